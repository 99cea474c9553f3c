/** Of the styles of the library of components, 46 KiB compressed, the login downloads those of the components that are drawn. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const SHEET = createRequire(import.meta.url).resolve('@blueprintjs/core/lib/css/blueprint.css')
const IMPORT = "@import '@blueprintjs/core/lib/css/blueprint.css' layer(blueprint);"

/**
 * Buttons, fields, icons, dialogs and toasts, which are what is drawn: each class of the library that can be on the page, without
 * its prefix. Another component of the library needs its classes here.
 */
const DRAWN = new RegExp(
  `^(?:${[
    'dark|rtl|portal|active|disabled|loading|fill|large|small|round|vertical|minimal|outlined|solid|interactive|start|end',
    String.raw`intent-\w+|align-\w+|elevation-\d|text-[\w-]+|focus-[\w-]+`,
    'button|button-group|button-text|button-spinner|input',
    'icon|icon-standard|icon-large|icon-muted',
    String.raw`spinner[\w-]*|no-spin`,
    String.raw`overlay[\w-]*|dialog|dialog-container|dialog-header|dialog-body|dialog-footer|toast[\w-]*`,
  ].join('|')})$`,
  'u',
)

/** What is asked of the library by name, whose styles those classes are. */
const STYLED: ReadonlySet<string> = new Set([
  'BlueprintProvider',
  'Dialog',
  'Intent',
  'OverlayToaster',
  'OverlaysContext',
  'OverlaysProvider',
  'Position',
])
const ASKED = /import \{(?<names>[^}]+)\} from ['"]@blueprintjs\/core['"]/gu
const CLASS = /\bbp6-(?<name>[\w-]+)/gu

/** What a source of ours asks of the library and would be drawn without its styles. */
export const withoutStyles = (code: string): readonly string[] => [
  ...[...code.matchAll(ASKED)]
    .flatMap(({ groups }) => (groups?.['names'] ?? '').split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !STYLED.has(name)),
  ...[...code.matchAll(CLASS)].map(({ groups }) => groups?.['name'] ?? '').filter((name) => !DRAWN.test(name)),
]

/** Where the block that opens at `open` ends, its brace included. */
const endOf = (sheet: string, open: number): number => {
  let depth = 0
  for (let at = open; at < sheet.length; at += 1) {
    if (sheet[at] === '{') depth += 1
    if (sheet[at] === '}' && (depth -= 1) === 0) return at + 1
  }
  throw new Error('A block of the styles of the library does not end')
}

const isDrawn = (selector: string): boolean =>
  [...selector.replaceAll(/:not\([^()]*\)/gu, '').matchAll(/\.bp6-(?<name>[\w-]+)/gu)].every(({ groups }) =>
    DRAWN.test(groups?.['name'] ?? ''),
  )

/** A comma inside of parentheses separates no selectors. */
const selectorsOf = (list: string): readonly string[] => list.split(/,(?![^()]*\))/u).map((one) => one.trim())

/** The rules of a sheet whose selectors can meet something. */
export const drawnRules = (sheet: string): string => {
  const kept: string[] = []
  let at = 0
  for (let open = sheet.indexOf('{'); open !== -1; open = sheet.indexOf('{', at)) {
    const end = endOf(sheet, open)
    const head = sheet.slice(at, open).trim()
    const body = sheet.slice(open + 1, end - 1)
    at = end
    if (/^@(?:media|supports|layer|container)\b/u.test(head)) {
      const inside = drawnRules(body)
      if (inside !== '') kept.push(`${head}{${inside}}`)
    } else if (head.startsWith('@')) {
      kept.push(`${head}{${body}}`)
    } else {
      const selectors = selectorsOf(head).filter(isDrawn)
      if (selectors.length > 0) kept.push(`${selectors.join(',')}{${body}}`)
    }
  }
  return kept.join('\n')
}

const readSheet = (): string =>
  readFileSync(SHEET, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/^\s*@charset [^;]+;/u, '')

export const drawnStyles = (): Plugin => ({
  name: 'cauce-drawn-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/](?:theme[\\/]theme\.css|src[\\/].*\.tsx)$/u },
    handler(code, id) {
      if (id.endsWith('.tsx')) {
        const bare = withoutStyles(code)
        if (bare.length > 0)
          this.error(`library-styles.ts leaves out the styles of ${bare.join(', ')}, which ${id} draws`)
        return null
      }
      if (!code.includes(IMPORT)) this.error(`The theme no longer imports the library as ${IMPORT}`)
      return { code: code.replace(IMPORT, () => `@layer blueprint {\n${drawnRules(readSheet())}\n}`), map: null }
    },
  },
})
