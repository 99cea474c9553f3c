/** How far the import is: a bar on a terminal, some plain lines elsewhere. */
import { Presets, SingleBar } from 'cli-progress'
import { groupThousands } from '@cauce/domain/text/format'

/** Where the bar is drawn: the standard error of a terminal, or something that is not a terminal. */
export type ProgressStream = NodeJS.WriteStream | { readonly isTTY: false }

export interface Progress {
  advance(rows: number): void
  stop(): void
}

/** Plain lines: one for each part of this many. */
const PLAIN_PARTS = 5

const plainProgress = (total: number, say: (line: string) => void): Progress => {
  let said = 0
  return {
    advance: (rows) => {
      const part = Math.floor((rows * PLAIN_PARTS) / total)
      if (part <= said) return
      said = part
      say(`  ${groupThousands(rows)} de ${groupThousands(total)} filas`)
    },
    stop: () => {},
  }
}

const barProgress = (total: number, stream: NodeJS.WriteStream): Progress => {
  const bar = new SingleBar(
    { format: '  {bar} {percentage} % · {value} de {total} filas', stream, hideCursor: true },
    Presets.shades_classic,
  )
  bar.start(total, 0)
  return { advance: (rows) => bar.update(rows), stop: () => bar.stop() }
}

/** @param total rows of the file, at least 1 */
export const startProgress = (total: number, stream: ProgressStream, say: (line: string) => void): Progress =>
  stream.isTTY ? barProgress(total, stream) : plainProgress(total, say)
