# Signs a file with the certificate in $env:CERTIFICATE (a .pfx in Base64) and its $env:PASSWORD. usage: sign.ps1 FILE
param([Parameter(Mandatory)] [string] $File)
$ErrorActionPreference = 'Stop'

$tool = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Sort-Object FullName | Select-Object -Last 1
if (-not $tool) { throw 'signtool.exe of the Windows SDK was not found.' }
$certificate = Join-Path ([IO.Path]::GetTempPath()) "$([Guid]::NewGuid()).pfx"
try {
    [IO.File]::WriteAllBytes($certificate, [Convert]::FromBase64String($env:CERTIFICATE))
    & $tool.FullName sign /fd SHA256 /f $certificate /p $env:PASSWORD /tr http://timestamp.digicert.com /td SHA256 $File
    if ($LASTEXITCODE) { throw "signtool failed with status $LASTEXITCODE." }
} finally {
    Remove-Item -Force -ErrorAction SilentlyContinue $certificate
}
