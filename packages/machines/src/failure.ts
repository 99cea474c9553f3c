/** What a port reports when it could not do its work, and what a machine may conclude from it. */

/** Field (dotted path, list items by index) to its Spanish messages. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** The errors without those of a field that was just changed. */
export const withoutField = (errores: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errores).filter(([name]) => name !== field))

/** Messages of one line of a list, such as `0.dosis` or `body.0.comprobaciones.alergia`, by the field of the line. */
export const errorsOfLine = (errores: FieldErrors, index: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(errores).flatMap(([path, messages]) => {
      const [, line, field] = /^(?:\w+\.)?(\d+)\.(.+)$/u.exec(path) ?? []
      return field !== undefined && Number(line) === index ? [[field, messages]] : []
    }),
  )

/** The one failure shape of every call, plus its HTTP status; `status` null means that no answer arrived. */
export interface Failure {
  readonly status: number | null
  readonly codigo: string | null
  /** Spanish sentence of the server, or null where nobody answered. */
  readonly error: string | null
  readonly errores: FieldErrors
}

const NO_ANSWER: Failure = { status: null, codigo: null, error: null, errores: {} }

/** What a port rejects with. Anything else that is thrown counts as "no answer arrived". */
export class PortFailure extends Error {
  override readonly name = 'PortFailure'
  readonly failure: Failure

  constructor(failure: Partial<Failure>) {
    super(failure.error ?? failure.codigo ?? 'sin respuesta')
    this.failure = { ...NO_ANSWER, ...failure }
  }
}

/** What a machine is told when an invoked actor failed. */
export interface Thrown {
  readonly error: unknown
}

/** The failure behind whatever an invoked actor threw. */
export const failureOf = (thrown: unknown): Failure => (thrown instanceof PortFailure ? thrown.failure : NO_ANSWER)

/** The server took an earlier request under this very key, and what it was asked now is another thing. */
export const wasTakenBefore = ({ codigo }: Failure): boolean => codigo === 'idempotencia.otro_cuerpo'

/** What was asked for is on its way already, and nobody said that it is to be ordered again. */
export const isAlreadyThere = ({ codigo }: Failure): boolean => codigo === 'orden.ya_ordenada'

const FIRST_SERVER_ERROR = 500
const RETRYABLE: readonly number[] = [401, 408, 425, 429]

/**
 * Whether the same request, with the same idempotency key, should be sent again: no answer arrived, the session ended, the
 * server was busy or broke. Every other refusal is an answer, and the key has served its purpose.
 */
export const isWorthRetrying = ({ status }: Failure): boolean =>
  status === null || status >= FIRST_SERVER_ERROR || RETRYABLE.includes(status)
