/** In what state an account is, in one word. @fuente spec 1 §2, §4; spec 2 §9 */
import { isLocked } from '../session/lockout.ts'
import { isPasswordExpired } from '../session/password-expiry.ts'

/** In the order in which they count: an account that is several things at once is the first of them. */
export const ACCOUNT_STATES = ['inactivo', 'bloqueado', 'contrasena_vencida', 'activo'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

export const ACCOUNT_STATE_NAMES: Readonly<Record<AccountState, string>> = {
  activo: 'Activo',
  inactivo: 'Inactivo',
  bloqueado: 'Bloqueado',
  contrasena_vencida: 'Contraseña vencida',
}

/** Of several, for counts. */
export const ACCOUNT_STATE_PLURALS: Readonly<Record<AccountState, string>> = {
  activo: 'Activos',
  inactivo: 'Inactivos',
  bloqueado: 'Bloqueados',
  contrasena_vencida: 'Contraseña vencida',
}

/** What the state asks of who reads it. */
export const ACCOUNT_STATE_TONES = {
  activo: 'ok',
  inactivo: 'unknown',
  bloqueado: 'bad',
  contrasena_vencida: 'waiting',
} as const satisfies Record<AccountState, string>

export interface Account {
  readonly activo: boolean
  /** Epoch milliseconds; null: not locked. */
  readonly bloqueadoHastaMs: number | null
  /** Epoch milliseconds; null: the person has not written one yet. */
  readonly contrasenaDesdeMs: number | null
}

/**
 * The state at `nowMs` (epoch milliseconds of the server's clock). `days` is the installation's validity of a password.
 * @regla Un usuario está inactivo, bloqueado, con la contraseña vencida o activo, en ese orden.
 */
export const accountState = (account: Account, nowMs: number, days: number): AccountState => {
  if (!account.activo) return 'inactivo'
  if (isLocked(account.bloqueadoHastaMs, nowMs)) return 'bloqueado'
  return isPasswordExpired(account.contrasenaDesdeMs, nowMs, days) ? 'contrasena_vencida' : 'activo'
}
