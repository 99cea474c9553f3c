/** The lines of a file that are left to be done, some at a time. */
import { EMPTY_FILE, tooManyLines } from '@cauce/domain/kit/load/load'
import type { FileLine } from './loader.ts'
import { fingerprinting, NotAFile, type Progress } from './read-lines.ts'

export interface Chunk {
  readonly lines: readonly FileLine[]
  /** Bytes that were read until here. */
  readonly leidos: number
}

interface Asked {
  readonly size: number
  /** The last line that was done. */
  readonly from: number
  readonly maxLines: number | undefined
  readonly progress: Progress
}

export interface Chunks {
  readonly all: AsyncIterable<Chunk>
  /** Once all were given: the same for files whose lines say the same. */
  readonly print: () => string
}

/** Reads every line, also those that were done: they are part of what the file says. */
export const chunksOf = (records: AsyncIterable<FileLine>, { size, from, maxLines, progress }: Asked): Chunks => {
  const print = fingerprinting()
  const give = async function* (): AsyncGenerator<Chunk> {
    let lines: FileLine[] = []
    // The header is one of them.
    let count = -1
    for await (const line of records) {
      print.add(line)
      count += 1
      if (maxLines !== undefined && count > maxLines) throw new NotAFile(tooManyLines(maxLines))
      if (count === 0 || line.linea <= from) continue
      lines.push(line)
      if (lines.length < size) continue
      yield { lines, leidos: progress.bytes }
      lines = []
    }
    if (count < 1) throw new NotAFile(EMPTY_FILE)
    if (lines.length > 0) yield { lines, leidos: progress.bytes }
  }
  return { all: give(), print: () => print.done() }
}
