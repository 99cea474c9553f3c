/** What the server says of itself to anybody: its version and what a screen needs before there is a session. @fuente spec 1 §7 */
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import { useEffect, useState } from 'react'

const Version = Schema.Struct({
  version: Schema.String,
  /** The data are invented. */
  demo: Schema.optionalKey(Schema.Boolean),
  /** Address of a picture of a person, with `{name}` and `{size}`; null: initials are drawn here. */
  avatar: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** Null: no captcha. A captcha without its key cannot be shown. */
  captcha: Schema.optionalKey(Schema.NullOr(Schema.Struct({ clave_sitio: Schema.NullOr(Schema.String) }))),
  /** Days after which a password has to be changed; 0: never. */
  dias_contrasena: Schema.optionalKey(Schema.Int),
})
export type Version = typeof Version.Type

const decode = Schema.decodeUnknownExit(Version)
let asked: Promise<Version | null> | null = null

const ask = async (): Promise<Version | null> => {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' })
    const told: unknown = await response.json()
    return Exit.match(decode(told), { onSuccess: (version) => version, onFailure: () => null })
  } catch {
    // Without an answer the screen only leaves out what depends on it.
    asked = null
    return null
  }
}

/** What the server says of itself; null until it answers, or if it does not. Asked once. */
export const useVersion = (): Version | null => {
  const [version, setVersion] = useState<Version | null>(null)
  useEffect(() => {
    let shown = true
    asked ??= ask()
    void asked.then((told) => {
      if (shown) setVersion(told)
    })
    return () => {
      shown = false
    }
  }, [])
  return version
}
