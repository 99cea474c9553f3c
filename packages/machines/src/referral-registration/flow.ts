/** A referral from its writing to its registration: pure functions from a fact to what changes in the context. */
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import {
  EMPTY_REGISTRATION,
  NOT_REGISTERED,
  REGISTERED_BEFORE,
  REGISTRATION_UNANSWERED,
  registrationErrors,
  registrationToSend,
  type RegistrationDraft,
} from '@cauce/domain/referral/registration'
import { failureOf, type FieldErrors } from '../failure.ts'
import { errorDialog } from '../procedure-order/error-dialog.ts'
import type { RegisteredReferral, RegistrationContext } from './types.ts'

type Context = RegistrationContext
type Change = Partial<Context>

const BLANK = { draft: EMPTY_REGISTRATION, touched: false, tried: false, serverErrors: {} } as const

export const newRegistration = (): Context => ({
  ...BLANK,
  cleared: null,
  idempotencyKey: null,
  sent: null,
  dialog: null,
  registered: null,
})

/** How each field of the draft is called on the wire. */
const WIRE: Readonly<Record<keyof RegistrationDraft, string>> = {
  afiliado: 'afiliado_id',
  institucion: 'rep_id',
  tipoAnexo: 'tipo_anexo_id',
  tipoSolicitud: 'tipo_solicitud',
  especialidad: 'especialidad_remision',
  diagnosticos: 'cie10s',
  descripcion: 'descripcion',
  datos: 'datos',
  servicios: 'datos.servicios',
  adjuntos: 'adjuntos',
}
const isDraftField = (name: string): name is keyof RegistrationDraft => Object.hasOwn(WIRE, name)

/** What the server said of a field, or of a part of it, is forgotten when the field changes. */
const forgiven = (errors: FieldErrors, change: Partial<RegistrationDraft>): FieldErrors => {
  const changed = Object.keys(change)
    .filter(isDraftField)
    .map((name) => WIRE[name])
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !changed.some((name) => path === name || path.startsWith(`${name}.`))),
  )
}

export const draftChanged = ({ draft, serverErrors }: Context, change: Partial<RegistrationDraft>): Change => ({
  draft: { ...draft, ...change },
  touched: true,
  cleared: null,
  serverErrors: forgiven(serverErrors, change),
})

export const draftCleared = ({ draft }: Context): Change => ({ ...BLANK, cleared: draft })

export const clearUndone = ({ cleared }: Context): Change =>
  cleared === null ? {} : { draft: cleared, touched: true, cleared: null }

/** Messages by field as the form shows them: those of the server first. */
export const shownErrors = ({ draft, tried, serverErrors }: Context): FieldErrors => ({
  ...(tried ? registrationErrors(draft) : {}),
  ...serverErrors,
})

export const registrationStarted = ({ draft }: Context): Change => ({
  tried: true,
  cleared: null,
  serverErrors: {},
  sent: registrationToSend(draft),
})

/** What goes to the server under the key; an interrupted one goes again as it was. */
export const toRegister = ({ context: { sent, idempotencyKey } }: { readonly context: Context }) => {
  if (sent === null || idempotencyKey === null) throw new Error('nothing to register')
  return { form: sent, key: idempotencyKey }
}

/** Nobody knows whether it registered: the key stays for the next try. */
export const answerLost = (thrown: unknown): Change => ({ dialog: errorDialog(thrown, REGISTRATION_UNANSWERED) })

/** The answer is known and it is no: the key has served its purpose. */
export const refused = (thrown: unknown): Change => ({
  dialog: errorDialog(thrown, NOT_REGISTERED),
  idempotencyKey: null,
  sent: null,
  serverErrors: failureOf(thrown).errores,
})

/** An earlier try did register, and what is written changed since. */
export const registeredBefore: Change = {
  dialog: { titulo: ERROR_TITLE, mensaje: REGISTERED_BEFORE, tipo: 'error' },
  idempotencyKey: null,
  sent: null,
}

export const registered = (answer: RegisteredReferral): Change => ({
  ...BLANK,
  idempotencyKey: null,
  sent: null,
  dialog: null,
  registered: answer,
})
