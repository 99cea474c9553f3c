/** The lines that `npm run rules` writes. */
import { casesOf, isBroken, type PropertyResult, type RuleResult } from './run-rule.ts'

const whole = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const figure = (value: number): string => whole.format(value)
export const seconds = (ms: number): string => `${tenths.format(ms / 1000)} s`
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`

const NAME_WIDTH = 38

export const stateOf = (result: RuleResult): 'bien' | 'FALLA' | 'a medias' => {
  if (isBroken(result)) return 'FALLA'
  return result.finished ? 'bien' : 'a medias'
}

export const ruleLine = (result: RuleResult): string => {
  const properties = counted(result.properties.length, 'propiedad  ', 'propiedades')
  const cases = counted(casesOf(result), 'caso', 'casos')
  return [
    stateOf(result).padEnd(6),
    result.rule.name.padEnd(NAME_WIDTH),
    properties.padStart(14),
    cases.padStart(17),
    seconds(result.ms).padStart(9),
  ].join(' ')
}

/** The line that tries again exactly the case that failed. */
export const replayLine = ({ rule }: RuleResult, { place, isProperty, broken }: PropertyResult): string => {
  const start = `npm run rules -- --rule ${rule.name} --property ${place}`
  return isProperty && broken !== null ? `${start} --seed ${broken.seed} --path ${broken.path} --runs 1` : start
}

/** Nothing before what begins on its own line. */
const gap = (text: string, blanks = 1): string => (text.startsWith('\n') ? '' : ' '.repeat(blanks))

/** A property that failed, in full. */
export const failureLines = (result: RuleResult, property: PropertyResult): readonly string[] => {
  const { broken, isProperty, place, title } = property
  if (broken === null) return []
  const values = broken.values.map(({ name, text }) => `  ${name}:${gap(text)}${text}`)
  return [
    `FALLA  ${result.rule.name}, ${isProperty ? 'propiedad' : 'ejemplo'} ${place}: ${title}`,
    ...(result.rule.sentence === '' ? [] : [`La regla dice: ${result.rule.sentence}`]),
    ...(values.length === 0 ? [] : ['El caso más sencillo que la rompe:', ...values]),
    `Se esperaba:${gap(broken.expected)}${broken.expected}`,
    `Llegó:${gap(broken.received, 7)}${broken.received}`,
    ...broken.differences.map((line) => `  ${line}`),
    ...(broken.note === '' ? [] : [`Nota: ${broken.note}`]),
    ...(broken.where === '' ? [] : [`Dónde: ${broken.where}`]),
    'Para repetir este caso:',
    `  ${replayLine(result, property)}`,
  ]
}

export interface Totals {
  readonly rules: number
  readonly good: number
  readonly bad: number
  readonly properties: number
  readonly cases: number
}

export const totalsOf = (results: readonly RuleResult[]): Totals => {
  const bad = results.filter(isBroken).length
  return {
    rules: results.length,
    good: results.filter((result) => result.finished && !isBroken(result)).length,
    bad,
    properties: results.reduce((sum, { properties }) => sum + properties.length, 0),
    cases: results.reduce((sum, result) => sum + casesOf(result), 0),
  }
}

export const totalsLine = ({ rules, good, bad, properties, cases }: Totals, ms: number, seed: number): string =>
  `${counted(rules, 'archivo de propiedades', 'archivos de propiedades')}: ${good} bien, ${bad} mal · ${counted(properties, 'propiedad', 'propiedades')} · ` +
  `${counted(cases, 'caso', 'casos')} · ${seconds(ms)} · semilla ${seed}`
