/** Somebody at the sign-in, with another tab beside it, and a server whose clock the test moves. */
import type { Page } from 'playwright-core'
import * as Schema from 'effect/Schema'
import { cuenta } from '@cauce/contract/cuenta'
import { appCode } from '../../../support/authenticator.ts'
import { keepCookie } from '../../../support/credentials.ts'
import { startTestServer, type TestServer } from '../../../support/server.ts'
import { holdClock } from '../../pages/idle.ts'
import { newPerson } from '../../support/browser.ts'
import { holdCalls, type HeldCalls } from '../held-calls.ts'

export const BY_MAIL = 'medico@cauce.demo'
export const BY_APPLICATION = 'auxiliar@cauce.demo'
/** Longer than the server remembers who holds a token. */
const FORGOTTEN_MS = 2_000

export interface SessionServer extends TestServer {
  /** Time passes for the server. */
  readonly later: (ms: number) => void
  /** The account of {@link BY_MAIL} as the demo has it, but for what is told. */
  readonly setAccount: (account: { readonly expired: boolean; readonly failures?: number }) => Promise<void>
}

export const startSessionServer = async (): Promise<SessionServer> => {
  let ahead = 0
  const now = (): Date => new Date(Date.now() + ahead)
  const server = await startTestServer({ now })
  const token = await server.login(BY_APPLICATION)
  const started = await server.call('/api/perfil/totp', { token, body: {} })
  const { secreto } = Schema.decodeUnknownSync(cuenta.iniciarTotp.answer)(started.body)
  await server.call('/api/perfil/totp/confirmar', { token, body: { codigo: appCode(secreto, Date.now()) } })
  const { password } = await server.db
    .selectFrom('users')
    .select('password')
    .where('email', '=', BY_MAIL)
    .executeTakeFirstOrThrow()
  const later = (ms: number): void => {
    ahead += ms
  }
  const setAccount: SessionServer['setAccount'] = async ({ expired, failures = 0 }) => {
    const password_changed_at = expired ? null : now()
    await server.db
      .updateTable('users')
      .set({ password, password_changed_at, intentos_fallidos: failures, bloqueado_hasta: null })
      .where('email', '=', BY_MAIL)
      .execute()
    later(FORGOTTEN_MS)
  }
  return { ...server, later, setAccount }
}

type Held = 'validateUser' | 'validateCode' | 'resendCode' | 'checkSession' | 'closeSession'

export interface SessionWorld {
  readonly server: SessionServer
  readonly page: Page
  /** Another tab of the same browser. */
  readonly other: Page
  readonly calls: Readonly<Record<Held, HeldCalls>>
  /** Who signs in next and with what code: it is the server that decides what it answers them. */
  readonly next: { email: string; codigo: string }
  /** So that nothing is typed twice. */
  readonly typed: { times: number }
}

export const openSession = async (server: SessionServer): Promise<SessionWorld> => {
  await server.setAccount({ expired: false })
  const page = await newPerson(server)
  await holdClock(page.context())
  const calls = {
    validateUser: await holdCalls(page, '**/api/auth/validar-usuario'),
    validateCode: await holdCalls(page, '**/api/auth/validar-codigo'),
    resendCode: await holdCalls(page, '**/api/auth/reenviar-codigo'),
    checkSession: await holdCalls(page, '**/api/auth/me'),
    closeSession: await holdCalls(page, /\/api\/auth\/(logout|cerrar-sesion)$/u),
  }
  const other = await page.context().newPage()
  await other.goto('/api/version')
  await page.bringToFront()
  await page.goto('/')
  return { server, page, other, calls, next: { email: BY_MAIL, codigo: '000000' }, typed: { times: 0 } }
}

/** What another tab leaves behind when somebody signs in or out there. */
export const signElsewhere = async ({ other, server }: SessionWorld, token: string | null): Promise<void> => {
  if (token !== null) await keepCookie(other.context(), server.url, token)
  await other.evaluate((value) => {
    if (value === null) localStorage.removeItem('cauce.token')
    else localStorage.setItem('cauce.token', value)
  }, token)
}

/** Time passes on both sides. */
export const later = async ({ page, server }: SessionWorld, ms: number): Promise<void> => {
  server.later(ms)
  await page.clock.fastForward(ms)
}
