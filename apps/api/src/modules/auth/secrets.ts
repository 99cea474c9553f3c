/**
 * What the server keeps so that a stolen database tells nothing: application keys encrypted (AES-256-GCM), recovery codes as
 * HMAC. Both keys are derived (HKDF, RFC 5869) from `CAUCE_SECRET`, or from the file `clave` of the data folder, made once.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { errorCode } from '../../db/unavailable.ts'

const KEY_FILE = 'clave'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const ONLY_OURS = 0o600
/** First byte of what is encrypted, so that another way can be told apart one day. */
const VERSION = 1
const CIPHER = 'aes-256-gcm'

export interface Secrets {
  /** `context` says what it is and whose: what was sealed for one person opens for nobody else. */
  seal(context: string, plain: Uint8Array): Buffer
  /** Null when it was changed, is of another context or was sealed with another key. */
  open(context: string, sealed: Uint8Array): Buffer | null
  mac(context: string, text: string): Buffer
}

type Source = Pick<Config, 'secret' | 'dataDir'>

/** Reads the file, or makes it: whole or not at all, and two processes that start at once end up with one. */
const fromFile = (folder: string): string => {
  const file = join(folder, KEY_FILE)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  const half = join(folder, `.${KEY_FILE}-${randomBytes(6).toString('hex')}`)
  writeFileSync(half, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: ONLY_OURS, flush: true })
  try {
    linkSync(half, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    rmSync(half, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'cauce', purpose, KEY_BYTES))

const make = (secret: string): Secrets => {
  const [sealing, hashing] = [derive(secret, 'cifrado'), derive(secret, 'resumen')]
  return {
    seal: (context, plain) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, sealing, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([Buffer.of(VERSION), iv, cipher.getAuthTag(), body])
    },
    open: (context, sealed) => {
      const bytes = Buffer.from(sealed)
      const start = 1 + IV_BYTES + TAG_BYTES
      if (bytes.length < start || bytes[0] !== VERSION) return null
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(1, 1 + IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(1 + IV_BYTES, start))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()])
      } catch {
        // The tag does not match: that is all that can be known.
        return null
      }
    },
    mac: (context, text) => createHmac('sha256', hashing).update(`${context}\n${text}`).digest(),
  }
}

const made = new Map<string, Secrets>()

/** The keys of this installation, read or made at the first use. */
export const secretsOf = ({ secret, dataDir }: Source): Secrets => {
  const place = secret === null ? `carpeta ${dataDir}` : `secreto ${secret}`
  const known = made.get(place) ?? make(secret ?? fromFile(dataDir))
  made.set(place, known)
  return known
}
