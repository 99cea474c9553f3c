/** What a person asks of `npm run rules`. */
import { parseArgs } from 'node:util'
import { LARGEST_SEED } from './run-rule.ts'
import { DEFAULT_RUNS, DEFAULT_SEED, newSeed } from '../../tests/support/seed.ts'

export interface Options {
  readonly rule: string | undefined
  readonly property: number | undefined
  readonly seed: number
  readonly runs: number | null
  readonly perProperty: number
  readonly path: string | undefined
  readonly report: boolean
  readonly list: boolean
  readonly help: boolean
}

/** Something that a person wrote and cannot be done, in words. */
export interface Wrong {
  readonly wrong: string
}

export const HELP = `npm run rules: prueba las propiedades de las reglas con valores sorteados.

  npm run rules                                      todas las reglas
  npm run rules -- --list                            qué reglas hay
  npm run rules -- --rule sick-leave/prorroga        una regla: su nombre, una parte o palabras de lo que dice
  npm run rules -- --rule prorroga --runs 1000000    un millón de casos de esa regla
  npm run rules -- --seed azar                       otros casos, sorteados ahora
  npm run rules -- --report html                     además, un informe en una página

  --rule NOMBRE     solo las reglas que se llaman así; sin distinguir tildes ni mayúsculas
  --property N      solo la propiedad número N de la regla (las numera --list --rule NOMBRE)
  --runs N          N casos de cada regla, repartidos por igual entre sus propiedades;
                    sin --runs, ${DEFAULT_RUNS} de cada propiedad
  --seed N          de dónde salen los casos: la misma semilla da siempre los mismos (la usual es ${DEFAULT_SEED});
                    «azar» toma una nueva y dice cuál
  --path RUTA       el caso exacto que falló, como lo escribió la falla
  --report html     escribe un informe y dice dónde quedó
  --list            nombra las reglas sin probarlas; con --rule, también sus propiedades
  --help            esta ayuda

Ctrl-C detiene la prueba y muestra lo que alcanzó a probar.
Sale con 0 si todo está bien, 1 si algo falla, 2 si no se entiende lo que se pide.`

const FLAGS = {
  rule: { type: 'string' },
  property: { type: 'string' },
  runs: { type: 'string' },
  seed: { type: 'string' },
  path: { type: 'string' },
  report: { type: 'string' },
  list: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const MOST_RUNS = 1_000_000_000

class Misread extends Error {}

/** Points and spaces that separate thousands are taken out: 1.000.000 is a million. */
const wholeNumber = (flag: string, text: string, least: number, most: number): number => {
  const bare = /^\d{1,3}(?:[. ]\d{3})+$/u.test(text) ? text.replaceAll(/[. ]/gu, '') : text.trim()
  const value = Number(bare)
  if (bare === '' || !/^-?\d+$/u.test(bare) || value < least || value > most) {
    throw new Misread(`${flag} debe ser un número entero entre ${least} y ${most}, y es «${text}».`)
  }
  return value
}

const seedFrom = (flag: string, text: string): number =>
  text === 'azar' ? newSeed() : wholeNumber(flag, text, 0, LARGEST_SEED)

const readFlags = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true })
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const flag = /'(--?[\w-]+)/u.exec(message)?.[1]
    throw new Misread(
      message.startsWith('Unknown option')
        ? `No hay una opción ${flag}.`
        : `A ${flag} le falta lo que pide, o le sobra.`,
      { cause: error },
    )
  }
}

/** What is asked, or what in it cannot be understood. Where an option is missing, its CAUCE_ variable counts. */
export const readOptions = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options | Wrong => {
  try {
    const { values, positionals } = readFlags(args)
    if (positionals.length > 0) throw new Misread(`No se entiende «${positionals.join(' ')}»: ¿quiso decir --rule?`)
    if (values.report !== undefined && values.report !== 'html') {
      throw new Misread(`--report solo sabe «html», y pide «${values.report}».`)
    }
    const path = values.path ?? (env['CAUCE_PATH'] || undefined)
    if (path !== undefined && !/^\d+(?::\d+)*$/u.test(path)) {
      throw new Misread(`--path debe ser como la escribió la falla (por ejemplo 17:0:3), y es «${path}».`)
    }
    const seed = values.seed ?? (env['CAUCE_SEED'] || undefined)
    const perProperty = env['CAUCE_RUNS'] || undefined
    return {
      rule: values.rule,
      property: values.property === undefined ? undefined : wholeNumber('--property', values.property, 1, 1_000),
      seed: seed === undefined ? DEFAULT_SEED : seedFrom(values.seed === undefined ? 'CAUCE_SEED' : '--seed', seed),
      runs: values.runs === undefined ? null : wholeNumber('--runs', values.runs, 1, MOST_RUNS),
      perProperty: perProperty === undefined ? DEFAULT_RUNS : wholeNumber('CAUCE_RUNS', perProperty, 1, MOST_RUNS),
      path,
      report: values.report !== undefined,
      list: values.list === true,
      help: values.help === true,
    }
  } catch (error) {
    if (error instanceof Misread) return { wrong: `${error.message}\nAyuda: npm run rules -- --help` }
    throw error
  }
}
