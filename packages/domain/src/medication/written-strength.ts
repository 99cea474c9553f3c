/** Whether the strength that somebody typed is one of a drug's: the same figures, and the same unit where one was typed. */
import type { Article } from './article.ts'
import { writtenNumber } from './line-patterns.ts'

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const MASS = 'mcg|mg|ug|gr|g|meq|ui|%'
/** Figures with their unit, and in how much: `160/800 mg`, `250 mg/5 mL`. */
const STRENGTHS = new RegExp(
  String.raw`(?<figures>${NUMBER}(?:/${NUMBER})*)\s*(?<unit>${MASS})(?![a-z])(?:\s*/\s*(?<per>${NUMBER})?\s*(?<of>ml|g|h|dosis)(?![a-z]))?`,
  'gu',
)
const FIGURES = new RegExp(NUMBER, 'gu')

/** A unit of mass in milligrams; the others are their own measure. */
const IN_MILLIGRAMS: Readonly<Record<string, number>> = { g: 1_000, gr: 1_000, mg: 1, mcg: 0.001, ug: 0.001 }
const PRECISION = 6

interface Strength {
  /** A figure and its unit, so that 0.5 g and 500 mg are the same. */
  readonly amounts: readonly string[]
  /** In how much of it: `5 ml`; empty where that is not said. */
  readonly per: string
}

const amountOf = (figure: string, unit: string): string => {
  const milligrams = IN_MILLIGRAMS[unit]
  return milligrams === undefined
    ? `${writtenNumber(figure)} ${unit}`
    : `${(writtenNumber(figure) * milligrams).toPrecision(PRECISION)} mg`
}

const strengthsOf = (text: string): readonly Strength[] =>
  [...text.toLowerCase().matchAll(STRENGTHS)].map(({ groups = {} }) => {
    const { figures = '', unit = '', per, of } = groups
    return {
      amounts: figures.split('/').map((figure) => amountOf(figure, unit)),
      per: of === undefined ? '' : `${per === undefined ? 1 : writtenNumber(per)} ${of}`,
    }
  })

const figuresOf = (text: string): readonly number[] => (text.match(FIGURES) ?? []).map(writtenNumber)

/**
 * Whether a drug has the strength that was typed.
 * @regla Una concentración escrita es la del medicamento solo con sus mismas cifras y su misma unidad; cien miligramos no son cien microgramos.
 */
export const isStrengthOf = (written: string, { codesumi }: Article): boolean => {
  const label = `${codesumi.concentracion ?? ''} ${codesumi.nombre}`
  const asked = strengthsOf(written)
  // Without a unit only the figures can be compared.
  if (asked.length === 0) return figuresOf(written).every((figure) => figuresOf(label).includes(figure))
  const own = strengthsOf(label)
  return asked.every(({ amounts, per }) =>
    own.some(
      (strength) =>
        amounts.every((amount) => strength.amounts.includes(amount)) && (per === '' || per === strength.per),
    ),
  )
}
