/** A request that is served for every call of every master, made from its declaration. */
import { map } from 'effect/Record'
import type { Master } from '@cauce/domain/kit/master/master'
import { fieldNames } from '@cauce/domain/kit/master/master'
import { MASTERS } from '@cauce/domain/masters/masters'
import { openDesk } from '../kit/master-desk.ts'
import { MASTER_RECORD_CALLS, recordRequest } from '../security/master-cases.ts'
import type { Asking, PlainRequest } from './plain-requests.ts'

type Request = PlainRequest | ((asking: Asking) => Promise<PlainRequest>)

let number = 7_000
const deskOf = async ({ server, session }: Asking, of: Master) =>
  openDesk(server, of, await session('admin@cauce.demo'))

const plainOf = (of: Master): Readonly<Record<string, Request>> => {
  const [reference] = fieldNames(of, ({ kind }) => kind === 'reference')
  return {
    buscar: { body: {} },
    crear: async (asking) => ({ body: { valores: (await deskOf(asking, of)).form((number += 1)) } }),
    plantilla: {},
    exportar: { body: {} },
    ...(reference === undefined ? {} : { referencias: { body: { campo: reference, texto: '' } } }),
  }
}

const recordsOf = (of: Master): Readonly<Record<string, Request>> =>
  Object.fromEntries(
    MASTER_RECORD_CALLS.map((call) => [
      call,
      async (asking: Asking) => {
        const desk = await deskOf(asking, of)
        const row = await desk.make(desk.form((number += 1)))
        const [, path, body] = recordRequest(call, { ...row, valores: desk.form((number += 1)) })
        return { path: `/maestros/${of.page}${path}`, ...(body === undefined ? {} : { body }) }
      },
    ]),
  )

export const MASTER_REQUESTS: Readonly<Record<string, Request>> = Object.fromEntries(
  Object.entries(map(MASTERS, (of: Master) => ({ ...plainOf(of), ...recordsOf(of) }))).flatMap(([module, requests]) =>
    Object.entries(requests).map(([call, request]) => [`${module}.${call}`, request]),
  ),
)

/** A master without references has nothing to choose: its call refuses whatever it is asked. */
export const WITHOUT_REFERENCES: readonly string[] = Object.entries(MASTERS).flatMap(([module, of]) =>
  fieldNames(of, ({ kind }) => kind === 'reference').length === 0 ? [`${module}.referencias`] : [],
)
