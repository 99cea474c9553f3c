/** How the browser app is built and served while developing. */
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { budgetGuard } from './build/budget-guard.ts'
import { iconByIcon, noIconTables } from './build/icons.ts'
import { drawnStyles } from './build/library-styles.ts'
import { noRouterWarnings } from './build/router-warnings.ts'
import { fileNamer } from './build/stages.ts'
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

const REACT = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/u
const GUIDES = /packages\/machines\/src\/(words\/|walks\/guides?\.ts)/u

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    react(),
    drawnStyles(),
    iconByIcon(),
    noIconTables(),
    noRouterWarnings(),
    preloadFont(),
    precompress(),
    budgetGuard(),
  ],
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
    // A browser that does not know it asks for the file a little later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'react', test: REACT, priority: 50 },
            // The words and the guided walks of the machines, which only the manual asks for.
            { name: 'machine-words', test: GUIDES, priority: 45 },
            { name: fileNamer((id) => REACT.test(id)), debugName: 'steps', priority: 40 },
          ],
        },
      },
    },
  },
})
