/** The steps of `npm test`, in their order, with what each may cost. */
import { ensureChromium } from '../chromium.ts'
import type { Count } from './count.ts'
import { check, features, vitest } from './runners.ts'

export interface Step {
  /** Under which it is asked for: `npm test -- tipos`. */
  readonly name: string
  readonly title: string
  /** Seconds of processor that it may take. Over it the run says so, and `docs/quality.md` has to say why. */
  readonly budget: number
  readonly run: () => Count
}

const LINTED = ['packages', 'apps', 'tests', 'features', 'tools'] as const
/** As in production; there a scenario gets a server of its own for an eighth of what one with the embedded database costs. */
const ON_POSTGRES = { CAUCE_TEST_DB: 'postgres' }
const IN_BROWSER = ['--config', 'vitest.e2e.config.ts'] as const
/** The files in which every screen is opened and looked at, without doing anything. */
const LOOKS = 'tests/e2e/specs/looks-'
/** Where the browser of the tests is, found or installed once. */
const withBrowser = () => ({ CHROMIUM_PATH: ensureChromium() })

export const STEPS: readonly Step[] = [
  { name: 'tipos', title: 'Tipos', budget: 60, run: () => check('tsc', '-b') },
  {
    name: 'lint',
    title: 'Reglas de código',
    budget: 60,
    run: () => check('oxlint', '--type-aware', '--quiet', ...LINTED),
  },
  { name: 'cuartos', title: 'Flechas entre cuartos', budget: 5, run: () => check('node', 'tools/rooms.mjs') },
  { name: 'formato', title: 'Formato', budget: 5, run: () => check('oxfmt', '--check') },
  { name: 'muerto', title: 'Código sin uso', budget: 10, run: () => check('knip') },
  { name: 'web', title: 'Construcción de la web', budget: 15, run: () => check('node', 'tools/build-web.mjs') },
  {
    name: 'unidad',
    title: 'Unidad, propiedades, caminos y fallas (PGlite)',
    budget: 1050,
    run: () => vitest('unidad', ['--project', 'node', '--project', 'ui']),
  },
  {
    name: 'postgres',
    title: 'Servidor, contrato y seguridad (PostgreSQL)',
    budget: 560,
    run: () => vitest('postgres', ['--project', 'postgres']),
  },
  {
    name: 'features',
    title: 'Características',
    budget: 290,
    run: () => features('servidor', ON_POSTGRES),
  },
  {
    name: 'navegador',
    title: 'Características en el navegador',
    budget: 330,
    run: () => features('navegador', { ...withBrowser(), ...ON_POSTGRES }),
  },
  {
    name: 'e2e',
    title: 'Pantallas en el navegador',
    budget: 470,
    run: () => vitest('e2e', [...IN_BROWSER, '--exclude', `${LOOKS}*`], withBrowser()),
  },
  {
    name: 'vistas',
    title: 'Cada pantalla, en sus dos vistas',
    budget: 370,
    run: () => vitest('vistas', [...IN_BROWSER, LOOKS], withBrowser()),
  },
]

/**
 * Steps that run at the same time, because none of them keeps both processors busy; every other one runs alone. Each list of a group is
 * a lane: its steps follow one another, beside those of the other lanes. The first lane is the one that the screen shows.
 */
export const TOGETHER: readonly (readonly (readonly string[])[])[] = [
  [
    ['tipos', 'web'],
    ['lint', 'cuartos', 'formato', 'muerto'],
  ],
  [['unidad'], ['postgres']],
  [
    ['features', 'e2e'],
    ['navegador', 'vistas'],
  ],
]
