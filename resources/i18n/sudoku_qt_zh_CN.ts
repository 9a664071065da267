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
        <source>&amp;Copy details</source>
        <translation>复制详情(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>许可证(&amp;L)…</translation>
    </message>
    <message>
        <source>Python {python}, Qt {qt}, PySide {pyside}</source>
        <translation>Python {python}，Qt {qt}，PySide {pyside}</translation>
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
    <name>Accents</name>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫色</translation>
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
        <source>Pl&amp;ay</source>
        <translation>游戏(&amp;A)</translation>
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
        <translation>新游戏(&amp;N)…</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新游戏</translation>
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
        <translation>之前的游戏(&amp;E)</translation>
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
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
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
        <source>There is nothing to take back.</source>
        <translation>没有可以撤销的步骤。</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>没有撤销过的步骤。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y picture</source>
        <translation>复制图片(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play the other game</source>
        <translation>切换到另一种游戏(&amp;P)</translation>
    </message>
    <message>
        <source>Pa&amp;use / Resume</source>
        <translation>暂停 / 继续(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Librar&amp;y…</source>
        <translation>题库(&amp;Y)…</translation>
    </message>
    <message>
        <source>E&amp;xport picture or page…</source>
        <translation>导出图片或网页(&amp;X)…</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>本局已经结束。</translation>
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
        <source>&amp;Preferences…</source>
        <translation>偏好设置(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>使用指南(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键一览(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Copy details for a bug report</source>
        <translation>复制错误报告详情(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;About sudoku-qt</source>
        <translation>关于 sudoku-qt(&amp;A)</translation>
    </message>
    <message>
        <source>Practise a techni&amp;que…</source>
        <translation>练习技巧(&amp;Q)…</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>Selec&amp;t all cells</source>
        <translation>选中所有单元格(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;What is missing here</source>
        <translation>行、列、宫还缺什么(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Fill notes</source>
        <translation>自动填笔记(&amp;F)</translation>
    </message>
    <message>
        <source>Title and author</source>
        <translation>标题与作者</translation>
    </message>
    <message>
        <source>&amp;Draw rules</source>
        <translation>绘制规则(&amp;D)</translation>
    </message>
    <message>
        <source>Draw rules</source>
        <translation>绘制规则</translation>
    </message>
    <message>
        <source>Copy a li&amp;nk</source>
        <translation>复制链接(&amp;N)</translation>
    </message>
    <message>
        <source>Copy a link for &amp;SudokuPad</source>
        <translation>复制 SudokuPad 链接(&amp;S)</translation>
    </message>
    <message>
        <source>Copy a link for &amp;f-puzzles</source>
        <translation>复制 f-puzzles 链接(&amp;F)</translation>
    </message>
    <message>
        <source>Chec&amp;k my notes</source>
        <translation>检查我的笔记(&amp;K)</translation>
    </message>
    <message>
        <source>Clear &amp;all notes</source>
        <translation>清除所有笔记(&amp;A)</translation>
    </message>
    <message>
        <source>Clear all colour&amp;s</source>
        <translation>清除所有颜色(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Way of entering</source>
        <translation>输入方式(&amp;W)</translation>
    </message>
    <message>
        <source>Enter &amp;digits</source>
        <translation>切换到数字模式(&amp;D)</translation>
    </message>
    <message>
        <source>Enter c&amp;orner notes</source>
        <translation>切换到角标模式(&amp;O)</translation>
    </message>
    <message>
        <source>Pa&amp;int cells</source>
        <translation>切换到颜色模式(&amp;I)</translation>
    </message>
    <message>
        <source>Di&amp;git first, then cells</source>
        <translation>先选数字，再点单元格(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Another of this kind</source>
        <translation>再来一道同类题目(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Daily puzzle…</source>
        <translation>每日一题(&amp;D)…</translation>
    </message>
    <message>
        <source>Next from the &amp;bank</source>
        <translation>从百题库取下一题(&amp;B)</translation>
    </message>
    <message>
        <source>Reset the ban&amp;k</source>
        <translation>重置百题库(&amp;K)</translation>
    </message>
    <message>
        <source>The &amp;list of puzzles</source>
        <translation>题目列表(&amp;L)</translation>
    </message>
    <message>
        <source>Show the &amp;list</source>
        <translation>显示列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next puzzle of the list</source>
        <translation>列表中的下一题(&amp;N)</translation>
    </message>
    <message>
        <source>This is the last puzzle of the list.</source>
        <translation>这是列表中的最后一题。</translation>
    </message>
    <message>
        <source>&amp;Previous puzzle of the list</source>
        <translation>列表中的上一题(&amp;P)</translation>
    </message>
    <message>
        <source>This is the first puzzle of the list.</source>
        <translation>这是列表中的第一题。</translation>
    </message>
    <message>
        <source>&amp;Type in a puzzle</source>
        <translation>手动输入题目(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Compose a puzzle</source>
        <translation>设计题目(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Set a checkpoint</source>
        <translation>设置存档点(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back to when all was right</source>
        <translation>退回到出错之前(&amp;B)</translation>
    </message>
    <message>
        <source>What &amp;if…</source>
        <translation>做一个假设(&amp;I)…</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>采纳</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>&amp;Course</source>
        <translation>课程(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Why, or why not this digit?</source>
        <translation>为什么是或不是这个数字？(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Rules of the puzzle</source>
        <translation>题目规则(&amp;R)</translation>
    </message>
    <message>
        <source>St&amp;eps to the end</source>
        <translation>解题步骤(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Go to a checkpoint</source>
        <translation>回到存档点(&amp;G)</translation>
    </message>
    <message>
        <source>A&amp;dopt the hypothesis</source>
        <translation>采纳假设(&amp;D)</translation>
    </message>
    <message>
        <source>Dr&amp;op the hypothesis</source>
        <translation>放弃假设(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>统计(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;History of moves</source>
        <translation>历史记录(&amp;H)</translation>
    </message>
    <message>
        <source>Arrow, double arrow</source>
        <translation>箭头、双头箭头</translation>
    </message>
    <message>
        <source>Between line</source>
        <translation>夹值线</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>克隆</translation>
    </message>
    <message>
        <source>White dot, black dot</source>
        <translation>白点、黑点</translation>
    </message>
    <message>
        <source>Entropic line</source>
        <translation>熵线</translation>
    </message>
    <message>
        <source>Given pencil marks</source>
        <translation>给定候选数</translation>
    </message>
    <message>
        <source>Region, extra region</source>
        <translation>区域、额外区域</translation>
    </message>
    <message>
        <source>Row, column and box indexer</source>
        <translation>行、列、宫索引</translation>
    </message>
    <message>
        <source>Region sum line</source>
        <translation>分宫等和线</translation>
    </message>
    <message>
        <source>Killer cage, cage with repeats</source>
        <translation>杀手笼、可重复的笼</translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation>小杀手</translation>
    </message>
    <message>
        <source>Minimum, maximum</source>
        <translation>极小格、极大格</translation>
    </message>
    <message>
        <source>Nabner line</source>
        <translation>纳布纳线</translation>
    </message>
    <message>
        <source>Odd cell, even cell</source>
        <translation>奇数格、偶数格</translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation>回文线</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>四格提示</translation>
    </message>
    <message>
        <source>Renban line</source>
        <translation>连续线</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>三明治</translation>
    </message>
    <message>
        <source>Thermometer, slow thermometer</source>
        <translation>温度计、慢温度计</translation>
    </message>
    <message>
        <source>Modular line</source>
        <translation>模线</translation>
    </message>
    <message>
        <source>XV</source>
        <translation>XV</translation>
    </message>
    <message>
        <source>Whispers line</source>
        <translation>耳语线</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>X 和</translation>
    </message>
    <message>
        <source>Skyscraper clue</source>
        <translation>楼高</translation>
    </message>
    <message>
        <source>Zipper line</source>
        <translation>拉链线</translation>
    </message>
    <message>
        <source>Next way of entering</source>
        <translation>下一种输入方式</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Point out the next digit</source>
        <translation>筛选下一个数字</translation>
    </message>
    <message>
        <source>Point out the digit before</source>
        <translation>筛选上一个数字</translation>
    </message>
    <message>
        <source>Compose from this pu&amp;zzle</source>
        <translation>从这道题开始设计(&amp;Z)</translation>
    </message>
    <message>
        <source>Play the puzzle typed &amp;in</source>
        <translation>开始解输入的题目(&amp;I)</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>开始解题</translation>
    </message>
    <message>
        <source>&amp;Save to the library</source>
        <translation>存入题库(&amp;S)</translation>
    </message>
    <message>
        <source>Save to library</source>
        <translation>存入题库</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>离开(&amp;L)</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Set and clear pa&amp;rtners too</source>
        <translation>同时填入和清除对称格(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Erase the pair</source>
        <translation>清除这一对(&amp;E)</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>题目已经解出。</translation>
    </message>
    <message>
        <source>The givens do not leave exactly one solution yet.</source>
        <translation>现有的提示数还不能得出唯一解。</translation>
    </message>
    <message>
        <source>N&amp;otes to the solver…</source>
        <translation>给解题者的说明(&amp;O)…</translation>
    </message>
    <message>
        <source>Symme&amp;try</source>
        <translation>对称方式(&amp;T)</translation>
    </message>
    <message>
        <source>Rewor&amp;k</source>
        <translation>改题(&amp;K)</translation>
    </message>
    <message>
        <source>Go to a &amp;cell that would leave one solution</source>
        <translation>转到填一个数就能唯一解的格(&amp;C)</translation>
    </message>
    <message>
        <source>Comp&amp;lete it</source>
        <translation>补全成唯一解(&amp;L)</translation>
    </message>
    <message>
        <source>Make it &amp;minimal</source>
        <translation>化为最小题(&amp;M)</translation>
    </message>
    <message>
        <source>Make it &amp;easier</source>
        <translation>改得容易些(&amp;E)</translation>
    </message>
    <message>
        <source>Make it &amp;harder</source>
        <translation>改得难些(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Another with this pattern</source>
        <translation>同一图案再出一题(&amp;A)</translation>
    </message>
    <message>
        <source>Pattern &amp;templates</source>
        <translation>图案模板(&amp;T)</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>显示(&amp;W)</translation>
    </message>
    <message>
        <source>Show &amp;true candidates</source>
        <translation>显示真候选数(&amp;T)</translation>
    </message>
    <message>
        <source>Show settle&amp;d cells</source>
        <translation>显示已确定的格(&amp;D)</translation>
    </message>
    <message>
        <source>Show redundant &amp;givens</source>
        <translation>显示多余的提示数(&amp;G)</translation>
    </message>
    <message>
        <source>Sho&amp;w the symmetry guide</source>
        <translation>显示对称参照(&amp;W)</translation>
    </message>
    <message>
        <source>Enter not&amp;es</source>
        <translation>切换到笔记模式(&amp;E)</translation>
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
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Anal&amp;ysis</source>
        <translation>分析(&amp;Y)</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Was there a w&amp;in here?</source>
        <translation>此处有胜着吗？(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Turning points</source>
        <translation>转折点(&amp;T)</translation>
    </message>
    <message>
        <source>Analyse until sto&amp;pped</source>
        <translation>持续分析，直到停止(&amp;P)</translation>
    </message>
    <message>
        <source>Bac&amp;k in the line</source>
        <translation>变化退一手(&amp;K)</translation>
    </message>
    <message>
        <source>O&amp;n in the line</source>
        <translation>变化进一手(&amp;N)</translation>
    </message>
    <message>
        <source>Next pro&amp;blem to solve</source>
        <translation>下一道习题(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make new problems</source>
        <translation>生成新习题(&amp;M)</translation>
    </message>
    <message>
        <source>S&amp;wap sides</source>
        <translation>交换执棋方(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>停一手(&amp;P)</translation>
    </message>
    <message>
        <source>Agree on a &amp;draw</source>
        <translation>双方议和(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>再来一局(&amp;A)</translation>
    </message>
    <message>
        <source>First finish setting up the position.</source>
        <translation>请先摆完局面。</translation>
    </message>
    <message>
        <source>Only in a running game, when it is your turn.</source>
        <translation>只有一局还在进行、轮到您走时才能使用。</translation>
    </message>
    <message>
        <source>Only in a running game.</source>
        <translation>只有一局还在进行时才能使用。</translation>
    </message>
    <message>
        <source>&amp;Set up a position</source>
        <translation>摆放局面(&amp;S)</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>摆棋</translation>
    </message>
    <message>
        <source>A position is being set up already.</source>
        <translation>已经在摆局面了。</translation>
    </message>
    <message>
        <source>Play on against the &amp;computer</source>
        <translation>与电脑接着下(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Tournament…</source>
        <translation>循环赛(&amp;T)…</translation>
    </message>
    <message>
        <source>What &amp;engines say…</source>
        <translation>引擎消息(&amp;E)…</translation>
    </message>
    <message>
        <source>Ne&amp;xt part of the window</source>
        <translation>窗口的下一部分(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious part of the window</source>
        <translation>窗口的上一部分(&amp;V)</translation>
    </message>
    <message>
        <source>The game is paused: resume it first.</source>
        <translation>游戏已暂停：请先继续。</translation>
    </message>
    <message>
        <source>Go back to the board first.</source>
        <translation>请先回到盘面。</translation>
    </message>
</context>
<context>
    <name>AdvancedOptions</name>
    <message>
        <source>Rese&amp;t options</source>
        <translation>重置选项(&amp;T)</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>提示数</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>{count} set</source>
        <translation>已设 {count} 项</translation>
    </message>
</context>
<context>
    <name>AnalysisCard</name>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>What is told</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>最佳变化</translation>
    </message>
    <message>
        <source>A win?</source>
        <translation>有无胜着</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>转折点</translation>
    </message>
    <message>
        <source>How it stood</source>
        <translation>形势变化</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Keep this line as a variation</source>
        <translation>把这条线保留为变化</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <source>On one move</source>
        <translation>前进一手</translation>
    </message>
</context>
<context>
    <name>AnalysisPart</name>
    <message>
        <source>Nobody is to move here.</source>
        <translation>这里轮不到任何一方落子。</translation>
    </message>
</context>
<context>
    <name>AnswerBox</name>
    <message>
        <source>Not right. {why}</source>
        <translation>不对。{why}</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>This language&apos;s own name</source>
        <translation>简体中文</translation>
    </message>
</context>
<context>
    <name>AppearanceChoices</name>
    <message>
        <source>There is no room here for larger text: the board would have to shrink.</source>
        <translation>这里放不下更大的文字了：再放大，盘面就得缩小。</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
</context>
<context>
    <name>Arrival</name>
    <message>
        <source>Clock to {time}</source>
        <translation>计时归零（{time}）</translation>
    </message>
    <message>
        <source>The puzzle begins anew.</source>
        <translation>题目已重新开始。</translation>
    </message>
</context>
<context>
    <name>BestLines</name>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
</context>
<context>
    <name>BetterMoves</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>What would have been better?</source>
        <translation>怎样下更好？</translation>
    </message>
    <message>
        <source>Keep the better line as a variation</source>
        <translation>把更好的下法保留为变化</translation>
    </message>
</context>
<context>
    <name>BugReport</name>
    <message numerus="yes">
        <source>Copied: versions, system, screen and the last {count} errors.</source>
        <translation>
            <numerusform>已复制版本、系统、屏幕和最近 {count} 个错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: versions, system and screen. There were no errors.</source>
        <translation>已复制版本、系统和屏幕，未发现错误。</translation>
    </message>
    <message>
        <source>It holds no names, no names of files and no puzzles.</source>
        <translation>其中不含姓名、文件名和题目。</translation>
    </message>
    <message>
        <source>{copied} {private}</source>
        <translation>{copied}{private}</translation>
    </message>
</context>
<context>
    <name>CageCard</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message numerus="yes">
        <source>{total} in {count} cells</source>
        <translation>
            <numerusform>{count} 格之和 {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>{fitting} of {every} fit</source>
        <translation>{every} 种中 {fitting} 种可行</translation>
    </message>
    <message>
        <source>{fits}, all with {digits}</source>
        <translation>{fits}，都含 {digits}</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>Colo&amp;ur</source>
        <translation>颜色(&amp;U)</translation>
    </message>
    <message>
        <source>Place {digit}</source>
        <translation>填入 {digit}</translation>
    </message>
    <message>
        <source>Eliminate {digit}</source>
        <translation>删去 {digit}</translation>
    </message>
    <message>
        <source>Colour candidate &amp;{digit}</source>
        <translation>给候选数 &amp;{digit} 上色</translation>
    </message>
    <message>
        <source>Wh&amp;y, or why not {digit}?</source>
        <translation>为什么是或不是 {digit}？(&amp;Y)</translation>
    </message>
    <message>
        <source>Wh&amp;y {digit}?</source>
        <translation>为什么是 {digit}？(&amp;Y)</translation>
    </message>
    <message>
        <source>Wh&amp;y, or why not?</source>
        <translation>为什么是或不是？(&amp;Y)</translation>
    </message>
    <message>
        <source>Why, or why not, in {cell}?</source>
        <translation>{cell} 为什么是或不是：</translation>
    </message>
    <message>
        <source>Colo&amp;ur the cell</source>
        <translation>给单元格上色(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>填入(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>笔记(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;orner note</source>
        <translation>角标(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Eliminate</source>
        <translation>删去(&amp;E)</translation>
    </message>
    <message>
        <source>Colour a &amp;candidate</source>
        <translation>给候选数上色(&amp;C)</translation>
    </message>
</context>
<context>
    <name>CellOptions</name>
    <message>
        <source>Cells that may hold givens</source>
        <translation>可以放提示数的单元格</translation>
    </message>
    <message>
        <source>Mi&amp;rror as the symmetry says</source>
        <translation>按所选对称方式同时绘制(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>Draw where givens may stand, with the mouse or with Space.</source>
        <translation>用鼠标或空格键画出可以放提示数的格子。</translation>
    </message>
    <message>
        <source>Givens only in the {count} cells drawn. The symmetry mirrors the drawing alone.</source>
        <translation>提示数只放在画出的 {count} 格里。此时对称方式只用于绘制。</translation>
    </message>
</context>
<context>
    <name>CellRules</name>
    <message>
        <source>region {number}</source>
        <translation>第 {number} 区</translation>
    </message>
    <message>
        <source>{rule}, which does not hold</source>
        <translation>{rule}，不成立</translation>
    </message>
    <message>
        <source>{cage}, digits may repeat</source>
        <translation>{cage}，数字可重复</translation>
    </message>
    <message>
        <source>{rule} with {cells}</source>
        <translation>与 {cells} 之间是{rule}</translation>
    </message>
    <message>
        <source>{rule} from {first} to {last}</source>
        <translation>{rule}，从 {first} 到 {last}</translation>
    </message>
    <message>
        <source>{rule} along {cells} with its bulb at {first}</source>
        <translation>{rule}，沿 {cells}，圆头在 {first}</translation>
    </message>
    <message>
        <source>{rule} along {cells} with its circle at {circle}</source>
        <translation>{rule}，沿 {cells}，圆圈在 {circle}</translation>
    </message>
    <message>
        <source>{rule} along {cells} with circles at {first} and {last}</source>
        <translation>{rule}，沿 {cells}，两端圆圈在 {first} 和 {last}</translation>
    </message>
    <message>
        <source>{rule} along {cells}</source>
        <translation>{rule}，沿 {cells}</translation>
    </message>
    <message>
        <source>in a cage of {sum}</source>
        <translation>在和为 {sum} 的笼中</translation>
    </message>
    <message>
        <source>in a cage with {cells}</source>
        <translation>与 {cells} 同在一个笼中</translation>
    </message>
    <message>
        <source>in a cage of {sum} with {cells}</source>
        <translation>与 {cells} 同在和为 {sum} 的笼中</translation>
    </message>
</context>
<context>
    <name>Checkpoints</name>
    <message>
        <source>Here is the checkpoint “{name}” already.</source>
        <translation>此处已有存档点“{name}”。</translation>
    </message>
    <message>
        <source>Checkpoint “{name}” set.</source>
        <translation>已设置存档点“{name}”。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>{time}, move {number}</source>
        <translation>{time}，第 {number} 步</translation>
    </message>
    <message>
        <source>None set yet</source>
        <translation>尚未设置</translation>
    </message>
    <message>
        <source>Set one, and this leads back to it.</source>
        <translation>设置之后，可从这里回到存档点。</translation>
    </message>
    <message>
        <source>Looking for the last mistake…</source>
        <translation>正在查找最后一处错误…</translation>
    </message>
    <message>
        <source>There was a mistake from the beginning.</source>
        <translation>从一开始就有错误。</translation>
    </message>
    <message>
        <source>No mistake so far: there is nothing to go back to.</source>
        <translation>目前没有错误，无需退回。</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves taken back, to when all was right. Redo makes them again.</source>
        <translation>
            <numerusform>已退回 {count} 步，到出错之前。可用“重做”恢复。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>About {count} minutes: {techniques}</source>
        <translation>
            <numerusform>约 {count} 分钟：{techniques}</numerusform>
        </translation>
    </message>
    <message>
        <source>You learned this a while ago. Looking at it again today keeps it from fading.</source>
        <translation>这个学过有一阵子了，今天再练一遍就不容易忘。</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>What to learn next</source>
        <translation>下一步学什么</translation>
    </message>
    <message>
        <source>The whole course is done</source>
        <translation>课程已全部学完</translation>
    </message>
    <message>
        <source>What it teaches you have practised, or find without a hint.</source>
        <translation>课程里的技巧都已练过，或者不用提示就能找到。</translation>
    </message>
    <message>
        <source>Read the page</source>
        <translation>阅读讲解</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>开始解题</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>做练习</translation>
    </message>
    <message>
        <source>Play a puzzle that needs it</source>
        <translation>玩一道要用到它的题目</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>以后再说</translation>
    </message>
    <message>
        <source>You have solved a puzzle, so the course goes on here.</source>
        <translation>已经解出过题目，课程可以从这一课学起。</translation>
    </message>
    <message>
        <source>This is the next lesson of the course.</source>
        <translation>接下来建议学这一课。</translation>
    </message>
    <message numerus="yes">
        <source>After {count} more puzzles your own games are taken into account.</source>
        <translation>
            <numerusform>再完成 {count} 题，建议就会参考实际的解题情况。</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you can solve every puzzle of the level {level}.</source>
        <translation>学会后，“{level}”级别的题目都能解开。</translation>
    </message>
    <message>
        <source>With it you can solve {count} more of 100 puzzles of the level {level}.</source>
        <translation>学会后，每 100 道“{level}”级别的题目中能多解开 {count} 道。</translation>
    </message>
    <message>
        <source>Of all lessons that are left, this is the easiest.</source>
        <translation>在还没学的课里，这一课最容易。</translation>
    </message>
    <message>
        <source>It did not come up in your last {games} games.</source>
        <translation>最近 {games} 题都没有用到它。</translation>
    </message>
    <message>
        <source>It came up in {due} of your last {games} games: {how}.</source>
        <translation>最近 {games} 题中有 {due} 题要用到它：{how}。</translation>
    </message>
    <message>
        <source>missed in {count}</source>
        <translation>错过 {count} 题</translation>
    </message>
    <message>
        <source>shown by a hint in {count}</source>
        <translation>用提示 {count} 题</translation>
    </message>
    <message>
        <source>found alone in {count}</source>
        <translation>自己找到 {count} 题</translation>
    </message>
    <message>
        <source>took long in {count}</source>
        <translation>思考很久 {count} 题</translation>
    </message>
    <message>
        <source>never found alone</source>
        <translation>没有一题是自己找到的</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>turquoise</source>
        <translation>青色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>紫色</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>grey</source>
        <translation>灰色</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>last_cell</source>
        <translation>同区剩余</translation>
    </message>
    <message>
        <source>hidden_single</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>direct_pointing</source>
        <translation>直接宫区块</translation>
    </message>
    <message>
        <source>direct_claiming</source>
        <translation>直接行列区块</translation>
    </message>
    <message>
        <source>direct_hidden_pair</source>
        <translation>直接隐性数对</translation>
    </message>
    <message>
        <source>direct_hidden_triplet</source>
        <translation>直接隐性三数组</translation>
    </message>
    <message>
        <source>naked_single</source>
        <translation>唯一余数</translation>
    </message>
    <message>
        <source>pointing</source>
        <translation>宫区块</translation>
    </message>
    <message>
        <source>claiming</source>
        <translation>行列区块</translation>
    </message>
    <message>
        <source>naked_pair</source>
        <translation>显性数对</translation>
    </message>
    <message>
        <source>naked_triplet</source>
        <translation>显性三数组</translation>
    </message>
    <message>
        <source>naked_quad</source>
        <translation>显性四数组</translation>
    </message>
    <message>
        <source>hidden_pair</source>
        <translation>隐性数对</translation>
    </message>
    <message>
        <source>hidden_triplet</source>
        <translation>隐性三数组</translation>
    </message>
    <message>
        <source>hidden_quad</source>
        <translation>隐性四数组</translation>
    </message>
    <message>
        <source>x-wing</source>
        <translation>二阶鱼（X-Wing）</translation>
    </message>
    <message>
        <source>swordfish</source>
        <translation>三阶鱼（Swordfish）</translation>
    </message>
    <message>
        <source>jellyfish</source>
        <translation>四阶鱼（Jellyfish）</translation>
    </message>
    <message>
        <source>xy-wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>xyz-wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>unique_rectangle_1</source>
        <translation>唯一矩形类型 1</translation>
    </message>
    <message>
        <source>unique_rectangle_2</source>
        <translation>唯一矩形类型 2</translation>
    </message>
    <message>
        <source>unique_rectangle_3</source>
        <translation>唯一矩形类型 3</translation>
    </message>
    <message>
        <source>unique_rectangle_4</source>
        <translation>唯一矩形类型 4</translation>
    </message>
    <message>
        <source>unique_loop_1</source>
        <translation>唯一环类型 1</translation>
    </message>
    <message>
        <source>unique_loop_2</source>
        <translation>唯一环类型 2</translation>
    </message>
    <message>
        <source>unique_loop_3</source>
        <translation>唯一环类型 3</translation>
    </message>
    <message>
        <source>unique_loop_4</source>
        <translation>唯一环类型 4</translation>
    </message>
    <message>
        <source>bug_1</source>
        <translation>BUG+1</translation>
    </message>
    <message>
        <source>bug_2</source>
        <translation>BUG 类型 2</translation>
    </message>
    <message>
        <source>bug_3</source>
        <translation>BUG 类型 3</translation>
    </message>
    <message>
        <source>bug_4</source>
        <translation>BUG 类型 4</translation>
    </message>
    <message>
        <source>aligned_pair_exclusion</source>
        <translation>均衡数对</translation>
    </message>
    <message>
        <source>aligned_triplet_exclusion</source>
        <translation>均衡三数组</translation>
    </message>
    <message>
        <source>x-cycle</source>
        <translation>双向同数环</translation>
    </message>
    <message>
        <source>y-cycle</source>
        <translation>双向双值格环</translation>
    </message>
    <message>
        <source>cycle</source>
        <translation>双向环</translation>
    </message>
    <message>
        <source>x-chain</source>
        <translation>同数链</translation>
    </message>
    <message>
        <source>forcing_chain</source>
        <translation>强制链</translation>
    </message>
    <message>
        <source>nishio</source>
        <translation>西尾彻也强制链</translation>
    </message>
    <message>
        <source>multiple_forcing_chains</source>
        <translation>多重强制链</translation>
    </message>
    <message>
        <source>dynamic_forcing_chains</source>
        <translation>动态强制链</translation>
    </message>
    <message>
        <source>dynamic_forcing_chains_plus</source>
        <translation>动态强制链（+）</translation>
    </message>
    <message>
        <source>nested_forcing_chains</source>
        <translation>嵌套强制链</translation>
    </message>
    <message>
        <source>nested_multiple_forcing_chains</source>
        <translation>嵌套多重强制链</translation>
    </message>
    <message>
        <source>nested_dynamic_forcing_chains</source>
        <translation>嵌套动态强制链</translation>
    </message>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>hold the techniques against a file of cases</source>
        <translation>用一个用例文件检验各种技巧</translation>
    </message>
    <message>
        <source>{passed} passed, {failed} failed, {uncovered} not covered</source>
        <translation>通过 {passed}，未通过 {failed}，未覆盖 {uncovered}</translation>
    </message>
    <message>
        <source>write the cases that fail</source>
        <translation>写出没有通过的用例</translation>
    </message>
    <message>
        <source>say of every puzzle what is wrong with it, or that it has one solution</source>
        <translation>检查每道题：说明错在哪里，或者确认有唯一解</translation>
    </message>
    <message>
        <source>count solutions up to N (2)</source>
        <translation>解的个数最多数到 N（2）</translation>
    </message>
    <message>
        <source>write every puzzle in another format</source>
        <translation>把每道题写成另一种格式</translation>
    </message>
    <message>
        <source>    sudoku -c N [--first D] [--uniform]      N different full grids, D in the top left of each
    sudoku -s PATH [--keep-going]            one solution of each puzzle of a file
    sudoku -n N -m M                         N puzzles of level 1, 2 or 3, each with one solution
    sudoku -n N -r A~B [-u]                  N puzzles with A to B blanks, -u with one solution

Nine lines a grid, a space between digits, an empty line between grids, none behind the last. The
file is written beside its name and renamed when it is whole; nothing is touched before the
arguments hold. `--seed TEXT` makes a run repeat itself, `-o FILE` writes elsewhere.
</source>
        <translation>    sudoku -c N [--first D] [--uniform]      N 个不同的终盘，左上角都是 D
    sudoku -s PATH [--keep-going]            文件中每道题的一个解
    sudoku -n N -m M                         N 道级别为 1、2 或 3 的题目，都有唯一解
    sudoku -n N -r A~B [-u]                  N 道有 A 到 B 个空白格的题目，加 -u 则都有唯一解

每个盘面九行，数字之间隔一个空格，盘面之间隔一个空行，最后没有空行。结果先写在旁边的
临时文件里，写完整后才改名；参数有误时不会动任何文件。--seed TEXT 让结果可以重现，
-o FILE 写到别处。
</translation>
    </message>
    <message>
        <source>N different full grids</source>
        <translation>N 个不同的终盘</translation>
    </message>
    <message>
        <source>one solution of each puzzle of a file</source>
        <translation>文件中每道题的一个解</translation>
    </message>
    <message>
        <source>N puzzles</source>
        <translation>N 道题</translation>
    </message>
    <message>
        <source>of level 1, 2 or 3</source>
        <translation>级别为 1、2 或 3</translation>
    </message>
    <message>
        <source>or with A to B blanks</source>
        <translation>或有 A 到 B 个空白格</translation>
    </message>
    <message>
        <source>and one solution</source>
        <translation>并且有唯一解</translation>
    </message>
    <message>
        <source>first digit of every grid (1)</source>
        <translation>每个终盘的第一个数字（1）</translation>
    </message>
    <message>
        <source>find each grid by a search of its own</source>
        <translation>每个终盘都单独搜索得出</translation>
    </message>
    <message>
        <source>a text that all follows from</source>
        <translation>种子：同样的文字得到同样的结果</translation>
    </message>
    <message>
        <source>leave out puzzles that have no solution</source>
        <translation>略去无解的题目</translation>
    </message>
    <message>
        <source>write there, not to {output}</source>
        <translation>写到这里，而不是 {output}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> 或 </translation>
    </message>
    <message>
        <source>“{text}” is no range of SE ratings from {least} to {most}, such as {examples}</source>
        <translation>“{text}”不是 {least} 到 {most} 之间的 SE 难度系数范围，正确写法如 {examples}</translation>
    </message>
    <message>
        <source>let the Dask cluster of this scheduler work (whoever reaches a tcp:// one can run programs there as from a shell), or, with local, processes of this machine; -o FOLDER/ keeps the parts as they are, also with --format parquet</source>
        <translation>交给这个调度器的 Dask 集群去做（凡是能连上 tcp:// 调度器的人，都能像用终端一样在那里运行程序）；写 local 则由本机的几个进程去做；-o FOLDER/ 保留各个分块，不再合并，也可以用 --format parquet</translation>
    </message>
    <message>
        <source>all is fine</source>
        <translation>一切正常</translation>
    </message>
    <message>
        <source>some puzzles break a rule, cannot be read, solved or made</source>
        <translation>有的题目违反规则，或者读不出、解不出、出不了</translation>
    </message>
    <message>
        <source>the arguments make no sense</source>
        <translation>参数有误</translation>
    </message>
    <message>
        <source>an input cannot be read</source>
        <translation>无法读取输入</translation>
    </message>
    <message>
        <source>an output cannot be written</source>
        <translation>无法写出结果</translation>
    </message>
    <message>
        <source>SIGTERM, as from kill or timeout; 128 and its number for any other signal</source>
        <translation>SIGTERM（如 kill 或 timeout 所发）；其他信号为 128 加信号编号</translation>
    </message>
    <message>
        <source>how hard (2; any with --must, --se); digging and simple have levels of their own: sudoku info</source>
        <translation>难度级别（默认 2；用 --must 或 --se 时不限）；digging 和 simple 另有自己的级别，见 sudoku info</translation>
    </message>
    <message>
        <source>SE rating: 7.5~8.5, or 7.5, ~3.0, 9~; the level then follows from it</source>
        <translation>SE 难度系数：7.5~8.5，或 7.5、~3.0、9~；难度级别随之而定</translation>
    </message>
    <message>
        <source>level 5, with exactly one step on the way up that level 4 never asks for</source>
        <translation>5 级题目，但解题过程中只有一步超出 4 级</translation>
    </message>
    <message>
        <source>cells that may hold givens: 81 signs, . for the others, or a file of them</source>
        <translation>可以放提示数的格子：81 个符号，其余格子写 .，也可以是含有这些符号的文件</translation>
    </message>
    <message>
        <source>so long, each harder than the one before: the last line is the hardest</source>
        <translation>用这么多秒找难题，一道比一道难：最后一行最难</translation>
    </message>
    <message>
        <source>make new puzzles, each with one solution</source>
        <translation>出新题目，每道都有唯一解</translation>
    </message>
    <message>
        <source>how many (1)</source>
        <translation>出多少道（1）</translation>
    </message>
    <message>
        <source>the pattern (central)</source>
        <translation>提示数的对称方式（central，即中心对称）</translation>
    </message>
    <message>
        <source>how many givens</source>
        <translation>提示数的个数</translation>
    </message>
    <message>
        <source>techniques to use: a,b</source>
        <translation>必须用到的技巧：a,b</translation>
    </message>
    <message>
        <source>and not to use</source>
        <translation>不得用到的技巧</translation>
    </message>
    <message>
        <source>no given can be left out</source>
        <translation>最小题：提示数一个也不能少</translation>
    </message>
    <message>
        <source>puzzles that need it</source>
        <translation>需要这个技巧的题目</translation>
    </message>
    <message>
        <source>a text that they follow from</source>
        <translation>种子：同样的文字得到同样的题目</translation>
    </message>
    <message>
        <source>“{text}” is no number of givens from {least} to {most}, nor A~B</source>
        <translation>“{text}”不是 {least} 到 {most} 的提示数个数，也不是 A~B 的写法</translation>
    </message>
    <message>
        <source>let two Gomoku engines or more play each other, and tell the score with its interval</source>
        <translation>让两个或更多五子棋引擎对弈，并给出带置信区间的战绩</translation>
    </message>
    <message>
        <source>techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>tell the version, which kernel runs, and the names of formats, levels, techniques</source>
        <translation>列出版本、所用的内核，以及格式、级别、技巧的名称</translation>
    </message>
    <message>
        <source>{build} (compiled)</source>
        <translation>{build}（已编译）</translation>
    </message>
    <message>
        <source>{build} (not compiled)</source>
        <translation>{build}（未编译）</translation>
    </message>
    <message>
        <source>{version} on {system} {machine}</source>
        <translation>{version}（{system} {machine}）</translation>
    </message>
    <message>
        <source>version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>how they are made: standard (default); digging, as the digging paper does; simple, by chance</source>
        <translation>出题方式：standard（标准，默认）；digging（挖洞法，按论文）；simple（简单挖洞，按概率）</translation>
    </message>
    <message>
        <source>count the automorphisms of every puzzle or grid, and the clues of its bands</source>
        <translation>计算每个数独题目或终盘的自同构数，以及各大行的提示数个数</translation>
    </message>
    <message>
        <source>write the canonical form of every puzzle, or one puzzle of each class</source>
        <translation>写出每个题目的规范形，或每个等价类各写一题</translation>
    </message>
    <message>
        <source>only the first puzzle of each class; of what was seen 16 bytes a class are kept, beyond a million of them in temporary files</source>
        <translation>每个等价类只写第一题；每类只记 16 字节，超过一百万类时存入临时文件</translation>
    </message>
    <message>
        <source>with --cluster, how many puzzles a worker takes at a time</source>
        <translation>与 --cluster 一起用：工作进程每次取多少道题</translation>
    </message>
    <message>
        <source>all workers of {address} have gone; waiting for others. If they ended by themselves, they may lack memory or the same sudoku-qt; what they wrote themselves says more</source>
        <translation>{address} 上的工作进程都已终止，正在等待新的。如果是它们自己终止的，可能是内存不足，或者没有装同一版本的 sudoku-qt；详情见它们自己的输出</translation>
    </message>
    <message>
        <source>no worker has come to {address} yet; waiting</source>
        <translation>{address} 上还没有工作进程，正在等待</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV 表格</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON 行</translation>
    </message>
    <message>
        <source>count the solutions of every puzzle, up to any number</source>
        <translation>数出每个题目有多少个解，上限可任意指定</translation>
    </message>
    <message>
        <source>count up to N (1000000); of a puzzle with as many “counted” is N+</source>
        <translation>最多数到 N（1000000）；达到 N 的题目，counted 一栏写作 N+</translation>
    </message>
    <message>
        <source>give the puzzle of a day, the same for everybody</source>
        <translation>给出某一天的题目，人人相同</translation>
    </message>
    <message>
        <source>as 2026-12-24 (today)</source>
        <translation>如 2026-12-24（默认今天）</translation>
    </message>
    <message>
        <source>how hard (2)</source>
        <translation>难度（2）</translation>
    </message>
    <message>
        <source>how many days (1)</source>
        <translation>几天（1）</translation>
    </message>
    <message>
        <source>the day&apos;s variant, whose level follows from the weekday</source>
        <translation>当天的变型数独，难度级别由星期几决定</translation>
    </message>
    <message>
        <source>“{text}” is no date of the calendar; write it as 2026-12-24</source>
        <translation>“{text}”不是日历上的日期；请写成 2026-12-24 的样子</translation>
    </message>
    <message>
        <source>a process of --jobs died, or a cluster</source>
        <translation>--jobs 的一个进程或集群意外终止</translation>
    </message>
    <message>
        <source>level 5 by its SE rating: to 7.4, to 8.9, or from 9.0, out of a bank</source>
        <translation>按 SE 难度系数细分的级别 5：至 7.4、至 8.9、9.0 起（取自题集）</translation>
    </message>
    <message>
        <source>with --hardest: begin near these puzzles, and write none that they are</source>
        <translation>与 --hardest 一起用：从这些题目附近开始，不写出与它们等价的题目</translation>
    </message>
    <message>
        <source>other rules: killer, kropki, jigsaw ..., several with commas between</source>
        <translation>其他规则：killer、kropki、jigsaw 等，几种一起用时以逗号分隔</translation>
    </message>
    <message>
        <source>keep the rules of f-puzzles&apos; object or link in this file</source>
        <translation>沿用此文件中 f-puzzles 对象或链接的规则</translation>
    </message>
    <message>
        <source>rows of a board with other rules (9)</source>
        <translation>其他规则的盘面有几行（9）</translation>
    </message>
    <message>
        <source>play Gomoku through standard input and output, by the Gomocup protocol</source>
        <translation>按 Gomocup 协议通过标准输入输出下五子棋</translation>
    </message>
    <message>
        <source>play a little differently with each number but 0 (0)</source>
        <translation>除 0 以外，每个数的下法略有不同（0）</translation>
    </message>
    <message>
        <source>count the time of the processor, so that a busy machine weakens nobody</source>
        <translation>按处理器时间计时，机器繁忙时谁也不吃亏</translation>
    </message>
    <message>
        <source>think about the first moves, too, instead of taking them from the opening book</source>
        <translation>开局几手也自行思考，不用开局库</translation>
    </message>
    <message>
        <source>a file with an opening a line: x,y pairs from the middle</source>
        <translation>开局文件，一行一个开局：从中心数起的 x,y</translation>
    </message>
    <message>
        <source>0 freestyle, 1 exactly five, 4 renju, 8 caro (0)</source>
        <translation>0 无禁手，1 恰好五连，4 连珠，8 Caro（0）</translation>
    </message>
    <message>
        <source>keeps each game that is over; the same command goes on from there</source>
        <translation>记下每一局已结束的对局；再次运行同一命令就接着下</translation>
    </message>
    <message>
        <source>where to write the games, as SGF</source>
        <translation>把对局写成 SGF 的文件</translation>
    </message>
    <message>
        <source>{winner} ({reason}), Black {black}, {moves} moves, slowest {slowest} s</source>
        <translation>{winner}（{reason}），黑方 {black}，{moves} 手，最慢 {slowest} 秒</translation>
    </message>
    <message>
        <source>A +{won} ={drawn} -{lost}: {share} % ({low} to {high}), {elo} Elo</source>
        <translation>A 胜 {won} 和 {drawn} 负 {lost}：{share}%（{low} 至 {high}），Elo {elo}</translation>
    </message>
    <message>
        <source>the command of an engine, or level:NAME for a level of this program; more than two play all against all</source>
        <translation>引擎的命令，或用 level:NAME 指本程序的一个级别；两个以上则循环对弈</translation>
    </message>
    <message>
        <source>openings to play, each with both colours (10)</source>
        <translation>要下的开局数，每个开局黑白各一局（10）</translation>
    </message>
    <message>
        <source>rows of the board (15)</source>
        <translation>棋盘的行数（15）</translation>
    </message>
    <message>
        <source>milliseconds for a move (500)</source>
        <translation>每手的毫秒数（500）</translation>
    </message>
    <message>
        <source>milliseconds for a game (no limit)</source>
        <translation>每局的毫秒数（不限）</translation>
    </message>
    <message>
        <source>seconds that an answer may be late (2)</source>
        <translation>答复最多可迟到的秒数（2）</translation>
    </message>
    <message>
        <source>games at a time (1)</source>
        <translation>同时进行的局数（1）</translation>
    </message>
    <message>
        <source>chooses the order of the openings (1)</source>
        <translation>决定开局的顺序（1）</translation>
    </message>
    <message>
        <source>{black} – {white}: {winner} ({reason}), {moves} moves, slowest {slowest} s</source>
        <translation>{black} – {white}：{winner}（{reason}），{moves} 手，最慢 {slowest} 秒</translation>
    </message>
    <message>
        <source>find the move that wins in positions of Gomoku, where a win is proved</source>
        <translation>在五子棋局面中找出已证明必胜的一手</translation>
    </message>
    <message>
        <source>positions, a line each such as h8i9j10, or JSON (standard input)</source>
        <translation>局面，一行一个，如 h8i9j10，或 JSON（标准输入）</translation>
    </message>
    <message>
        <source>how long to look at a position (1000)</source>
        <translation>每个局面的思考毫秒数（1000）</translation>
    </message>
    <message>
        <source>rows of the board, for lines (15)</source>
        <translation>逐行局面所用棋盘的行数（15）</translation>
    </message>
    <message>
        <source>the rule, for lines (freestyle)</source>
        <translation>逐行局面所用的规则（freestyle）</translation>
    </message>
    <message>
        <source>look for any proved win, not for continuous fours alone</source>
        <translation>寻找任何已证明的必胜，不限于连续冲四</translation>
    </message>
    <message>
        <source>{point} wins in {moves}</source>
        <translation>{point} 在 {moves} 手内获胜</translation>
    </message>
    <message>
        <source>no win is proved</source>
        <translation>没有已证明的必胜</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>variants</source>
        <translation>变型</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>可读</translation>
    </message>
    <message>
        <source>opens</source>
        <translation>可打开</translation>
    </message>
    <message>
        <source>games that the window saved (NAME.sudoku), for their givens</source>
        <translation>窗口程序的存档（NAME.sudoku），取其中的提示数</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>可写</translation>
    </message>
    <message>
        <source>modes</source>
        <translation>出题方式</translation>
    </message>
    <message>
        <source>levels</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>by SE</source>
        <translation>SE 划分</translation>
    </message>
    <message>
        <source>digging</source>
        <translation>挖洞级别</translation>
    </message>
    <message>
        <source>symmetries</source>
        <translation>对称方式</translation>
    </message>
    <message>
        <source>kinds of rules that are read, listed by sudoku info variants</source>
        <translation>能读入的规则种类，由 sudoku info variants 列出</translation>
    </message>
    <message>
        <source>{levels} (levels of the modes digging and simple)</source>
        <translation>{levels}（出题方式 digging 和 simple 的级别）</translation>
    </message>
    <message>
        <source>{count}, listed by sudoku info techniques</source>
        <translation>{count} 种，用 sudoku info techniques 列出</translation>
    </message>
    <message>
        <source>{title}, a kind of {name}</source>
        <translation>{title}，属于 {name}</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>路径中有一段不是文件夹</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名太长</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统是只读的</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>读写出错</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>操作不被允许</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>文件没有打开</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>没有这个设备或地址</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>无效的参数</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接层数过多</translation>
    </message>
    <message>
        <source>list, add to, merge and export the library, also while the window is open</source>
        <translation>列出、添加、合并和导出题库，窗口开着时也行</translation>
    </message>
    <message>
        <source>list: the entries, a line each; twins: puzzles that are the same but for names of digits, turning, mirroring and swapped lines, with a number for each puzzle; export: the puzzles with their names, to be read again, or in csv and jsonl all that is known of them; add: the puzzles of files; merge: a backup, or the library of somebody else; vacuum: make the file small</source>
        <translation>list：列出条目，每条一行；twins：只是数字换名、旋转、镜像或交换行列而本质相同的题，每组一个编号；export：带名称的题，可再读入，csv 和 jsonl 则写出所知的一切；add：文件中的题；merge：备份或别人的题库；vacuum：把文件变小</translation>
    </message>
    <message>
        <source>another file than the window&apos;s</source>
        <translation>不用窗口的题库，而用另一个文件</translation>
    </message>
    <message>
        <source>only this one; of add: where to (the name of the file)</source>
        <translation>只要这个题集；用于 add 时：放进哪里（文件名）</translation>
    </message>
    <message>
        <source>how to write; sudoku: saved games, in the new folder of -o</source>
        <translation>写成什么格式；sudoku：存档，放进 -o 指定的新文件夹</translation>
    </message>
    <message>
        <source>{count:,} entries have no saved game and are left out</source>
        <translation>{count:,} 个条目没有存档，已略去</translation>
    </message>
    <message>
        <source>in names, tags and collections</source>
        <translation>在名称、标签和题集中查找</translation>
    </message>
    <message>
        <source>only of this level</source>
        <translation>只要这个级别</translation>
    </message>
    <message>
        <source>only of these SE ratings</source>
        <translation>只要 SE 难度系数在此范围</translation>
    </message>
    <message>
        <source>only with so many givens</source>
        <translation>只要提示数是这么多的题</translation>
    </message>
    <message>
        <source>only if it is on the way</source>
        <translation>只要解题路径上用到它的题</translation>
    </message>
    <message>
        <source>only if one of these is the hardest step</source>
        <translation>只要最难的一步是其中之一的题</translation>
    </message>
    <message>
        <source>only if each given is needed</source>
        <translation>只要最小题（每个提示数都不可缺）</translation>
    </message>
    <message>
        <source>only if some givens are not needed</source>
        <translation>只要有多余提示数的题</translation>
    </message>
    <message>
        <source>only in this state</source>
        <translation>只要这种状态</translation>
    </message>
    <message>
        <source>by what (added)</source>
        <translation>按什么排序（added）</translation>
    </message>
    <message>
        <source>the greatest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>what to add or to merge</source>
        <translation>要添加或合并的文件</translation>
    </message>
    <message>
        <source>{count:,} puzzles are not rated yet, which the window does when it is open</source>
        <translation>还有 {count:,} 题没有评级；窗口开着时会评</translation>
    </message>
    <message>
        <source>{count:,} damaged entries are left out</source>
        <translation>略去 {count:,} 个损坏的条目</translation>
    </message>
    <message>
        <source>{count:,} puzzles could not be compared</source>
        <translation>{count:,} 题无法比较</translation>
    </message>
    <message>
        <source>{file}: {bytes_before:,} bytes before, {bytes:,} now</source>
        <translation>{file}：原来 {bytes_before:,} 字节，现在 {bytes:,} 字节</translation>
    </message>
    <message>
        <source>{file}: {added:,} added, {damaged:,} damaged and left out</source>
        <translation>{file}：新增 {added:,} 题，{damaged:,} 题损坏未收</translation>
    </message>
    <message>
        <source>{file}: {added:,} added, {doubles:,} there already, {refused:,} unread</source>
        <translation>{file}：新增 {added:,} 题，已有 {doubles:,} 题，{refused:,} 行读不出</translation>
    </message>
    <message>
        <source>{summary}.</source>
        <translation>{summary}。</translation>
    </message>
    <message>
        <source>Example: {command}</source>
        <translation>示例：{command}</translation>
    </message>
    <message>
        <source>write a minimal puzzle inside every puzzle, or all that there are</source>
        <translation>写出每个题目所含的一个最小题，或全部最小题</translation>
    </message>
    <message>
        <source>every minimal puzzle inside, not only one</source>
        <translation>写出所含的全部最小题，而不止一个</translation>
    </message>
    <message>
        <source>with --all, at most N for each puzzle (all)</source>
        <translation>与 --all 一起用，每题最多写 N 个（全部）</translation>
    </message>
    <message>
        <source>try the clues in a random order that follows from TEXT (cell by cell)</source>
        <translation>按由 TEXT 决定的随机顺序尝试提示数（默认逐格）</translation>
    </message>
    <message>
        <source>write the puzzles that differ from each puzzle in one or two clues</source>
        <translation>写出与每个题目相差一两个提示数的题目</translation>
    </message>
    <message>
        <source>how many clues are taken away, 0 to 4 (1)</source>
        <translation>去掉几个提示数，0 到 4（1）</translation>
    </message>
    <message>
        <source>how many other clues are added, 0 to 2 (1)</source>
        <translation>另外加上几个提示数，0 到 2（1）</translation>
    </message>
    <message>
        <source>only puzzles that need each of their clues</source>
        <translation>只要每个提示数都不可缺少的题目</translation>
    </message>
    <message>
        <source>of each class only one for each puzzle, and not its own</source>
        <translation>对每个题目，每个等价类只写一个，且不含它自己的类</translation>
    </message>
    <message>
        <source>only puzzles with A to B clues</source>
        <translation>只要有 A 到 B 个提示数的题目</translation>
    </message>
    <message>
        <source>only puzzles of these SE ratings, which are written, too: 7.5~8.5, ~3.0, 9~</source>
        <translation>只要 SE 难度系数在此范围内的题目，并写出难度系数：7.5~8.5、~3.0、9~</translation>
    </message>
    <message>
        <source>what to speak (as the system does)</source>
        <translation>用哪种语言（默认与系统相同）</translation>
    </message>
    <message>
        <source>“{text}” is no whole number from {least:,} to {most:,}</source>
        <translation>“{text}”不是 {least:,} 到 {most:,} 的整数</translation>
    </message>
    <message>
        <source>“{text}” is not A{sign}B with {least} ≤ A ≤ B ≤ {most}</source>
        <translation>“{text}”不是 A{sign}B 的写法，其中 {least} ≤ A ≤ B ≤ {most}</translation>
    </message>
    <message>
        <source>{wrong}; others are made by “{command}”</source>
        <translation>{wrong}；其他范围请用“{command}”</translation>
    </message>
    <message>
        <source>{option} is given twice</source>
        <translation>{option} 出现了两次</translation>
    </message>
    <message>
        <source>“{text}” is no text in UTF-8</source>
        <translation>“{text}”不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>search for puzzles whose clues are exactly the cells of a mask</source>
        <translation>搜索提示数恰好占据掩码各格的题目</translation>
    </message>
    <message>
        <source>81 signs, or a file with them; . 0 _ - and * are cells without a clue</source>
        <translation>81 个符号，或含有它们的文件；. 0 _ - 和 * 表示没有提示数的格</translation>
    </message>
    <message>
        <source>the same TEXT finds the same puzzles</source>
        <translation>同样的 TEXT 找到同样的题目</translation>
    </message>
    <message>
        <source>only of these SE ratings: 7.5~8.5, 9~</source>
        <translation>只要这些 SE 难度系数：7.5~8.5、9~</translation>
    </message>
    <message>
        <source>give a puzzle up after N random walks (1000)</source>
        <translation>随机游走 N 次后放弃一个题目（1000）</translation>
    </message>
    <message>
        <source>no puzzle {number} after {tries:,} walks; --tries makes it more</source>
        <translation>游走 {tries:,} 次后仍没有第 {number} 题；可用 --tries 增加次数</translation>
    </message>
    <message>
        <source>only the first {count} pages were read</source>
        <translation>只读取了前 {count} 页</translation>
    </message>
    <message>
        <source>puzzles: files, also saved games, - for standard input, or 81 characters</source>
        <translation>题目：文件（存档也可以）、- 表示标准输入，或直接写 81 个字符</translation>
    </message>
    <message>
        <source>stop at the first bad puzzle</source>
        <translation>遇到第一道有问题的题目就停止</translation>
    </message>
    <message>
        <source>“{name}” is none of {names}</source>
        <translation>没有“{name}”，可选 {names}</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>leave out puzzles with several solutions, too</source>
        <translation>多解的题目也略去</translation>
    </message>
    <message>
        <source>solve puzzles as a person does and explain every step</source>
        <translation>像人一样解题，逐步说明</translation>
    </message>
    <message>
        <source>all steps of the position as it stands, not the path</source>
        <translation>列出当前盘面上的所有步骤，而不是一路解到底</translation>
    </message>
    <message>
        <source>only this one&apos;s steps now</source>
        <translation>只列出当前盘面上这个技巧的步骤</translation>
    </message>
    <message>
        <source>almost locked sets of one step may share cells</source>
        <translation>允许同一步骤中的待定数组共用单元格</translation>
    </message>
    <message>
        <source>r4c5 or D5, or compact: a step a line, as forums write it</source>
        <translation>r4c5 或 D5；compact：每步一行，论坛上常用的写法</translation>
    </message>
    <message>
        <source>a mask has {wanted} signs, and this one has {count}</source>
        <translation>位置图应有 {wanted} 个符号，这里有 {count} 个</translation>
    </message>
    <message>
        <source>perhaps {names}; </source>
        <translation>是不是 {names}？</translation>
    </message>
    <message>
        <source>it is no text</source>
        <translation>不是文本</translation>
    </message>
    <message>
        <source>cannot read {name}: {reason}</source>
        <translation>无法读取 {name}：{reason}</translation>
    </message>
    <message>
        <source>what comes first: level, what an easier level asks for (default), hodoku, or the order in a file: a technique a line, its score or off behind it if need be</source>
        <translation>先用哪些技巧：level 先用较低难度所需的（默认），hodoku 依照 HoDoKu 的顺序，或依照文件中的顺序：每行一种技巧，后面可以写上分值，或写 off 表示不用</translation>
    </message>
    <message>
        <source>where to write</source>
        <translation>写到哪里</translation>
    </message>
    <message>
        <source>how to write</source>
        <translation>写成什么格式</translation>
    </message>
    <message>
        <source>processes</source>
        <translation>同时用几个进程</translation>
    </message>
    <message>
        <source>go on with what an interrupted run left in FILE.part</source>
        <translation>接着写上次中断时留下的 FILE.part</translation>
    </message>
    <message>
        <source>have the disk confirm the file before it gets its name</source>
        <translation>等磁盘确认写好后再给文件改名</translation>
    </message>
    <message>
        <source>stopped after {count:,}; --resume goes on</source>
        <translation>已停止，写好 {count:,} 条；加上 --resume 可以继续</translation>
    </message>
    <message>
        <source>lines of your own, with fields in braces: {fields}</source>
        <translation>自定义每行的写法，字段写在花括号里：{fields}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>cases in the library&apos;s form; - for standard input</source>
        <translation>用例文件，格式与技巧用例库相同；- 表示标准输入</translation>
    </message>
    <message>
        <source>made</source>
        <translation>可出题</translation>
    </message>
    <message>
        <source>list the techniques, easiest first, each with the lowest level whose puzzles may ask for it and how many puzzles there are to practise it; an asterisk marks those that are looked for only where --technique or an order names them; ! after the number means that everything else as easy gets stuck on these puzzles, otherwise what stands above in the list does; variants: the kinds of rules beside the plain ones, each with its key and fields in f-puzzles&apos; files, made where generate --variant takes it; or order: the usual order as a file to change, for steps --order</source>
        <translation>由易到难列出各技巧，并给出可能用到该技巧的最低难度级别和可供练习的题目数；星号表示只有用 --technique 指名或在自定顺序中列出时才会寻找；题目数后的感叹号表示这些题目用其他同样容易的技巧都解不下去；没有则只表示用列表中排在前面的技巧解不下去。variants 列出普通规则之外的各种规则，以及在 f-puzzles 文件中的键和字段，标有“可出题”的可以用 generate --variant 出题。order 则把通常的顺序写成文件，修改后可供 steps --order 使用</translation>
    </message>
    <message>
        <source>{levels} (mode standard, and every rating)</source>
        <translation>{levels}（出题方式 standard 和所有难度评定的级别）</translation>
    </message>
    <message>
        <source>usage: sudoku VERB [FILE ...]

{verbs}

sudoku VERB --help tells more; FILE may be - for standard input.
--language en, or zh_CN, stands before the verb or behind it; else the system chooses.

Without a verb, what it makes goes into {output}:

{without}
Exit codes:

{codes}</source>
        <translation>用法：sudoku 命令 [FILE ...]

{verbs}

sudoku 命令 --help 有详细说明；FILE 写成 - 表示标准输入。
--language zh_CN（中文）或 en（英文）写在命令前面、后面都可以；不写时与系统的语言相同。

不写命令时，结果写入 {output}：

{without}
退出码：

{codes}</translation>
    </message>
    <message>
        <source>the picture shows cages, which are not read: only the digits are</source>
        <translation>图片中有笼，无法识别，只读取了数字</translation>
    </message>
    <message>
        <source>rate every puzzle: level, minutes, SE rating, score, hardest technique</source>
        <translation>评定每道题的难度：级别、用时、SE 难度系数、分数、最难的技巧</translation>
    </message>
    <message>
        <source>every step of the SE rating&apos;s way, with its own rating</source>
        <translation>写出评定 SE 难度系数所走的每一步及其系数</translation>
    </message>
    <message>
        <source>some of {names} (all but {others}), which follow the puzzle in this order; digging is the digging paper&apos;s score with its rows, whose points weigh 0.4, 0.3 and 0.3</source>
        <translation>{names} 中的几项（默认除 {others} 外的全部），按此次序写在题目后面；digging 为挖洞论文的评分及其各行，各行得分的权重为 0.4、0.3、0.3</translation>
    </message>
    <message>
        <source>write the solution of every puzzle, or all that it has</source>
        <translation>写出每道题的解，或者它的所有解</translation>
    </message>
    <message>
        <source>every solution, each a record of its own</source>
        <translation>写出所有解，每个解一条记录</translation>
    </message>
    <message>
        <source>with --all, at most N for each puzzle (1000); that there are more is said</source>
        <translation>与 --all 一起用，每题最多写 N 个（1000）；解更多时会指出</translation>
    </message>
    <message>
        <source>start from positions with their digits and candidates: a file of any format that has them, or -, in place of puzzles</source>
        <translation>从带有数字和候选数的局面开始，代替题目：任何能记录候选数的格式的文件，或 -</translation>
    </message>
    <message>
        <source>the shortest reason why a digit is not in a cell, as in r4c5=7</source>
        <translation>某数不能填在某格的最短理由，如 r4c5=7</translation>
    </message>
    <message>
        <source>write what each cell can be in some solution, and the cells that are the same in all</source>
        <translation>写出每格在某个解中可能的数字，以及在所有解中都相同的格</translation>
    </message>
    <message>
        <source>list the unavoidable sets of every solution, of up to 15 cells</source>
        <translation>列出每个解的不可避免集，最多 15 格</translation>
    </message>
    <message>
        <source>all sets of at most N cells, 4 to 15 (9); with 15 a grid takes seconds</source>
        <translation>所有不超过 N 格的集合，4 到 15（9）；取 15 时每个终盘需要几秒</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>显示本帮助</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>参数 %(argument_name)s：%(message)s</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>缺少参数：%s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>无法识别的参数：%s</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>后面要有一个值</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>不能带值“%s”</translation>
    </message>
</context>
<context>
    <name>CompetitorsCard</name>
    <message>
        <source>Who plays</source>
        <translation>参赛者</translation>
    </message>
    <message>
        <source>Choose a &amp;program…</source>
        <translation>选择程序(&amp;P)…</translation>
    </message>
    <message>
        <source>Any program that speaks the Gomocup protocol. It may do on this computer what you may, so choose only one that you trust.</source>
        <translation>任何支持 Gomocup 协议的程序。它运行时拥有与您相同的权限，请只选择信得过的程序。</translation>
    </message>
</context>
<context>
    <name>Composing</name>
    <message>
        <source>Diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>Frame</source>
        <translation>边框</translation>
    </message>
    <message>
        <source>Chessboard</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>Windmill</source>
        <translation>风车</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波浪</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>心形</translation>
    </message>
    <message numerus="yes">
        <source>solutions</source>
        <translation>
            <numerusform>个解</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rules</source>
        <translation>
            <numerusform>{count} 条规则</numerusform>
        </translation>
    </message>
    <message>
        <source>Solutions are counted from {count} givens on.</source>
        <translation>从 {count} 个提示数起计算解的个数。</translation>
    </message>
    <message>
        <source>Counted from {count} givens on</source>
        <translation>从 {count} 个提示数起计数</translation>
    </message>
    <message>
        <source>more than {count} solutions</source>
        <translation>超过 {count} 个解</translation>
    </message>
    <message>
        <source>{count}+ solutions</source>
        <translation>超过 {count} 个解</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message numerus="yes">
        <source>{count} solutions</source>
        <translation>
            <numerusform>{count} 个解</numerusform>
        </translation>
    </message>
    <message>
        <source>counting…</source>
        <translation>正在计数…</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>not yet a puzzle</source>
        <translation>还不是唯一解</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>有矛盾</translation>
    </message>
    <message numerus="yes">
        <source>{settled} empty cells settled, {open} open</source>
        <translation>
            <numerusform>空白格中 {settled} 个已确定，{open} 个未定</numerusform>
        </translation>
    </message>
    <message>
        <source>{open} open</source>
        <translation>{open} 格未定</translation>
    </message>
    <message>
        <source>{cell} = {digit} would leave one solution.</source>
        <translation>填入 {cell} = {digit} 就是唯一解。</translation>
    </message>
    <message>
        <source>No single digit would leave one solution.</source>
        <translation>只填一个数还得不到唯一解。</translation>
    </message>
    <message>
        <source>Type digits, draw rules, take a pattern from Rework, or have it completed.</source>
        <translation>请填入数字、绘制规则、从“改造”中选一个图案，或自动补全。</translation>
    </message>
    <message>
        <source>Draw or type more, or have it completed.</source>
        <translation>可以继续绘制或填数，也可以自动补全。</translation>
    </message>
    <message>
        <source>Set more givens, or have it completed.</source>
        <translation>请再填一些提示数，或自动补全。</translation>
    </message>
    <message>
        <source>Rating it…</source>
        <translation>正在评定难度…</translation>
    </message>
    <message>
        <source>minimal</source>
        <translation>最小题</translation>
    </message>
    <message>
        <source>{count} could be left out</source>
        <translation>{count} 个可以去掉</translation>
    </message>
    <message>
        <source>none could be left out</source>
        <translation>没有可以去掉的</translation>
    </message>
    <message>
        <source>once there is one solution</source>
        <translation>有唯一解后显示</translation>
    </message>
    <message>
        <source>Take those away</source>
        <translation>去掉这些</translation>
    </message>
    <message>
        <source>Make one like this</source>
        <translation>再出一道类似的</translation>
    </message>
    <message>
        <source>Its level was not found.</source>
        <translation>未能确定难度。</translation>
    </message>
    <message>
        <source>Show that cell</source>
        <translation>转到该格</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>加上</translation>
    </message>
    <message>
        <source>Complete it for me</source>
        <translation>自动补全</translation>
    </message>
    <message>
        <source>Make it easier</source>
        <translation>改得容易些</translation>
    </message>
    <message>
        <source>Make it harder</source>
        <translation>改得难些</translation>
    </message>
    <message>
        <source>digits that stand in some solution</source>
        <translation>在某个解中出现的数字</translation>
    </message>
    <message>
        <source>from {count} givens on</source>
        <translation>至少有 {count} 个提示数后显示</translation>
    </message>
    <message>
        <source>the same in every solution</source>
        <translation>在所有解中都相同</translation>
    </message>
    <message>
        <source>{symmetry}; the partner is outlined</source>
        <translation>{symmetry}，框出对称格</translation>
    </message>
    <message>
        <source>choose a symmetry above</source>
        <translation>请在上方选择对称方式</translation>
    </message>
    <message>
        <source>Composing</source>
        <translation>设计题目</translation>
    </message>
    <message>
        <source>the partner of {cell} is empty</source>
        <translation>{cell} 的对称格为空</translation>
    </message>
</context>
<context>
    <name>ConflictAnnouncer</name>
    <message>
        <source>In conflict: {cells}.</source>
        <translation>冲突的单元格：{cells}。</translation>
    </message>
    <message>
        <source>Nothing is in conflict any longer.</source>
        <translation>不再有冲突。</translation>
    </message>
    <message>
        <source>Still in conflict: {cells}.</source>
        <translation>仍有冲突的单元格：{cells}。</translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Back to the game</source>
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>回到游戏（Esc）</translation>
    </message>
</context>
<context>
    <name>Couplet</name>
    <message>
        <source>who lifts a stone has played it.</source>
        <translation>起手无回大丈夫</translation>
    </message>
    <message>
        <source>Who watches stays silent;</source>
        <translation>观棋不语真君子</translation>
    </message>
</context>
<context>
    <name>CrashHandler</name>
    <message>
        <source>Something went wrong in the program.</source>
        <translation>程序内部出错。</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is kept.</source>
        <translation>程序内部出错。游戏已自动保存。</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>复制详情</translation>
    </message>
</context>
<context>
    <name>CrosstableModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95%</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>积分</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>{head}: {text}</source>
        <translation>{head}：{text}</translation>
    </message>
    <message>
        <source>{name} against {other}: {points} of {games}</source>
        <translation>{name} 对 {other}：{games} 局得 {points} 分</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>Looking for today’s puzzle…</source>
        <translation>正在查找今日题目…</translation>
    </message>
    <message>
        <source>You are playing it now.</source>
        <translation>正在玩这一题。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>Solved in {time}</source>
        <translation>已完成，用时 {time}</translation>
    </message>
    <message>
        <source>&amp;Play again</source>
        <translation>再玩一次(&amp;P)</translation>
    </message>
    <message>
        <source>Begun: {percent} % filled</source>
        <translation>已开始：填了 {percent}%</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>还没有玩过</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>成绩已复制到剪贴板。</translation>
    </message>
    <message>
        <source>Sudoku of {day}: {level}</source>
        <translation>{day}数独：{level}</translation>
    </message>
    <message>
        <source>Solved in {time} (predicted {predicted})</source>
        <translation>用时 {time}（预计 {predicted}）</translation>
    </message>
    <message>
        <source>without a hint</source>
        <translation>未用提示</translation>
    </message>
    <message>
        <source>hints: {count}</source>
        <translation>提示 {count} 次</translation>
    </message>
    <message>
        <source>without a mistake</source>
        <translation>没有出错</translation>
    </message>
    <message>
        <source>mistakes: {count}</source>
        <translation>出错 {count} 次</translation>
    </message>
</context>
<context>
    <name>DailyDialog</name>
    <message>
        <source>Daily puzzle</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>How hard should it be?</source>
        <translation>想要多难？</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>复制成绩(&amp;C)</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变型数独</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <translation>yyyy 年 M 月 d 日 dddd</translation>
    </message>
</context>
<context>
    <name>DayCalendar</name>
    <message>
        <source>Days of the month</source>
        <translation>本月各日</translation>
    </message>
</context>
<context>
    <name>DiggingLevel</name>
    <message>
        <source>extremely easy</source>
        <translation>低级</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>初级</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>difficult</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>evil</source>
        <translation>骨灰级</translation>
    </message>
</context>
<context>
    <name>Documents</name>
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
        <source>Save the game</source>
        <translation>保存进度</translation>
    </message>
    <message>
        <source>What you open or leave unfinished stands here.</source>
        <translation>打开过的和没有完成的都会列在这里。</translation>
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
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>暂无</translation>
    </message>
</context>
<context>
    <name>Drawing</name>
    <message>
        <source>The usual rules of Sudoku hold.</source>
        <translation>遵循普通数独规则。</translation>
    </message>
    <message>
        <source>Type its number, or leave it without.</source>
        <translation>可以输入数字，也可以不填。</translation>
    </message>
    <message>
        <source>Type its number.</source>
        <translation>请输入数字。</translation>
    </message>
    <message>
        <source>Number: {value}</source>
        <translation>数字：{value}</translation>
    </message>
    <message>
        <source>{value} cannot be here.</source>
        <translation>这里不能是 {value}。</translation>
    </message>
    <message>
        <source>Type its digits.</source>
        <translation>请输入这些数字。</translation>
    </message>
    <message>
        <source>Digits: {value}</source>
        <translation>数字：{value}</translation>
    </message>
    <message>
        <source>it could be left out</source>
        <translation>可以去掉</translation>
    </message>
    <message>
        <source>drag its handles, + and − change its end</source>
        <translation>拖动手柄或按 +、− 改变末端</translation>
    </message>
    <message>
        <source>What does not fit is left out; the board before is among File &gt; Earlier games.</source>
        <translation>放不下的内容已略去；原来的盘面在“文件 &gt; 之前的游戏”里。</translation>
    </message>
    <message>
        <source>Delete takes it away</source>
        <translation>按 Delete 去掉</translation>
    </message>
    <message>
        <source>1-cell circle</source>
        <translation>1 格圆圈</translation>
    </message>
    <message>
        <source>2 cells</source>
        <translation>2 格</translation>
    </message>
    <message>
        <source>3 cells</source>
        <translation>3 格</translation>
    </message>
    <message>
        <source>{rule} cannot hold.</source>
        <translation>{rule}本身无法成立。</translation>
    </message>
    <message>
        <source>{rule} cannot hold with the marked digits.</source>
        <translation>{rule}与标出的数字矛盾。</translation>
    </message>
    <message>
        <source>These leave no solution together with the marked digits: {rules}.</source>
        <translation>下列规则与标出的数字合在一起无解：{rules}。</translation>
    </message>
    <message>
        <source>{rule} at {cells} would leave one solution.</source>
        <translation>在 {cells} 加上{rule}，就只剩一个解。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between rules, cells or digits</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>These leave no solution together: {rules}.</source>
        <translation>以下规则合在一起无解：{rules}。</translation>
    </message>
    <message>
        <source>Drag through its cells; back takes the last back.</source>
        <translation>拖过各格；往回拖可撤去末格。</translation>
    </message>
    <message>
        <source>Drag over its cells.</source>
        <translation>拖过各格。</translation>
    </message>
    <message>
        <source>Drag over its cells, then click its twin.</source>
        <translation>拖过各格，再点击克隆区的首格。</translation>
    </message>
    <message>
        <source>Click a cell.</source>
        <translation>点击单元格。</translation>
    </message>
    <message>
        <source>Click the border of two cells.</source>
        <translation>点击两格的公共边。</translation>
    </message>
    <message>
        <source>Click where four cells meet.</source>
        <translation>点击四格的交点。</translation>
    </message>
    <message>
        <source>Click beside the board, then type its number.</source>
        <translation>点击盘面外侧，再输入数字。</translation>
    </message>
    <message>
        <source>Drag from the circle along the shaft.</source>
        <translation>从圆圈起沿箭身拖动。</translation>
    </message>
    <message>
        <source>Drag from the bulb on.</source>
        <translation>从温度计的圆头起拖动。</translation>
    </message>
    <message>
        <source>Drag over the cells of a region.</source>
        <translation>拖过一个区域的各格。</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>No digit stands twice in a region.</source>
        <translation>区域内数字不重复。</translation>
    </message>
    <message>
        <source>Then type its digits.</source>
        <translation>再输入这些数字。</translation>
    </message>
    <message>
        <source>Then type its number, if it has one.</source>
        <translation>若有数字，再输入。</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>线</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>点</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>盘外</translation>
    </message>
    <message>
        <source>{key}, twice</source>
        <translation>按两次 {key}</translation>
    </message>
    <message>
        <source>{key}, three times</source>
        <translation>按三次 {key}</translation>
    </message>
</context>
<context>
    <name>DropGlow</name>
    <message>
        <source>Drop to open</source>
        <translation>松开即可打开</translation>
    </message>
</context>
<context>
    <name>EarlierGames</name>
    <message>
        <source>{game}, {time}</source>
        <translation>{game}，{time}</translation>
    </message>
    <message>
        <source>Damaged game</source>
        <translation>已损坏的存档</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>yesterday {time}</source>
        <translation>昨天 {time}</translation>
    </message>
</context>
<context>
    <name>EngineBox</name>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>尚未选择</translation>
    </message>
</context>
<context>
    <name>EngineChooser</name>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose a program that plays Gomoku</source>
        <translation>选择下五子棋的程序</translation>
    </message>
    <message>
        <source>{program} is tried.</source>
        <translation>正在试运行 {program}。</translation>
    </message>
    <message>
        <source>{name} can play.</source>
        <translation>{name} 可以对局了。</translation>
    </message>
    <message>
        <source>{program} does not speak the Gomocup protocol: {reason}.</source>
        <translation>{program} 不支持 Gomocup 协议：{reason}。</translation>
    </message>
</context>
<context>
    <name>EngineLogDialog</name>
    <message>
        <source>What engines say</source>
        <translation>引擎消息</translation>
    </message>
    <message>
        <source>No engine has said anything yet.</source>
        <translation>还没有引擎发来消息。</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>EnginePlayers</name>
    <message>
        <source>{name} plays here. Which program that is, a game does not say.</source>
        <translation>这一方由 {name} 下棋。棋局中不记录它是哪个程序。</translation>
    </message>
    <message>
        <source>Another engine&apos;s turn</source>
        <translation>轮到其他引擎</translation>
    </message>
    <message>
        <source>Choose a program…</source>
        <translation>选择程序…</translation>
    </message>
    <message>
        <source>Our computer plays on</source>
        <translation>由本程序接着下</translation>
    </message>
    <message>
        <source>{name} plays here, a program that you have chosen once.</source>
        <translation>这一方由 {name} 下棋，它是以前选择过的程序。</translation>
    </message>
    <message>
        <source>Start it</source>
        <translation>启动它</translation>
    </message>
    <message>
        <source>{name} has not moved: {reason}.</source>
        <translation>{name} 没有落子：{reason}。</translation>
    </message>
    <message>
        <source>The engine cannot go on</source>
        <translation>引擎无法继续</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>It resigns</source>
        <translation>判它认输</translation>
    </message>
</context>
<context>
    <name>EnginesCard</name>
    <message>
        <source>Choose a &amp;program…</source>
        <translation>选择程序(&amp;P)…</translation>
    </message>
    <message>
        <source>Other engines</source>
        <translation>其他引擎</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>移除 {name}</translation>
    </message>
    <message>
        <source>Any program that speaks the Gomocup protocol. It may do on this computer what you may, so choose only one that you trust.</source>
        <translation>任何支持 Gomocup 协议的程序。它运行时拥有与您相同的权限，请只选择信得过的程序。</translation>
    </message>
</context>
<context>
    <name>Entering</name>
    <message>
        <source>Choose a digit: you will see where it can go.</source>
        <translation>请选择一个数字，盘面上会标出它还能填在哪里。</translation>
    </message>
</context>
<context>
    <name>EntryWords</name>
    <message>
        <source>mistakes: not shown</source>
        <translation>错误：不标出</translation>
    </message>
    <message>
        <source>mistakes: against the solution</source>
        <translation>错误：与答案比较</translation>
    </message>
    <message>
        <source>{mode}: {what} on each click</source>
        <translation>{mode}：每次单击填 {what}</translation>
    </message>
    <message>
        <source>{mode}: choose the digit first</source>
        <translation>{mode}：先选数字</translation>
    </message>
    <message>
        <source>all but cells with two candidates</source>
        <translation>除双值格外的空白格</translation>
    </message>
    <message>
        <source>cells with two candidates</source>
        <translation>双值格</translation>
    </message>
    <message>
        <source>where {digit} cannot go</source>
        <translation>不能填 {digit} 的空白格</translation>
    </message>
    <message>
        <source>where {digit} can go</source>
        <translation>能填 {digit} 的空白格</translation>
    </message>
    <message>
        <source>{filled} of {cells}</source>
        <translation>已填 {filled}/{cells}</translation>
    </message>
    <message>
        <source>in conflict: {count}</source>
        <translation>冲突 {count} 格</translation>
    </message>
</context>
<context>
    <name>ExerciseBoard</name>
    <message>
        <source>Board of the exercise</source>
        <translation>练习盘面</translation>
    </message>
    <message>
        <source>Arrows move, Space marks a cell, digits enter or strike out, Enter checks.</source>
        <translation>方向键移动，空格键标记单元格，数字键填数或划掉候选数，回车键检查。</translation>
    </message>
</context>
<context>
    <name>ExerciseSheet</name>
    <message>
        <source>Time</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Show the time of four exercises, and the best one</source>
        <translation>显示四道练习的用时和最佳用时</translation>
    </message>
</context>
<context>
    <name>Exercises</name>
    <message>
        <source>Next exercise</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Another one like it</source>
        <translation>再做一道类似的</translation>
    </message>
    <message>
        <source>Once more, with others</source>
        <translation>换一组再做一遍</translation>
    </message>
    <message>
        <source>This lesson is done.</source>
        <translation>本课已完成。</translation>
    </message>
    <message>
        <source>The section is passed.</source>
        <translation>这一部分已通过。</translation>
    </message>
    <message>
        <source>What was shown does not count. Now find another one like it.</source>
        <translation>看过答案的题不计入完成数。请再做一道类似的。</translation>
    </message>
    <message>
        <source>Digits that were shown: {count}.</source>
        <translation>其中 {count} 个数字看了答案。</translation>
    </message>
    <message>
        <source>Its cells: {cells}.</source>
        <translation>标出的格：{cells}。</translation>
    </message>
    <message>
        <source>Lit: {candidates}.</source>
        <translation>高亮的候选数：{candidates}。</translation>
    </message>
    <message>
        <source>So far: {chain}.</source>
        <translation>目前的链：{chain}。</translation>
    </message>
    <message>
        <source>These four: {time}</source>
        <translation>这四道：{time}</translation>
    </message>
    <message>
        <source>These four: {time} · best: {best}</source>
        <translation>这四道：{time} · 最佳：{best}</translation>
    </message>
    <message>
        <source>{title} · {filled} of {cells} cells filled</source>
        <translation>{title} · 已填 {filled}/{cells} 格</translation>
    </message>
    <message>
        <source>Fill every empty cell.</source>
        <translation>填满所有空白格。</translation>
    </message>
    <message>
        <source>Each row, column and box has the digits 1 to 9, each of them once.</source>
        <translation>每一行、每一列、每一宫里，1 到 9 各出现一次。</translation>
    </message>
    <message>
        <source>{filled} of {cells}</source>
        <translation>{filled}/{cells}</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>告诉我</translation>
    </message>
    <message>
        <source>Exercise {number} of {count}</source>
        <translation>练习 {number}/{count}</translation>
    </message>
    <message>
        <source>Exercise {number}</source>
        <translation>练习 {number}</translation>
    </message>
    <message>
        <source>{title} · exercise {number} of {count}</source>
        <translation>{title} · 练习 {number}/{count}</translation>
    </message>
    <message>
        <source>{title} · exercise {number}</source>
        <translation>{title} · 练习 {number}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>{number}, {label}, done in {time}</source>
        <translation>第 {number} 题，{label}，用时 {time}</translation>
    </message>
    <message>
        <source>{number}, {label}, now</source>
        <translation>第 {number} 题，{label}，进行中</translation>
    </message>
    <message>
        <source>{number}, {label}, still to come</source>
        <translation>第 {number} 题，{label}，未开始</translation>
    </message>
    <message>
        <source>All {digit}s are lit.</source>
        <translation>所有的 {digit} 都已高亮。</translation>
    </message>
    <message>
        <source>Click a cell to mark it, click again to take the mark away.</source>
        <translation>点击单元格即可标记，再点一次取消。</translation>
    </message>
    <message>
        <source>Click a candidate to strike it out, click again to take that back.</source>
        <translation>点击格中的小数字即可划掉，再点一次恢复。</translation>
    </message>
    <message>
        <source>Click the cell in which the {digit} goes.</source>
        <translation>请点击应填 {digit} 的格。</translation>
    </message>
    <message>
        <source>Click a cell and type a digit.</source>
        <translation>点击一格，再按数字键。</translation>
    </message>
    <message numerus="yes">
        <source>{count} more right at the first try, one after the other, and it is done.</source>
        <translation>
            <numerusform>再有 {count} 题连着一次做对，就完成了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{marked} of {count} cells marked</source>
        <translation>
            <numerusform>已标记 {marked}/{count} 格</numerusform>
        </translation>
    </message>
    <message>
        <source>{marked} cells marked</source>
        <translation>已标记 {marked} 格</translation>
    </message>
    <message>
        <source>{marked} struck out</source>
        <translation>已划掉 {marked} 个</translation>
    </message>
    <message>
        <source>Check the marks</source>
        <translation>检查标记</translation>
    </message>
    <message>
        <source>Check what is struck out</source>
        <translation>检查删数</translation>
    </message>
    <message>
        <source>Choose below, or type 1 for yes, 2 for no.</source>
        <translation>请在下方选择，或按 1 答“是”、按 2 答“不是”。</translation>
    </message>
    <message>
        <source>Click the candidates that come next, click again to take one back.</source>
        <translation>依次点击接下来的候选数，再点一次取消。</translation>
    </message>
    <message>
        <source>{marked} added</source>
        <translation>已接上 {marked} 个</translation>
    </message>
    <message>
        <source>Check the chain</source>
        <translation>检查这条链</translation>
    </message>
    <message>
        <source>Check the answer</source>
        <translation>检查回答</translation>
    </message>
    <message>
        <source>Check the digit</source>
        <translation>检查填数</translation>
    </message>
    <message>
        <source>A nudge</source>
        <translation>提醒一下</translation>
    </message>
    <message>
        <source>Here it is.</source>
        <translation>答案如图。</translation>
    </message>
</context>
<context>
    <name>ExplainedSheet</name>
    <message>
        <source>Print with exercises…</source>
        <translation>打印讲解和练习…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>{done} of {count} …</source>
        <translation>{done}/{count} …</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>New</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>up to 5</source>
        <translation>5 以内</translation>
    </message>
    <message>
        <source>5–15</source>
        <translation>5–15</translation>
    </message>
    <message>
        <source>15–30</source>
        <translation>15–30</translation>
    </message>
    <message>
        <source>30–60</source>
        <translation>30–60</translation>
    </message>
    <message>
        <source>more than 60</source>
        <translation>超过 60</translation>
    </message>
    <message>
        <source>each given needed</source>
        <translation>每个提示数都不可缺</translation>
    </message>
    <message>
        <source>some not needed</source>
        <translation>有多余的提示数</translation>
    </message>
    <message>
        <source>Name, technique, tag, or a whole grid</source>
        <translation>名称、技巧、标签或整个盘面</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>SE rating</source>
        <translation>SE 难度系数</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>提示数</translation>
    </message>
    <message>
        <source>Hardest step</source>
        <translation>最难的一步</translation>
    </message>
    <message>
        <source>Minimality</source>
        <translation>是否最小题</translation>
    </message>
    <message>
        <source>there more than once, in any guise</source>
        <translation>以任何形式出现不止一次</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>重复题</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>更多筛选</translation>
    </message>
</context>
<context>
    <name>FilterChip</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>{filter}: {chosen}</source>
        <translation>{filter}：{chosen}</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
</context>
<context>
    <name>FinishCard</name>
    <message>
        <source>Another level</source>
        <translation>换个难度</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>Where it was hard, and what helps</source>
        <translation>难在哪里，当时能用什么</translation>
    </message>
    <message>
        <source>Your last times; dotted: the prediction</source>
        <translation>最近几题的用时（虚线为预计用时）</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>This is the first.</source>
        <translation>打开的是第 1 局。</translation>
    </message>
</context>
<context>
    <name>GameSwitch</name>
    <message>
        <source>{game}…</source>
        <translation>{game}…</translation>
    </message>
    <message>
        <source>Go on with {game}</source>
        <translation>继续{game}</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>{build}, compiled</source>
        <translation>{build}，已编译</translation>
    </message>
    <message>
        <source>{build}, not compiled: some hundred times slower</source>
        <translation>{build}，未编译，慢数百倍</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>五子棋</translation>
    </message>
    <message>
        <source>{game}: {engine}</source>
        <translation>{game}：{engine}</translation>
    </message>
    <message>
        <source>Sudoku variants</source>
        <translation>变型数独</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
</context>
<context>
    <name>GomokuAnalysis</name>
    <message>
        <source>Back to the game</source>
        <translation>返回对局</translation>
    </message>
    <message>
        <source>Play {point}</source>
        <translation>走 {point}</translation>
    </message>
    <message>
        <source>Preview: after move {number} of {count}; Esc goes back</source>
        <translation>预览：第 {number} 手之后，共 {count} 手；按 Esc 返回</translation>
    </message>
    <message>
        <source>Analysis shows threats and the best line</source>
        <translation>分析：显示棋型和最佳变化</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方必胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方必胜</translation>
    </message>
    <message>
        <source>Black is much better</source>
        <translation>黑方大优</translation>
    </message>
    <message>
        <source>White is much better</source>
        <translation>白方大优</translation>
    </message>
    <message>
        <source>Black is better</source>
        <translation>黑方较优</translation>
    </message>
    <message>
        <source>White is better</source>
        <translation>白方较优</translation>
    </message>
    <message>
        <source>Black is a little better</source>
        <translation>黑方稍优</translation>
    </message>
    <message>
        <source>White is a little better</source>
        <translation>白方稍优</translation>
    </message>
    <message>
        <source>broken three of {colour}</source>
        <translation>{colour}跳三</translation>
    </message>
    <message>
        <source>open three of {colour}</source>
        <translation>{colour}活三</translation>
    </message>
    <message>
        <source>four of {colour}</source>
        <translation>{colour}冲四</translation>
    </message>
    <message>
        <source>open four of {colour}</source>
        <translation>{colour}活四</translation>
    </message>
    <message>
        <source>{colour} has no win by continuous fours here: all of them were looked at (positions: {count}).</source>
        <translation>{colour}在此没有连续冲四的胜法：已全部检查（{count} 个局面）。</translation>
    </message>
    <message>
        <source>No win of {colour} by continuous fours was found within {count} positions; there may be one.</source>
        <translation>在 {count} 个局面之内没有找到{colour}连续冲四的胜法，但不排除存在。</translation>
    </message>
    <message>
        <source>No win of {colour} by continuous threats was found within {count} positions; there may be one.</source>
        <translation>在 {count} 个局面之内没有找到{colour}连续进攻的胜法，但不排除存在。</translation>
    </message>
    <message>
        <source>{colour} wins by continuous threats</source>
        <translation>{colour}连续进攻取胜</translation>
    </message>
    <message>
        <source>{colour} wins by continuous fours</source>
        <translation>{colour}连续冲四取胜</translation>
    </message>
    <message>
        <source>Black {share} %</source>
        <translation>黑方 {share}%</translation>
    </message>
    <message>
        <source>about even</source>
        <translation>大致均势</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>win in {count}</source>
        <translation>{count} 手后胜</translation>
    </message>
    <message>
        <source>loss in {count}</source>
        <translation>{count} 手后负</translation>
    </message>
    <message>
        <source>the line, in order</source>
        <translation>后续变化</translation>
    </message>
    <message>
        <source>{threat}: answer it now</source>
        <translation>{threat}：须立即应对</translation>
    </message>
    <message>
        <source>in {count}</source>
        <translation>{count} 手</translation>
    </message>
    <message>
        <source>{colour} {point} · better {better}</source>
        <translation>{colour} {point} · 宜走 {better}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the reasons for a move</comment>
        <translation>；</translation>
    </message>
    <message>
        <source>{sentence}.</source>
        <comment>the end of a sentence</comment>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <source>it {does}</source>
        <comment>the move of which the first reason told</comment>
        <translation>{does}</translation>
    </message>
    <message>
        <source>{point} begins a win by continuous fours, in {count}</source>
        <translation>{point} 开始连续冲四，{count} 手取胜</translation>
    </message>
    <message>
        <source>{point} begins a proved win, in {count}</source>
        <translation>{point} 开始必胜着法，{count} 手取胜</translation>
    </message>
    <message>
        <source>nothing else stops five in a row</source>
        <translation>只此一手能阻止对方连五</translation>
    </message>
    <message>
        <source>{point} stops a win of {colour} by continuous fours</source>
        <translation>{point} 阻止{colour}连续冲四取胜</translation>
    </message>
    <message>
        <source>{point} is the middle</source>
        <translation>{point} 是天元</translation>
    </message>
    <message>
        <source>{point} is best as far as {depth} moves ahead; after it {stands}</source>
        <translation>向前看 {depth} 手，{point} 最好，此后{stands}</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>连五</translation>
    </message>
    <message>
        <source>an open four</source>
        <translation>活四</translation>
    </message>
    <message>
        <source>two fours</source>
        <translation>双四</translation>
    </message>
    <message>
        <source>a four with an open three</source>
        <translation>四三</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>冲四</translation>
    </message>
    <message>
        <source>two open threes</source>
        <translation>双活三</translation>
    </message>
    <message>
        <source>an open three</source>
        <translation>活三</translation>
    </message>
    <message>
        <source>{colour} has no win by continuous threats here: no move makes a four or an open three.</source>
        <translation>{colour}在此没有连续进攻的胜法：无论下哪里，都成不了四或活三。</translation>
    </message>
    <message>
        <source>depth {depth} · {time}</source>
        <translation>深度 {depth} · {time}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{name} cannot go on: {reason}.</source>
        <translation>{name} 无法继续：{reason}。</translation>
    </message>
    <message>
        <source>{point} prepares {shape} at {later}</source>
        <translation>{point} 为 {later} 成{shape}作准备</translation>
    </message>
    <message>
        <source>{point} keeps {colour} from an open three</source>
        <translation>{point} 不让{colour}成活三</translation>
    </message>
    <message>
        <source>{point} works together with {stones}</source>
        <translation>{point} 与 {stones} 相互配合</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two stones</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>GomokuController</name>
    <message>
        <source>&amp;Game</source>
        <translation>对局(&amp;G)</translation>
    </message>
    <message>
        <source>Play on against the computer</source>
        <translation>与电脑接着下</translation>
    </message>
    <message>
        <source>Do you want to resign?</source>
        <translation>确定要认输吗？</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
</context>
<context>
    <name>GomokuEvaluation</name>
    <message>
        <source>about even</source>
        <translation>大致均势</translation>
    </message>
    <message>
        <source>Black is better</source>
        <translation>黑方稍优</translation>
    </message>
    <message>
        <source>White is better</source>
        <translation>白方稍优</translation>
    </message>
    <message>
        <source>Black is much better</source>
        <translation>黑方大优</translation>
    </message>
    <message>
        <source>White is much better</source>
        <translation>白方大优</translation>
    </message>
    <message>
        <source>Black has won</source>
        <translation>黑方获胜</translation>
    </message>
    <message>
        <source>White has won</source>
        <translation>白方获胜</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方必胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方必胜</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>形势</translation>
    </message>
    <message>
        <source>{title}: {verdict}</source>
        <translation>{title}：{verdict}</translation>
    </message>
</context>
<context>
    <name>GomokuFinish</name>
    <message>
        <source>Play again</source>
        <translation>再来一局</translation>
    </message>
    <message>
        <source>With the colours exchanged</source>
        <translation>双方交换黑白</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Time of both</source>
        <translation>双方用时</translation>
    </message>
</context>
<context>
    <name>GomokuFinishCard</name>
    <message>
        <source>Another setup</source>
        <translation>更改设置</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>How it stood</source>
        <translation>形势</translation>
    </message>
</context>
<context>
    <name>GomokuHint</name>
    <message>
        <source>Play {point}</source>
        <translation>走 {point}</translation>
    </message>
    <message>
        <source>Show the win</source>
        <translation>显示胜法</translation>
    </message>
</context>
<context>
    <name>GomokuKeySheet</name>
    <message>
        <source>Put a stone</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>Drop a stone not yet confirmed</source>
        <translation>取消尚未确定的落子</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Next empty point</source>
        <translation>下一个空点</translation>
    </message>
    <message>
        <source>First or last column</source>
        <translation>最左列或最右列</translation>
    </message>
    <message>
        <source>Top or bottom row</source>
        <translation>最上行或最下行</translation>
    </message>
    <message>
        <source>Set up a black stone, a white one, none</source>
        <translation>摆棋：黑子、白子、无子</translation>
    </message>
    <message>
        <source>Leave the board</source>
        <translation>离开棋盘</translation>
    </message>
    <message>
        <source>In the tree: make it the main line</source>
        <translation>着法树中：设为主线</translation>
    </message>
    <message>
        <source>In the tree: delete from here on</source>
        <translation>着法树中：从这里起删除</translation>
    </message>
</context>
<context>
    <name>GomokuKeys</name>
    <message>
        <source>Take back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
</context>
<context>
    <name>GomokuModel</name>
    <message>
        <source>move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最后一手</translation>
    </message>
    <message>
        <source>in the winning row</source>
        <translation>在获胜的一行中</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>禁手</translation>
    </message>
    <message>
        <source>not yet confirmed</source>
        <translation>尚未确定</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>提示点</translation>
    </message>
    <message>
        <source>only planned</source>
        <translation>仅为变化</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>已提供的打点</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a spoken point</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑子</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白子</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>GomokuOptions</name>
    <message>
        <source>Freestyle</source>
        <translation>无禁手</translation>
    </message>
    <message>
        <source>Five or more in a row win.</source>
        <translation>五子或五子以上连成一线即胜。</translation>
    </message>
    <message>
        <source>Exactly five</source>
        <translation>恰好五连</translation>
    </message>
    <message>
        <source>Five in a row win; six or more do not.</source>
        <translation>恰好五连才胜，六子以上不算。</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>连珠（有禁手）</translation>
    </message>
    <message>
        <source>Black may make no two threes, no two fours and no row above five.</source>
        <translation>黑方不得走三三、四四和长连。</translation>
    </message>
    <message>
        <source>Caro</source>
        <translation>Caro 规则</translation>
    </message>
    <message>
        <source>Exactly five win, unless stones of the other colour end both sides.</source>
        <translation>恰好五连即胜，但两端都被对方堵住的不算。</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>自由开局</translation>
    </message>
    <message>
        <source>Black begins anywhere.</source>
        <translation>黑方第一手任意落子。</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>三手交换</translation>
    </message>
    <message>
        <source>One puts three stones, the other chooses the colour.</source>
        <translation>一方先摆三子，另一方选择执黑或执白。</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>三手两交换</translation>
    </message>
    <message>
        <source>As Swap; but the other may put two stones more and leave the choice.</source>
        <translation>同三手交换，但另一方也可以再摆两子，把选择权交还对方。</translation>
    </message>
    <message>
        <source>RIF</source>
        <translation>RIF</translation>
    </message>
    <message>
        <source>One puts one of the 26 openings, the other chooses the colour; of two fifth stones of Black, White keeps one.</source>
        <translation>一方摆出 26 种开局之一，另一方选择颜色；第五手黑方提供两个打点，白方留下一个。</translation>
    </message>
    <message>
        <source>Soosyrv-8</source>
        <translation>索索夫-8</translation>
    </message>
    <message>
        <source>As RIF; but White says how many fifth stones are offered, up to eight, and then the other may swap.</source>
        <translation>与 RIF 相似；但白方下第四手时指定打点数（最多八个），然后对方还可以交换。</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <translation>塔拉山口-10</translation>
    </message>
    <message>
        <source>Within squares that grow, and after each stone the other may swap; instead of the fifth stone, Black may offer ten.</source>
        <translation>前五手的范围逐手扩大，每一手之后对方都可以交换；第五手也可以改为由黑方提供十个打点。</translation>
    </message>
    <message>
        <source>Balanced start</source>
        <translation>均衡开局</translation>
    </message>
    <message>
        <source>Five stones lie there, after which both stand alike; White begins.</source>
        <translation>棋盘上先摆好五子，双方形势相当；白方先行。</translation>
    </message>
    <message>
        <source>plays at once</source>
        <translation>直接落子</translation>
    </message>
    <message>
        <source>plays when repeated</source>
        <translation>再次单击确认</translation>
    </message>
    <message>
        <source>asks to confirm</source>
        <translation>用按钮确认</translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation>本局不能悔棋</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Moves can be taken back</source>
        <translation>可以悔棋</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>棋盘行数</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Opening of renju&apos;s tournaments</source>
        <translation>连珠比赛的开局</translation>
    </message>
    <message>
        <source>Clicking</source>
        <translation>单击棋盘</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>对局双方</translation>
    </message>
    <message>
        <source>or</source>
        <translation>或</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>大小(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;ule</source>
        <translation>规则(&amp;U)</translation>
    </message>
    <message>
        <source>Openi&amp;ng</source>
        <translation>开局(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Limit</source>
        <translation>时限(&amp;L)</translation>
    </message>
    <message>
        <source>added to the clock</source>
        <translation>加到棋钟上</translation>
    </message>
    <message>
        <source>&amp;After a move</source>
        <translation>每手加时(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Clicking</source>
        <translation>单击棋盘时(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>E&amp;xchange colours</source>
        <translation>交换黑白(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白方(&amp;W)</translation>
    </message>
    <message>
        <source>as often as both like</source>
        <translation>双方同意即可，次数不限</translation>
    </message>
    <message>
        <source>{count} min a game</source>
        <translation>每局 {count} 分钟</translation>
    </message>
    <message>
        <source>{count} s a move</source>
        <translation>每手 {count} 秒</translation>
    </message>
    <message>
        <source>{size} × {size}</source>
        <translation>{size} × {size}</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>不限时</translation>
    </message>
    <message>
        <source>no taking back</source>
        <translation>不能悔棋</translation>
    </message>
    <message>
        <source>a click {does}</source>
        <translation>单击：{does}</translation>
    </message>
</context>
<context>
    <name>GomokuPlayers</name>
    <message>
        <source>Players</source>
        <translation>对局双方</translation>
    </message>
</context>
<context>
    <name>GomokuProblems</name>
    <message>
        <source>{point} makes no four, so there is time for {answer}.</source>
        <translation>{point} 不成四，对方来得及走 {answer}。</translation>
    </message>
    <message>
        <source>{point} makes a four, but after {answer} there is no win by continuous fours any more.</source>
        <translation>{point} 成四，但对方应 {answer} 之后，就没有连续冲四的胜法了。</translation>
    </message>
    <message>
        <source>Gomoku problems</source>
        <translation>五子棋习题</translation>
    </message>
    <message>
        <source>All problems are solved.</source>
        <translation>习题已全部解出。</translation>
    </message>
    <message>
        <source>Make new ones</source>
        <translation>生成新习题</translation>
    </message>
    <message>
        <source>Making problems…</source>
        <translation>正在生成习题…</translation>
    </message>
    <message>
        <source>New problems: {count}</source>
        <translation>新习题：{count} 道</translation>
    </message>
    <message>
        <source>Next problem</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Right. The answer is {point}; go on.</source>
        <translation>正确。对方应 {point}，请继续。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>已解出。</translation>
    </message>
    <message>
        <source>Problem {number} of {count}</source>
        <translation>第 {number}/{count} 题</translation>
    </message>
    <message>
        <source>{problem} · solved</source>
        <translation>{problem} · 已解出</translation>
    </message>
    <message>
        <source>{colour} wins by continuous fours, in {count} moves. Find the way.</source>
        <translation>{colour}连续冲四，{count} 手取胜。请找出着法。</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
</context>
<context>
    <name>GomokuQuestions</name>
    <message>
        <source>{player} puts two stones more; then the other side chooses.</source>
        <translation>{player}再放两子，然后由对方选择执黑或执白。</translation>
    </message>
    <message>
        <source>Play Black</source>
        <translation>执黑</translation>
    </message>
    <message>
        <source>Play White</source>
        <translation>执白</translation>
    </message>
    <message>
        <source>Put two stones more</source>
        <translation>再摆两子</translation>
    </message>
    <message>
        <source>Put the fifth stone</source>
        <translation>下第五手</translation>
    </message>
    <message>
        <source>Offer ten stones</source>
        <translation>提供十个打点</translation>
    </message>
    <message>
        <source>{player} swaps and takes Black.</source>
        <translation>{player}交换，改执黑棋。</translation>
    </message>
    <message>
        <source>{player} swaps and takes White.</source>
        <translation>{player}交换，改执白棋。</translation>
    </message>
    <message>
        <source>{player} keeps Black.</source>
        <translation>{player}不交换，仍执黑棋。</translation>
    </message>
    <message>
        <source>{player} keeps White.</source>
        <translation>{player}不交换，仍执白棋。</translation>
    </message>
    <message>
        <source>{player} puts the fifth stone; then the other side chooses.</source>
        <translation>{player}下第五手，然后由对方选择颜色。</translation>
    </message>
    <message>
        <source>{player} offers ten fifth stones, and White keeps one.</source>
        <translation>{player}提供十个第五手打点，由白方留下一个。</translation>
    </message>
    <message>
        <source>Put stone {number}, black, within the middle {rows} × {rows} points.</source>
        <translation>第 {number} 手下黑子，须在中央 {rows} × {rows} 的范围内。</translation>
    </message>
    <message>
        <source>Put stone {number}, black, anywhere.</source>
        <translation>第 {number} 手下黑子，位置不限。</translation>
    </message>
    <message>
        <source>Put stone {number}, white, within the middle {rows} × {rows} points.</source>
        <translation>第 {number} 手下白子，须在中央 {rows} × {rows} 的范围内。</translation>
    </message>
    <message>
        <source>Put stone {number}, white, anywhere.</source>
        <translation>第 {number} 手下白子，位置不限。</translation>
    </message>
    <message>
        <source>Which fifth stone stays?</source>
        <translation>第五手留下哪个打点？</translation>
    </message>
    <message>
        <source>One of the offered stones stays, as Black&apos;s; then White moves. Click it, or choose it here.</source>
        <translation>从打点中留下一个作为黑方的第五手，然后轮到白方。单击棋盘上的打点，或在这里选择。</translation>
    </message>
    <message>
        <source>How many fifth stones?</source>
        <translation>第五手打几个点？</translation>
    </message>
    <message>
        <source>Black offers so many, and White keeps one. Before that the other player may swap.</source>
        <translation>黑方将提供这么多打点，白方留下一个。在此之前对方还可以交换。</translation>
    </message>
    <message>
        <source>How does it go on?</source>
        <translation>怎样继续？</translation>
    </message>
    <message>
        <source>Put the fifth stone within the middle 9 × 9 points, after which the other player may swap; or swap now; or offer ten, of which White keeps one.</source>
        <translation>可以在中央 9 × 9 的范围内下第五手，之后对方可以交换；可以现在就交换；也可以提供十个打点，由白方留下一个。</translation>
    </message>
    <message>
        <source>{sentence} {next}</source>
        <translation>{sentence}{next}</translation>
    </message>
    <message>
        <source>Then Black puts the fifth stone.</source>
        <translation>接着黑方下第五手。</translation>
    </message>
    <message>
        <source>Then Black offers {number} fifth stones, and White keeps one.</source>
        <translation>接着黑方提供 {number} 个第五手打点，白方留下一个。</translation>
    </message>
    <message>
        <source>Then White says how many fifth stones Black offers.</source>
        <translation>接着由白方指定第五手的打点数。</translation>
    </message>
    <message>
        <source>Then the other player may swap.</source>
        <translation>接着对方可以交换。</translation>
    </message>
    <message>
        <source>Then the other player says how it goes on.</source>
        <translation>接着由对方决定怎样继续。</translation>
    </message>
    <message>
        <source>Put the first stone, black, on the middle point.</source>
        <translation>第 1 手下黑子，须下在天元。</translation>
    </message>
    <message>
        <source>All three are yours: black, white, black.</source>
        <translation>前三手都由您来摆：黑、白、黑。</translation>
    </message>
    <message>
        <source>Offer fifth stone {done} of {number}; White keeps one of them. None may equal another, turned or mirrored.</source>
        <translation>请提供第五手的第 {done} 个打点，共 {number} 个，白方将留下其中一个。任何两个打点不能因旋转或镜像而相同。</translation>
    </message>
    <message>
        <source>{player} says how many fifth stones are offered.</source>
        <translation>由{player}指定第五手的打点数。</translation>
    </message>
    <message>
        <source>{player} chooses a colour.</source>
        <translation>由{player}选择颜色。</translation>
    </message>
    <message>
        <source>{player} says how it goes on.</source>
        <translation>由{player}决定怎样继续。</translation>
    </message>
    <message>
        <source>{player} offers fifth stones.</source>
        <translation>由{player}提供第五手打点。</translation>
    </message>
    <message>
        <source>{player} chooses which fifth stone stays.</source>
        <translation>由{player}留下一个第五手打点。</translation>
    </message>
    <message>
        <source>{player} puts a stone of the opening.</source>
        <translation>由{player}下开局的棋子。</translation>
    </message>
    <message>
        <source>{player} says how many fifth stones Black offers: {number}.</source>
        <translation>{player}指定的第五手打点数：{number}。</translation>
    </message>
    <message>
        <source>{player} has offered the fifth stones; White keeps one.</source>
        <translation>{player}已提供第五手打点，由白方留下一个。</translation>
    </message>
    <message>
        <source>{player} keeps {point} as the fifth stone.</source>
        <translation>{player}留下 {point} 作为第五手。</translation>
    </message>
    <message>
        <source>The computers rest</source>
        <translation>电脑对弈已暂停</translation>
    </message>
    <message>
        <source>You have gone back.</source>
        <translation>已回到之前的局面。</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>The opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>The computer&apos;s turn</source>
        <translation>轮到电脑</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>摆放局面</translation>
    </message>
    <message>
        <source>A click puts a black stone, a second one a white stone, a third takes it away.</source>
        <translation>单击放黑子，再单击换成白子，第三次单击拿走棋子。</translation>
    </message>
    <message>
        <source>Black moves next</source>
        <translation>轮到黑方</translation>
    </message>
    <message>
        <source>White moves next</source>
        <translation>轮到白方</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Which colour do you want?</source>
        <translation>想执哪一方？</translation>
    </message>
    <message>
        <source>Black moves next.</source>
        <translation>接下来由黑方落子。</translation>
    </message>
    <message>
        <source>White moves next.</source>
        <translation>接下来由白方落子。</translation>
    </message>
    <message>
        <source>Play this move</source>
        <translation>确定这样走</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>我不走这步了</translation>
    </message>
    <message>
        <source>Choose a point on the board.</source>
        <translation>请在棋盘上选择落点。</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>请落子</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Place here?</source>
        <translation>下在这里吗？</translation>
    </message>
    <message>
        <source>Three stones first: black, white, black. Then the other player chooses.</source>
        <translation>先摆三子：黑、白、黑，再由对方选择执哪一方。</translation>
    </message>
    <message>
        <source>Two stones more: white, black. Then the other player chooses.</source>
        <translation>再摆两子：白、黑，再由对方选择执哪一方。</translation>
    </message>
</context>
<context>
    <name>GomokuStrength</name>
    <message>
        <source>Beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>难</translation>
    </message>
    <message>
        <source>A glance</source>
        <translation>一瞥</translation>
    </message>
    <message>
        <source>A moment</source>
        <translation>片刻</translation>
    </message>
    <message>
        <source>Overlooks every second open three, and now and then a four.</source>
        <translation>每两个活三漏看一个，偶尔还漏看冲四。</translation>
    </message>
    <message>
        <source>Looks one move ahead, misjudges much and may overlook an open three.</source>
        <translation>只看一步，常常误判，还可能漏看活三。</translation>
    </message>
    <message>
        <source>Looks two moves ahead and misjudges now and then.</source>
        <translation>能看两步，偶尔误判。</translation>
    </message>
    <message>
        <source>Looks four moves ahead and hardly misjudges.</source>
        <translation>能看四步，很少误判。</translation>
    </message>
    <message>
        <source>Looks two moves ahead and misjudges nothing.</source>
        <translation>能看两步，不误判。</translation>
    </message>
    <message>
        <source>Looks five moves ahead and misjudges nothing.</source>
        <translation>能看五步，不误判。</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>Looks as far ahead as it comes in {seconds} s a move.</source>
        <translation>每手用 {seconds} 秒，能看多远就看多远。</translation>
    </message>
</context>
<context>
    <name>GomokuTree</name>
    <message>
        <source>Move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>{count} lines go on from here</source>
        <translation>从这里分出 {count} 条线</translation>
    </message>
    <message>
        <source>A game has at most {limit} moves with all its variations.</source>
        <translation>一局棋连同全部变化最多 {limit} 手。</translation>
    </message>
    <message>
        <source>This is the main line now.</source>
        <translation>现在这是主线。</translation>
    </message>
    <message>
        <source>This move belongs to the game; only variations can be deleted.</source>
        <translation>这一手属于对局本身；只能删除变化。</translation>
    </message>
    <message>
        <source>The variation was deleted.</source>
        <translation>变化已删除。</translation>
    </message>
    <message>
        <source>Take that back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>The tree is on the clipboard, as a picture.</source>
        <translation>着法树已作为图片复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>GomokuView</name>
    <message>
        <source>Gomoku board</source>
        <translation>五子棋棋盘</translation>
    </message>
</context>
<context>
    <name>GomokuWords</name>
    <message>
        <source>freestyle</source>
        <translation>无禁手</translation>
    </message>
    <message>
        <source>exactly five</source>
        <translation>恰好五连</translation>
    </message>
    <message>
        <source>renju</source>
        <translation>连珠</translation>
    </message>
    <message>
        <source>caro</source>
        <translation>Caro 规则</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>三手交换</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>三手两交换</translation>
    </message>
    <message>
        <source>RIF</source>
        <translation>RIF</translation>
    </message>
    <message>
        <source>Soosyrv-8</source>
        <translation>索索夫-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <translation>塔拉山口-10</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>新手</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>易</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>难</translation>
    </message>
    <message>
        <source>attacking</source>
        <translation>进攻型</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>平稳型</translation>
    </message>
    <message>
        <source>defensive</source>
        <translation>防守型</translation>
    </message>
    <message>
        <source>at a glance</source>
        <translation>一瞥即下</translation>
    </message>
    <message>
        <source>after a moment</source>
        <translation>稍作思考</translation>
    </message>
    <message>
        <source>Black wins with five in a row.</source>
        <translation>黑方五子连珠，获胜。</translation>
    </message>
    <message>
        <source>White wins with five in a row.</source>
        <translation>白方五子连珠，获胜。</translation>
    </message>
    <message>
        <source>The computer wins with five in a row.</source>
        <translation>电脑五子连珠，获胜。</translation>
    </message>
    <message>
        <source>You win with five in a row.</source>
        <translation>玩家五子连珠，获胜。</translation>
    </message>
    <message>
        <source>White resigns; Black wins.</source>
        <translation>白方认输，黑方获胜。</translation>
    </message>
    <message>
        <source>Black resigns; White wins.</source>
        <translation>黑方认输，白方获胜。</translation>
    </message>
    <message>
        <source>You resign; the computer wins.</source>
        <translation>玩家认输，电脑获胜。</translation>
    </message>
    <message>
        <source>The computer resigns; you win.</source>
        <translation>电脑认输，玩家获胜。</translation>
    </message>
    <message>
        <source>White has no time left; Black wins.</source>
        <translation>白方超时，黑方获胜。</translation>
    </message>
    <message>
        <source>Black has no time left; White wins.</source>
        <translation>黑方超时，白方获胜。</translation>
    </message>
    <message>
        <source>You have no time left; the computer wins.</source>
        <translation>玩家超时，电脑获胜。</translation>
    </message>
    <message>
        <source>The computer has no time left; you win.</source>
        <translation>电脑超时，玩家获胜。</translation>
    </message>
    <message>
        <source>The board is full: a draw.</source>
        <translation>棋盘已满，和棋。</translation>
    </message>
    <message>
        <source>Both have passed: a draw.</source>
        <translation>双方各停一手，和棋。</translation>
    </message>
    <message>
        <source>A draw by agreement.</source>
        <translation>双方议和，和棋。</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>黑方获胜</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>白方获胜</translation>
    </message>
    <message>
        <source>The computer wins</source>
        <translation>电脑获胜</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>玩家获胜</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>五子连珠</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>棋盘已满</translation>
    </message>
    <message>
        <source>Both have passed</source>
        <translation>双方各停一手</translation>
    </message>
    <message>
        <source>By agreement</source>
        <translation>双方议和</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>停一手</translation>
    </message>
    <message>
        <source>sides swapped</source>
        <translation>双方交换</translation>
    </message>
    <message>
        <source>Black chosen</source>
        <translation>选择执黑</translation>
    </message>
    <message>
        <source>White chosen</source>
        <translation>选择执白</translation>
    </message>
    <message>
        <source>two stones more</source>
        <translation>再下两子</translation>
    </message>
    <message>
        <source>one fifth stone</source>
        <translation>下第五手</translation>
    </message>
    <message>
        <source>ten fifth stones</source>
        <translation>十个打点</translation>
    </message>
    <message>
        <source>number of fifth stones</source>
        <translation>指定打点数</translation>
    </message>
    <message>
        <source>draw agreed</source>
        <translation>双方议和</translation>
    </message>
    <message>
        <source>resigned</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>time has run out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>You</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>黑方：{name}</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>每手 {seconds} 秒</translation>
    </message>
    <message>
        <source>person</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Games of Gomoku, SGF</source>
        <translation>五子棋对局（SGF）</translation>
    </message>
    <message numerus="yes">
        <source>{count} moves</source>
        <translation>
            <numerusform>{count} 手</numerusform>
        </translation>
    </message>
    <message>
        <source>{black} – {white}</source>
        <translation>{black} – {white}</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
    <message>
        <source>{colour} to move</source>
        <translation>轮到{colour}</translation>
    </message>
    <message>
        <source>in {count}</source>
        <translation>{count} 手内</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>unsolved</source>
        <translation>未解出</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>黑胜</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>白胜</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Gomoku {size} × {size}, move {number}</source>
        <translation>五子棋 {size} × {size}，第 {number} 手</translation>
    </message>
    <message>
        <source>Gomoku: {title}, move {number}</source>
        <translation>五子棋：{title}，第 {number} 手</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>正在思考…</translation>
    </message>
    <message>
        <source>to choose a colour</source>
        <translation>请选择执哪一方</translation>
    </message>
    <message>
        <source>to decide</source>
        <translation>请决定</translation>
    </message>
    <message>
        <source>to choose the fifth stone</source>
        <translation>留下一个打点</translation>
    </message>
    <message>
        <source>to offer fifth stones</source>
        <translation>提供打点</translation>
    </message>
    <message>
        <source>to move: {number}</source>
        <translation>第 {number} 手，请落子</translation>
    </message>
    <message>
        <source>has won</source>
        <translation>获胜</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>White resigned</source>
        <translation>白方认输</translation>
    </message>
    <message>
        <source>Black resigned</source>
        <translation>黑方认输</translation>
    </message>
    <message>
        <source>You resigned</source>
        <translation>玩家认输</translation>
    </message>
    <message>
        <source>The computer resigned</source>
        <translation>电脑认输</translation>
    </message>
    <message>
        <source>White ran out of time</source>
        <translation>白方超时</translation>
    </message>
    <message>
        <source>Black ran out of time</source>
        <translation>黑方超时</translation>
    </message>
    <message>
        <source>You ran out of time</source>
        <translation>玩家超时</translation>
    </message>
    <message>
        <source>The computer ran out of time</source>
        <translation>电脑超时</translation>
    </message>
    <message>
        <source>for this move</source>
        <translation>本手剩余</translation>
    </message>
    <message>
        <source>used</source>
        <translation>已用</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>| What it does | Keys |
|:--|:--|</source>
        <translation>| 作用 | 按键 |
|:--|:--|</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>所有游戏</translation>
    </message>
    <message>
        <source>{game}: on the board</source>
        <translation>{game}：在盘面上</translation>
    </message>
    <message>
        <source>{game}: {menu}</source>
        <translation>{game}：{menu}</translation>
    </message>
    <message>
        <source>{place} ({keys})</source>
        <translation>{place}（{keys}）</translation>
    </message>
    <message>
        <source>preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>what was played and learnt, and puzzles made in advance</source>
        <translation>游戏和学习的记录，以及事先备好的题目</translation>
    </message>
    <message>
        <source>games not finished, and errors.log</source>
        <translation>未完成的游戏，以及 errors.log</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>没有哪一页含有这些词。</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>正文提到</translation>
    </message>
</context>
<context>
    <name>GuideView</name>
    <message>
        <source>Guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Back to the page before</source>
        <translation>回到上一页</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>再向前一页</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>{section} · lesson {number} of {count}</source>
        <translation>{section} · 第 {number} 课，共 {count} 课</translation>
    </message>
    <message>
        <source>Rows, columns and boxes, the rule, a first puzzle, and the ways to find a digit that most of all puzzles need.</source>
        <translation>行、列、宫与规则，第一道题，以及解题时最常用的出数方法。</translation>
    </message>
    <message>
        <source>Taking candidates away: where a box and a line meet, and with cells that share their candidates.</source>
        <translation>学会删数：看宫与行、列的交叉处，看候选数相同的格。</translation>
    </message>
    <message>
        <source>Patterns over several rows and columns, wings, and what follows from there being one solution.</source>
        <translation>跨越几行几列的结构、各种 Wing，以及由唯一解得出的结论。</translation>
    </message>
    <message>
        <source>Strong and weak links, colours, and the chains that are made of them.</source>
        <translation>强链关系、弱链关系、染色，以及由它们连成的链。</translation>
    </message>
    <message>
        <source>Puzzles with rules of their own, and how to begin with each.</source>
        <translation>各有规则的变型数独，以及每一种怎样入手。</translation>
    </message>
    <message>
        <source>Sudoku course: {section}</source>
        <translation>数独课程：{section}</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Answers: {title}</source>
        <translation>答案：{title}</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>答案：</translation>
    </message>
    <message>
        <source>Answers: page {page}</source>
        <translation>答案见第 {page} 页</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message numerus="yes">
        <source>{count} lessons</source>
        <translation>
            <numerusform>共 {count} 课</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Head</name>
    <message>
        <source>Course</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Parts of the lesson</source>
        <translation>本课内容</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>SE</source>
        <translation>SE</translation>
    </message>
    <message>
        <source>Hardest step</source>
        <translation>最难的一步</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>提示数</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>最小题</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预计</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>上次</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>{column}, descending</source>
        <translation>{column}，降序</translation>
    </message>
    <message>
        <source>{column}, ascending</source>
        <translation>{column}，升序</translation>
    </message>
    <message>
        <source>&amp;Usual columns</source>
        <translation>默认列(&amp;U)</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>移除时间</translation>
    </message>
</context>
<context>
    <name>HintCard</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>All steps to the end</source>
        <translation>查看全部解题步骤</translation>
    </message>
    <message>
        <source>Hide the notation</source>
        <translation>收起链式记法</translation>
    </message>
    <message>
        <source>Show the notation</source>
        <translation>显示链式记法</translation>
    </message>
    <message>
        <source>Copy it</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Looking for a step…</source>
        <translation>正在寻找下一步…</translation>
    </message>
    <message>
        <source>{reason} So nothing can be proved.</source>
        <translation>{reason}所以无从证明。</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>正在寻找证明…</translation>
    </message>
    <message>
        <source>Hint: Enter is “{does}”, Esc closes</source>
        <translation>提示：回车键为“{does}”，Esc 键关闭</translation>
    </message>
    <message>
        <source>Hint: Esc closes</source>
        <translation>提示：按 Esc 键关闭</translation>
    </message>
</context>
<context>
    <name>HistoryCard</name>
    <message>
        <source>History</source>
        <translation>历史记录</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>游戏的步骤</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>HistoryModel</name>
    <message>
        <source>Another way: {move}, moves: {count}</source>
        <translation>另一分支：{move}，共 {count} 步</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>checkpoint {name}</source>
        <translation>存档点 {name}</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>当前位置</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>hypothesis</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>There is no room for the history: make the window larger.</source>
        <translation>窗口太小，放不下历史记录，请放大窗口。</translation>
    </message>
    <message>
        <source>Rename checkpoint</source>
        <translation>重命名存档点</translation>
    </message>
    <message>
        <source>Set checkpoint</source>
        <translation>设置存档点</translation>
    </message>
</context>
<context>
    <name>Inspecting</name>
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
        <translation>仍然解这道题</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在检查…</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>去掉这个数字</translation>
    </message>
    <message>
        <source>Take them away</source>
        <translation>去掉这些数字</translation>
    </message>
    <message>
        <source>Solving…</source>
        <translation>正在求解…</translation>
    </message>
    <message>
        <source>This is the solution. Undo takes it back.</source>
        <translation>这就是答案。可用“撤销”恢复原状。</translation>
    </message>
    <message>
        <source>The puzzle has several solutions; this is one of them.</source>
        <translation>这道题不止一个解，这是其中一个。</translation>
    </message>
</context>
<context>
    <name>KeyCards</name>
    <message>
        <source>Keys: {group}</source>
        <translation>按键：{group}</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>{action} ({key})</source>
        <translation>{action}（{key}）</translation>
    </message>
</context>
<context>
    <name>KeyRow</name>
    <message>
        <source>also: {actions}</source>
        <translation>重复：{actions}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>Its key does something else now: {actions}</source>
        <translation>此按键现用于：{actions}</translation>
    </message>
    <message>
        <source>Its key was another&apos;s, too: {actions}</source>
        <translation>此按键原也用于：{actions}</translation>
    </message>
    <message>
        <source>Stays as it is</source>
        <translation>固定不变</translation>
    </message>
    <message>
        <source>was {key}</source>
        <translation>原为 {key}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Change the key of {action}</source>
        <translation>更改“{action}”的按键</translation>
    </message>
    <message>
        <source>Record a key</source>
        <translation>设置按键</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>不设按键</translation>
    </message>
    <message>
        <source>Standard key</source>
        <translation>标准按键</translation>
    </message>
</context>
<context>
    <name>KeySearch</name>
    <message>
        <source>Action, or press its key</source>
        <translation>输入操作名称，或按下按键</translation>
    </message>
</context>
<context>
    <name>KeySets</name>
    <message>
        <source>Set of keys</source>
        <translation>按键方案</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自定义</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>{key} belongs to the system ({system}), which keeps it from every program.</source>
        <translation>{key} 由系统（{system}）占用，任何程序都无法使用。</translation>
    </message>
    <message>
        <source>{key} enters or points out digits on the board.</source>
        <translation>{key} 在盘面上用于输入或筛选数字。</translation>
    </message>
    <message>
        <source>{key} moves about on the board or in the window.</source>
        <translation>{key} 用于在盘面或窗口中移动。</translation>
    </message>
    <message>
        <source>{key} confirms or leaves what is open.</source>
        <translation>{key} 用于确认或退出。</translation>
    </message>
    <message>
        <source>Alt and a letter open the menus.</source>
        <translation>Alt 加字母用于打开菜单。</translation>
    </message>
    <message>
        <source>This key has no name here.</source>
        <translation>无法识别此按键。</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>按键一览</translation>
    </message>
    <message>
        <source>Keys on the board work while the board has the keyboard; all others work everywhere in the window, single letters not where words are typed.</source>
        <translation>“在盘面上”的按键在选中盘面时有效；其余按键在窗口任何位置都有效，但正在输入文字时，单个字母键不起作用。</translation>
    </message>
</context>
<context>
    <name>KeysEditor</name>
    <message>
        <source>Always the same</source>
        <translation>固定按键</translation>
    </message>
    <message>
        <source>{key} does something else on the board: {action}.</source>
        <translation>{key} 在盘面上另有用途：{action}。</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>A key used twice is marked; the action changed last keeps it.</source>
        <translation>重复的按键会标出；最后更改的操作保留该按键。</translation>
    </message>
    <message>
        <source>Nothing is called that, and nothing has this key.</source>
        <translation>没有此名称的操作，也没有操作使用此按键。</translation>
    </message>
</context>
<context>
    <name>KindTiles</name>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
</context>
<context>
    <name>KnownPuzzle</name>
    <message>
        <source>You solved this one on {day}.</source>
        <translation>这道题在{day}做过。</translation>
    </message>
    <message>
        <source>You solved this one on {day}, turned.</source>
        <translation>这道题在{day}做过，只是转了方向。</translation>
    </message>
    <message>
        <source>You solved this one on {day}, in another guise.</source>
        <translation>这道题在{day}做过，只是换了样子。</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>M 月 d 日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy 年 M 月 d 日</translation>
    </message>
</context>
<context>
    <name>Ladders</name>
    <message>
        <source>Your order of techniques is not followed. {reason}</source>
        <translation>未采用您的技巧顺序。{reason}</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <translation>zh_CN</translation>
    </message>
</context>
<context>
    <name>LayersCard</name>
    <message>
        <source>True candidates</source>
        <translation>真候选数</translation>
    </message>
    <message>
        <source>Settled cells</source>
        <translation>已确定的格</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>多余的提示数</translation>
    </message>
    <message>
        <source>Symmetry guide</source>
        <translation>对称参照</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>More techniques: {level}</source>
        <translation>更多技巧：{level}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}, done</source>
        <translation>第 {number} 课：{title}，已完成</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>第 {number} 课：{title}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}, {count} exercises done</source>
        <translation>第 {number} 课：{title}，已完成练习 {count}</translation>
    </message>
    <message>
        <source>{title}: {done} of {count} lessons done</source>
        <translation>{title}：已学完 {done}/{count} 课</translation>
    </message>
    <message>
        <source>{title}: {done} of {count} lessons done. Enter shows or hides them.</source>
        <translation>{title}：已完成 {count} 课中的 {done} 课。按回车键展开或收起。</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}, passed. {goal}</source>
        <translation>第 {number} 课：{title}，已通过。{goal}</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}, not passed yet. {goal}</source>
        <translation>第 {number} 课：{title}，尚未通过。{goal}</translation>
    </message>
    <message>
        <source>{lesson}, next</source>
        <translation>{lesson}，下一课</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>Look here</source>
        <translation>请看这里</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>看哪里</translation>
    </message>
    <message>
        <source>What is there</source>
        <translation>已有什么</translation>
    </message>
    <message>
        <source>One thing leads to another</source>
        <translation>一步一步推下去</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>由此得出</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Techniques: {level}</source>
        <translation>技巧：{level}</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Course</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Search all techniques</source>
        <translation>搜索全部技巧</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>More about this technique</source>
        <translation>详解这个技巧</translation>
    </message>
    <message>
        <source>{title} · lesson {number} of {count}</source>
        <translation>{title} · 第 {number} 课，共 {count} 课</translation>
    </message>
    <message>
        <source>{title} · variants, lesson {number} of {count}</source>
        <translation>{title} · 变型第 {number}/{count} 课</translation>
    </message>
    <message>
        <source>No lesson or technique has these words.</source>
        <translation>没有课程或技巧包含这些文字。</translation>
    </message>
    <message>
        <source>In the text</source>
        <translation>正文提到</translation>
    </message>
    <message>
        <source>{done} of {count}</source>
        <translation>{done}/{count}</translation>
    </message>
    <message>
        <source>Go on: {lesson}</source>
        <translation>继续：{lesson}</translation>
    </message>
    <message>
        <source>Begin: {lesson}</source>
        <translation>开始：{lesson}</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>The puzzle</source>
        <translation>题目练习</translation>
    </message>
    <message>
        <source>Exercises {done}/{count}</source>
        <translation>练习 {done}/{count}</translation>
    </message>
    <message>
        <source>Explained</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>相关技巧</translation>
    </message>
    <message>
        <source>Find one in my puzzle</source>
        <translation>在我的题目中寻找</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Next: the puzzle</source>
        <translation>下一步：做题</translation>
    </message>
    <message>
        <source>Repeat the exercises</source>
        <translation>再做一遍练习</translation>
    </message>
    <message>
        <source>Next: exercise {number}</source>
        <translation>下一步：练习 {number}</translation>
    </message>
    <message>
        <source>Print “{title}”…</source>
        <translation>打印“{title}”…</translation>
    </message>
    <message>
        <source>Print all of “{title}”…</source>
        <translation>打印整个部分“{title}”…</translation>
    </message>
    <message>
        <source>Looking for a step…</source>
        <translation>正在寻找下一步…</translation>
    </message>
    <message>
        <source>Something in your puzzle is not right yet: ask for a hint there first.</source>
        <translation>您的题目中还有不对的地方：请先在题目中使用提示。</translation>
    </message>
    <message>
        <source>There is none in your puzzle now: {technique}.</source>
        <translation>您的题目中目前没有可用的{technique}。</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave the game</source>
        <translation>离开游戏</translation>
    </message>
    <message>
        <source>Save the progress of this game?</source>
        <translation>要保存游戏进度吗？</translation>
    </message>
</context>
<context>
    <name>LessonSource</name>
    <message>
        <source>This lesson</source>
        <translation>本课</translation>
    </message>
    <message>
        <source>Its section</source>
        <translation>整个部分</translation>
    </message>
    <message>
        <source>Other exercises</source>
        <translation>换一批练习</translation>
    </message>
    <message>
        <source>What</source>
        <translation>打印什么</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>very easy</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>master</source>
        <translation>大师</translation>
    </message>
    <message>
        <source>extreme</source>
        <translation>极限</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} 分钟</translation>
    </message>
    <message>
        <source>{count}+ min</source>
        <translation>{count}+ 分钟</translation>
    </message>
    <message>
        <source>{level}, SE {rating}</source>
        <translation>{level} SE {rating}</translation>
    </message>
</context>
<context>
    <name>LibraryChanges</name>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>&amp;Tags, with commas between them:</source>
        <translation>标签，用逗号隔开(&amp;T)：</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>&amp;Name of the collection:</source>
        <translation>题集的名称(&amp;N)：</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>新建题集</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are removed.</source>
        <translation>
            <numerusform>已移除 {count} 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>已撤销。</translation>
    </message>
    <message>
        <source>Removing {count} entries…</source>
        <translation>正在移除 {count} 项…</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are back.</source>
        <translation>
            <numerusform>已恢复 {count} 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>Putting back {count} entries…</source>
        <translation>正在恢复 {count} 项…</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries will be gone for good. They cannot be put back then.</source>
        <translation>
            <numerusform>这 {count} 项将被永久删除，之后无法恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>永久删除</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Deleting {count} entries…</source>
        <translation>正在删除 {count} 项…</translation>
    </message>
</context>
<context>
    <name>LibraryDialog</name>
    <message>
        <source>Library</source>
        <translation>题库</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>条目</translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>is being looked up</source>
        <translation>正在查找</translation>
    </message>
    <message>
        <source>twin {number}</source>
        <translation>重复题 {number}</translation>
    </message>
</context>
<context>
    <name>LibraryPrinting</name>
    <message>
        <source>Only Sudokus can be printed.</source>
        <translation>只能打印数独。</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>题库</translation>
    </message>
</context>
<context>
    <name>LibraryRow</name>
    <message>
        <source>d MMM</source>
        <translation>M 月 d 日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy 年 M 月 d 日</translation>
    </message>
    <message>
        <source>new</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>用过提示</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens</source>
        <translation>
            <numerusform>{count} 个提示数</numerusform>
        </translation>
    </message>
    <message>
        <source>Daily, {day}</source>
        <translation>每日一题，{day}</translation>
    </message>
    <message>
        <source>{name}, added {day}</source>
        <translation>{name}，{day}加入</translation>
    </message>
    <message>
        <source>Lines of 81 characters</source>
        <translation>81 字符行</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} 分钟</translation>
    </message>
    <message>
        <source>now</source>
        <translation>刚刚</translation>
    </message>
    <message>
        <source>{count} min ago</source>
        <translation>{count} 分钟前</translation>
    </message>
    <message numerus="yes">
        <source>{count} hours ago</source>
        <translation>
            <numerusform>{count} 小时前</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>多解</translation>
    </message>
    <message>
        <source>favourite</source>
        <translation>已收藏</translation>
    </message>
    <message>
        <source>predicted {time}</source>
        <translation>预计 {time}</translation>
    </message>
    <message>
        <source>best {time}</source>
        <translation>最佳用时 {time}</translation>
    </message>
    <message>
        <source>played {time}</source>
        <translation>上次：{time}</translation>
    </message>
    <message>
        <source>removed {time}</source>
        <translation>{time}移除</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>Damaged entry</source>
        <translation>损坏的条目</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>cannot be read, only removed</source>
        <translation>无法读取，只能移除</translation>
    </message>
</context>
<context>
    <name>LibraryTransfers</name>
    <message>
        <source>Files with puzzles ({patterns})</source>
        <translation>题目文件 ({patterns})</translation>
    </message>
    <message>
        <source>All files ({patterns})</source>
        <translation>所有文件 ({patterns})</translation>
    </message>
    <message>
        <source>Add puzzles</source>
        <translation>添加题目</translation>
    </message>
    <message>
        <source>Adding the puzzles of {name}…</source>
        <translation>正在添加 {name} 中的题目…</translation>
    </message>
    <message>
        <source>{doubles} were there already</source>
        <translation>{doubles} 道原来就有</translation>
    </message>
    <message>
        <source>{parts}.</source>
        <translation>{parts}。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Restore from a backup</source>
        <translation>从备份恢复</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>正在读取备份…</translation>
    </message>
    <message numerus="yes">
        <source>{count} are damaged and were left out.</source>
        <translation>
            <numerusform>另有 {count} 项已损坏，未导入。</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>Export what is listed</source>
        <translation>导出列出的题目</translation>
    </message>
    <message>
        <source>{name}: {count} added</source>
        <translation>{name}：已添加 {count} 项</translation>
    </message>
    <message>
        <source>{refused} could not be read</source>
        <translation>{refused} 项无法读取</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries came from the backup; all others are still here.</source>
        <translation>
            <numerusform>已从备份取回 {count} 项，其余条目仍在。</numerusform>
        </translation>
    </message>
    <message>
        <source>Export what is selected</source>
        <translation>导出选中的题目</translation>
    </message>
    <message>
        <source>Table with all that is known, CSV</source>
        <translation>包含全部信息的表格，CSV</translation>
    </message>
    <message>
        <source>All that is known, JSON lines</source>
        <translation>包含全部信息的 JSON 行</translation>
    </message>
    <message>
        <source>Saved games, in a new folder</source>
        <translation>存档，放进新文件夹</translation>
    </message>
    <message>
        <source>{count} written: {name}</source>
        <translation>已写入 {count} 项：{name}</translation>
    </message>
    <message>
        <source>Writing the puzzles…</source>
        <translation>正在写入题目…</translation>
    </message>
    <message>
        <source>Back up the library</source>
        <translation>备份题库</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
    <message>
        <source>Writing the backup…</source>
        <translation>正在写入备份…</translation>
    </message>
    <message>
        <source>Backups of the library ({patterns})</source>
        <translation>题库备份 ({patterns})</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Nothing here yet</source>
        <translation>这里还没有题目</translation>
    </message>
    <message>
        <source>A puzzle comes here by itself with your first move. “Add puzzles” takes many from a file.</source>
        <translation>填入第一个数后，题目会自动进入题库；也可以用“添加题目”从文件中添加。</translation>
    </message>
    <message>
        <source>No game in progress</source>
        <translation>没有进行中的游戏</translation>
    </message>
    <message>
        <source>One that you leave waits here.</source>
        <translation>中途离开的游戏会留在这里。</translation>
    </message>
    <message>
        <source>Nothing finished yet</source>
        <translation>还没有完成的题目</translation>
    </message>
    <message>
        <source>Every game that is over stands here.</source>
        <translation>结束的每一局都会列在这里。</translation>
    </message>
    <message>
        <source>No favourites yet</source>
        <translation>还没有收藏</translation>
    </message>
    <message>
        <source>The star at the end of a line puts it here.</source>
        <translation>点一行末尾的星标，就会收藏到这里。</translation>
    </message>
    <message>
        <source>No daily puzzle yet</source>
        <translation>还没有每日一题</translation>
    </message>
    <message>
        <source>Each that you play comes here by itself.</source>
        <translation>做过的每日一题会自动列在这里。</translation>
    </message>
    <message>
        <source>Nothing removed</source>
        <translation>没有移除的题目</translation>
    </message>
    <message>
        <source>What you remove stays here for thirty days.</source>
        <translation>移除的题目会在这里保留三十天。</translation>
    </message>
    <message>
        <source>Looking it up…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>At least {count}…</source>
        <translation>至少 {count} 项…</translation>
    </message>
    <message>
        <source>Nothing here is like that.</source>
        <translation>没有符合条件的条目。</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries.</source>
        <translation>
            <numerusform>共 {count} 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <translation>{first}{second}</translation>
    </message>
    <message>
        <source>{count} are not compared yet.</source>
        <translation>还有 {count} 道未比较。</translation>
    </message>
    <message>
        <source>The techniques of {count} are not known yet.</source>
        <translation>还有 {count} 道的技巧未知。</translation>
    </message>
    <message>
        <source>The level of {count} is not known yet.</source>
        <translation>还有 {count} 道的级别未知。</translation>
    </message>
    <message>
        <source>Of {count} it is not known yet whether all givens are needed.</source>
        <translation>还有 {count} 题尚未判断是否为最小题。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Look at it</source>
        <translation>查看(&amp;L)</translation>
    </message>
    <message>
        <source>Each is gone thirty days after it was removed.</source>
        <translation>条目移除满三十天后自动删除。</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>恢复(&amp;P)</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>The text of the licence</source>
        <translation>许可证全文</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>程序的组成部分</translation>
    </message>
</context>
<context>
    <name>LimitRow</name>
    <message>
        <source>None</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>每手</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>each</source>
        <translation>每方</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分钟</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>每局时限</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>每手时限</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>时限</translation>
    </message>
</context>
<context>
    <name>LineMenu</name>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>No &amp;favourite any more</source>
        <translation>取消收藏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Favourite</source>
        <translation>收藏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Tags…</source>
        <translation>标签(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>打印(&amp;I)…</translation>
    </message>
    <message>
        <source>Move to a c&amp;ollection</source>
        <translation>移到题集(&amp;O)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>新建…</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>恢复(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Delete for good…</source>
        <translation>永久删除(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>ListAdding</name>
    <message>
        <source>Pasted</source>
        <translation>粘贴的内容</translation>
    </message>
    <message>
        <source>{count} entries have come to the library, as “{name}”.</source>
        <translation>已将 {count} 项收入题库，题集名为“{name}”。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Adding them to the library…</source>
        <translation>正在收入题库…</translation>
    </message>
</context>
<context>
    <name>ListDrawing</name>
    <message>
        <source>PNG pictures, one for each puzzle ({patterns})</source>
        <translation>PNG 图片，每题一张（{patterns}）</translation>
    </message>
    <message>
        <source>SVG pictures, one for each puzzle ({patterns})</source>
        <translation>SVG 图片，每题一张（{patterns}）</translation>
    </message>
    <message>
        <source>PDF pages, one for each puzzle ({patterns})</source>
        <translation>PDF 页面，每题一个文件（{patterns}）</translation>
    </message>
    <message numerus="yes">
        <source>Drawing {count} puzzles…</source>
        <translation>
            <numerusform>正在画 {count} 道题…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pictures of {count} puzzles</source>
        <translation>
            <numerusform>{count} 道题的图片</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are there already, such as “{name}”. Replace them?</source>
        <translation>
            <numerusform>已经有 {count} 个文件，例如“{name}”。要替换吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the puzzles</source>
        <translation>导出题目</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
    <message numerus="yes">
        <source>{count} pictures are written: {first} to {last}</source>
        <translation>
            <numerusform>已写入 {count} 张图片：{first} 至 {last}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ListExport</name>
    <message>
        <source>Export the puzzles</source>
        <translation>导出题目</translation>
    </message>
    <message>
        <source>Writing the web page…</source>
        <translation>正在写网页…</translation>
    </message>
    <message>
        <source>Writing the puzzles…</source>
        <translation>正在写入题目…</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
</context>
<context>
    <name>ListWalk</name>
    <message>
        <source>Show the list</source>
        <translation>显示列表</translation>
    </message>
    <message>
        <source>Previous puzzle</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>下一题</translation>
    </message>
</context>
<context>
    <name>Loader</name>
    <message>
        <source>Reading…</source>
        <translation>正在读取…</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}：{reason}</translation>
    </message>
    <message>
        <source>Only the first {count} pages were read.</source>
        <translation>只读取了前 {count} 页。</translation>
    </message>
    <message>
        <source>Recognised: {format}.</source>
        <translation>识别为：{format}。</translation>
    </message>
    <message>
        <source>Reading the list…</source>
        <translation>正在读取题目列表…</translation>
    </message>
</context>
<context>
    <name>LongWork</name>
    <message>
        <source>Stopped. What was done until then stays.</source>
        <translation>已停止。此前完成的部分仍然保留。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>已停止，什么也没有写入。</translation>
    </message>
</context>
<context>
    <name>Loss</name>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>This game is not being saved automatically. {reason}</source>
        <translation>游戏进度没有自动保存。{reason}</translation>
    </message>
    <message>
        <source>Your preferences cannot be saved: “{file}” cannot be written.</source>
        <translation>设置无法保存：“{file}”无法写入。</translation>
    </message>
    <message>
        <source>Your preferences cannot be read, so the defaults hold. {reason}</source>
        <translation>无法读取偏好设置，现在使用默认设置。{reason}</translation>
    </message>
    <message>
        <source>{game}: the progress of this game could not be saved. {reason}</source>
        <translation>{game}：游戏进度未能保存。{reason}</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>离开游戏</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>不保存，直接关闭</translation>
    </message>
</context>
<context>
    <name>LossBox</name>
    <message>
        <source>Before it is saved</source>
        <translation>保存之前</translation>
    </message>
    <message>
        <source>&amp;Save anyway</source>
        <translation>仍然保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Another format…</source>
        <translation>换一种格式(&amp;A)…</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>{format} holds one puzzle, and here are {count}</source>
        <translation>{format}只能存放一道题目，这里却有 {count} 道</translation>
    </message>
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
        <translation>上次的游戏打不开，已另存为 {file}。{reason}</translation>
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
        <translation>这不是本程序的存档。</translation>
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
        <source>cannot read {name}: {reason}</source>
        <translation>无法读取 {name}：{reason}</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <translation>{name}：{reason}</translation>
    </message>
    <message>
        <source>one solution, minimal</source>
        <translation>唯一解，是最小题</translation>
    </message>
    <message>
        <source>one solution, not minimal</source>
        <translation>唯一解，不是最小题</translation>
    </message>
    <message>
        <source>{count} or more solutions</source>
        <translation>多解：至少 {count} 个解</translation>
    </message>
    <message>
        <source>{count} solutions</source>
        <translation>多解：{count} 个解</translation>
    </message>
    <message>
        <source>usage: {usage}; sudoku --help tells more</source>
        <translation>用法：{usage}；详见 sudoku --help</translation>
    </message>
    <message>
        <source>{wrong} (usage: {usage})</source>
        <translation>{wrong}（用法：{usage}）</translation>
    </message>
    <message>
        <source>-n needs -m M, a level, or -r A~B, a number of blanks</source>
        <translation>-n 要与 -m M（级别）或 -r A~B（空白格数）一起用</translation>
    </message>
    <message>
        <source>{file} has no 9 at all; if its digits are 0 to 8, its 0s were taken for empty cells</source>
        <translation>{file} 中一个 9 也没有；如果它用的是数字 0 到 8，那么其中的 0 已被当作空白格</translation>
    </message>
    <message>
        <source>{first} and {second} do not go together</source>
        <translation>{first} 与 {second} 不能一起用</translation>
    </message>
    <message>
        <source>{option} goes with {owner}</source>
        <translation>{option} 要与 {owner} 一起用</translation>
    </message>
    <message>
        <source>nothing is written to {file}; with --keep-going it gets the solutions of all other puzzles</source>
        <translation>没有写入 {file}；加上 --keep-going 就会写出其余题目的解</translation>
    </message>
    <message>
        <source>--mask says itself which cells may hold givens, so --symmetry {name} cannot be kept; leave it out, or say --symmetry none</source>
        <translation>--mask 已经指定哪些格子可以放提示数，无法再保持 --symmetry {name}；请去掉它，或写 --symmetry none</translation>
    </message>
    <message>
        <source>--resume needs the --seed of the run that was interrupted</source>
        <translation>--resume 要写上次中断时所用的 --seed</translation>
    </message>
    <message>
        <source>--{name} goes with --mode standard</source>
        <translation>--{name} 只能与 --mode standard 一起用</translation>
    </message>
    <message>
        <source>--{first} and --{second} do not go together</source>
        <translation>--{first} 与 --{second} 不能一起用</translation>
    </message>
    <message>
        <source>“{{{name}}}” is no field; there are {names}</source>
        <translation>没有“{{{name}}}”这个字段；字段有 {names}</translation>
    </message>
    <message>
        <source>there is no “{word}”; see sudoku --help</source>
        <translation>没有“{word}”这个命令；见 sudoku --help</translation>
    </message>
    <message>
        <source>{what} (see {program} --help)</source>
        <translation>{what}（见 {program} --help）</translation>
    </message>
    <message>
        <source>cannot write {name}: {reason}</source>
        <translation>无法写入 {name}：{reason}</translation>
    </message>
    <message>
        <source>cannot go on with {name}: {reason}</source>
        <translation>无法接着写 {name}：{reason}</translation>
    </message>
    <message>
        <source>this solution is one of several</source>
        <translation>这道题不止一个解，这是其中一个</translation>
    </message>
    <message>
        <source>2 or more solutions</source>
        <translation>多解：至少 2 个解</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>there is no file “{name}”, and in a puzzle “{letter}”, character {place}, is no cell</source>
        <translation>没有文件“{name}”；如果这是题目，第 {place} 个字符“{letter}”既不是数字，也不是表示空格的符号（0 或 .）</translation>
    </message>
    <message>
        <source>name a file with puzzles, or - for standard input</source>
        <translation>请写出题目文件的名称，或写 - 表示标准输入</translation>
    </message>
    <message>
        <source>there is no file “{name}”, and a puzzle has {wanted} characters, not {count}</source>
        <translation>没有文件“{name}”；如果这是题目，应有 {wanted} 个字符，这里有 {count} 个</translation>
    </message>
    <message>
        <source>this is no Sudoku but a game of {game}</source>
        <translation>这不是数独，而是 {game} 的对局</translation>
    </message>
    <message>
        <source>a process of --jobs died, killed or out of memory; what is written is whole</source>
        <translation>--jobs 的一个进程意外终止（被杀死或内存不足）；已写出的部分是完整的</translation>
    </message>
    <message>
        <source>there is no technique “{name}”; {hint}sudoku info techniques lists them</source>
        <translation>没有技巧“{name}”；{hint}用 sudoku info techniques 可以列出全部技巧</translation>
    </message>
    <message>
        <source>--resume needs -o FILE, and a format with as many lines for each puzzle</source>
        <translation>--resume 要与 -o FILE 一起用，并且所用格式中每道题的行数要相同</translation>
    </message>
    <message>
        <source>{name}.part was not written by such a run</source>
        <translation>{name}.part 不是这样的命令写出的</translation>
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
        <translation>游戏已恢复，但步骤记录丢失。{reason}</translation>
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
        <translation>第 1 行：棋盘为 {columns} 列 {rows} 行；本程序的棋盘必须是正方形，{least} 到 {most} 路。</translation>
    </message>
    <message>
        <source>Line 1 is not the heading of a Piskvork file, as in “Piskvorky 15x15, 0:3, 0”.</source>
        <translation>第 1 行不是 Piskvork 文件的开头，应类似“Piskvorky 15x15, 0:3, 0”。</translation>
    </message>
    <message>
        <source>Line {line}: column {column}, row {row} is not on a board of {size}.</source>
        <translation>第 {line} 行：第 {column} 列、第 {row} 行不在 {size} 路棋盘上。</translation>
    </message>
    <message>
        <source>Line {line}: there are more moves than points.</source>
        <translation>第 {line} 行：着手数超过了棋盘的点数。</translation>
    </message>
    <message>
        <source>Line {line} is not a move, as in “8,8,1200”.</source>
        <translation>第 {line} 行不是着手，应类似“8,8,1200”。</translation>
    </message>
    <message>
        <source>Byte {byte}: the line of moves is longer than any game.</source>
        <translation>第 {byte} 字节：着手序列比任何对局都长。</translation>
    </message>
    <message>
        <source>Byte {byte}: the file ends in the middle of a text.</source>
        <translation>第 {byte} 字节：文件在一段文字中间中断。</translation>
    </message>
    <message>
        <source>Byte {byte}: this is not the heading of a RenLib file.</source>
        <translation>第 {byte} 字节：这不是 RenLib 文件的开头。</translation>
    </message>
    <message>
        <source>Byte {byte}: the file ends in the middle of a move.</source>
        <translation>第 {byte} 字节：文件在一步着手中间中断。</translation>
    </message>
    <message>
        <source>Byte {byte}: {value} is not a point.</source>
        <translation>第 {byte} 字节：{value} 不是棋盘上的点。</translation>
    </message>
    <message>
        <source>RenLib knows boards of 15 rows only; this one has {size}.</source>
        <translation>RenLib 只支持 15 路棋盘；当前棋盘为 {size} 路。</translation>
    </message>
    <message>
        <source>This format cannot hold stones that were set up.</source>
        <translation>这种格式无法保存预先摆放的棋子。</translation>
    </message>
    <message>
        <source>Line {line}: the file ends in the middle of a game.</source>
        <translation>第 {line} 行：文件在一局棋中间中断。</translation>
    </message>
    <message>
        <source>Line {line}: “{word}” cannot stand here.</source>
        <translation>第 {line} 行：此处不应出现“{word}”。</translation>
    </message>
    <message>
        <source>Line {line}: this is a game of another kind, number {game}; Gomoku is 4.</source>
        <translation>第 {line} 行：这是另一种棋类，编号为 {game}；五子棋的编号是 4。</translation>
    </message>
    <message>
        <source>Line {line}: “{word}” is not the size of a board here, {least} to {most}.</source>
        <translation>第 {line} 行：“{word}”不是本程序支持的棋盘路数（{least} 到 {most}）。</translation>
    </message>
    <message>
        <source>This text holds no game in the Smart Game Format.</source>
        <translation>这段文本中没有 SGF 格式的对局。</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>第 {line} 行：{reason}</translation>
    </message>
    <message>
        <source>--{option} knows no “{value}”; there are {known}.</source>
        <translation>--{option} 没有“{value}”，可用：{known}。</translation>
    </message>
    <message>
        <source>There is no file “{name}”.</source>
        <translation>找不到文件“{name}”。</translation>
    </message>
    <message>
        <source>“{name}” does not end in {endings}.</source>
        <translation>“{name}”的后缀不是 {endings} 之一。</translation>
    </message>
    <message>
        <source>--export reads one file.</source>
        <translation>--export 只读取一个文件。</translation>
    </message>
    <message>
        <source>--size is a number of pixels from {least} to {most}.</source>
        <translation>--size 是 {least} 到 {most} 之间的像素数。</translation>
    </message>
    <message>
        <source>There is no standard input.</source>
        <translation>没有标准输入。</translation>
    </message>
    <message>
        <source>There is no level “{name}”; there are {names}.</source>
        <translation>没有“{name}”这个级别；可用的有 {names}。</translation>
    </message>
    <message>
        <source>A title has at most {most} letters.</source>
        <translation>标题最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>At most {most} puzzles are printed at once.</source>
        <translation>一次最多打印 {most} 题。</translation>
    </message>
    <message>
        <source>{reason}</source>
        <translation>{reason}</translation>
    </message>
    <message>
        <source>There is nothing to print: name files, or say --level easy=10.</source>
        <translation>没有可打印的题目：请给出文件，或使用 --level easy=10。</translation>
    </message>
    <message>
        <source>“{word}” is not a level and a count, as in easy=10.</source>
        <translation>“{word}”不是级别和数量，应如 easy=10。</translation>
    </message>
    <message>
        <source>a puzzle of {count} rows begins here; a Sudoku has 9.</source>
        <translation>从这里开始的题目有 {count} 行，数独应有 9 行。</translation>
    </message>
    <message>
        <source>the line is longer than {limit} kB.</source>
        <translation>这一行超过 {limit} kB。</translation>
    </message>
    <message>
        <source>the line does not come to an end.</source>
        <translation>这一行没有结尾。</translation>
    </message>
    <message>
        <source>--unique needs records of whole lines: line, csv, jsonl, a template</source>
        <translation>--unique 需要以整行书写的记录：line、csv、jsonl 或模板</translation>
    </message>
    <message>
        <source>{folder} holds parts of this run; --resume goes on</source>
        <translation>{folder} 里已有这次任务的分块，加上 --resume 可以继续</translation>
    </message>
    <message>
        <source>not every machine reaches {folder}; choose one that all of them share</source>
        <translation>有的机器访问不到 {folder}，请选一个各台机器共用的文件夹</translation>
    </message>
    <message>
        <source>{folder} holds parts of another run, with {name} {before} and not {now}; choose another folder</source>
        <translation>{folder} 里是另一次任务的分块：{name} 是 {before}，不是 {now}；请换一个文件夹</translation>
    </message>
    <message>
        <source>{name} goes with --cluster</source>
        <translation>{name} 要与 --cluster 一起用</translation>
    </message>
    <message>
        <source>--cluster wants files that every worker can read, not standard input</source>
        <translation>--cluster 需要每个工作进程都能读到的文件，不能用标准输入</translation>
    </message>
    <message>
        <source>--jobs goes with --cluster local; any other has its own workers</source>
        <translation>--jobs 只能与 --cluster local 一起用，其他集群有自己的工作进程</translation>
    </message>
    <message>
        <source>--unique needs -o FILE, for the parts do not know each other</source>
        <translation>--unique 要与 -o FILE 一起用，因为各个分块互不知晓</translation>
    </message>
    <message>
        <source>--cluster needs -o FILE, or -o FOLDER/ for the parts as they are</source>
        <translation>--cluster 要与 -o FILE 一起用；要保留各个分块，则用 -o FOLDER/</translation>
    </message>
    <message>
        <source>--format parquet needs -o FOLDER/</source>
        <translation>--format parquet 要与 -o FOLDER/ 一起用</translation>
    </message>
    <message>
        <source>a worker has sudoku-qt {theirs}, and here is {ours}; results may differ</source>
        <translation>有工作进程的 sudoku-qt 是 {theirs}，本机是 {ours}，结果可能不同</translation>
    </message>
    <message>
        <source>the cluster at {address} does not answer: {reason}</source>
        <translation>集群 {address} 没有应答：{reason}</translation>
    </message>
    <message>
        <source>a part was given up, for worker after worker died with it, the last at {worker}; --resume tries again</source>
        <translation>有一个分块放弃了：处理它的工作进程接连意外终止，最后一个在 {worker}；加上 --resume 可以再试</translation>
    </message>
    <message>
        <source>the cluster at {address} has gone; --resume goes on with another</source>
        <translation>集群 {address} 已经断开，加上 --resume 可以换一个集群继续</translation>
    </message>
    <message>
        <source>scheduler and workers need sudoku-qt, too: {reason}</source>
        <translation>调度器和工作进程也要装上 sudoku-qt：{reason}</translation>
    </message>
    <message>
        <source>{format} holds one puzzle, and here are more of them</source>
        <translation>{format}只能存一道题目，而这里不止一道</translation>
    </message>
    <message>
        <source>the calendar ends on {date}</source>
        <translation>日历到 {date} 为止</translation>
    </message>
    <message>
        <source>{source}:{line}: {reason}</source>
        <translation>{source}:{line}: {reason}</translation>
    </message>
    <message>
        <source>--from goes with --hardest</source>
        <translation>--from 要与 --hardest 一起用</translation>
    </message>
    <message>
        <source>{name}: there is no opening in it</source>
        <translation>{name}：里面没有开局</translation>
    </message>
    <message>
        <source>there is a NUL among the arguments; no name and no text has one</source>
        <translation>参数中有空字符（NUL），名称和文本里都不能有</translation>
    </message>
    <message>
        <source>some neighbours are left out: without the clues removed there are more than {count} solutions</source>
        <translation>有些邻近题目被略去：去掉提示数后超过 {count} 个解</translation>
    </message>
    <message>
        <source>cannot write standard output: {reason}</source>
        <translation>无法写入标准输出：{reason}</translation>
    </message>
    <message>
        <source>cannot write standard error: {reason}</source>
        <translation>无法写入标准错误：{reason}</translation>
    </message>
    <message>
        <source>{name} would be lost before it is read; rename it</source>
        <translation>{name} 还没读就会丢失，请先改名</translation>
    </message>
    <message>
        <source>no puzzle with clues in these cells alone has one solution</source>
        <translation>提示数只在这些格中的题目不可能有唯一解</translation>
    </message>
    <message>
        <source>one of the very hardest, this takes a while</source>
        <translation>这是最难的题目之一，请稍候</translation>
    </message>
    <message>
        <source>--explain tells steps: neither --only, --template nor csv goes with it</source>
        <translation>--explain 逐步列出，不能与 --only、--template 或 csv 一起用</translation>
    </message>
    <message>
        <source>cannot read standard input: {reason}</source>
        <translation>无法读取标准输入：{reason}</translation>
    </message>
    <message>
        <source>{cell} is {digit} in the solution, and not here</source>
        <translation>{cell} 在解中是 {digit}，而这里不是</translation>
    </message>
    <message>
        <source>--from stands in place of puzzles</source>
        <translation>--from 代替题目，不能与题目一起用</translation>
    </message>
    <message>
        <source>the processes of --jobs cannot be started: {reason}</source>
        <translation>无法启动 --jobs 的进程：{reason}</translation>
    </message>
    <message>
        <source>{asked} needs an extra: pip install &apos;sudoku-qt[cluster]&apos;</source>
        <translation>{asked} 需要附加组件，请安装：pip install &apos;sudoku-qt[cluster]&apos;</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>{name} cannot be read as text</source>
        <translation>无法将 {name} 作为文本读取</translation>
    </message>
    <message>
        <source>This entry of the library is damaged.</source>
        <translation>题库中的这个条目已损坏。</translation>
    </message>
    <message>
        <source>This file is too large to hold preferences.</source>
        <translation>文件过大，不是偏好设置文件。</translation>
    </message>
    <message>
        <source>This file is damaged, or holds no preferences.</source>
        <translation>文件已损坏，或不是偏好设置文件。</translation>
    </message>
    <message>
        <source>A later version of the program wrote these preferences.</source>
        <translation>这些偏好设置由更新版本的程序写入，本版本无法读取。</translation>
    </message>
    <message>
        <source>A draft is not a puzzle yet.</source>
        <translation>草稿还不是题目。</translation>
    </message>
    <message>
        <source>“{name}” holds no Sudoku.</source>
        <translation>“{name}”中没有数独。</translation>
    </message>
    <message>
        <source>This is an archive. Unpack it and open what is inside.</source>
        <translation>这是压缩包。请先解压，再打开里面的文件。</translation>
    </message>
    <message>
        <source>This is a game saved by HoDoKu. Such files can run code, so none is opened: in HoDoKu copy the puzzle, and paste it here.</source>
        <translation>这是 HoDoKu 保存的游戏。这种文件可以运行代码，因此一律不打开：请在 HoDoKu 中复制题目，再粘贴到这里。</translation>
    </message>
    <message>
        <source>This link is of a site that this program does not know, or it only names a puzzle that lies there. Nothing is fetched: open it in a browser and copy the puzzle itself.</source>
        <translation>这个链接来自本程序不认识的网站，或者只是题目的编号，题目在网站上。本程序不会联网下载：请在浏览器中打开，再复制题目本身。</translation>
    </message>
    <message>
        <source>{format}, {count} puzzles</source>
        <translation>{format}，{count} 道题目</translation>
    </message>
    <message>
        <source>{format}, {what}</source>
        <translation>{format}，{what}</translation>
    </message>
    <message>
        <source>Piskvork (.psq)</source>
        <translation>Piskvork 棋谱（.psq）</translation>
    </message>
    <message>
        <source>RenLib (.lib)</source>
        <translation>RenLib 棋谱（.lib）</translation>
    </message>
    <message>
        <source>Smart Game Format (.sgf)</source>
        <translation>SGF 棋谱（.sgf）</translation>
    </message>
    <message>
        <source>The game was read as far as stones are set up in the middle of it.</source>
        <translation>对局只读到中途摆放棋子之处。</translation>
    </message>
    <message>
        <source>The file has more than {limit} games.</source>
        <translation>文件中的对局超过 {limit} 局。</translation>
    </message>
    <message>
        <source>position text</source>
        <translation>坐标文本</translation>
    </message>
    <message>
        <source>The text does not tell the board&apos;s size; {size} rows were taken.</source>
        <translation>文本没有说明棋盘大小，已按 {size} 路处理。</translation>
    </message>
    <message>
        <source>This text holds no points of a board, as in “h8i9j10”.</source>
        <translation>这段文本中没有棋盘坐标，应类似“h8i9j10”。</translation>
    </message>
    <message>
        <source>Line {line}, character {place}: “{word}” is not a point, as in “h8”.</source>
        <translation>第 {line} 行第 {place} 个字符：“{word}”不是坐标，应类似“h8”。</translation>
    </message>
    <message>
        <source>sudoku.coach text</source>
        <translation>sudoku.coach 文本</translation>
    </message>
    <message>
        <source>what is packed in the text is larger than any puzzle.</source>
        <translation>文本中压缩的内容比任何题目都大。</translation>
    </message>
    <message>
        <source>f-puzzles link</source>
        <translation>f-puzzles 链接</translation>
    </message>
    <message>
        <source>GNOME Sudoku code</source>
        <translation>GNOME 数独代码</translation>
    </message>
    <message>
        <source>This code cannot hold a digit that is given nine times.</source>
        <translation>这种代码存不下某个数字九次都是提示数的题目。</translation>
    </message>
    <message>
        <source>Good Sudoku link</source>
        <translation>Good Sudoku 链接</translation>
    </message>
    <message>
        <source>Links of Good Sudoku are only read.</source>
        <translation>Good Sudoku 的链接只能读取，不能生成。</translation>
    </message>
    <message>
        <source>SudokuExchange link</source>
        <translation>SudokuExchange 链接</translation>
    </message>
    <message>
        <source>SudokuPad link</source>
        <translation>SudokuPad 链接</translation>
    </message>
    <message>
        <source>SudokuWiki link</source>
        <translation>SudokuWiki 链接</translation>
    </message>
    <message>
        <source>candidate grid</source>
        <translation>候选数盘面</translation>
    </message>
    <message>
        <source>Cells without a candidate, read as empty: {count}</source>
        <translation>没有候选数、按空白格读入的单元格：{count} 个</translation>
    </message>
    <message>
        <source>{count} digits that stand alone are candidates</source>
        <translation>单独的数字中有 {count} 个是候选数</translation>
    </message>
    <message>
        <source>“{word}” is no group of candidates.</source>
        <translation>“{word}”不是一组候选数。</translation>
    </message>
    <message>
        <source>Every digit that stands alone is set</source>
        <translation>单独的数字都是已填的数</translation>
    </message>
    <message>
        <source>course text</source>
        <translation>课程格式文本</translation>
    </message>
    <message>
        <source>f-puzzles (.json)</source>
        <translation>f-puzzles（.json）</translation>
    </message>
    <message>
        <source>GNOME Sudoku (.save)</source>
        <translation>GNOME 数独（.save）</translation>
    </message>
    <message>
        <source>“{word}” is no cell.</source>
        <translation>“{word}”不是单元格。</translation>
    </message>
    <message>
        <source>9x9 text</source>
        <translation>9×9 文本</translation>
    </message>
    <message>
        <source>HoDoKu library</source>
        <translation>HoDoKu 题库</translation>
    </message>
    <message>
        <source>KSudoku (.ksudoku)</source>
        <translation>KSudoku（.ksudoku）</translation>
    </message>
    <message>
        <source>This is no plain Sudoku: it has rules that this program does not play ({names}).</source>
        <translation>这不是标准数独：它有本程序不支持的规则（{names}）。</translation>
    </message>
    <message>
        <source>“{word}” is no list of digits.</source>
        <translation>“{word}”不是一串数字。</translation>
    </message>
    <message>
        <source>81-character lines</source>
        <translation>81 字符题目行</translation>
    </message>
    <message>
        <source>This text holds no line of 81 cells.</source>
        <translation>文本中没有 81 格的题目行。</translation>
    </message>
    <message>
        <source>no puzzle here: there are no 81 cells in a row.</source>
        <translation>不是题目：没有连续的 81 格。</translation>
    </message>
    <message>
        <source>OpenSudoku (.opensudoku)</source>
        <translation>OpenSudoku（.opensudoku）</translation>
    </message>
    <message>
        <source>the worker at {worker} has no sudoku-qt; there, too: pip install &apos;sudoku-qt[cluster]&apos;</source>
        <translation>{worker} 上的工作进程没有安装 sudoku-qt；请在那里也运行 pip install &apos;sudoku-qt[cluster]&apos;</translation>
    </message>
    <message>
        <source>cannot write {name}: there is no folder {folder}</source>
        <translation>无法写入 {name}：没有 {folder} 这个文件夹</translation>
    </message>
    <message>
        <source>no empty cell: a solution, not a puzzle (of others like it nothing is said)</source>
        <translation>没有空白格：这是终盘，不是题目（其他类似的不再指出）</translation>
    </message>
    <message>
        <source>more than {count} solutions; these are some</source>
        <translation>超过 {count} 个解，这里只是其中一部分</translation>
    </message>
    <message>
        <source>OpenSudoku 2 (.opensudoku2)</source>
        <translation>OpenSudoku 2（.opensudoku2）</translation>
    </message>
    <message>
        <source>The file is damaged: a puzzle has {count} cells.</source>
        <translation>文件已损坏：有一道题目是 {count} 格。</translation>
    </message>
    <message>
        <source>“{word}” is no digit from 1 to 9.</source>
        <translation>“{word}”不是 1 到 9 的数字。</translation>
    </message>
    <message>
        <source>SadMan Sudoku (.sdk)</source>
        <translation>SadMan Sudoku（.sdk）</translation>
    </message>
    <message>
        <source>Parts that are not understood were left out: {names}</source>
        <translation>有些部分不认识，没有读取：{names}</translation>
    </message>
    <message>
        <source>SudoCue (.sdx)</source>
        <translation>SudoCue（.sdx）</translation>
    </message>
    <message>
        <source>“{word}” is no cell: a digit, u and a digit, or candidates.</source>
        <translation>“{word}”不是单元格：应为一个数字、u 加一个数字，或者候选数。</translation>
    </message>
    <message>
        <source>Simple Sudoku (.ss)</source>
        <translation>Simple Sudoku（.ss）</translation>
    </message>
    <message>
        <source>“{word}” names no cell and digit.</source>
        <translation>“{word}”不表示单元格和数字。</translation>
    </message>
    <message>
        <source>“{word}” is no problem</source>
        <translation>“{word}”不是习题</translation>
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
        <source>it answered {column},{row}, off the board</source>
        <translation>它的回答（{column}，{row}）不在棋盘上</translation>
    </message>
    <message>
        <source>it played {point}, which is not allowed</source>
        <translation>它下在 {point}，不符合规则</translation>
    </message>
    <message>
        <source>it refuses ({reason})</source>
        <translation>它拒绝了（{reason}）</translation>
    </message>
    <message>
        <source>it said nothing</source>
        <translation>它没有回答</translation>
    </message>
    <message>
        <source>it cannot be started ({reason})</source>
        <translation>无法启动（{reason}）</translation>
    </message>
    <message>
        <source>it ended</source>
        <translation>它已退出</translation>
    </message>
    <message>
        <source>it took too long</source>
        <translation>它用时过长</translation>
    </message>
    <message>
        <source>This format has no word for a pass.</source>
        <translation>这种格式无法记录停一手。</translation>
    </message>
    <message>
        <source>Move {number} and what follows were left out. {reason}</source>
        <translation>第 {number} 手及其后的着手已略去。{reason}</translation>
    </message>
    <message>
        <source>“{word}” is not a rule of Gomoku that this program knows.</source>
        <translation>本程序不认识五子棋规则“{word}”。</translation>
    </message>
    <message>
        <source>{point} is forbidden to Black: it would make a row of more than five.</source>
        <translation>{point} 是黑方禁手：会形成长连。</translation>
    </message>
    <message>
        <source>{point} is forbidden to Black: it would make two fours at once.</source>
        <translation>{point} 是黑方禁手：会形成四四。</translation>
    </message>
    <message>
        <source>{point} is forbidden to Black: it would make two open threes at once.</source>
        <translation>{point} 是黑方禁手：会形成三三。</translation>
    </message>
    <message>
        <source>a point is not on the board</source>
        <translation>有一点不在棋盘上</translation>
    </message>
    <message>
        <source>two stones stand on one point</source>
        <translation>同一点上有两枚棋子</translation>
    </message>
    <message>
        <source>“{word}” is no row of points such as h8i9j10</source>
        <translation>“{word}”不是像 h8i9j10 这样的一串点</translation>
    </message>
    <message>
        <source>the position is not whole</source>
        <translation>局面不完整</translation>
    </message>
    <message>
        <source>the JSON cannot be read: {reason}</source>
        <translation>无法读取 JSON：{reason}</translation>
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
        <translation>{point} 成连五</translation>
    </message>
    <message>
        <source>{point} makes an open four</source>
        <translation>{point} 成活四</translation>
    </message>
    <message>
        <source>{point} makes two fours</source>
        <translation>{point} 成双四</translation>
    </message>
    <message>
        <source>{point} makes a four and an open three</source>
        <translation>{point} 成四三</translation>
    </message>
    <message>
        <source>{point} makes a four</source>
        <translation>{point} 成冲四</translation>
    </message>
    <message>
        <source>{point} makes two open threes</source>
        <translation>{point} 成双活三</translation>
    </message>
    <message>
        <source>{point} makes an open three</source>
        <translation>{point} 成活三</translation>
    </message>
    <message>
        <source>{point} makes a row of six or more, which does not win</source>
        <translation>{point} 成长连（六子以上），不算胜</translation>
    </message>
    <message>
        <source>{point} stops five in a row</source>
        <translation>{point} 挡住连五</translation>
    </message>
    <message>
        <source>{point} stops an open four</source>
        <translation>{point} 挡住活四</translation>
    </message>
    <message>
        <source>{point} stops a double threat</source>
        <translation>{point} 挡住双重威胁</translation>
    </message>
    <message>
        <source>is only read</source>
        <translation>只能读取</translation>
    </message>
    <message>
        <source>A page of the guide has no title.</source>
        <translation>指南中有一页没有标题。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
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
        <source>“{text}” cannot be the {field} of a case.</source>
        <translation>“{text}”不能作为用例的 {field} 一栏。</translation>
    </message>
    <message>
        <source>No puzzle with one given moved was found that is easier.</source>
        <translation>移动一个提示数，没有找到更容易的题目。</translation>
    </message>
    <message>
        <source>No puzzle of this pattern was found.</source>
        <translation>没有找到这种图案的题目。</translation>
    </message>
    <message>
        <source>No puzzle with one given moved was found that is harder.</source>
        <translation>移动一个提示数，没有找到更难的题目。</translation>
    </message>
    <message>
        <source>No puzzle with givens in these cells alone has one solution.</source>
        <translation>仅在这些格给出提示数，不可能有唯一解。</translation>
    </message>
    <message>
        <source>What the puzzle is called cannot be read.</source>
        <translation>无法读取题目的名称。</translation>
    </message>
    <message>
        <source>There are levels 1 to {count}, and no level {level}.</source>
        <translation>难度只有 1 到 {count} 级，没有第 {level} 级。</translation>
    </message>
    <message>
        <source>A key step is harder than level {level} asks for; it goes with level {lowest}.</source>
        <translation>“仅一处难点”的那一步超出了难度级别 {level}，应选难度级别 {lowest}。</translation>
    </message>
    <message>
        <source>No such puzzle was found. Ask for a wider range of ratings, or try again.</source>
        <translation>没有找到这样的题目。请放宽难度范围，或再试一次。</translation>
    </message>
    <message>
        <source>An SE rating is from {lowest} to {highest}, and a range begins with the lower one.</source>
        <translation>SE 难度系数在 {lowest} 到 {highest} 之间，范围应从低到高。</translation>
    </message>
    <message>
        <source>No puzzle of level {level} has an SE rating from {low} to {high}.</source>
        <translation>难度级别 {level} 的题目，SE 难度系数不会在 {low} 到 {high} 之间。</translation>
    </message>
    <message>
        <source>{reason} So there is no step to show.</source>
        <translation>{reason}所以没有可以提示的步骤。</translation>
    </message>
    <message>
        <source>The next step looks at notes that are missing in {cells}.</source>
        <translation>下一步要用到笔记，而 {cells} 的笔记不全。</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>“{kind}” goes with one of {names}</source>
        <translation>“{kind}”要与 {names} 之一一起用</translation>
    </message>
    <message>
        <source>no puzzle of level {level} was found</source>
        <translation>没有找到等级为“{level}”的题目</translation>
    </message>
    <message>
        <source>{cell} has no digit left</source>
        <translation> {cell} 没有数字可填</translation>
    </message>
    <message>
        <source>a killer, a jigsaw or a sukaku, which has rules of its own.</source>
        <translation>这是杀手数独、锯齿数独或候选数数独，规则与标准数独不同。</translation>
    </message>
    <message>
        <source>Between {first} and {second}, {total} is {sets}.</source>
        <translation>{first} 与 {second} 之间，{total} 只能是 {sets}。</translation>
    </message>
    <message>
        <source>Between {first} and {second}, one digit makes {total}.</source>
        <translation>{first} 与 {second} 之间只有一个数字，就是 {total}。</translation>
    </message>
    <message>
        <source>Between {first} and {second}, the sum {total} is full.</source>
        <translation>{first} 与 {second} 之间的和 {total} 已经凑满。</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, {other} would have to be {digits}, which is impossible.</source>
        <translation>若 {cell} 填 {digit}，{other} 就只能是 {digits}，而这不可能。</translation>
    </message>
    <message>
        <source>In {cell}, {needs} in {other}, which is impossible there.</source>
        <translation>{cell} 中，{needs}，而这些 {other} 都填不了。</translation>
    </message>
    <message>
        <source>None of the cells can be {digit}, and {run} is too short.</source>
        <translation>没有一格能是 {digit}，而 {run} 又不够长。</translation>
    </message>
    <message>
        <source>For {total} the candidates of the cells leave only {sets}.</source>
        <translation>按各格的候选数，{total} 只能是 {sets}。</translation>
    </message>
    <message>
        <source>In so many cells {total} can only be {sets}.</source>
        <translation>这么多格凑成 {total}，只能是 {sets}。</translation>
    </message>
    <message>
        <source>Go through the ways to fill {cells}: it holds in each that keeps the rules.</source>
        <translation>逐一试填 {cells}：凡是符合规则的填法，都是如此。</translation>
    </message>
    <message>
        <source>With the others filled, {cell} can only be {ways}.</source>
        <translation>其余各格已定，{cell} 只能是 {ways}。</translation>
    </message>
    <message>
        <source>No digit at the same place of two regions.</source>
        <translation>各区域的相同位置上数字不重复。</translation>
    </message>
    <message>
        <source>No digit twice in a tinted region.</source>
        <translation>着色区域内数字不重复。</translation>
    </message>
    <message>
        <source>The shaft adds up to the circle.</source>
        <translation>箭身各数之和等于圆圈中的数。</translation>
    </message>
    <message>
        <source>The line adds up to its two circles.</source>
        <translation>线上各数之和等于两端圆圈之和。</translation>
    </message>
    <message>
        <source>Its digits lie between its ends.</source>
        <translation>线上各数介于两端之间。</translation>
    </message>
    <message>
        <source>A cage adds up to its sum, no digit twice.</source>
        <translation>笼内各数之和等于所标的和，数字不重复。</translation>
    </message>
    <message>
        <source>A cage adds up to its sum; digits may repeat.</source>
        <translation>笼内各数之和等于所标的和，可以重复。</translation>
    </message>
    <message>
        <source>White dot: they differ by 1, or by its number.</source>
        <translation>白点：相差 1，或相差点中的数。</translation>
    </message>
    <message>
        <source>Black dot: one is twice the other, or as many times as its number.</source>
        <translation>黑点：一个是另一个的两倍，或点中所写的倍数。</translation>
    </message>
    <message>
        <source>X: two add up to 10. V: to 5.</source>
        <translation>X：两数之和为 10。V：和为 5。</translation>
    </message>
    <message>
        <source>Neighbours without a white dot never differ by 1.</source>
        <translation>没有白点的相邻两格相差不为 1。</translation>
    </message>
    <message>
        <source>Wherever it fits, it is marked: {value}.</source>
        <translation>凡符合的都已标出：{value}。</translation>
    </message>
    <message>
        <source>Reads the same from both ends.</source>
        <translation>从两端读来都一样。</translation>
    </message>
    <message>
        <source>Consecutive digits, in any order.</source>
        <translation>一组连续的数字，次序不限。</translation>
    </message>
    <message>
        <source>Neighbours differ by {number} or more.</source>
        <translation>相邻两数至少相差 {number}。</translation>
    </message>
    <message>
        <source>No two digits are equal or consecutive.</source>
        <translation>任意两数不相等，也不连续。</translation>
    </message>
    <message>
        <source>Any {number} in a row differ in their remainder by {number}.</source>
        <translation>连续 {number} 格的数字除以 {number} 的余数各不相同。</translation>
    </message>
    <message>
        <source>Of three in a row one is low, one middle, one high.</source>
        <translation>连续三格的数字低、中、高各一个。</translation>
    </message>
    <message>
        <source>No digit a knight&apos;s move from itself.</source>
        <translation>相距一个马步的两格数字不同。</translation>
    </message>
    <message>
        <source>No digit touches itself, even at a corner.</source>
        <translation>相同数字互不相邻，斜向也不行。</translation>
    </message>
    <message>
        <source>Disc: an odd digit.</source>
        <translation>圆：奇数。</translation>
    </message>
    <message>
        <source>Square: an even digit.</source>
        <translation>方块：偶数。</translation>
    </message>
    <message>
        <source>The sign points to the lesser digit.</source>
        <translation>尖端指向较小的数字。</translation>
    </message>
    <message>
        <source>One of the small digits in the corner.</source>
        <translation>只能填角上所列的数字之一。</translation>
    </message>
    <message>
        <source>These digits stand round it.</source>
        <translation>圈中的数都在它的四周。</translation>
    </message>
    <message>
        <source>The same digits at the same places.</source>
        <translation>相同位置上的数字相同。</translation>
    </message>
    <message>
        <source>R: the row in which its column has the number of its row.</source>
        <translation>R：所填数字是本列中“本行行号”所在的行。</translation>
    </message>
    <message>
        <source>C: the column in which its row has the number of its column.</source>
        <translation>C：所填数字是本行中“本列列号”所在的列。</translation>
    </message>
    <message>
        <source>B: the place in its region that has the number of its place.</source>
        <translation>B：所填数字是本区域中“本格序号”所在的位置。</translation>
    </message>
    <message>
        <source>Sum of the diagonal; may repeat.</source>
        <translation>斜线上各数之和，可以重复。</translation>
    </message>
    <message>
        <source>The sum between 1 and the greatest digit.</source>
        <translation>1 与最大数之间各数之和。</translation>
    </message>
    <message>
        <source>The sum of as many digits as the first one says.</source>
        <translation>从该侧起，前若干格之和；格数等于第一格的数字。</translation>
    </message>
    <message>
        <source>So many digits are greater than all before them.</source>
        <translation>从该侧看去，比前面都大的数字的个数。</translation>
    </message>
    <message>
        <source>The same sum from border to border.</source>
        <translation>在每个区域内的和都相等。</translation>
    </message>
    <message>
        <source>Two digits as far from its middle add up to it, or all pairs to the same.</source>
        <translation>与中点等距的两数之和等于中间的数；没有中间格时各对之和相等。</translation>
    </message>
    <message>
        <source>Digits grow from the bulb.</source>
        <translation>从圆头起，数字逐格增大。</translation>
    </message>
    <message>
        <source>Digits never fall from the bulb on.</source>
        <translation>从圆头起，数字逐格不减小。</translation>
    </message>
    <message>
        <source>In {house} every digit stands once, which leaves no room for {removed}.</source>
        <translation>{house}里每个数字各出现一次，因此容不下 {removed}。</translation>
    </message>
    <message>
        <source>the difference {difference} of the sums of {cells} and of {others}</source>
        <translation> {cells} 与 {others} 两边之和相差 {difference}</translation>
    </message>
    <message>
        <source>the equal sums of {cells} and of {others}</source>
        <translation> {cells} 与 {others} 两边之和相等</translation>
    </message>
    <message>
        <source>{count} cages</source>
        <translation> {count} 个笼</translation>
    </message>
    <message>
        <source>region {number}</source>
        <translation>第 {number} 区</translation>
    </message>
    <message>
        <source>if {candidate}, then {end}</source>
        <translation>若 {candidate}，则{end}</translation>
    </message>
    <message>
        <source>at level {level} these rules would not be needed; level {first} is their easiest</source>
        <translation>第 {level} 级的题目用不到这些规则；最低是第 {first} 级</translation>
    </message>
    <message>
        <source>{cells} add up to {total}, that is {sets}: only {digit} fits in {cell}.</source>
        <translation>{cells} 之和为 {total}，即 {sets}：{cell} 只能填 {digit}。</translation>
    </message>
    <message>
        <source>{cells} add up to {total}, that is {sets}: no room for {removed}.</source>
        <translation>{cells} 之和为 {total}，即 {sets}：排除 {removed}。</translation>
    </message>
    <message>
        <source>{cell} is a cage of its own, of {total}: it is {digit}.</source>
        <translation>{cell} 自成一笼，和为 {total}，所以填 {digit}。</translation>
    </message>
    <message>
        <source>{others} or {last}</source>
        <translation>{others} 或 {last}</translation>
    </message>
    <message>
        <source>{digit} has no place in {house}</source>
        <translation> {digit} 在{house}无处可放</translation>
    </message>
    <message>
        <source>In {house} every digit stands once, and with {rules} there is no room for {removed}.</source>
        <translation>{house}里每个数字各出现一次，再加上{rules}，便容不下 {removed}。</translation>
    </message>
    <message>
        <source>the sum {total} of {cells}</source>
        <translation> {cells} 之和为 {total}</translation>
    </message>
    <message>
        <source>In {lines} the same digits stand as in {regions}, so in {cells} as in {others}, too: {removed}.</source>
        <translation>{lines}与{regions}所含的数字相同，所以 {cells} 与 {others} 所含的数字也相同：{removed}。</translation>
    </message>
    <message>
        <source>{removed} ({case})</source>
        <translation>{removed}（{case}）</translation>
    </message>
    <message>
        <source>every digit of {cell} leaves {removed}</source>
        <translation>无论 {cell} 填什么，都得 {removed}</translation>
    </message>
    <message>
        <source>{rule} leaves {removed}</source>
        <translation>由{rule}得 {removed}</translation>
    </message>
    <message>
        <source>if {candidate}, step by step {links}, and then {end}</source>
        <translation>若 {candidate}，逐步得出 {links}，于是{end}</translation>
    </message>
    <message>
        <source>{digit} in {house} leaves {removed}</source>
        <translation>由{house}中的 {digit} 得 {removed}</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <translation>{cells} 中的 {digits}</translation>
    </message>
    <message>
        <source>If {candidate}, step by step {links}, and then {end}: {removed}.</source>
        <translation>若 {candidate}，逐步得出 {links}，于是{end}：{removed}。</translation>
    </message>
    <message>
        <source>If {candidate}, step by step {links}, by {rules}, and then {end}: {removed}.</source>
        <translation>若 {candidate}，凭{rules}逐步得出 {links}，于是{end}：{removed}。</translation>
    </message>
    <message>
        <source>One of these has to be, and by {rules} each leads to the same: {cases}: {removed}.</source>
        <translation>以下必有其一，凭{rules}都得出同一结果：{cases}：{removed}。</translation>
    </message>
    <message>
        <source>One of these has to be, and each leads to the same: {cases}: {removed}.</source>
        <translation>以下必有其一，都得出同一结果：{cases}：{removed}。</translation>
    </message>
    <message>
        <source>{cell} is the last empty cell of {house}, so it is {digit}.</source>
        <translation>{cell} 是{house}最后一个空白格，所以是 {digit}。</translation>
    </message>
    <message>
        <source>{cell} can only be {digit}.</source>
        <translation>{cell} 只能是 {digit}。</translation>
    </message>
    <message>
        <source>“{kind}” at {cells} leaves no room for {removed}.</source>
        <translation>{cells} 的“{kind}”容不下：{removed}。</translation>
    </message>
    <message>
        <source>Whatever {cell} is, it excludes {removed}.</source>
        <translation>无论 {cell} 是几，都排除 {removed}。</translation>
    </message>
    <message>
        <source>In {house} only {cell} can hold {digit}.</source>
        <translation>{house}中只有 {cell} 能填 {digit}。</translation>
    </message>
    <message>
        <source>“{kind}” at {cells} leaves only {digit} in {cell}.</source>
        <translation>{cells} 的“{kind}”使 {cell} 只剩 {digit}。</translation>
    </message>
    <message>
        <source>In {house} one of {cells} is {digit}, and each excludes {removed}.</source>
        <translation>{house}中 {cells} 之一是 {digit}，无论哪一格都排除 {removed}。</translation>
    </message>
    <message>
        <source>In {house} {cells} hold {digits} between them, so no other cell there does: {removed}.</source>
        <translation>{house}中 {cells} 合占 {digits}，该处其他格都不能填：{removed}。</translation>
    </message>
    <message>
        <source>“{kind}” must hold {digit}, in one of {cells}, and each excludes {removed}.</source>
        <translation>“{kind}”中必有 {digit}，在 {cells} 之一，无论哪一格都排除 {removed}。</translation>
    </message>
    <message>
        <source>“{text}” is no cell and digit of the board, as r4c5=7 is</source>
        <translation>“{text}”不是盘面上的单元格与数字，应写作 r4c5=7</translation>
    </message>
    <message>
        <source>{rule} leaves no room for {removed}.</source>
        <translation>{rule}容不下 {removed}。</translation>
    </message>
    <message>
        <source>{cell} sees {other}, which is {digit}.</source>
        <translation>{cell} 看得到 {other}，而 {other} 是 {digit}。</translation>
    </message>
    <message>
        <source>“{name}” wants {wanted} entries like =15, +0 or =0J8, and has {count}</source>
        <translation>“{name}”应有 {wanted} 项，如 =15、+0 或 =0J8，这里有 {count} 项</translation>
    </message>
    <message>
        <source>“3x3::k:” wants {wanted} numbers, each with a colon, and has {count}</source>
        <translation>“3x3::k:”应有 {wanted} 个数，每个后面跟一个冒号，这里有 {count} 个</translation>
    </message>
    <message>
        <source>the letters of regions stand behind 81 cells, and there are none</source>
        <translation>宫的字母应写在 81 格之后，这里没有这 81 格</translation>
    </message>
    <message>
        <source>a jigsaw has nine regions of nine cells, and this one has not</source>
        <translation>不规则数独有九个宫，每宫九格，这一题不是这样</translation>
    </message>
    <message>
        <source>r{row}c{column} goes with the cell {cell}, in which no cage begins</source>
        <translation>r{row}c{column} 归入第 {cell} 格的笼子，但没有笼子从那一格开始</translation>
    </message>
    <message>
        <source>the cage of r{row}c{column} has two sums, {one} and {other}</source>
        <translation>r{row}c{column} 所在的笼子有两个和：{one} 和 {other}</translation>
    </message>
    <message>
        <source>“{rule}” does not hold: {cells}</source>
        <translation>“{rule}”不成立：{cells}</translation>
    </message>
    <message>
        <source>{cells} add up to {total}: only {digit} fits in {cell}.</source>
        <translation>{cells} 之和为 {total}：{cell} 只能填 {digit}。</translation>
    </message>
    <message>
        <source>{cells} add up to {total}: no room for {removed}.</source>
        <translation>{cells} 之和为 {total}：排除 {removed}。</translation>
    </message>
    <message>
        <source>If {candidate}, then {end}: {removed}.</source>
        <translation>若 {candidate}，则{end}：{removed}。</translation>
    </message>
    <message>
        <source>If {candidate}, then {end}, by {rules}: {removed}.</source>
        <translation>若 {candidate}，凭{rules}可知{end}：{removed}。</translation>
    </message>
    <message>
        <source>By {rules} there is no room for {removed}.</source>
        <translation>凭{rules}，便容不下 {removed}。</translation>
    </message>
    <message>
        <source>The notes at {where} are not different digits from 1 to {most}.</source>
        <translation>{where} 的笔记不是 1 到 {most} 的不同数字。</translation>
    </message>
    <message>
        <source>The {what} are not {count} rows of {count} digits or dots.</source>
        <translation>“{what}”不是 {count} 行、每行 {count} 个数字或点。</translation>
    </message>
    <message>
        <source>“{word}” is not a cell; cells are written r1c1 to {last}.</source>
        <translation>“{word}”不是单元格；单元格的写法为 r1c1 到 {last}。</translation>
    </message>
    <message numerus="yes">
        <source>This breaks a rule: {reason}. The digits in {cells} are not right.</source>
        <translation>
            <numerusform>这违反了规则：{reason}。{cells} 的数字填错了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not quite: {cells} turn out otherwise.</source>
        <translation>
            <numerusform>不太对：{cells} 应该是别的数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {cells} notes were struck out that are still needed.</source>
        <translation>
            <numerusform>{cells} 里有还用得着的笔记被划掉了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {cells} notes stand whose digits are in sight already.</source>
        <translation>
            <numerusform>{cells} 里有的笔记不可能：同行、同列或同宫已经有那个数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>题目已经解出。</translation>
    </message>
    <message>
        <source>If the base has {digit}, it stands in each of {lines} out of sight of the base, at most twice beside {targets}: one of these has it then.</source>
        <translation>基准格若填 {digit}，它在 {lines} 中都要填在基准格看不到的地方，除 {targets} 外最多两次，所以其中一格填它。</translation>
    </message>
    <message>
        <source>In {house} they have room once for each of {digits}.</source>
        <translation>它们在{house}中，{digits} 各只容得下一次。</translation>
    </message>
    <message>
        <source>{base} hold two of {digits}.</source>
        <translation>{base} 填 {digits} 中的两个数字。</translation>
    </message>
    <message>
        <source>So {targets} have the two digits of {base}, and no others.</source>
        <translation>所以 {targets} 填的正是 {base} 的两个数字，没有别的。</translation>
    </message>
    <message>
        <source>Each of the {count} cells {cells} takes one digit.</source>
        <translation>{cells} 共 {count} 格，每格填一个数字。</translation>
    </message>
    <message>
        <source>That is room for {count} digits in all, as many as there are cells: each of these digits is in one of them.</source>
        <translation>总共只容得下 {count} 个数字，正好与格数相同：其中每个数字都必填在这些格里。</translation>
    </message>
    <message>
        <source>This builds on what has been struck out: {struck}.</source>
        <translation>这一步用到已经删去的候选数：{struck}。</translation>
    </message>
    <message>
        <source>Suppose {cells} is not {digit}.</source>
        <translation>假设 {cells} 不是 {digit}。</translation>
    </message>
    <message>
        <source>In {house} only {cells} is left for {digit}.</source>
        <translation>{house}的 {digit} 只能填在 {cells}。</translation>
    </message>
    <message>
        <source>{set}, losing {lost}, keeps as many digits as cells: {cell} loses {taken}, so {result}.</source>
        <translation>{set} 失去 {lost}，剩下的数字恰好与格数相等，所以 {cell} 失去 {taken}，{result}。</translation>
    </message>
    <message>
        <source>{cell}, losing {lost}, takes one of {taken} from {set}, which keeps as many digits as cells, so {result}.</source>
        <translation>{cell} 失去 {lost}，就要占用 {set} 的 {taken} 之一，使其剩下的数字恰好与格数相等，所以 {result}。</translation>
    </message>
    <message>
        <source>{set} in {house}</source>
        <translation>{house}的 {set}</translation>
    </message>
    <message>
        <source>{set}: one digit more than cells.</source>
        <translation>{set}：数字比格数多一个。</translation>
    </message>
    <message>
        <source>Each of {commons} can be in only one of the two, so each set lacks just one of them: all its other digits stay in it.</source>
        <translation>{commons} 各自只能在两组中的一组，所以每组恰好缺其中一个，其他数字都在组内。</translation>
    </message>
    <message>
        <source>{set}: {link} can be in only one of this set and the one before, so this one lacks it and holds {digits}.</source>
        <translation>{set}：{link} 只能在这一组或前一组，所以这一组缺 {link}，含有 {digits}。</translation>
    </message>
    <message>
        <source>{set}: if it lacks one of {z}, it holds all its other digits, one of {link} among them.</source>
        <translation>{set}：如果缺 {z} 之一，就含有其他所有数字，包括 {link} 之一。</translation>
    </message>
    <message>
        <source>{set}: each of {link} can be in only one of this set and the one before, so this one lacks one of them and holds all its other digits.</source>
        <translation>{set}：{link} 各自只能在这一组或前一组，所以这一组缺其中一个，含有其他所有数字。</translation>
    </message>
    <message>
        <source>{set}: if it lacks one of {z}, it holds all its other digits, {link} among them.</source>
        <translation>{set}：如果缺 {z} 之一，就含有其他所有数字，包括 {link}。</translation>
    </message>
    <message>
        <source>exactly one solution</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>boards of this size are not drawn: write lines, csv or jsonl</source>
        <translation>这种大小的盘面无法绘出：请用 line、csv 或 jsonl</translation>
    </message>
    <message>
        <source>a digit stands twice in a row, column or region: {cells}</source>
        <translation>同一行、列或区域中有重复的数字：{cells}</translation>
    </message>
    <message>
        <source>There is no grade “{name}”.</source>
        <translation>没有“{name}”这个难度等级。</translation>
    </message>
    <message>
        <source>Only level {highest} has grades, not level {level}.</source>
        <translation>只有级别 {highest} 细分等级，级别 {level} 没有。</translation>
    </message>
    <message>
        <source>No puzzle of the grade “{name}” has an SE rating from {low} to {high}.</source>
        <translation>“{name}”等级的题目 SE 难度系数不会在 {low} 到 {high} 之间。</translation>
    </message>
    <message>
        <source>{set}: if it lacks {z}, it holds all its other digits, {link} among them.</source>
        <translation>{set}：如果缺 {z}，就含有其他所有数字，包括 {link}。</translation>
    </message>
    <message>
        <source>So {z} must be in the first set or in the last.</source>
        <translation>所以 {z} 一定在首组或末组。</translation>
    </message>
    <message>
        <source>Either {one} or {two} is {digit}. {cells} sees both, so it is not {digit}.</source>
        <translation>{one}、{two} 中必有一处是 {digit}。{cells} 同时看得到两处，所以不是 {digit}。</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <translation>{cells} 是 {digit}</translation>
    </message>
    <message>
        <source>{set}, losing {lost}, keeps as many digits as cells, so {result}.</source>
        <translation>{set} 失去 {lost}，剩下的数字恰好与格数相等，所以 {result}。</translation>
    </message>
    <message>
        <source>Without {guardians} the cells {cells} would be a deadly pattern.</source>
        <translation>没有 {guardians}，{cells} 就会成为致死形式。</translation>
    </message>
    <message>
        <source>{set} hold one digit more than they are cells.</source>
        <translation>{set} 的数字比格数多一个。</translation>
    </message>
    <message>
        <source>But then {house} has no place for {digit}.</source>
        <translation>这样{house}就没有位置填 {digit}。</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>第 {number} 列</translation>
    </message>
    <message>
        <source>box {number}</source>
        <translation>第 {number} 宫</translation>
    </message>
    <message>
        <source>Either {one} or {two}. {because}: {conclusion}.</source>
        <translation>不是 {one}，就是 {two}。{because}：{conclusion}。</translation>
    </message>
    <message>
        <source>{cell} sees that {digit} or is {held} itself</source>
        <translation>{cell} 或者看得到这个 {digit}，或者本身就是 {held}</translation>
    </message>
    <message>
        <source>Either {one} or {two}, and both ways {conclusion}.</source>
        <translation>不是 {one}，就是 {two}；两种情况下都有 {conclusion}。</translation>
    </message>
    <message>
        <source>Pasted text is only read.</source>
        <translation>粘贴的文本只能读取，不能写出。</translation>
    </message>
    <message>
        <source>Either {one} or {two} is {digit}. {cells} see both, so they are not {digit}.</source>
        <translation>{one}、{two} 中必有一处是 {digit}。{cells} 同时看得到两处，所以都不是 {digit}。</translation>
    </message>
    <message>
        <source>one of {cells}</source>
        <translation>{cells} 之一</translation>
    </message>
    <message>
        <source>Suppose none of {cells} is {digit}.</source>
        <translation>假设 {cells} 都不是 {digit}。</translation>
    </message>
    <message>
        <source>Suppose {cells} is {digit}.</source>
        <translation>假设 {cells} 是 {digit}。</translation>
    </message>
    <message>
        <source>Beside all this {result} leads to nothing, too, so it is out.</source>
        <translation>在以上前提下，假设 {result} 也会推出矛盾，所以它为假。</translation>
    </message>
    <message>
        <source>So {cells} is not {digit}.</source>
        <translation>所以 {cells} 不是 {digit}。</translation>
    </message>
    <message>
        <source>Else {cells} would be a deadly pattern, so {result}.</source>
        <translation>否则 {cells} 会成为致死形式，所以 {result}。</translation>
    </message>
    <message>
        <source>{cells} loses {lost}, so it is {digit}.</source>
        <translation>{cells} 失去 {lost}，所以是 {digit}。</translation>
    </message>
    <message>
        <source>That leaves {result}.</source>
        <translation>这样就只剩 {result}。</translation>
    </message>
    <message>
        <source>{cell} can only be {digits}.</source>
        <translation>{cell} 只能是 {digits}。</translation>
    </message>
    <message>
        <source>In {house}, {digit} can only stand in {cells}.</source>
        <translation>{house}的 {digit} 只能填在 {cells}。</translation>
    </message>
    <message>
        <source>Without {guardians} the grid would have two solutions.</source>
        <translation>没有 {guardians}，题目就会有两个解。</translation>
    </message>
    <message>
        <source>But then {cell} would be {digit} and also not.</source>
        <translation>这样 {cell} 既是 {digit} 又不是 {digit}。</translation>
    </message>
    <message>
        <source>But then nothing is left for {cell}.</source>
        <translation>这样 {cell} 就没有数字可填。</translation>
    </message>
    <message>
        <source>Suppose one of {cells} is {digit}.</source>
        <translation>假设 {cells} 中有一格是 {digit}。</translation>
    </message>
    <message>
        <source>That rules out {result}.</source>
        <translation>这就排除了 {result}。</translation>
    </message>
    <message>
        <source>The {digit} in {cell} excludes {cells}.</source>
        <translation>{cell} 的 {digit} 排除了 {cells}。</translation>
    </message>
    <message>
        <source>{cell} sees {digits} in {house}.</source>
        <translation>{cell} 看得到{house}的 {digits}。</translation>
    </message>
    <message>
        <source>The other empty cell there sees {digit} in {cells}.</source>
        <translation>那里的另一个空白格看得到 {cells} 的 {digit}。</translation>
    </message>
    <message>
        <source>{digits} in {house}</source>
        <translation>{house}的 {digits}</translation>
    </message>
    <message>
        <source>Eliminated before: {struck}.</source>
        <translation>此前已删去：{struck}。</translation>
    </message>
    <message>
        <source>{names} see {digit} in {cells}.</source>
        <translation>{names} 看得到 {cells} 的 {digit}。</translation>
    </message>
    <message>
        <source>{names} sees {digit} in {cells}.</source>
        <translation>{names} 看得到 {cells} 的 {digit}。</translation>
    </message>
    <message>
        <source>The other empty cells there see {digit} in {cells}.</source>
        <translation>其余空白格都能看到 {cells} 的 {digit}。</translation>
    </message>
    <message>
        <source>{cell} sees {one}; {two}; {three}.</source>
        <translation>{cell} 看得到{one}；{two}；{three}。</translation>
    </message>
    <message>
        <source>{cell} sees {one}; {two}.</source>
        <translation>{cell} 看得到{one}；{two}。</translation>
    </message>
    <message>
        <source>{cell} sees {one}.</source>
        <translation>{cell} 看得到{one}。</translation>
    </message>
    <message>
        <source>must not become a deadly pattern</source>
        <translation>不能成为致死形式</translation>
    </message>
    <message>
        <source>true and false in turn along the chain</source>
        <translation>沿链真假交替</translation>
    </message>
    <message>
        <source>supposed</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>is seen by another cell</source>
        <translation>打叉的格看得到它</translation>
    </message>
    <message>
        <source>{houses}: only these places</source>
        <translation>{houses}：只有这几处</translation>
    </message>
    <message>
        <source>{houses}: no other place stays</source>
        <translation>{houses}：其余可删</translation>
    </message>
    <message>
        <source>{houses}: the covers of one fish</source>
        <translation>{houses}：一条鱼的删除域</translation>
    </message>
    <message>
        <source>{houses}: the covers of the other fish</source>
        <translation>{houses}：另一条鱼的删除域</translation>
    </message>
    <message>
        <source>{houses}</source>
        <translation>{houses}</translation>
    </message>
    <message>
        <source>where the digits of the base fit in the lines across</source>
        <translation>交叉线上能填基准格数字的地方</translation>
    </message>
    <message>
        <source>the almost locked cells</source>
        <translation>待定的格</translation>
    </message>
    <message>
        <source>the base</source>
        <translation>基准格</translation>
    </message>
    <message>
        <source>the body of the fish</source>
        <translation>鱼身</translation>
    </message>
    <message>
        <source>the counterparts of what goes away</source>
        <translation>与删数对称的单元格</translation>
    </message>
    <message>
        <source>the cells of the pattern</source>
        <translation>构成这个结构的格</translation>
    </message>
    <message>
        <source>the three cells of the firework</source>
        <translation>烟花的三格</translation>
    </message>
    <message>
        <source>the corners</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>where line and box cross</source>
        <translation>行列与宫的交叉处</translation>
    </message>
    <message>
        <source>a set that some choice leaves too few digits</source>
        <translation>会因某种填法而不够填的数组</translation>
    </message>
    <message>
        <source>the extra candidates</source>
        <translation>多出的候选数</translation>
    </message>
    <message>
        <source>the fins</source>
        <translation>鱼鳍</translation>
    </message>
    <message>
        <source>the corners of the rectangle</source>
        <translation>矩形的四角</translation>
    </message>
    <message>
        <source>the cells that fill the rest</source>
        <translation>补足其余数字的格</translation>
    </message>
    <message>
        <source>takes one of the digits</source>
        <translation>取其中一个数字</translation>
    </message>
    <message>
        <source>the set in the box</source>
        <translation>宫内的一组</translation>
    </message>
    <message>
        <source>the set in the line</source>
        <translation>行列内的一组</translation>
    </message>
    <message>
        <source>counted in their boxes</source>
        <translation>计入所在的宫</translation>
    </message>
    <message>
        <source>counted in their columns</source>
        <translation>计入所在的列</translation>
    </message>
    <message>
        <source>counted in their rows</source>
        <translation>计入所在的行</translation>
    </message>
    <message>
        <source>the cross in the box</source>
        <translation>宫内的十字</translation>
    </message>
    <message>
        <source>the loop</source>
        <translation>环</translation>
    </message>
    <message>
        <source>these see each other</source>
        <translation>互相看得到</translation>
    </message>
    <message>
        <source>where the lines of the other firework cross</source>
        <translation>另一个烟花的交叉点</translation>
    </message>
    <message>
        <source>the other cluster, its other colour</source>
        <translation>另一组的另一种颜色</translation>
    </message>
    <message>
        <source>the other cluster, one colour</source>
        <translation>另一组的一种颜色</translation>
    </message>
    <message>
        <source>the targets: they hold what the base holds</source>
        <translation>目标格：填的数字与基准格相同</translation>
    </message>
    <message>
        <source>An order of techniques for hints and steps: what stands higher is looked for first.</source>
        <translation>提示和步骤所用的技巧顺序：排在前面的先找。</translation>
    </message>
    <message>
        <source>This file is too large to hold an order of techniques.</source>
        <translation>这个文件太大，不会是技巧的顺序。</translation>
    </message>
    <message>
        <source>Behind a technique there is room for its score only.</source>
        <translation>技巧后面只能写它的分值。</translation>
    </message>
    <message>
        <source>“{word}” is no score from 0 to {most}.</source>
        <translation>“{word}”不是 0 到 {most} 的分值。</translation>
    </message>
    <message>
        <source>“{name}” stands in line {other} already.</source>
        <translation>“{name}”已经写在第 {other} 行。</translation>
    </message>
    <message>
        <source>{cell} is not {digit}, but no proof was found in the time there is.</source>
        <translation>{cell} 不是 {digit}，但在限定时间内没有找到证明。</translation>
    </message>
    <message>
        <source>Row {number} already has its {digit}.</source>
        <translation>第 {number} 行已经有 {digit} 了。</translation>
    </message>
    <message>
        <source>Column {number} already has its {digit}.</source>
        <translation>第 {number} 列已经有 {digit} 了。</translation>
    </message>
    <message>
        <source>Box {number} already has its {digit}.</source>
        <translation>第 {number} 宫已经有 {digit} 了。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, but no proof was found in the time there is.</source>
        <translation>{cell} 是 {digit}，但在限定时间内没有找到证明。</translation>
    </message>
    <message>
        <source>Well seen, but this pattern is one of {digits}; one of {wanted} is asked for.</source>
        <translation>看得不错，不过这个结构的数字是 {digits}，要找的是 {wanted} 的。</translation>
    </message>
    <message>
        <source>Well seen, but this pattern has {count} cells; one of {size} is asked for.</source>
        <translation>看得不错，不过这个结构有 {count} 格，要找的是 {size} 格的。</translation>
    </message>
    <message>
        <source>Well seen, but this pattern lies in {houses}; another one is asked for.</source>
        <translation>看得不错，不过这个结构在{houses}，要找的是另一个。</translation>
    </message>
    <message>
        <source>Suppose one of its candidates, and go on until something cannot be.</source>
        <translation>假设它填其中一个候选数，一直推下去，直到出现矛盾。</translation>
    </message>
    <message>
        <source>A cell that is not marked yet lies in {house}.</source>
        <translation>还没标出的格中，有一格在{house}。</translation>
    </message>
    <message>
        <source>Look along the row, the column and the box of the framed cell.</source>
        <translation>看看框出的那一格所在的行、列和宫。</translation>
    </message>
    <message>
        <source>Look for the one cell that has more than two candidates.</source>
        <translation>找一找：只有一格的候选数多于两个。</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9: which one is not in {house}?</source>
        <translation>从 1 到 9 逐个查一遍：{house}里缺哪个数字？</translation>
    </message>
    <message>
        <source>Count how often each of its candidates stands in its row.</source>
        <translation>数一数，它的每个候选数在这一行里出现几次。</translation>
    </message>
    <message>
        <source>Something that is not struck out yet goes away in {house}.</source>
        <translation>{house}里还有该划掉的候选数。</translation>
    </message>
    <message>
        <source>The cell lies in {house}.</source>
        <translation>这一格在{house}。</translation>
    </message>
    <message>
        <source>What follows?</source>
        <translation>能得出什么？</translation>
    </message>
    <message>
        <source>Suppose one candidate after the other, and follow each to the end.</source>
        <translation>逐个假设候选数为真，一直推到底。</translation>
    </message>
    <message>
        <source>Its digit is lit.</source>
        <translation>它的数字已经高亮。</translation>
    </message>
    <message>
        <source>Enter {digit} where the {name} proves it.</source>
        <translation>由{name}能得出哪一格是 {digit}？请填进去。</translation>
    </message>
    <message>
        <source>Which digit does the {name} prove for the framed cell?</source>
        <translation>由{name}能得出框出的格是哪个数字？</translation>
    </message>
    <message>
        <source>Suppose one of its digits, and follow it to the end.</source>
        <translation>假设它填其中一个候选数，一直推到底。</translation>
    </message>
    <message>
        <source>By {name} one of the {digit}s goes away. Strike it out.</source>
        <translation>用{name}能删去某一格的 {digit}。请划掉一个。</translation>
    </message>
    <message>
        <source>By {name} a candidate of the framed cell goes away. Strike it out.</source>
        <translation>用{name}能删去框出的格里的一个候选数。请把它划掉。</translation>
    </message>
    <message>
        <source>{cell} sees the base {base}, so it holds neither of its digits.</source>
        <translation>{cell} 看得到基准格 {base}，所以不能填其中的数字。</translation>
    </message>
    <message>
        <source>{cell} has none of {digits}, of which the base {base} holds two.</source>
        <translation>{cell} 没有 {digits} 中的任何一个，而基准格 {base} 填的是其中两个。</translation>
    </message>
    <message>
        <source>It is about {digits}, and {cell} has none of them.</source>
        <translation>这里只看 {digits}，而 {cell} 一个也没有。</translation>
    </message>
    <message>
        <source>{cell} cannot be {digit}: followed to the end, it leaves {house} no place for {other}.</source>
        <translation>{cell} 不能是 {digit}：一直推到底，{house}就没有位置填 {other}。</translation>
    </message>
    <message>
        <source>{cell} cannot be {digit}: followed to the end, it leaves nothing for {other}.</source>
        <translation>{cell} 不能是 {digit}：一直推到底，{other} 就没有数字可填。</translation>
    </message>
    <message>
        <source>{cell} cannot be {digit} indeed, but another proof shows it.</source>
        <translation>{cell} 确实不能是 {digit}，不过那要用别的证明。</translation>
    </message>
    <message>
        <source>{cell} can be {digit}: nothing speaks against it, however far it is followed.</source>
        <translation>{cell} 的 {digit} 不能划掉：怎么往下推，都推不出矛盾。</translation>
    </message>
    <message>
        <source>{cell} cannot be {digit} indeed, but this was not asked.</source>
        <translation>{cell} 确实不能是 {digit}，但题目问的不是这一格。</translation>
    </message>
    <message>
        <source>The disk is full, so the library takes nothing more. Make room and try again.</source>
        <translation>磁盘已满，题库无法再写入。请腾出空间后重试。</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>其中之一为真</translation>
    </message>
    <message>
        <source>the fins of the other fish</source>
        <translation>另一条鱼的鱼鳍</translation>
    </message>
    <message>
        <source>one colour</source>
        <translation>一种颜色</translation>
    </message>
    <message>
        <source>the other colour</source>
        <translation>另一种颜色</translation>
    </message>
    <message>
        <source>must not complete the pattern</source>
        <translation>不能补全这个结构</translation>
    </message>
    <message>
        <source>the pincers&apos; other candidates</source>
        <translation>钳形格的另一个候选数</translation>
    </message>
    <message>
        <source>the pivot and its ways out</source>
        <translation>拐点和它的几种可能</translation>
    </message>
    <message>
        <source>the roof: extra candidates</source>
        <translation>屋顶：有多出的候选数</translation>
    </message>
    <message>
        <source>supposed in turn</source>
        <translation>依次假设</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>花蕊</translation>
    </message>
    <message>
        <source>the subset</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>the first set</source>
        <translation>第一组</translation>
    </message>
    <message>
        <source>the second set</source>
        <translation>第二组</translation>
    </message>
    <message>
        <source>the sets on the way</source>
        <translation>经过的各组</translation>
    </message>
    <message>
        <source>follows: {conclusion}</source>
        <translation>可以填：{conclusion}</translation>
    </message>
    <message>
        <source>goes away: {conclusion}</source>
        <translation>删数：{conclusion}</translation>
    </message>
    <message>
        <source>Look all over the grid.</source>
        <translation>看看整个盘面。</translation>
    </message>
    <message>
        <source>Start at {cells} and follow what each case leads to.</source>
        <translation>从 {cells} 开始，看看每种情况会推出什么。</translation>
    </message>
    <message>
        <source>Look at the {digit}s in {houses}.</source>
        <translation>看看{houses}的 {digit}。</translation>
    </message>
    <message>
        <source>Look at all {digit}s.</source>
        <translation>看看所有的 {digit}。</translation>
    </message>
    <message>
        <source>Look at {houses}.</source>
        <translation>看看{houses}。</translation>
    </message>
    <message>
        <source>Together: {conclusion}.</source>
        <translation>合起来得出：{conclusion}。</translation>
    </message>
    <message>
        <source>In every case: {conclusion}.</source>
        <translation>每种情况都推出：{conclusion}。</translation>
    </message>
    <message>
        <source>So {conclusion}.</source>
        <translation>所以 {conclusion}。</translation>
    </message>
    <message>
        <source>{technique}: {sentence}</source>
        <translation>{technique}：{sentence}</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of the picture are in doubt: {cells}</source>
        <translation>
            <numerusform>图片中有 {count} 个单元格不确定：{cells}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} puzzles</source>
        <translation>
            <numerusform>{count:,} 道题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count:,} grids</source>
        <translation>
            <numerusform>{count:,} 个终盘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cell} is not {digit}, in {count} steps.</source>
        <translation>
            <numerusform>{count} 步可以证明 {cell} 不是 {digit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} is given: it is {digit}.</source>
        <translation>{cell} 是提示数 {digit}。</translation>
    </message>
    <message numerus="yes">
        <source>{cell} is {digit}, in {count} steps.</source>
        <translation>
            <numerusform>{count} 步可以证明 {cell} 是 {digit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>A shorter proof may exist.</source>
        <translation>也许还有更短的证明。</translation>
    </message>
    <message>
        <source>Empty cells are written in several ways here: {kinds}</source>
        <translation>空白格的写法不一致：{kinds}</translation>
    </message>
    <message>
        <source>The {what} are not nine rows of nine digits or dots.</source>
        <translation>“{what}”不是九行、每行九个数字或点。</translation>
    </message>
    <message>
        <source>“{name}” is not a number from 0 up.</source>
        <translation>“{name}”不是大于或等于 0 的数。</translation>
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
        <source>character {place}, “{character}”, is no digit and no empty cell.</source>
        <translation>第 {place} 个字符“{character}”既不是数字，也不是表示空格的符号（0 或 .）。</translation>
    </message>
    <message>
        <source>{count} cells; a Sudoku has {wanted}.</source>
        <translation>有 {count} 格，数独应有 {wanted} 格。</translation>
    </message>
    <message>
        <source>The score of the puzzle is not a number.</source>
        <translation>题目的分数不是数字。</translation>
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
        <source>This puzzle has several solutions.</source>
        <translation>这道题不止一个解。</translation>
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
        <source>No such puzzle was found. Ask for less at once, or try again.</source>
        <translation>没有找到这样的题目。请放宽一些要求，或者再试一次。</translation>
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
        <source>“{name}” cannot both be used and not be used.</source>
        <translation>“{name}”不能既要求用到、又要求不用。</translation>
    </message>
    <message>
        <source>A puzzle needs {fewest} givens or more.</source>
        <translation>一道题目至少要有 {fewest} 个提示数。</translation>
    </message>
    <message>
        <source>Of three rows or columns that cross the same boxes, two have no cell for a given: they could be exchanged, so there would be several solutions.</source>
        <translation>穿过同样几个宫的三行（或三列）中，有两行（列）没有可放提示数的格子：它们可以互换，所以必有多个解。</translation>
    </message>
    <message>
        <source>A puzzle has {fewest} to {most} givens.</source>
        <translation>提示数应为 {fewest} 到 {most} 个。</translation>
    </message>
    <message>
        <source>This pattern cannot have {clues} givens.</source>
        <translation>这种对称不可能有 {clues} 个提示数。</translation>
    </message>
    <message>
        <source>“{name}” never comes up at level {level}; the lowest level that asks for it is {lowest}.</source>
        <translation>级别“{level}”的题目用不到“{name}”；最低要选“{lowest}”。</translation>
    </message>
    <message>
        <source>{count} cells; a row of a Sudoku has 9.</source>
        <translation>有 {count} 格，数独每行应有 9 格。</translation>
    </message>
    <message>
        <source>The text has {count} rows; a Sudoku has 9.</source>
        <translation>文本有 {count} 行，数独应有 9 行。</translation>
    </message>
    <message>
        <source>A page of a technique has no title or no sentence.</source>
        <translation>技巧页面缺少标题或例句。</translation>
    </message>
    <message>
        <source>No puzzle for “{name}” was found.</source>
        <translation>没有找到需要“{name}”的题目。</translation>
    </message>
    <message>
        <source>Pictures are read with Pillow and pypdfium2: pip install sudoku-qt[pictures]</source>
        <translation>读取图片需要 Pillow 和 pypdfium2，请安装：pip install sudoku-qt[pictures]</translation>
    </message>
    <message>
        <source>The picture has more than {limit} million pixels.</source>
        <translation>图片超过 {limit} 百万像素。</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>图片已损坏。</translation>
    </message>
    <message>
        <source>The picture is too long and too narrow to hold a Sudoku.</source>
        <translation>图片过于狭长，容不下数独盘面。</translation>
    </message>
    <message>
        <source>The PDF takes too much time or memory to draw.</source>
        <translation>这个 PDF 太复杂，处理它所需的时间或内存过多。</translation>
    </message>
    <message>
        <source>The PDF is damaged or locked.</source>
        <translation>PDF 已损坏或有密码保护。</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture.</source>
        <translation>图片中没有找到数独盘面。</translation>
    </message>
    <message>
        <source>a petal</source>
        <translation>一片花瓣</translation>
    </message>
    <message>
        <source>corners that are entered, not given</source>
        <translation>已填入、不是提示数的角</translation>
    </message>
    <message>
        <source>true along the chain</source>
        <translation>沿链为真</translation>
    </message>
    <message>
        <source>false along the chain</source>
        <translation>沿链为假</translation>
    </message>
    <message>
        <source>the other eight digits</source>
        <translation>其余八个数字</translation>
    </message>
    <message>
        <source>is seen by the other cells</source>
        <translation>打叉的格都看得到它</translation>
    </message>
    <message>
        <source>is seen by the cell</source>
        <translation>该格看得到它</translation>
    </message>
    <message>
        <source>{houses}: the bases</source>
        <translation>{houses}：定义域</translation>
    </message>
    <message>
        <source>{houses}: the covers</source>
        <translation>{houses}：删除域</translation>
    </message>
    <message>
        <source>no {digit} here</source>
        <translation>此处不能填 {digit}</translation>
    </message>
    <message>
        <source>Behind each is its score, or off. What is not listed follows in the usual order.</source>
        <translation>每种技巧后面是它的分值，或写 off 表示不用。没有列出的照常排在后面。</translation>
    </message>
    <message>
        <source>“{name}” is always in use: no step goes without singles.</source>
        <translation>“{name}”不能停用：排除和唯一余数是一切步骤的基础。</translation>
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
        <translation>第 {row} 行第 {column} 列的“{character}”既不是数字，也不是表示空格的符号（0 或 .）</translation>
    </message>
    <message>
        <source>A cell</source>
        <translation>一个单元格</translation>
    </message>
    <message>
        <source>Mark {cell}.</source>
        <translation>请标出 {cell}。</translation>
    </message>
    <message>
        <source>The row comes first, counted from the top, then the column, from the left.</source>
        <translation>r 后面是行，从上往下数；c 后面是列，从左往右数。</translation>
    </message>
    <message>
        <source>A row</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>A box</source>
        <translation>一宫</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>一格能看到什么</translation>
    </message>
    <message>
        <source>Mark every {digit} that the framed cell sees.</source>
        <translation>请标出框出的格能看到的每个 {digit}。</translation>
    </message>
    <message>
        <source>It sees its row, its column and its box.</source>
        <translation>它能看到同行、同列、同宫的格。</translation>
    </message>
    <message>
        <source>Mark the empty cells of {house}.</source>
        <translation>请标出{house}的空白格。</translation>
    </message>
    <message>
        <source>What breaks the rule?</source>
        <translation>哪里违反规则？</translation>
    </message>
    <message>
        <source>Two cells here break the rule. Mark both.</source>
        <translation>有两格违反规则，请都标出来。</translation>
    </message>
    <message>
        <source>Each digit stands once in each row, column and box.</source>
        <translation>每个数字在每行、每列、每宫里只出现一次。</translation>
    </message>
    <message>
        <source>What is missing?</source>
        <translation>缺哪个数字？</translation>
    </message>
    <message>
        <source>Which digit is missing in {house}?</source>
        <translation>{house}缺哪个数字？</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>入门</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Look at {house}: where can the {digit} go? A cell that sees one already cannot have it.</source>
        <translation>看{house}：{digit} 能填在哪里？能看到 {digit} 的格都不能再填 {digit}。</translation>
    </message>
    <message>
        <source>It is too early to say what {cell} is.</source>
        <translation>现在还不能确定 {cell} 是几。</translation>
    </message>
    <message>
        <source>That was all: each row, column and box has the digits 1 to 9.</source>
        <translation>全部完成：每行、每列、每宫都有 1 到 9。</translation>
    </message>
    <message>
        <source>{house} has one empty cell left. Which digit is missing there?</source>
        <translation>{house}只剩一个空白格，缺的是哪个数字？</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>第 {number} 行</translation>
    </message>
    <message>
        <source>Column {number}</source>
        <translation>第 {number} 列</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>第 {number} 宫</translation>
    </message>
    <message>
        <source>Well seen: these cells do prove something, {struck}. But it is another pattern.</source>
        <translation>看得不错：由这些格确实能得出 {struck}。不过这是另一种结构。</translation>
    </message>
    <message>
        <source>Right so far, but more goes away by it: {count}.</source>
        <translation>划掉的都对，但还能再划掉 {count} 个。</translation>
    </message>
    <message>
        <source>{cell} is {digit} indeed, but this was not asked.</source>
        <translation>{cell} 确实是 {digit}，但题目问的不是这一格。</translation>
    </message>
    <message>
        <source>In the row, column and box of {cell} the {digit} has two places each. Which digit has three?</source>
        <translation>在 {cell} 所在的行、列、宫里，{digit} 都只有两处。哪个数字有三处？</translation>
    </message>
    <message>
        <source>{count} cells are marked, and it takes {size}.</source>
        <translation>标了 {count} 格，应标 {size} 格。</translation>
    </message>
    <message>
        <source>{cell} has two candidates, as it should. Look for a cell with three.</source>
        <translation>{cell} 有两个候选数，很正常。请找有三个候选数的格。</translation>
    </message>
    <message>
        <source>{cell} has no {digit}.</source>
        <translation>{cell} 没有候选数 {digit}。</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} 已经填好了，不是空白格。</translation>
    </message>
    <message>
        <source>{cell} is not needed: the other cells prove something without it, {struck}.</source>
        <translation>{cell} 是多余的：不用它，其余的格也能得出 {struck}。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>A page of a lesson has no title.</source>
        <translation>课程页面缺少标题。</translation>
    </message>
    <message>
        <source>“{word}” is nothing that a lesson can point out.</source>
        <translation>“{word}”不是课程能标出的内容。</translation>
    </message>
    <message>
        <source>All of it is marked, and something more: take that away.</source>
        <translation>该标的都标了，但还有多余的，请去掉。</translation>
    </message>
    <message>
        <source>The {digit} in {cell} is the only one in its row, its column and its box.</source>
        <translation>{cell} 的 {digit} 在所在的行、列、宫里都只有这一个。</translation>
    </message>
    <message>
        <source>Not {cell}: it lies in row {row}, column {column} and box {box}.</source>
        <translation>{cell} 不该标：它在第 {row} 行、第 {column} 列、第 {box} 宫。</translation>
    </message>
    <message>
        <source>{cell} is empty, so it breaks no rule.</source>
        <translation>{cell} 是空白格，不会违反规则。</translation>
    </message>
    <message>
        <source>Not {cell}: it lies in row {row}, column {column} and box {box}; the framed cell in none of these.</source>
        <translation>{cell} 不该标：它在第 {row} 行、第 {column} 列、第 {box} 宫，框出的格都不在其中。</translation>
    </message>
    <message numerus="yes">
        <source>Right so far. {count} are missing.</source>
        <translation>
            <numerusform>标出的都对，还差 {count} 格。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} also has {digit}, so the marked cells are not all its places in {house}.</source>
        <translation>{cell} 也有 {digit}，所以{house}的 {digit} 不只在标出的格里。</translation>
    </message>
    <message>
        <source>Good: the {digit}s of {house} fit only in rows {one} and {two}. Which other column shares these two rows?</source>
        <translation>很好：{house}的 {digit} 只能填在第 {one} 行和第 {two} 行。还有哪一列也只能填在这两行？</translation>
    </message>
    <message>
        <source>Good: the {digit}s of {house} fit only in columns {one} and {two}. Which other row shares these two columns?</source>
        <translation>很好：{house}的 {digit} 只能填在第 {one} 列和第 {two} 列。还有哪一行也只能填在这两列？</translation>
    </message>
    <message>
        <source>The {digit}s of {houses} need {covers}. Too many lines: it takes {size}.</source>
        <translation>{houses}的 {digit} 分布在{covers}，太多了，应为 {size} 条。</translation>
    </message>
    <message>
        <source>The {digit}s of {houses} fit only in {covers}, but no other {digit} stands there, so nothing goes away. Look for another pattern.</source>
        <translation>{houses}的 {digit} 只能填在{covers}，但那里没有别的 {digit}，没有候选数可删。请另找一处。</translation>
    </message>
    <message>
        <source>Right so far: the {digit}s of {houses} fit only in {covers}. Which other line keeps to these and at most {count} in all?</source>
        <translation>到这里都对：{houses}的 {digit} 只能填在{covers}。再加哪一行（列），合起来也不超过 {count} 条？</translation>
    </message>
    <message>
        <source>Each of the marked cells has a strong link, but together they take no {digit} away. Look for another place.</source>
        <translation>标出的每一格都有强链关系，但合起来删不掉任何 {digit}。请另找一处。</translation>
    </message>
    <message>
        <source>{cell} shares no row, column or box with another marked cell.</source>
        <translation>{cell} 与标出的其他格都不同行、不同列、不同宫。</translation>
    </message>
    <message>
        <source>{cell} also has {digit}, so {house} is no strong link.</source>
        <translation>{cell} 也有 {digit}，所以{house}不构成强链关系。</translation>
    </message>
    <message>
        <source>{count} of the marked cells lie in {house}; a strong link has two ends.</source>
        <translation>标出的格有 {count} 格在{house}，而强链关系只有两端。</translation>
    </message>
    <message>
        <source>The {digit} of {home} does stand in {other}, but {other} has no other {digit} to take away. Look for another place.</source>
        <translation>{home}的 {digit} 确实都在{other}，但{other}没有别的 {digit} 可删。请另找一处。</translation>
    </message>
    <message>
        <source>The marked cells do not lie in one box.</source>
        <translation>标出的格不在同一宫。</translation>
    </message>
    <message>
        <source>{cell} also has {digit}, so in {house} it need not be in a marked cell.</source>
        <translation>{cell} 也有 {digit}，所以{house}的 {digit} 不一定在标出的格里。</translation>
    </message>
    <message>
        <source>{cell} belongs to it, too: there {house} can have its {digit} as well.</source>
        <translation>{cell} 也该标：{house}的 {digit} 也可以填在那里。</translation>
    </message>
    <message>
        <source>The marked cells do not lie in one row or column.</source>
        <translation>标出的格不在同一行或同一列。</translation>
    </message>
    <message>
        <source>The marked cells have no digit in common.</source>
        <translation>标出的格没有共同的候选数。</translation>
    </message>
    <message>
        <source>The marked cells lie in {rows} rows and {columns} columns; the corners of a rectangle lie in two and two.</source>
        <translation>标出的格占了 {rows} 行、{columns} 列，而矩形的四角应占两行、两列。</translation>
    </message>
    <message>
        <source>The four cells lie in {count} boxes. Digits can be exchanged in two boxes only.</source>
        <translation>这四格在 {count} 个宫里，只有占两个宫时数字才能互换。</translation>
    </message>
    <message>
        <source>The four corners do not have two digits in common.</source>
        <translation>四个角没有两个共同的候选数。</translation>
    </message>
    <message>
        <source>Of the four corners {count} have the pair alone; it takes two at least.</source>
        <translation>四个角中只有 {count} 格仅含这两个数字，至少要有两格。</translation>
    </message>
    <message>
        <source>This is a rectangle of {digits}, but no cell with {digit} sees {cells}, so nothing goes away. Look for another place.</source>
        <translation>这是 {digits} 的矩形，但没有含 {digit} 的格能同时看到 {cells}，没有候选数可删。请另找一处。</translation>
    </message>
    <message>
        <source>This is a rectangle of {digits}. But {cells} have {count} digits besides, so more than one thing may prevent the exchange. Look for another place.</source>
        <translation>这是 {digits} 的矩形，但 {cells} 另有 {count} 个数字，防止互换的可能不止一种。请另找一处。</translation>
    </message>
    <message>
        <source>{other} in {house} is {digit} already, so {cell} cannot be.</source>
        <translation>{house}的 {other} 已经是 {digit}，所以 {cell} 不能再填 {digit}。</translation>
    </message>
    <message>
        <source>The marked cells do not all lie in one row, column or box.</source>
        <translation>标出的格不都在同一行、同一列或同一宫。</translation>
    </message>
    <message>
        <source>Together the marked cells have the candidates {digits}: {count} digits for {size} cells.</source>
        <translation>标出的格合起来有候选数 {digits}：{size} 格却有 {count} 个数字。</translation>
    </message>
    <message>
        <source>In {house} the {digit} also fits {cell}, so it is not bound to the marked cells.</source>
        <translation>{house}的 {digit} 也能填在 {cell}，所以不一定在标出的格里。</translation>
    </message>
    <message>
        <source>The marked cells do share {digits}, but nothing in {house} changes by it. Look for another place.</source>
        <translation>标出的格确实占用 {digits}，但{house}没有候选数可删。请另找一处。</translation>
    </message>
    <message>
        <source>{cell} has {count} candidates, {digits}: too many for {size} cells.</source>
        <translation>{size} 格合起来只能有 {size} 个候选数，{cell} 一格就有 {count} 个：{digits}。</translation>
    </message>
    <message>
        <source>{one} and {other} share no row, column or box.</source>
        <translation>这些格要在同一行、同一列或同一宫里，{one} 与 {other} 却不是。</translation>
    </message>
    <message>
        <source>In {house} only these cells have {bound}, which is a good start. But {digit} also fits {cell}.</source>
        <translation>{house}里只有这些格能填 {bound}，开头不错。但 {digit} 也能填在 {cell}。</translation>
    </message>
    <message>
        <source>{cell} sees both others, but as the pivot it would need {count} candidates.</source>
        <translation>{cell} 能看到另外两格，但作为拐点要有 {count} 个候选数。</translation>
    </message>
    <message>
        <source>None of the marked cells sees both others, so there is no pivot.</source>
        <translation>标出的格中没有一格能看到另外两格，所以没有拐点。</translation>
    </message>
    <message>
        <source>Of the marked cells {count} have three candidates; it must be one, the pivot.</source>
        <translation>标出的格中有 {count} 格含三个候选数，应当只有拐点一格。</translation>
    </message>
    <message>
        <source>{one} and {other} have the same two candidates; the pincers share only one digit.</source>
        <translation>{one} 与 {other} 的两个候选数完全相同，而两个钳形格只应有一个共同的数字。</translation>
    </message>
    <message>
        <source>The pincers {one} and {other} have no digit in common.</source>
        <translation>两个钳形格 {one} 与 {other} 没有共同的候选数。</translation>
    </message>
    <message>
        <source>The digit that the pincers share, {digit}, must not stand in the pivot {cell}.</source>
        <translation>两个钳形格共有的数字 {digit} 不应出现在拐点 {cell}。</translation>
    </message>
    <message>
        <source>No cell with {digit} sees {cells}, so nothing goes away. Look for another place.</source>
        <translation>没有含 {digit} 的格能同时看到 {cells}，没有候选数可删。请另找一处。</translation>
    </message>
    <message>
        <source>{one} and {other} have no digit in common.</source>
        <translation>{one} 与 {other} 没有共同的候选数。</translation>
    </message>
    <message>
        <source>{cell} has {count} candidates, {digits}. Here each cell has two.</source>
        <translation>{cell} 有 {count} 个候选数 {digits}，而这里每格只有两个。</translation>
    </message>
    <message>
        <source>of each link one end is true</source>
        <translation>每个强链关系都有一端为真</translation>
    </message>
    <message>
        <source>the third set</source>
        <translation>第三组</translation>
    </message>
    <message>
        <source>the fourth set</source>
        <translation>第四组</translation>
    </message>
    <message>
        <source>the fifth set</source>
        <translation>第五组</translation>
    </message>
    <message>
        <source>the sixth set</source>
        <translation>第六组</translation>
    </message>
    <message>
        <source>the seventh set</source>
        <translation>第七组</translation>
    </message>
    <message>
        <source>There is no example of “{name}”.</source>
        <translation>没有“{name}”的例子。</translation>
    </message>
    <message>
        <source>{cell} does not lie in {house}.</source>
        <translation>{cell} 不在{house}。</translation>
    </message>
    <message>
        <source>All of it is there, and nothing more: let it be checked.</source>
        <translation>该有的都有，也没有多余的，可以检查了。</translation>
    </message>
    <message>
        <source>Each of the marked cells has two candidates, but together they take nothing away. Look for another way on.</source>
        <translation>标出的每一格都有两个候选数，但合起来什么也删不掉。请换一条路。</translation>
    </message>
    <message>
        <source>No two of the marked cells have the same two candidates and no others.</source>
        <translation>标出的格中，没有两格的候选数是同样的两个。</translation>
    </message>
    <message>
        <source>{one} has {digits}, {other} has {others}; here all have the same two.</source>
        <translation>{one} 是 {digits}，{other} 是 {others}；这里每一格都应含同样的两个候选数。</translation>
    </message>
    <message>
        <source>{one} and {other} have the same two candidates, but they see each other. The two cells of a W-Wing do not.</source>
        <translation>{one} 和 {other} 的候选数相同，但互相看得到；W-Wing 的这两格要互相看不到。</translation>
    </message>
    <message>
        <source>{cell} was given, so its {digit} cannot be exchanged.</source>
        <translation>{cell} 是提示数，它的 {digit} 不能互换。</translation>
    </message>
    <message>
        <source>{cell} shares no row and no column with {cells}, so it is no corner of one rectangle with them.</source>
        <translation>{cell} 与 {cells} 既不同行也不同列，不可能是同一个矩形的角。</translation>
    </message>
    <message>
        <source>What could be exchanged here are {digits}; {cell} is {digit}.</source>
        <translation>这里可能互换的是 {digits}，而 {cell} 是 {digit}。</translation>
    </message>
    <message>
        <source>{count} of the marked cells lie in {house}; a loop has two in each that it passes through.</source>
        <translation>标出的格有 {count} 格在{house}，而环经过的每个区域里都恰好有两格。</translation>
    </message>
    <message>
        <source>{cell} is the only marked cell of {house}; a loop has two in each that it passes through.</source>
        <translation>{house}里只标了 {cell} 一格，而环经过的每个区域里都恰好有两格。</translation>
    </message>
    <message>
        <source>{cells} have {digits} in common, but {cell} has no {digit}.</source>
        <translation>{cells} 都含 {digits}，而 {cell} 没有 {digit}。</translation>
    </message>
    <message>
        <source>Each of the marked cells stands in a house whose {digit}s are all marked, but together they take no {digit} away. Look for another place.</source>
        <translation>标出的每一格都在某个 {digit} 已标全的区域里，但合起来删不掉任何 {digit}。请另找一处。</translation>
    </message>
    <message>
        <source>{cell} can be {digit}: the pattern could still be filled with {filling}.</source>
        <translation>{cell} 可以是 {digit}：标出的这几格仍能填成 {filling}。</translation>
    </message>
    <message>
        <source>{cell} can be {digit}: everything that the pattern rests on would hold with {holds}.</source>
        <translation>{cell} 可以是 {digit}：只要 {holds}，这个结构所依据的条件仍都成立。</translation>
    </message>
    <message>
        <source>{cell} can be {digit}: what the pattern rests on holds by that.</source>
        <translation>{cell} 可以是 {digit}：这样一来，这个结构所依据的条件恰好成立。</translation>
    </message>
    <message>
        <source>{inside}: right so far. Another of its cells lies in {house}.</source>
        <translation>{inside}：到这里都对。{house}里还有一格属于这个结构。</translation>
    </message>
    <message>
        <source>The pattern is complete without {outside}.</source>
        <translation>这个结构已经标全，{outside} 是多余的。</translation>
    </message>
    <message>
        <source>{cell} has no digit in common with any marked cell that it sees.</source>
        <translation>{cell} 与它看得到的那些标出的格没有共同的候选数。</translation>
    </message>
    <message>
        <source>{cells} are all places of {digit} in {house}, but with the other marked cells nothing follows from it. Look for another way on.</source>
        <translation>{house}的 {digit} 只能在 {cells}，但和标出的其他格连起来推不出什么。请换一条路。</translation>
    </message>
    <message>
        <source>{cells} have {count} candidates together, {digits}; an almost locked set of {size} cells has {most}.</source>
        <translation>{cells} 合起来有 {count} 个候选数：{digits}；{size} 格的待定数组应有 {most} 个。</translation>
    </message>
    <message>
        <source>{cell} has {count} candidates, {digits}. Here the pivot has three and each pincer two.</source>
        <translation>{cell} 有 {count} 个候选数 {digits}，而这里拐点有三个、钳形格各两个。</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>八</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>在一行里</translation>
    </message>
    <message>
        <source>In a column</source>
        <translation>在一列里</translation>
    </message>
    <message>
        <source>In a box</source>
        <translation>在一宫里</translation>
    </message>
    <message>
        <source>It lies in two rows.</source>
        <translation>它在两行里。</translation>
    </message>
    <message>
        <source>It lies in two columns.</source>
        <translation>它在两列里。</translation>
    </message>
    <message>
        <source>It lies in three rows.</source>
        <translation>它在三行里。</translation>
    </message>
    <message>
        <source>It lies in three columns.</source>
        <translation>它在三列里。</translation>
    </message>
    <message>
        <source>Look at the rows.</source>
        <translation>请在各行里找。</translation>
    </message>
    <message>
        <source>Look at the columns.</source>
        <translation>请在各列里找。</translation>
    </message>
    <message>
        <source>Look at the boxes.</source>
        <translation>请在各宫里找。</translation>
    </message>
    <message>
        <source>Its digits are named</source>
        <translation>已知是哪些数字</translation>
    </message>
    <message>
        <source>Mark the {count} cells of the {name} of {digits}.</source>
        <translation>请标出 {digits} 的{name}，共{count}格。</translation>
    </message>
    <message>
        <source>In two rows</source>
        <translation>在两行里</translation>
    </message>
    <message>
        <source>In two columns</source>
        <translation>在两列里</translation>
    </message>
    <message>
        <source>In three rows</source>
        <translation>在三行里</translation>
    </message>
    <message>
        <source>In three columns</source>
        <translation>在三列里</translation>
    </message>
    <message>
        <source>On your own</source>
        <translation>独立寻找</translation>
    </message>
    <message>
        <source>Mark the {count} cells of the {name}.</source>
        <translation>请标出{name}，共{count}格。</translation>
    </message>
    <message>
        <source>This time no digit is named.</source>
        <translation>这次不说是哪个数字。</translation>
    </message>
    <message>
        <source>One of {count} patterns</source>
        <translation>{count}处任选一处</translation>
    </message>
    <message>
        <source>Mark the cells of one {name}.</source>
        <translation>请标出一处{name}。</translation>
    </message>
    <message>
        <source>There are {count} here; any of them will do.</source>
        <translation>这里有{count}处，找到哪一处都行。</translation>
    </message>
    <message>
        <source>Its digit is lit</source>
        <translation>数字已高亮</translation>
    </message>
    <message>
        <source>What goes away?</source>
        <translation>可以删哪些数？</translation>
    </message>
    <message>
        <source>Strike out what the {name} takes away.</source>
        <translation>请划掉{name}能删去的候选数。</translation>
    </message>
    <message>
        <source>Its cells are marked already.</source>
        <translation>有关的格已经标出。</translation>
    </message>
    <message>
        <source>Mark the {count} cells of the {name} of {digit}.</source>
        <translation>请标出 {digit} 的{name}，共{count}格。</translation>
    </message>
    <message>
        <source>Where does the {digit} go in {house}?</source>
        <translation>{house}的 {digit} 填在哪里？</translation>
    </message>
    <message>
        <source>Somewhere a row, column or box has one empty cell left. Fill it.</source>
        <translation>有一行、一列或一宫只剩一个空白格，请找到并填好它。</translation>
    </message>
    <message>
        <source>Find a digit that has only one place left in a row, column or box. Enter it there.</source>
        <translation>有一个数字在某行、某列或某宫里只剩一个位置，请找到并填进去。</translation>
    </message>
    <message>
        <source>Somewhere a cell has only one digit left. Enter it there.</source>
        <translation>有一格只能填一个数字，请找到并填好它。</translation>
    </message>
    <message>
        <source>Any such cell will do.</source>
        <translation>这样的格填哪一个都行。</translation>
    </message>
    <message>
        <source>The odd cell</source>
        <translation>与众不同的一格</translation>
    </message>
    <message>
        <source>All open cells but one have two candidates. Mark it.</source>
        <translation>只有一格有三个候选数，其余空白格都只有两个。请标出那一格。</translation>
    </message>
    <message>
        <source>Its digit</source>
        <translation>它的数字</translation>
    </message>
    <message>
        <source>Which digit must the framed cell be?</source>
        <translation>框出的格必须填哪个数字？</translation>
    </message>
    <message>
        <source>Enter the digit that the {name} gives.</source>
        <translation>请填入由{name}得出的数字。</translation>
    </message>
    <message>
        <source>One cell</source>
        <translation>一格</translation>
    </message>
    <message>
        <source>Which digit is left for the framed cell?</source>
        <translation>框出的格还能填哪个数字？</translation>
    </message>
    <message>
        <source>One of {count} cells</source>
        <translation>{count}格中的一格</translation>
    </message>
    <message>
        <source>Which of the framed cells has one digit left? Enter it there.</source>
        <translation>框出的格里，哪一格只能填一个数字？请填进去。</translation>
    </message>
    <message>
        <source>no 9 in a grid that is nearly full: its digits seem to be 0 to 8. Write them as 1 to 9, and empty cells as dots.</source>
        <translation>盘面几乎填满却没有 9：用的数字好像是 0 到 8。请改用 1 到 9，空白格写成点。</translation>
    </message>
    <message>
        <source>The puzzle has {count} rows; a Sudoku has 9.</source>
        <translation>题目有 {count} 行，而数独有 9 行。</translation>
    </message>
    <message>
        <source>Colours that this program does not have were left out.</source>
        <translation>有些颜色本程序没有，没有读取。</translation>
    </message>
    <message>
        <source>The text is larger than {limit} MB.</source>
        <translation>文本超过 {limit} MB。</translation>
    </message>
    <message>
        <source>{cell} is {digit} in the solution</source>
        <translation>{cell} 在解中就是 {digit}</translation>
    </message>
    <message>
        <source>--explain tells the SE rating, which is of plain Sudoku only</source>
        <translation>--explain 说明的是 SE 难度系数，只适用于普通数独</translation>
    </message>
    <message>
        <source>--from, --technique and the notation D5 are for plain Sudoku only</source>
        <translation>--from、--technique 和 D5 记法只适用于普通数独</translation>
    </message>
    <message>
        <source>{format} holds only puzzles with the plain rules, and this one has others ({names})</source>
        <translation>{format}只能保存普通规则的题目，而这道题有其他规则（{names}）</translation>
    </message>
    <message>
        <source>{name} has no object or link of f-puzzles</source>
        <translation>{name} 中没有 f-puzzles 的对象或链接</translation>
    </message>
    <message>
        <source>with other rules there are the levels 1 to {most}</source>
        <translation>其他规则的题目只有 1 到 {most} 级</translation>
    </message>
    <message>
        <source>boards with other rules are not drawn: write lines, csv or jsonl</source>
        <translation>其他规则的盘面不能画成图形：请写成 line、csv 或 jsonl</translation>
    </message>
    <message>
        <source>--{name} goes with the plain rules only, not with --{way}</source>
        <translation>--{name} 只用于普通规则，不能与 --{way} 一起用</translation>
    </message>
    <message>
        <source>the steps that are known here do not lead to the solution</source>
        <translation>用本程序已知的步骤解不到底</translation>
    </message>
    <message>
        <source>There is nothing to paste: no text was copied.</source>
        <translation>没有可粘贴的内容：尚未复制任何文本。</translation>
    </message>
    <message>
        <source>{cells}</source>
        <translation>{cells}</translation>
    </message>
    <message>
        <source>f-puzzles objects, one a line</source>
        <translation>f-puzzles 题目，每行一题</translation>
    </message>
    <message>
        <source>Other sizes</source>
        <translation>其他大小</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>The picture shows a killer without givens. Its cages and their sums cannot be read from a picture: paste its link, or open its file.</source>
        <translation>图片中是一道没有提示数的杀手数独，笼与和无法从图片识别：请粘贴题目链接，或打开题目文件。</translation>
    </message>
    <message>
        <source>This cannot be drawn: {reason}.</source>
        <translation>无法这样画：{reason}。</translation>
    </message>
    <message>
        <source>No solution is left.</source>
        <translation>已无解。</translation>
    </message>
    <message>
        <source>five in a row</source>
        <translation>五子连珠</translation>
    </message>
    <message>
        <source>the board is full</source>
        <translation>棋盘下满</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>Variations with moves that cannot be played were left out. {reason}</source>
        <translation>含有不合规则着法的变化已略去。{reason}</translation>
    </message>
    <message>
        <source>These rules allow no solution together.</source>
        <translation>这些规则合在一起无解。</translation>
    </message>
    <message>
        <source>The rules of the puzzle are not a text.</source>
        <translation>题目的规则不是文本。</translation>
    </message>
    <message>
        <source>The rules of this puzzle cannot be changed.</source>
        <translation>此题的规则不能更改。</translation>
    </message>
    <message>
        <source>The givens are not those of the puzzle with the rules.</source>
        <translation>提示数与规则所属题目的提示数不一致。</translation>
    </message>
    <message>
        <source>The rules of the puzzle are not those of its board.</source>
        <translation>题目的规则与盘面不符。</translation>
    </message>
    <message>
        <source>No puzzle of this grade for “{name}” was found.</source>
        <translation>没有找到这一等级中适合“{name}”的题目。</translation>
    </message>
    <message>
        <source>In {house} they have room for one {digit}.</source>
        <translation>它们在{house}中，{digit} 只容得下一次。</translation>
    </message>
    <message>
        <source>Else {cells} could not be filled, so {result}.</source>
        <translation>否则 {cells} 填不满，所以 {result}。</translation>
    </message>
    <message>
        <source>Without {guardians} the digits {digits} would fill {cells}, and everywhere else they could be exchanged.</source>
        <translation>没有 {guardians}，{cells} 就占齐了 {digits}，它们在其余各处都可以互换。</translation>
    </message>
    <message>
        <source>Without {guardians} the cells {cells} and others of {lines} could be exchanged.</source>
        <translation>如果没有 {guardians}，{cells} 就可以与{lines}中的一些格一起互换。</translation>
    </message>
    <message>
        <source>cannot be filled with three digits</source>
        <translation>只用三个数字填不满的格</translation>
    </message>
    <message>
        <source>what is on the board of the two digits</source>
        <translation>盘面上已有的这两个数字</translation>
    </message>
    <message>
        <source>{houses}: one place is left</source>
        <translation>{houses}：只剩一格可填</translation>
    </message>
    <message>
        <source>these cells share these digits</source>
        <translation>这些格共用这些数字</translation>
    </message>
    <message>
        <source>follows step by step from what is supposed</source>
        <translation>由假设逐步推出</translation>
    </message>
    <message>
        <source>the first case</source>
        <translation>第一种情况</translation>
    </message>
    <message>
        <source>the other cases</source>
        <translation>其余情况</translation>
    </message>
    <message>
        <source>what the cages leave inside</source>
        <translation>笼外剩下的格</translation>
    </message>
    <message>
        <source>what juts out</source>
        <translation>伸到外面的格</translation>
    </message>
    <message>
        <source>supposed, and so it goes away: {conclusion}</source>
        <translation>先假设，再排除：{conclusion}</translation>
    </message>
    <message>
        <source>only in {houses}</source>
        <translation>只在{houses}</translation>
    </message>
    <message>
        <source>The chain closes to a loop: of any two neighbours in it one is true, so what both exclude goes: {conclusion}.</source>
        <translation>首尾相接成环，环上相邻的两个节点必有一个为真，被两者同时排除的都可以删去：{conclusion}。</translation>
    </message>
    <message>
        <source>What sees all cells for such a digit in both sets cannot be it: {conclusion}.</source>
        <translation>看得到两组中这样一个数字所有位置的格不能填它：{conclusion}。</translation>
    </message>
    <message>
        <source>If {cells} were not {digit}, the chain would make it {digit} after all. So it is {digit}: {conclusion}.</source>
        <translation>如果 {cells} 不是 {digit}，链会推出它是 {digit}，所以它就是 {digit}：{conclusion}。</translation>
    </message>
    <message>
        <source>The chain closes to a loop: of any two neighbours in it one is true, and each of the sets holds all its other digits. What these exclude goes: {conclusion}.</source>
        <translation>首尾相接成环，环上相邻的两个节点必有一个为真，各组的其余数字也都在组内，被它们排除的都可以删去：{conclusion}。</translation>
    </message>
    <message>
        <source>What sees all cells for such a digit cannot be it: {conclusion}.</source>
        <translation>看得到这样一个数字所有位置的格不能填它：{conclusion}。</translation>
    </message>
    <message>
        <source>As many are marked as there are, but not all of them belong there.</source>
        <translation>数目够了，但有的标错了，请先取消标错的。</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>变型数独</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}, and {cell} sees all of these.</source>
        <translation>{house}的 {digit} 必在 {places} 中，而这些格 {cell} 都看得到。</translation>
    </message>
    <message>
        <source>In {house} the digits {bound} fill {places}, so {cell} cannot be {digit}.</source>
        <translation>{house}的 {bound} 占满 {places}，所以 {cell} 不能填 {digit}。</translation>
    </message>
    <message>
        <source>That does not follow. Look again at what the rule says there.</source>
        <translation>这还推不出来。再想想这里的规则是怎么说的。</translation>
    </message>
    <message>
        <source>{cell} can be {digit}, for example with {others}.</source>
        <translation>{cell} 可以是 {digit}，例如同时有 {others}。</translation>
    </message>
    <message>
        <source>Right so far, but more cells belong to it: {count}.</source>
        <translation>标出的都对，但还差 {count} 格。</translation>
    </message>
    <message>
        <source>{cell} is not one of the tinted cells.</source>
        <translation>{cell} 不在着色的格里。</translation>
    </message>
    <message>
        <source>{cell} is not what the task asks about.</source>
        <translation>题目问的不是 {cell}。</translation>
    </message>
    <message>
        <source>The exercise “{label}” needs one task and one reason.</source>
        <translation>练习“{label}”要有一句题目和一句理由。</translation>
    </message>
    <message>
        <source>this is no line of HoDoKu&apos;s library.</source>
        <translation>这不是 HoDoKu 题库中的一行。</translation>
    </message>
    <message>
        <source>this link only names a puzzle that lies at {site}, and nothing is fetched from there: open it in a browser and copy the puzzle itself.</source>
        <translation>这个链接只是题目的编号，题目在 {site}，而本程序不会联网下载：请在浏览器中打开，再复制题目本身。</translation>
    </message>
    <message>
        <source>the text is damaged or cut off.</source>
        <translation>文本已损坏或不完整。</translation>
    </message>
    <message>
        <source>this is no link of the site that the others are of.</source>
        <translation>这一行不是前面那个网站的链接。</translation>
    </message>
    <message>
        <source>the link is longer than any puzzle&apos;s.</source>
        <translation>链接太长，不会是题目。</translation>
    </message>
    <message>
        <source>{count} puzzles</source>
        <translation>{count} 道题目</translation>
    </message>
    <message>
        <source>One puzzle, and how far it has come</source>
        <translation>一道题目，以及解到了哪里</translation>
    </message>
    <message>
        <source>cell {place}, “{word}”, is no digit and no empty cell.</source>
        <translation>第 {place} 格“{word}”既不是数字，也不是表示空格的符号（0 或 .）。</translation>
    </message>
    <message>
        <source>which digits are given</source>
        <translation>哪些是提示数</translation>
    </message>
    <message>
        <source>entered digits</source>
        <translation>填入数</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>角标</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>候选数的颜色</translation>
    </message>
    <message>
        <source>the clock</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>the author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>the comment</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>{format} cannot hold: {parts}.</source>
        <translation>{format}存不下：{parts}。</translation>
    </message>
    <message>
        <source>{names}</source>
        <translation>{names}</translation>
    </message>
    <message>
        <source>r{row}c{column} has no candidate</source>
        <translation>r{row}c{column} 没有候选数</translation>
    </message>
    <message>
        <source>Not every dot, X and V is marked.</source>
        <translation>点、X 和 V 并未全部标出。</translation>
    </message>
    <message>
        <source>{size} × {size}</source>
        <translation>{size} × {size}</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>锯齿数独</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>Each outlined region holds 1 to {most}.</source>
        <translation>粗线围成的每个区域都填入 1 到 {most}。</translation>
    </message>
    <message>
        <source>No digit stands twice in an outlined region.</source>
        <translation>粗线围成的区域内数字不重复。</translation>
    </message>
    <message>
        <source>Each row, column and box holds 1 to {most}.</source>
        <translation>每行、每列、每宫都填入 1 到 {most}。</translation>
    </message>
    <message>
        <source>Each row and column holds 1 to {most}.</source>
        <translation>每行、每列都填入 1 到 {most}。</translation>
    </message>
    <message>
        <source>A sum of {total} takes {least} to {most} digits</source>
        <translation>和为 {total} 时中间夹 {least} 到 {most} 个数字</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, at most {before} before it, itself and {greater} above it are seen: {most}, not {needed}.</source>
        <translation>若 {cell} 是 {digit}，最多看见前面 {before} 个、它自己和比它大的 {greater} 个：共 {most} 个，不够 {needed} 个。</translation>
    </message>
    <message>
        <source>Only one digit is seen, so the greatest, {digit}, stands first, in {cell}.</source>
        <translation>只看得见一个数字，所以最大的 {digit} 排在最前，即 {cell}。</translation>
    </message>
    <message>
        <source>{between}: with {digit} in {cell}, {other} would have to be in {places}, where it cannot be.</source>
        <translation>{between}：若 {cell} 是 {digit}，{other} 就要在 {places}，而那里不可能是 {other}。</translation>
    </message>
    <message>
        <source>A sum of {total} has nothing between its ends</source>
        <translation>和为 {total}，中间没有别的数字</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, the first {count} cells make at most {sum} = {made}, less than {total}.</source>
        <translation>若 {cell} 是 {digit}，前 {count} 格之和最多 {sum} = {made}，小于 {total}。</translation>
    </message>
    <message>
        <source>Nothing behind {digit} is seen: with it in {cell} that is at most {most}, not {needed}.</source>
        <translation>{digit} 后面的都看不见：若它在 {cell}，最多看见 {most} 个，不够 {needed} 个。</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, only it and the {greater} above it can be seen: {most}, not {needed}.</source>
        <translation>若 {cell} 是 {digit}，只看得见它和比它大的 {greater} 个：共 {most} 个，不够 {needed} 个。</translation>
    </message>
    <message>
        <source>{between}: with {digit} in {cell} there would be no cell for {other}.</source>
        <translation>{between}：若 {cell} 是 {digit}，{other} 就没有位置了。</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, it alone is counted, not {total}.</source>
        <translation>若 {cell} 是 {digit}，就只算它自己，不是 {total}。</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, the first {count} cells make at least {sum} = {made}, more than {total}.</source>
        <translation>若 {cell} 是 {digit}，前 {count} 格之和至少 {sum} = {made}，大于 {total}。</translation>
    </message>
    <message>
        <source>“{kind}”</source>
        <translation>“{kind}”</translation>
    </message>
    <message>
        <source>For {cell}: {ways}.</source>
        <translation>对 {cell} 来说：{ways}。</translation>
    </message>
    <message>
        <source>That is {count} × {each} − {caged} = {left}.</source>
        <translation>即 {count} × {each} − {caged} = {left}。</translation>
    </message>
    <message>
        <source>{cells} make {sums}.</source>
        <translation>{cells} 之和是 {sums}。</translation>
    </message>
    <message>
        <source>That is {caged} − {count} × {each} = {left}.</source>
        <translation>即 {caged} − {count} × {each} = {left}。</translation>
    </message>
    <message>
        <source>That is {each} − {caged} = {left}.</source>
        <translation>即 {each} − {caged} = {left}。</translation>
    </message>
    <message>
        <source>{cells} can only be {sets}.</source>
        <translation>{cells} 只能是 {sets}。</translation>
    </message>
    <message>
        <source>{candidate} by {rule}</source>
        <translation>{candidate} 凭{rule}</translation>
    </message>
    <message>
        <source>That is {caged} − {each} = {left}.</source>
        <translation>即 {caged} − {each} = {left}。</translation>
    </message>
    <message>
        <source>Both ends, {ends}, are at most {digit}, so {then}.</source>
        <translation>两端 {ends} 都最多是 {digit}，所以 {then}。</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, {above} would be more than that and {below} less.</source>
        <translation>若 {cell} 是 {digit}，{above} 比它大，{below} 却比它小。</translation>
    </message>
    <message>
        <source>Of the cells round the circle only {cell} is left for its {digit}.</source>
        <translation>圆圈四周的格里，只剩 {cell} 能放圈里的 {digit}。</translation>
    </message>
    <message>
        <source>{digits} of the circle need {cells}, which leaves no cell for another digit.</source>
        <translation>圆圈里的 {digits} 要占满 {cells}，没有别的数字的位置。</translation>
    </message>
    <message>
        <source>Both ends, {ends}, are at least {digit}, so {then}.</source>
        <translation>两端 {ends} 都至少是 {digit}，所以 {then}。</translation>
    </message>
    <message>
        <source>{first}, so {then}.</source>
        <translation>{first}，所以 {then}。</translation>
    </message>
    <message>
        <source>{cell} is equal to {other}, which cannot be {digits}.</source>
        <translation>{cell} 与 {other} 相同，而后者不能是 {digits}。</translation>
    </message>
    <message>
        <source>No digit goes with {digits} in {cells}.</source>
        <translation>{cells} 若是 {digits}，没有数字能与它搭配。</translation>
    </message>
    <message>
        <source>{cells} cannot be {digits}</source>
        <translation>{cells} 不能是 {digits}</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <translation>{one}{two}</translation>
    </message>
    <message>
        <source>{digit} would need {digits}</source>
        <translation>{digit} 需要 {digits}</translation>
    </message>
    <message>
        <source>For instance, if {candidate}, then {links}, and then {end}.</source>
        <translation>例如，若 {candidate}，则 {links}，于是{end}。</translation>
    </message>
    <message>
        <source>For instance, if {candidate}, then {end}.</source>
        <translation>例如，若 {candidate}，则{end}。</translation>
    </message>
    <message>
        <source>{low}–{high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <source>{first}, so {count} consecutive digits are all at most {digit}.</source>
        <translation>{first}，所以 {count} 个连续数字都最多是 {digit}。</translation>
    </message>
    <message>
        <source>Without {digit} the {count} cells make at most {sum} = {made}, less than {total}.</source>
        <translation>没有 {digit}，{count} 格之和最多 {sum} = {made}，小于 {total}。</translation>
    </message>
    <message>
        <source>{count} sets of digits are left, and each holds {digit}.</source>
        <translation>还剩 {count} 种组合，每一种都含 {digit}。</translation>
    </message>
    <message>
        <source>{first}, so {count} consecutive digits are all at least {digit}.</source>
        <translation>{first}，所以 {count} 个连续数字都至少是 {digit}。</translation>
    </message>
    <message>
        <source>The candidates of the cells leave only {sets}.</source>
        <translation>按各格的候选数，只剩 {sets}。</translation>
    </message>
    <message>
        <source>Without {digit} the {count} cells make at least {sum} = {made}, more than {total}.</source>
        <translation>没有 {digit}，{count} 格之和至少 {sum} = {made}，大于 {total}。</translation>
    </message>
    <message>
        <source>{cells} make at most {total}</source>
        <translation>{cells} 之和最多 {total}</translation>
    </message>
    <message>
        <source>{sum} = {total}</source>
        <translation>{sum} = {total}</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, {cells} would have to be {sets}, which does not fit.</source>
        <translation>若 {cell} 是 {digit}，{cells} 就要是 {sets}，但放不下。</translation>
    </message>
    <message>
        <source>{cells} make {total}</source>
        <translation>{cells} 之和是 {total}</translation>
    </message>
    <message>
        <source>{cells} make at least {total}</source>
        <translation>{cells} 之和至少 {total}</translation>
    </message>
    <message>
        <source>With {digit} in {ends} the others would have to be {sets}, and none of them can be {nowhere}.</source>
        <translation>若 {ends} 是 {digit}，其余各格就要是 {sets}，而它们都不能是 {nowhere}。</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, {cells} would have to be {sets}, and none of them can be {nowhere}.</source>
        <translation>若 {cell} 是 {digit}，{cells} 就要是 {sets}，而它们都不能是 {nowhere}。</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, {cells} would have to be {sets}, but {can}.</source>
        <translation>若 {cell} 是 {digit}，{cells} 就要是 {sets}，但 {can}。</translation>
    </message>
    <message>
        <source>{whole} − {part}</source>
        <translation>{whole} − {part}</translation>
    </message>
    <message>
        <source>A page holds at most {most} puzzles.</source>
        <translation>一个网页最多放 {most} 道题。</translation>
    </message>
    <message>
        <source>At most {most} pictures are made at once.</source>
        <translation>一次最多生成 {most} 张图片。</translation>
    </message>
    <message>
        <source>{reason} {done} of {count} pictures are written.</source>
        <translation>{reason}共 {count} 张图片，已写好 {done} 张。</translation>
    </message>
    <message>
        <source>--{option} is for pictures, not for a page.</source>
        <translation>--{option} 只用于图片，不用于网页。</translation>
    </message>
    <message>
        <source>A lesson, or a section, is printed on its own, without puzzles.</source>
        <translation>课程里的一课或一个部分只能单独打印，不能与题目一起打印。</translation>
    </message>
    <message>
        <source>--{option} is a whole number from {least} to {most}, and not “{value}”.</source>
        <translation>--{option} 的值应为 {least} 到 {most} 的整数，而不是“{value}”。</translation>
    </message>
    <message>
        <source>--{option} is for puzzles, and not for lessons.</source>
        <translation>--{option} 用于题目，不用于课程。</translation>
    </message>
    <message>
        <source>--{option} does not go with “{action}”</source>
        <translation>--{option} 不能与“{action}”一起用</translation>
    </message>
    <message>
        <source>“{action}” needs a file</source>
        <translation>“{action}”需要文件</translation>
    </message>
    <message>
        <source>“{action}” takes no file; -o FILE is where to write</source>
        <translation>“{action}”不带文件；用 -o FILE 指定写到哪里</translation>
    </message>
    <message>
        <source>saved games are written into a folder: -o FOLDER</source>
        <translation>存档要写进文件夹：-o 文件夹</translation>
    </message>
    <message>
        <source>--template does not go with --format {format}</source>
        <translation>--template 不能与 --format {format} 一起用</translation>
    </message>
    <message>
        <source>there is no library “{path}”</source>
        <translation>没有题库“{path}”</translation>
    </message>
    <message>
        <source>--minimal and --not-minimal exclude each other</source>
        <translation>--minimal 与 --not-minimal 不能一起用</translation>
    </message>
    <message>
        <source>Puzzle {number}: {reason}</source>
        <translation>第 {number} 题：{reason}</translation>
    </message>
    <message>
        <source>Byte {byte}: this is a RenLib file of version {found}; only {known} is known.</source>
        <translation>第 {byte} 字节：这是版本 {found} 的 RenLib 文件，本程序只认识版本 {known}。</translation>
    </message>
    <message>
        <source>Only the first {limit} moves of the file were read.</source>
        <translation>只读入了文件的前 {limit} 手。</translation>
    </message>
    <message>
        <source>Variations, comments and marks are left out; the moves so far are written.</source>
        <translation>只写入到目前为止的各手棋，不含变化、注释和标记。</translation>
    </message>
    <message>
        <source>The file has more comments than a game can hold; some were left out.</source>
        <translation>文件中的注释超过一局棋所能容纳的数量，部分注释已略去。</translation>
    </message>
    <message>
        <source>There is no lesson “{name}”; there are {names}.</source>
        <translation>没有名为“{name}”的课；现有：{names}。</translation>
    </message>
    <message>
        <source>The course has no section “{name}”; there are {names}.</source>
        <translation>课程没有名为“{name}”的部分；现有：{names}。</translation>
    </message>
    <message>
        <source>What is drawn so far leaves no solution.</source>
        <translation>目前所画的内容已经无解。</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>得出的数</translation>
    </message>
    <message>
        <source>goes away</source>
        <translation>删去的候选数</translation>
    </message>
    <message>
        <source>what decides it</source>
        <translation>起决定作用的数字</translation>
    </message>
    <message>
        <source>Enter it.</source>
        <translation>请填入。</translation>
    </message>
    <message>
        <source>Right so far, but the same step takes away more. Still missing: {count}.</source>
        <translation>划掉的都对，但这一步还能再划掉 {count} 个。</translation>
    </message>
    <message>
        <source>{cell} cannot be {digit} indeed, but nothing that was taught so far shows it here.</source>
        <translation>{cell} 确实不能是 {digit}，但用目前学过的技巧，在这里还推不出来。</translation>
    </message>
    <message>
        <source>A strong link</source>
        <translation>强链关系</translation>
    </message>
    <message>
        <source>Mark the two cells of the strong link of {digit} in {house}.</source>
        <translation>请标出{house}里 {digit} 的强链关系，共两格。</translation>
    </message>
    <message>
        <source>Strong or not?</source>
        <translation>是不是强链关系？</translation>
    </message>
    <message>
        <source>Find a box with a strong link of {digit}. Mark its two cells.</source>
        <translation>哪个宫里有 {digit} 的强链关系？请标出那两格。</translation>
    </message>
    <message>
        <source>Count the places in each box.</source>
        <translation>数一数每个宫里有几处。</translation>
    </message>
    <message>
        <source>Weak links</source>
        <translation>弱链关系</translation>
    </message>
    <message>
        <source>Suppose that the framed cell is {digit}. Mark all cells that then lose the {digit}.</source>
        <translation>假设框出的格填 {digit}，哪些格就不能填 {digit}？请全部标出。</translation>
    </message>
    <message>
        <source>A weak link leads to each of them.</source>
        <translation>框出的格与它们都有弱链关系。</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>两种颜色</translation>
    </message>
    <message>
        <source>Colour along the strong links of {digit}, from the framed cell on. Mark all cells of the second colour.</source>
        <translation>从框出的格开始，沿着 {digit} 的强链关系交替涂色。请标出第二种颜色的所有格。</translation>
    </message>
    <message>
        <source>Colours take turns: the framed cell has the first.</source>
        <translation>颜色交替：框出的格是第一种。</translation>
    </message>
    <message>
        <source>Which digit can be entered here? Enter any that follows.</source>
        <translation>盘面上现在能填哪个数字？推得出来的，填哪个都行。</translation>
    </message>
    <message>
        <source>Nothing says what to look for.</source>
        <translation>这里不说该找什么。</translation>
    </message>
    <message>
        <source>Which notes can be struck out here? Find one step, and strike out all that it takes away.</source>
        <translation>盘面上现在能删去哪些笔记？任选一步，把它能删的全部划掉。</translation>
    </message>
    <message>
        <source>A cell&apos;s notes</source>
        <translation>一格的笔记</translation>
    </message>
    <message>
        <source>The framed cell has all nine digits as notes. Strike out what it cannot be.</source>
        <translation>框出的格里写着全部九个笔记。请划掉它不可能填的。</translation>
    </message>
    <message>
        <source>It can be nothing that it sees.</source>
        <translation>它看得到的数字都不能填。</translation>
    </message>
    <message>
        <source>A digit&apos;s places</source>
        <translation>数字的位置</translation>
    </message>
    <message>
        <source>Mark the cells of {house} in which the {digit} may still stand.</source>
        <translation>请标出{house}里还有可能填 {digit} 的格。</translation>
    </message>
    <message>
        <source>Two places in a box are worth a note in each.</source>
        <translation>一宫里只剩两处时，就值得在这两格里写笔记。</translation>
    </message>
    <message>
        <source>The last note</source>
        <translation>最后一个笔记</translation>
    </message>
    <message>
        <source>Somewhere a cell has one note left. Enter it.</source>
        <translation>有一格只剩一个笔记，请找到并填入。</translation>
    </message>
    <message>
        <source>All notes are right.</source>
        <translation>所有笔记都是对的。</translation>
    </message>
    <message>
        <source>After a digit</source>
        <translation>填入数字之后</translation>
    </message>
    <message>
        <source>The {digit} in the framed cell has just been entered. Strike out the notes that are wrong now.</source>
        <translation>框出的格刚刚填入了 {digit}。请划掉现在不对的笔记。</translation>
    </message>
    <message>
        <source>A note must not see its own digit.</source>
        <translation>同行、同列、同宫里已有的数字，不能再有笔记。</translation>
    </message>
    <message>
        <source>Go through its row, then its column, then its box.</source>
        <translation>先看它所在的行，再看列，再看宫。</translation>
    </message>
    <message>
        <source>Every such digit outside closes its row and its column to the box.</source>
        <translation>看宫外的这个数字：它所在的行和列穿过这一宫，穿过的格都不能填它。</translation>
    </message>
    <message>
        <source>Look for a cell with one small digit.</source>
        <translation>找只剩一个笔记的格。</translation>
    </message>
    <message>
        <source>Count how many cells of it still have the lit digit.</source>
        <translation>数一数，其中还有几格有高亮的数字。</translation>
    </message>
    <message>
        <source>Count how many cells of each box still have the lit digit.</source>
        <translation>数一数，每个宫里还有几格有高亮的数字。</translation>
    </message>
    <message>
        <source>Go through what the course has taught so far, the easiest first.</source>
        <translation>把学过的技巧从最容易的开始，逐一找一遍。</translation>
    </message>
    <message>
        <source>Start at the framed cell: where has its row, its column or its box two places? The other one has the second colour. From there on it is the first again.</source>
        <translation>从框出的格开始：它的行、列、宫里，哪个只有两处？另一处就是第二种颜色，再往下又是第一种。</translation>
    </message>
    <message>
        <source>Goal: to solve every Very easy and every Easy puzzle.</source>
        <translation>学完就能解出所有入门和简单的题目。</translation>
    </message>
    <message>
        <source>Goal: to solve 998 of 1,000 daily Medium puzzles.</source>
        <translation>学完就能解出绝大多数中等的每日一题（1000 道中的 998 道）。</translation>
    </message>
    <message>
        <source>Goal: to solve 91 of 100 daily Hard puzzles.</source>
        <translation>学完就能解出多数困难的每日一题（100 道中的 91 道）。</translation>
    </message>
    <message>
        <source>Goal: to solve 97 of 100 daily Expert puzzles.</source>
        <translation>学完就能解出多数专家的每日一题（100 道中的 97 道）。</translation>
    </message>
    <message>
        <source>Goal: to solve puzzles with rules of their own. Take them in any order.</source>
        <translation>学完就会解各种变型数独。先学哪一课都行。</translation>
    </message>
    <message>
        <source>Choose the cell.</source>
        <translation>请选出那一格。</translation>
    </message>
    <message>
        <source>{cell} has more notes than one: {left}.</source>
        <translation>{cell} 的笔记不止一个：{left}。</translation>
    </message>
    <message>
        <source>{cell} does not see any {digit}, so it may be one.</source>
        <translation>{cell} 看不到 {digit}，所以还有可能填它。</translation>
    </message>
    <message>
        <source>{cell} does not see the framed cell.</source>
        <translation>{cell} 看不到框出的格。</translation>
    </message>
    <message>
        <source>The two cells of a strong link in a box lie in one and the same box.</source>
        <translation>宫里的强链关系，两格要在同一个宫里。</translation>
    </message>
    <message>
        <source>No strong link leads from a coloured cell to {cell}.</source>
        <translation>{cell} 与涂了色的格之间没有强链关系。</translation>
    </message>
    <message>
        <source>{cell} is not the framed cell.</source>
        <translation>{cell} 不是框出的格。</translation>
    </message>
    <message>
        <source>Only notes of {digit} go now; nothing has happened to the {other} of {cell}.</source>
        <translation>现在只该划掉 {digit} 的笔记，{cell} 的 {other} 不受影响。</translation>
    </message>
    <message>
        <source>In {house} the {digit} has {count} places: if one is false, the others are still open. That is no strong link.</source>
        <translation>{house}里的 {digit} 有 {count} 处：一处不是，还不知道另外哪一处是，所以不是强链关系。</translation>
    </message>
    <message>
        <source>a match needs {least} to {most} engines</source>
        <translation>比赛需要 {least} 至 {most} 个引擎</translation>
    </message>
    <message>
        <source>“{word}” is no command</source>
        <translation>“{word}”不是命令</translation>
    </message>
    <message>
        <source>{name}: the rule allows no opening in it</source>
        <translation>{name}：其中没有规则允许的开局</translation>
    </message>
    <message>
        <source>“{word}” is no level; there are: {names}</source>
        <translation>没有“{word}”这个级别；现有：{names}</translation>
    </message>
    <message>
        <source>an illegal move</source>
        <translation>着法不合规则</translation>
    </message>
    <message>
        <source>a forbidden move</source>
        <translation>下在禁手点</translation>
    </message>
    <message>
        <source>The log of the tournament is damaged.</source>
        <translation>比赛记录已损坏。</translation>
    </message>
    <message>
        <source>A newer version of this program wrote this tournament.</source>
        <translation>这次比赛是由更新版本的程序写下的。</translation>
    </message>
    <message>
        <source>It is the log of another tournament.</source>
        <translation>这是另一次比赛的记录。</translation>
    </message>
    <message>
        <source>it can move nowhere</source>
        <translation>它无处可下</translation>
    </message>
    <message>
        <source>First one of the answers beside the board has to be chosen.</source>
        <translation>请先在棋盘旁的选项中选择一项。</translation>
    </message>
    <message>
        <source>Stone {number} has to lie within the middle {rows} × {rows} points.</source>
        <translation>第 {number} 手须下在中央 {rows} × {rows} 的范围内。</translation>
    </message>
    <message>
        <source>The first stone goes on the middle point of the board.</source>
        <translation>第 1 手须下在天元。</translation>
    </message>
    <message>
        <source>Only an offered point can become the fifth stone.</source>
        <translation>第五手只能从已提供的打点中选择。</translation>
    </message>
    <message>
        <source>{point} is offered already.</source>
        <translation>{point} 已经是打点了。</translation>
    </message>
    <message>
        <source>{point} would make the same position as {other}, turned or mirrored.</source>
        <translation>{point} 与 {other} 经旋转或镜像后局面相同。</translation>
    </message>
    <message>
        <source>its answer has {number} stones</source>
        <translation>它的回答中有 {number} 子</translation>
    </message>
    <message>
        <source>This opening needs a board with a middle point, of {least} rows or more.</source>
        <translation>这种开局需要有天元的棋盘，至少 {least} 路。</translation>
    </message>
    <message>
        <source>The choices and offers of the opening are left out; the stones are written.</source>
        <translation>开局中的选择和打点没有写入，只写入了棋子。</translation>
    </message>
    <message>
        <source>The picture shows a grid of {side} × {side}. Only grids of 4, 6, 8 or 9 rows with digits in them can be read from a picture: paste its link, or open its file.</source>
        <translation>图片中是 {side} × {side} 的盘面。从图片只能识别 4、6、8 或 9 阶且填有数字的盘面：请粘贴题目链接，或打开题目文件。</translation>
    </message>
    <message>
        <source>Every link holds, but no candidate is excluded by both ends, {one} and {other}. Go on, or end elsewhere.</source>
        <translation>每一环都成立，但没有候选数被两端 {one} 和 {other} 同时排除。请接着连下去，或者换一个终点。</translation>
    </message>
    <message>
        <source>Finish the chain</source>
        <translation>补完整条链</translation>
    </message>
    <message>
        <source>The end of the {name} is missing. Continue it until it proves something.</source>
        <translation>这条{name}缺了结尾。请把它接下去，直到能删数为止。</translation>
    </message>
    <message>
        <source>Any end that proves something will do.</source>
        <translation>能删数的结尾都算对。</translation>
    </message>
    <message>
        <source>Right so far, but a chain ends with what is true. Which strong link leads on from {one}?</source>
        <translation>到这里都对，但链的末端要为真。从 {one} 出发，下一条强链关系是哪条？</translation>
    </message>
    <message>
        <source>Every link holds, but {one} and {other} are different digits, so nothing sees both. Go on, or end elsewhere.</source>
        <translation>每一环都成立，但 {one} 和 {other} 是不同的数字，没有候选数被两端同时排除。请接着连下去，或者换一个终点。</translation>
    </message>
    <message>
        <source>The chain has passed {other} already.</source>
        <translation>链已经经过 {other} 了。</translation>
    </message>
    <message>
        <source>This chain is about the {digit} alone.</source>
        <translation>这条链只看数字 {digit}。</translation>
    </message>
    <message>
        <source>{one} and {other} can both be true, so no link joins them.</source>
        <translation>{one} 和 {other} 可以都为真，所以它们之间没有弱链关系。</translation>
    </message>
    <message>
        <source>{cell} has more candidates than two, {left}, so no strong link joins them.</source>
        <translation>{cell} 的候选数不止两个（{left}），所以它们之间不是强链关系。</translation>
    </message>
    <message>
        <source>In such a chain a strong link joins the two candidates of one cell, and {other} is in another one.</source>
        <translation>这种链的强链关系都在同一格的两个候选数之间，而 {other} 在另一格里。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>不是</translation>
    </message>
    <message>
        <source>In {house} the {digit} can also be in {cells}, outside {covers}.</source>
        <translation>{house}的 {digit} 还可以填在 {cells}，不在{covers}里。</translation>
    </message>
    <message>
        <source>Count again: the {digit}s of {houses} fit only in {covers}.</source>
        <translation>请再数一遍：{houses}的 {digit} 只能填在{covers}。</translation>
    </message>
    <message>
        <source>Is this one?</source>
        <translation>这算不算？</translation>
    </message>
    <message>
        <source>{name} of {digit} in {houses}: is it one?</source>
        <translation>{houses}的 {digit}：这是{name}吗？</translation>
    </message>
    <message>
        <source>Right. {why}</source>
        <translation>正确。{why}</translation>
    </message>
    <message>
        <source>The rest of its {digit}s is in {cells}, and no other {digit} of {covers} sees all of that. So nothing goes away.</source>
        <translation>其余的 {digit} 在 {cells}，而{covers}里没有别的 {digit} 能同时看到这些格，所以没有候选数可删。</translation>
    </message>
    <message>
        <source>Look again: {cell} lies in one of {covers}, and sees every {digit} of {houses} outside of these.</source>
        <translation>请再看看：{cell} 在{covers}之中，又看得到{houses}里落在外面的每一个 {digit}。</translation>
    </message>
    <message>
        <source>{count} cells open</source>
        <translation>还空 {count} 格</translation>
    </message>
    <message>
        <source>Ask of each candidate: if it were true, what would be left of the pattern? Two ends have to be seen, not one.</source>
        <translation>逐个想：如果这个候选数为真，标出的格还填得下去吗？只看得到一端是不够的。</translation>
    </message>
    <message>
        <source>Count in each of its lines where the lit digit is, also outside the marks.</source>
        <translation>在它的每一行（列）里数一数：高亮的数字在哪几格？没标出的格也要算。</translation>
    </message>
    <message>
        <source>From its last candidate a weak link leads to one that it excludes, and from there a strong link to one that is then true. In the end something has to see both ends.</source>
        <translation>从链的最后一个候选数出发：沿弱链关系，下一个为假；再沿强链关系，下一个为真。最后要有候选数能同时看到两端。</translation>
    </message>
    <message>
        <source>Cross off every digit that the framed cell sees: which one is left?</source>
        <translation>把框出的格能看到的数字逐个划掉，还剩哪一个？</translation>
    </message>
    <message>
        <source>A candidate with which it can go on lies in {house}.</source>
        <translation>可以接下去的一个候选数在{house}里。</translation>
    </message>
    <message>
        <source>Cross off what each framed cell sees, one cell after the other: which of them has one digit left?</source>
        <translation>逐个看框出的格，把它能看到的数字划掉：哪一格只剩一个数字？</translation>
    </message>
    <message>
        <source>Strike out all that one {name} takes away.</source>
        <translation>请找出一处{name}，划掉它能删去的全部候选数。</translation>
    </message>
    <message>
        <source>This time nothing is marked.</source>
        <translation>这次不标出它的格。</translation>
    </message>
    <message>
        <source>Its digit is named</source>
        <translation>已知是哪个数字</translation>
    </message>
    <message>
        <source>Which of three?</source>
        <translation>三个里删哪些？</translation>
    </message>
    <message>
        <source>Three candidates are lit. Strike out the {count} that the {name} takes away.</source>
        <translation>高亮的三个候选数里，{name}能删去{count}个，请划掉。</translation>
    </message>
    <message>
        <source>Three candidates are lit. Strike out the one that the {name} takes away.</source>
        <translation>高亮的三个候选数里，{name}只能删去一个，请划掉它。</translation>
    </message>
    <message>
        <source>{cell} is the framed cell itself.</source>
        <translation>{cell} 就是框出的格。</translation>
    </message>
    <message>
        <source>The framed cell has the first colour.</source>
        <translation>框出的格是第一种颜色。</translation>
    </message>
    <message>
        <source>{cell} has the first colour again, like the framed cell.</source>
        <translation>{cell} 又是第一种颜色，和框出的格一样。</translation>
    </message>
    <message>
        <source>There is no {digit} in {cell}.</source>
        <translation>{cell} 里不是 {digit}。</translation>
    </message>
    <message>
        <source>{cell} has none of {digits}.</source>
        <translation>{cell} 的候选数里没有 {digits}。</translation>
    </message>
    <message>
        <source>Nothing decides that yet: {cell} could also be {others}, and the {digit} could also go into {places}.</source>
        <translation>现在还定不下来：{cell} 还可以是 {others}，{digit} 也还可以填在 {places}。</translation>
    </message>
    <message>
        <source>{cell} is not framed.</source>
        <translation>{cell} 不是框出的格。</translation>
    </message>
    <message>
        <source>Begin with the rules of this board: what do they leave beside the digits that are there?</source>
        <translation>先看这个盘面的规则：和已有的数字放在一起，还剩下什么可能？</translation>
    </message>
    <message>
        <source>That does not follow yet: {cell} could still be {left}.</source>
        <translation>现在还推不出来：{cell} 还可能是 {left}。</translation>
    </message>
    <message>
        <source>{cell} cannot be {digit} indeed, but another step comes first.</source>
        <translation>{cell} 确实不能是 {digit}，但要先走另一步才看得出来。</translation>
    </message>
    <message>
        <source>{cell} cannot be {digit} indeed, but it takes more than was taught to show it here.</source>
        <translation>{cell} 确实不能是 {digit}，但只用学过的，在这里还推不出来。</translation>
    </message>
    <message>
        <source>Right, though it takes two looks: other candidates go away first.</source>
        <translation>正确，不过要看两步：先删去其他候选数。</translation>
    </message>
    <message>
        <source>In {house} {digits} have no other places than {cells}, so nothing else is there: {removed}.</source>
        <translation>{house}中 {digits} 只能填在 {cells}，这些格里就没有别的数字：{removed}。</translation>
    </message>
    <message>
        <source>{count} cells; a row of two Sudokus side by side has 18.</source>
        <translation>{count} 格；并排两个数独时每行应有 18 格。</translation>
    </message>
    <message>
        <source>the names at its edges are not as in the other rows.</source>
        <translation>边上的行名与其他行不一致。</translation>
    </message>
    <message>
        <source>Row {row} of the table: {reason}</source>
        <translation>表格第 {row} 行：{reason}</translation>
    </message>
    <message>
        <source>{between}: only in {cells} can 1 and {greatest} be so far apart.</source>
        <translation>{between}：1 和 {greatest} 只有在 {cells} 才隔得这么远。</translation>
    </message>
    <message>
        <source>Both can hold only {sets}.</source>
        <translation>两边都只能是 {sets}。</translation>
    </message>
    <message>
        <source>Compare the digits that either side can hold together: the others are in no set of both.</source>
        <translation>比较两边各自可能的数字组合：其余的数字不在两边共有的任何组合里。</translation>
    </message>
    <message>
        <source>By “{rule}” {cells} cannot be {digits}.</source>
        <translation>按“{rule}”，{cells} 不能是 {digits}。</translation>
    </message>
    <message>
        <source>With {digit} in {cell}, {other} would be {digit}, too, and they cannot be equal.</source>
        <translation>若 {cell} 是 {digit}，{other} 也得是 {digit}，而两格不能相同。</translation>
    </message>
    <message>
        <source>the other is at most {total}</source>
        <translation>另外一格最多是 {total}</translation>
    </message>
    <message>
        <source>As {first}, {then}.</source>
        <translation>{first}，所以 {then}。</translation>
    </message>
    <message>
        <source>the other is {total}</source>
        <translation>另外一格是 {total}</translation>
    </message>
    <message>
        <source>the other is at least {total}</source>
        <translation>另外一格至少是 {total}</translation>
    </message>
    <message>
        <source>{cells} is {sum} = {digit}</source>
        <translation>{cells} 是 {sum} = {digit}</translation>
    </message>
    <message>
        <source>{cells} can only be {digits}</source>
        <translation>{cells} 只能是 {digits}</translation>
    </message>
    <message>
        <source>{cells} are each at most {digit}</source>
        <translation>{cells} 都最多是 {digit}</translation>
    </message>
    <message>
        <source>{cell} sees {other}, which is {digit}, by “{rule}”.</source>
        <translation>按“{rule}”，{cell} 不能与 {other} 的 {digit} 相同。</translation>
    </message>
    <message>
        <source>The others go in the same way.</source>
        <translation>其余同理。</translation>
    </message>
    <message>
        <source>{one}, {two}</source>
        <translation>{one}，{two}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <translation>{cell} 是 {digit}</translation>
    </message>
    <message>
        <source>{cell} is at most {digit}</source>
        <translation>{cell} 最多是 {digit}</translation>
    </message>
    <message>
        <source>{cells} are each at least {digit}</source>
        <translation>{cells} 都至少是 {digit}</translation>
    </message>
    <message>
        <source>{other}, in {house}, is already {digit}.</source>
        <translation>{house}的 {other} 已经是 {digit}。</translation>
    </message>
    <message>
        <source>{cell} is at least {digit}</source>
        <translation>{cell} 至少是 {digit}</translation>
    </message>
    <message>
        <source>{cells} can only be {ways}.</source>
        <translation>{cells} 只能依次是 {ways}。</translation>
    </message>
    <message>
        <source>“{kind}” cannot have the value “{value}”</source>
        <translation>“{kind}”的值不能是“{value}”</translation>
    </message>
    <message>
        <source>“{title}” from {first} to {last}</source>
        <translation>从 {first} 到 {last} 的“{title}”</translation>
    </message>
    <message>
        <source>“{kind}” names a cell that is not on the board</source>
        <translation>“{kind}”指的单元格不在盘面上</translation>
    </message>
    <message>
        <source>“{kind}” names a cell “{word}”</source>
        <translation>“{kind}”指的单元格“{word}”不存在</translation>
    </message>
    <message>
        <source>“{kind}” has no list of cells that fits the board</source>
        <translation>“{kind}”没有适合盘面的单元格列表</translation>
    </message>
    <message>
        <source>“{kind}” cannot have {count} cells</source>
        <translation>“{kind}”不能有 {count} 个单元格</translation>
    </message>
    <message>
        <source>“{kind}” names a cell twice</source>
        <translation>“{kind}”两次指到同一单元格</translation>
    </message>
    <message>
        <source>Rising diagonal</source>
        <translation>右上对角线</translation>
    </message>
    <message>
        <source>No digit stands twice on the diagonal that rises to the right.</source>
        <translation>右上对角线上数字不重复。</translation>
    </message>
    <message>
        <source>No digit twice on the rising diagonal.</source>
        <translation>右上对角线上数字不重复。</translation>
    </message>
    <message>
        <source>Falling diagonal</source>
        <translation>右下对角线</translation>
    </message>
    <message>
        <source>No digit stands twice on the diagonal that falls to the right.</source>
        <translation>右下对角线上数字不重复。</translation>
    </message>
    <message>
        <source>No digit twice on the falling diagonal.</source>
        <translation>右下对角线上数字不重复。</translation>
    </message>
    <message>
        <source>Disjoint groups</source>
        <translation>同位</translation>
    </message>
    <message>
        <source>No digit stands at the same place of two regions.</source>
        <translation>各区域中位置相同的格内数字不重复。</translation>
    </message>
    <message>
        <source>Extra region</source>
        <translation>额外区域</translation>
    </message>
    <message>
        <source>No digit stands twice in an extra region; one with a cell for each digit holds them all.</source>
        <translation>额外区域内数字不重复；格数等于数字个数时，每个数字恰好出现一次。</translation>
    </message>
    <message>
        <source>the rising diagonal</source>
        <translation>右上对角线</translation>
    </message>
    <message>
        <source>the falling diagonal</source>
        <translation>右下对角线</translation>
    </message>
    <message>
        <source>disjoint group {number}</source>
        <translation>第 {number} 同位组</translation>
    </message>
    <message>
        <source>the extra region from {first} to {last}</source>
        <translation>从 {first} 到 {last} 的额外区域</translation>
    </message>
    <message>
        <source>“{kind}” needs regions of the same size</source>
        <translation>“{kind}”要求各区域大小相同</translation>
    </message>
    <message>
        <source>{count} cells cannot hold different digits of {size}</source>
        <translation>{count} 个单元格放不下 {size} 个数字中互不相同的数字</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>The digits along an arrow add up to the number in its circle, of several cells read from left to right and from top to bottom.</source>
        <translation>箭头线上的数字之和等于圆圈内的数；圆圈有多格时，从左到右、从上到下读作一个数。</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>双头箭头</translation>
    </message>
    <message>
        <source>The digits on a line between two circles add up to as much as the circles do.</source>
        <translation>两个圆圈之间线上的数字之和等于两个圆圈内数字之和。</translation>
    </message>
    <message>
        <source>“{kind}” has no line</source>
        <translation>“{kind}”没有线</translation>
    </message>
    <message>
        <source>Between line</source>
        <translation>夹值线</translation>
    </message>
    <message>
        <source>The digits on a between line lie between those in the circles at its ends.</source>
        <translation>线上的数字介于两端圆圈内的数字之间。</translation>
    </message>
    <message>
        <source>Killer cage</source>
        <translation>杀手笼</translation>
    </message>
    <message>
        <source>No digit stands twice in a cage, and the digits add up to its sum where it has one.</source>
        <translation>笼内数字不重复；标有和时，数字之和等于它。</translation>
    </message>
    <message>
        <source>Cage with repeats</source>
        <translation>可重复的笼</translation>
    </message>
    <message>
        <source>The digits of a dashed cage add up to its sum; they may repeat where they can.</source>
        <translation>虚线笼内数字之和等于所标的和；只要不违反其他规则，数字可以重复。</translation>
    </message>
    <message>
        <source>White dot</source>
        <translation>白点</translation>
    </message>
    <message>
        <source>Two digits with a white dot between them differ by 1, or by the number in it.</source>
        <translation>白点两侧的数字之差为 1，点内有数时为该数。</translation>
    </message>
    <message>
        <source>White dot: they differ by 1.</source>
        <translation>白点：相差 1。</translation>
    </message>
    <message>
        <source>Black dot</source>
        <translation>黑点</translation>
    </message>
    <message>
        <source>Of two digits with a black dot between them one is twice the other, or as many times as the number says.</source>
        <translation>黑点两侧的数字一个是另一个的两倍，点内有数时为该数倍。</translation>
    </message>
    <message>
        <source>Black dot: one is twice the other.</source>
        <translation>黑点：一个是另一个的两倍。</translation>
    </message>
    <message>
        <source>XV</source>
        <translation>XV</translation>
    </message>
    <message>
        <source>Two digits with an X between them add up to 10, with a V to 5.</source>
        <translation>两格之间有 X 时数字之和为 10，有 V 时为 5。</translation>
    </message>
    <message>
        <source>Non-consecutive</source>
        <translation>不连续</translation>
    </message>
    <message>
        <source>No two neighbours differ by 1, except where a white dot stands between them.</source>
        <translation>相邻两格的数字之差不为 1，中间有白点的除外。</translation>
    </message>
    <message>
        <source>Negative rule</source>
        <translation>全标</translation>
    </message>
    <message>
        <source>Every two neighbours that fit a mark of this kind have it between them: {value}.</source>
        <translation>凡相邻两格的数字符合这类标记的，其间都已标出：{value}。</translation>
    </message>
    <message>
        <source>“{kind}” stands between cells that are no neighbours</source>
        <translation>“{kind}”两边的单元格不相邻</translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation>回文线</translation>
    </message>
    <message>
        <source>A palindrome reads the same from both ends.</source>
        <translation>回文线从两端读起相同。</translation>
    </message>
    <message>
        <source>Renban line</source>
        <translation>连续线</translation>
    </message>
    <message>
        <source>The digits on a renban line are different and consecutive, in any order.</source>
        <translation>连续线上的数字互不相同，且构成一组连续的数，次序任意。</translation>
    </message>
    <message>
        <source>Whispers line</source>
        <translation>耳语线</translation>
    </message>
    <message>
        <source>Neighbours on a whispers line differ by 5 at least, or by the number said.</source>
        <translation>耳语线上相邻两格的数字之差至少为 5，另有注明时按注明的数。</translation>
    </message>
    <message>
        <source>Nabner line</source>
        <translation>纳布纳线</translation>
    </message>
    <message>
        <source>No two digits on a nabner line are equal or follow each other.</source>
        <translation>线上任意两个数字既不相等也不连续。</translation>
    </message>
    <message>
        <source>Modular line</source>
        <translation>模线</translation>
    </message>
    <message>
        <source>Any three neighbours on a modular line leave different remainders by 3; with another number, as many neighbours by that number.</source>
        <translation>线上任意相邻三格的数字除以 3 余数各不相同；注明另一个数时按该数。</translation>
    </message>
    <message>
        <source>Entropic line</source>
        <translation>熵线</translation>
    </message>
    <message>
        <source>Of any three neighbours on an entropic line one digit is low, one middle and one high.</source>
        <translation>线上任意相邻三格中，小、中、大数字各一个。</translation>
    </message>
    <message>
        <source>“{kind}” is longer than there are digits</source>
        <translation>“{kind}”比数字的个数还长</translation>
    </message>
    <message>
        <source>“{kind}” needs digits that make three equal parts</source>
        <translation>“{kind}”要求数字能均分为三份</translation>
    </message>
    <message>
        <source>Anti-knight</source>
        <translation>无马步</translation>
    </message>
    <message>
        <source>No digit is a knight&apos;s move away from itself.</source>
        <translation>相隔一个马步的两格数字不同。</translation>
    </message>
    <message>
        <source>Anti-king</source>
        <translation>无缘</translation>
    </message>
    <message>
        <source>No digit touches itself, not even at a corner.</source>
        <translation>相邻的两格数字不同，斜向相邻也算。</translation>
    </message>
    <message>
        <source>Odd cell</source>
        <translation>奇数格</translation>
    </message>
    <message>
        <source>In a marked cell stands an odd digit.</source>
        <translation>标出的格内为奇数。</translation>
    </message>
    <message>
        <source>Even cell</source>
        <translation>偶数格</translation>
    </message>
    <message>
        <source>In a marked cell stands an even digit.</source>
        <translation>标出的格内为偶数。</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>极小格</translation>
    </message>
    <message>
        <source>A marked cell holds less than each of its unmarked neighbours.</source>
        <translation>标出的格小于每个未标出的相邻格。</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>极大格</translation>
    </message>
    <message>
        <source>A marked cell holds more than each of its unmarked neighbours.</source>
        <translation>标出的格大于每个未标出的相邻格。</translation>
    </message>
    <message>
        <source>Given pencil marks</source>
        <translation>给定候选数</translation>
    </message>
    <message>
        <source>A cell with given pencil marks holds one of them.</source>
        <translation>给定候选数的格内是其中一个数字。</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>四格提示</translation>
    </message>
    <message>
        <source>The digits in a circle stand in the four cells around it, each at least as often.</source>
        <translation>圆圈内的数字都出现在周围四格中，次数不少于圈内所列。</translation>
    </message>
    <message>
        <source>Clone</source>
        <translation>克隆</translation>
    </message>
    <message>
        <source>A clone has the same digits at the same places.</source>
        <translation>克隆区域相同位置的数字相同。</translation>
    </message>
    <message>
        <source>Row indexer</source>
        <translation>行索引</translation>
    </message>
    <message>
        <source>The digit of a marked cell is the row in which its column has the number of its row.</source>
        <translation>标出格的数字，指出该格所在行的行号出现在本列的第几行。</translation>
    </message>
    <message>
        <source>Column indexer</source>
        <translation>列索引</translation>
    </message>
    <message>
        <source>The digit of a marked cell is the column in which its row has the number of its column.</source>
        <translation>标出格的数字，指出该格所在列的列号出现在本行的第几列。</translation>
    </message>
    <message>
        <source>Box indexer</source>
        <translation>宫索引</translation>
    </message>
    <message>
        <source>The digit of a marked cell is the place in its region that has the number of its place.</source>
        <translation>标出格的数字，指出该格在区域内的位置号出现在本区域的第几个位置。</translation>
    </message>
    <message>
        <source>“{kind}” stands where no four cells meet</source>
        <translation>“{kind}”所在之处没有四个单元格相接</translation>
    </message>
    <message>
        <source>“{kind}” has two parts that do not match</source>
        <translation>“{kind}”的两部分不相配</translation>
    </message>
    <message>
        <source>“{kind}” needs a region with all digits</source>
        <translation>“{kind}”要求一个含全部数字的区域</translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation>小杀手</translation>
    </message>
    <message>
        <source>The digits on a diagonal with an arrow add up to the number at it; they may repeat.</source>
        <translation>箭头所指斜线上的数字之和等于箭头旁的数，数字可以重复。</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>三明治</translation>
    </message>
    <message>
        <source>The digits between 1 and the greatest digit of a row or column add up to its clue.</source>
        <translation>一行或一列中，1 与最大数字之间的数字之和等于提示数。</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>X 和</translation>
    </message>
    <message>
        <source>Seen from the clue, as many digits as the first one says, itself included, add up to it.</source>
        <translation>从提示数一侧看，第一个数字是几，前几个数字（含它自己）之和就等于提示数。</translation>
    </message>
    <message>
        <source>Skyscraper clue</source>
        <translation>楼高</translation>
    </message>
    <message>
        <source>A clue says how many digits, seen from there, are greater than all before them.</source>
        <translation>一行或一列中，从提示数一侧看，比前面所有数字都大的数字个数等于提示数。</translation>
    </message>
    <message>
        <source>“{kind}” is of a whole diagonal</source>
        <translation>“{kind}”只能用于整条对角线</translation>
    </message>
    <message>
        <source>“{kind}” is of a whole row or column</source>
        <translation>“{kind}”只能用于整行或整列</translation>
    </message>
    <message>
        <source>“{kind}” has no direction</source>
        <translation>“{kind}”没有方向</translation>
    </message>
    <message>
        <source>“{kind}” does not point to a cell of the board</source>
        <translation>“{kind}”没有指向盘面上的单元格</translation>
    </message>
    <message>
        <source>“{kind}” does not stand beside a row or column</source>
        <translation>“{kind}”不在行或列的旁边</translation>
    </message>
    <message>
        <source>Region sum line</source>
        <translation>分宫等和线</translation>
    </message>
    <message>
        <source>The parts of a region sum line, from border to border, have the same sum.</source>
        <translation>线被区域边界分成的各段，数字之和相等。</translation>
    </message>
    <message>
        <source>Zipper line</source>
        <translation>拉链线</translation>
    </message>
    <message>
        <source>Two digits equally far from the two ends of a zipper line add up to its middle one; where there is none, all such pairs have the same sum.</source>
        <translation>与两端距离相同的两格数字之和等于中间格的数字；没有中间格时，各对之和相等。</translation>
    </message>
    <message>
        <source>Thermometer</source>
        <translation>温度计</translation>
    </message>
    <message>
        <source>Digits grow along a thermometer, from its bulb on.</source>
        <translation>从温度计的圆头起，数字逐格增大。</translation>
    </message>
    <message>
        <source>Slow thermometer</source>
        <translation>慢温度计</translation>
    </message>
    <message>
        <source>Digits never fall along a slow thermometer, from its bulb on.</source>
        <translation>从慢温度计的圆头起，数字不减小。</translation>
    </message>
    <message>
        <source>no full board keeps these rules</source>
        <translation>没有任何完整盘面符合这些规则</translation>
    </message>
    <message>
        <source>“{kind}” of {cells}</source>
        <translation>{cells}的“{kind}”</translation>
    </message>
    <message>
        <source>By the sums of {houses} and of {cages}, {cells} is {total} more than {others}: no room for {removed}.</source>
        <translation>由{houses}的总和与{cages}的总和可知，{cells} 比 {others} 大 {total}，容不下{removed}。</translation>
    </message>
    <message>
        <source>By the sums of {houses} and of {cages}, the sum of {cells} is {total} more than that of {others}: no room for {removed}.</source>
        <translation>由{houses}的总和与{cages}的总和可知，{cells} 的总和比 {others} 的总和大 {total}，容不下{removed}。</translation>
    </message>
    <message>
        <source>The sum of {houses} less {cages} leaves {total} for the only other cell, {cells}: no room for {removed}.</source>
        <translation>{houses}的总和减去{cages}，只余 {cells} 一格，它必是 {total}，容不下{removed}。</translation>
    </message>
    <message>
        <source>The sum of {houses} less {cages} leaves {total} for {cells}: no room for {removed}.</source>
        <translation>{houses}的总和减去{cages}，{cells} 之和只能是 {total}，容不下{removed}。</translation>
    </message>
    <message>
        <source>{cages} fill {houses} and reach beyond only in {cells}, which is {total}: no room for {removed}.</source>
        <translation>{cages}占满{houses}，只有 {cells} 一格超出，它必是 {total}，容不下{removed}。</translation>
    </message>
    <message>
        <source>{cages} fill {houses} and reach beyond with the sum {total} in {cells}: no room for {removed}.</source>
        <translation>{cages}占满{houses}，超出的 {cells} 之和为 {total}，容不下{removed}。</translation>
    </message>
    <message>
        <source>By the sums of {houses} and of {cages}, {cells} is equal to {others}: no room for {removed}.</source>
        <translation>由{houses}的总和与{cages}的总和可知，{cells} 与 {others} 相等，容不下{removed}。</translation>
    </message>
    <message>
        <source>By the sums of {houses} and of {cages}, the sum of {cells} is that of {others}: no room for {removed}.</source>
        <translation>由{houses}的总和与{cages}的总和可知，{cells} 的总和等于 {others} 的总和，容不下{removed}。</translation>
    </message>
    <message>
        <source>rows {first}–{last}</source>
        <translation>第 {first}–{last} 行</translation>
    </message>
    <message>
        <source>columns {first}–{last}</source>
        <translation>第 {first}–{last} 列</translation>
    </message>
    <message>
        <source>“{kind}” of {cells} leaves only {digit} in {cell}.</source>
        <translation>{cells}的“{kind}”使 {cell} 只剩 {digit}。</translation>
    </message>
    <message>
        <source>“{kind}” of {cells} leaves no room for {removed}.</source>
        <translation>{cells}的“{kind}”容不下：{removed}。</translation>
    </message>
    <message>
        <source>The {digit} of each of {house} lies in {across}, so no other cell of {across} can be {digit}: {removed}.</source>
        <translation>{house}的 {digit} 都在{across}，所以{across}的其他格不能是 {digit}：{removed}。</translation>
    </message>
    <message>
        <source>Taken together, {rules} leave no room for {removed}.</source>
        <translation>{rules}合在一起，容不下 {removed}。</translation>
    </message>
    <message>
        <source>{name}: {rule}</source>
        <translation>{name}：{rule}</translation>
    </message>
    <message>
        <source>The twin has to be on the board, clear of the first cells.</source>
        <translation>克隆要完整放在盘面内，且不能与原来的格子重叠。</translation>
    </message>
    <message>
        <source>The page has no room for a puzzle. Choose larger paper, narrower margins, or print fewer things beside the puzzles.</source>
        <translation>页面放不下一道题。请选择更大的纸张或更窄的页边距，或少印题目以外的内容。</translation>
    </message>
    <message>
        <source>The edges to cut by are written with pypdfium2: pip install sudoku-qt[pictures]</source>
        <translation>写入裁切边界需要 pypdfium2：pip install sudoku-qt[pictures]</translation>
    </message>
    <message>
        <source>The bleed of {bleed} mm is wider than the margin of {margin} mm, so that cutting could reach the puzzles. Choose a margin of {bleed} mm or more, or a narrower bleed.</source>
        <translation>出血 {bleed} 毫米比页边距 {margin} 毫米还宽，裁切时可能会切到题目。请将页边距设为 {bleed} 毫米以上，或减小出血。</translation>
    </message>
    <message>
        <source>The pages of a booklet are upright. Choose an upright page.</source>
        <translation>小册子的页面是纵向的。请选择纵向页面。</translation>
    </message>
    <message>
        <source>In large print there is no room for answers below the puzzles. Print them at the end, some pages later, or not at all.</source>
        <translation>大字版的题目下面放不下答案。请将答案印在最后或若干页之后，或者不印。</translation>
    </message>
    <message>
        <source>Large print has cells of {least} mm or more. Choose such cells, or no large print.</source>
        <translation>大字版的单元格边长至少为 {least} 毫米。请选择这样的边长，或不用大字。</translation>
    </message>
    <message>
        <source>Cells of {cell} mm do not fit: the widest board is {side} mm, and the page has room for {room} mm. Choose larger paper, an upright page, narrower margins or smaller cells, or print fewer things beside the puzzles.</source>
        <translation>边长 {cell} 毫米的单元格放不下：最宽的盘面为 {side} 毫米，而页面只容得下 {room} 毫米。请选择更大的纸张、纵向页面、更窄的页边距或更小的单元格，或少印题目以外的内容。</translation>
    </message>
    <message>
        <source>“{paper}” is no paper; there are {known}, and sizes in millimetres, as in 170x240.</source>
        <translation>没有名为“{paper}”的纸张；可用的有 {known}，以及以毫米为单位的尺寸，如 170x240。</translation>
    </message>
    <message>
        <source>A paper of {width} × {height} mm cannot be printed; each side is {least} to {most} mm.</source>
        <translation>无法在 {width} × {height} 毫米的纸张上打印；每边应为 {least} 到 {most} 毫米。</translation>
    </message>
    <message>
        <source>A collection needs a name.</source>
        <translation>题集必须有名称。</translation>
    </message>
    <message>
        <source>There is a collection “{name}” already.</source>
        <translation>已经有题集“{name}”。</translation>
    </message>
    <message>
        <source>“{name}” was made by a newer program. Update this one to take it over.</source>
        <translation>“{name}”由较新的程序写成。请更新本程序后再合并。</translation>
    </message>
    <message>
        <source>“{path}” is not a library of this program.</source>
        <translation>“{path}”不是本程序的题库。</translation>
    </message>
    <message>
        <source>“{name}” is the library itself.</source>
        <translation>“{name}”就是题库本身。</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates</source>
        <translation>
            <numerusform>{count} 个候选数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right so far, but {count} more notes go.</source>
        <translation>
            <numerusform>划掉的都对，但还要再划掉 {count} 个笔记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sum of {total} takes {count} digits</source>
        <translation>
            <numerusform>和为 {total} 时中间夹 {count} 个数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of {cells} can be {digits}.</source>
        <translation>
            <numerusform>{cells} 不能是 {digits}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} others make at most {total}</source>
        <translation>另外 {count} 格之和最多 {total}</translation>
    </message>
    <message>
        <source>{count} others make {total}</source>
        <translation>另外 {count} 格之和是 {total}</translation>
    </message>
    <message>
        <source>{count} others make at least {total}</source>
        <translation>另外 {count} 格之和至少 {total}</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see {other}, which is {digit}, by “{rule}”.</source>
        <translation>
            <numerusform>按“{rule}”，{cells} 不能与 {other} 的 {digit} 相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see {other}, which is {digit}, by {house}.</source>
        <translation>
            <numerusform>{cells} 与 {other} 的 {digit} 同在{house}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are each at least {sum} = {digit}</source>
        <translation>
            <numerusform>{cells} 至少是 {sum} = {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are each at most {sum} = {digit}</source>
        <translation>
            <numerusform>{cells} 最多是 {sum} = {digit}</numerusform>
        </translation>
    </message>
    <message>
        <source>no full board with these rules was found</source>
        <translation>没有找到符合这些规则的完整盘面</translation>
    </message>
    <message>
        <source>no board of this size with “{kind}” was found</source>
        <translation>没有找到这种大小且能放“{kind}”的盘面</translation>
    </message>
    <message>
        <source>“{name}” is no kind of rules; sudoku info variants lists them</source>
        <translation>没有“{name}”这种规则；sudoku info variants 会列出各种规则</translation>
    </message>
    <message>
        <source>there are no layouts of jigsaws with {count} rows</source>
        <translation>没有 {count} 行的不规则宫布局</translation>
    </message>
    <message>
        <source>a windoku has 9 rows</source>
        <translation>窗口数独有 9 行</translation>
    </message>
    <message>
        <source>“{kind}” at {cells}</source>
        <translation> {cells} 的“{kind}”</translation>
    </message>
    <message>
        <source>“{kind}” is no kind of constraint</source>
        <translation>没有“{kind}”这种约束</translation>
    </message>
    <message>
        <source>a puzzle of this size has at most {count} constraints</source>
        <translation>这种大小的题目最多有 {count} 个约束</translation>
    </message>
    <message>
        <source>a board has from {least} to {most} rows, not {count}</source>
        <translation>盘面有 {least} 到 {most} 行，而不是 {count}</translation>
    </message>
    <message>
        <source>the regions of {count} cells are named</source>
        <translation>给出了 {count} 个单元格的区域</translation>
    </message>
    <message>
        <source>a region of {count} cells is larger than there are digits ({size})</source>
        <translation>有一个区域有 {count} 个单元格，多于数字的个数（{size}）</translation>
    </message>
    <message>
        <source>a board has from 4 to 16 rows, not {count}</source>
        <translation>盘面有 4 到 16 行，而不是 {count}</translation>
    </message>
    <message>
        <source>{digit} is no digit from 1 to {most}</source>
        <translation>{digit} 不是 1 到 {most} 的数字</translation>
    </message>
    <message>
        <source>This puzzle makes no sense: {reason}.</source>
        <translation>这道题不成立：{reason}。</translation>
    </message>
    <message>
        <source>a cell is in the region “{word}”</source>
        <translation>有单元格的区域是“{word}”</translation>
    </message>
    <message>
        <source>{count} cells are given, and not {wanted}</source>
        <translation>给出了 {count} 个单元格，而应是 {wanted} 个</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens</source>
        <translation>
            <numerusform>{count} 个提示数</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has more than {limit} parts.</source>
        <translation>文件的组成部分超过 {limit} 个。</translation>
    </message>
    <message>
        <source>The file defines entities of its own; it is not opened.</source>
        <translation>文件中定义了实体，因此不打开。</translation>
    </message>
    <message>
        <source>The colours at {where} are not different numbers from 1 to 9.</source>
        <translation>{where} 的颜色不是 1 至 9 之间互不相同的编号。</translation>
    </message>
    <message>
        <source>“{name}” is not a table of cells.</source>
        <translation>“{name}”不是按单元格列出的表。</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>多解</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>无解</translation>
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
        <source>This is not a text.</source>
        <translation>这不是文本。</translation>
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
        <source>{givens}, one solution</source>
        <translation>{givens}，唯一解</translation>
    </message>
    <message>
        <source>“{name}” cannot be the name of a file.</source>
        <translation>“{name}”不能用作文件名。</translation>
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
        <source>“{name}” is no backup of a library, or it is damaged.</source>
        <translation>“{name}”不是题库备份，或者已经损坏。</translation>
    </message>
    <message>
        <source>The library was damaged. It was set aside as “{name}”, and a new one was begun; what was played is taken over from the record again.</source>
        <translation>题库文件已损坏，已改名为“{name}”保留下来，并新建了题库；玩过的题目会从游戏记录中重新导入。</translation>
    </message>
    <message>
        <source>The library is damaged: “{path}”</source>
        <translation>题库文件已损坏：“{path}”</translation>
    </message>
    <message>
        <source>This is the file of the library itself. Choose another name.</source>
        <translation>这就是题库文件本身。请换一个文件名。</translation>
    </message>
    <message>
        <source>The library cannot be used: {reason}</source>
        <translation>题库无法使用：{reason}</translation>
    </message>
    <message>
        <source>The library was made by a newer program, so it is left alone. Update this one to use it.</source>
        <translation>题库由更新版本的程序创建，因此未作改动。请更新本程序后再使用。</translation>
    </message>
    <message>
        <source>Another program is writing to the library. Wait until it is done, and try again.</source>
        <translation>另一个程序正在写入题库。请等它完成后重试。</translation>
    </message>
    <message>
        <source>The library may not be written to, so it stays as it is: “{path}”</source>
        <translation>没有写入题库的权限，题库保持原样：“{path}”</translation>
    </message>
    <message>
        <source>How far you had come in the course could not be read.</source>
        <translation>无法读取课程进度。</translation>
    </message>
    <message>
        <source>How far you had come in the course could not be read, so it begins anew. The old file is kept as “{name}”.</source>
        <translation>无法读取课程进度，课程将从头开始。原文件已另存为“{name}”。</translation>
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
    <message numerus="yes">
        <source>{count} wrong digits, each marked with a cross.</source>
        <translation>
            <numerusform>有 {count} 个数字填错，已用叉标出。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are only {cells} cells for givens.</source>
        <translation>可放提示数的格子只有 {cells} 个。</translation>
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
    <message>
        <source>The theme {file} is left out: it lacks, or has wrongly, {parts}.</source>
        <translation>主题 {file} 未采用：以下内容缺失或有误：{parts}。</translation>
    </message>
    <message>
        <source>The theme {file} is damaged and is left out.</source>
        <translation>主题 {file} 已损坏，未采用。</translation>
    </message>
    <message>
        <source>The theme {file} cannot be read.</source>
        <translation>无法读取主题 {file}。</translation>
    </message>
    <message>
        <source>The translation {file} is damaged and is left out.</source>
        <translation>译文 {file} 已损坏，未采用。</translation>
    </message>
</context>
<context>
    <name>MistakesShown</name>
    <message>
        <source>All cells are filled, but some of them are in conflict.</source>
        <translation>已填满，但有冲突。</translation>
    </message>
    <message>
        <source>Show the mistakes</source>
        <translation>标出错误</translation>
    </message>
</context>
<context>
    <name>MonthCard</name>
    <message>
        <source>T&amp;oday</source>
        <translation>今天(&amp;O)</translation>
    </message>
    <message>
        <source>The month before</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>The month after</source>
        <translation>下个月</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <translation>yyyy 年 M 月</translation>
    </message>
</context>
<context>
    <name>MoreChoices</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Line for name and date</source>
        <translation>姓名和日期栏</translation>
    </message>
    <message>
        <source>List of techniques</source>
        <translation>技巧清单</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>链接二维码</translation>
    </message>
    <message>
        <source>Booklet: two pages a side</source>
        <translation>小册子：每面两页</translation>
    </message>
    <message>
        <source>Black ink only</source>
        <translation>只用黑墨</translation>
    </message>
    <message>
        <source>Crop marks</source>
        <translation>裁切标记</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>起始题号</translation>
    </message>
    <message>
        <source>Side of a cell</source>
        <translation>单元格边长</translation>
    </message>
    <message>
        <source>As fits</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>页边距</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>出血</translation>
    </message>
    <message>
        <source>Headings between puzzles</source>
        <translation>题目间的小标题</translation>
    </message>
    <message>
        <source>Fewer options</source>
        <translation>收起选项</translation>
    </message>
    <message>
        <source>More options ({count})</source>
        <translation>更多选项（{count}）</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>更多选项</translation>
    </message>
</context>
<context>
    <name>MoveTree</name>
    <message>
        <source>Tree of moves</source>
        <translation>着法树</translation>
    </message>
    <message>
        <source>Make this the main line</source>
        <translation>设为主线</translation>
    </message>
    <message>
        <source>Delete from here on</source>
        <translation>从这里起删除</translation>
    </message>
    <message>
        <source>Copy the tree as a picture</source>
        <translation>把着法树复制为图片</translation>
    </message>
</context>
<context>
    <name>MoveWords</name>
    <message>
        <source>{cell}: noted {digits}</source>
        <translation>{cell}：添加笔记 {digits}</translation>
    </message>
    <message>
        <source>{cell}: note {digits} removed</source>
        <translation>{cell}：删去笔记 {digits}</translation>
    </message>
    <message>
        <source>{cell}: corner note {digits}</source>
        <translation>{cell}：添加角标 {digits}</translation>
    </message>
    <message>
        <source>{cell}: corner note {digits} removed</source>
        <translation>{cell}：删去角标 {digits}</translation>
    </message>
    <message>
        <source>{cell}: colour</source>
        <translation>{cell}：颜色</translation>
    </message>
    <message numerus="yes">
        <source>Digits in {count} cells</source>
        <translation>
            <numerusform>{count} 格的数字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells emptied</source>
        <translation>
            <numerusform>清除 {count} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes in {count} cells</source>
        <translation>
            <numerusform>{count} 格的笔记</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes to the solver</source>
        <translation>给解题者的说明</translation>
    </message>
    <message numerus="yes">
        <source>Colours in {count} cells</source>
        <translation>
            <numerusform>{count} 格的颜色</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} emptied</source>
        <translation>清除 {cell}</translation>
    </message>
    <message>
        <source>{cell}={digit}</source>
        <translation>填 {cell}={digit}</translation>
    </message>
    <message>
        <source>a corner note or a colour</source>
        <translation>改一处角标或颜色</translation>
    </message>
    <message>
        <source>a note in {cell}</source>
        <translation>写 {cell} 的笔记</translation>
    </message>
    <message numerus="yes">
        <source>notes in {count} cells</source>
        <translation>
            <numerusform>改 {count} 格的笔记</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesCard</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>后退一手</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>前进一手</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name of the collection</source>
        <translation>题集名称</translation>
    </message>
</context>
<context>
    <name>NewGomokuDialog</name>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>NewPuzzle</name>
    <message>
        <source>Making a puzzle…</source>
        <translation>正在出题…</translation>
    </message>
    <message>
        <source>Making a puzzle for {technique}…</source>
        <translation>正在出一道“{technique}”的题…</translation>
    </message>
    <message>
        <source>The next step here is: {technique}. The notes are filled in.</source>
        <translation>这里的下一步是：{technique}。笔记已自动填好。</translation>
    </message>
    <message>
        <source>Fetching a puzzle from the bank…</source>
        <translation>正在从百题库取题…</translation>
    </message>
    <message>
        <source>The bank holds 100 new puzzles.</source>
        <translation>百题库已换成 100 道新题。</translation>
    </message>
</context>
<context>
    <name>NewSudokuDialog</name>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>A box, or a line with one cell left, is enough to find every digit.</source>
        <translation>只用宫排除和同区剩余，就能填出每一个数。</translation>
    </message>
    <message>
        <source>Scanning boxes, rows and columns finds every digit.</source>
        <translation>用宫排除和行列排除，就能填出每一个数。</translation>
    </message>
    <message>
        <source>Also triples, fish, wings and rectangles; notes help.</source>
        <translation>还需要数组、鱼、Wing、唯一矩形等，最好记笔记。</translation>
    </message>
    <message>
        <source>50 givens or more.</source>
        <translation>至少 50 个提示数。</translation>
    </message>
    <message>
        <source>36 to 49 givens.</source>
        <translation>36 至 49 个提示数。</translation>
    </message>
    <message>
        <source>32 to 35 givens.</source>
        <translation>32 至 35 个提示数。</translation>
    </message>
    <message>
        <source>28 to 31 givens.</source>
        <translation>28 至 31 个提示数。</translation>
    </message>
    <message>
        <source>22 to 27 givens.</source>
        <translation>22 至 27 个提示数。</translation>
    </message>
    <message>
        <source>Graded by the steps that it takes, not by the number of givens.</source>
        <translation>难度由解题所需的技巧决定，与提示数多少无关。</translation>
    </message>
    <message>
        <source>Holes are dug in an order that belongs to the level; no pattern.</source>
        <translation>按该级别的次序挖洞，不讲究对称。</translation>
    </message>
    <message>
        <source>Levels go by givens and searches, not by technique: “{level}” may be easy.</source>
        <translation>级别只看提示数和搜索次数，不看技巧，“{level}”也可能很容易。</translation>
    </message>
    <message>
        <source>A chain, or a pattern instead of it: SE 6.5 to 7.4.</source>
        <translation>用单链，或用可代替链的结构：SE 难度系数 6.5 到 7.4。</translation>
    </message>
    <message>
        <source>Several chains that meet in one conclusion: SE 7.5 to 8.9.</source>
        <translation>多条链得出同一结论：SE 难度系数 7.5 到 8.9。</translation>
    </message>
    <message>
        <source>Chains within chains, from SE 9.0; out of a bank, so without symmetry.</source>
        <translation>链中套链，SE 难度系数 9.0 起；取自题集，因此无对称。</translation>
    </message>
    <message>
        <source>Levels go by givens, not by technique: “{level}” may be easy.</source>
        <translation>级别只看提示数，不看技巧，“{level}”也可能很容易。</translation>
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
        <translation>对角线对称</translation>
    </message>
    <message>
        <source>Anti-diagonal</source>
        <translation>副对角线对称</translation>
    </message>
    <message>
        <source>Horizontal axis</source>
        <translation>上下对称</translation>
    </message>
    <message>
        <source>Vertical axis</source>
        <translation>左右对称</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>旋转 90°</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全对称</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>Which kind?</source>
        <translation>哪一类？</translation>
    </message>
    <message>
        <source>Which grade of it?</source>
        <translation>哪个等级？</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>{kind}: {rule}</source>
        <translation>{kind}：{rule}</translation>
    </message>
    <message>
        <source>Classic: each row, column and box holds 1 to 9.</source>
        <translation>经典：每行、每列、每宫各填 1 到 9。</translation>
    </message>
    <message>
        <source>The level follows from the SE rating.</source>
        <translation>难度级别由难度系数决定。</translation>
    </message>
    <message>
        <source>The level follows from what must come up.</source>
        <translation>难度级别由必须出现的技巧决定。</translation>
    </message>
    <message>
        <source>How hard should it be?</source>
        <translation>想要多难？</translation>
    </message>
    <message>
        <source>Also naked singles, locked candidates and pairs.</source>
        <translation>还需要唯一余数、区块或数对。</translation>
    </message>
    <message>
        <source>Also chains, in which one step follows from another.</source>
        <translation>还需要链：从一步推到下一步，环环相扣。</translation>
    </message>
    <message>
        <source>Digging (paper)</source>
        <translation>挖洞法（论文）</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>出题方式</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>对称方式</translation>
    </message>
</context>
<context>
    <name>NewTournamentDialog</name>
    <message>
        <source>Balanced</source>
        <translation>均衡</translation>
    </message>
    <message>
        <source>Five stones lie there, after which both stand alike.</source>
        <translation>先摆好五子，双方机会相当。</translation>
    </message>
    <message>
        <source>Scattered</source>
        <translation>散布</translation>
    </message>
    <message>
        <source>Four stones lie somewhere near the middle.</source>
        <translation>四子散布在中央附近。</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>来自文件</translation>
    </message>
    <message>
        <source>An opening a line: x,y pairs from the middle, as in Gomocup.</source>
        <translation>每行一个开局：从中心数起的 x,y 坐标对，与 Gomocup 相同。</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>新建循环赛</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>选择文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Rows of the board</source>
        <translation>棋盘路数</translation>
    </message>
    <message>
        <source>Time of a move</source>
        <translation>每手用时</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Openings for any two</source>
        <translation>每两方的开局数</translation>
    </message>
    <message>
        <source>Games at a time</source>
        <translation>同时进行的局数</translation>
    </message>
    <message>
        <source>The games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>R&amp;ule</source>
        <translation>规则(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>棋盘(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Time of a move</source>
        <translation>每手用时(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>开局(&amp;O)</translation>
    </message>
    <message>
        <source>openings, each with both colours</source>
        <translation>个开局，双方各执黑一次</translation>
    </message>
    <message>
        <source>&amp;Any two play</source>
        <translation>两两相遇(&amp;A)</translation>
    </message>
    <message>
        <source>At a ti&amp;me</source>
        <translation>同时进行(&amp;M)</translation>
    </message>
    <message>
        <source>Switch on two at least; more than two play all against all.</source>
        <translation>请至少打开两个；两个以上则循环对弈。</translation>
    </message>
    <message>
        <source>Choose a file with openings.</source>
        <translation>请选择一个开局文件。</translation>
    </message>
    <message>
        <source>This board and this rule allow no opening of the file.</source>
        <translation>这个棋盘和规则不允许文件中的任何开局。</translation>
    </message>
    <message numerus="yes">
        <source>{count} games, all of which come to the library.</source>
        <translation>
            <numerusform>共 {count} 局，全部存入题库。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoteCard</name>
    <message>
        <source>Comment and marks</source>
        <translation>注释和标记</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>A comment on this move</source>
        <translation>这一手的注释</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆圈</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>{mark}: click points of the board</source>
        <translation>{mark}：点击棋盘上的点</translation>
    </message>
</context>
<context>
    <name>NotesDialog</name>
    <message>
        <source>Notes to the solver</source>
        <translation>给解题者的说明</translation>
    </message>
    <message>
        <source>&amp;Title:</source>
        <translation>标题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Author:</source>
        <translation>作者(&amp;A)：</translation>
    </message>
    <message>
        <source>&amp;Rules and notes:</source>
        <translation>规则和说明(&amp;R)：</translation>
    </message>
</context>
<context>
    <name>NotesHelp</name>
    <message>
        <source>Nothing is noted yet.</source>
        <translation>还没有笔记。</translation>
    </message>
    <message>
        <source>All notes are right.</source>
        <translation>笔记全部正确。</translation>
    </message>
    <message>
        <source>Notes missing: {missing}. Notes that cannot be: {impossible}.</source>
        <translation>缺少笔记 {missing} 个，不可能的笔记 {impossible} 个。</translation>
    </message>
    <message>
        <source>Mend them</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>All notes were there already.</source>
        <translation>笔记本来就是完整的。</translation>
    </message>
    <message>
        <source>Notes added: {missing}.</source>
        <translation>补上笔记 {missing} 个。</translation>
    </message>
    <message>
        <source>Impossible notes taken away: {impossible}.</source>
        <translation>清除不可能的笔记 {impossible} 个。</translation>
    </message>
    <message>
        <source>Notes added: {missing}. Impossible notes taken away: {impossible}.</source>
        <translation>补上笔记 {missing} 个，清除不可能的笔记 {impossible} 个。</translation>
    </message>
    <message>
        <source>Missing in the row: {row}. In the column: {column}. In the box: {box}.</source>
        <translation>本行缺 {row}；本列缺 {column}；本宫缺 {box}。</translation>
    </message>
    <message>
        <source>Missing in the row: {row}. In the column: {column}.</source>
        <translation>本行缺 {row}；本列缺 {column}。</translation>
    </message>
    <message>
        <source>Missing in the row: {row}. In the column: {column}. In the region: {box}.</source>
        <translation>本行缺 {row}；本列缺 {column}；本区域缺 {box}。</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
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
    <name>OpponentCard</name>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>A friend here</source>
        <translation>本机双人</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Another program that speaks the Gomocup protocol</source>
        <translation>支持 Gomocup 协议的其他程序</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>猜先</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>对手</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>执棋</translation>
    </message>
    <message>
        <source>A&amp;gainst</source>
        <translation>对手(&amp;G)</translation>
    </message>
    <message>
        <source>St&amp;rength</source>
        <translation>棋力(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;You play</source>
        <translation>执棋(&amp;Y)</translation>
    </message>
    <message>
        <source>Two people play in turn at this screen.</source>
        <translation>两人在同一屏幕上轮流落子。</translation>
    </message>
    <message>
        <source>Programs play both colours: see Players among the options.</source>
        <translation>黑白双方都由程序下棋，见选项中的“对局双方”。</translation>
    </message>
    <message>
        <source>Chance decides when the game begins.</source>
        <translation>开局时猜先，决定谁执黑。</translation>
    </message>
    <message>
        <source>You move first.</source>
        <translation>玩家先行。</translation>
    </message>
    <message>
        <source>Your opponent moves first.</source>
        <translation>对手先行。</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>On the board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Kind of board</source>
        <translation>棋盘样式</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>木纹</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>素色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Stone numbers</source>
        <translation>棋子手数</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>形势</translation>
    </message>
    <message>
        <source>Sound of a stone</source>
        <translation>落子声</translation>
    </message>
    <message>
        <source>Playing a stone</source>
        <translation>落子</translation>
    </message>
    <message>
        <source>Clicking</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Plays at once</source>
        <translation>直接落子</translation>
    </message>
    <message>
        <source>A second click confirms</source>
        <translation>再次单击确认</translation>
    </message>
    <message>
        <source>A button confirms</source>
        <translation>用按钮确认</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Gomoku</source>
        <translation>五子棋</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Files and saving</source>
        <translation>文件与保存</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Show the clock</source>
        <translation>显示计时</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Language of the program</source>
        <translation>程序语言</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Size and motion</source>
        <translation>大小与动画</translation>
    </message>
    <message>
        <source>Stop the clock when the window loses focus</source>
        <translation>窗口失去焦点时停止计时</translation>
    </message>
    <message>
        <source>As long as you are in another program; the board stays in sight.</source>
        <translation>切换到其他程序期间不计时，盘面仍然可见。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Accent</source>
        <translation>强调色</translation>
    </message>
    <message>
        <source>As in the theme</source>
        <translation>随主题</translation>
    </message>
    <message>
        <source>Size of everything</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>No animation, not even the wave at the end.</source>
        <translation>不显示任何动画，包括完成时的波纹。</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Ask to save when leaving</source>
        <translation>离开时询问是否保存</translation>
    </message>
    <message>
        <source>Otherwise every game is kept without asking.</source>
        <translation>不询问时，每局游戏都会自动保存。</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Notes while playing</source>
        <translation>游戏中的笔记</translation>
    </message>
    <message>
        <source>Highlight</source>
        <translation>高亮</translation>
    </message>
    <message>
        <source>Entering digits</source>
        <translation>输入数字</translation>
    </message>
    <message>
        <source>Hints and steps</source>
        <translation>提示与步骤</translation>
    </message>
    <message>
        <source>Moving about</source>
        <translation>移动光标</translation>
    </message>
    <message>
        <source>Show mistakes</source>
        <translation>显示错误</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>不标出</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>规则冲突</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>与答案比较</translation>
    </message>
    <message>
        <source>By the rules, or by the solution.</source>
        <translation>按规则或答案检查。</translation>
    </message>
    <message>
        <source>Clear notes that a digit rules out</source>
        <translation>自动清除笔记</translation>
    </message>
    <message>
        <source>In its row, column and box; undo brings them back.</source>
        <translation>填数后清除同行、同列、同宫中的相应笔记，可撤销。</translation>
    </message>
    <message>
        <source>By all the rules of a variant, too</source>
        <translation>变型题也按全部规则清除</translation>
    </message>
    <message>
        <source>Filling heeds sums, too. Else only where cells share a house.</source>
        <translation>自动填笔记时也看和等规则；关闭时只看同一区域。</translation>
    </message>
    <message>
        <source>Keep my eliminations when notes are refilled</source>
        <translation>重新填笔记时保留已删的候选数</translation>
    </message>
    <message>
        <source>Fill in all candidates at the start</source>
        <translation>开始时自动填笔记</translation>
    </message>
    <message>
        <source>Of every puzzle that begins from now on.</source>
        <translation>对此后开始的每一道题生效。</translation>
    </message>
    <message>
        <source>The same digit</source>
        <translation>高亮相同数字</translation>
    </message>
    <message>
        <source>A tile behind digits, a small one behind notes.</source>
        <translation>数字衬色块，笔记衬小色块。</translation>
    </message>
    <message>
        <source>Row, column and box of the cursor</source>
        <translation>高亮光标所在的行、列、宫</translation>
    </message>
    <message>
        <source>Digit first, then cells</source>
        <translation>先选数字，再点单元格</translation>
    </message>
    <message>
        <source>A digit is locked by its key, and every click enters it.</source>
        <translation>按数字键锁定该数字，之后每次单击都填入它。</translation>
    </message>
    <message>
        <source>Corner notes before notes</source>
        <translation>优先使用角标</translation>
    </message>
    <message>
        <source>As in Snyder’s way: corners are kept free, notes stand in the middle.</source>
        <translation>像 Snyder 那样记：四角留给角标，普通笔记写在格子中间。</translation>
    </message>
    <message>
        <source>Counts under the digits</source>
        <translation>数字下方显示剩余个数</translation>
    </message>
    <message>
        <source>How many of each are still to be placed.</source>
        <translation>每个数字还有几个要填。</translation>
    </message>
    <message>
        <source>Digits above nine</source>
        <translation>9 以上的数字</translation>
    </message>
    <message>
        <source>On boards with more than nine digits.</source>
        <translation>用于超过 9 个数字的盘面。</translation>
    </message>
    <message>
        <source>Order of techniques</source>
        <translation>技巧顺序</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Levels and ratings stay as they are.</source>
        <translation>题目的难度和评分不受影响。</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>编辑…</translation>
    </message>
    <message>
        <source>The cursor goes on at the other edge</source>
        <translation>光标越过边缘后从另一侧继续</translation>
    </message>
    <message>
        <source>W, A, S and D move the cursor</source>
        <translation>用 W、A、S、D 移动光标</translation>
    </message>
    <message>
        <source>F1 to F9 point out digits</source>
        <translation>用 F1 至 F9 筛选数字</translation>
    </message>
    <message>
        <source>Tab leaves the board</source>
        <translation>Tab 键离开盘面</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Row and column numbers are always shown</source>
        <translation>始终显示行号和列号</translation>
    </message>
    <message>
        <source>Else while a hint or the steps are open.</source>
        <translation>否则只在提示或解题步骤打开时显示。</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Names of techniques in both languages</source>
        <translation>技巧名称中英文对照</translation>
    </message>
    <message>
        <source>English and Chinese, side by side.</source>
        <translation>中文与英文名称并列显示。</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>My order of techniques</source>
        <translation>我的技巧顺序</translation>
    </message>
    <message>
        <source>Hints and steps look first for what stands higher. Drag a technique, or move it with Alt+Up and Alt+Down. Levels and ratings of puzzles stay as they are.</source>
        <translation>提示和步骤先找排在前面的技巧。拖动技巧，或用 Alt+↑ 和 Alt+↓ 移动。题目的难度和评分不受影响。</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Every technique as in the order by level</source>
        <translation>所有技巧恢复为按难度的顺序</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Always in use: no step goes without singles.</source>
        <translation>始终启用：没有排除与唯一余数，步骤就无法进行。</translation>
    </message>
</context>
<context>
    <name>OrderEditor</name>
    <message>
        <source>Import an order of techniques</source>
        <translation>导入技巧顺序</translation>
    </message>
    <message>
        <source>This is the order of {file}.</source>
        <translation>这是 {file} 中的顺序。</translation>
    </message>
    <message>
        <source>Export the order of techniques</source>
        <translation>导出技巧顺序</translation>
    </message>
    <message>
        <source>order of techniques</source>
        <translation>技巧顺序</translation>
    </message>
    <message>
        <source>The order is in the file {file}.</source>
        <translation>顺序已保存到 {file}。</translation>
    </message>
</context>
<context>
    <name>PaletteCard</name>
    <message>
        <source>Digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>绘制内容</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Answers: {title}</source>
        <translation>答案：{title}</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Techniques: {title}</source>
        <translation>技巧：{title}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>无答案</translation>
    </message>
    <message>
        <source>Answers: page {page}</source>
        <translation>答案见第 {page} 页</translation>
    </message>
    <message>
        <source>{level}, {count} min</source>
        <translation>{level}，{count} 分钟</translation>
    </message>
    <message>
        <source>{technique} × {count}</source>
        <translation>{technique} × {count}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy 年 M 月 d 日</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>其他题目</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>新题目</translation>
    </message>
</context>
<context>
    <name>PaperChoices</name>
    <message>
        <source>None</source>
        <translation>不印</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>最后一页</translation>
    </message>
    <message>
        <source>Level and minutes</source>
        <translation>难度级别和用时</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>全部候选数</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>大字版</translation>
    </message>
    <message>
        <source>Title and date</source>
        <translation>标题和日期</translation>
    </message>
    <message>
        <source>Page numbers</source>
        <translation>页码</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>页脚倒印</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>隔页</translation>
    </message>
    <message>
        <source>Titles and authors</source>
        <translation>标题和作者</translation>
    </message>
    <message>
        <source>By so many pages</source>
        <translation>相隔页数</translation>
    </message>
    <message>
        <source>Upright</source>
        <translation>纵向</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>横向</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>On a page</source>
        <translation>每页题数</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Which way the page is turned</source>
        <translation>纸张方向</translation>
    </message>
</context>
<context>
    <name>PaperField</name>
    <message>
        <source>Letter</source>
        <translation>信纸</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
</context>
<context>
    <name>PauseCard</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>PictureBoard</name>
    <message>
        <source>The digits that were read</source>
        <translation>识别出的数字</translation>
    </message>
</context>
<context>
    <name>PictureCheckDialog</name>
    <message>
        <source>Puzzle from a picture</source>
        <translation>从图片读取题目</translation>
    </message>
    <message>
        <source>Is this the puzzle?</source>
        <translation>题目对吗？</translation>
    </message>
    <message>
        <source>Are these the puzzles?</source>
        <translation>题目都对吗？</translation>
    </message>
    <message>
        <source>The cages and their sums are not read, only the digits. To play the killer, paste its link or open its file.</source>
        <translation>笼与和未被识别，只读取了数字。要玩这道杀手数独，请粘贴题目链接，或打开题目文件。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>List the puzzles</source>
        <translation>列出题目</translation>
    </message>
    <message>
        <source>Arrow keys move, 1–{last} type, 0 clears, Tab goes to the next cell in doubt.</source>
        <translation>方向键移动，1–{last} 填入，0 清除，Tab 跳到下一个不确定的单元格。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cells</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Conflicts: {cells}</source>
        <translation>冲突：{cells}</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>唯一解</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>多解</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in doubt</source>
        <translation>
            <numerusform>{count} 个单元格不确定</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>网页</translation>
    </message>
    <message>
        <source>Web page: one file, to be played and printed in any browser</source>
        <translation>网页：一个文件，可以在任何浏览器里玩和打印</translation>
    </message>
    <message>
        <source>As shown</source>
        <translation>与窗口相同</translation>
    </message>
    <message>
        <source>On white</source>
        <translation>白底</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Plain: black on nothing, with lines that print</source>
        <translation>印刷：只有黑色、没有底色，线条适合印刷</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> 像素</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>Co&amp;lours</source>
        <translation>颜色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Picture of the board</source>
        <translation>盘面图片</translation>
    </message>
</context>
<context>
    <name>PicturePager</name>
    <message>
        <source>Previous puzzle (Page Up)</source>
        <translation>上一题（Page Up）</translation>
    </message>
    <message>
        <source>Next puzzle (Page Down)</source>
        <translation>下一题（Page Down）</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>第 {number}/{count} 题</translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles with cells in doubt</source>
        <translation>
            <numerusform>{count} 题含有不确定的单元格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>PNG picture ({patterns})</source>
        <translation>PNG 图片 ({patterns})</translation>
    </message>
    <message>
        <source>SVG picture ({patterns})</source>
        <translation>SVG 图片 ({patterns})</translation>
    </message>
    <message>
        <source>PDF page ({patterns})</source>
        <translation>PDF 页面 ({patterns})</translation>
    </message>
    <message>
        <source>Web page ({patterns})</source>
        <translation>网页（{patterns}）</translation>
    </message>
    <message>
        <source>Export a picture of the board</source>
        <translation>导出盘面图片</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
    <message>
        <source>Writing the web page…</source>
        <translation>正在写网页…</translation>
    </message>
    <message>
        <source>A picture of the board is on the clipboard.</source>
        <translation>盘面图片已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Attacking</source>
        <translation>进攻型</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>平稳型</translation>
    </message>
    <message>
        <source>Defensive</source>
        <translation>防守型</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>限时</translation>
    </message>
    <message>
        <source>Another program that speaks the Gomocup protocol</source>
        <translation>支持 Gomocup 协议的其他程序</translation>
    </message>
    <message>
        <source>As strong as it can in the time of a move</source>
        <translation>在每手限时内尽力而为</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>由谁下棋</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
    <message>
        <source>Style of play</source>
        <translation>棋风</translation>
    </message>
</context>
<context>
    <name>PracticeNotice</name>
    <message>
        <source>Found: {technique}. {sentence}</source>
        <translation>找到了：{technique}。{sentence}</translation>
    </message>
</context>
<context>
    <name>PractiseSudokuDialog</name>
    <message>
        <source>Practise a technique</source>
        <translation>练习技巧</translation>
    </message>
    <message>
        <source>Which technique?</source>
        <translation>想练哪个技巧？</translation>
    </message>
    <message>
        <source>Any grade</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Grade of the puzzle</source>
        <translation>题目等级</translation>
    </message>
    <message>
        <source>&amp;Practise</source>
        <translation>练习(&amp;P)</translation>
    </message>
    <message>
        <source>No technique is called that.</source>
        <translation>没有叫这个名字的技巧。</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Nothing here is called that.</source>
        <translation>没有找到相符的设置。</translation>
    </message>
</context>
<context>
    <name>PreferencesEditor</name>
    <message>
        <source>Export preferences</source>
        <translation>导出偏好设置</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>文件无法写入。</translation>
    </message>
    <message>
        <source>The preferences are in the file {file}.</source>
        <translation>偏好设置已导出到文件 {file}。</translation>
    </message>
    <message>
        <source>Import preferences</source>
        <translation>导入偏好设置</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>文件无法读取。</translation>
    </message>
    <message>
        <source>Taken over: {count}.</source>
        <translation>已导入 {count} 项。</translation>
    </message>
    <message>
        <source>Not known here and skipped: {names}.</source>
        <translation>无法识别而跳过的有：{names}。</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>Steps</source>
        <translation>解题步骤</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
</context>
<context>
    <name>PrintWorkshop</name>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Making puzzles…</source>
        <translation>正在出题…</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>As large as fits</source>
        <translation>适合窗口</translation>
    </message>
    <message>
        <source>Previous pages</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next pages</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message numerus="yes">
        <source>Preview · {count} pages</source>
        <translation>
            <numerusform>预览 · {count} 页</numerusform>
        </translation>
    </message>
    <message>
        <source>Page {first} of {count}</source>
        <translation>第 {first} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>Pages {first}–{last} of {count}</source>
        <translation>第 {first}–{last} 页，共 {count} 页</translation>
    </message>
    <message>
        <source>{count} %</source>
        <translation>{count}%</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>{done} of {count} puzzles</source>
        <translation>第 {done} 题，共 {count} 题</translation>
    </message>
    <message>
        <source>puzzle {number}: {reason}</source>
        <translation>第 {number} 题：{reason}</translation>
    </message>
    <message>
        <source>interrupted.</source>
        <translation>已中断。</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Show this help.</source>
        <translation>显示本帮助。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Check that the program works here.</source>
        <translation>检查本程序在这里能否正常运行。</translation>
    </message>
    <message>
        <source>Speak en or zh_CN this time.</source>
        <translation>这一次使用 en（英文）或 zh_CN（中文）。</translation>
    </message>
    <message>
        <source>Show the light or dark theme this time.</source>
        <translation>这一次使用 light（浅色）或 dark（深色）主题。</translation>
    </message>
    <message>
        <source>Write the window as a PNG file.</source>
        <translation>把窗口存成 PNG 图片。</translation>
    </message>
    <message>
        <source>Play a game without anybody; write pictures to a folder.</source>
        <translation>无人自动演示一局，把画面存到文件夹。</translation>
    </message>
    <message>
        <source>Write a picture (.png, .svg, .pdf) of the game or first puzzle in a file, or a page to play it on in a browser (.html), without a window. The file “-” is standard input.</source>
        <translation>不开窗口，把文件中的对局或第一道题存成图片（.png、.svg、.pdf），或存成可在浏览器里做题的网页（.html）。文件写作“-”表示标准输入。</translation>
    </message>
    <message>
        <source>With --export: every puzzle of the file, each in a picture with a number behind its name, or all on one page.</source>
        <translation>与 --export 一起用：导出文件中的每道题，图片各存一张、文件名后加编号，网页则全放在一页上。</translation>
    </message>
    <message>
        <source>With --export: how many pixels the picture is wide (1200).</source>
        <translation>用于 --export：图片的宽度，以像素计（1200）。</translation>
    </message>
    <message>
        <source>With --export: none, digits or letters beside the rows.</source>
        <translation>用于 --export：行号用 digits（数字）、letters（字母）或 none（不标）。</translation>
    </message>
    <message>
        <source>With --export: show noted, all or no candidates (none).</source>
        <translation>用于 --export：候选数显示 noted（已记的笔记）、all（全部）或 none（不显示）。</translation>
    </message>
    <message>
        <source>Print puzzles to a PDF file; --print --help tells more.</source>
        <translation>把题目打印成 PDF 文件；详见 --print --help。</translation>
    </message>
    <message>
        <source>there is no display here to open a window on.</source>
        <translation>这里没有显示器，无法打开窗口。</translation>
    </message>
    <message>
        <source>the start failed. More is in “{log}”.</source>
        <translation>启动失败，详情见“{log}”。</translation>
    </message>
    <message>
        <source>A Sudoku and Gomoku program.</source>
        <translation>数独与五子棋。</translation>
    </message>
    <message>
        <source>Games and puzzles to open.</source>
        <translation>要打开的存档和题目。</translation>
    </message>
    <message>
        <source>[files…]</source>
        <translation>[文件…]</translation>
    </message>
    <message>
        <source>Write a PDF file, without a window.</source>
        <translation>写入 PDF 文件，不打开窗口。</translation>
    </message>
    <message>
        <source>New puzzles, as in easy=10; again for others.</source>
        <translation>出新题，如 easy=10；多个级别可重复使用。</translation>
    </message>
    <message>
        <source>The pattern of new puzzles (central).</source>
        <translation>新题目的对称方式（central）。</translation>
    </message>
    <message>
        <source>A text that new puzzles follow from.</source>
        <translation>新题目的种子，任意文字。</translation>
    </message>
    <message>
        <source>Only so many puzzles of each file, the first ones.</source>
        <translation>每个文件只打印前若干题。</translation>
    </message>
    <message>
        <source>What was entered in saved games, too.</source>
        <translation>同时打印存档中已填入的内容。</translation>
    </message>
    <message>
        <source>On a page: 1, 2, 4, 6 or 9 (4).</source>
        <translation>每页题数：1、2、4、6 或 9（4）。</translation>
    </message>
    <message>
        <source>Turn the page on its side.</source>
        <translation>纸张横放。</translation>
    </message>
    <message>
        <source>All candidates in the empty cells.</source>
        <translation>空白格中印出全部候选数。</translation>
    </message>
    <message>
        <source>The paper: a4, a5, letter, or width and height in millimetres, as in 170x240 (a4).</source>
        <translation>纸张：a4、a5、letter，或以毫米为单位的宽和高，如 170x240（a4）。</translation>
    </message>
    <message>
        <source>A lesson of the course, or a technique, by its name: with exercises, puzzles and answers.</source>
        <translation>按名称打印课程中的一课或一种技巧，附练习、题目和答案。</translation>
    </message>
    <message>
        <source>A section of the course, by its name: all its lessons, with contents and answers.</source>
        <translation>按名称打印课程的一个部分：其中所有的课，附目录和答案。</translation>
    </message>
    <message>
        <source>The margin in millimetres.</source>
        <translation>页边距，单位为毫米。</translation>
    </message>
    <message>
        <source>Large print: cells of 20 mm or more, in answers, too.</source>
        <translation>大字：单元格边长至少 20 毫米，答案也是如此。</translation>
    </message>
    <message>
        <source>The side of a cell in millimetres; otherwise as large as fits.</source>
        <translation>单元格边长，单位为毫米；不指定时尽可能大。</translation>
    </message>
    <message>
        <source>Where answers are: last, later, below or none (last).</source>
        <translation>答案的位置：last（最后）、later（若干页之后）、below（同页下方）或 none（无）（last）。</translation>
    </message>
    <message>
        <source>By how many pages answers come later, if they do (2).</source>
        <translation>答案印在若干页之后时相隔的页数（2）。</translation>
    </message>
    <message>
        <source>A list of techniques at the end.</source>
        <translation>末尾附技巧清单。</translation>
    </message>
    <message>
        <source>The title; an empty one leaves out the date, too.</source>
        <translation>标题；留空则连日期也不印。</translation>
    </message>
    <message>
        <source>No title and date above the puzzles.</source>
        <translation>题目上方不印标题和日期。</translation>
    </message>
    <message>
        <source>Headings between puzzles by level, kind or file; or none (none).</source>
        <translation>题目间的小标题：level（难度）、kind（类型）、file（文件）或 none（无）（none）。</translation>
    </message>
    <message>
        <source>The number of the first puzzle (1).</source>
        <translation>第一题的题号（1）。</translation>
    </message>
    <message>
        <source>No titles and authors of puzzles.</source>
        <translation>不印题目的标题和作者。</translation>
    </message>
    <message>
        <source>A line for a pupil&apos;s name and the date.</source>
        <translation>供学生填写的姓名和日期栏。</translation>
    </message>
    <message>
        <source>No level and minutes beside the numbers.</source>
        <translation>题号旁不印难度级别和用时。</translation>
    </message>
    <message>
        <source>No page numbers.</source>
        <translation>不印页码。</translation>
    </message>
    <message>
        <source>Beside each puzzle its link as a QR code.</source>
        <translation>每题旁印出链接二维码。</translation>
    </message>
    <message>
        <source>Two pages on each side of the paper, in the order for folding.</source>
        <translation>纸张每面印两页，按折叠成册的顺序排列。</translation>
    </message>
    <message>
        <source>How many millimetres the paper is wider on each side, to be cut off (0).</source>
        <translation>出血：纸张每边多出、供裁去的毫米数（0）。</translation>
    </message>
    <message>
        <source>Marks that say where to cut and to fold.</source>
        <translation>裁切和折叠的标记。</translation>
    </message>
    <message>
        <source>Black ink only.</source>
        <translation>只用黑墨。</translation>
    </message>
    <message>
        <source>Prints Sudokus to a PDF file.</source>
        <translation>把数独打印成 PDF 文件。</translation>
    </message>
    <message>
        <source>Puzzles to print: lists, saved games, files of other programs.</source>
        <translation>要打印的题目：题目列表、保存的进度、其他程序的文件。</translation>
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
    <name>ProvedWins</name>
    <message>
        <source>Looking for a win…</source>
        <translation>正在寻找胜法…</translation>
    </message>
</context>
<context>
    <name>PuzzleList</name>
    <message>
        <source>Looking for puzzles…</source>
        <translation>正在寻找题目…</translation>
    </message>
    <message>
        <source>Three puzzles with these rules, each a little harder than the one before.</source>
        <translation>按这些规则的三道题，一道比一道难一点。</translation>
    </message>
    <message>
        <source>Each of these puzzles asks for this technique: {technique}. SE is Sudoku Explainer: it says how hard the hardest step is.</source>
        <translation>这些题目都要用到{technique}。SE 难度系数表示最难的一步有多难，越大越难。</translation>
    </message>
    <message>
        <source>Begin where it is needed</source>
        <translation>直接从要用到它的那一步做起</translation>
    </message>
    <message>
        <source>Difficulty {rating} (SE)</source>
        <translation>SE 难度系数 {rating}</translation>
    </message>
</context>
<context>
    <name>PuzzleListModel</name>
    <message numerus="yes">
        <source>{count} givens</source>
        <translation>
            <numerusform>{count} 个提示数</numerusform>
        </translation>
    </message>
    <message>
        <source>being played</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>多解</translation>
    </message>
    <message>
        <source>no level found</source>
        <translation>未得出难度</translation>
    </message>
</context>
<context>
    <name>PuzzleListPage</name>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Add to the library</source>
        <translation>添加到题库</translation>
    </message>
    <message>
        <source>What is wrong?</source>
        <translation>哪里有误？</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>回到游戏（Esc）</translation>
    </message>
    <message>
        <source>Find out the levels</source>
        <translation>评定难度级别</translation>
    </message>
    <message>
        <source>Stop finding out the levels</source>
        <translation>停止评定难度级别</translation>
    </message>
    <message>
        <source>Export the chosen puzzles…</source>
        <translation>导出选中的题目…</translation>
    </message>
    <message>
        <source>Export all puzzles…</source>
        <translation>导出全部题目…</translation>
    </message>
</context>
<context>
    <name>PuzzleLists</name>
    <message>
        <source>puzzles</source>
        <translation>题目</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>粘贴的题目</translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles; the others were not read</source>
        <translation>
            <numerusform>{count} 道题目，其余未读取</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles</source>
        <translation>
            <numerusform>{count} 道题目</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles so far…</source>
        <translation>
            <numerusform>已读取 {count} 道题目…</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message numerus="yes">
        <source>{count} lines are no puzzles: {lines}</source>
        <translation>
            <numerusform>{count} 行不是题目：{lines}</numerusform>
        </translation>
    </message>
    <message>
        <source>Levels: {known} of {count}</source>
        <translation>难度级别：已评定 {known}/{count}</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count}</source>
        <translation>第 {number}/{count} 题</translation>
    </message>
</context>
<context>
    <name>PuzzlePreviewCard</name>
    <message>
        <source>&amp;Another one</source>
        <translation>换一道(&amp;A)</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>正在出题…</translation>
    </message>
    <message>
        <source>There is no such puzzle</source>
        <translation>没有这样的题目</translation>
    </message>
</context>
<context>
    <name>PuzzleSharing</name>
    <message>
        <source>The {link} with what you entered is on the clipboard.</source>
        <translation>{link}已复制到剪贴板，含所填的内容。</translation>
    </message>
    <message>
        <source>Copy it with what I entered</source>
        <translation>连同所填内容一起复制</translation>
    </message>
    <message>
        <source>The {link} is on the clipboard.</source>
        <translation>{link}已复制到剪贴板。</translation>
    </message>
</context>
<context>
    <name>PuzzleSource</name>
    <message>
        <source>This one</source>
        <translation>当前题目</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>New ones</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>What I have entered, too</source>
        <translation>连同已填内容</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Other puzzles</source>
        <translation>换一批题目</translation>
    </message>
    <message>
        <source>Which puzzles</source>
        <translation>打印哪些题目</translation>
    </message>
    <message>
        <source>How many of them</source>
        <translation>题目数量</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>前几题</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count} puzzles</source>
        <translation>
            <numerusform>{name}：{count} 题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} puzzles</source>
        <translation>
            <numerusform>{count} 题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)：</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
</context>
<context>
    <name>QuestionBox</name>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>不保存(&amp;N)</translation>
    </message>
</context>
<context>
    <name>RangeChip</name>
    <message>
        <source>Other range…</source>
        <translation>其他范围…</translation>
    </message>
</context>
<context>
    <name>RangeDialog</name>
    <message>
        <source>&amp;From:</source>
        <translation>从(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;to:</source>
        <translation>到(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>ReadingsDialog</name>
    <message>
        <source>Two ways to read this</source>
        <translation>有两种读法</translation>
    </message>
    <message>
        <source>What is it?</source>
        <translation>这是什么？</translation>
    </message>
    <message>
        <source>The text can be read in more than one way.</source>
        <translation>这段文字可以有不止一种读法。</translation>
    </message>
    <message>
        <source>{given} given, {entered} entered</source>
        <translation>{given} 个提示数，{entered} 个填入数</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>Press a key …</source>
        <translation>请按键…</translation>
    </message>
    <message>
        <source>Esc cancels, Backspace takes the key away.</source>
        <translation>Esc 取消，退格键移除按键。</translation>
    </message>
</context>
<context>
    <name>RegionBox</name>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手绘</translation>
    </message>
    <message>
        <source>Jigsaw {number}</source>
        <translation>锯齿 {number}</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>标准宫</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>the start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>{number} of {count}: {move}</source>
        <translation>第 {number}/{count} 步：{move}</translation>
    </message>
</context>
<context>
    <name>ReplayCard</name>
    <message>
        <source>Look back</source>
        <translation>回顾</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>On one move</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>回到游戏（Esc）</translation>
    </message>
</context>
<context>
    <name>ReviewRound</name>
    <message>
        <source>{number} of {count}</source>
        <translation>第 {number}/{count} 题</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复习</translation>
    </message>
    <message>
        <source>Review · {number} of {count}</source>
        <translation>复习 · 第 {number}/{count} 题</translation>
    </message>
    <message>
        <source>What comes back today</source>
        <translation>今天复习的技巧</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>回到游戏</translation>
    </message>
    <message>
        <source>Next one</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>看了答案</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>From a game of yours.</source>
        <translation>出自您玩过的题目。</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>M 月 d 日</translation>
    </message>
    <message>
        <source>From your game of {day}.</source>
        <translation>出自您 {day}玩过的题目。</translation>
    </message>
    <message>
        <source>Comes back: {list}.</source>
        <translation>{list}。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>tomorrow {techniques}</source>
        <translation>明天复习：{techniques}</translation>
    </message>
    <message numerus="yes">
        <source>in {count} days {techniques}</source>
        <translation>
            <numerusform>{count} 天后复习：{techniques}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reworking</name>
    <message>
        <source>Without the symmetry {count} of {all} givens could each be left out.</source>
        <translation>若不要求对称，{all} 个提示数中有 {count} 个各自都可以去掉。</translation>
    </message>
    <message>
        <source>Only a puzzle with the classic rules is made easier or harder.</source>
        <translation>只有普通数独才能改易或改难。</translation>
    </message>
    <message>
        <source>First there must be exactly one solution.</source>
        <translation>首先要有唯一解。</translation>
    </message>
    <message>
        <source>Complete it for me</source>
        <translation>自动补全</translation>
    </message>
    <message>
        <source>Reworking the puzzle…</source>
        <translation>正在改题…</translation>
    </message>
</context>
<context>
    <name>RuleSwitches</name>
    <message>
        <source>Size of the board</source>
        <translation>盘面大小</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>How such puzzles are solved</source>
        <translation>这类题怎么解</translation>
    </message>
</context>
<context>
    <name>RunKeys</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Analyse until stopped</source>
        <translation>持续分析，直到停止</translation>
    </message>
    <message>
        <source>{lines}, by {engine}</source>
        <translation>{lines}，由 {engine} 分析</translation>
    </message>
    <message numerus="yes">
        <source>{count} lines</source>
        <translation>
            <numerusform>{count} 条变化</numerusform>
        </translation>
    </message>
    <message>
        <source>Our computer</source>
        <translation>本程序</translation>
    </message>
</context>
<context>
    <name>SelectedCard</name>
    <message>
        <source>Reverse</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>复制一个</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>去掉</translation>
    </message>
</context>
<context>
    <name>ShelfButton</name>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ShelfFoot</name>
    <message>
        <source>&amp;Add puzzles</source>
        <translation>添加题目(&amp;A)</translation>
    </message>
    <message>
        <source>The whole library</source>
        <translation>整个题库</translation>
    </message>
    <message>
        <source>Export, back up and restore the library</source>
        <translation>导出、备份和恢复题库</translation>
    </message>
    <message>
        <source>Export what is listed…</source>
        <translation>导出列出的题目…</translation>
    </message>
    <message>
        <source>Back up the library…</source>
        <translation>备份题库…</translation>
    </message>
    <message>
        <source>Restore from a backup…</source>
        <translation>从备份恢复…</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>&amp;Play {game}</source>
        <translation>切换到{game}(&amp;P)</translation>
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
        <source>Saved automatically</source>
        <translation>已自动保存</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>在盘面上</translation>
    </message>
    <message>
        <source>Drawing rules</source>
        <translation>绘制规则</translation>
    </message>
</context>
<context>
    <name>Shelves</name>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每日一题</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>题集</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>已移除</translation>
    </message>
</context>
<context>
    <name>Side</name>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>另存为 PDF(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>Search all settings</source>
        <translation>搜索所有设置</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>重置本页</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>Reset, export and import all settings</source>
        <translation>重置、导出或导入所有设置</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
</context>
<context>
    <name>SpanField</name>
    <message>
        <source>to</source>
        <comment>givens from 24 to 28</comment>
        <translation>至</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>{technique}: found {found}, with a hint {shown}, missed {missed}</source>
        <translation>{technique}：自己找到 {found} 次，用提示 {shown} 次，错过 {missed} 次</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>导出记录</translation>
    </message>
    <message>
        <source>Tables ({patterns})</source>
        <translation>表格（{patterns}）</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
    <message>
        <source>Delete all {count} games of the record, and the dates of reviews? Nothing can bring them back.</source>
        <translation>要删除记录中的全部 {count} 局以及复习日期吗？删除后无法恢复。</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Practised positions</source>
        <translation>技巧练习</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>其他规则</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Last year</source>
        <translation>最近一年</translation>
    </message>
    <message>
        <source>Last 3 months</source>
        <translation>最近三个月</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>最近一个月</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>全部难度</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Delete all…</source>
        <translation>全部删除(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Practise {technique}</source>
        <translation>练习{technique}(&amp;P)</translation>
    </message>
    <message>
        <source>There is no such game yet.</source>
        <translation>还没有这样的一局。</translation>
    </message>
    <message>
        <source>Solve a puzzle, and how long it took is told here.</source>
        <translation>做完一题，用时就会显示在这里。</translation>
    </message>
    <message>
        <source>days in a row: {count}</source>
        <translation>连续 {count} 天</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>best {time}</source>
        <translation>最佳 {time}</translation>
    </message>
    <message>
        <source>Last ten vs. prediction</source>
        <translation>最近十题与预计之比</translation>
    </message>
    <message>
        <source>longest run: {count}</source>
        <translation>最长连续 {count} 题</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Without a hint</source>
        <translation>未用提示</translation>
    </message>
    <message>
        <source>{time} faster than at first</source>
        <translation>比起初快 {time}</translation>
    </message>
    <message>
        <source>as predicted</source>
        <translation>与预计相当</translation>
    </message>
    <message>
        <source>{percent} % faster than predicted</source>
        <translation>比预计快 {percent}%</translation>
    </message>
    <message>
        <source>{percent} % slower than predicted</source>
        <translation>比预计慢 {percent}%</translation>
    </message>
    <message>
        <source>Five solved games show whether you become faster, and how long they take.</source>
        <translation>解完五题后，这里会显示是否越来越快，以及每题要用多久。</translation>
    </message>
    <message>
        <source>Five solved games show how many of them took how long.</source>
        <translation>解完五题后，这里会显示各种用时的题目有多少。</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M 月 d 日</translation>
    </message>
    <message>
        <source>Your time against the prediction</source>
        <translation>用时与预计之比</translation>
    </message>
    <message>
        <source>line: mean of nine</source>
        <translation>折线：九题平均</translation>
    </message>
    <message>
        <source>How long it takes you</source>
        <translation>用时分布</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>A solved game shows which techniques you found, alone or with a hint.</source>
        <translation>解完第一题后，这里会显示哪些技巧是自己找到的，哪些用了提示。</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Your usual time</source>
        <translation>平时用时</translation>
    </message>
    <message>
        <source>Your best time</source>
        <translation>最佳用时</translation>
    </message>
    <message>
        <source>Your times</source>
        <translation>解题用时</translation>
    </message>
    <message>
        <source>found</source>
        <translation>自己找到</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>用提示</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>错过</translation>
    </message>
    <message>
        <source>slower than predicted</source>
        <translation>比预计慢</translation>
    </message>
    <message>
        <source>faster than predicted</source>
        <translation>比预计快</translation>
    </message>
    <message>
        <source>predicted: {count}</source>
        <translation>预计 {count}</translation>
    </message>
</context>
<context>
    <name>StepsDock</name>
    <message>
        <source>Copy as one line</source>
        <translation>复制为一行</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>解题步骤</translation>
    </message>
    <message>
        <source>Which steps</source>
        <translation>列出哪些步骤</translation>
    </message>
    <message>
        <source>Path to the end</source>
        <translation>解题路径</translation>
    </message>
    <message>
        <source>Which of them</source>
        <translation>显示其中哪些</translation>
    </message>
    <message>
        <source>How hard the steps are</source>
        <translation>各步的难度</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>No singles</source>
        <translation>不含排除、唯余</translation>
    </message>
    <message>
        <source>Hard only</source>
        <translation>仅困难</translation>
    </message>
    <message>
        <source>No singles</source>
        <comment>in short</comment>
        <translation>不含基础</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>in short</comment>
        <translation>困难</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Export and present</source>
        <translation>导出与演示</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Technique, cell or digit</source>
        <translation>技巧、单元格或数字</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>In order</source>
        <translation>按顺序</translation>
    </message>
    <message>
        <source>Hardest first</source>
        <translation>最难的在前</translation>
    </message>
    <message>
        <source>By technique</source>
        <translation>按技巧</translation>
    </message>
    <message>
        <source>By cell</source>
        <translation>按单元格</translation>
    </message>
    <message>
        <source>Export the steps…</source>
        <translation>导出步骤…</translation>
    </message>
    <message>
        <source>Export a picture of this step…</source>
        <translation>导出此步的图片…</translation>
    </message>
    <message>
        <source>Present the steps</source>
        <translation>演示步骤</translation>
    </message>
    <message>
        <source>Possible now</source>
        <translation>当前可用</translation>
    </message>
</context>
<context>
    <name>StepsExport</name>
    <message>
        <source>: </source>
        <translation>：</translation>
    </message>
    <message>
        <source>Text ({patterns})</source>
        <translation>文本 ({patterns})</translation>
    </message>
    <message>
        <source>JSON, a line a step ({patterns})</source>
        <translation>JSON，每步一行 ({patterns})</translation>
    </message>
    <message>
        <source>Page for browsers, with drawings ({patterns})</source>
        <translation>浏览器网页，每步附图（{patterns}）</translation>
    </message>
    <message>
        <source>Pages for paper, with drawings ({patterns})</source>
        <translation>打印页面，每步附图（{patterns}）</translation>
    </message>
    <message>
        <source>Export the steps</source>
        <translation>导出步骤</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>解题步骤</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>第 {number} 步</translation>
    </message>
    <message>
        <source>Export a picture of the step</source>
        <translation>导出此步的图片</translation>
    </message>
</context>
<context>
    <name>StepsModel</name>
    <message>
        <source>step {number}</source>
        <translation>第 {number} 步</translation>
    </message>
    <message>
        <source>level: {level}</source>
        <translation>级别：{level}</translation>
    </message>
    <message>
        <source>done already</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>comes next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>There is no room for the steps: make the window larger.</source>
        <translation>窗口太小，放不下解题步骤，请把窗口调大。</translation>
    </message>
    <message>
        <source>Preview without the wrong digits</source>
        <translation>预览：不含填错的数字</translation>
    </message>
    <message>
        <source>Preview: before step {number} of {count}; Esc goes back</source>
        <translation>预览：第 {number} 步之前（共 {count} 步）；按 Esc 返回</translation>
    </message>
    <message>
        <source>up and down walk, left and right change the list</source>
        <translation>上下键逐步查看，左右键切换列表</translation>
    </message>
    <message>
        <source>Steps: Esc goes back</source>
        <translation>步骤：Esc 返回</translation>
    </message>
    <message>
        <source>First the puzzle has to be finished and played.</source>
        <translation>请先输入完题目并开始解题。</translation>
    </message>
    <message>
        <source>The search was stopped. It goes on with the next move.</source>
        <translation>已停止查找，走下一步后会重新查找。</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>正在寻找解题路径…</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>游戏已暂停。</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>题目已经解出。</translation>
    </message>
    <message>
        <source>No step fits.</source>
        <translation>没有符合条件的步骤。</translation>
    </message>
    <message>
        <source>Go to here</source>
        <translation>跳到这里</translation>
    </message>
</context>
<context>
    <name>StepsSharing</name>
    <message>
        <source>{technique}: {line}</source>
        <translation>{technique}：{line}</translation>
    </message>
    <message>
        <source>Copied: {line}</source>
        <translation>已复制：{line}</translation>
    </message>
</context>
<context>
    <name>StrengthSlider</name>
    <message>
        <source>Strength</source>
        <translation>棋力</translation>
    </message>
</context>
<context>
    <name>SudokuCard</name>
    <message>
        <source>A new puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>From the bank</source>
        <translation>百题库</translation>
    </message>
    <message>
        <source>Your own puzzle</source>
        <translation>手动输入的题目</translation>
    </message>
    <message>
        <source>An opened puzzle</source>
        <translation>打开的题目</translation>
    </message>
    <message>
        <source>Typing in a puzzle</source>
        <translation>正在输入题目</translation>
    </message>
    <message>
        <source>{title} Sudoku, {filled} of {cells}</source>
        <translation>{title}数独，已填 {filled}/{cells}</translation>
    </message>
    <message>
        <source>Sudoku: {title}, {filled} of {cells}</source>
        <translation>数独：{title}，已填 {filled}/{cells}</translation>
    </message>
    <message>
        <source>about {count} min</source>
        <translation>约 {count} 分钟</translation>
    </message>
    <message>
        <source>about {count} min for you</source>
        <translation>以您的速度约 {count} 分钟</translation>
    </message>
    <message>
        <source>≈ {count} min</source>
        <translation>约 {count} 分</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>不到 1 分钟</translation>
    </message>
    <message>
        <source>To practise: {technique}</source>
        <translation>练习：{technique}</translation>
    </message>
    <message>
        <source>Hardest: {technique}</source>
        <translation>最难一步：{technique}</translation>
    </message>
    <message>
        <source>{technique} ({level})</source>
        <translation>{technique}（{level}）</translation>
    </message>
    <message>
        <source>The hardest step is of the level {level}; the puzzle’s level goes by the SE difficulty alone</source>
        <translation>最难一步属于“{level}”级；题目的级别只由 SE 难度系数决定</translation>
    </message>
    <message>
        <source>Hidden Single (box)</source>
        <translation>宫排除</translation>
    </message>
    <message>
        <source>Hidden Single (line)</source>
        <translation>行列排除</translation>
    </message>
    <message>
        <source>Type its givens, then play it.</source>
        <translation>填入提示数，然后开始解题。</translation>
    </message>
    <message>
        <source>Several solutions: {count} cells are open</source>
        <translation>多解：{count} 格未定</translation>
    </message>
    <message>
        <source>SE rating {rating}</source>
        <translation>SE 难度系数 {rating}</translation>
    </message>
    <message>
        <source>difficulty {rating} (SE)</source>
        <translation>SE 难度系数 {rating}</translation>
    </message>
    <message>
        <source>beyond the scale of Sudoku Explainer</source>
        <translation>超出 Sudoku Explainer 的难度系数范围</translation>
    </message>
    <message>
        <source>Digging score {score}: {level}</source>
        <translation>挖洞评分 {score}（{level}）</translation>
    </message>
    <message>
        <source>points × weight</source>
        <translation>得分 × 权重</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>提示数</translation>
    </message>
    <message>
        <source>Least in a row or column</source>
        <translation>行列中最少的提示数</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>搜索次数</translation>
    </message>
    <message>
        <source>This level goes by givens and searches, not by technique: even “{level}” may be easy.</source>
        <translation>这个级别只看提示数和搜索次数，不看技巧，“{level}”的题目也可能很容易。</translation>
    </message>
    <message>
        <source>daily puzzle of {day}</source>
        <translation>{day}的每日一题</translation>
    </message>
    <message>
        <source>Daily, {day}</source>
        <translation>每日一题，{day}</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>第 {number}/{count} 题</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy 年 M 月 d 日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <translation>M 月 d 日</translation>
    </message>
    <message>
        <source>Sudoku {level} {day}</source>
        <translation>数独 {level} {day}</translation>
    </message>
    <message>
        <source>Daily Sudoku {day} {level}</source>
        <translation>每日一题 {day} {level}</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens</source>
        <translation>
            <numerusform>{count} 个提示数</numerusform>
        </translation>
    </message>
    <message>
        <source>any right filling counts</source>
        <translation>填对任意一个解即可</translation>
    </message>
    <message>
        <source>puzzle {number} of {count}</source>
        <translation>第 {number}/{count} 题</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>种子 {seed}</translation>
    </message>
    <message>
        <source>No givens</source>
        <translation>没有提示数</translation>
    </message>
    <message>
        <source>Difficulty {rating} (Sudoku Explainer)</source>
        <translation>SE 难度系数 {rating}（Sudoku Explainer）</translation>
    </message>
    <message>
        <source>By the digging paper: {level}, score {score}</source>
        <translation>按挖洞论文：{level}，评分 {score}</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>题目规则</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>详解</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
</context>
<context>
    <name>SudokuCards</name>
    <message>
        <source>Row by row, from cell to cell</source>
        <translation>逐行逐格输入</translation>
    </message>
    <message>
        <source>leaves the cell empty</source>
        <translation>将该格留空</translation>
    </message>
    <message>
        <source>takes back the last</source>
        <translation>撤回刚才的输入</translation>
    </message>
    <message>
        <source>back to the game</source>
        <translation>回到之前的题目</translation>
    </message>
    <message>
        <source>+ digit</source>
        <translation>+ 数字</translation>
    </message>
    <message>
        <source>{key}: Notes, Corner, Colour</source>
        <translation>{key}：切换输入方式</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
</context>
<context>
    <name>SudokuController</name>
    <message>
        <source>&amp;Puzzle</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>今日题目</translation>
    </message>
    <message>
        <source>Today’s variant</source>
        <translation>今日变型数独</translation>
    </message>
</context>
<context>
    <name>SudokuFinish</name>
    <message>
        <source>Solved. Well done!</source>
        <translation>完成，真棒！</translation>
    </message>
    <message>
        <source>Next of the list</source>
        <translation>列表中的下一题</translation>
    </message>
    <message>
        <source>Next of this kind</source>
        <translation>再来一题</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>没有填错</translation>
    </message>
    <message numerus="yes">
        <source>{count} mistakes</source>
        <translation>
            <numerusform>填错 {count} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved: {count} days in a row</source>
        <translation>
            <numerusform>已完成：连续 {count} 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hints</source>
        <translation>
            <numerusform>提示 {count} 次</numerusform>
        </translation>
    </message>
    <message>
        <source>solution shown, so not counted</source>
        <translation>看过答案，不计入成绩</translation>
    </message>
    <message>
        <source>as predicted</source>
        <translation>与预计相当</translation>
    </message>
    <message>
        <source>{time} faster than predicted</source>
        <translation>比预计快 {time}</translation>
    </message>
    <message>
        <source>{time} slower than predicted</source>
        <translation>比预计慢 {time}</translation>
    </message>
    <message>
        <source>predicted {time}</source>
        <translation>预计 {time}</translation>
    </message>
    <message>
        <source>best {time}</source>
        <translation>最佳 {time}</translation>
    </message>
    <message>
        <source>Beyond the techniques known here</source>
        <translation>超出已知技巧的范围</translation>
    </message>
    <message>
        <source>{time} of thought before {cells}</source>
        <translation>{cells} 之前想了 {time}</translation>
    </message>
    <message>
        <source>found</source>
        <translation>自己找到</translation>
    </message>
    <message>
        <source>with a hint</source>
        <translation>看了提示</translation>
    </message>
    <message>
        <source>tried out</source>
        <translation>试出来的</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>没看出来</translation>
    </message>
    <message>
        <source>Practise: {technique}</source>
        <translation>练习：{technique}</translation>
    </message>
    <message>
        <source>positions for this technique solved</source>
        <translation>已完成的同一技巧练习</translation>
    </message>
    <message>
        <source>puzzles of these rules and this level solved</source>
        <translation>已完成的同规则同级题</translation>
    </message>
    <message>
        <source>{level} puzzles solved</source>
        <translation>已完成的{level}题</translation>
    </message>
    <message>
        <source>{technique} in {cells}</source>
        <translation>{technique}（{cells}）</translation>
    </message>
    <message>
        <source>Techniques: {how}</source>
        <translation>技巧：{how}</translation>
    </message>
    <message>
        <source>{count} found alone</source>
        <translation>自己找到 {count} 个</translation>
    </message>
    <message>
        <source>with a hint: {names}</source>
        <translation>看了提示：{names}</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names}，另有 {count} 个</translation>
    </message>
    <message>
        <source>missed: {names}</source>
        <translation>没看出来：{names}</translation>
    </message>
    <message>
        <source>Solved: your best time</source>
        <translation>已完成：最佳成绩</translation>
    </message>
    <message>
        <source>best before {time}</source>
        <translation>此前最佳 {time}</translation>
    </message>
    <message>
        <source>your usual {time}</source>
        <translation>平时 {time}</translation>
    </message>
    <message>
        <source>{variant} of this level solved</source>
        <translation>已完成的同级{variant}题</translation>
    </message>
</context>
<context>
    <name>SudokuHint</name>
    <message>
        <source>All done</source>
        <translation>已经完成</translation>
    </message>
    <message>
        <source>About this puzzle</source>
        <translation>关于这道题</translation>
    </message>
    <message>
        <source>First, a second look</source>
        <translation>先回头看看</translation>
    </message>
    <message>
        <source>First, your notes</source>
        <translation>先看看笔记</translation>
    </message>
    <message>
        <source>Where to look</source>
        <translation>看哪里</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>要找什么</translation>
    </message>
    <message>
        <source>This is what is practised here: {technique}.</source>
        <translation>这里要练习的是：{technique}。</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>Link {number} of {count}</source>
        <translation>第 {number} 环，共 {count} 环</translation>
    </message>
    <message>
        <source>Reason: {number} of {count}</source>
        <translation>理由：第 {number} 点，共 {count} 点</translation>
    </message>
    <message>
        <source>Mend the notes</source>
        <translation>修正笔记</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>All the digits are right so far.</source>
        <translation>已填的数字目前都正确。</translation>
    </message>
    <message>
        <source>Tell me more</source>
        <translation>再多说一点</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>详解</translation>
    </message>
    <message>
        <source>Apply</source>
        <comment>enters a digit</comment>
        <translation>填入</translation>
    </message>
    <message>
        <source>Apply</source>
        <comment>takes candidates away</comment>
        <translation>删去</translation>
    </message>
    <message>
        <source>More about this technique</source>
        <translation>详解这个技巧</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>直接看结论</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>strong: if not, then</source>
        <translation>强链关系：若假则真</translation>
    </message>
    <message numerus="yes">
        <source>Put the notes back</source>
        <translation>
            <numerusform>补回这些笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Back {count} moves</source>
        <translation>
            <numerusform>退回 {count} 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits can be placed.</source>
        <translation>
            <numerusform>能填 {count} 个数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates can be struck out.</source>
        <translation>
            <numerusform>能删去 {count} 个候选数。</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the {digit} away</source>
        <translation>去掉这个 {digit}</translation>
    </message>
    <message>
        <source>Take {count} wrong digits away</source>
        <translation>去掉 {count} 个填错的数字</translation>
    </message>
    <message>
        <source>Undo brings back whatever you take away.</source>
        <translation>去掉的数字可用“撤销”恢复原状。</translation>
    </message>
    <message numerus="yes">
        <source>Back to when all was right ({count} moves)</source>
        <translation>
            <numerusform>退回到出错之前（{count} 步）</numerusform>
        </translation>
    </message>
    <message>
        <source>weak: if so, then not</source>
        <translation>弱链关系：若真则假</translation>
    </message>
    <message>
        <source>Can you see it on the board?</source>
        <translation>在盘面上看出来了吗？</translation>
    </message>
    <message>
        <source>Why not {digit} in {cell}?</source>
        <translation>{cell} 为什么不是 {digit}？</translation>
    </message>
    <message>
        <source>Why {digit} in {cell}?</source>
        <translation>{cell} 为什么是 {digit}？</translation>
    </message>
    <message>
        <source>{before} {after}</source>
        <translation>{before}{after}</translation>
    </message>
    <message>
        <source>Look at {place}.</source>
        <translation>看看{place}。</translation>
    </message>
    <message>
        <source>Look around {cells}.</source>
        <translation>看看 {cells} 附近。</translation>
    </message>
    <message>
        <source>No step is known that goes on from here.</source>
        <translation>从这里起没有已知的下一步。</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>题目已解开。</translation>
    </message>
    <message>
        <source>Not right: {cells}.</source>
        <translation>不对：{cells}。</translation>
    </message>
    <message>
        <source>{reason} So there is no step to show.</source>
        <translation>{reason}所以没有可以提示的步骤。</translation>
    </message>
    <message>
        <source>Nothing speaks against it: it is right.</source>
        <translation>没有理由排除它：它是对的。</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>The lesson on this</source>
        <translation>相关的课程</translation>
    </message>
    <message>
        <source>It is wrong, but no short reason is known.</source>
        <translation>它不对，但没有已知的简短理由。</translation>
    </message>
    <message>
        <source>Last cell</source>
        <translation>最后一格</translation>
    </message>
    <message>
        <source>Only one cell of the house is empty.</source>
        <translation>这个区域只剩一个空白格。</translation>
    </message>
    <message>
        <source>Hidden Single</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>A digit has only one place left in its house.</source>
        <translation>某个数字在区域里只剩一个位置。</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>唯一余数</translation>
    </message>
    <message>
        <source>A cell has only one digit left.</source>
        <translation>某个单元格只剩一个数字。</translation>
    </message>
    <message>
        <source>One digit left by a rule</source>
        <translation>规则只留一个数字</translation>
    </message>
    <message>
        <source>A single rule leaves a cell only one digit.</source>
        <translation>单凭一条规则，单元格就只剩一个数字。</translation>
    </message>
    <message>
        <source>Try which digits can still keep the rule.</source>
        <translation>试一试哪些数字还能满足这条规则。</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>区块</translation>
    </message>
    <message>
        <source>All places of a digit in one house see the same cell.</source>
        <translation>某个数字在区域里的所有位置都能看到同一个单元格。</translation>
    </message>
    <message>
        <source>What a rule must hold</source>
        <translation>规则必含的数字</translation>
    </message>
    <message>
        <source>A rule needs a digit, and all its places see a cell.</source>
        <translation>规则必须含有某个数字，而它的所有位置都能看到同一个单元格。</translation>
    </message>
    <message>
        <source>Whatever the cell is</source>
        <translation>无论填几</translation>
    </message>
    <message>
        <source>Every digit of a cell excludes the same candidate.</source>
        <translation>单元格无论填哪个数字，都会排除同一个候选数。</translation>
    </message>
    <message>
        <source>Naked Subset</source>
        <translation>显性数组</translation>
    </message>
    <message>
        <source>A few cells share as many digits between them.</source>
        <translation>几个单元格恰好共用同样多的数字。</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>In some lines a digit stands only where others cross.</source>
        <translation>某个数字在几条线里只出现在与另几条线相交的地方。</translation>
    </message>
    <message>
        <source>Law of Leftovers</source>
        <translation>余数法则</translation>
    </message>
    <message>
        <source>Lines and regions share most cells; compare the rest.</source>
        <translation>几条线与同样多的区域大部分格相同，比较各自余下的格。</translation>
    </message>
    <message>
        <source>Innies and outies</source>
        <translation>内余与外余</translation>
    </message>
    <message>
        <source>A house adds up to a known sum, and so do its cages.</source>
        <translation>区域的总和已知，其中各笼的和也已知。</translation>
    </message>
    <message>
        <source>Rules that share a house</source>
        <translation>同处一个区域的规则</translation>
    </message>
    <message>
        <source>Rules together</source>
        <translation>几条规则一起用</translation>
    </message>
    <message>
        <source>{rule}: one digit left</source>
        <translation>{rule}：只剩一个数字</translation>
    </message>
    <message>
        <source>{rule}: what it leaves</source>
        <translation>{rule}：余下的可能</translation>
    </message>
    <message>
        <source>{rule}: what it must hold</source>
        <translation>{rule}：必含的数字</translation>
    </message>
    <message>
        <source>Several rules need their digits in the same house.</source>
        <translation>几条规则在同一个区域里都需要自己的数字。</translation>
    </message>
    <message>
        <source>What a rule excludes</source>
        <translation>按规则排除</translation>
    </message>
    <message>
        <source>What one rule leaves, another one forbids.</source>
        <translation>一条规则允许的，另一条规则禁止。</translation>
    </message>
    <message>
        <source>Chain through rules</source>
        <translation>规则之链</translation>
    </message>
    <message>
        <source>Follow a candidate from rule to rule.</source>
        <translation>让一个候选数沿着一条条规则推下去。</translation>
    </message>
    <message>
        <source>Contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Follow a candidate until something breaks.</source>
        <translation>沿着一个候选数推下去，直到出现矛盾。</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>分情况</translation>
    </message>
    <message>
        <source>Every case leads to the same.</source>
        <translation>每种情况都得出同样的结果。</translation>
    </message>
    <message>
        <source>Suppose</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Suppose a candidate, and see what breaks.</source>
        <translation>假设一个候选数成立，看看哪里出错。</translation>
    </message>
</context>
<context>
    <name>SudokuInfo</name>
    <message>
        <source>About this puzzle</source>
        <translation>关于本题</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells to go</source>
        <translation>
            <numerusform>还剩 {count} 格</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SudokuKeySheet</name>
    <message>
        <source>Enter a digit</source>
        <translation>填数字</translation>
    </message>
    <message>
        <source>Empty a cell</source>
        <translation>清除</translation>
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
        <source>Corner note</source>
        <translation>角标</translation>
    </message>
    <message>
        <source>Enter a digit above nine</source>
        <translation>填入 9 以上的数字</translation>
    </message>
    <message>
        <source>Paint a cell</source>
        <translation>给单元格上色</translation>
    </message>
    <message>
        <source>Change the way of entering</source>
        <translation>切换输入方式</translation>
    </message>
    <message>
        <source>Enter the locked digit</source>
        <translation>填入锁定的数字</translation>
    </message>
    <message>
        <source>Unlock the digit, drop a selection</source>
        <translation>解除锁定的数字，取消多选</translation>
    </message>
    <message>
        <source>Point out where a digit can go</source>
        <translation>筛选某个数字能填的空白格</translation>
    </message>
    <message>
        <source>Point out where it cannot</source>
        <translation>筛选它不能填的空白格</translation>
    </message>
    <message>
        <source>Point out cells with two candidates</source>
        <translation>筛选双值格</translation>
    </message>
    <message>
        <source>Point out the digit before or after</source>
        <translation>筛选上一个或下一个数字</translation>
    </message>
    <message>
        <source>First or last row</source>
        <translation>第一行或最后一行</translation>
    </message>
    <message>
        <source>Top or bottom of the column</source>
        <translation>本列顶端或底端</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>下一个空白格</translation>
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
        <source>Notes: take a note away</source>
        <translation>笔记：去掉一个笔记</translation>
    </message>
    <message>
        <source>Digits: place a candidate</source>
        <translation>数字：填入一个候选数</translation>
    </message>
    <message>
        <source>Double click on it</source>
        <translation>双击它</translation>
    </message>
    <message>
        <source>Select all cells with a digit</source>
        <translation>选中所有相同的数字</translation>
    </message>
    <message>
        <source>Double click on one</source>
        <translation>双击其中一个</translation>
    </message>
    <message>
        <source>Select several cells with the mouse</source>
        <translation>用鼠标选中多个单元格</translation>
    </message>
    <message>
        <source>Drag, Ctrl+click, Shift+click</source>
        <translation>拖动、Ctrl + 单击、Shift + 单击</translation>
    </message>
    <message>
        <source>A locked digit as a note</source>
        <translation>把锁定的数字填为笔记</translation>
    </message>
    <message>
        <source>Shift+click, right click</source>
        <translation>Shift + 单击、右键单击</translation>
    </message>
    <message>
        <source>A locked colour on a candidate</source>
        <translation>用锁定的颜色给候选数上色</translation>
    </message>
    <message>
        <source>A locked colour on the whole cell</source>
        <translation>用锁定的颜色给整个单元格上色</translation>
    </message>
    <message>
        <source>All that can be done to a cell</source>
        <translation>单元格的所有操作</translation>
    </message>
    <message>
        <source>Right click, Menu key</source>
        <translation>右键单击、菜单键</translation>
    </message>
    <message>
        <source>Click on it</source>
        <translation>单击它</translation>
    </message>
    <message>
        <source>Note (candidate)</source>
        <translation>笔记（候选数）</translation>
    </message>
    <message>
        <source>Notes: note a digit in the current cell</source>
        <translation>笔记：在当前格标出一个数字</translation>
    </message>
    <message>
        <source>Click its place</source>
        <translation>单击它的位置</translation>
    </message>
    <message>
        <source>Next or previous empty cell</source>
        <translation>下一个或上一个空白格</translation>
    </message>
</context>
<context>
    <name>SudokuLibrary</name>
    <message>
        <source>Composed puzzles</source>
        <translation>设计的题目</translation>
    </message>
    <message>
        <source>The puzzle is in the library now, in “{name}”.</source>
        <translation>题目已存入题库的“{name}”。</translation>
    </message>
    <message>
        <source>The library has had this puzzle before.</source>
        <translation>题库中已有这道题。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>查看</translation>
    </message>
</context>
<context>
    <name>SudokuMaskModel</name>
    <message>
        <source>row {row}, column {column}, drawn</source>
        <translation>第 {row} 行第 {column} 列，已画</translation>
    </message>
    <message>
        <source>row {row}, column {column}, not drawn</source>
        <translation>第 {row} 行第 {column} 列，未画</translation>
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
        <translation>空白格</translation>
    </message>
    <message>
        <source>in doubt</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>notes {digits}</source>
        <translation>笔记 {digits}</translation>
    </message>
    <message>
        <source>corner notes {digits}</source>
        <translation>角标 {digits}</translation>
    </message>
    <message>
        <source>hypothesis</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>note {digit} {colour}</source>
        <translation>笔记 {digit} {colour}</translation>
    </message>
    <message>
        <source>missing notes {digits}</source>
        <translation>缺少笔记 {digits}</translation>
    </message>
    <message>
        <source>impossible notes {digits}</source>
        <translation>不可能的笔记 {digits}</translation>
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
        <source>framed</source>
        <translation>框出的格</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>已标记</translation>
    </message>
    <message>
        <source>struck out {digits}</source>
        <translation>已划掉 {digits}</translation>
    </message>
    <message>
        <source>open: {digits} occur</source>
        <translation>未定，可能是 {digits}</translation>
    </message>
    <message>
        <source>{digit} in every solution</source>
        <translation>在所有解中都是 {digit}</translation>
    </message>
    <message>
        <source>could be left out</source>
        <translation>可以去掉</translation>
    </message>
    <message>
        <source>empty partner</source>
        <translation>对称格为空</translation>
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
    <name>SudokuOptions</name>
    <message>
        <source>&amp;Givens from</source>
        <translation>提示数(&amp;G)</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>最少提示数</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>最多提示数</translation>
    </message>
    <message>
        <source>&amp;Minimal: no given can be left out</source>
        <translation>最小题：提示数一个也不能少(&amp;M)</translation>
    </message>
    <message>
        <source>SE rat&amp;ing from</source>
        <translation>SE 难度系数(&amp;I)</translation>
    </message>
    <message>
        <source>By Sudoku Explainer; the level follows from it.</source>
        <translation>按 Sudoku Explainer 评定；难度级别随之而定。</translation>
    </message>
    <message>
        <source>Lowest SE rating</source>
        <translation>最低 SE 难度系数</translation>
    </message>
    <message>
        <source>Highest SE rating</source>
        <translation>最高 SE 难度系数</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>The same seed and choices give the same puzzle again.</source>
        <translation>种子和选项都相同时，得到的题目也相同。</translation>
    </message>
    <message>
        <source>One &amp;key step: a single step beyond level “Hard”</source>
        <translation>仅一处难点：只有一步超出“困难”级别(&amp;K)</translation>
    </message>
</context>
<context>
    <name>SudokuPad</name>
    <message>
        <source>Erase</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Fill notes</source>
        <translation>自动填笔记</translation>
    </message>
    <message>
        <source>Note every digit that the rules allow, and mend the rest</source>
        <translation>填入规则允许的所有笔记，并修正其余的</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Erase the pair</source>
        <translation>清除这一对</translation>
    </message>
    <message>
        <source>Point out where the cursor’s digit, or the next you choose, can still go</source>
        <translation>标出光标所在的数字（或接着所选的数字）还能填在哪些格</translation>
    </message>
    <message>
        <source>Erase the cell and its partners</source>
        <translation>清除该格及其对称格</translation>
    </message>
    <message>
        <source>Way of entering</source>
        <translation>输入方式</translation>
    </message>
    <message>
        <source>Enter digits</source>
        <translation>输入数字</translation>
    </message>
    <message>
        <source>Enter corner notes: the few places of a digit in its box</source>
        <translation>输入角标：写在格子四角，标出一宫中某个数字的少数几个位置</translation>
    </message>
    <message>
        <source>Enter notes: the digits that can stand in the cell</source>
        <translation>输入笔记：写在格子中间，列出这一格可能的数字</translation>
    </message>
    <message>
        <source>Paint cells</source>
        <translation>给单元格上色</translation>
    </message>
    <message>
        <source>Colour {digit}, {name}</source>
        <translation>颜色 {digit}，{name}</translation>
    </message>
    <message>
        <source>Digit {digit}</source>
        <translation>数字 {digit}</translation>
    </message>
    <message>
        <source>Digit {digit}, {count} to place</source>
        <translation>数字 {digit}，还剩 {count} 个</translation>
    </message>
    <message>
        <source>Digit {digit}, {count} too many</source>
        <translation>数字 {digit}，多填了 {count} 个</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角标</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
</context>
<context>
    <name>SudokuStep</name>
    <message>
        <source>step {number} of {count}</source>
        <translation>第 {number} 步，共 {count} 步</translation>
    </message>
    <message>
        <source>about {count} min left</source>
        <translation>约剩 {count} 分钟</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到 1 分钟</translation>
    </message>
    <message>
        <source>the puzzle is solved</source>
        <translation>题目已解出</translation>
    </message>
    <message>
        <source>no further step is known</source>
        <translation>没有已知的下一步</translation>
    </message>
</context>
<context>
    <name>SudokuTyping</name>
    <message>
        <source>Play it</source>
        <translation>开始解题</translation>
    </message>
    <message>
        <source>{key} leaves the cell empty</source>
        <translation>{key}：此格留空</translation>
    </message>
    <message>
        <source>Type in the givens of your puzzle, then play it.</source>
        <translation>请填入题目的提示数，然后开始解题。</translation>
    </message>
    <message>
        <source>The puzzle has exactly one solution.</source>
        <translation>这道题有唯一解。</translation>
    </message>
</context>
<context>
    <name>SudokuView</name>
    <message>
        <source>Sudoku board</source>
        <translation>数独盘面</translation>
    </message>
    <message>
        <source>Tab and Shift+Tab go to the next and the previous empty cell. Ctrl+Tab or F6 leaves the board.</source>
        <translation>按 Tab 和 Shift+Tab 移到下一个和上一个空白格；按 Ctrl+Tab 或 F6 离开盘面。</translation>
    </message>
    <message>
        <source>Tab leaves the board.</source>
        <translation>按 Tab 离开盘面。</translation>
    </message>
</context>
<context>
    <name>SymmetryGuide</name>
    <message>
        <source>No symmetry</source>
        <translation>无对称</translation>
    </message>
</context>
<context>
    <name>TechniqueChoice</name>
    <message>
        <source>At any &amp;level that has what must come up</source>
        <translation>级别不限，只要用到必须的技巧(&amp;L)</translation>
    </message>
</context>
<context>
    <name>TechniqueList</name>
    <message>
        <source>Search for a technique</source>
        <translation>搜索技巧</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
</context>
<context>
    <name>TechniqueOptions</name>
    <message>
        <source>Must</source>
        <translation>必须</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Not</source>
        <translation>不得</translation>
    </message>
    <message>
        <source>Space: must come up, must not come up, either.</source>
        <translation>空格键切换：必须用到、不得用到、不限。</translation>
    </message>
    <message>
        <source>{count} must</source>
        <translation>必须 {count} 项</translation>
    </message>
    <message>
        <source>{count} not</source>
        <translation>不得 {count} 项</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>{technique}, must come up</source>
        <translation>{technique}，必须用到</translation>
    </message>
    <message>
        <source>{technique}, must not come up</source>
        <translation>{technique}，不得用到</translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Singles</source>
        <translation>排除与唯一余数</translation>
    </message>
    <message>
        <source>Locked candidates</source>
        <translation>区块</translation>
    </message>
    <message>
        <source>Pairs, triples, quads</source>
        <translation>数对与数组</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>鱼</translation>
    </message>
    <message>
        <source>Finned and sashimi fish</source>
        <translation>鳍鱼与退化鱼</translation>
    </message>
    <message>
        <source>Strong links of one digit</source>
        <translation>同数强链</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Wing 类</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>唯一性</translation>
    </message>
    <message>
        <source>Colouring</source>
        <translation>染色</translation>
    </message>
    <message>
        <source>Chains</source>
        <translation>链</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>待定数组</translation>
    </message>
    <message>
        <source>Franken and mutant fish</source>
        <translation>宫内鱼与交叉鱼</translation>
    </message>
    <message>
        <source>Exocets and multi-sector sets</source>
        <translation>飞鱼导弹与跨区数组</translation>
    </message>
    <message>
        <source>Impossible patterns</source>
        <translation>矛盾结构</translation>
    </message>
    <message>
        <source>Last resorts</source>
        <translation>强制链与模板</translation>
    </message>
    <message>
        <source>Killer cages</source>
        <translation>杀手笼</translation>
    </message>
    <message>
        <source>Regions of any form</source>
        <translation>任意形状的区域</translation>
    </message>
    <message>
        <source>Thermometers, arrows and lines</source>
        <translation>温度计、箭头和线</translation>
    </message>
    <message>
        <source>Dots and marks</source>
        <translation>点和标记</translation>
    </message>
    <message>
        <source>Clues at the edge</source>
        <translation>盘外提示</translation>
    </message>
</context>
<context>
    <name>TimeBox</name>
    <message>
        <source>Time of a move</source>
        <translation>每手用时</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Moves</source>
        <translation>步骤</translation>
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
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Time played: {time}</source>
        <translation>用时：{time}</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
</context>
<context>
    <name>TournamentDesk</name>
    <message>
        <source>Tournament {date}</source>
        <translation>循环赛 {date}</translation>
    </message>
    <message>
        <source>{name} is no longer in the list of engines; choose it again first.</source>
        <translation>{name} 已不在引擎列表中；请先重新选择它。</translation>
    </message>
    <message>
        <source>Choose a file of openings</source>
        <translation>选择开局文件</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {count} openings</source>
        <translation>
            <numerusform>{name}：{count} 个开局</numerusform>
        </translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>循环赛</translation>
    </message>
    <message>
        <source>{done} of {total} games</source>
        <translation>已下 {done} / {total} 局</translation>
    </message>
    <message>
        <source>{seconds} s a move</source>
        <translation>每手 {seconds} 秒</translation>
    </message>
    <message>
        <source>drawn ({reason})</source>
        <translation>和棋（{reason}）</translation>
    </message>
    <message>
        <source>{name} won ({reason})</source>
        <translation>{name} 胜（{reason}）</translation>
    </message>
    <message>
        <source>The tournament is running</source>
        <translation>循环赛进行中</translation>
    </message>
    <message>
        <source>The tournament is over; {name} has most points.</source>
        <translation>循环赛已结束，{name} 积分最高。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>The tournament cannot be logged: {reason}. It has stopped.</source>
        <translation>无法写入比赛记录：{reason}。循环赛已停止。</translation>
    </message>
    <message>
        <source>{name}, game {number}</source>
        <translation>{name}，第 {number} 局</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>Table</source>
        <translation>总表</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>A double click opens the game.</source>
        <translation>双击可打开对局。</translation>
    </message>
    <message>
        <source>Show in &amp;library</source>
        <translation>在题库中显示(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;New tournament…</source>
        <translation>新建循环赛(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>Elo: 0 is the average; the true rating lies in the interval 95 times of 100. Who has won or lost every game has an open one.</source>
        <translation>Elo 以 0 分为平均水平；真实等级分有 95% 的可能落在区间内。全胜或全负者的区间有一端开放。</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Looking through the game… {share} %</source>
        <translation>正在检查整局棋… {share}%</translation>
    </message>
    <message>
        <source>Stopped after {number} of {count} positions.</source>
        <translation>已停止，检查了 {count} 个局面中的 {number} 个。</translation>
    </message>
    <message>
        <source>No move cost either side much.</source>
        <translation>双方都没有损失较大的着法。</translation>
    </message>
    <message>
        <source>{point} was better</source>
        <translation>{point} 更好</translation>
    </message>
</context>
<context>
    <name>UnfoldingDialog</name>
    <message>
        <source>Hide &amp;options</source>
        <translation>收起选项(&amp;O)</translation>
    </message>
    <message>
        <source>M&amp;ore options ({count})</source>
        <translation>更多选项（{count}）(&amp;O)</translation>
    </message>
    <message>
        <source>M&amp;ore options</source>
        <translation>更多选项(&amp;O)</translation>
    </message>
</context>
<context>
    <name>Variant</name>
    <message>
        <source>{kind} · {level}</source>
        <translation>{kind} · {level}</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>对角线</translation>
    </message>
    <message>
        <source>No digit stands twice on a diagonal.</source>
        <translation>每条对角线上数字不重复。</translation>
    </message>
    <message>
        <source>Windoku</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Each of the four windows holds 1 to 9, too.</source>
        <translation>四个窗口也各填 1 到 9。</translation>
    </message>
    <message>
        <source>Jigsaw</source>
        <translation>锯齿</translation>
    </message>
    <message>
        <source>Regions of any form take the place of boxes.</source>
        <translation>形状不规则的区域代替宫。</translation>
    </message>
    <message>
        <source>Killer</source>
        <translation>杀手</translation>
    </message>
    <message>
        <source>A dashed cage adds up to its sum, and no digit is in it twice.</source>
        <translation>虚线笼内数字之和等于标出的数，且不重复。</translation>
    </message>
    <message>
        <source>Thermo</source>
        <translation>温度计</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>The digits along an arrow add up to the number in its circle.</source>
        <translation>箭头上的数字之和等于圆圈中的数。</translation>
    </message>
    <message>
        <source>Kropki</source>
        <translation>黑白点</translation>
    </message>
    <message>
        <source>XV</source>
        <translation>XV</translation>
    </message>
    <message>
        <source>Sandwich</source>
        <translation>三明治</translation>
    </message>
    <message>
        <source>A number outside is the sum of the digits between 1 and 9.</source>
        <translation>盘外的数是该行或列中 1 与 9 之间的数字之和。</translation>
    </message>
    <message>
        <source>Little killer</source>
        <translation>小杀手</translation>
    </message>
    <message>
        <source>Anti-knight</source>
        <translation>无马</translation>
    </message>
    <message>
        <source>Even-odd</source>
        <translation>奇偶</translation>
    </message>
    <message>
        <source>6 × 6</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>Each row, column and box holds 1 to 6.</source>
        <translation>每行、每列、每宫各填 1 到 6。</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>Each row, column and box holds 1 to 4.</source>
        <translation>每行、每列、每宫各填 1 到 4。</translation>
    </message>
    <message>
        <source>Disjoint groups</source>
        <translation>同位</translation>
    </message>
    <message>
        <source>Anti-king</source>
        <translation>无缘</translation>
    </message>
    <message>
        <source>Non-consecutive</source>
        <translation>不连续</translation>
    </message>
    <message>
        <source>No two neighbours differ by 1.</source>
        <translation>相邻两格的数字不相差 1。</translation>
    </message>
    <message>
        <source>Quadruple</source>
        <translation>四格提示</translation>
    </message>
    <message>
        <source>Minimum and maximum</source>
        <translation>极小与极大</translation>
    </message>
    <message>
        <source>Slow thermo</source>
        <translation>慢温度计</translation>
    </message>
    <message>
        <source>Double arrow</source>
        <translation>双头箭头</translation>
    </message>
    <message>
        <source>Palindrome</source>
        <translation>回文线</translation>
    </message>
    <message>
        <source>Renban</source>
        <translation>连续线</translation>
    </message>
    <message>
        <source>Whispers</source>
        <translation>耳语线</translation>
    </message>
    <message>
        <source>Between</source>
        <translation>夹值线</translation>
    </message>
    <message>
        <source>Region sum</source>
        <translation>分宫等和线</translation>
    </message>
    <message>
        <source>Zipper</source>
        <translation>拉链线</translation>
    </message>
    <message>
        <source>Digits as far from the ends of a line add up to its middle.</source>
        <translation>与线的两端等距的两个数字之和等于中点的数字。</translation>
    </message>
    <message>
        <source>Entropic</source>
        <translation>熵线</translation>
    </message>
    <message>
        <source>Modular</source>
        <translation>模线</translation>
    </message>
    <message>
        <source>Three neighbours on a line leave three remainders by 3.</source>
        <translation>线上相邻三格的数字除以 3 的余数各不相同。</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>楼高</translation>
    </message>
    <message>
        <source>X-sum</source>
        <translation>X 和</translation>
    </message>
    <message>
        <source>A region with one place left for a digit finds every digit.</source>
        <translation>只看某个数字在宫中还剩哪个位置，就能填完。</translation>
    </message>
    <message>
        <source>Also rows and columns, and a rule that leaves one digit.</source>
        <translation>还要看行和列，以及让一格只剩一个数字的规则。</translation>
    </message>
    <message>
        <source>Also naked singles, pairs, and the bounds of one rule.</source>
        <translation>还要用唯一余数、数对和单条规则的范围。</translation>
    </message>
    <message>
        <source>Also triples, fish, and several rules at once; notes help.</source>
        <translation>还要用三数组、鱼和几条规则的配合，记笔记会有帮助。</translation>
    </message>
</context>
<context>
    <name>WalkBar</name>
    <message>
        <source>One step back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>The puzzle you left is among the earlier games.</source>
        <translation>刚才的题目已保存，可在“之前的游戏”中找到。</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>继续输入</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>第 {number} 题</translation>
    </message>
    <message>
        <source>English</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>数独盘面</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>第 {row} 行第 {column} 列</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空白格</translation>
    </message>
    <message>
        <source>{digit}, given</source>
        <translation>提示数 {digit}</translation>
    </message>
    <message>
        <source>notes {digits}</source>
        <translation>笔记 {digits}</translation>
    </message>
    <message>
        <source>Right: the puzzle is solved.</source>
        <translation>正确：题目已解出。</translation>
    </message>
    <message>
        <source>The board is full, but something is wrong.</source>
        <translation>盘面已填满，但有填错的地方。</translation>
    </message>
    <message>
        <source>A digit stands twice where it is marked.</source>
        <translation>标出的数字重复了。</translation>
    </message>
    <message>
        <source>Still empty: {count}. No digit stands twice; the solution is compared at the end.</source>
        <translation>还空 {count} 格，没有重复的数字；填满后再与答案比对。</translation>
    </message>
    <message>
        <source>No digit stands twice. More cannot be said: there is not exactly one solution.</source>
        <translation>没有重复的数字。此题没有唯一解，无法进一步检查。</translation>
    </message>
    <message>
        <source>Arrow keys move, digits are typed. Space turns notes on and off, Shift with a digit makes the other. Ctrl+Z takes back.</source>
        <translation>方向键移动，数字键填数；空格键开关笔记，按住 Shift 则临时换成另一种；Ctrl+Z 撤销。</translation>
    </message>
    <message>
        <source>Scripts are off: the puzzles can be read and printed, but not played here.</source>
        <translation>浏览器停用了脚本：可以看题和打印，但不能在这里做题。</translation>
    </message>
</context>
<context>
    <name>WelcomeCard</name>
    <message>
        <source>New to Sudoku?</source>
        <translation>第一次玩数独？</translation>
    </message>
    <message>
        <source>A course shows the rules and how digits are found, in a few minutes a lesson.</source>
        <translation>课程先讲规则，再讲怎样找出数字，每课只要几分钟。</translation>
    </message>
    <message>
        <source>Start the course</source>
        <translation>开始课程</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>直接开始解题</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>hypothesis</source>
        <translation>假设中</translation>
    </message>
    <message>
        <source>What you enter from now on is a hypothesis, in an ink of its own.</source>
        <translation>从现在起填写的内容都属于假设，用另一种颜色显示。</translation>
    </message>
    <message>
        <source>The hypothesis is part of the game now.</source>
        <translation>已采纳假设。</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>The hypothesis is dropped.</source>
        <translation>已放弃假设。</translation>
    </message>
</context>
<context>
    <name>WordsField</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Print the puzzles of a file</source>
        <translation>打印文件中的题目</translation>
    </message>
    <message>
        <source>Puzzles ({patterns})</source>
        <translation>题目 ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Only the first {most} are printed at once.</source>
        <translation>一次最多打印前 {most} 题。</translation>
    </message>
    <message>
        <source>PDF ({patterns})</source>
        <translation>PDF ({patterns})</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>另存为 PDF</translation>
    </message>
    <message>
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
    <message>
        <source>There is no printer here. Save a PDF, and print that elsewhere.</source>
        <translation>这里没有打印机。请另存为 PDF，再到别处打印。</translation>
    </message>
    <message>
        <source>Sent to the printer “{name}”.</source>
        <translation>已发送到打印机“{name}”。</translation>
    </message>
    <message>
        <source>The printer “{name}” did not take the pages.</source>
        <translation>打印机“{name}”没有接受这些页面。</translation>
    </message>
</context>
<context>
    <name>WritingAs</name>
    <message>
        <source>Written: {name}</source>
        <translation>已写入：{name}</translation>
    </message>
</context>
<context>
    <name>WrittenRulesCard</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Write my own…</source>
        <translation>自己写…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>修改…</translation>
    </message>
    <message>
        <source>As drawn</source>
        <translation>按图形重写</translation>
    </message>
    <message>
        <source>Lets the program write the rules as they are drawn now.</source>
        <translation>由程序按现在的图形重新写出规则。</translation>
    </message>
</context>
<context>
    <name>shelves</name>
    <message>
        <source>&amp;Rename this collection…</source>
        <translation>重命名此题集(&amp;R)…</translation>
    </message>
</context>
</TS>
