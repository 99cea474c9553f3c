/** For which change of an affiliate a cause serves. */
import type { Option } from '../kit/master/field.ts'

export const CAUSE_KINDS = {
  suspender: 'Suspensión',
  proteger: 'Protección laboral',
  levantar: 'Levantar una suspensión o protección',
  retirar: 'Retiro',
  activar: 'Ingreso o reingreso',
  fallecer: 'Fallecimiento',
} as const
export type CauseKind = keyof typeof CAUSE_KINDS

export const CAUSE_KIND_OPTIONS: readonly Option[] = Object.entries(CAUSE_KINDS).map(([value, label]) => ({
  value,
  label,
}))
