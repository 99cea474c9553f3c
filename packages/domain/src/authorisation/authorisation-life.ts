/** The words of the life of an authorisation, and who may make each of its moves. @fuente modulos/aseguramiento-y-red.md §3.5 */
import { lifeWords, type MoveForm, type MoveRule } from '../kit/life/life.ts'
import { choice, integer, note, plainOptions, text } from '../kit/master/field.ts'
import { AUDIT_PERMISSION } from '../session/permission-keys.ts'
import { AUTHORISATION_STATES } from './authorisation-state.ts'
import { DENIAL_HELP, DENIAL_OPTIONS, denialProblems } from './denial.ts'

/** What is known of who moves it. */
export interface AuthorisationHand {
  /** They ordered it, or had another hand in it. */
  readonly misma_mano: boolean
  readonly la_tiene: boolean
  /** They proposed to deny it. */
  readonly propuso: boolean
  /** They have the key of the second concept. */
  readonly concepto: boolean
  /** They are a doctor with a registration. */
  readonly medico: boolean
  /** Another professional has to sign over it first. */
  readonly espera_firma: boolean
  /** What was proposed leaves a part approved. */
  readonly en_parte: boolean
  /** Who has it and since when, in words; null: nobody else, or who had it did nothing for a while. */
  readonly ocupada: string | null
}

export const OWN_ORDER = 'Quien ordenó no puede decidir su propia orden.'
export const SAME_CONCEPT = 'El segundo concepto lo da otro profesional.'
export const NOT_A_DOCTOR = 'Hace falta un médico con registro profesional.'
export const HELD_BY_OTHER = 'autorizacion.tomada_por'
const NO_CONCEPT_KEY = 'El segundo concepto lo da quien tiene ese permiso.'
const WAITS_SIGNATURE = 'Espera la segunda firma de otro profesional: se aprueba cuando firme.'
export const SHORT_RETURN = 'Diga qué falta y quién lo tiene: mínimo 20 caracteres'
const LEAST_RETURN = 20

type Rule = MoveRule<AuthorisationHand>
const otherHand: Rule = ({ misma_mano }) =>
  misma_mano ? { error: OWN_ORDER, codigo: 'autorizacion.propia', status: 403 } : null
const free: Rule = ({ ocupada }) => (ocupada === null ? null : { error: ocupada, codigo: HELD_BY_OTHER })
const signed: Rule = ({ espera_firma }) => (espera_firma ? { error: WAITS_SIGNATURE, codigo: 'firma.pendiente' } : null)
const otherDoctor: Rule = ({ propuso, concepto, medico }) => {
  if (!concepto) return { error: NO_CONCEPT_KEY, codigo: 'autorizacion.sin_concepto', status: 403 }
  if (propuso) return { error: SAME_CONCEPT, codigo: 'autorizacion.mismo_concepto', status: 403 }
  return medico ? null : { error: NOT_A_DOCTOR, codigo: 'autorizacion.no_medico', status: 403 }
}

/** What a provider may be asked for; it is never the affiliate who brings it. */
const MISSING = plainOptions(
  'Historia o resumen de atención',
  'Resultado de una ayuda diagnóstica',
  'Diagnóstico',
  'Justificación',
  'Consentimiento',
  'Cotización del material',
  'Formato MIPRES',
  'Firma o registro del profesional',
  'Cantidad o posología',
)

const saysWhatLacks = ({ mensaje = '' }: MoveForm): Readonly<Record<string, string>> =>
  mensaje.trim().length < LEAST_RETURN ? { mensaje: SHORT_RETURN } : {}

/** Who took it and did nothing for so long leaves it to another. */
export const IDLE_MINUTES = 15
export const heldWords = (nombre: string, hora: string): string => `La está decidiendo ${nombre} desde las ${hora}.`

export const AUTHORISATION_LIFE = lifeWords({
  name: 'autorizacion',
  code: 'autorizacion',
  permission: AUDIT_PERMISSION,
  states: AUTHORISATION_STATES,
  fields: {
    falta: choice('Qué falta', MISSING),
    mensaje: note('Qué se le pide al prestador'),
    cantidad: integer('Cantidad que sí se aprueba', {
      optional: true,
      min: 1,
      help: 'Vacía: se niega todo. Con una parte se aprueba esa y se niega el resto',
    }),
    causal: choice('Causal de la norma', DENIAL_OPTIONS, { help: DENIAL_HELP }),
    justificacion: note('Justificación clínica', { max: 1000 }),
    fundamento: text('Fundamento', { max: 300 }),
    alternativa: text('Alternativa que sí se cubre', { max: 300 }),
    nota: note('Nota', { optional: true }),
    motivo: note('Por qué'),
  },
  moves: {
    soltar: { etiqueta: 'Soltar', hecho: 'Queda para quien la pueda decidir', kind: 'quiet' },
    devolver: {
      etiqueta: 'Devolver',
      hecho: 'Devuelta: se le pide al prestador, el plazo sigue',
      carries: ['falta', 'mensaje'],
      check: saysWhatLacks,
      rules: [otherHand],
    },
    proponer_negacion: {
      etiqueta: 'Proponer negación',
      hecho: 'Propuesta: otro médico decide y el plazo sigue',
      kind: 'danger',
      carries: ['cantidad', 'causal', 'justificacion', 'fundamento', 'alternativa'],
      check: denialProblems,
      rules: [otherHand, signed],
    },
    rechazar_negacion: {
      etiqueta: 'No negar',
      hecho: 'Vuelve a la cola para otro auditor',
      carries: ['motivo'],
      rules: [otherHand, otherDoctor],
    },
    confirmar_negacion: {
      etiqueta: 'Confirmar negación',
      hecho: 'Negada: el formato se entrega en 24 horas',
      kind: 'danger',
      carries: ['nota'],
      rules: [otherHand, otherDoctor, signed],
    },
    tomar: { etiqueta: 'Tomar', hecho: 'Usted la está decidiendo', kind: 'filled', rules: [otherHand, free] },
    aprobar: {
      etiqueta: 'Aprobar',
      hecho: 'Aprobada',
      kind: 'filled',
      carries: ['nota'],
      rules: [otherHand, signed],
    },
    /** Who ordered it, or the provider, added what was missing. */
    completar: {
      etiqueta: 'Completar',
      hecho: 'Vuelve a la cola: su plazo es el mismo',
      carries: ['mensaje'],
      bySystem: true,
    },
    /** The line was annulled, refused or returned by who signs over it. */
    desistir: { etiqueta: 'Dejar sin efecto', hecho: 'Sin efecto', carries: ['motivo'], bySystem: true },
  },
  take: 'tomar',
  release: 'soltar',
  notAllowed: 'Esa acción ya no se puede hacer: la autorización cambió de estado.',
  changed: 'Otra persona la movió antes que usted.',
})
export type AuthorisationMove = keyof typeof AUTHORISATION_LIFE.moves
