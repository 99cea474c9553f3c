/** Expected failures of a call: a status, a stable code for programs and a Spanish sentence for people. */

import type { Conflict } from '@cauce/contract/kit/conflict'

/** Field (dotted path) to its messages. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

export class ApiFailure extends Error {
  readonly status: number
  readonly codigo: string
  readonly errores: FieldErrors | undefined
  /** Seconds after which a repeat makes sense; travels as `Retry-After`. */
  readonly retryAfter: number | undefined
  /** What is there now, for who saves over somebody else's change. */
  readonly conflicto: Conflict | undefined

  constructor(
    status: number,
    codigo: string,
    error: string,
    errores?: FieldErrors,
    retryAfter?: number,
    conflicto?: Conflict,
  ) {
    super(error)
    this.name = 'ApiFailure'
    this.status = status
    this.codigo = codigo
    this.errores = errores
    this.retryAfter = retryAfter
    this.conflicto = conflicto
  }

  /** The answer's body. */
  get body(): { error: string; codigo: string; errores?: FieldErrors; conflicto?: Conflict } {
    return {
      error: this.message,
      codigo: this.codigo,
      ...(this.errores ? { errores: this.errores } : {}),
      ...(this.conflicto ? { conflicto: this.conflicto } : {}),
    }
  }
}

/** `throw fail(409, 'orden.no_modificable', 'La orden ya no se puede modificar.')`. */
export const fail = (
  status: number,
  codigo: string,
  error: string,
  errores?: FieldErrors,
  retryAfter?: number,
): ApiFailure => new ApiFailure(status, codigo, error, errores, retryAfter)

const INVALID_DATA = 'Revise los datos: hay campos que faltan o no son válidos.'
export const NOT_FOUND = 'No se encontró lo que busca.'
const FORBIDDEN = 'No tiene permiso para esta acción.'
export const ANONYMOUS = 'Debe iniciar sesión para continuar.'
export const DATABASE_DOWN = 'El servicio no está disponible en este momento. Intente de nuevo en unos segundos.'
export const UNEXPECTED = 'Ocurrió un error inesperado. Intente de nuevo.'

const onlyMessage = (errores: FieldErrors): string | null => {
  const messages = new Set(Object.values(errores).flat())
  return messages.size === 1 ? ([...messages][0] ?? null) : null
}

/** 422 with the messages of each field; when there is a single message it is also the sentence for people. */
export const invalid = (errores: FieldErrors, error?: string): ApiFailure =>
  fail(422, 'datos.invalidos', error ?? onlyMessage(errores) ?? INVALID_DATA, errores)
/** 404: absent, or somebody else's. */
export const notFound = (error: string = NOT_FOUND): ApiFailure => fail(404, 'recurso.no_encontrado', error)
/** 403: known, and not allowed. */
export const forbidden = (error: string = FORBIDDEN): ApiFailure => fail(403, 'permiso.denegado', error)
