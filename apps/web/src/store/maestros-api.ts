/**
 * The calls of any master as RTK Query endpoints. The entries of a master are made from its declaration, by the page that shows
 * it: no page downloads those of another.
 */
import type { Body, Entry } from '@cauce/contract/entry'
import { masterCalls, type MasterCalls } from '@cauce/contract/kit/master'
import type { Master } from '@cauce/domain/kit/master/master'
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import { baseApi } from './base-api.ts'
import { BAD_ANSWER, type CallFailure, type CallRequest } from './call.ts'

const known = new Map<string, MasterCalls>()

/** The calls of a master, made once. */
export const callsOf = (of: Master): MasterCalls => {
  const made = known.get(of.page) ?? masterCalls(of)
  known.set(of.page, made)
  return made
}

/** Whose call it is. The declaration itself does not travel in the state. */
interface OfMaster {
  readonly page: string
}

type Answered<A> = { readonly data: A } | { readonly error: CallFailure }
type Ask = (
  request: CallRequest,
) => PromiseLike<{ data?: unknown; error?: CallFailure }> | { data?: unknown; error?: CallFailure }

/** Asks and reads the answer as the entry says it is. @throws TypeError when nobody made the calls of that master */
const asked = async <A>(
  ask: Ask,
  page: string,
  pick: (calls: MasterCalls) => Entry & { readonly answer: Schema.ConstraintCodec<A, A> },
  rest: Omit<CallRequest, 'entry'>,
): Promise<Answered<A>> => {
  const calls = known.get(page)
  if (calls === undefined) throw new TypeError(`nobody declared the master ${page}`)
  const entry = pick(calls)
  const { data, error } = await ask({ ...rest, entry })
  if (error !== undefined) return { error }
  return Exit.match(Schema.decodeUnknownExit(entry.answer)(data), {
    onSuccess: (read): Answered<A> => ({ data: read }),
    onFailure: () => ({ error: BAD_ANSWER }),
  })
}

type Calls = MasterCalls
type AnswerOf<Name extends keyof Calls> = Calls[Name] extends { readonly answer: { readonly Type: infer A } }
  ? A
  : never
interface WithId extends OfMaster {
  readonly id: number
}
interface Writing extends OfMaster {
  readonly key: string
}
type Whole = readonly { readonly type: 'Maestros'; readonly id: string }[]

const rowsOf = (_answer: unknown, _error: unknown, { page }: OfMaster): Whole => [{ type: 'Maestros', id: page }]
const changed = (_answer: unknown, error: unknown, { page }: OfMaster): Whole =>
  error === undefined ? [{ type: 'Maestros', id: page }] : []

export const maestrosApi = baseApi.enhanceEndpoints({ addTagTypes: ['Maestros'] }).injectEndpoints({
  endpoints: (build) => ({
    buscarMaestro: build.query<AnswerOf<'buscar'>, OfMaster & { readonly body: Body<Calls['buscar']> }>({
      queryFn: ({ page, body }, _api, _extra, ask) => asked(ask, page, ({ buscar }) => buscar, { body }),
      providesTags: rowsOf,
    }),
    verMaestro: build.query<AnswerOf<'ver'>, WithId>({
      queryFn: ({ page, id }, _api, _extra, ask) => asked(ask, page, ({ ver }) => ver, { params: { id } }),
      providesTags: rowsOf,
    }),
    crearMaestro: build.mutation<AnswerOf<'crear'>, Writing & { readonly body: Body<Calls['crear']> }>({
      queryFn: ({ page, body, key }, _api, _extra, ask) => asked(ask, page, ({ crear }) => crear, { body, key }),
      invalidatesTags: changed,
    }),
    editarMaestro: build.mutation<AnswerOf<'editar'>, Writing & WithId & { readonly body: Body<Calls['editar']> }>({
      queryFn: ({ page, id, body, key }, _api, _extra, ask) =>
        asked(ask, page, ({ editar }) => editar, { params: { id }, body, key }),
      invalidatesTags: changed,
    }),
    activarMaestro: build.mutation<
      AnswerOf<'activar'>,
      Writing & WithId & { readonly activo: boolean; readonly version: number }
    >({
      queryFn: ({ page, id, activo, version, key }, _api, _extra, ask) =>
        asked(ask, page, ({ activar, inactivar }) => (activo ? activar : inactivar), {
          params: { id },
          body: { version },
          key,
        }),
      invalidatesTags: changed,
    }),
    eliminarMaestro: build.mutation<AnswerOf<'eliminar'>, Writing & WithId & { readonly version: number }>({
      queryFn: ({ page, id, version, key }, _api, _extra, ask) =>
        asked(ask, page, ({ eliminar }) => eliminar, { params: { id }, body: { version }, key }),
      invalidatesTags: changed,
    }),
    referenciasMaestro: build.mutation<
      AnswerOf<'referencias'>,
      OfMaster & { readonly body: Body<Calls['referencias']> }
    >({
      queryFn: ({ page, body }, _api, _extra, ask) => asked(ask, page, ({ referencias }) => referencias, { body }),
    }),
    exportarMaestro: build.mutation<AnswerOf<'exportar'>, OfMaster & { readonly body: Body<Calls['exportar']> }>({
      queryFn: ({ page, body }, _api, _extra, ask) => asked(ask, page, ({ exportar }) => exportar, { body }),
    }),
  }),
})

export const { useBuscarMaestroQuery, useVerMaestroQuery, useActivarMaestroMutation, useEliminarMaestroMutation } =
  maestrosApi
