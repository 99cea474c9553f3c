/** Passwords: argon2id by Node itself, kept as a PHC string with its parameters. @fuente OWASP ASVS 5.0, 11.4.2 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

const MEMORY_KIB = 19_456
const PASSES = 2
const PARALLELISM = 1
const KEY_BYTES = 32
const SALT_BYTES = 16
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/u

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const derive = (password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength, ...cost }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/u, '')

/** PHC string of the password with a fresh salt. About 30 ms and 19 MiB. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM }
  const key = await derive(password, salt, cost, KEY_BYTES)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(salt)}$${base64(key)}`
}

let decoy: Promise<string> | undefined

/**
 * True when the password is the one of `stored`. With null (there is no such person) it does the same work on a decoy and
 * answers false, so that the time of the answer does not tell who exists.
 */
export const verifyPassword = async (password: string, stored: string | null): Promise<boolean> => {
  decoy ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'))
  const parts = PHC.exec(stored ?? (await decoy))
  if (!parts) return false
  const [, memory, passes, parallelism, salt = '', key = ''] = parts
  const expected = Buffer.from(key, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await derive(password, Buffer.from(salt, 'base64'), cost, expected.length)
  return timingSafeEqual(actual, expected) && stored !== null
}
