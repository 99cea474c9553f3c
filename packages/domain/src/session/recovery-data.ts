/** The mail and the cell phone by which a person is reached and gets back in. @fuente spec 2 §3, §5, §8 */
import * as Schema from 'effect/Schema'
import { isEmail } from '../text/email.ts'

export const REQUIRED_RECOVERY = 'Este campo es obligatorio'
export const INVALID_RECOVERY_EMAIL = 'Por favor ingrese un correo Valido'
export const PHONE_DIGITS = 10
export const INVALID_PHONE = 'El número de celular debe ser de 10 dígitos'
export const UPDATE_YOUR_DATA = 'Señor Afiliado por favor Actualice sus Datos'
export const DATA_UPDATED = '¡ Datos actualizados correctamente !'
export const AFFILIATE_UPDATE_FAILED = 'Ha ocurrido un error al actualizar los datos del Afiliado'
export const OPERATOR_UPDATE_FAILED = 'Ha ocurrido un error al actualizar los datos del Usuario'
/** An affiliate confirms their data this often. */
export const RECOVERY_DATA_DAYS = 180

const DAY_MS = 86_400_000

const emailProblem = (text: string): string | null => {
  if (text.trim() === '') return REQUIRED_RECOVERY
  return isEmail(text) ? null : INVALID_RECOVERY_EMAIL
}

const phoneProblem = (text: string): string | null => {
  if (text.trim() === '') return REQUIRED_RECOVERY
  return /^\d+$/u.test(text) && text.length === PHONE_DIGITS ? null : INVALID_PHONE
}

const valid = (problem: (text: string) => string | null) =>
  Schema.String.annotate({ message: REQUIRED_RECOVERY }).check(
    Schema.makeFilter((text: string) => problem(text) ?? true),
  )

/** An address; blanks around it are the caller's to drop. */
export const RecoveryEmail = valid(emailProblem)

/** Exactly ten digits. */
export const RecoveryPhone = valid(phoneProblem)

export const AffiliateRecovery = Schema.Struct({ correo1: RecoveryEmail, celular1: RecoveryPhone })
export type AffiliateRecovery = typeof AffiliateRecovery.Type
export const OperatorRecovery = Schema.Struct({
  telefono_recuperacion: RecoveryPhone,
  email_recuperacion: RecoveryEmail,
})
export type OperatorRecovery = typeof OperatorRecovery.Type

/** Which form a person has: affiliates and operators keep the two values under other names. */
export type RecoveryKind = 'affiliate' | 'operator'

export interface RecoveryForm {
  readonly correo: string
  readonly celular: string
}

/** The names under which the two values travel. */
export const RECOVERY_FIELDS = {
  affiliate: { correo: 'correo1', celular: 'celular1' },
  operator: { correo: 'email_recuperacion', celular: 'telefono_recuperacion' },
} as const satisfies Readonly<Record<RecoveryKind, Readonly<Record<keyof RecoveryForm, string>>>>

/** What is said when saving fails, by kind of user. @fuente spec 2 §8 */
export const RECOVERY_FAILED: Readonly<Record<RecoveryKind, string>> = {
  affiliate: AFFILIATE_UPDATE_FAILED,
  operator: OPERATOR_UPDATE_FAILED,
}

/** What is said besides the messages of the fields, by kind of user. @fuente spec 2 §8 */
export const RECOVERY_INVALID: Readonly<Record<RecoveryKind, string | null>> = {
  affiliate: UPDATE_YOUR_DATA,
  operator: null,
}

/** The form without the blanks around its values. */
export const trimmedRecovery = ({ correo, celular }: RecoveryForm): RecoveryForm => ({
  correo: correo.trim(),
  celular: celular.trim(),
})

/**
 * Messages by the name under which each value travels; empty when the data may be saved. Blanks around the values do not count.
 * @fuente spec 2 §5
 * @regla El correo y el celular de recuperación son obligatorios y tienen forma de correo y 10 dígitos.
 */
export const checkRecoveryData = (kind: RecoveryKind, form: RecoveryForm): Record<string, string[]> => {
  const { correo, celular } = trimmedRecovery(form)
  const wrong = [
    [RECOVERY_FIELDS[kind].celular, phoneProblem(celular)],
    [RECOVERY_FIELDS[kind].correo, emailProblem(correo)],
  ] as const
  return Object.fromEntries(wrong.flatMap(([field, problem]) => (problem === null ? [] : [[field, [problem]]])))
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

/**
 * True when the affiliate must confirm mail and cell phone: one is missing, or they were confirmed more than 180 days ago or
 * never. `nowMs` is epoch milliseconds.
 * @regla El afiliado actualiza sus datos si falta el correo o el celular, o si pasaron más de 180 días.
 */
export const mustUpdateData = (
  data: {
    readonly correo1: string | null
    readonly celular1: string | null
    readonly datos_actualizados_at: string | null
  },
  nowMs: number,
): boolean => {
  if (isBlank(data.correo1) || isBlank(data.celular1) || data.datos_actualizados_at === null) return true
  const confirmed = Date.parse(data.datos_actualizados_at)
  return Number.isNaN(confirmed) || nowMs - confirmed > RECOVERY_DATA_DAYS * DAY_MS
}
