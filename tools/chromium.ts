/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, one of the usual places, or Debian's package through apt where this
 * user may install. Never skips in silence: without a browser it says which command to run and fails.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

const found = (): string | undefined => PLACES.find((place) => place !== undefined && existsSync(place))

const install = (): void => {
  console.log('Instalando Chromium con apt…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  }
}

/** Path of the executable; ends the process with a clear line when there is none. */
export const ensureChromium = (): string => {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (found() === undefined && mayInstall) install()
  const place = found()
  if (place !== undefined) return place
  console.error('Las pruebas en navegador necesitan Chromium. Ejecute: sudo apt-get install -y chromium')
  console.error('o indique dónde está: CHROMIUM_PATH=/ruta/al/navegador npm test')
  return process.exit(1)
}

/**
 * The window around a page (its buttons and menus are pages too, each with a process) and the process kept for the next page: nobody
 * sees them, and each new person of a test would pay for them. Without them a look at a screen costs a third less.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']
/** What playwright switches off by itself: the browser reads only the last list. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
]

/** Arguments for a browser on a machine without a desktop and, as root, without a sandbox. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...UNSEEN, ...OF_PLAYWRIGHT].join(',')}`,
]
