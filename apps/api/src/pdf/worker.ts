/** The thread that draws PDFs, so that a long document never keeps other people's requests waiting. */
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import pdfmake from 'pdfmake'
import { definition } from './definition.ts'
import type { PrintJob } from './model.ts'
import { OTHER_TYPE, TYPE } from './type.ts'

const own = path.join(import.meta.dirname, 'fonts')
const roboto = path.join(path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto')

/** Nothing of a document leans: the slanted ones are the upright ones. */
const family = (folder: string, normal: string, bold: string) => {
  const files = { normal: path.join(folder, normal), bold: path.join(folder, bold) }
  return { ...files, italics: files.normal, bolditalics: files.bold }
}

pdfmake.setFonts({
  [TYPE]: family(own, 'AtkinsonHyperlegibleNext-Regular.ttf', 'AtkinsonHyperlegibleNext-Bold.ttf'),
  [OTHER_TYPE]: family(roboto, 'Roboto-Regular.ttf', 'Roboto-Medium.ttf'),
})
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((file) => file.startsWith(own) || file.startsWith(roboto))

const draw = async (job: PrintJob): Promise<Uint8Array> => {
  const buffer = await pdfmake.createPdf(definition(job)).getBuffer()
  return new Uint8Array(buffer)
}

const reply = (message: { id: number; bytes?: Uint8Array; error?: string; part?: number }): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origins
  parentPort?.postMessage(message)
}

/** Tells whole percents, once each. */
const tellProgress = (id: number): void => {
  let told = -1
  pdfmake.setProgressCallback((part) => {
    const percent = Math.floor(part * 100)
    if (percent === told) return
    told = percent
    reply({ id, part })
  })
}

interface Asked {
  readonly id: number
  readonly job: PrintJob
  /** Whether who asked wants to know how far it is. */
  readonly tells?: boolean
}

parentPort?.on('message', ({ id, job, tells }: Asked) => {
  if (tells === true) tellProgress(id)
  draw(job).then(
    (bytes) => reply({ id, bytes }),
    (error: unknown) => reply({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})
