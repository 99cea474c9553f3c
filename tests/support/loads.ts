/** A file sent to a load, reviewed and, when it is asked, loaded: as the browser does it. */
import { setTimeout as pause } from 'node:timers/promises'
import * as Schema from 'effect/Schema'
import { cargas, type LoadSummary } from '@cauce/contract/cargas'
import { isWorking } from '@cauce/domain/kit/load/load'
import type { Answered } from './server.ts'

interface Talk {
  /** With the session of who loads. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Answered>
  /** Below the root of the server. */
  readonly put: (path: string, bytes: Uint8Array<ArrayBuffer>) => Promise<Answered>
}

export interface SentFile {
  readonly nombre: string
  readonly texto: string | Uint8Array<ArrayBuffer>
  /** Left out, it is only reviewed. */
  readonly modo?: 'buenas' | 'todas'
  readonly repetir?: boolean
}

const LOOK_MS = 15
const readAsked = Schema.decodeUnknownSync(cargas.pedir.answer)
export const readLoad = Schema.decodeUnknownSync(cargas.ver.answer)

/** Until the server is done with it. */
export const settledLoad = async ({ call }: Pick<Talk, 'call'>, id: number): Promise<Answered> => {
  let answer = await call('GET', `/cargas/${id}`)
  while (answer.status === 200 && isWorking(readLoad(answer.body).estado)) {
    await pause(LOOK_MS)
    answer = await call('GET', `/cargas/${id}`)
  }
  return answer
}

/** The last answer: how the load is, or why it went no further. */
export const sendLoad = async (
  talk: Talk,
  carga: string,
  { nombre, texto, modo, repetir }: SentFile,
): Promise<Answered> => {
  const bytes = typeof texto === 'string' ? new TextEncoder().encode(texto) : texto
  const asked = await talk.call('POST', '/cargas', { carga, nombre, tamano: bytes.length })
  if (asked.status !== 200) return asked
  const { id, url } = readAsked(asked.body)
  const sent = await talk.put(url, bytes)
  if (sent.status !== 200) return sent
  const begun = await talk.call('POST', `/cargas/${id}/revisar`)
  if (begun.status !== 200) return begun
  const reviewed = await settledLoad(talk, id)
  if (modo === undefined || readLoad(reviewed.body).estado !== 'revisada') return reviewed
  const started = await talk.call('POST', `/cargas/${id}/aplicar`, {
    modo,
    ...(repetir === undefined ? {} : { repetir }),
  })
  return started.status === 200 ? settledLoad(talk, id) : started
}

export const loadedBy = async (talk: Talk, carga: string, file: SentFile): Promise<LoadSummary> =>
  readLoad((await sendLoad(talk, carga, file)).body)
