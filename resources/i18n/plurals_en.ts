<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>BugReport</name>
    <message numerus="yes">
        <source>Copied: versions, system, screen and the last {count} errors.</source>
        <translation>
            <numerusform>Copied: versions, system, screen and the last error.</numerusform>
            <numerusform>Copied: versions, system, screen and the last {count} errors.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CageCard</name>
    <message numerus="yes">
        <source>{total} in {count} cells</source>
        <translation>
            <numerusform>{total} in {count} cell</numerusform>
            <numerusform>{total} in {count} cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Checkpoints</name>
    <message numerus="yes">
        <source>{count} moves taken back, to when all was right. Redo makes them again.</source>
        <translation>
            <numerusform>{count} move taken back, to when all was right. Redo makes it again.</numerusform>
            <numerusform>{count} moves taken back, to when all was right. Redo makes them again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>About {count} minutes: {techniques}</source>
        <translation>
            <numerusform>About a minute: {techniques}</numerusform>
            <numerusform>About {count} minutes: {techniques}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {count} more puzzles your own games are taken into account.</source>
        <translation>
            <numerusform>After one more puzzle your own games are taken into account.</numerusform>
            <numerusform>After {count} more puzzles your own games are taken into account.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Composing</name>
    <message numerus="yes">
        <source>solutions</source>
        <translation>
            <numerusform>solution</numerusform>
            <numerusform>solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} solutions</source>
        <translation>
            <numerusform>1 solution</numerusform>
            <numerusform>{count} solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{settled} empty cells settled, {open} open</source>
        <translation>
            <numerusform>{settled} empty cell settled, {open} open</numerusform>
            <numerusform>{settled} empty cells settled, {open} open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rules</source>
        <translation>
            <numerusform>{count} rule</numerusform>
            <numerusform>{count} rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message numerus="yes">
        <source>{count} more right at the first try, one after the other, and it is done.</source>
        <translation>
            <numerusform>One more right at the first try, and it is done.</numerusform>
            <numerusform>{count} more right at the first try, one after the other, and it is done.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{marked} of {count} cells marked</source>
        <translation>
            <numerusform>{marked} of 1 cell marked</numerusform>
            <numerusform>{marked} of {count} cells marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GomokuWords</name>
    <message numerus="yes">
        <source>{count} moves</source>
        <translation>
            <numerusform>1 move</numerusform>
            <numerusform>{count} moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message numerus="yes">
        <source>{count} lessons</source>
        <translation>
            <numerusform>{count} lesson</numerusform>
            <numerusform>{count} lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryChanges</name>
    <message numerus="yes">
        <source>{count} entries are removed.</source>
        <translation>
            <numerusform>It is removed.</numerusform>
            <numerusform>{count} entries are removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are back.</source>
        <translation>
            <numerusform>It is back in the library.</numerusform>
            <numerusform>{count} entries are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} entries will be gone for good. They cannot be put back then.</source>
        <translation>
            <numerusform>This entry will be gone for good. It cannot be put back then.</numerusform>
            <numerusform>{count} entries will be gone for good. They cannot be put back then.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message numerus="yes">
        <source>{count} hours ago</source>
        <translation>
            <numerusform>1 hour ago</numerusform>
            <numerusform>{count} hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} givens</source>
        <translation>
            <numerusform>1 given</numerusform>
            <numerusform>{count} givens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryTransfers</name>
    <message numerus="yes">
        <source>{count} entries came from the backup; all others are still here.</source>
        <translation>
            <numerusform>1 entry came from the backup; all others are still here.</numerusform>
            <numerusform>{count} entries came from the backup; all others are still here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} are damaged and were left out.</source>
        <translation>
            <numerusform>1 is damaged and was left out.</numerusform>
            <numerusform>{count} are damaged and were left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message numerus="yes">
        <source>{count} entries.</source>
        <translation>
            <numerusform>1 entry.</numerusform>
            <numerusform>{count} entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListDrawing</name>
    <message numerus="yes">
        <source>Drawing {count} puzzles…</source>
        <translation>
            <numerusform>Drawing {count} puzzle…</numerusform>
            <numerusform>Drawing {count} puzzles…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pictures of {count} puzzles</source>
        <translation>
            <numerusform>Picture of {count} puzzle</numerusform>
            <numerusform>Pictures of {count} puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are there already, such as “{name}”. Replace them?</source>
        <translation>
            <numerusform>{count} file is there already: “{name}”. Replace it?</numerusform>
            <numerusform>{count} files are there already, such as “{name}”. Replace them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pictures are written: {first} to {last}</source>
        <translation>
            <numerusform>{count} picture is written: {first}</numerusform>
            <numerusform>{count} pictures are written: {first} to {last}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message numerus="yes">
        <source>Digits in {count} cells</source>
        <translation>
            <numerusform>A digit in 1 cell</numerusform>
            <numerusform>Digits in {count} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells emptied</source>
        <translation>
            <numerusform>1 cell emptied</numerusform>
            <numerusform>{count} cells emptied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes in {count} cells</source>
        <translation>
            <numerusform>Notes in 1 cell</numerusform>
            <numerusform>Notes in {count} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in {count} cells</source>
        <translation>
            <numerusform>notes in 1 cell</numerusform>
            <numerusform>notes in {count} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colours in {count} cells</source>
        <translation>
            <numerusform>Colours in 1 cell</numerusform>
            <numerusform>Colours in {count} cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewTournamentDialog</name>
    <message numerus="yes">
        <source>{count} games, all of which come to the library.</source>
        <translation>
            <numerusform>{count} game, which comes to the library.</numerusform>
            <numerusform>{count} games, all of which come to the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureCheckDialog</name>
    <message numerus="yes">
        <source>{count} cells in doubt</source>
        <translation>
            <numerusform>One cell in doubt</numerusform>
            <numerusform>{count} cells in doubt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicturePager</name>
    <message numerus="yes">
        <source>{count} puzzles with cells in doubt</source>
        <translation>
            <numerusform>One puzzle with cells in doubt</numerusform>
            <numerusform>{count} puzzles with cells in doubt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PrintWorkshop</name>
    <message numerus="yes">
        <source>Preview · {count} pages</source>
        <translation>
            <numerusform>Preview · 1 page</numerusform>
            <numerusform>Preview · {count} pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleListModel</name>
    <message numerus="yes">
        <source>{count} givens</source>
        <translation>
            <numerusform>1 given</numerusform>
            <numerusform>{count} givens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleLists</name>
    <message numerus="yes">
        <source>{count} puzzles; the others were not read</source>
        <translation>
            <numerusform>1 puzzle; the others were not read</numerusform>
            <numerusform>{count} puzzles; the others were not read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles</source>
        <translation>
            <numerusform>1 puzzle</numerusform>
            <numerusform>{count} puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles so far…</source>
        <translation>
            <numerusform>1 puzzle so far…</numerusform>
            <numerusform>{count} puzzles so far…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are no puzzles: {lines}</source>
        <translation>
            <numerusform>Line {lines} is no puzzle.</numerusform>
            <numerusform>{count} lines are no puzzles: {lines}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PuzzleSource</name>
    <message numerus="yes">
        <source>{name}: {count} puzzles</source>
        <translation>
            <numerusform>{name}: 1 puzzle</numerusform>
            <numerusform>{name}: {count} puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles</source>
        <translation>
            <numerusform>1 puzzle</numerusform>
            <numerusform>{count} puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewRound</name>
    <message numerus="yes">
        <source>in {count} days {techniques}</source>
        <translation>
            <numerusform>in {count} day {techniques}</numerusform>
            <numerusform>in {count} days {techniques}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunKeys</name>
    <message numerus="yes">
        <source>{count} lines</source>
        <translation>
            <numerusform>{count} line</numerusform>
            <numerusform>{count} lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SudokuCard</name>
    <message numerus="yes">
        <source>{count} givens</source>
        <translation>
            <numerusform>1 given</numerusform>
            <numerusform>{count} givens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SudokuFinish</name>
    <message numerus="yes">
        <source>Solved: {count} days in a row</source>
        <translation>
            <numerusform>Solved today</numerusform>
            <numerusform>Solved: {count} days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes</source>
        <translation>
            <numerusform>1 mistake</numerusform>
            <numerusform>{count} mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hints</source>
        <translation>
            <numerusform>1 hint</numerusform>
            <numerusform>{count} hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SudokuHint</name>
    <message numerus="yes">
        <source>Put the notes back</source>
        <translation>
            <numerusform>Put the note back</numerusform>
            <numerusform>Put the notes back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Back to when all was right ({count} moves)</source>
        <translation>
            <numerusform>Back to when all was right (1 move)</numerusform>
            <numerusform>Back to when all was right ({count} moves)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Back {count} moves</source>
        <translation>
            <numerusform>Back 1 move</numerusform>
            <numerusform>Back {count} moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits can be placed.</source>
        <translation>
            <numerusform>A digit can be placed.</numerusform>
            <numerusform>{count} digits can be placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates can be struck out.</source>
        <translation>
            <numerusform>A candidate can be struck out.</numerusform>
            <numerusform>{count} candidates can be struck out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SudokuInfo</name>
    <message numerus="yes">
        <source>{count} cells to go</source>
        <translation>
            <numerusform>1 cell to go</numerusform>
            <numerusform>{count} cells to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message numerus="yes">
        <source>{name}: {count} openings</source>
        <translation>
            <numerusform>{name}: {count} opening</numerusform>
            <numerusform>{name}: {count} openings</numerusform>
        </translation>
    </message>
</context>
</TS>
