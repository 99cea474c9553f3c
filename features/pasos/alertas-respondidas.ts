/** What is answered to an alert, and the knowledge behind the checks. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Given, Then, When } from '@cucumber/cucumber'
import { ApiError } from '@cauce/contract/errors'
import { alertas } from '@cauce/contract/alertas'
import * as Schema from 'effect/Schema'
import { drugId, interactionsRead, lineOf } from '../soporte/alertas.ts'
import { actionNamed } from '../soporte/acciones.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const CONSULTATION = 1

const alertRows = async (world: Mundo) =>
  (await world.server()).db.selectFrom('auditoria_alertas').selectAll().orderBy('id').execute()

const answerAlert = async (world: Mundo, change: object, key = randomUUID()) => {
  const { db } = await world.server()
  const { id } = await db.selectFrom('desabastecimientos').select('id').executeTakeFirstOrThrow()
  world.remembered.set('respuestas', (await alertRows(world)).length)
  const body = { acepto: 'Si', alerta_detalle_id: id, consulta_id: CONSULTATION, estado_alerta_id: 1, ...change }
  return () => world.call('/alertas/crearAuditoria', body, { 'idempotency-key': key })
}

When(
  'responde {string} a un desabastecimiento con el motivo {string}',
  async function (this: Mundo, acepto: string, motivo: string) {
    await (
      await answerAlert(this, { acepto, motivo })
    )()
  },
)

When('responde {string} a un desabastecimiento', async function (this: Mundo, acepto: string) {
  await (
    await answerAlert(this, { acepto })
  )()
})

When('responde a un desabastecimiento a nombre de otra persona', async function (this: Mundo) {
  await (
    await answerAlert(this, { usuario_registra_id: 2 })
  )()
})

When('envía dos veces la misma respuesta a un desabastecimiento', async function (this: Mundo) {
  const send = await answerAlert(this, {})
  await Promise.all([send(), send()])
})

When('responde a una alerta que no existe', async function (this: Mundo) {
  await (
    await answerAlert(this, { alerta_detalle_id: 2_000_000_000 })
  )()
})

const lastAnswer = async (world: Mundo) => {
  assert.ok(world.answer)
  const { id } = read(alertas.crearAuditoria, world.answer)
  const row = (await alertRows(world)).find((each) => each.id === id)
  assert.ok(row)
  assert.equal(row.usuario_registra_id, 1)
  return row
}

Then('queda escrito que siguió con el motivo {string}', async function (this: Mundo, motivo: string) {
  const row = await lastAnswer(this)
  assert.deepEqual([row.acepto, row.motivo, row.clase], [true, motivo, 'desabastecimiento'])
})

Then('queda escrito que no siguió', async function (this: Mundo) {
  assert.equal((await lastAnswer(this)).acepto, false)
})

Then('no queda escrita ninguna respuesta', async function (this: Mundo) {
  assert.equal((await alertRows(this)).length, this.remembered.get('respuestas'))
})

Then('queda escrita una sola respuesta', async function (this: Mundo) {
  assert.equal((await alertRows(this)).length, Number(this.remembered.get('respuestas')) + 1)
})

Then('queda en la auditoría {string}', async function (this: Mundo, text: string) {
  const { db } = await this.server()
  const row = await db
    .selectFrom('auditoria')
    .select(['user_id', 'recurso_id'])
    .where('accion', '=', actionNamed(text))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  assert.deepEqual(row, { user_id: 1, recurso_id: String(CONSULTATION) })
})

When('responde {string} a la alergia a {string}', async function (this: Mundo, acepto_ordenar: string, nombre: string) {
  await this.call('/seguimiento-alergias-ordenamiento/crear-seguimiento-alergia', {
    consulta_id: CONSULTATION,
    codesumi_id: await drugId(this, nombre),
    acepto_ordenar,
    motivo: 'Se desensibilizó en la clínica',
  })
})

Then('se le responde {string}', function (this: Mundo, mensaje: string) {
  assert.ok(this.answer)
  assert.equal(read(alertas.crearSeguimientoAlergia, this.answer).mensaje, mensaje)
})

/** Tables of knowledge whose name on the disk is another. */
const CATALOGUES: Readonly<Record<string, string>> = {
  'clases de medicamentos': 'clases',
  'cruces de alergias': 'alergias-cruces',
  'dosis habituales': 'dosis',
}

Given('que no hay ninguna versión de {string}', async function (this: Mundo, name: string) {
  const { db } = await this.server()
  const catalogo = CATALOGUES[name] ?? name
  await db.deleteFrom('catalogos_importados').where('catalogo', '=', catalogo).execute()
})

When('se importa la versión {string} de {string}', async function (this: Mundo, version: string, catalogo: string) {
  const { db } = await this.server()
  await db.insertInto('catalogos_importados').values({ catalogo, fuente: 'Prueba', version, filas: 1 }).execute()
})

Then('no se puede porque {string}', function (this: Mundo, why: string) {
  const { codigo, error } = Schema.decodeUnknownSync(ApiError)(this.answer?.body)
  assert.deepEqual([this.answer?.status, codigo, error], [503, 'conocimiento.no_disponible', why])
})

Then('el conocimiento es la versión {string}', function (this: Mundo, version: string) {
  assert.equal(interactionsRead(this).conocimiento.version, version)
})

const orderWith = async (world: Mundo, nombre: string, consulta: number, checks: readonly object[]): Promise<void> => {
  world.consultaId = consulta
  const lines = [await lineOf(world, nombre, checks)]
  await world.call(`/ordenamiento/generarOrdenamiento/${consulta}/1`, lines)
}

When('ordena {string} en la consulta {int}', async function (this: Mundo, nombre: string, id: number) {
  await orderWith(this, nombre, id, [])
})

When(
  'ordena {string} en la consulta {int} explicando las interacciones con {string}',
  async function (this: Mundo, nombre: string, id: number, motivo: string) {
    await orderWith(this, nombre, id, [{ comprobacion: 'interacciones', respuesta: 'no_verificada', motivo }])
  },
)

Then(
  'la orden guarda las interacciones sin verificar y el motivo {string}',
  async function (this: Mundo, motivo: string) {
    assert.equal(this.answer?.status, 200, JSON.stringify(this.answer?.body))
    const { db } = await this.server()
    const rows = await db
      .selectFrom('orden_articulo_comprobaciones')
      .select(['origen', 'respuesta', 'motivo'])
      .where('comprobacion', '=', 'interacciones')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    assert.deepEqual(rows, [
      { origen: 'servidor', respuesta: 'no_verificada', motivo: null },
      { origen: 'profesional', respuesta: 'no_verificada', motivo },
    ])
  },
)
