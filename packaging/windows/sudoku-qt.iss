; SPDX-License-Identifier: MIT
; The installer for Windows, compiled by packaging/windows.py, which defines AppId, AppVersion,
; AppPublisher, SourceFolder and Icon. It installs for one user, without an administrator.

; Inno Setup brings the Chinese of its own pages along since a recent version only.
#define Chinese "compiler:Languages\ChineseSimplified.isl"
#if !FileExists(AddBackslash(CompilerPath) + "Languages\ChineseSimplified.isl")
  #define Chinese "compiler:Default.isl"
#endif

[Setup]
AppId={#AppId}
AppName=sudoku-qt
AppVersion={#AppVersion}
AppPublisher={#AppPublisher}
VersionInfoVersion={#AppVersion}
DefaultDirName={autopf}\sudoku-qt
DefaultGroupName=sudoku-qt
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
OutputBaseFilename=sudoku-qt-{#AppVersion}-windows-setup
SetupIconFile={#Icon}
UninstallDisplayIcon={app}\sudoku-qt.exe
UninstallDisplayName=sudoku-qt
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "zh_CN"; MessagesFile: "{#Chinese}"

[LangOptions]
zh_CN.LanguageName=简体中文
zh_CN.LanguageID=$0804

[CustomMessages]
en.SudokuGame=Sudoku game
zh_CN.SudokuGame=数独对局
en.GomokuGame=Gomoku game
zh_CN.GomokuGame=五子棋对局
en.OwnFiles=Open .sudoku and .gomoku files with sudoku-qt
zh_CN.OwnFiles=用 sudoku-qt 打开 .sudoku 和 .gomoku 文件

[Tasks]
Name: "ownfiles"; Description: "{cm:OwnFiles}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; An older version's libraries must not stay beside the new ones.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#SourceFolder}\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\sudoku-qt"; Filename: "{app}\sudoku-qt.exe"; AppUserModelID: "{#AppId}"
Name: "{autodesktop}\sudoku-qt"; Filename: "{app}\sudoku-qt.exe"; AppUserModelID: "{#AppId}"; Tasks: desktopicon

[Registry]
; The program's own files.
Root: HKA; Subkey: "Software\Classes\.sudoku"; ValueType: string; ValueData: "sudoku-qt.sudoku"; Flags: uninsdeletevalue; Tasks: ownfiles
Root: HKA; Subkey: "Software\Classes\sudoku-qt.sudoku"; ValueType: string; ValueData: "{cm:SudokuGame}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\sudoku-qt.sudoku"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "{#AppId}"
Root: HKA; Subkey: "Software\Classes\sudoku-qt.sudoku\DefaultIcon"; ValueType: string; ValueData: "{app}\sudoku-qt.exe,0"
Root: HKA; Subkey: "Software\Classes\sudoku-qt.sudoku\shell\open\command"; ValueType: string; ValueData: """{app}\sudoku-qt.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.gomoku"; ValueType: string; ValueData: "sudoku-qt.gomoku"; Flags: uninsdeletevalue; Tasks: ownfiles
Root: HKA; Subkey: "Software\Classes\sudoku-qt.gomoku"; ValueType: string; ValueData: "{cm:GomokuGame}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\sudoku-qt.gomoku"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "{#AppId}"
Root: HKA; Subkey: "Software\Classes\sudoku-qt.gomoku\DefaultIcon"; ValueType: string; ValueData: "{app}\sudoku-qt.exe,0"
Root: HKA; Subkey: "Software\Classes\sudoku-qt.gomoku\shell\open\command"; ValueType: string; ValueData: """{app}\sudoku-qt.exe"" ""%1"""
; Others' files: offered under "Open with", and nothing is taken from the program that has them.
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\shell\open\command"; ValueType: string; ValueData: """{app}\sudoku-qt.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".sudoku"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".gomoku"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".sdm"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".ss"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".sdk"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".sdx"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".opensudoku"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".opensudoku2"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".ksudoku"; ValueData: ""
Root: HKA; Subkey: "Software\Classes\Applications\sudoku-qt.exe\SupportedTypes"; ValueType: string; ValueName: ".psq"; ValueData: ""

[Run]
Filename: "{app}\sudoku-qt.exe"; Description: "{cm:LaunchProgram,sudoku-qt}"; Flags: nowait postinstall skipifsilent

[UninstallDelete]
Type: filesandordirs; Name: "{app}\_internal"
Type: dirifempty; Name: "{app}"
