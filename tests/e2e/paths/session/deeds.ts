/** What a person does while signing in, signed in and out. */
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../../../support/server.ts'
import { typePasswords } from '../../pages/account.ts'
import { sendCredentials } from '../../pages/login.ts'
import type { Step } from '../graph.ts'
import { BY_MAIL, later, type SessionWorld, signElsewhere } from './world.ts'

type Deed = (world: SessionWorld, step: Step) => Promise<unknown>

const WAIT_MS = 31_000
const CODE_MS = 11 * 60_000
const APPLICATION_MS = 31 * 60_000

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

const menu = async (page: Page, entry: string): Promise<void> => {
  await page.getByRole('button', { name: /Bienvenido/u }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The connection comes back after a while, and what is on the page is asked for again. */
const comeBackLater: Deed = async ({ page, server }) => {
  await menu(page, 'Perfil')
  await page.getByLabel('Correo de recuperación').waitFor()
  await server.setAccount({ expired: true })
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

const openPassword = async (page: Page): Promise<void> => {
  await menu(page, 'Perfil')
  await press(page, 'Cambiar la contraseña')
  await page.getByLabel('Contraseña actual').waitFor()
}

const sendPassword = async ({ page, typed }: SessionWorld, { before }: Step, current: string): Promise<void> => {
  typed.times += 1
  if (before.matches('authenticated')) await openPassword(page)
  await typePasswords(page, { current, next: `Quebrada.${typed.times}.Honda` })
  // On the page or in the window over it, where it is the one that is reached.
  await page.locator('button[type="submit"]').filter({ hasText: 'Cambiar la contraseña' }).last().click()
}

const changePassword: Deed = async (world, step) => {
  const { page, server } = world
  const changed = page.waitForResponse('**/api/usuarios/actualizar-contrasena-usuario/**')
  await sendPassword(world, step, DEMO_PASSWORD)
  await changed
  // The account has the demo's password again, for whoever signs in next.
  await server.setAccount({ expired: false })
}

/** The fifth failure in a row. */
const guessTooOften: Deed = async (world, step) => {
  await world.server.setAccount({ expired: step.before.matches('passwordExpired'), failures: 4 })
  await sendPassword(world, step, 'no es esta')
}

const saveRecovery: Deed = async ({ page, typed }) => {
  typed.times += 1
  await menu(page, 'Perfil')
  await page.getByLabel('Correo de recuperación').fill(`medico${typed.times}@correo.co`)
  await press(page, 'Guardar los datos')
}

const resend: Deed = async (world, { before }) => {
  if (before.matches({ secondFactor: 'waiting' })) await later(world, WAIT_MS)
  await press(world.page, 'Enviar otro código')
}

const leave: Deed = ({ page }, { before }) => {
  if (before.matches('unreachable')) return press(page, 'Cerrar Sesion')
  return before.matches('passwordExpired') ? press(page, 'Cerrar sesión') : menu(page, 'Cerrar Sesion')
}

export const deeds: Readonly<Record<string, Deed>> = {
  'credentials.sent': ({ page, next }) => sendCredentials(page, next.email),
  'code.sent': async ({ page, next }) => {
    const field = page.getByLabel('Código', { exact: true })
    // It goes at its sixth digit; the same one, after a failure that said nothing of it, by its button.
    if ((await field.inputValue()) === next.codigo) await press(page, 'Ingresar')
    else await field.fill(next.codigo)
  },
  'code.resend': resend,
  'code.expired': (world, { before }) =>
    later(world, before.context.segundoFactor === 'correo' ? CODE_MS : APPLICATION_MS),
  'session.restore': async (world) => {
    await world.server.setAccount({ expired: false })
    await signElsewhere(world, await world.server.login(BY_MAIL))
  },
  'session.expired': (world) => signElsewhere(world, null),
  'password.expired': comeBackLater,
  'password.changed': changePassword,
  'user.blocked': guessTooOften,
  'user.refresh': saveRecovery,
  retry: ({ page }) => press(page, 'Intentar de nuevo'),
  logout: leave,
  back: ({ page }, { before }) => press(page, before.matches('secondFactor') ? 'Volver' : 'Dejar de esperar'),
}
