/** How a machine's port makes a call: `actors/*.ts` use these two and nothing else of the store. */
import type { Entry } from '@cauce/contract/entry'
import { isWorthRetrying, PortFailure } from '@cauce/machines/failure'
import { failureOf, fetchBinary, type CallArgs } from './call.ts'

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
