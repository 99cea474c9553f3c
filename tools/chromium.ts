/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, the one without a window, one of the usual places. Where this user may install,
 * Debian's package of the one without a window comes through apt (a fifth less work: decision 0103) and, where there is no such package,
 * the usual one. Never skips in silence: without a browser it says which command to run and fails.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** It has no tabs, menus or toolbar to make for each person of a test. */
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell'
const PLACES = [
  process.env['CHROMIUM_PATH'],
  WITHOUT_WINDOW,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

const found = (): string | undefined => PLACES.find((place) => place !== undefined && existsSync(place))

const apt = (...args: readonly string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Ubuntu and an older Debian have no package of the one without a window: the usual one does, which may be there already. */
const install = (): void => {
  console.log('Instalando Chromium con apt…')
  apt('update', '-qq')
  const got = apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
  if (!got && found() === undefined) apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

/** Path of the executable; ends the process with a clear line when there is none. */
export const ensureChromium = (): string => {
  const isChosen = process.env['CHROMIUM_PATH'] !== undefined
  if (!isChosen && !existsSync(WITHOUT_WINDOW) && mayInstall()) install()
  const place = found()
  if (place !== undefined) return place
  console.error('Las pruebas en navegador necesitan Chromium. Ejecute: sudo apt-get install -y chromium-headless-shell')
  console.error(
    '(o chromium, donde ese paquete no existe), o indique dónde está: CHROMIUM_PATH=/ruta/al/navegador npm test',
  )
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
