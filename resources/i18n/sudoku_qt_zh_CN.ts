<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About sudoku-qt</source>
        <translation>关于 sudoku-qt</translation>
    </message>
    <message>
        <source>A Sudoku and Gomoku program for the desktop.</source>
        <translation>桌面上的数独与五子棋。</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, PySide {pyside}</source>
        <translation>Python {python},Qt {qt},PySide {pyside}</translation>
    </message>
    <message>
        <source>This program: MIT License. Qt and PySide: LGPL 3.</source>
        <translation>本程序采用 MIT 许可证；Qt 与 PySide 采用 LGPL 3。</translation>
    </message>
    <message>
        <source>Digits: Inter, SIL Open Font License 1.1.</source>
        <translation>数字字体：Inter，SIL 开放字体许可证 1.1。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新题目(&amp;N)…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Earlier games</source>
        <translation>之前的对局(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Ask to save when &amp;leaving</source>
        <translation>离开时询问是否保存(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键一览(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About sudoku-qt</source>
        <translation>关于 sudoku-qt(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>清除单元格(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Fill in notes</source>
        <translation>自动填候选数(&amp;F)</translation>
    </message>
    <message>
        <source>Enter &amp;digits</source>
        <translation>填数字(&amp;D)</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Enter &amp;notes</source>
        <translation>填笔记(&amp;N)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>&amp;Check my answer</source>
        <translation>检查我的答案(&amp;C)</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>求解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Type in a puzzle of your own</source>
        <translation>自己出题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Play the puzzle typed in</source>
        <translation>开始做这道题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle from the bank</source>
        <translation>题库中的下一题(&amp;N)</translation>
    </message>
    <message>
        <source>Reset the &amp;bank</source>
        <translation>重置题库(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
</context>
<context>
    <name>Fault</name>
    <message>
        <source>This is a saved game of “{game}”, which this program does not play.</source>
        <translation>这是“{game}”的存档，本程序不支持这种游戏。</translation>
    </message>
    <message>
        <source>This is a saved game of “{game}”.</source>
        <translation>这是“{game}”的存档。</translation>
    </message>
    <message>
        <source>The game you left could not be opened and lies aside as {file}. {reason}</source>
        <translation>上次的对局打不开，已另存为 {file}。{reason}</translation>
    </message>
    <message>
        <source>The file is damaged: it holds a number that no game has.</source>
        <translation>文件已损坏：其中有不可能出现的数值。</translation>
    </message>
    <message>
        <source>This game was saved by a newer program ({app}). Update this one to open it.</source>
        <translation>这个存档由更新的版本（{app}）写成。请先更新本程序再打开。</translation>
    </message>
    <message>
        <source>This is not a game saved by this program.</source>
        <translation>这不是本程序保存的对局。</translation>
    </message>
    <message>
        <source>The file is damaged: its list of moves cannot be read.</source>
        <translation>文件已损坏：无法读取步骤记录。</translation>
    </message>
    <message>
        <source>The file has more than {limit} moves.</source>
        <translation>文件中的步骤超过了 {limit} 步。</translation>
    </message>
    <message>
        <source>The file has more moves than can be played again.</source>
        <translation>文件中的步骤太多，无法逐步重现。</translation>
    </message>
    <message>
        <source>The file says that it stands after a move it does not have.</source>
        <translation>文件记录的当前步骤并不存在。</translation>
    </message>
    <message>
        <source>“{word}” is not a move.</source>
        <translation>“{word}”不是一步有效的操作。</translation>
    </message>
    <message>
        <source>The file is larger than {limit} MB.</source>
        <translation>文件超过 {limit} MB。</translation>
    </message>
    <message>
        <source>The file is damaged: its lists are nested too deeply.</source>
        <translation>文件已损坏：嵌套层数过多。</translation>
    </message>
    <message>
        <source>The file is damaged: one of its words stands there twice.</source>
        <translation>文件已损坏：有重复的条目。</translation>
    </message>
    <message>
        <source>The file is damaged: it does not say its version.</source>
        <translation>文件已损坏：缺少版本信息。</translation>
    </message>
    <message>
        <source>The file is damaged: its part “{name}” is missing.</source>
        <translation>文件已损坏：缺少“{name}”部分。</translation>
    </message>
    <message>
        <source>The file is damaged: its “{name}” is not a number.</source>
        <translation>文件已损坏：“{name}”不是数字。</translation>
    </message>
    <message>
        <source>The moves in the file lead to another position.</source>
        <translation>文件中的步骤得不到所存的盘面。</translation>
    </message>
    <message>
        <source>The game is here, but its history was lost. {reason}</source>
        <translation>对局已恢复，但步骤记录丢失。{reason}</translation>
    </message>
    <message>
        <source>The file is damaged: it is not a text.</source>
        <translation>文件已损坏：不是文本。</translation>
    </message>
    <message>
        <source>The file is damaged or cut off: line {line} cannot be read.</source>
        <translation>文件已损坏或不完整：第 {line} 行无法读取。</translation>
    </message>
    <message>
        <source>This text holds no puzzle that this program can read.</source>
        <translation>文本中没有本程序能识别的题目。</translation>
    </message>
    <message>
        <source>Line 1: the board has {columns} columns and {rows} rows; boards here are square, from {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line 1 is not the heading of a Piskvork file, as in “Piskvorky 15x15, 0:3, 0”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: column {column}, row {row} is not on a board of {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: there are more moves than points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is not a move, as in “8,8,1200”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte {byte}: the line of moves is longer than any game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte {byte}: the file ends in the middle of a text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte {byte}: this is not the heading of a RenLib file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte {byte}: this is a RenLib file of version {version}; only 3 is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte {byte}: the file ends in the middle of a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Byte {byte}: {value} is not a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RenLib knows boards of 15 rows only; this one has {size}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This format cannot hold stones that were set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the main line was read; the file has variations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s comments were left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: the file ends in the middle of a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: “{word}” cannot stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: this is a game of another kind, number {game}; Gomoku is 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: “{word}” is not the size of a board here, {least} to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text holds no game in the Smart Game Format.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was read as far as stones are set up in the middle of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has more than {limit} games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text does not tell the board&apos;s size; {size} rows were taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text holds no points of a board, as in “h8i9j10”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}, character {place}: “{word}” is not a point, as in “h8”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} holds no puzzle: it has no 81 cells in a row.</source>
        <translation>第 {line} 行不是题目：没有连续的 81 格。</translation>
    </message>
    <message>
        <source>This text holds no line of 81 cells.</source>
        <translation>文本中没有 81 格的题目行。</translation>
    </message>
    <message>
        <source>“{word}” is not a point of a board of {size}; points are written a1 to {last}.</source>
        <translation>“{word}”不是 {size} 路棋盘上的点；点的写法为 a1 到 {last}。</translation>
    </message>
    <message>
        <source>A colour has to be chosen first.</source>
        <translation>请先选择执黑或执白。</translation>
    </message>
    <message>
        <source>{point} is taken.</source>
        <translation>{point} 已有棋子。</translation>
    </message>
    <message>
        <source>This is not possible before the opening is over.</source>
        <translation>开局阶段结束前不能这样做。</translation>
    </message>
    <message>
        <source>There is no such choice now.</source>
        <translation>现在没有这个选项。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局已经结束。</translation>
    </message>
    <message>
        <source>“{word}” is not a level of this program.</source>
        <translation>本程序没有“{word}”这个难度。</translation>
    </message>
    <message>
        <source>“{word}” is not a style of this program.</source>
        <translation>本程序没有“{word}”这种棋风。</translation>
    </message>
    <message>
        <source>This format has no word for a pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {number} and what follows were left out. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not a rule of Gomoku that this program knows.</source>
        <translation>本程序不认识五子棋规则“{word}”。</translation>
    </message>
    <message>
        <source>{point} is forbidden to Black: it would make a row of more than five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} is forbidden to Black: it would make two fours at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} is forbidden to Black: it would make two open threes at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is damaged: its “{name}” cannot be read.</source>
        <translation>存档已损坏：“{name}”无法读取。</translation>
    </message>
    <message>
        <source>“{word}” is not an opening rule that this program knows.</source>
        <translation>本程序不认识开局规则“{word}”。</translation>
    </message>
    <message>
        <source>A board has from {least} to {most} rows.</source>
        <translation>棋盘应有 {least} 到 {most} 路。</translation>
    </message>
    <message>
        <source>The position that was set up holds five in a row already.</source>
        <translation>摆好的局面已经有连五。</translation>
    </message>
    <message>
        <source>The position that was set up has no empty point.</source>
        <translation>摆好的局面没有空点。</translation>
    </message>
    <message>
        <source>Two stones were set up at {point}.</source>
        <translation>{point} 上摆了两枚棋子。</translation>
    </message>
    <message>
        <source>{point} makes five in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} makes an open four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} makes two fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} makes a four and an open three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} makes a four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} makes two open threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} makes an open three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} makes a row of six or more, which does not win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} stops five in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} stops an open four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point} stops a double threat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{line}” is not a case.</source>
        <translation>“{line}”不是一个用例。</translation>
    </message>
    <message>
        <source>A position of a case has {count} cells instead of 81.</source>
        <translation>用例的盘面有 {count} 格，应为 81 格。</translation>
    </message>
    <message>
        <source>Empty cells are written in several ways here: {kinds}</source>
        <translation>空格的写法不一致：{kinds}</translation>
    </message>
    <message>
        <source>Line {line} has {count} cells; a Sudoku has {wanted}.</source>
        <translation>第 {line} 行有 {count} 格，数独应有 {wanted} 格。</translation>
    </message>
    <message>
        <source>Line {line}, character {place}: “{character}” is no digit and no empty cell.</source>
        <translation>第 {line} 行第 {place} 个字符“{character}”既不是数字也不是空格。</translation>
    </message>
    <message>
        <source>The {what} are not nine rows of nine digits or dots.</source>
        <translation>“{what}”不是九行、每行九个数字或点。</translation>
    </message>
    <message>
        <source>The notes at {where} are not different digits from 1 to 9.</source>
        <translation>{where} 的笔记不是 1 到 9 的不同数字。</translation>
    </message>
    <message>
        <source>“{word}” is not a cell; cells are written r1c1 to r9c9.</source>
        <translation>“{word}”不是单元格；单元格的写法为 r1c1 到 r9c9。</translation>
    </message>
    <message>
        <source>“{name}” is not a text of at most 10,000 characters.</source>
        <translation>“{name}”不是 10,000 字以内的文本。</translation>
    </message>
    <message>
        <source>The origin of the puzzle is “{word}”, which is unknown.</source>
        <translation>题目来源“{word}”未知。</translation>
    </message>
    <message>
        <source>The level of the puzzle is not a number from 1 to 5.</source>
        <translation>题目的难度级别不是 1 到 5 的数字。</translation>
    </message>
    <message>
        <source>The score of the puzzle is not a number.</source>
        <translation>题目的分数不是数字。</translation>
    </message>
    <message>
        <source>The notes are not a table of cells.</source>
        <translation>笔记不是按单元格列出的。</translation>
    </message>
    <message>
        <source>{cell} is given and cannot be changed.</source>
        <translation>{cell} 是提示数，不能修改。</translation>
    </message>
    <message>
        <source>The given of {cell} is missing among the values.</source>
        <translation>{cell} 的提示数在盘面中缺失。</translation>
    </message>
    <message>
        <source>This puzzle has several solutions (2 or more).</source>
        <translation>这道题多解（至少 2 个解）。</translation>
    </message>
    <message>
        <source>This puzzle breaks a rule: {reason}.</source>
        <translation>这道题违反规则：{reason}。</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>这道题无解。</translation>
    </message>
    <message>
        <source>Right: the puzzle is solved.</source>
        <translation>正确，题目已解出。</translation>
    </message>
    <message>
        <source>No technique is called “{name}”.</source>
        <translation>没有名为“{name}”的技巧。</translation>
    </message>
    <message>
        <source>There is no way of making puzzles called “{name}”.</source>
        <translation>没有名为“{name}”的出题方式。</translation>
    </message>
    <message>
        <source>There is no level {level}; levels are 1 to 5.</source>
        <translation>没有级别 {level}；级别为 1 到 5。</translation>
    </message>
    <message>
        <source>There is no symmetry “{name}”.</source>
        <translation>没有名为“{name}”的对称方式。</translation>
    </message>
    <message>
        <source>A puzzle has {fewest} to {most} givens.</source>
        <translation>提示数应为 {fewest} 到 {most} 个。</translation>
    </message>
    <message>
        <source>No puzzle with {clues} givens in this pattern was found. Ask for more givens.</source>
        <translation>没有找到符合这种对称、{clues} 个提示数的题目。请增加提示数。</translation>
    </message>
    <message>
        <source>This pattern cannot have {clues} givens.</source>
        <translation>这种对称不可能有 {clues} 个提示数。</translation>
    </message>
    <message>
        <source>The text has {count} rows; a Sudoku has 9.</source>
        <translation>文本有 {count} 行，数独应有 9 行。</translation>
    </message>
    <message>
        <source>Line {line} has {count} cells; a row of a Sudoku has 9.</source>
        <translation>第 {line} 行有 {count} 格，数独每行应有 9 格。</translation>
    </message>
    <message>
        <source>A page of a technique has no title or no sentence.</source>
        <translation>技巧页面缺少标题或例句。</translation>
    </message>
    <message>
        <source>row {number} has two {digit}s</source>
        <translation>第 {number} 行有两个 {digit}</translation>
    </message>
    <message>
        <source>column {number} has two {digit}s</source>
        <translation>第 {number} 列有两个 {digit}</translation>
    </message>
    <message>
        <source>box {number} has two {digit}s</source>
        <translation>第 {number} 宫有两个 {digit}</translation>
    </message>
    <message>
        <source>a puzzle has 81 characters, and this text has {length}</source>
        <translation>题目应有 81 个字符，这段文本有 {length} 个</translation>
    </message>
    <message>
        <source>puzzles are an array uint8[N, 81], and this is {kind}{shape}</source>
        <translation>题目应为 uint8[N, 81] 数组，这里是 {kind}{shape}</translation>
    </message>
    <message>
        <source>solutions are counted up to a limit of 1-255, not {limit}</source>
        <translation>解的个数上限应为 1 到 255，不能是 {limit}</translation>
    </message>
    <message>
        <source>puzzle {number} has a value above 9</source>
        <translation>第 {number} 题中有大于 9 的数值</translation>
    </message>
    <message>
        <source>“{character}” in row {row}, column {column} is no digit and no empty cell</source>
        <translation>第 {row} 行第 {column} 列的“{character}”既不是数字也不是空格</translation>
    </message>
    <message>
        <source>This is not a text file.</source>
        <translation>这不是文本文件。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>“{name}” was not saved: {reason}</source>
        <translation>“{name}”没有保存：{reason}</translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MB.</source>
        <translation>“{name}”超过 {limit} MB。</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Choose a name for a file.</source>
        <translation>“{name}”是文件夹。请另取一个文件名。</translation>
    </message>
    <message>
        <source>The folder “{folder}” is not there. Save elsewhere.</source>
        <translation>文件夹“{folder}”不存在。请保存到别处。</translation>
    </message>
    <message>
        <source>The disk is full, so “{name}” was not saved. Save elsewhere.</source>
        <translation>磁盘已满，“{name}”没有保存。请保存到别处。</translation>
    </message>
    <message>
        <source>“{name}” may not be written to. Save elsewhere.</source>
        <translation>“{name}”不可写入。请保存到别处。</translation>
    </message>
    <message>
        <source>“{name}” is a folder. Open a file in it.</source>
        <translation>“{name}”是文件夹。请打开其中的文件。</translation>
    </message>
    <message>
        <source>“{name}” is not a file but a device.</source>
        <translation>“{name}”是设备，不是文件。</translation>
    </message>
    <message>
        <source>Not finished: {count} to go, and no mistake so far.</source>
        <translation>尚未完成：还剩 {count} 格，目前没有错误。</translation>
    </message>
    <message>
        <source>Wrong: {count} marked on the board.</source>
        <translation>有错：盘面上标出了 {count} 格。</translation>
    </message>
    <message>
        <source>“{name}” is not there (any more).</source>
        <translation>“{name}”不存在或已被删除。</translation>
    </message>
    <message>
        <source>You are not allowed to read “{name}”.</source>
        <translation>没有读取“{name}”的权限。</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}</source>
        <translation>“{name}”无法读取：{reason}</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>Open a game or a puzzle</source>
        <translation>打开存档或题目</translation>
    </message>
    <message>
        <source>Games and puzzles ({patterns})</source>
        <translation>存档与题目 ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Only the first of {count} files was opened.</source>
        <translation>共 {count} 个文件，只打开了第一个。</translation>
    </message>
    <message>
        <source>Recognised: {format}.</source>
        <translation>识别为：{format}。</translation>
    </message>
    <message>
        <source> It holds {count} puzzles; this is the first.</source>
        <translation>其中有 {count} 道题，这是第一道。</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>Saved games ({patterns})</source>
        <translation>存档 ({patterns})</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>course text</source>
        <translation>课程格式文本</translation>
    </message>
    <message>
        <source>Piskvork (.psq)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RenLib (.lib)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smart Game Format (.sgf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9x9 text</source>
        <translation>9×9 文本</translation>
    </message>
    <message>
        <source>81-character lines</source>
        <translation>81 字符题目行</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Sudoku</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键一览</translation>
    </message>
</context>
<context>
    <name>Mishaps</name>
    <message>
        <source>Something went wrong in the program. Your game is kept; details: {file}</source>
        <translation>程序内部出错。对局已保留，详情见：{file}</translation>
    </message>
</context>
<context>
    <name>NewSudokuDialog</name>
    <message>
        <source>Extremely easy</source>
        <translation>低级</translation>
    </message>
    <message>
        <source>50 givens or more. To learn the rules.</source>
        <translation>50 个以上提示数，适合熟悉规则。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>36 to 49 givens. A relaxed game.</source>
        <translation>36 到 49 个提示数，轻松一局。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>32 to 35 givens. It takes a closer look.</source>
        <translation>32 到 35 个提示数，需要仔细观察。</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>28 to 31 givens. Notes will help.</source>
        <translation>28 到 31 个提示数，最好做笔记。</translation>
    </message>
    <message>
        <source>Evil</source>
        <translation>骨灰级</translation>
    </message>
    <message>
        <source>22 to 27 givens. As empty as it gets.</source>
        <translation>22 到 27 个提示数，几乎是空盘。</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>One solution, and givens in a pattern.</source>
        <translation>唯一解，提示数按对称排列。</translation>
    </message>
    <message>
        <source>Classic digging</source>
        <translation>经典挖洞</translation>
    </message>
    <message>
        <source>Holes are dug in an order that belongs to the level; no pattern.</source>
        <translation>按该级别的次序挖洞，不讲究对称。</translation>
    </message>
    <message>
        <source>Simple digging</source>
        <translation>简单挖洞</translation>
    </message>
    <message>
        <source>Each cell is emptied by chance, more of them at a higher level.</source>
        <translation>每格按概率挖去，级别越高挖得越多。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无对称</translation>
    </message>
    <message>
        <source>Central</source>
        <translation>中心对称</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>Anti-diagonal</source>
        <translation>反对角线</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>四分之一旋转</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部对称</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>As the level has it</source>
        <translation>由级别决定</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>The same seed and choices give the same puzzle again.</source>
        <translation>种子与选项相同，题目就相同。</translation>
    </message>
    <message>
        <source>How hard should it be?</source>
        <translation>想要多难？</translation>
    </message>
    <message>
        <source>&amp;Made by</source>
        <translation>出题方式(&amp;M)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>对称(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>提示数(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>Make it</source>
        <translation>出题</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ProgressStrip</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Leave the game</source>
        <translation>离开对局</translation>
    </message>
    <message>
        <source>Save the progress of this game?</source>
        <translation>要保存这局的进度吗？</translation>
    </message>
    <message>
        <source>{game}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Not saved to its file</source>
        <translation>未存入文件</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已自动保留</translation>
    </message>
</context>
<context>
    <name>SudokuCard</name>
    <message>
        <source>Extremely easy</source>
        <translation>低级</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>Difficult</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Evil</source>
        <translation>骨灰级</translation>
    </message>
    <message>
        <source>A new puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>From the bank</source>
        <translation>题库题目</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>自己出的题</translation>
    </message>
    <message>
        <source>An opened puzzle</source>
        <translation>打开的题目</translation>
    </message>
    <message>
        <source>Typing in a puzzle</source>
        <translation>正在出题</translation>
    </message>
    <message>
        <source>standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>classic digging</source>
        <translation>经典挖洞</translation>
    </message>
    <message>
        <source>simple digging</source>
        <translation>简单挖洞</translation>
    </message>
    <message>
        <source>{count} givens</source>
        <translation>{count} 个提示数</translation>
    </message>
    <message>
        <source>digging score {score}</source>
        <translation>挖洞评分 {score}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>种子 {seed}</translation>
    </message>
</context>
<context>
    <name>SudokuDesk</name>
    <message>
        <source>&amp;Puzzle</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>{filled} of {cells}</source>
        <translation>已填 {filled}/{cells}</translation>
    </message>
    <message>
        <source>in conflict: {count}</source>
        <translation>冲突 {count} 格</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>正在出题…</translation>
    </message>
    <message>
        <source>Fetching a puzzle from the bank…</source>
        <translation>正在从题库取题…</translation>
    </message>
    <message>
        <source>The bank holds 100 new puzzles.</source>
        <translation>题库已换成 100 道新题。</translation>
    </message>
    <message>
        <source>Type in the givens of your puzzle, then play it.</source>
        <translation>请填入你的题目的提示数，然后开始做题。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>开始做题</translation>
    </message>
    <message>
        <source>Looking at the puzzle…</source>
        <translation>正在检查题目…</translation>
    </message>
    <message>
        <source>Show and mend it</source>
        <translation>显示并修改</translation>
    </message>
    <message>
        <source>Play it all the same</source>
        <translation>仍然做这道题</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions; this is one of them.</source>
        <translation>这道题多解，这是其中一个解。</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <source>Solved. Well done!</source>
        <translation>完成，真棒!</translation>
    </message>
</context>
<context>
    <name>SudokuKeySheet</name>
    <message>
        <source>Enter a digit</source>
        <translation>填数字</translation>
    </message>
    <message>
        <source>Enter a note</source>
        <translation>填笔记</translation>
    </message>
    <message>
        <source>Empty a cell</source>
        <translation>清空单元格</translation>
    </message>
    <message>
        <source>Switch between digits and notes</source>
        <translation>切换数字与笔记</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动</translation>
    </message>
    <message>
        <source>First or last column</source>
        <translation>第一列或最后一列</translation>
    </message>
    <message>
        <source>Top or bottom row</source>
        <translation>第一行或最后一行</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>下一个空格</translation>
    </message>
    <message>
        <source>Next box</source>
        <translation>下一宫</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>选择多个单元格</translation>
    </message>
    <message>
        <source>Leave the board</source>
        <translation>离开盘面</translation>
    </message>
</context>
<context>
    <name>SudokuModel</name>
    <message>
        <source>row {row}</source>
        <translation>第 {row} 行</translation>
    </message>
    <message>
        <source>column {column}</source>
        <translation>第 {column} 列</translation>
    </message>
    <message>
        <source>given {digit}</source>
        <translation>提示数 {digit}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>notes {digits}</source>
        <translation>笔记 {digits}</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>冲突</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a spoken cell</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between digits</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>{digits} and {last}</source>
        <translation>{digits}、{last}</translation>
    </message>
</context>
<context>
    <name>SudokuPad</name>
    <message>
        <source>Erase</source>
        <translation>擦除</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Enter notes instead of digits (Space)</source>
        <translation>填笔记而不是数字（空格键）</translation>
    </message>
    <message>
        <source>Digit {digit}, {count} to place</source>
        <translation>数字 {digit}，还剩 {count} 个</translation>
    </message>
</context>
<context>
    <name>SudokuPage</name>
    <message>
        <source>Space switches between digits and notes</source>
        <translation>按空格键切换数字与笔记</translation>
    </message>
    <message>
        <source>Shift + digit or Ctrl + digit: one note</source>
        <translation>Shift + 数字或 Ctrl + 数字：填一个笔记</translation>
    </message>
</context>
<context>
    <name>SudokuView</name>
    <message>
        <source>Sudoku board</source>
        <translation>数独盘面</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
</context>
<context>
    <name>TipCard</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>More tools</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Time played: {time}</source>
        <translation>用时：{time}</translation>
    </message>
</context>
</TS>
