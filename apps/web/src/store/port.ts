/** How a machine's port makes a call: `actors/*.ts` use these two and nothing else of the store. */
import type { Entry } from '@cauce/contract/entry'
import type { CallParts, Port } from '@cauce/contract/kit/port'
import { isWorthRetrying, PortFailure } from '@cauce/machines/failure'
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { fromPromise, type PromiseActorLogic } from 'xstate'
import { failureOf, fetchBinary, type CallArgs } from './call.ts'
import type { AppDispatch } from './store.ts'

interface Unwrappable<Answer> {
  readonly unwrap: () => Promise<Answer>
}
interface Abortable<Answer> extends Unwrappable<Answer> {
  readonly abort: () => void
}

/**
 * The answer of a dispatched endpoint, such as `answered(store.dispatch(api.endpoints.validarCup.initiate({ body })))`.
 * @throws {PortFailure} what the server refused, or that nobody answered
 */
export const answered = async <Answer>(call: Unwrappable<Answer>): Promise<Answer> => {
  try {
    return await call.unwrap()
  } catch (error) {
    throw portFailure(error)
  }
}

/**
 * The same, which is given up when `signal` says so.
 * @throws {PortFailure} as {@link answered}
 */
export const answeredUntil = <Answer>(signal: AbortSignal, call: Abortable<Answer>): Promise<Answer> => {
  signal.addEventListener('abort', () => call.abort())
  return answered(call)
}

/** Nothing of the call stays in the store; a reading that is kept there is asked for again, and nobody stays listening. */
const ONCE = { track: false, subscribe: false, forceRefetch: true } as const

/** An endpoint, as a port uses it. */
interface Endpoint<E extends Entry, Answer> {
  readonly initiate: (
    parts: CallParts<E>,
    options: typeof ONCE,
  ) => ThunkAction<Unwrappable<Answer>, unknown, unknown, UnknownAction>
}

/**
 * The ports of a machine in this browser: `const { call } = callsOf(dispatch)`, then `call(api.endpoints.validarCup, ports.validateItem)`.
 * What is sent is said once, by the contract (`contract/ports`), and the features send the same.
 */
export const callsOf = (dispatch: AppDispatch) => {
  const ask = <const E extends Entry, Input, Answer>(
    endpoint: Endpoint<E, Answer>,
    { parts }: Port<E, Input>,
    input: Input,
  ): Promise<Answer> => answered(dispatch(endpoint.initiate(parts(input), ONCE)))
  return {
    /** Answers what the call answers. */
    call: <const E extends Entry, Input, Told extends Input, Answer extends Heard, Heard>(
      endpoint: Endpoint<E, Answer>,
      port: Port<E, Input>,
    ): PromiseActorLogic<Heard, Told> => fromPromise<Heard, Told>(({ input }) => ask(endpoint, port, input)),
    /** Answers nothing: it is done. */
    done: <const E extends Entry, Input, Told extends Input>(
      endpoint: Endpoint<E, unknown>,
      port: Port<E, Input>,
    ): PromiseActorLogic<void, Told> =>
      fromPromise<void, Told>(async ({ input }) => {
        await ask(endpoint, port, input)
      }),
  }
}

/**
 * A file for a machine, such as `binaryAnswered(pdf.generar, { body })`.
 * @throws {PortFailure} as {@link answered}
 */
export const binaryAnswered = async <E extends Entry>(
  entry: E & { readonly answer: 'binary' },
  args: CallArgs<E>,
  signal?: AbortSignal,
): Promise<Blob> => {
  try {
    return await fetchBinary(entry, args, signal)
  } catch (error) {
    throw portFailure(error)
  }
}

export const portFailure = (error: unknown): PortFailure => {
  const { status, data } = failureOf(error)
  return new PortFailure({
    status: typeof status === 'number' ? status : null,
    codigo: data.codigo,
    error: data.error,
    errores: data.errores ?? {},
  })
}

/** Nobody knows whether it was done: the same request goes again, under its key. */
export const isLost = (error: unknown): boolean => isWorthRetrying(portFailure(error).failure)
