/** What a browser says of itself, in the words of a person who looks at a list of open sessions. */

const UNKNOWN = 'Equipo desconocido'

/** In this order: nearly every browser also names those whose engine it shares. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\b/u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//u, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b|\bX11\b/u, 'Linux'],
]

const nameIn = (agent: string, names: readonly (readonly [RegExp, string])[]): string | null =>
  names.find(([mark]) => mark.test(agent))?.[1] ?? null

/** `Chrome en Windows`; only what is known; `Equipo desconocido` for a program that says neither. */
export const describeDevice = (agent: string | null): string => {
  if (agent === null) return UNKNOWN
  const [browser, system] = [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)]
  return browser !== null && system !== null ? `${browser} en ${system}` : (browser ?? system ?? UNKNOWN)
}
