<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Earlier games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask to save when &amp;leaving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About sudoku-qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fill in notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter &amp;digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter &amp;notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check my answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Type in a puzzle of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play the puzzle typed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next puzzle from the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the &amp;bank</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>This is a saved game of “{game}”, which this program does not play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is larger than {limit} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a saved game of “{game}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game you left could not be opened and lies aside as {file}. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: it holds a number that no game has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game was saved by a newer program ({app}). Update this one to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a game saved by this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: its list of moves cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has more than {limit} moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file says that it stands after a move it does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than {limit} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: its lists are nested too deeply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: one of its words stands there twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: it does not say its version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: its part “{name}” is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: its “{name}” is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves in the file lead to another position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is here, but its history was lost. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged: it is not a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged or cut off: line {line} cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text holds no puzzle that this program can read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} holds no puzzle: it has no 81 cells in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text holds no line of 81 cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not a point of a board of {size}; points are written a1 to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{line}” is not a case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position of a case has {count} cells instead of 81.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} has {count} cells; a Sudoku has {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}, character {place}: “{character}” is no digit and no empty cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {what} are not nine rows of nine digits or dots.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notes at {where} are not different digits from 1 to 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a text of at most 10,000 characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The origin of the puzzle is “{word}”, which is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level of the puzzle is not a number from 1 to 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score of the puzzle is not a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notes are not a table of cells.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cell} is given and cannot be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The given of {cell} is missing among the values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This puzzle has several solutions (2 or more).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: {count} cells are empty. No mistake so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right: the puzzle is solved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong in {count} cells, marked on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No technique is called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no way of making puzzles called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no level {level}; levels are 1 to 5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no symmetry “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A puzzle has {fewest} to {most} givens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No puzzle with {clues} givens in this pattern was found. Ask for more givens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text has {count} rows; a Sudoku has 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} has {count} cells; a row of a Sudoku has 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was not saved: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose a name for a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder “{folder}” is not there. Save elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” was not saved. Save elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” may not be written to. Save elsewhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is a folder. Open a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not a file but a device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is not there (any more).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are not allowed to read “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>Open a game or a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games and puzzles ({patterns})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first of {count} files was opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recognised: {format}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> It holds {count} puzzles; this is the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>course text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9x9 text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>81-character lines</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Something went wrong in the program. Your game is kept; details: {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Leave the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the progress of this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not saved to its file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SudokuDesk</name>
    <message>
        <source>&amp;Puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{filled} of {cells}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cells in conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetching a puzzle from the bank…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bank holds 100 new puzzles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type in the givens of your puzzle, then play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the puzzle…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show and mend it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The puzzle has several solutions; this is one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} givens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Extremely easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the bank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opened puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typing in a puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>classic digging</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simple digging</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SudokuModel</name>
    <message>
        <source>row {row}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given {digit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>notes {digits}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conflict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a spoken cell</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>between digits</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{digits} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SudokuView</name>
    <message>
        <source>Sudoku board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
