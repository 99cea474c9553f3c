/** Changing the site of an ordered line, run by its machine. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { ROUTING_DONE } from '@cauce/domain/ordering/routing-change'
import { routingSettled, startRouting } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { line } from '../soporte/ordenes.ts'
import { read } from '../soporte/respuestas.ts'

const anotherSite = async (world: Mundo) => {
  const { rep_id } = await line(world)
  const sites = read(ordenamiento.repsListar, await world.call('/reps/listar?page=0', { prestador: 'clinica' }))
  const other = sites.find(({ id }) => id !== rep_id)
  assert.ok(other)
  return { id: other.id, nombre: other.nombre }
}

const change = async (
  world: Mundo,
  { site, reason }: { readonly site: boolean; readonly reason: string },
): Promise<void> => {
  const { id, direccionamieno_automatico } = await line(world)
  const rep = site ? await anotherSite(world) : null
  world.remembered.set('sede', rep?.id)
  if (direccionamieno_automatico && rep) {
    // The screen does not offer it: this is what somebody who skips the screen would send.
    await world.call('/ordenamiento/asignarDireccionamiento', {
      orden_procedimientos_id: id,
      rep_id: rep.id,
      motivo: reason,
    })
    return
  }
  startRouting(world, { id, automatico: direccionamieno_automatico })
  world.routing?.send({ type: 'site.chosen', rep })
  world.routing?.send({ type: 'reason.changed', motivo: reason })
  world.routing?.send({ type: 'change.confirmed' })
  await routingSettled(world)
  if (world.routing?.getSnapshot().matches('done')) world.remembered.set('mensaje', ROUTING_DONE)
}

When('cambia la sede sin escogerla', async function (this: Mundo) {
  await change(this, { site: false, reason: 'Más cerca de su casa' })
})

When('cambia la sede sin motivo', async function (this: Mundo) {
  await change(this, { site: true, reason: ' ' })
})

When('cambia la sede con el motivo {string}', async function (this: Mundo, reason: string) {
  await change(this, { site: true, reason })
})

Then('la línea queda en la sede escogida', async function (this: Mundo) {
  assert.equal((await line(this)).rep_id, this.remembered.get('sede'))
})
