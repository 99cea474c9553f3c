/** A leave from its writing to its registration: pure functions from a fact to what changes in the context. */
import { changedDraft, emptyLeaveDraft, type LeaveBase, type LeaveDraft } from '@cauce/domain/sick-leave/draft'
import { errorsWhileWriting, leaveErrors, leaveToSend } from '@cauce/domain/sick-leave/draft-errors'
import {
  LEAVE_NOT_REGISTERED,
  LEAVE_REGISTERED_BEFORE,
  LEAVE_UNANSWERED,
} from '@cauce/domain/sick-leave/screen-messages'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import type { SickLeaveForm } from '@cauce/domain/sick-leave/sick-leave'
import { failureOf, type FieldErrors } from '../failure.ts'
import { errorDialog } from '../procedure-order/error-dialog.ts'
import type { LeaveAnswer, SickLeaveContext } from './types.ts'

type Context = SickLeaveContext
type Change = Partial<Context>

export const newLeave = (): Context => ({
  base: null,
  draft: null,
  touched: false,
  tried: false,
  serverErrors: {},
  cleared: null,
  idempotencyKey: null,
  sent: null,
  dialog: null,
  registered: null,
})

/** What nobody wrote in starts anew from what is known now. */
export const baseArrived = ({ draft, touched }: Context, base: LeaveBase): Change => ({
  base,
  draft: draft !== null && touched ? draft : emptyLeaveDraft(base),
})

/** How each field of the draft is called on the wire. */
const WIRE: Readonly<Record<keyof LeaveDraft, string>> = {
  diagnostico: 'diagnostico_id',
  diagnosticoRelacionado: 'diagnostico_relacionado_id',
  contingencia: 'contingencia',
  clase: 'clase_incapacidad',
  fechaInicio: 'fecha_inicio',
  dias: 'dias',
  prorroga: 'prorroga',
  anterior: 'ultima_incapacidad_id',
  motivoProrroga: 'motivo_prorroga',
  motivoSimultanea: 'motivo_simultanea',
  excepcion: 'excepcion_licencia',
  motivoExcepcion: 'motivo_excepcion',
  causaRetroactiva: 'causa_retroactiva',
  colegio: 'colegio_id',
  entidadTerritorial: 'entidad_territorial',
  descripcion: 'descripcion_incapacidad',
  calificacionPcl: 'calificacion_pcl',
  perdidaCapacidad: 'perdida_capacidad_laboral',
  tipoCalificacion: 'procedimiento_calificacion',
  pcl: 'pcl',
}

const isDraftField = (name: string): name is keyof LeaveDraft => Object.hasOwn(WIRE, name)
/** The days of a leave are its start and its length: what was said of one was said of both, and of its end. */
const DAYS: readonly string[] = ['fecha_inicio', 'dias', 'fecha_final']

const forgiven = (errors: FieldErrors, change: Partial<LeaveDraft>): FieldErrors => {
  const names = Object.keys(change)
    .filter(isDraftField)
    .map((name) => WIRE[name])
  const changed = new Set(names.some((name) => DAYS.includes(name)) ? [...names, ...DAYS] : names)
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.has(field)))
}

export const draftChanged = ({ base, draft, serverErrors }: Context, change: Partial<LeaveDraft>): Change =>
  base === null || draft === null
    ? {}
    : {
        draft: changedDraft(draft, change, base),
        touched: true,
        cleared: null,
        serverErrors: forgiven(serverErrors, change),
      }

const blank = ({ base }: Context): Change => ({
  draft: base === null ? null : emptyLeaveDraft(base),
  touched: false,
  tried: false,
  serverErrors: {},
})

export const draftCleared = (context: Context): Change => ({ ...blank(context), cleared: context.draft })

export const clearUndone = ({ cleared }: Context): Change =>
  cleared === null ? {} : { draft: cleared, touched: true, cleared: null }

/** The leave as it would travel; null while nobody knows what it starts from. */
const formOf = ({ base, draft }: Context): SickLeaveForm | null =>
  base === null || draft === null ? null : leaveToSend(draft, base)

/**
 * Whether it may be sent. What was sent and not answered goes again whatever the leaves of the affiliate say now: they may have
 * this very one.
 */
export const isComplete = (context: Context): boolean => {
  const { base, draft, idempotencyKey } = context
  if (base === null || draft === null) return false
  const known = idempotencyKey === null ? base : { ...base, incapacidades: [] }
  return Object.keys(leaveErrors(draft, known)).length === 0
}

/** Messages by field as the form shows them: those of the server first. */
export const shownErrors = ({ base, draft, tried, serverErrors, idempotencyKey }: Context): FieldErrors => {
  if (base === null || draft === null) return {}
  const known = idempotencyKey === null ? base : { ...base, incapacidades: [] }
  return { ...(tried ? leaveErrors(draft, known) : errorsWhileWriting(draft, known)), ...serverErrors }
}

export const registrationStarted = (context: Context): Change => ({
  tried: true,
  cleared: null,
  serverErrors: {},
  sent: formOf(context),
})

/** What goes to the server under the key; an interrupted one goes again as it was. */
export const toRegister = ({ context: { sent, idempotencyKey } }: { readonly context: Context }) => {
  if (sent === null || idempotencyKey === null) throw new Error('nothing to register')
  return { form: sent, key: idempotencyKey }
}

/** Nobody knows whether it registered: the key stays for the next try. */
export const answerLost = (thrown: unknown): Change => ({ dialog: errorDialog(thrown, LEAVE_UNANSWERED) })

/** The answer is known and it is no: the key has served its purpose. */
export const refused = (thrown: unknown): Change => ({
  dialog: errorDialog(thrown, LEAVE_NOT_REGISTERED),
  idempotencyKey: null,
  sent: null,
  serverErrors: failureOf(thrown).errores,
})

/** An earlier try did register, and what is written changed since. */
export const registeredBefore: Change = {
  dialog: { titulo: ERROR_TITLE, mensaje: LEAVE_REGISTERED_BEFORE, tipo: 'error' },
  idempotencyKey: null,
  sent: null,
}

export const registered = (context: Context, { id, radicado, mensaje }: LeaveAnswer): Change => ({
  ...blank(context),
  idempotencyKey: null,
  sent: null,
  registered: {
    id,
    radicado,
    mensaje,
    dias: context.sent?.dias ?? 0,
    fecha_inicio: context.sent?.fecha_inicio ?? '',
    fecha_final: context.sent?.fecha_final ?? '',
  },
})
