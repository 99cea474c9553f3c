/** Whether a leave is the prórroga of the one before. */
import { formatDate } from '../calendar/bogota.ts'
import { countDays } from './end-date.ts'
import type { NewLeave } from './chain.ts'
import { interruption, keepsChain } from './interruption.ts'
import { counts, lastDay, type Leave } from './leave-span.ts'
import { category, isSameDiagnosis, sharesIllness } from './related-diagnosis.ts'
import type { YES_NO } from './sick-leave.ts'

type YesNo = (typeof YES_NO)[number]

/** How a person reads it; it travels as the spec writes it. */
export const PRORROGA_LABEL: Readonly<Record<YesNo, string>> = { Si: 'Sí', No: 'No' }

type Started = Pick<NewLeave, 'fecha_inicio' | 'cie10' | 'cie10_relacionado'>

/**
 * What the product proposes.
 * @fuente spec 2 §4
 * @regla La prórroga es Si cuando la incapacidad anterior terminó el día antes y tiene el mismo diagnóstico; si no, es No.
 */
export const automaticProrroga = ({ fecha_inicio, cie10 }: Started, previous: Leave | null): YesNo =>
  previous !== null &&
  counts(previous) &&
  interruption(lastDay(previous), fecha_inicio) === 0 &&
  isSameDiagnosis(previous.cie10, cie10)
    ? 'Si'
    : 'No'

/** Why the product proposes it, under the field. */
export const prorrogaReason = (leave: Started, previous: Leave | null): string => {
  if (previous === null) return 'No hay una incapacidad anterior'
  const ended = `La anterior terminó el ${formatDate(lastDay(previous))}`
  return automaticProrroga(leave, previous) === 'Si'
    ? `${ended} con el mismo diagnóstico`
    : `${ended}, con ${previous.cie10.codigo}`
}

export interface ProrrogaWarning {
  readonly clave: 'no_contra_automatica' | 'posible_continuidad'
  readonly texto: string
}

const gapInWords = (days: number): string => (days === 0 ? 'el día antes' : `${countDays(days)} antes`)

/** Whether the norm would let a doctor take the leave for a continuation, and by which diagnosis; null where not. */
const continuity = (leave: Started, previous: Leave | null): string | null => {
  const { fecha_inicio, cie10 } = leave
  if (previous === null || !counts(previous) || !keepsChain(lastDay(previous), fecha_inicio)) return null
  if (isSameDiagnosis(previous.cie10, cie10)) return 'el mismo diagnóstico'
  return sharesIllness(previous, leave)
    ? `un diagnóstico relacionado (${previous.cie10.codigo}, categoría ${category(previous.cie10)})`
    : null
}

const possibleContinuity = (leave: Started, previous: Leave, by: string): string => {
  const end = lastDay(previous)
  return `Posible continuidad: la anterior terminó el ${formatDate(end)}, ${gapInWords(interruption(end, leave.fecha_inicio))}, con ${by}. Marque Sí si es la misma enfermedad.`
}

/**
 * What the doctor should know of the answer as it is marked; forbids nothing.
 * @fuente spec 2 §8; Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1
 * @regla Se advierte cuando la prórroga queda en No contra el Si automático, y cuando puede haber continuidad por diagnóstico relacionado o por una interrupción de hasta 30 días.
 */
export const prorrogaWarnings = (
  leave: Started & { readonly prorroga: YesNo },
  previous: Leave | null,
): readonly ProrrogaWarning[] => {
  if (leave.prorroga === 'Si') return []
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
