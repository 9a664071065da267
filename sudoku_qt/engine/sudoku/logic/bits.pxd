# SPDX-License-Identifier: MIT
# The types of bits.py for the compiler; the functions come from bits.h.

ctypedef int Cell
ctypedef int Digit
ctypedef int House
ctypedef int Mask
ctypedef int Count
ctypedef int HouseSet
ctypedef int Node
ctypedef int Candidate
ctypedef bint Flag
ctypedef short *Room
ctypedef long long Key

cdef extern from "bits.h" nogil:
    ctypedef unsigned long long CellSet "cell_set"
    const CellSet HOUSES "bits_house"[27]
    const CellSet PEERS "bits_peers"[81]
    const CellSet NO_CELLS "bits_none"
    const CellSet ALL_CELLS "bits_all"
    const signed char ROW "bits_row"[81]
    const signed char COLUMN "bits_column"[81]
    const signed char BOX "bits_box"[81]
    const signed char BOX_PLACE "bits_box_place"[81]
    CellSet bit "bits_bit"(int cell)
    int first "bits_first"(CellSet cells)
    int count "bits_count"(CellSet cells)
    int low "bits_low"(int mask)
    int size "bits_size"(int mask)
    int after "bits_after"(int mask)
    CellSet area "bits_area"(int houses)
    int cell_at "bits_cell_at"(int house, int place)
    bint COMPILED "bits_compiled"
    const int OFF "bits_off"
    int house_of "bits_house_of"(int cell, int kind)
    int house_around "bits_house_around"(int cell, int turn)
    int box_row_column "bits_box_row_column"(int turn)
    int box_column_row "bits_box_column_row"(int turn)
    int place_in "bits_place_in"(int house, int cell)
    Room part "bits_part"(Room room, int start)
    void leave "bits_leave"(Room room)
    void copy "bits_copy"(int *to, const int *source, int number)
    void copy_shorts "bits_copy_shorts"(short *to, const short *source, int number)
    void add "bits_add"(CellSet *sets, int to, int source, int number)

cdef extern from "bits.h":
    Room room "bits_room"(int number) except NULL
    short *shorts "bits_shorts"(object room)
    unsigned char *bytes_of "bits_bytes"(object room)
    CellSet *sets_of "bits_sets"(object room)
