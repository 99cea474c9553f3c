/** Whether a PDF that came from outside can be shown: it is opened in a thread with little time and memory, one after another. */
import { Worker } from 'node:worker_threads'
import { PDF_FAULTS, type PdfFault } from '@cauce/domain/content/pdf-fault'

/** Ten times what the largest ordinary file takes. */
const MOST_MS = 20_000
const LOOK_EVERY_MS = 100
const MOST_MEMORY_MB = 512
/** What is unpacked is outside the memory that a thread can be bounded to. */
const MOST_UNPACKED_BYTES = 1_073_741_824

const isFault = (value: unknown): value is PdfFault => typeof value === 'string' && Object.hasOwn(PDF_FAULTS, value)

const openOne = (bytes: Uint8Array, mostMs: number): Promise<PdfFault | null> =>
  new Promise((resolve) => {
    const before = process.memoryUsage.rss()
    const until = performance.now() + mostMs
    const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    const watch = setInterval(() => {
      const swollen = process.memoryUsage.rss() - before > MOST_UNPACKED_BYTES
      if (swollen || performance.now() > until) end('excesivo')
    }, LOOK_EVERY_MS)
    const end = (fault: PdfFault | null): void => {
      clearInterval(watch)
      resolve(fault)
      void thread.terminate()
    }
    thread.once('message', (fault: unknown) => end(isFault(fault) ? fault : null))
    // Out of its memory, or of its stack.
    thread.once('error', () => end('excesivo'))
    thread.once('exit', () => end('excesivo'))
  })

let last: Promise<unknown> = Promise.resolve()

/**
 * Why these bytes are not taken, in a sentence; null when they are a PDF that opens, with pages and with nothing that runs.
 * @regla Un PDF se abre y se revisa antes de que alguien lo vea: entero, con páginas, sin cifrar y sin contenido que se ejecute.
 */
export const refusedPdf = async (bytes: Uint8Array, mostMs = MOST_MS): Promise<string | null> => {
  const turn = last.then(() => openOne(bytes, mostMs))
  last = turn.catch(() => undefined)
  const fault = await turn
  return fault === null ? null : PDF_FAULTS[fault]
}
