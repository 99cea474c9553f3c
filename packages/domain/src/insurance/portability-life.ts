/** The words of the life of a portability, and who may make each of its moves. @fuente modulos/aseguramiento-y-red.md §3.3 */
import { lifeWords, type MoveForm, type MoveRule } from '../kit/life/life.ts'
import { date, note } from '../kit/master/field.ts'
import { PORTABILITY_PERMISSION } from '../session/permission-keys.ts'

/** Who moves it, and what is known of it. */
export interface PortabilityHand {
  /** They have it open. */
  readonly la_tiene: boolean
  /** Its first day came already. */
  readonly empieza: boolean
  /** Why it is not extended; null: it may be. */
  readonly sin_prorroga: string | null
}

export const PORTABILITY_REASON = 'Diga por qué, en 10 caracteres o más.'
const MIN_REASON = 10
const MAX_REASON = 300

const mayExtend: MoveRule<PortabilityHand> = ({ sin_prorroga }) =>
  sin_prorroga === null ? null : { error: sin_prorroga, codigo: 'portabilidad.sin_prorroga' }

const saysWhy = ({ motivo = '' }: MoveForm): Readonly<Record<string, string>> =>
  motivo.length < MIN_REASON ? { motivo: PORTABILITY_REASON } : {}

export const PORTABILITY_STATES = {
  radicada: { palabra: 'Por estudiar', tono: 'waiting' },
  en_estudio: { palabra: 'En estudio', tono: 'info' },
  asignada: { palabra: 'Por empezar', tono: 'info' },
  activa: { palabra: 'Activa', tono: 'ok' },
  vencida: { palabra: 'Vencida', tono: 'unknown' },
  terminada: { palabra: 'Terminada', tono: 'unknown' },
  negada: { palabra: 'Negada', tono: 'bad' },
  anulada: { palabra: 'Anulada', tono: 'unknown' },
} as const
export type PortabilityState = keyof typeof PORTABILITY_STATES

export const PORTABILITY_LIFE = lifeWords({
  name: 'portabilidad',
  code: 'portabilidad',
  permission: PORTABILITY_PERMISSION,
  states: PORTABILITY_STATES,
  fields: {
    motivo: note('Por qué, si la niega, la anula o la termina', { optional: true, max: MAX_REASON }),
    hasta: date('Hasta cuándo, si la prorroga', { optional: true }),
  },
  moves: {
    anular: {
      etiqueta: 'Anular',
      hecho: 'Portabilidad anulada',
      kind: 'quiet',
      carries: ['motivo'],
      check: saysWhy,
    },
    soltar: { etiqueta: 'Dejar para otra persona', hecho: 'Queda para quien la pueda estudiar', kind: 'quiet' },
    negar: { etiqueta: 'Negar', hecho: 'Portabilidad negada', kind: 'danger', carries: ['motivo'], check: saysWhy },
    terminar: {
      etiqueta: 'Terminar: regresó',
      hecho: 'Portabilidad terminada: desde hoy se atiende donde siempre',
      carries: ['motivo'],
      check: saysWhy,
    },
    tomar: { etiqueta: 'Estudiar', hecho: 'Usted la está estudiando', kind: 'filled' },
    prorrogar: {
      etiqueta: 'Prorrogar',
      hecho: 'Portabilidad prorrogada',
      kind: 'filled',
      carries: ['hasta'],
      check: ({ hasta = '' }: MoveForm): Readonly<Record<string, string>> =>
        hasta === '' ? { hasta: 'Diga hasta cuándo.' } : {},
      rules: [mayExtend],
    },
    asignar_sede: { etiqueta: 'Asignar la sede', hecho: 'Sede asignada', bySystem: true },
    empezar: { etiqueta: 'Empezar', hecho: 'Portabilidad activa', bySystem: true },
    vencer: { etiqueta: 'Vencer', hecho: 'Portabilidad vencida', bySystem: true },
  },
  take: 'tomar',
  release: 'soltar',
  notAllowed: 'Esa acción ya no se puede hacer: el registro cambió de estado.',
  changed: 'Otra persona la movió antes que usted.',
})
export type PortabilityMove = keyof typeof PORTABILITY_LIFE.moves
