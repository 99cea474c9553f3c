/** What the server does by itself, made to fail and moved. */
import assert from 'node:assert/strict'
import { WORK_ACTS, type WorkAct } from '@cauce/domain/kit/jobs/work-state'
import { trabajos } from '@cauce/contract/trabajos'
import { becomes } from './espera.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

const READER = 'historia.avisar_dispositivos'

/** A notice between modules that nobody could deliver. */
export const failNotice = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  const { id: user_id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const payload = { consulta_id: 1, afiliado_id: 1, rep_id: null, user_id, huella: 'a'.repeat(64) }
  const agregado = 'consulta:1'
  const { id } = await db
    .insertInto('eventos')
    .values({
      nombre: 'historia.finalizada',
      version: 1,
      agregado,
      payload: JSON.stringify(payload),
      ocurrio_at: new Date(),
      user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = { evento_id: id, manejador: READER, agregado, estado: 'fallido', intentos: 12, error: 'Error' }
  await db.insertInto('evento_entregas').values(delivery).execute()
}

const isAct = (name: string): name is WorkAct => Object.hasOwn(WORK_ACTS, name)

/** Does to the newest with those words what its button says. */
export const moveWork = async (world: Mundo, label: string, title: string): Promise<void> => {
  const acto = Object.keys(WORK_ACTS).find((name) => isAct(name) && WORK_ACTS[name].etiqueta === label)
  const row = read(trabajos.lista, await world.call('/trabajos')).data.find(({ titulo }) => titulo === title)
  assert.ok(acto !== undefined && row !== undefined, `No se puede ${label} «${title}»`)
  world.answer = await world.call('/trabajos/mover', { clase: row.clase, id: row.id, acto })
  if (world.answer.status === 200) world.remembered.set('mensaje', read(trabajos.mover, world.answer).mensaje)
}

export const delivered = async (world: Mundo): Promise<void> => {
  const { db } = await world.server()
  const state = async () =>
    (await db.selectFrom('evento_entregas').select('estado').orderBy('evento_id', 'desc').executeTakeFirst())?.estado
  await becomes(state, 'entregado')
}
