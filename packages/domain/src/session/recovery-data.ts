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

const filled = Schema.String.annotate({ message: REQUIRED_RECOVERY }).check(
  Schema.isPattern(/\S/u, { message: REQUIRED_RECOVERY }),
)

/** An address; blanks around it are the caller's to drop. */
export const RecoveryEmail = filled.check(
  Schema.makeFilter((text: string) => text.trim() === '' || isEmail(text) || INVALID_RECOVERY_EMAIL),
)

/** Exactly ten digits. */
export const RecoveryPhone = filled.check(
  Schema.makeFilter((text: string) => text.trim() === '' || /^\d{10}$/u.test(text) || INVALID_PHONE),
)

export const AffiliateRecovery = Schema.Struct({ correo1: RecoveryEmail, celular1: RecoveryPhone })
export type AffiliateRecovery = typeof AffiliateRecovery.Type
export const OperatorRecovery = Schema.Struct({
  telefono_recuperacion: RecoveryPhone,
  email_recuperacion: RecoveryEmail,
})
export type OperatorRecovery = typeof OperatorRecovery.Type

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
