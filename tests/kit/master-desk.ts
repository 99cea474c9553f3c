/** The calls of one master, as the administrator makes them. */
import * as Schema from 'effect/Schema'
import { ApiError } from '@cauce/contract/errors'
import { masterCalls } from '@cauce/contract/kit/master'
import { fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import { loadedBy, sendLoad, type SentFile } from '../support/loads.ts'
import type { Answered, TestServer } from '../support/server.ts'
import { sampleForm } from './sample-form.ts'

export const readFailure = Schema.decodeUnknownSync(ApiError)

export const openDesk = async (server: TestServer, of: Master, token: string) => {
  const calls = masterCalls(of)
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answered> =>
    server.call(`/api/maestros/${of.page}${path}`, { method, token, headers, ...(body === undefined ? {} : { body }) })
  const talk = {
    call: (method: string, path: string, body?: object) =>
      server.call(`/api${path}`, { method, token, ...(body === undefined ? {} : { body }) }),
    put: (path: string, bytes: Uint8Array<ArrayBuffer>) => server.send(path, bytes),
  }
  const readSaved = Schema.decodeUnknownSync(calls.crear.answer)
  const readOptions = Schema.decodeUnknownSync(calls.referencias.answer)
  const chosen: Record<string, string> = {}
  for (const [name, { kind }] of fieldsOf(of)) {
    if (kind !== 'reference') continue
    const { data } = readOptions((await call('POST', '/referencias', { campo: name, texto: '' })).body)
    chosen[name] = String(data[0]?.id ?? '')
  }
  return {
    call,
    form: (n: number): MasterForm => sampleForm(of, n, chosen),
    make: async (valores: MasterForm) => readSaved((await call('POST', '', { valores })).body).registro,
    saved: (answered: Answered) => readSaved(answered.body).registro,
    find: async (body: object = {}) =>
      Schema.decodeUnknownSync(calls.buscar.answer)((await call('POST', '/buscar', body)).body),
    see: async (id: number) => Schema.decodeUnknownSync(calls.ver.answer)((await call('GET', `/${id}`)).body),
    load: (file: SentFile) => loadedBy(talk, of.page, file),
    sent: (file: SentFile) => sendLoad(talk, of.page, file),
    corrections: async (id: number) => String((await server.call(`/api/cargas/${id}/rechazos`, { token })).body),
    exported: async (body: object = {}) =>
      Schema.decodeUnknownSync(calls.exportar.answer)((await call('POST', '/exportar', body)).body),
  }
}
export type Desk = Awaited<ReturnType<typeof openDesk>>
