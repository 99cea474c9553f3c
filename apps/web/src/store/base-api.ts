/**
 * RTK Query made from the contract: the makers of endpoints, and the few calls that the sign-in needs. The rest is
 * injected by `api.ts`, which the sign-in page does not download.
 */
import { auth } from '@cauce/contract/auth'
import type { Entry, Reading, Writing } from '@cauce/contract/entry'
import { createApi, type BaseQueryFn, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import * as Schema from 'effect/Schema'
import { BAD_ANSWER, send, type CallArgs, type CallFailure, type CallRequest } from './call.ts'

/** What several modules make stale. A tag of one module is named where its endpoints are, with `enhanceEndpoints`. */
const TAGS = [
  'Agenda',
  'Consulta',
  'OrdenesActivas',
  'Medicamentos',
  'Esquemas',
  'CodigosPropios',
  'VidaLinea',
  'Historia',
  'Trabajos',
  'Historico',
  'Usuarios',
  'Roles',
  'EnLinea',
  'Clientes',
  'Referencias',
  'Firmas',
  'Chats',
  'Contenido',
] as const
type ContractQuery = BaseQueryFn<CallRequest, unknown, CallFailure>
type Build<Tag extends string> = EndpointBuilder<ContractQuery, Tag, 'api'>

const baseQuery: ContractQuery = async (request, { signal }) => {
  const sent = await send(request, signal)
  if ('failure' in sent) return { error: sent.failure }
  const data: unknown = await sent.response.json().catch(() => undefined)
  return data === undefined ? { error: BAD_ANSWER } : { data }
}

/** Says that an entry answers JSON that decodes to itself; files go through `fetchBinary`. */
interface Answers<A> {
  readonly answer: Schema.ConstraintCodec<A, A>
}

/** The parts of an endpoint that come from its entry. */
const made = <A, const E extends Entry>(entry: E & Answers<A>) => ({
  query: (args: CallArgs<E>): CallRequest => ({ ...args, entry }),
  responseSchema: Schema.toStandardSchemaV1<Schema.ConstraintCodec<A, A>>(entry.answer),
})

interface QueryTags<E extends Entry, Tag extends string> {
  readonly provides?: readonly Tag[] | ((args: CallArgs<E>) => readonly { readonly type: Tag; readonly id: number }[])
}

/** A reading that is kept. `provides` are the tags that a later write makes stale. */
export const queryOf = <Tag extends string, A, const E extends Reading>(
  build: Build<Tag>,
  entry: E & Answers<A>,
  { provides = [] }: QueryTags<E, NoInfer<Tag>> = {},
) =>
  build.query<A, CallArgs<E>>({
    ...made<A, E>(entry),
    providesTags: (_answer, _failure, args) => (typeof provides === 'function' ? provides(args) : provides),
  })

/** A reading that is asked every time and kept nowhere: a search of a machine, a part of a file. */
export const askedOf = <Tag extends string, A, const E extends Reading>(build: Build<Tag>, entry: E & Answers<A>) =>
  build.mutation<A, CallArgs<E>>(made<A, E>(entry))

/** A write. `spoils` are the tags that it makes stale. */
export const mutationOf = <Tag extends string, A, const E extends Writing>(
  build: Build<Tag>,
  entry: E & Answers<A>,
  spoils: readonly NoInfer<Tag>[] = [],
) =>
  build.mutation<A, CallArgs<E>>({
    ...made<A, E>(entry),
    invalidatesTags: (_answer, failure) => (failure === undefined ? spoils : []),
  })

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  /** What is on the screen is asked for again when the connection comes back. */
  refetchOnReconnect: true,
  catchSchemaFailure: () => BAD_ANSWER,
  endpoints: (build) => ({
    validarUsuario: mutationOf(build, auth.validarUsuario),
    validarCodigo: mutationOf(build, auth.validarCodigo),
    reenviarCodigo: mutationOf(build, auth.reenviarCodigo),
    me: askedOf(build, auth.me),
    logout: mutationOf(build, auth.logout),
    cerrarSesion: mutationOf(build, auth.cerrarSesion),
  }),
})
