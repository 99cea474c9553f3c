/** Whether a leave is the prórroga of the one before. */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { countDays } from './end-date.ts'
import { interruption, keepsChain, maxInterruption } from './interruption.ts'
import { counts, lastDay, type Leave } from './leave-span.ts'
import { category, isRelatedDiagnosis, isSameDiagnosis } from './related-diagnosis.ts'
import type { YES_NO } from './sick-leave.ts'

type YesNo = (typeof YES_NO)[number]

/** How a person reads it; it travels as the spec writes it. */
export const PRORROGA_LABEL: Readonly<Record<YesNo, string>> = { Si: 'Sí', No: 'No' }

/** The leave that is being written, as far as this rule reads it. */
export interface NewLeave {
  readonly fecha_inicio: CalendarDate
  readonly cie10: { readonly codigo: string }
}

/** The latest of the leaves that count and ended before `start`; null where there is none. */
export const previousLeave = <L extends Leave>(leaves: readonly L[], start: CalendarDate): L | null =>
  leaves
    .filter((leave) => counts(leave) && lastDay(leave) < start)
    .reduce<L | null>((latest, leave) => (latest === null || lastDay(leave) > lastDay(latest) ? leave : latest), null)

/**
 * What the product proposes.
 * @fuente spec 2 §4
 * @regla La prórroga es Si cuando la incapacidad anterior terminó el día antes y tiene el mismo diagnóstico; si no, es No.
 */
export const automaticProrroga = ({ fecha_inicio, cie10 }: NewLeave, previous: Leave | null): YesNo =>
  previous !== null &&
  counts(previous) &&
  interruption(lastDay(previous), fecha_inicio) === 0 &&
  isSameDiagnosis(previous.cie10, cie10)
    ? 'Si'
    : 'No'

/** Why the product proposes it, under the field. */
export const prorrogaReason = (leave: NewLeave, previous: Leave | null): string => {
  if (previous === null) return 'No hay una incapacidad anterior'
  const ended = `La anterior terminó el ${formatDate(lastDay(previous))}`
  return automaticProrroga(leave, previous) === 'Si'
    ? `${ended} con el mismo diagnóstico`
    : `${ended}, con ${previous.cie10.codigo}`
}

export interface ProrrogaWarning {
  readonly clave: 'no_contra_automatica' | 'posible_continuidad' | 'sin_continuidad'
  readonly texto: string
}

const gapInWords = (days: number): string => (days === 0 ? 'el día antes' : `${countDays(days)} antes`)

/** Whether the norm would let a doctor take the leave for a continuation, and by which diagnosis; null where not. */
const continuity = ({ fecha_inicio, cie10 }: NewLeave, previous: Leave | null): string | null => {
  if (previous === null || !counts(previous) || !keepsChain(lastDay(previous), fecha_inicio)) return null
  if (isSameDiagnosis(previous.cie10, cie10)) return 'el mismo diagnóstico'
  return isRelatedDiagnosis(previous.cie10, cie10)
    ? `un diagnóstico relacionado (${previous.cie10.codigo}, categoría ${category(cie10)})`
    : null
}

const possibleContinuity = (leave: NewLeave, previous: Leave, by: string): string => {
  const end = lastDay(previous)
  return `Posible continuidad: la anterior terminó el ${formatDate(end)}, ${gapInWords(interruption(end, leave.fecha_inicio))}, con ${by}. Marque Sí si es la misma enfermedad.`
}

const noContinuity = (leave: NewLeave, previous: Leave | null): readonly ProrrogaWarning[] => {
  if (previous !== null && keepsChain(lastDay(previous), leave.fecha_inicio)) return []
  const days = maxInterruption(leave.fecha_inicio).dias
  return [
    { clave: 'sin_continuidad', texto: `No hay una incapacidad en los ${days} días anteriores que se pueda prorrogar` },
  ]
}

/**
 * What the doctor should know of the answer as it is marked; forbids nothing.
 * @fuente spec 2 §8; Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1
 * @regla Se advierte cuando la prórroga queda en No contra el Si automático, y cuando puede haber continuidad por diagnóstico relacionado o por una interrupción de hasta 30 días.
 */
export const prorrogaWarnings = (
  leave: NewLeave & { readonly prorroga: YesNo },
  previous: Leave | null,
): readonly ProrrogaWarning[] => {
  if (leave.prorroga === 'Si') return noContinuity(leave, previous)
  const by = continuity(leave, previous)
  if (previous === null || by === null) return []
  const end = formatDate(lastDay(previous))
  return automaticProrroga(leave, previous) === 'Si'
    ? [
        {
          clave: 'no_contra_automatica',
          texto: `La prórroga está en No, pero la anterior terminó el ${end}, el día antes, con el mismo diagnóstico`,
        },
      ]
    : [{ clave: 'posible_continuidad', texto: possibleContinuity(leave, previous, by) }]
}
