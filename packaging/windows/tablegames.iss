; The set-up program for Windows, for one person and without rights of an administrator. packaging/package.py runs it:
;   iscc /DVersion=1.2.3 /DProgram=FOLDER /DParts=FOLDER /DSite=ADDRESS tablegames.iss
; Settings and saved matches lie in %APPDATA%\tablegames. Neither installing nor removing touches them.

#ifndef Version
  #error Say the version: /DVersion=1.2.3
#endif
#ifndef Program
  #error Say where the built program is: /DProgram=FOLDER
#endif
#ifndef Parts
  #error Say where the icon is: /DParts=FOLDER
#endif
#ifndef Site
  #define Site ""
#endif
#define Name "Table Games"
#define Publisher "Table Games contributors"

[Setup]
AppId={{7B0C2C61-52B1-4D0E-9D53-0C6B6F2E8A41}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher={#Publisher}
#if Site != ""
AppPublisherURL={#Site}
AppSupportURL={#Site}/issues
AppUpdatesURL={#Site}/releases
#endif
VersionInfoVersion={#Version}
VersionInfoProductName={#Name}
VersionInfoCompany={#Publisher}
PrivilegesRequired=lowest
DefaultDirName={autopf}\{#Name}
DisableDirPage=auto
DisableProgramGroupPage=yes
DefaultGroupName={#Name}
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
Compression=lzma2/ultra64
SolidCompression=yes
WizardStyle=modern
SetupIconFile={#Parts}\tablegames.ico
UninstallDisplayIcon={app}\tablegames.exe
UninstallDisplayName={#Name}
LicenseFile={#Program}\licences\TableGames.txt
CloseApplications=yes
RestartApplications=no
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; what an older version had and this one has not must not stay; nothing of the player is in there
Type: filesandordirs; Name: "{app}\_internal"
Type: filesandordirs; Name: "{app}\licences"

[Files]
Source: "{#Program}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\tablegames.exe"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\tablegames.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\tablegames.exe"; Description: "{cm:LaunchProgram,{#StringChange(Name, '&', '&&')}}"; Flags: nowait postinstall skipifsilent
