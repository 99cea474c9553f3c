/** The bytes of a CSV file as lines of cells, as they come: however large it is, little of it is held. */
import { createHash } from 'node:crypto'
import { Readable, type Transform } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import * as Schema from 'effect/Schema'
import { NOT_CSV, NOT_TEXT, notCsvAt } from '@cauce/domain/kit/load/load'
import { delimiterOf, unguarded } from '@cauce/domain/users/load-text'
import type { FileLine } from './loader.ts'

const MAX_LINE_CHARACTERS = 20_000
const LINE_FEED = 10
/** More than this without the end of a line is no table. */
const LONGEST_BYTES = 1_048_576
/** As much of the beginning as a header may have. */
export const HEAD_BYTES = 65_536

/** It cannot be read, and why in words. */
export class NotAFile extends Error {}

/** A byte that no text has. */
export const isText = (bytes: Uint8Array): boolean => !bytes.includes(0)

/** What was read of a file so far. */
export interface Progress {
  bytes: number
}

const joined = (rest: Uint8Array, chunk: Uint8Array): Uint8Array =>
  rest.length === 0 ? chunk : Buffer.concat([rest, chunk])

/** Whole lines of bytes: no character is cut in two. */
const wholeLines = async function* (bytes: AsyncIterable<Uint8Array>, progress: Progress) {
  let rest: Uint8Array = new Uint8Array()
  for await (const chunk of bytes) {
    progress.bytes += chunk.length
    if (!isText(chunk)) throw new NotAFile(NOT_TEXT)
    const end = chunk.lastIndexOf(LINE_FEED) + 1
    if (end === 0) {
      rest = joined(rest, chunk)
      if (rest.length > LONGEST_BYTES) throw new NotAFile(NOT_CSV)
      continue
    }
    yield joined(rest, chunk.subarray(0, end))
    rest = chunk.slice(end)
  }
  if (rest.length > 0) yield rest
}

/** UTF-8, or what spreadsheets of Windows write where it is not that. */
const textOf = async function* (bytes: AsyncIterable<Uint8Array>, progress: Progress) {
  let decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const lines of wholeLines(bytes, progress)) {
    try {
      yield decoder.decode(lines)
    } catch {
      decoder = new TextDecoder('windows-1252')
      yield decoder.decode(lines)
    }
  }
}

interface Read {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

const parserOf = (delimiter: string): Transform =>
  parse({
    bom: true,
    delimiter,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_LINE_CHARACTERS,
  })

const readPlace = Schema.decodeUnknownExit(Schema.Struct({ lines: Schema.Number }))

const asFailure = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error
  const place = readPlace(error)
  return new NotAFile(place._tag === 'Success' ? notCsvAt(place.value.lines) : NOT_CSV)
}

/** The records of a file, the first its header; a line of blanks alone is none. */
export const readLines = async function* (
  bytes: AsyncIterable<Uint8Array>,
  head: string,
  progress: Progress = { bytes: 0 },
): AsyncGenerator<FileLine> {
  const parser = parserOf(delimiterOf(head))
  const source = Readable.from(textOf(bytes, progress), { objectMode: true })
  source.once('error', (error) => parser.destroy(error))
  const records: AsyncIterable<Read> = source.pipe(parser)
  try {
    for await (const { record, info } of records) {
      const celdas = record.map((cell) => unguarded(cell).trim())
      if (celdas.some((cell) => cell !== '')) yield { linea: info.lines, celdas }
    }
  } catch (error) {
    throw asFailure(error)
  } finally {
    source.destroy()
  }
}

const isWhole = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The first line of a file as text. */
export const headText = (bytes: Uint8Array): string => {
  const end = bytes.indexOf(LINE_FEED)
  const line = end === -1 ? bytes : bytes.subarray(0, end)
  return new TextDecoder(isWhole(line) ? 'utf-8' : 'windows-1252').decode(line)
}

/** Of what the lines say, in their order: another separator or another end of line is the same file. */
export const fingerprinting = () => {
  const hash = createHash('sha256')
  return {
    add: ({ celdas }: FileLine): void => void hash.update(`${JSON.stringify(celdas)}\n`),
    done: (): string => hash.digest('hex'),
  }
}
