/** The header of a file: read once, when it came, and kept with its load. */
import * as Schema from 'effect/Schema'
import { NOT_TEXT } from '@cauce/domain/kit/load/load'
import { HEAD_BYTES, headText, isText, NotAFile, readLines } from './read-lines.ts'

export interface Titles {
  /** The first line as text: it says what separates the cells. */
  readonly head: string
  readonly cells: readonly string[]
}

const Kept = Schema.Struct({ head: Schema.String, cells: Schema.Array(Schema.String) })
const decode = Schema.decodeUnknownSync(Kept)

export const readTitles = (kept: unknown): Titles => decode(kept)

/** As much of the beginning as a header may have. */
const beginning = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= HEAD_BYTES) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD_BYTES)
}

const only = async function* (bytes: Uint8Array) {
  yield bytes
}

/** Reads the first line. @throws {NotAFile} what comes is no table of text */
export const titlesIn = async (bytes: AsyncIterable<Uint8Array>): Promise<Titles> => {
  const start = await beginning(bytes)
  if (!isText(start)) throw new NotAFile(NOT_TEXT)
  const end = start.indexOf('\n')
  const head = headText(start)
  for await (const { celdas } of readLines(only(end === -1 ? start : start.subarray(0, end + 1)), head)) {
    return { head, cells: celdas }
  }
  return { head, cells: [] }
}
