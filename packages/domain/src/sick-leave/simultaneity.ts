/** What is asked and told of a leave that shares days with one of another event. */
import { formatDate } from '../calendar/bogota.ts'
import { coveredDays } from './accumulated-days.ts'
import { countDays } from './end-date.ts'
import { kindOf, spanDays, spanOf, type Leave, type Span } from './leave-span.ts'
import { duplicateOf, simultaneousWith, type Overlapping } from './overlap.ts'
import { isOfSubstance, REASON_TOO_POOR } from '../text/substance.ts'

/** A leave that has a number to be named by. */
type Numbered = Leave & { readonly radicado: string }

const datesOf = ({ desde, hasta }: Span): string => `del ${formatDate(desde)} al ${formatDate(hasta)}`

/**
 * What has to be explained of the days that it shares, in words; null where nothing has to, or where it cannot be registered at all.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.7
 */
export const simultaneityToExplain = (leave: Overlapping, leaves: readonly Leave[]): string | null => {
  const [other] = simultaneousWith(leave, leaves)
  if (other === undefined || duplicateOf(leave, leaves) !== null) return null
  return `Qué hecho distinto certifica: se cruza con otra, ${datesOf(spanOf(other))}, con ${other.cie10.codigo}`
}

/**
 * Messages by field (`motivo_simultanea`); empty when the days are its own or their sharing is explained.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.7
 * @regla La incapacidad que comparte días con otra de un hecho distinto se registra con el motivo escrito de quien la expide.
 */
export const checkSimultaneity = (
  leave: Overlapping & { readonly motivo_simultanea: string | null },
  leaves: readonly Leave[],
): Record<string, string[]> => {
  const asked = simultaneityToExplain(leave, leaves)
  return asked === null || isOfSubstance(leave.motivo_simultanea)
    ? {}
    : { motivo_simultanea: [`${asked}. ${REASON_TOO_POOR}`] }
}

/** From the first day of the first to the last day of the longest: they cross, so there is no gap. */
const together = (leaves: readonly Overlapping[]): Span => ({
  desde: leaves.map(({ fecha_inicio }) => fecha_inicio).reduce((first, day) => (day < first ? day : first)),
  hasta: leaves.map((each) => spanOf(each).hasta).reduce((last, day) => (day > last ? day : last)),
})

const named = (others: readonly Numbered[]): string =>
  others.map((other) => `${other.radicado} (${other.cie10.codigo}, ${datesOf(spanOf(other))})`).join(' y ')

/** Days of a leave that the licences do not cover. */
const outside = (leave: Overlapping, licences: readonly Numbered[]): number => {
  const spans = licences.map(spanOf)
  return coveredDays([...spans, spanOf(leave)]) - coveredDays(spans)
}

/** With leaves of its own origin: one recognition. */
const asOne = (leave: Overlapping, others: readonly Numbered[]): string => {
  const span = together([leave, ...others])
  return `Simultánea con ${named(others)}: se reconocen como una sola, ${datesOf(span)}, ${countDays(spanDays(span))}`
}

/** A leave beside licences: what they cover is theirs. */
const besideLicences = (leave: Overlapping, licences: readonly Numbered[]): string => {
  const left = outside(leave, licences)
  const own = left === 0 ? 'no queda ningún día fuera de ella' : `fuera de ella se reconocen ${countDays(left)}`
  return `Simultánea con la licencia ${named(licences)}: esos días se paga solo la licencia; ${own}`
}

/**
 * What is recognised of a leave that shares days, in words, as the others stand today; null where it shares none.
 * @fuente Decreto 2126 de 2023, arts. 2.2.3.2.17 y 2.2.3.3.7
 * @regla De dos incapacidades del mismo origen se reconoce una sola, del primer día de la primera al último de la más larga; de distinto origen se paga la mejor; y con una licencia se paga solo la licencia, y los días que ella no cubre.
 */
export const simultaneityText = (leave: Overlapping, leaves: readonly Numbered[]): string | null => {
  const others = simultaneousWith(leave, leaves)
  const kind = kindOf(leave)
  const same = others.filter((other) => kindOf(other) === kind)
  const licences = kind === 'licencia' ? [] : others.filter((other) => kindOf(other) === 'licencia')
  const rest = others.filter((other) => !same.includes(other) && !licences.includes(other))
  const told = [
    ...(same.length === 0 ? [] : [asOne(leave, same)]),
    ...(licences.length === 0 ? [] : [besideLicences(leave, licences)]),
    ...(rest.length === 0
      ? []
      : [
          kind === 'licencia'
            ? `Simultánea con ${named(rest)}: esos días se paga solo esta licencia`
            : `Simultánea con ${named(rest)}, de otro origen: esos días se paga una sola, la mejor`,
        ]),
  ]
  return told.length === 0 ? null : told.join('. ')
}
