/** Names of the stored files. They are random and say nothing of what the file has. */
import { createHash, randomUUID } from 'node:crypto'

const KEPT = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/u
/** Where a file waits from the moment that its address is handed out until somebody takes it. */
const WAITING = 'por-enviar'
const ARRIVING = /^por-enviar\/[0-9a-f-]{36}\.[a-z0-9]{1,8}$/u

const whole = (key: string, shape: RegExp): string => {
  if (!shape.test(key)) throw new RangeError('extension')
  return key
}
const keptAs = (id: string, ext: string): string => whole(`${id.slice(0, 2)}/${id}.${ext}`, KEPT)

/** A key that no file has. `ext` without the dot. */
export const newKey = (ext: string): string => keptAs(randomUUID(), ext)
/** A key under which a browser may send a file. */
export const arrivingKey = (ext: string): string => whole(`${WAITING}/${randomUUID()}.${ext}`, ARRIVING)

/** Whether a key is one of a file that was sent and that nobody has taken. */
export const isArriving = (key: string): boolean => ARRIVING.test(key)
/** Whether a key is one of ours. */
export const isKey = (key: string): boolean => KEPT.test(key) || ARRIVING.test(key)

/**
 * The key of a file once it is taken: always the same for the same bytes under the same key, and another for others. Whoever
 * still holds the address by which it came changes nothing that was taken.
 */
export const settledKey = (arriving: string, sha256: string): string => {
  const hash = createHash('sha256').update(`${arriving}\n${sha256}`).digest('hex')
  const id = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
  return keptAs(id, arriving.split('.').at(-1) ?? '')
}
