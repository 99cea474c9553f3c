/** What a file is, found out as it passes and without holding it whole. */
import { createHash } from 'node:crypto'

/** As much of the beginning as it takes to know what a file is. */
const HEAD_BYTES = 1024

export interface Examined {
  readonly tamano: number
  readonly sha256: string
  /** Its first bytes. */
  readonly head: Uint8Array
}

/** Reads to the end. */
export const examine = async (bytes: AsyncIterable<Uint8Array>): Promise<Examined> => {
  const hash = createHash('sha256')
  const head = new Uint8Array(HEAD_BYTES)
  let tamano = 0
  for await (const chunk of bytes) {
    if (tamano < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - tamano), tamano)
    hash.update(chunk)
    tamano += chunk.length
  }
  return { tamano, sha256: hash.digest('hex'), head: head.subarray(0, tamano) }
}
