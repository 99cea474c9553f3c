/** `npm test -- cambios`: what the last change reaches, for who is between two commits. Everything is `npm test`. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../chromium.ts'
import type { Count } from '../test/count.ts'
import { check, featuresOf, vitest } from '../test/runners.ts'
import { type Result, summaryOfSteps } from '../test/summary.ts'
import { featuresReached } from './features.ts'
import { importGraph } from './graph.ts'
import { type Reach, reachInWords, reachOf } from './reach.ts'

const MS = 1000
const SOURCE = /\.(?:ts|tsx|mjs)$/u
const SOURCES = ['packages', 'apps', 'features', 'tests', 'tools'] as const
/** Tests that only run where the product runs in production. */
const ONLY_POSTGRES = /^tests\/(?:contract|security)\//u

const HELP = `npm test -- cambios: lo que alcanza el cambio que aún no se ha guardado en git.

  npm test -- cambios                  contra el último commit
  npm test -- cambios --desde main~3   contra otra revisión

Corre los tipos; el estilo de lo cambiado; las pruebas de lo cambiado y de lo que lo importa, de su módulo o de su máquina; y las
características que nombran (@regla) las reglas que el cambio toca o usa. No reemplaza a npm test: lo que se lee sin importarlo
(estilos, documentos, semillas) y lo que se ve en pantallas que ninguna regla nombra solo se prueba con todo.`

const git = (...args: readonly string[]): readonly string[] | null => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout.split('\n').filter(Boolean) : null
}

interface Piece {
  readonly title: string
  readonly run: () => Count
}

/** Counts which steps are used where, when the change reaches some. */
const usageOf = ({ steps }: Reach, folder: string): string | null => {
  if (steps.length === 0) return null
  const file = path.join(folder, 'pasos.json')
  spawnSync('cucumber-js', ['-p', 'seleccion', '--dry-run', '--format', `usage-json:${file}`], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  })
  return existsSync(file) ? file : null
}

const withBrowser = () => ({ CHROMIUM_PATH: ensureChromium() })
const some = (files: readonly string[], title: string, run: () => Count): readonly Piece[] =>
  files.length === 0 ? [] : [{ title: `${title} (${files.length} archivos)`, run }]

/** What there is to run, in order; a piece without anything to do is not there. */
const piecesOf = (changed: readonly string[], reach: Reach, features: readonly string[]): readonly Piece[] => {
  const written = changed.filter((file) => SOURCE.test(file) && existsSync(file))
  const onPostgres = reach.tests.filter((file) => ONLY_POSTGRES.test(file))
  const elsewhere = reach.tests.filter((file) => !ONLY_POSTGRES.test(file))
  return [
    { title: 'Tipos', run: () => check('tsc', '-b') },
    ...some(written, 'Reglas de código', () => check('oxlint', '--type-aware', '--quiet', ...written)),
    ...some(written, 'Formato', () => check('oxfmt', '--check', ...written)),
    ...some(elsewhere, 'Pruebas', () => vitest('cambios', ['--project', 'node', '--project', 'ui', ...elsewhere])),
    ...some(onPostgres, 'Pruebas sobre PostgreSQL', () =>
      vitest('cambios-postgres', ['--project', 'postgres', ...onPostgres]),
    ),
    ...some(features, 'Características', () => featuresOf('servidor', features)),
    ...some([...features, ...reach.browserTests], 'Construcción de la web', () => check('node', 'tools/build-web.mjs')),
    ...some(features, 'Características en el navegador', () => featuresOf('navegador', features, withBrowser())),
    ...some(reach.browserTests, 'Pantallas en el navegador', () =>
      vitest('cambios-e2e', ['--config', 'vitest.e2e.config.ts', ...reach.browserTests], withBrowser()),
    ),
  ]
}

const runPiece = ({ title, run }: Piece): Result => {
  console.log(`\n── ${title}`)
  const start = performance.now()
  const count = run()
  return { ...count, step: { title, budget: null }, seconds: (performance.now() - start) / MS, cpuSeconds: null }
}

/** Does what the arguments ask; the number with which the command ends. */
export const runChanges = (args: readonly string[]): number => {
  const { values } = parseArgs({
    args: [...args],
    options: { desde: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    strict: false,
  })
  if (values.help === true) {
    console.log(HELP)
    return 0
  }
  const since = typeof values.desde === 'string' ? values.desde : 'HEAD'
  const different = git('diff', '--name-only', since)
  if (different === null) {
    console.error(`git no conoce «${since}».`)
    return 1
  }
  const added = git('ls-files', '--others', '--exclude-standard') ?? []
  const changed = [...new Set([...different, ...added])]
  if (changed.length === 0) {
    console.log('No hay cambios: no hay nada que probar.')
    return 0
  }
  const known = [...(git('ls-files', ...SOURCES) ?? []), ...added]
  const reach = reachOf(importGraph(known), changed)
  console.log(reachInWords(changed, reach))
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-cambios-'))
  const start = performance.now()
  try {
    const all = known.filter((file) => file.endsWith('.feature') && existsSync(file))
    const features = featuresReached(reach, all, usageOf(reach, folder))
    const results = piecesOf(changed, reach, features).map(runPiece)
    console.log(`\n${summaryOfSteps(results, (performance.now() - start) / MS).join('\n')}`)
    return results.every(({ failed }) => failed === 0) ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
