/** Drugs of special control: how many days one formula may cover. @fuente Resolución 1478 de 2006; catálogos clínicos */
import * as Schema from 'effect/Schema'

export const SpecialControl = Schema.Struct({
  /** I-A, I-B, II, III, IV. */
  grupo: Schema.String,
  /** Most days of one formula. */
  dias_max: Schema.Int,
})
export type SpecialControl = typeof SpecialControl.Type

const DAYS_OF_MONTH = 30

/** Days that a formula covers from its first delivery to the end of the last. */
export const formulaDays = ({ duracion, meses }: { readonly duracion: number; readonly meses: number }): number =>
  (meses - 1) * DAYS_OF_MONTH + duracion

/**
 * Why the formula is too long for a drug of special control, or null.
 * @param control null: the drug is of none
 * @regla Una fórmula de control especial no pasa de los días de su grupo, contadas todas sus entregas.
 */
export const controlError = (
  control: SpecialControl | null,
  line: { readonly duracion: number | null; readonly meses: number },
): string | null => {
  const { duracion, meses } = line
  if (control === null || duracion === null) return null
  const days = formulaDays({ duracion, meses })
  return days <= control.dias_max
    ? null
    : `Control especial, grupo ${control.grupo}: una fórmula cubre máximo ${control.dias_max} días y esta cubre ${days}`
}
