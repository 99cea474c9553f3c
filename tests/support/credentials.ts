/**
 * What a signed-in person's requests carry: the token and the cookie that goes with its session. Tests hand tokens around; the
 * cookies of those that this process saw handed out are kept here, as a browser keeps its own.
 */
import type { Kysely } from 'kysely'
import type { BrowserContext } from 'playwright-core'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { createSession, type NewSession } from '../../apps/api/src/http/auth.ts'

const NAME = 'cauce'
const cookies = new Map<string, string>()

const tokenIn = (body: unknown): string | null => {
  const token: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : undefined
  return typeof token === 'string' ? token : null
}

/** Keeps the cookie of an answer that gave a token. */
export const hearSession = (headers: Headers, body: unknown): void => {
  const [secret] = headers.getSetCookie().flatMap((line) => /^(?:__Host-)?cauce=([^;]+)/u.exec(line)?.[1] ?? [])
  const token = tokenIn(body)
  if (token !== null && secret !== undefined) cookies.set(token, secret)
}

/** The cookie that goes with the token, or null when none was handed out with it. */
export const companionOf = (token: string): string | null => cookies.get(token) ?? null

/** Headers of who holds the token; of nobody without one. */
export const credentials = (token: string | null | undefined): Readonly<Record<string, string>> => {
  if (token === null || token === undefined || token === '') return {}
  const secret = companionOf(token)
  return { authorization: `Bearer ${token}`, ...(secret === null ? {} : { cookie: `${NAME}=${secret}` }) }
}

/** A session of a browser without the screens nor the mail. */
export const openSession = async (
  db: Kysely<DB>,
  session: Parameters<typeof createSession>[1],
): Promise<NewSession> => {
  const made = await createSession(db, session)
  if (made.companion !== null) cookies.set(made.token, made.companion)
  return made
}

/** The browser has the cookie that goes with the token. */
export const keepCookie = async (context: BrowserContext, url: string, token: string): Promise<void> => {
  const value = companionOf(token)
  if (value === null) return
  const { hostname } = new URL(url)
  const rest = { httpOnly: true, sameSite: 'Strict' } as const
  await context.addCookies([{ name: NAME, value, domain: hostname, path: '/', ...rest }])
}
