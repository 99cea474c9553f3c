/** The session in a browser: what the server answers, what the screen shows, and what no browser causes. */
import type { Page } from 'playwright-core'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { sessionWalk } from '@cauce/machines/walks/session'
import type { Walk, WalkEvent } from '@cauce/machines/walks/walk'
import { codeFor } from '../../pages/login.ts'
import type { Drive, PortDriver } from '../drive.ts'
import type { PortAnswer, Situation } from '../graph.ts'
import { deeds } from './deeds.ts'
import { BY_APPLICATION, BY_MAIL, openSession, type SessionServer, type SessionWorld } from './world.ts'

type Port = PortDriver<SessionWorld>

const held = (name: keyof SessionWorld['calls']): Port => ({
  asked: ({ calls }) => calls[name].asked(),
  answer: ({ calls }, answer) => calls[name].answer(answer),
  left: ({ calls }) => calls[name].left(),
})

const says = (value: unknown, words: string): boolean => (JSON.stringify(value) ?? '').includes(words)

/** The server answers it in truth: whether the password serves is written in the account. */
const aboutPassword = (name: 'validateCode' | 'checkSession'): Port => ({
  ...held(name),
  answer: async ({ calls, server }, answer) => {
    if (answer.ending === 'done') await server.setAccount({ expired: says(answer.value, '"contrasena_vencida":true') })
    await calls[name].answer(answer)
  },
})

const ports: Readonly<Record<string, Port>> = {
  validateUser: {
    ...held('validateUser'),
    before: async ({ next }, { value }: PortAnswer) => {
      next.email = says(value, '"aplicacion"') ? BY_APPLICATION : BY_MAIL
    },
    answer: async ({ calls, server }, answer) => {
      // Who was locked is not locked any more.
      if (answer.ending === 'done') await server.setAccount({ expired: false })
      await calls.validateUser.answer(answer)
    },
  },
  validateCode: {
    ...aboutPassword('validateCode'),
    before: async ({ next, server }, { ending }: PortAnswer) => {
      next.codigo = ending === 'done' ? await codeFor(server, BY_MAIL) : '000000'
    },
  },
  resendCode: held('resendCode'),
  checkSession: aboutPassword('checkSession'),
  closeSession: held('closeSession'),
}

const isLost = ({ error }: Readonly<Record<string, unknown>>): boolean => error === CONNECTION_LOST
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const busy = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator('[aria-busy="true"]')).waitFor()
const idle = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).and(page.locator(':not([aria-busy="true"])')).waitFor()
const wait = ({ page }: SessionWorld) => page.getByText('Un momento…').waitFor()
const told = async (page: Page, { error }: Readonly<Record<string, unknown>>): Promise<void> => {
  if (typeof error === 'string') await page.getByText(error).first().waitFor()
}
const signIn: Drive<SessionWorld>['shows'][string] = async ({ page }, context) => {
  await heading(page, 'Ingresar')
  await page.getByRole('button', { name: 'Continuar' }).and(page.locator(':not([aria-busy="true"])')).waitFor()
  await told(page, context)
}
const expiredDialog = (page: Page) => page.getByRole('dialog', { name: 'Cambie su contraseña' })

const shows: Drive<SessionWorld>['shows'] = {
  anonymous: signIn,
  blocked: signIn,
  sendingCredentials: ({ page }) => busy(page, 'Continuar'),
  'secondFactor.waiting': async ({ page }, context) => {
    await heading(
      page,
      context['segundoFactor'] === 'correo' ? 'Revise su correo' : 'Escriba el código de su aplicación',
    )
    await told(page, context)
    // The time of the code may have been over before another one was asked for: then there is nothing left to type.
    if (!isLost(context)) await idle(page, 'Ingresar')
  },
  'secondFactor.verifying': ({ page }) => busy(page, 'Ingresar'),
  'secondFactor.resending': async ({ page }) => {
    await heading(page, 'Revise su correo')
    await page.getByRole('button', { name: 'Enviar otro código', exact: true, disabled: true }).waitFor()
  },
  'secondFactor.expired': async ({ page }, { error }) => {
    const text = typeof error === 'string' ? error : 'El código venció. Pida otro para ingresar'
    await page.getByText(text).waitFor()
    await page.getByLabel('Código', { exact: true }).waitFor({ state: 'detached' })
  },
  checkingStored: wait,
  closing: wait,
  unreachable: async ({ page }, context) => {
    await heading(page, 'El servidor no responde')
    await told(page, context)
  },
  authenticated: async ({ page }) => {
    await page.getByRole('button', { name: /Bienvenido/u }).waitFor()
    await expiredDialog(page).waitFor({ state: 'detached' })
  },
  'authenticated.settled': () => Promise.resolve(),
  // What was known goes on being shown.
  'authenticated.refreshing': () => Promise.resolve(),
  passwordExpired: ({ page }) => expiredDialog(page).waitFor(),
  'passwordExpired.waiting': ({ page }) =>
    expiredDialog(page).getByRole('button', { name: 'Cerrar sesión', exact: true }).waitFor(),
  'passwordExpired.reloading': ({ page }) =>
    expiredDialog(page)
      .getByRole('button', { name: 'Cambiar la contraseña' })
      .and(page.locator('[aria-busy="true"]'))
      .waitFor(),
}

const closed: Drive<SessionWorld>['closed'] = {
  'passwordExpired | user.refresh | 0':
    'La ventana de la contraseña vencida cubre lo que cambiaría los datos de la persona.',
}

/** Answers with which the page ends the session before the machine hears of them. */
const endsByItself = (event: WalkEvent): boolean => says(event['error'], '"status":401')

const possible = (event: WalkEvent, before: Situation): boolean => {
  const { segundoFactor } = before.context
  if (before.matches({ authenticated: 'refreshing' }) || before.matches({ passwordExpired: 'reloading' }))
    return event.type.startsWith('xstate.') && !endsByItself(event)
  if (!before.matches({ secondFactor: 'waiting' })) return true
  // Who uses an application is followed until its time is over; a code that could not be sent again may be over already.
  if (segundoFactor === 'aplicacion' || isLost(before.context)) return event.type === 'code.expired'
  return true
}

const walk: Walk = { ...sessionWalk, facts: ({ segundoFactor, error }) => [segundoFactor, error] }

export const sessionDrive = (server: () => SessionServer): Drive<SessionWorld> => ({
  courses: [{ said: 'sesión', walk, open: () => openSession(server()) }],
  does: deeds,
  ports,
  shows,
  closed,
  possible,
  close: ({ page }) => page.context().close(),
})
