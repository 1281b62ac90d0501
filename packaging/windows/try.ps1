# Tries a set-up program as a person would: installs it for this person, has it play, renews it, removes it, and looks whether
# the saved matches are still there. usage: try.ps1 SETUP
param([Parameter(Mandatory)] [string] $Setup)
$ErrorActionPreference = 'Stop'

function Invoke-Program([string] $Program, [string[]] $Words) {
    $done = Start-Process -FilePath $Program -ArgumentList $Words -Wait -PassThru
    if ($done.ExitCode) { throw "$Program $Words ended with status $($done.ExitCode)." }
}

$quiet = '/VERYSILENT', '/SUPPRESSMSGBOXES', '/NORESTART', '/CURRENTUSER'
$home_of_program = Join-Path $env:LOCALAPPDATA 'Programs\Table Games'
$program = Join-Path $home_of_program 'tablegames.exe'
$saves = Join-Path $env:APPDATA 'tablegames\saves'
$kept = Get-ChildItem (Join-Path $PSScriptRoot '..\..\tests\packaging\saves\*.tgr')
if (-not $kept) { throw 'There are no kept saves to go on with.' }

Invoke-Program $Setup $quiet
New-Item -ItemType Directory -Force $saves | Out-Null
$kept | Copy-Item -Destination $saves
Invoke-Program $program @('--smoke-test=matches')
foreach ($save in $kept) { Invoke-Program $program @('--smoke-test=resume', "`"$($save.FullName)`"") }
Invoke-Program $Setup $quiet
Invoke-Program $program @('--smoke-test')
Invoke-Program (Join-Path $home_of_program 'unins000.exe') @('/VERYSILENT', '/SUPPRESSMSGBOXES', '/NORESTART')

# the uninstaller goes on in a copy of itself for a moment
$left = Get-Date
while ((Test-Path $program) -and ((Get-Date) - $left).TotalSeconds -lt 60) { Start-Sleep -Milliseconds 200 }
if (Test-Path $program) { throw 'The program is still there after it was removed.' }
if ((Get-ChildItem $saves).Count -ne $kept.Count) { throw 'Saved matches are gone.' }
Write-Output 'installed, played, renewed, removed; the saves are there'
