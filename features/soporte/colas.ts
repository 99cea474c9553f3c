/** A queue of referrals, worked from its rows: taken, assigned and released, one or several. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { referencias } from '@cauce/contract/referencias'
import { HOSPITAL, MANAGER, OTHER_MANAGER, registered } from '../../tests/support/referral.ts'
import type { Mundo } from './mundo.ts'
import { known, memoryOf } from './recuerdos.ts'
import { queue } from './remisiones-navegador.ts'
import { remission } from './remisiones.ts'
import { read } from './respuestas.ts'

interface Seen {
  /** Two of them, as they were before another took one. */
  pair: readonly { readonly id: number; readonly version: number }[]
}
const seenOf = memoryOf<Seen>()

const call = async (world: Mundo, email: string, path: string, body?: object) => {
  const server = await world.server()
  return server.call(`/api/referencias/${path}`, {
    token: await server.login(email),
    ...(body === undefined ? {} : { body, headers: { 'idempotency-key': crypto.randomUUID() } }),
  })
}

const versionOf = async (world: Mundo, id: number): Promise<number> =>
  read(referencias.detalle, await call(world, MANAGER, `detalle/${id}`)).version

const userOf = async (world: Mundo, email: string): Promise<string> => {
  const { db } = await world.server()
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return String(id)
}

/** Moves the referral of the scenario, as it is now. */
export const moveOne = async (world: Mundo, email: string, evento: string, to?: string): Promise<void> => {
  const { id } = remission(world)
  const version = await versionOf(world, id)
  const para = to === undefined ? {} : { para: await userOf(world, to) }
  world.answer = await call(world, email, 'mover', { id, version, evento, ...para })
}

/** Another manager takes one of two that somebody sees. */
export const takenMeanwhile = async (world: Mundo): Promise<void> => {
  const server = await world.server()
  const other = await registered(server, await server.login(HOSPITAL))
  const pair = [remission(world), other].map(({ id, version }) => ({ id, version }))
  Object.assign(seenOf(world), { pair })
  const taken = await call(world, OTHER_MANAGER, 'mover', { id: other.id, version: other.version, evento: 'tomar' })
  assert.equal(taken.status, 200)
}

export const takeBoth = async (world: Mundo, email: string): Promise<void> => {
  const cosas = known(seenOf(world).pair, 'Nadie vio dos remisiones')
  world.answer = await call(world, email, 'mover-varias', { evento: 'tomar', cosas })
}

export const oneDone = (world: Mundo, why: string): void => {
  const { lineas } = read(referencias.moverVarias, known(world.answer, 'No se pidió nada'))
  assert.deepEqual(
    lineas.map(({ hecho, texto }) => (hecho ? 'hecha' : texto)),
    ['hecha', why],
  )
}

const rowOf = (world: Mundo, page: Page) => {
  const { afiliado } = remission(world)

  return queue(page)
    .getByRole('row')
    .filter({ hasText: afiliado.numero_documento })
    .filter({ hasText: 'Nadie la ha tomado' })
    .first()
}

export const takeInQueue = async (world: Mundo, page: Page): Promise<void> => {
  await rowOf(world, page).getByRole('button', { name: 'Gestionar' }).click()
}

export const markTwo = async (world: Mundo, page: Page): Promise<void> => {
  await rowOf(world, page).getByRole('checkbox').check()
  await queue(page).getByRole('row').filter({ hasText: 'En seguimiento' }).first().getByRole('checkbox').check()
  await page.getByText('2 marcadas').waitFor()
}

export const assignMarked = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Asignar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Asignar a otra persona' })
  await dialog.getByLabel('Para quién').selectOption(name)
  await dialog.getByRole('button', { name: /^Asignar/u }).click()
}
