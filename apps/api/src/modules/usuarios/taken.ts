/** What the constraints of the database forbid, as an answer at the field. */
import { AFFILIATE_TAKEN, DOCUMENT_TAKEN, EMAIL_TAKEN } from '@cauce/domain/users/user-form'
import { errorCode } from '../../db/unavailable.ts'
import { invalid } from '../../http/failure.ts'

const UNIQUE_VIOLATION = '23505'
const FIELDS: Readonly<Record<string, readonly [string, string]>> = {
  users_email_key: ['email', EMAIL_TAKEN],
  operadores_por_documento: ['numero_documento', DOCUMENT_TAKEN],
  users_afiliado_id_key: ['afiliado_id', AFFILIATE_TAKEN],
}

const constraintOf = (error: unknown): string => {
  const name: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'constraint') : undefined
  return typeof name === 'string' ? name : ''
}

const isTaken = (error: unknown): boolean => errorCode(error) === UNIQUE_VIOLATION

/** Runs a write; what another row has already is refused with 422 at its field, also when both come at the same instant. */
export const orTaken = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write
  } catch (error) {
    const [field, message] = (isTaken(error) ? FIELDS[constraintOf(error)] : undefined) ?? []
    if (field === undefined || message === undefined) throw error
    throw invalid({ [field]: [message] })
  }
}
