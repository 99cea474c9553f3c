/** One thing on its way to be recorded: what is wrong with it by field, and the key that makes it happen once. */
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureOf } from '../../store/call.ts'

/** What is wrong, by field; under `''`, what is of no field. */
type FieldErrors = Readonly<Record<string, string>>

const NONE: FieldErrors = {}

const errorsOf = (thrown: unknown, fields: readonly string[]): FieldErrors => {
  const { error, errores } = failureOf(thrown).data
  const own = Object.entries(errores ?? {}).flatMap(([field, [first]]) =>
    fields.includes(field) && first !== undefined ? [[field, first] as const] : [],
  )
  return own.length === 0 ? { '': error } : Object.fromEntries(own)
}

export interface Sending {
  readonly errors: FieldErrors
  readonly key: string
  /** Something was changed: another request, and nothing is wrong with it yet. */
  readonly touch: () => void
  /** What the rules of the browser find wrong; true: nothing. */
  readonly allows: (problems: Readonly<Record<string, readonly string[]>>) => boolean
  readonly sent: <A extends { readonly mensaje: string }>(answer: Promise<A>, onDone: (answer: A) => void) => void
}

/** @param fields those of the form: what the server says of another is said of the whole */
export const useSending = (fields: readonly string[]): Sending => {
  const [errors, setErrors] = useState<FieldErrors>(NONE)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const touch = (): void => {
    setErrors(NONE)
    setKey(crypto.randomUUID())
  }
  return {
    errors,
    key,
    touch,
    allows: (problems) => {
      const found = Object.entries(problems).flatMap(([field, [first]]) =>
        first === undefined ? [] : [[field, first]],
      )
      setErrors(Object.fromEntries(found))
      return found.length === 0
    },
    sent: (answer, onDone) => {
      answer.then(
        (done) => {
          touch()
          void showToast({ message: done.mensaje })
          onDone(done)
        },
        (thrown: unknown) => setErrors(errorsOf(thrown, fields)),
      )
    },
  }
}
