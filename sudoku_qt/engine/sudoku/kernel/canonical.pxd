# SPDX-License-Identifier: MIT
# The C types of canonical.py, for the compiler alone: Python never reads this file.

cdef struct Image:
    unsigned char rows[9]
    unsigned char columns[9]
    unsigned char values[9]
    unsigned char alike[3]
    unsigned char labels[10]
    unsigned char tied[3]
    unsigned char tied_from[3]
    int stacks_alike
    int labels_used
    int band
    int rows_used
    int tied_stacks
    int tied_stacks_from

cdef struct Search:
    unsigned char board[81]
    long long rows[81]
    long long best[9]
    int rows_known
    Image laid[81]
    Image images[10]
    Image found[1]
    int turned
    int found_turned
    int fewest
    long long ways
    unsigned char places[9]
    long long seconds[36]
    int clues[18]

ctypedef Image *ImagePointer
ctypedef Search *SearchPointer
ctypedef const unsigned char *Digits
ctypedef unsigned char *Buffer

cdef extern from *:
    Image *image_at "&" (Image image) nogil
    Search *search_at "&" (Search search) nogil

cdef bytes DIGITS
cdef int NEW, NO_ROW, PAIRS, SLICE
cdef long long FIRST_ROW, ABOVE_ALL

cdef bytes cells_of(SearchPointer s)
cdef bytes digits_of(SearchPointer s)
cdef bint least_image(SearchPointer s, Digits puzzles, long long start) noexcept nogil
cdef int orders_of_alike(ImagePointer image) noexcept nogil
cdef void write_form(SearchPointer s, Buffer target, long long start) noexcept nogil
cdef void turn(SearchPointer s, Digits puzzles, long long start, bint turned) noexcept nogil
cdef int clues_of_row(SearchPointer s, int row) noexcept nogil
cdef bint is_full_grid(SearchPointer s) noexcept nogil
cdef void extend_grid(SearchPointer s, Digits puzzles, long long start) noexcept nogil
cdef long long try_orders(SearchPointer s, int pair, bint going_on) noexcept nogil
cdef void find_places(SearchPointer s, int row, int other) noexcept nogil
cdef void order_columns_of_grid(
    SearchPointer s, ImagePointer image, int one, int two, int last
) noexcept nogil
cdef long long second_row(SearchPointer s, ImagePointer image) noexcept nogil
cdef void begin_grid(SearchPointer s, ImagePointer image, int row) noexcept nogil
cdef bint has_legal_rows(SearchPointer s) noexcept nogil
cdef void begin(ImagePointer image) noexcept nogil
cdef void copy(ImagePointer source, ImagePointer target) noexcept nogil
cdef void extend(SearchPointer s, int level) noexcept nogil
cdef void lay_rows(SearchPointer s, int level) noexcept nogil
cdef void arrange(SearchPointer s, ImagePointer image, int row) noexcept nogil
cdef void sort_columns(ImagePointer image, int left, int right) noexcept nogil
cdef void sort_stacks(ImagePointer image, int left) noexcept nogil
cdef int key_of(ImagePointer image, int stack) noexcept nogil
cdef long long number_of_row(ImagePointer image) noexcept nogil
cdef void find_ties(ImagePointer image) noexcept nogil
cdef void break_ties(SearchPointer s, int level, int row) noexcept nogil
cdef void order_stacks(ImagePointer laid, ImagePointer image, int turn) noexcept nogil
cdef void order_columns(ImagePointer image, int stack, int turn) noexcept nogil
cdef void give_labels(SearchPointer s, ImagePointer image, int row) noexcept nogil
cdef int orders_of(int number) noexcept nogil
cdef int item_of(int number, int turn, int n) noexcept nogil
