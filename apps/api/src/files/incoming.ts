/** The bytes of a file while they arrive. */
import { isPdf, ONLY_PDF } from '@cauce/domain/chat/limits'
import { ATTACHMENT_TOO_LARGE, NOT_WHAT_IT_SAYS } from '@cauce/domain/content/attachment'
import { NOT_TEXT } from '@cauce/domain/kit/load/load'
import { fail } from '../http/failure.ts'

const HEAD_BYTES = 1024

/** Not the bytes that were announced: fewer, more, or the connection was cut. */
export const cut = () => fail(422, 'archivo.incompleto', NOT_WHAT_IT_SAYS)

const arriving = async function* (body: AsyncIterable<Uint8Array>) {
  try {
    yield* body
  } catch {
    throw cut()
  }
}

/** All the bytes, held at once. Fails with 413 as soon as there are more than `max`. */
export const collect = async (body: AsyncIterable<Uint8Array>, max: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of arriving(body)) {
    length += chunk.length
    if (length > max) throw fail(413, 'archivo.grande', ATTACHMENT_TOO_LARGE)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Passes the bytes on, and fails unless they are as many as was announced. `seen` hears of each piece. */
const announced = async function* (
  body: AsyncIterable<Uint8Array>,
  tamano: number,
  seen: (chunk: Uint8Array, from: number) => void,
) {
  let length = 0
  for await (const chunk of arriving(body)) {
    if (length + chunk.length > tamano) throw cut()
    seen(chunk, length)
    length += chunk.length
    yield chunk
  }
  if (length !== tamano) throw cut()
}

/** Passes the bytes on, and fails in the end, or before, unless they are a PDF of exactly this size. */
export const announcedPdf = async function* (body: AsyncIterable<Uint8Array>, tamano: number) {
  const head = new Uint8Array(HEAD_BYTES)
  yield* announced(body, tamano, (chunk, from) => {
    if (from < HEAD_BYTES) head.set(chunk.subarray(0, HEAD_BYTES - from), from)
  })
  if (!isPdf(head.subarray(0, tamano))) throw fail(422, 'archivo.tipo', ONLY_PDF)
}

/** The same of a text: no byte of it is zero. */
export const announcedText = (body: AsyncIterable<Uint8Array>, tamano: number) =>
  announced(body, tamano, (chunk) => {
    if (chunk.includes(0)) throw fail(422, 'archivo.tipo', NOT_TEXT)
  })
