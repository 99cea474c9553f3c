/**
 * One call to the server, made from its contract entry. RTK Query's base query and the binary downloads share it, so the
 * address, the token, the idempotency key and the shape of a failure are written once.
 */
import { ApiError } from '@cauce/contract/errors'
import type { Entry } from '@cauce/contract/entry'
import { type CallParts, pathOf, textOf } from '@cauce/contract/kit/port'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import { isUnattended, noteHeard } from './activity.ts'
import { readToken } from './session-token.ts'

/** `quiet`: no person caused the call, which therefore keeps no session alive. Left out, it depends on whether anybody is there. */
interface QuietArg {
  readonly quiet?: boolean | undefined
}

/** What a call needs, and whose it is. */
export type CallArgs<E extends Entry> = CallParts<E> & QuietArg

/** A call ready to be sent. */
export interface CallRequest extends QuietArg {
  readonly entry: Entry
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: object
  readonly key?: string | undefined
}

/**
 * A failed call. `status` is the HTTP status, or `FETCH_ERROR` (no answer arrived) or `BAD_ANSWER` (one arrived that is
 * not what the contract says). `data` always has a Spanish sentence in `error` and a stable `codigo`.
 */
export interface CallFailure {
  readonly status: number | 'FETCH_ERROR' | 'BAD_ANSWER'
  readonly data: ApiError
}

export const NETWORK_FAILURE: CallFailure = {
  status: 'FETCH_ERROR',
  data: {
    error: CONNECTION_LOST,
    codigo: 'red.sin_respuesta',
  },
}
export const BAD_ANSWER: CallFailure = {
  status: 'BAD_ANSWER',
  data: {
    error: 'El servidor respondió algo que esta versión no entiende. Recargue la página.',
    codigo: 'red.respuesta_no_valida',
  },
}

const decodeApiError = Schema.decodeUnknownExit(ApiError)

/** Where the calls go: `<meta name="cauce-api">` points the app at another backend; `/api` of this server unless told. */
const apiBase = (): string => {
  const told = document.querySelector('meta[name="cauce-api"]')?.getAttribute('content')?.trim() ?? ''
  return (told === '' ? '/api' : told).replace(/\/+$/u, '')
}

/** Address of a call: its path and, after it, the known values of the query; undefined and null are left out. */
export const callUrl = (request: CallRequest): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) search.append(name, textOf(value))
  }
  const asked = search.toString()
  return `${apiBase()}${pathOf(request.entry, request.params)}${asked === '' ? '' : `?${asked}`}`
}

/** Tells the server that no person caused the call. */
const QUIET = 'x-sin-actividad'

/**
 * Sends a call.
 * @returns the answer's response, or the failure as a value; a call that `signal` aborts got no answer
 */
export const send = async (
  request: CallRequest,
  signal?: AbortSignal,
): Promise<{ readonly response: Response } | { readonly failure: CallFailure }> => {
  const token = readToken()
  const headers = new Headers({ accept: request.entry.answer === 'binary' ? '*/*' : 'application/json' })
  if (token !== null && request.entry.access !== 'public') headers.set('authorization', `Bearer ${token}`)
  if (request.key !== undefined) headers.set('idempotency-key', request.key)
  // A form says its own type, with its boundary.
  if (request.body !== undefined && request.entry.multipart !== true) headers.set('content-type', 'application/json')
  if (request.quiet ?? isUnattended(Date.now())) headers.set(QUIET, '1')
  else if (isSessionCall(request.entry)) noteHeard(Date.now())
  let response: Response
  try {
    response = await fetch(callUrl(request), {
      method: request.entry.method,
      headers,
      cache: 'no-store',
      ...(request.body === undefined ? {} : { body: bodyOf(request.entry, request.body) }),
      ...(signal === undefined ? {} : { signal }),
    })
  } catch {
    // `fetch` rejects only when no answer arrived: lost connection, refused by the browser, aborted.
    return { failure: NETWORK_FAILURE }
  }
  if (response.ok) return { response }
  const failure = await failureFrom(response)
  const notice = isSessionCall(request.entry) && token === readToken() ? noticeOf(failure) : null
  if (notice !== null) tell(notice)
  return { failure }
}

/**
 * A file made or kept by the server. It never enters the redux state.
 * @throws an error to be read with {@link failureOf}
 */
export const fetchBinary = async <E extends Entry>(
  entry: E & { readonly answer: 'binary' },
  args: CallArgs<E>,
  signal?: AbortSignal,
): Promise<Blob> => {
  const sent = await send({ entry, ...args }, signal)
  if ('failure' in sent) throw new CallError(sent.failure)
  return sent.response.blob()
}

/** A {@link CallFailure} on its way through a promise. */
class CallError extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.data.error)
    this.name = 'CallError'
    this.failure = failure
  }
}

const isFailure = (value: unknown): value is CallFailure =>
  typeof value === 'object' && value !== null && 'status' in value && 'data' in value && isApiError(value.data)
const isApiError = (value: unknown): boolean => Exit.isSuccess(decodeApiError(value))

/** The failure in whatever a hook or a rejected promise gives; an unknown error counts as one without an answer. */
export const failureOf = (error: unknown): CallFailure => {
  if (error instanceof CallError) return error.failure
  return isFailure(error) ? error : NETWORK_FAILURE
}

/** The Spanish sentence of a failed call. */
export const failureText = (error: unknown): string => failureOf(error).data.error

/** What an answer may say of the session itself, whatever was asked. */
export type SessionNotice = 'expired' | 'password-expired' | 'blocked'

const NOTICES: Readonly<Record<string, SessionNotice>> = {
  'sesion.contrasena_vencida': 'password-expired',
  'usuario.bloqueado': 'blocked',
}
const noticeOf = ({ status, data }: CallFailure): SessionNotice | null =>
  status === 401 ? 'expired' : (NOTICES[data.codigo] ?? null)

const noticeListeners = new Set<(notice: SessionNotice) => void>()

/** Tells what the answers to the calls of a session say of it. Returns the function that stops. */
export const onSessionNotice = (listener: (notice: SessionNotice) => void): (() => void) => {
  noticeListeners.add(listener)
  return () => {
    noticeListeners.delete(listener)
  }
}
const tell = (notice: SessionNotice): void => {
  for (const listener of noticeListeners) listener(notice)
}

const isSessionCall = (entry: Entry): boolean => entry.access !== 'public' && entry.access !== 'provisional'

const failureFrom = async (response: Response): Promise<CallFailure> => {
  const told: unknown = await response.json().catch(() => null)
  return Exit.match(decodeApiError(told), {
    onSuccess: (data) => ({ status: response.status, data }),
    onFailure: () => ({
      status: response.status,
      data: {
        error: `El servidor no pudo responder (${response.status}). Inténtelo de nuevo.`,
        codigo: 'red.respuesta_no_valida',
      },
    }),
  })
}

/** A list is sent as the repeated field `name[]`. */
const formOf = (body: object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, textOf(one))
    else if (value !== undefined && value !== null) form.append(name, textOf(value))
  }
  return form
}
const bodyOf = (entry: Entry, body: object): string | FormData =>
  entry.multipart === true ? formOf(body) : JSON.stringify(body)
