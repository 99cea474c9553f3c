/** One routing for the four kinds of order. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { routingTexts } from '@cauce/domain/ordering/routing-change'
import { routingSettled, startRouting } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { procedure, read } from '../soporte/respuestas.ts'
import { service } from '../soporte/servicios.ts'

const tipo = OrderType.ownCodes

const itemOf: Readonly<Record<string, (world: Mundo, name: string) => Promise<{ tipo: OrderType; id: number }>>> = {
  procedimientos: async (world, name) => ({ tipo: OrderType.procedures, id: (await procedure(world, name)).id }),
  servicios: async (world, name) => ({ tipo, id: (await service(world, name)).id }),
  esquemas: async (world, name) => {
    const { db } = await world.server()
    const row = db.selectFrom('esquemas').select('id').where('abreviatura_esquema', '=', name)
    return { tipo: OrderType.schemes, id: (await row.executeTakeFirstOrThrow()).id }
  },
  medicamentos: async (world) => {
    const { db } = await world.server()
    const row = db.selectFrom('medicamentos').select('id').orderBy('id').limit(1)
    return { tipo: OrderType.medications, id: (await row.executeTakeFirstOrThrow()).id }
  },
}

const propose = (world: Mundo, tipo_orden_id: OrderType, id: number) =>
  world.call('/ordenamiento/proponer-direccionamiento', { consulta_id: world.consultaId, tipo_orden_id, items: [id] })

When(/^pregunta por la sede de "([^"]*)" entre (\w+)$/u, async function (this: Mundo, name: string, kind: string) {
  const item = await itemOf[kind]?.(this, name)
  assert.ok(item, `No se sabe buscar entre ${kind}`)
  await propose(this, item.tipo, item.id)
})

When('pregunta por la sede de un servicio que no existe', async function (this: Mundo) {
  await propose(this, tipo, 2_000_000_000)
})

/** Why a site is proposed, as the features say it. */
const RULES: Readonly<Record<string, string>> = {
  ips_primaria: 'IPS primaria',
  contrato_municipio: 'contrato en el municipio',
}

Then('la sede se propone por {string}', function (this: Mundo, regla: string) {
  assert.ok(this.answer)
  const [proposal] = read(ordenamiento.proponerDireccionamiento, this.answer)
  assert.ok(proposal)
  assert.equal(RULES[proposal.regla] ?? proposal.regla, regla)
})

const siteNamed = async (world: Mundo, nombre: string) => {
  const answer = await world.call('/reps/listar?page=0', { prestador: nombre })
  const site = read(ordenamiento.repsListar, answer).find((row) => row.nombre === nombre)
  assert.ok(site, `No hay ninguna sede ${nombre}`)
  return { id: site.id, nombre: site.nombre }
}

const change = async (world: Mundo, rep: { readonly id: number; readonly nombre: string } | null): Promise<void> => {
  startRouting(world, { id: world.lineId, automatico: false, tipo })
  world.routing?.send({ type: 'site.chosen', rep })
  world.routing?.send({ type: 'change.confirmed' })
  await routingSettled(world)
  if (world.routing?.getSnapshot().matches('done')) world.remembered.set('mensaje', routingTexts(tipo).exito)
}

When('cambia la sede de ese servicio sin escogerla', async function (this: Mundo) {
  await change(this, null)
})

When('cambia la sede de ese servicio a {string}', async function (this: Mundo, nombre: string) {
  await change(this, await siteNamed(this, nombre))
})

When('cambia la sede de dos órdenes a la vez', async function (this: Mundo) {
  const body = { orden_codigo_propio_id: 1, orden_articulos_id: 1, rep_id: 1, motivo: 'Cerca de su casa' }
  await this.call('/ordenamiento/asignarDireccionamiento', body)
})

When('pide directamente otra sede para ese servicio', async function (this: Mundo) {
  const { id } = await siteNamed(this, 'Sede Belén')
  await this.call('/ordenamiento/asignarDireccionamiento', { orden_codigo_propio_id: this.lineId, rep_id: id })
})

Then('la historia de sedes dice {string} y {string}', async function (this: Mundo, nombre: string, motivo: string) {
  const path = `/ordenamiento/historial-direccionamiento/${tipo}/${this.lineId}`
  const [last] = read(ordenamiento.historialDireccionamiento, await this.call(path))
  assert.deepEqual([last?.rep.nombre, last?.motivo], [nombre, motivo])
})
