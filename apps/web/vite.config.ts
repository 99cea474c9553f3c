/** How the browser app is built and served while developing. */
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import manifest from './package.json' with { type: 'json' }

const API = process.env['CAUCE_API'] ?? 'http://127.0.0.1:3000'

/** Asks for the text face together with the page, not after its style sheet. */
const preloadFont = (): Plugin => ({
  name: 'cauce-preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: true },
        })),
  },
})

const link = (attrs: Record<string, string | boolean>) => ({ tag: 'link', injectTo: 'head' as const, attrs })

const SIGN_IN = /[\\/]screens[\\/]ingreso\.tsx$/u

/**
 * Asks for the sign-in together with the page: nearly everybody who comes without the files in the cache comes to sign in, and
 * on a slow line what the entry asks for afterwards is a round trip more.
 */
const preloadSignIn = (): Plugin => ({
  name: 'cauce-preload-sign-in',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const screen = chunks.find(({ facadeModuleId }) => SIGN_IN.test(facadeModuleId ?? ''))
      if (screen === undefined) return []
      const scripts = [screen.fileName, ...screen.imports].filter((name) => !html.includes(name))
      const styles = chunks
        .filter(({ fileName }) => scripts.includes(fileName))
        .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      return [
        ...scripts.map((name) => link({ rel: 'modulepreload', href: `/${name}`, crossorigin: true })),
        ...styles.map((name) => link({ rel: 'preload', href: `/${name}`, as: 'style', crossorigin: true })),
      ]
    },
  },
})

/**
 * Icons are components here, each with its own drawing. The tables of all of them (200 KiB), for who asks by name, would be
 * built and never asked.
 */
const noIconTable = (): Plugin => ({
  name: 'cauce-no-icon-table',
  transform: {
    filter: { id: /[\\/]paths-loaders[\\/]\w+Loader\.js$/u },
    handler: () => ({
      code: 'export const allPathsLoader = async () => []\nexport const splitPathsBySizeLoader = allPathsLoader',
      map: null,
    }),
  },
})

/** Files of the icons that the menu draws, from the names under which `menu-icons.tsx` imports them. */
const menuIconFiles = (): ReadonlySet<string> => {
  const source = readFileSync(join(import.meta.dirname, 'src/app/menu-icons.tsx'), 'utf8')
  const names = [...source.matchAll(/^ {2}(?<name>[A-Z]\w+)Icon,$/gmu)].map(({ groups }) => groups?.['name'] ?? '')
  return new Set(names.map((name) => name.replaceAll(/(?<=.)[A-Z]/gu, '-$&').toLowerCase()))
}
/** Those of the menu and the few that the frame draws around it. */
const FRAME_ICONS = new Set([
  ...menuIconFiles(),
  'arrow-left',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'cross',
  'key-command',
  'search',
])
/** Parts of nearly every page of who has signed in, and of none before: one file instead of two for each. */
const COMMON_PARTS = /packages[\\/]ui[\\/]src[\\/](?:avatar|card|empty-state|skeleton|status-chip)[\\/]/u
/** What the sign-in runs and the simulator of the manual shows too: one file, where each of them shared would be one of its own. */
const SESSION_FLOW =
  /packages[\\/](?:machines[\\/]src[\\/](?:session|failure|port|types-of)(?:[\\/][\w-]+)?|domain[\\/]src[\\/](?:session[\\/](?:access-code|lockout|idle-limits)|text[\\/]connection))\.ts$/u
const ICON = /@blueprintjs[\\/]icons[\\/].*[\\/]components[\\/](?<name>[\w-]+)\.js$/u

const COMPRESSIBLE = /\.(?:js|css|html|svg)$/u

/** Leaves a `.br` and a `.gz` beside every text file, so that the server compresses nothing while it serves. */
const precompress = (): Plugin => ({
  name: 'cauce-precompress',
  apply: 'build',
  writeBundle: async ({ dir = '' }) => {
    const names = await readdir(dir, { recursive: true })
    for (const name of names.filter((found) => COMPRESSIBLE.test(found))) {
      const path = join(dir, name)
      const content = await readFile(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    }
  },
})

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), noIconTable(), preloadFont(), preloadSignIn(), precompress()],
  resolve: { dedupe: ['react', 'react-dom'] },
  define: { 'import.meta.env.CAUCE_VERSION': JSON.stringify(manifest.version) },
  server: {
    port: 5173,
    proxy: {
      '/api': API,
      '/archivos': API,
      '/version.json': API,
      '/demo': API,
      '/socket.io': { target: API, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/u,
              priority: 50,
            },
            {
              name: 'state',
              test: /node_modules[\\/](@reduxjs|immer|reselect|redux|redux-thunk|react-redux|xstate|@xstate)[\\/]/u,
              priority: 40,
            },
            { name: 'effect', test: /node_modules[\\/]effect[\\/]/u, priority: 30 },
            { name: 'icon-base', test: /@blueprintjs[\\/]icons[\\/].*[\\/]svgIconContainer\.js$/u, priority: 25 },
            // The sign-in draws none of these. Apart, the frame of who has signed in stays small and changes without them.
            {
              name: 'menu-icons',
              test: (id: string) => FRAME_ICONS.has(ICON.exec(id)?.groups?.['name'] ?? ''),
              priority: 20,
            },
            { name: 'parts', test: COMMON_PARTS, priority: 10 },
            { name: 'session', test: SESSION_FLOW, priority: 5 },
          ],
        },
      },
    },
  },
})
