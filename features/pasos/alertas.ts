/** Interactions and shortages asked directly to the server. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import {
  alreadyTakes,
  drugId,
  findingsRead,
  interactionsRead,
  othersConsultation,
  shortFor,
  shortageRead,
} from '../soporte/alertas.ts'
import type { Mundo } from '../soporte/mundo.ts'

const UNKNOWN = 2_000_000_000

const askInteractions = async (world: Mundo, ids: readonly number[], consulta_id?: number): Promise<void> => {
  world.remembered.set('ids', ids)
  await world.call('/alertas/verificarInteraccion', {
    medicamentosSeleccionados: ids,
    ...(consulta_id === undefined ? {} : { consulta_id }),
  })
}
const idsOf = (world: Mundo, names: string): Promise<readonly number[]> =>
  Promise.all(names.split(/, (?=\p{Lu})/u).map((name) => drugId(world, name)))

Given(
  'que el afiliado de la consulta {int} ya toma {string}',
  async function (this: Mundo, id: number, nombre: string) {
    await alreadyTakes(this, nombre, id)
  },
)

Given('que esa línea se suspendió', async function (this: Mundo) {
  const motivo = 'Cambio de conducta'
  const answer = await this.call('/ordenamiento/mover-linea/1', { linea_id: this.lineId, evento: 'anular', motivo })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
})

When('comprueba las interacciones de {string}', async function (this: Mundo, names: string) {
  await askInteractions(this, await idsOf(this, names))
})

When(
  'comprueba las interacciones de {string} en la consulta {int}',
  async function (this: Mundo, names: string, id: number) {
    await askInteractions(this, await idsOf(this, names), id)
  },
)

When('comprueba las interacciones de {string} en la consulta de otro', async function (this: Mundo, names: string) {
  await askInteractions(this, await idsOf(this, names), (await othersConsultation(this)).id)
})

When('comprueba las interacciones de un medicamento que no existe', async function (this: Mundo) {
  await askInteractions(this, [UNKNOWN])
})

When('las comprueba otra vez con la lista al revés', async function (this: Mundo) {
  this.remembered.set('respuesta', interactionsRead(this).interacciones)
  const ids = this.remembered.get('ids')
  assert.ok(Array.isArray(ids))
  await askInteractions(this, ids.toReversed())
})

Then('encuentra {int} interacciones', function (this: Mundo, count: number) {
  const { resultado, interacciones, revisados } = interactionsRead(this)
  assert.equal(interacciones.length, count, JSON.stringify(interacciones))
  assert.equal(resultado, count > 0)
  assert.deepEqual(revisados, this.remembered.get('ids'))
})

Then('la más grave es {string}', function (this: Mundo, severity: string) {
  assert.equal(interactionsRead(this).interacciones[0]?.hallazgo.severidad, severity)
})

Then('la respuesta es la misma', function (this: Mundo) {
  assert.deepEqual(interactionsRead(this).interacciones, this.remembered.get('respuesta'))
})

Then('el hallazgo nombra {string} y {string}', function (this: Mundo, one: string, other: string) {
  const names = findingsRead(this).flatMap(({ medicamentos }) => medicamentos.map(({ nombre }) => nombre))
  assert.deepEqual(names.toSorted(), [one, other].toSorted())
})

Then('el hallazgo dice qué puede pasar, por qué y qué suele hacerse', function (this: Mundo) {
  for (const { titulo, detalle, conducta } of findingsRead(this)) assert.ok(titulo && detalle && conducta)
})

Given(
  'que {string} está desabastecido desde hace {int} días hasta hace {int} días',
  async function (this: Mundo, nombre: string, from: number, to: number) {
    await shortFor(this, nombre, from, to)
  },
)

When('busca si {string} está desabastecido', async function (this: Mundo, nombre: string) {
  await this.call('/alertas/buscarDesabastecimiento', { medicamento: { id: await drugId(this, nombre) } })
})

Then('la alerta es {string}', function (this: Mundo, kind: string) {
  assert.equal(shortageRead(this).tipo_alerta, kind)
})

Then('no hay alerta', function (this: Mundo) {
  const { tipo_alerta, hallazgo } = shortageRead(this)
  assert.deepEqual([tipo_alerta, hallazgo], [null, null])
})

Then('el hallazgo dice {string}', function (this: Mundo, text: string) {
  assert.deepEqual(
    findingsRead(this).map(({ titulo }) => titulo),
    [text],
  )
})

Then('el hallazgo explica {string}', function (this: Mundo, text: string) {
  assert.ok(findingsRead(this)[0]?.detalle?.includes(text), findingsRead(this)[0]?.detalle ?? 'nada')
})

Then(/^el hallazgo (no bloquea|bloquea)$/u, function (this: Mundo, how: string) {
  assert.deepEqual(
    findingsRead(this).map(({ bloquea }) => bloquea),
    [how === 'bloquea'],
  )
})
