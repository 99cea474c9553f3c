/** Icons are components here, each with its own drawing and its own module. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@blueprintjs/icons/package.json')),
  'lib/esm/generated/components',
)
const IMPORT = /import \{(?<names>[^}]+)\} from ['"]@blueprintjs\/icons['"];?/gu

/** From here on an icon is drawn on its large grid. */
const LARGE = 20
/** Each drawing is kept twice, on a grid of 16 and on one of 20; one is drawn. */
const GRID = /\?grid=(?<grid>16|20)$/u

/** `KeyCommandIcon`: `key-command`. */
const fileOf = (name: string): string => {
  const dashed = name.replace(/Icon$/u, '').replaceAll(/(?<=.)[A-Z]/gu, '-$&')
  return path.join(folder, `${dashed.toLowerCase()}.js`)
}

/** The grid of an icon in a module whose JSX is calls by now: null when it has both, or a size that is not written there. */
const gridOf = (name: string, code: string): 16 | 20 | null => {
  const used = [...code.matchAll(new RegExp(String.raw`\b${name}\b`, 'gu'))].length
  const drawn = [...code.matchAll(new RegExp(String.raw`jsxs?\(${name}, \{(?<props>[^}]*)\}`, 'gu'))].map(
    ({ groups }) => groups?.['props'] ?? '',
  )
  const sizes = drawn.map((props) => (props.includes('size') ? Number(/\bsize: (\d+)/u.exec(props)?.[1]) : 16))
  if (drawn.length !== used || sizes.some(Number.isNaN)) return null
  if (sizes.every((size) => size < LARGE)) return 16
  return sizes.every((size) => size >= LARGE) ? 20 : null
}

/**
 * Imports each icon from its own module, with the grid that is drawn: by the index of all of them, the graph of modules would say
 * that every page needs every icon that some page draws.
 */
export const iconByIcon = (): Plugin => ({
  name: 'cauce-icon-by-icon',
  apply: 'build',
  transform: {
    filter: { id: [/\.tsx?$/u, /[\\/]@blueprintjs[\\/]core[\\/].*\.js$/u], code: /@blueprintjs\/icons/u },
    handler(code, id) {
      const rest = code.replaceAll(IMPORT, '')
      const own = /\.tsx?$/u.test(id)
      const each = code.replaceAll(IMPORT, (_all, list: string) => {
        const names = list
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
        const drawings = names.filter((name) => existsSync(fileOf(name)))
        const others = names.filter((name) => !drawings.includes(name))
        if (own && others.length > 0) this.error(`No module of an icon for ${others.join(', ')}`)
        const lines = drawings.map((name) => {
          const grid = own ? gridOf(name, rest) : null
          return `import { ${name} } from ${JSON.stringify(`${fileOf(name)}${grid === null ? '' : `?grid=${grid}`}`)};`
        })
        return [
          ...lines,
          ...(others.length > 0 ? [`import { ${others.join(', ')} } from '@blueprintjs/icons';`] : []),
        ].join(' ')
      })
      return { code: each, map: null }
    },
  },
  load: {
    filter: { id: GRID },
    handler: (id) => {
      const kept = GRID.exec(id)?.groups?.['grid'] ?? ''
      const left = kept === '16' ? '20' : '16'
      return readFileSync(id.replace(GRID, ''), 'utf8')
        .replace(new RegExp(String.raw`const PATHS_${left} = .*;\n`, 'u'), '')
        .replace('isLarge ? PATHS_20 : PATHS_16', `PATHS_${kept}`)
    },
  },
})

/** What the library keeps of all its icons for who asks by name: it would be built, and nobody asks. */
const NEVER_ASKED = {
  /** Their drawings, 200 KiB. */
  loaders: 'export const allPathsLoader = async () => []\nexport const splitPathsBySizeLoader = allPathsLoader',
  /** Their names, 64 KiB. */
  names: 'export const BlueprintIcons_16 = {}\nexport const BLUEPRINT_ICONS_16_CODEPOINTS = {}',
} as const

export const noIconTables = (): Plugin => ({
  name: 'cauce-no-icon-tables',
  transform: {
    filter: { id: /[\\/]@blueprintjs[\\/]icons[\\/].*[\\/](?:\w+Loader|blueprint-icons-16)\.js$/u },
    handler: (_code, id) => {
      if (id.endsWith('blueprint-icons-16.js')) return { code: NEVER_ASKED.names, map: null }
      return /[\\/]paths-loaders[\\/]/u.test(id) ? { code: NEVER_ASKED.loaders, map: null } : null
    },
  },
})
