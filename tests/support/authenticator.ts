/** The application of codes of a telephone, written from RFC 6238 alone: it knows nothing of the server but the key. */
import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000
const DIGITS = 6

const fromBase32 = (text: string): Buffer => {
  const bits = Array.from(text.replaceAll(/[\s=]/gu, ''))
    .map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/[01]{8}/gu) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * What the telephone shows.
 * @param secret base32, with or without blanks
 * @param at epoch milliseconds
 */
export const appCode = (secret: string, at: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) % 16
  const number = (mac.readUInt32BE(offset) % 2 ** 31) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

/** What it will show next, which the server takes already: newer than any that was taken, however near the change is. */
export const nextAppCode = (secret: string): string => appCode(secret, Date.now() + STEP_MS)
