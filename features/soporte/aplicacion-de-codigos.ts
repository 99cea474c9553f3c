/** The application of codes of a person: what it knows and what was signed in with. */
import * as Schema from 'effect/Schema'
import { cuenta } from '@cauce/contract/cuenta'
import { appCode, nextAppCode } from '../../tests/support/authenticator.ts'
import { DEMO_PASSWORD } from '../../tests/support/server.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const readToken = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))

interface Own {
  email: string
  secret: string
  codes: readonly string[]
  /** The recovery codes that others took the place of. */
  old: readonly string[]
  /** The code with which they signed in last. */
  used: string
  /** Codes that had come by mail when the application was turned on. */
  mails: number
}
const owns = new WeakMap<Mundo, Own>()
export const ownOf = (world: Mundo): Own => {
  const own = owns.get(world) ?? { email: '', secret: '', codes: [], old: [], used: '', mails: 0 }
  owns.set(world, own)
  return own
}

export const codeMails = async (world: Mundo): Promise<number> =>
  (await (await world.server()).outbox()).filter(
    ({ para, texto }) => para === ownOf(world).email && /\b\d{6}\b/u.test(texto),
  ).length

export const turnOn = async (world: Mundo): Promise<void> => {
  const { secreto } = read(cuenta.iniciarTotp, await world.call('/perfil/totp', {}))
  const answer = await world.call('/perfil/totp/confirmar', { codigo: appCode(secreto, Date.now()) })
  Object.assign(ownOf(world), { secret: secreto, codes: read(cuenta.confirmarTotp, answer).codigos })
}

/** Both steps of a sign-in with that code; the answer of the second is kept. */
export const signInWith = async (world: Mundo, codigo: string): Promise<void> => {
  const { email } = ownOf(world)
  world.token = null
  const first = await world.call('/auth/validar-usuario', { email, password: DEMO_PASSWORD })
  world.token = readToken(first.body).token
  const second = await world.call('/auth/validar-codigo', { codigo })
  ownOf(world).used = codigo
  if (second.status === 200) world.token = readToken(second.body).token
}

/** The codes with which a person may try to sign in, by their names. */
export const CODES: Readonly<Record<string, (own: Own) => string>> = {
  'el código de la aplicación': ({ secret }) => nextAppCode(secret),
  'el primero de sus códigos de recuperación': ({ codes }) => codes[0] ?? '',
  'ese mismo código': ({ used }) => used,
}
