/** Ordered lines that are looked at again: what is asked before they are approved or handed over. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Given, Then, When } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { historico } from '@cauce/contract/historico'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import type { Mundo } from '../soporte/mundo.ts'
import { today } from '../soporte/flujos.ts'
import { moveLine } from '../soporte/ordenes.ts'
import { read } from '../soporte/respuestas.ts'

const PHARMACY = 'farmacia@cauce.demo'
const AUDITOR = 'auditor@cauce.demo'

const reviewOf = (world: Mundo) => {
  assert.ok(world.answer)
  return read(alertas.porRevisar, world.answer).lineas
}

const signIn = async (world: Mundo, who: string): Promise<void> => {
  world.token = await (await world.server()).login(who)
}

When('pregunta por lo que hay que revisar en la consulta {int}', async function (this: Mundo, consulta_id: number) {
  await this.call(alertas.porRevisar.path, { consulta_id })
})

When('pregunta por lo que hay que revisar en esa consulta', async function (this: Mundo) {
  await this.call(alertas.porRevisar.path, { consulta_id: this.consultaId })
})

Then('hay que revisar el esquema por {string}', function (this: Mundo, check: string) {
  assert.ok(this.answer)
  const found = read(alertas.porRevisar, this.answer).esquemas.map(({ orden_id, hallazgos }) => [
    orden_id,
    [...new Set(hallazgos.map(({ comprobacion }) => comprobacion))],
  ])
  assert.deepEqual(found, [[this.orderId, [check]]])
})

When(
  'registra hoy la aplicación del ciclo {int} porque {string}',
  async function (this: Mundo, ciclo: number, motivo: string) {
    await this.call(alertas.porRevisar.path, { orden_id: this.orderId, ciclo })
    assert.ok(this.answer)
    const [scheme] = read(alertas.porRevisar, this.answer).esquemas
    const comprobaciones = reviewAnswers(scheme?.hallazgos ?? [], motivo)
    await this.call('/ordenamiento/aplicar-ciclo', { orden_id: this.orderId, ciclo, fecha: today(), comprobaciones })
  },
)

Then('lo que respondió queda con el esquema', async function (this: Mundo) {
  const { db } = await this.server()
  const { comprobaciones } = await db
    .selectFrom('orden_esquemas')
    .select('comprobaciones')
    .where('orden_id', '=', this.orderId)
    .executeTakeFirstOrThrow()
  assert.ok(Array.isArray(comprobaciones))
  const kept = comprobaciones.filter((row: { origen: string; motivo: string | null; comprobacion: string }) => {
    return row.origen === 'profesional' && row.comprobacion === 'alergia' && (row.motivo ?? '').includes('premedicó')
  })
  assert.equal(kept.length, 1)
})

Then('hay que revisar {string} por {string}', function (this: Mundo, drug: string, check: string) {
  const found = reviewOf(this).map(({ medicamento, hallazgos }) => [
    medicamento,
    hallazgos.map(({ comprobacion }) => comprobacion),
  ])
  assert.deepEqual(found, [[drug, [check]]])
})

Given(
  'que desde entonces el conocimiento dice que lo de {string} es {string}',
  async function (this: Mundo, principio_a: string, severidad: string) {
    const { db } = await this.server()
    await db.updateTable('interacciones').set({ severidad }).where('principio_a', '=', principio_a).execute()
    const version = { catalogo: 'interacciones', fuente: 'Prueba', version: '2027-01', filas: 1 }
    await db.insertInto('catalogos_importados').values(version).execute()
  },
)

Then('hay que revisar {int} medicamentos por {string}', function (this: Mundo, count: number, check: string) {
  const found = reviewOf(this).map(({ hallazgos }) => hallazgos.map(({ comprobacion }) => comprobacion))
  assert.deepEqual(
    found,
    Array.from({ length: count }, () => [check]),
  )
})

Then('no hay nada que revisar', function (this: Mundo) {
  assert.ok(this.answer)
  assert.deepEqual(read(alertas.porRevisar, this.answer), { lineas: [], esquemas: [] })
})

When(
  /^la farmacia entrega (\d+) de esa línea(?: porque "([^"]*)")?$/u,
  async function (this: Mundo, cantidad: string, motivo: string | null) {
    await signIn(this, PHARMACY)
    await this.call(alertas.porRevisar.path, { linea_id: this.lineId })
    const comprobaciones = motivo === null ? [] : reviewAnswers(reviewOf(this)[0]?.hallazgos ?? [], motivo)
    await this.call(
      historico.entregar.path,
      { linea_id: this.lineId, cantidad: Number(cantidad), observacion: '', comprobaciones },
      { 'idempotency-key': randomUUID() },
    )
  },
)

Then('la entrega de esa línea queda registrada con su respuesta', async function (this: Mundo) {
  assert.equal(this.answer?.status, 200, JSON.stringify(this.answer?.body))
  const { db } = await this.server()
  const rows = await db
    .selectFrom('orden_articulo_comprobaciones as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.comprobacion', 'u.email'])
    .where('c.orden_articulos_id', '=', this.lineId)
    .where('c.motivo', 'is not', null)
    .where('c.origen', '=', 'profesional')
    .where('u.email', '=', PHARMACY)
    .execute()
  assert.deepEqual(
    rows.map(({ comprobacion }) => comprobacion),
    ['alergia'],
  )
})

When('la auditora aprueba esa línea', async function (this: Mundo) {
  await signIn(this, AUDITOR)
  await moveLine(this, 'aprobar', 'Pertinente según la guía')
})

const siteOfLine = async (world: Mundo): Promise<number | null> => {
  const { db } = await world.server()
  const row = await db
    .selectFrom('orden_articulos')
    .select('rep_id')
    .where('id', '=', world.lineId)
    .executeTakeFirstOrThrow()
  return row.rep_id
}

When(/^pasa ese medicamento a otra sede(?: porque "([^"]*)")?$/u, async function (this: Mundo, motivo: string | null) {
  const { db } = await this.server()
  const before = await siteOfLine(this)
  const { id } = await db
    .selectFrom('reps')
    .select('id')
    .where('activo', '=', true)
    .where('id', '!=', before ?? 0)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  this.remembered.set('sede', String(id))
  await this.call(alertas.porRevisar.path, { linea_id: this.lineId })
  const comprobaciones = motivo === null ? [] : reviewAnswers(reviewOf(this)[0]?.hallazgos ?? [], motivo)
  const body = { orden_articulos_id: this.lineId, rep_id: id, motivo: 'Queda cerca de su casa', comprobaciones }
  await this.call('/ordenamiento/asignarDireccionamiento', body, { 'idempotency-key': randomUUID() })
})

Then('ese medicamento queda en otra sede', async function (this: Mundo) {
  assert.equal(this.answer?.status, 200, JSON.stringify(this.answer?.body))
  assert.equal(String(await siteOfLine(this)), this.remembered.get('sede'))
})
