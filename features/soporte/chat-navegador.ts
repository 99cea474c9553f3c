/** The chat in the browsers of the doctor and of whoever she talks with. */
import type { Page } from 'playwright-core'
import { messagesShown, openChats } from '../../tests/e2e/pages/chat.ts'
import { chatBetween } from '../../tests/e2e/pages/chat-files.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { rememberChannel } from './chat.ts'
import type { Mundo } from './mundo.ts'
import { pageOf } from './pantalla.ts'
import { known, memoryOf } from './recuerdos.ts'

const DOCTOR = 'medico@cauce.demo'
const HOME = '/inicio/manual'

const others = memoryOf<{ page: Page }>()

export const otherOf = (world: Mundo): Page => known(others(world).page, 'El escenario no abrió el otro navegador')

const open = async (world: Mundo, place: string): Promise<Page> => {
  world.browser ??= { page: await signedIn(await world.server(), DOCTOR) }
  await pageOf(world).goto(place)
  return pageOf(world)
}

const channelBetween = async (world: Mundo, one: string, other: string): Promise<number> => {
  const id = await chatBetween(await world.server(), one, other)
  rememberChannel(world, id)
  return id
}

export const openChatWindow = async (world: Mundo): Promise<void> => openChats(await open(world, HOME))

/** The doctor and the other one, each at a browser. */
export const openBoth = async (world: Mundo, email: string): Promise<void> => {
  const place = `${HOME}?chat=${await channelBetween(world, DOCTOR, email)}`
  const page = await signedIn(await world.server(), email)
  others(world).page = page
  await Promise.all([page.goto(place), open(world, place)])
  await Promise.all([page, pageOf(world)].map(messagesShown))
}

/** The doctor goes to the address of her chat with somebody; without a name, to that of two others. */
export const openAddress = async (world: Mundo, email: string | null, shown: boolean): Promise<void> => {
  const id = await (email === null
    ? channelBetween(world, 'auditor@cauce.demo', 'referencia@cauce.demo')
    : channelBetween(world, DOCTOR, email))
  const page = await open(world, `${HOME}?chat=${id}`)
  if (shown) await page.getByRole('button', { name: 'Adjuntar archivos' }).waitFor()
}

/** A new employee who may talk. */
export const hire = async (world: Mundo, nombre: string, apellido: string, email: string): Promise<void> => {
  const { db } = await world.server()
  const { id: operador_id } = await db
    .insertInto('operadores')
    .values({ nombre, apellido, tipo_documento_id: 1, numero_documento: crypto.randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: user_id } = await db
    .insertInto('users')
    .values({ email, password: '', tipo_usuario: 1, operador_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const role_id = db.selectFrom('roles').select('id').where('nombre', '=', 'Médico general')
  await db.insertInto('user_role').values({ user_id, role_id }).execute()
}
