/**
 * What a session asks for besides its token, so that a token taken out of a browser's storage opens nothing elsewhere: the cookie
 * of the browser that opened it, which scripts cannot read and which ends with the browser, or the key of the program that did.
 * A cookie alone opens nothing either, since no page of another site can add the token: no request can be forged.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const BYTES = 32
const SHAPE = /^[A-Za-z0-9_-]{43}$/u
/** Browsers take the first only over https, for this host and the whole of it: no other host of the domain can plant it. */
const SECURE_NAME = '__Host-cauce'
const NAME = 'cauce'
/** What another host of the domain may have planted beside ours is not looked at for ever. */
const MOST = 8

/** What a request or a socket carries. */
export interface Carried {
  readonly token: string
  /** Values of our cookie; a browser sends one. */
  readonly companions: readonly string[]
  /** The program whose key came, switched off or not. */
  readonly program: number | null
}

/** What a session asks for. */
interface Asked {
  readonly acompanante_hash: Buffer | null
  readonly cliente_id: number | null
}

export const newCompanion = (): string => randomBytes(BYTES).toString('base64url')
export const hashCompanion = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Whether what came is what the session asks for. One that asks for nothing serves nobody. */
export const goesWith = ({ acompanante_hash, cliente_id }: Asked, { companions, program }: Carried): boolean => {
  if (cliente_id !== null) return cliente_id === program
  if (acompanante_hash === null) return false
  return companions.some((secret) => timingSafeEqual(hashCompanion(secret), acompanante_hash))
}

/** The values of our cookie in a `Cookie` header. */
export const companionsOf = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(
      ([name, value, ...rest]) =>
        (name === SECURE_NAME || name === NAME) && rest.length === 0 && SHAPE.test(value ?? ''),
    )
    .map(([, value]) => value ?? '')
    .slice(0, MOST)

/** Whether the browser reaches us over https. */
export const isSecure = (publicUrl: string, protocol: string): boolean =>
  publicUrl.startsWith('https:') || protocol === 'https'

const cookie = (value: string, secure: boolean, rest = ''): string =>
  `${secure ? SECURE_NAME : NAME}=${value}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${rest}`

/** Without an end of its own: it lasts as long as the browser is open. */
export const companionCookie = (secret: string, secure: boolean): string => cookie(secret, secure)
export const forgottenCookie = (secure: boolean): string => cookie('', secure, '; Max-Age=0')
