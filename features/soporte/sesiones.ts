/** Signing in, and the sessions of a person: at this computer, at others, in another tab. */
import assert from 'node:assert/strict'
import * as Schema from 'effect/Schema'
import { cuenta } from '@cauce/contract/cuenta'
import type { Page } from 'playwright-core'
import { holdClock, openWatched } from '../../tests/e2e/pages/idle.ts'
import { credentials, keepCookie } from '../../tests/support/credentials.ts'
import { newPerson, signedIn } from '../../tests/e2e/support/browser.ts'
import { show } from './listas.ts'
import type { Mundo } from './mundo.ts'
import { pageOf } from './pantalla.ts'
import { read } from './respuestas.ts'

const readToken = Schema.decodeUnknownSync(Schema.Struct({ token: Schema.String }))

export const firstStep = async (world: Mundo, email: string, password: string): Promise<void> => {
  world.token = null
  const answer = await world.call('/auth/validar-usuario', { email, password })
  world.provisional = answer.status === 200 ? readToken(answer.body).token : null
}

export const codeFor = async (world: Mundo, email: string): Promise<string> => {
  const mails = await (await world.server()).outbox()
  return /\b\d{6}\b/u.exec(mails.find(({ para }) => para === email)?.texto ?? '')?.[0] ?? ''
}

export const secondStep = async (world: Mundo, codigo: string): Promise<void> => {
  world.token = world.provisional
  const answer = await world.call('/auth/validar-codigo', { codigo })
  world.token = answer.status === 200 ? readToken(answer.body).token : null
}

/** Tokens of the sessions that are not of who calls the server: of other computers, in the order in which they signed in, or of the browser. */
const others = new WeakMap<Mundo, readonly string[]>()
export const signInElsewhere = async (world: Mundo, email: string): Promise<void> => {
  const token = await (await world.server()).login(email)
  others.set(world, [...(others.get(world) ?? []), token])
}
export const elsewhereOf = (world: Mundo): string => {
  const [token] = others.get(world) ?? []
  assert.ok(token, 'El escenario no ingresó en otro equipo')
  return token
}

/** What the server answers to the other computer. */
export const askElsewhere = async (world: Mundo, path: string) =>
  (await world.server()).call(`/api${path}`, { token: elsewhereOf(world) })

export const sessionsOf = async (world: Mundo) => read(cuenta.perfil, await world.call('/perfil')).sesiones

/** Somebody at another computer has the token of who is acting, and only the cookie of their own session, where they have one. */
export const takeElsewhere = async (world: Mundo, email: string | null): Promise<void> => {
  const server = await world.server()
  assert.ok(world.token)
  const cookie = email === null ? '' : (credentials(await server.login(email))['cookie'] ?? '')
  const headers = { authorization: `Bearer ${world.token}`, cookie }
  world.answer = await server.call('/api/auth/me', { headers })
}

/** What a closed browser forgets: the cookies without an end of their own. The storage stays. */
export const reopenBrowser = async (page: Page): Promise<void> => {
  const context = page.context()
  const address = page.url()
  // A closed browser asks nothing more: a call on its way would end the session, and its sentence, before it is opened again.
  await page.goto('about:blank')
  const lasting = (await context.cookies()).filter(({ expires }) => expires >= 0)
  await context.clearCookies()
  await context.addCookies(lasting)
  await page.goto(address)
}

const end = async (world: Mundo, id: number | undefined): Promise<void> => {
  assert.ok(id)
  const server = await world.server()
  world.answer = await server.call(`/api/perfil/sesiones/${id}`, { method: 'DELETE', token: world.token })
}

/** The sessions that a person may try to close, by their names. */
export const CLOSINGS: Readonly<Record<string, (world: Mundo) => Promise<unknown>>> = {
  'la sesión del otro equipo': async (world) => {
    await end(world, (await sessionsOf(world)).find(({ actual }) => !actual)?.id)
    assert.equal(world.answer?.status, 200)
  },
  'las demás sesiones': async (world) => {
    const { cerradas } = read(cuenta.cerrarOtrasSesiones, await world.call('/perfil/sesiones/cerrar-otras', {}))
    show(world, [['se cerraron', String(cerradas)]])
  },
  'la sesión de la otra persona': async (world) => {
    const theirs = read(cuenta.perfil, await askElsewhere(world, '/perfil')).sesiones
    await end(world, theirs[0]?.id)
  },
}

/** The other tab of whoever works with the clock held. */
const tabs = new WeakMap<Mundo, Page>()

/** Opens the list of the day with the clock in the hands of the scenario. */
export const workWatched = async (world: Mundo, email: string): Promise<void> => {
  const page = await signedIn(await world.server(), email)
  world.browser = { page }
  await holdClock(page.context())
  await openWatched(page, '/panelMedico/atencion')
  await page.getByRole('heading', { name: 'Consultas de hoy' }).waitFor()
  const token = (await page.evaluate(() => localStorage.getItem('cauce.token'))) ?? ''
  others.set(world, [token])
}

export const openTab = async (world: Mundo): Promise<void> => {
  const page = await pageOf(world).context().newPage()
  await openWatched(page, '/')
  await page.getByRole('heading', { name: 'Siguientes consultas' }).waitFor()
  tabs.set(world, page)
}

export const tabOf = (world: Mundo): Page => {
  const tab = tabs.get(world)
  assert.ok(tab, 'El escenario no abrió otra pestaña')
  return tab
}

/** Somebody at another browser, with how they leave it. */
const visitors = new WeakMap<Mundo, () => Promise<unknown>>()

export const arriveElsewhere = async (world: Mundo, email: string): Promise<void> => {
  const server = await world.server()
  const token = await server.login(email)
  const page = await newPerson(server)
  await keepCookie(page.context(), server.url, token)
  await page.context().addInitScript((value) => localStorage.setItem('cauce.token', value), token)
  await page.goto('/')
  visitors.set(world, async () => {
    await page.context().close()
    await server.call('/api/auth/logout', { method: 'POST', token })
  })
}

export const leaveElsewhere = async (world: Mundo): Promise<void> => {
  const leave = visitors.get(world)
  assert.ok(leave, 'Nadie entró en otro navegador')
  await leave()
}
