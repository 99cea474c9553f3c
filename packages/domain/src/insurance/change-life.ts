/** The words of the life of a change of an affiliate, and who may make each of its moves. @fuente modulos/aseguramiento-y-red.md §3.2 */
import { lifeWords, type MoveForm, type MoveRule } from '../kit/life/life.ts'
import { note } from '../kit/master/field.ts'
import { CHANGES_PERMISSION } from '../session/permission-keys.ts'

/** Who moves it. */
export interface ChangeHand {
  /** They filed it. */
  readonly la_radico: boolean
  /** They may verify what others filed. */
  readonly aprueba: boolean
  /** They have it open. */
  readonly la_tiene: boolean
  /** What it would undo was registered or verified by them. */
  readonly intervino: boolean
  /** Verified, it waits for somebody to decide. */
  readonly retenida: boolean
}

export const SAME_PERSON = 'Quien radica no puede verificar.'
export const TOOK_PART = 'Usted registró o verificó ese fallecimiento: lo reversa otra persona.'
export const NOT_YOURS = 'La anula quien la radicó.'
export const NOT_VERIFIER = 'Verificar novedades pide su propio permiso.'
export const CHANGE_REASON = 'Diga por qué, en 10 caracteres o más.'
const MIN_CHANGE_REASON = 10
const MAX_REASON = 300

const otherPerson: MoveRule<ChangeHand> = ({ la_radico, intervino }) => {
  if (la_radico) return { error: SAME_PERSON, codigo: 'novedad.misma_persona', status: 403 }
  return intervino ? { error: TOOK_PART, codigo: 'novedad.misma_persona', status: 403 } : null
}
const verifies: MoveRule<ChangeHand> = ({ aprueba }) =>
  aprueba ? null : { error: NOT_VERIFIER, codigo: 'permiso.denegado', status: 403 }
const filedIt: MoveRule<ChangeHand> = ({ la_radico }) =>
  la_radico ? null : { error: NOT_YOURS, codigo: 'novedad.de_otra_persona', status: 403 }
const rules = [otherPerson, verifies]

const saysWhy = ({ motivo = '' }: MoveForm): Readonly<Record<string, string>> =>
  motivo.length < MIN_CHANGE_REASON ? { motivo: CHANGE_REASON } : {}

export const CHANGE_STATES = {
  radicada: { palabra: 'Por verificar', tono: 'waiting' },
  en_revision: { palabra: 'En revisión', tono: 'info' },
  verificada: { palabra: 'En espera', tono: 'waiting' },
  aplicada: { palabra: 'Aplicada', tono: 'ok' },
  rechazada: { palabra: 'Rechazada', tono: 'bad' },
  anulada: { palabra: 'Anulada', tono: 'unknown' },
} as const
export type ChangeState = keyof typeof CHANGE_STATES
export const isChangeState = (name: string): name is ChangeState => Object.hasOwn(CHANGE_STATES, name)

export const CHANGE_LIFE = lifeWords({
  name: 'novedad_afiliado',
  code: 'novedad',
  permission: CHANGES_PERMISSION,
  states: CHANGE_STATES,
  fields: {
    motivo: note('Por qué, si la rechaza, la anula o la aplica en espera', { optional: true, max: MAX_REASON }),
  },
  moves: {
    anular: {
      etiqueta: 'Anular',
      hecho: 'Novedad anulada',
      kind: 'quiet',
      carries: ['motivo'],
      check: saysWhy,
      rules: [filedIt],
    },
    soltar: { etiqueta: 'Dejar para otra persona', hecho: 'Queda para quien la pueda verificar', kind: 'quiet', rules },
    rechazar: {
      etiqueta: 'Rechazar',
      hecho: 'Novedad rechazada: nada cambió',
      kind: 'danger',
      carries: ['motivo'],
      check: saysWhy,
      rules,
    },
    tomar: { etiqueta: 'Revisar', hecho: 'Usted la está revisando', kind: 'filled', rules },
    verificar: {
      etiqueta: 'Verificar y aplicar',
      hecho: 'Novedad aplicada',
      kind: 'filled',
      vow: 'Vi el soporte y coincide con lo que cambia',
      rules,
    },
    decidir: {
      etiqueta: 'Aplicar de todos modos',
      hecho: 'Novedad aplicada',
      kind: 'filled',
      carries: ['motivo'],
      check: saysWhy,
      rules,
    },
  },
  take: 'tomar',
  release: 'soltar',
  notAllowed: 'Esa acción ya no se puede hacer: el registro cambió de estado.',
  changed: 'Otra persona la movió antes que usted.',
})
export type ChangeMove = keyof typeof CHANGE_LIFE.moves
