/** How much of a lifetime's limit was given and how much the order adds. @fuente UI, imagen 26 */
import {
  givenOf,
  ofLife,
  type Ceiling,
  type CeilingLine,
  type CeilingPatient,
  type GivenBefore,
} from './ceiling-amounts.ts'
import { amountText, ceilingsOfLine, hasRescue, named } from './ceilings.ts'

/** In the unit of its limit. */
export interface Lifetime {
  readonly principio_activo: string
  readonly unidad: Ceiling['unidad']
  readonly aplicado: number
  readonly ordenado: number
  readonly tope: number
}

/**
 * Each lifetime's limit of the drugs of an order, with what was applied before and what is ordered now.
 * @regla De cada medicamento con tope de por vida se muestra, antes de ordenar, lo ya aplicado, lo que se ordena y el tope, en la misma unidad.
 */
export const lifetimesOf = (
  lines: readonly CeilingLine[],
  ceilings: readonly Ceiling[],
  patient: CeilingPatient,
  given: readonly GivenBefore[],
): readonly Lifetime[] => {
  const rescued = hasRescue(lines)
  const own = new Set(lines.flatMap((line) => ceilingsOfLine(line, ceilings, rescued)))
  return [...own]
    .filter(({ tipo }) => tipo === 'de_por_vida')
    .map((ceiling) => ({
      principio_activo: ceiling.principio_activo,
      unidad: ceiling.unidad,
      aplicado: givenOf(given, ceiling, patient),
      ordenado: ofLife(
        lines.filter((line) => named(line, ceiling.principio_activo)),
        ceiling,
        patient,
      ).valor,
      tope: ceiling.valor,
    }))
}

/** "Doxorrubicina: 240 mg/m² ya aplicados + 240 mg/m² de esta orden = 480 mg/m², de 450 mg/m²". */
export const lifetimeWords = (lifetime: Lifetime): string => {
  const { principio_activo, aplicado, ordenado, tope } = lifetime
  const text = (value: number): string => amountText(value, lifetime)
  return `${principio_activo}: ${text(aplicado)} ya aplicados + ${text(ordenado)} de esta orden = ${text(aplicado + ordenado)}, de ${text(tope)}`
}
