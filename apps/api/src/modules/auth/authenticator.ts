/** Codes of the authenticator application, by the `otpauth` library. @fuente RFC 6238 */
import { Secret, TOTP } from 'otpauth'
import { TOTP_ALGORITHM, TOTP_SECONDS, TOTP_WINDOW, isFreshStep } from '@cauce/domain/session/authenticator'
import { CODE_DIGITS, readCode } from '@cauce/domain/session/access-code'

const ISSUER = 'Cauce'
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
const GROUP = /.{1,4}/gu

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)

const totp = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: TOTP_ALGORITHM,
    digits: CODE_DIGITS,
    period: TOTP_SECONDS,
    // The library takes an ArrayBuffer whole: a copy of these bytes alone.
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })

/** For who types it, in groups of four, and for the QR code. */
export const presentSecret = (secret: Uint8Array, email: string): { secreto: string; uri: string } => {
  const made = totp(secret, email)
  return { secreto: made.secret.base32.match(GROUP)?.join(' ') ?? '', uri: made.toString() }
}

/** The step to which the typed code belongs, or null when it is wrong, too early or late, or not newer than `last`. */
export const takenStep = (secret: Uint8Array, typed: string, now: Date, last: number | null): number | null => {
  const token = readCode(typed)
  if (token === null) return null
  const delta = totp(secret, '').validate({ token, window: TOTP_WINDOW, timestamp: now.getTime() })
  if (delta === null) return null
  const step = Math.floor(now.getTime() / 1000 / TOTP_SECONDS) + delta
  return isFreshStep(step, last) ? step : null
}

/** What the application would show; for tests and demonstrations. */
export const codeAt = (secret: Uint8Array, now: Date): string => totp(secret, '').generate({ timestamp: now.getTime() })
