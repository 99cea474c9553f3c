/** Who attends a consultation and who stands in for them; what is asked of who approves, moves or hands over an ordered line. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Given, Then, When } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { historico } from '@cauce/contract/historico'
import { sustituciones } from '@cauce/contract/sustituciones'
import { NO_PROFESSION, PROFESSIONS } from '@cauce/domain/access/professions'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { reviewAnswers } from '@cauce/domain/medication/standing-review'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { send, userId } from '../soporte/administracion.ts'
import { today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { moveLine } from '../soporte/ordenes.ts'
import { paperOf, print } from '../soporte/papeles.ts'
import { read } from '../soporte/respuestas.ts'

const DAY_MS = 86_400_000

const userOf = async (world: Mundo, email: string) =>
  (await world.server()).db
    .selectFrom('users')
    .select(['id', 'operador_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

Given(
  'que {string} tiene la profesión {string} y el registro {string}',
  async function (this: Mundo, email: string, profession: string, register: string) {
    const { operador_id } = await userOf(this, email)
    const profesion = PROFESSIONS.find(({ nombre }) => nombre === profession)?.clave ?? NO_PROFESSION
    const { db } = await this.server()
    await db
      .updateTable('operadores')
      .set({ profesion: profesion || null, registro_profesional: register || null })
      .where('id', '=', operador_id ?? 0)
      .execute()
  },
)

Given('que {string} atiende la consulta {int}', async function (this: Mundo, email: string, id: number) {
  const { id: medico_user_id } = await userOf(this, email)
  const { db } = await this.server()
  await db.updateTable('consultas').set({ medico_user_id }).where('id', '=', id).execute()
  this.consultaId = id
})

Given('que la consulta es de hace {int} días', async function (this: Mundo, days: number) {
  const { db } = await this.server()
  const fecha_hora = new Date(Date.now() - days * DAY_MS)
  await db.updateTable('consultas').set({ fecha_hora }).where('id', '=', this.consultaId).execute()
})

const BLOOD_COUNT = '902210'
const LONG_AGO = -60
const STARTS: Readonly<Record<string, number>> = { 'desde hoy': 0, 'desde mañana': 1, 'en otra época': LONG_AGO }

/** A grant of days that are over, as it is left once they passed. */
const over = async (world: Mundo, titular: number, substitute: number, from: string, until: string): Promise<void> => {
  const { db } = await world.server()
  const grant = { desde: from, hasta: until, motivo: 'Vacaciones' }
  const people = { titular_user_id: titular, sustituto_user_id: substitute, otorgada_por_user_id: titular }
  await db
    .insertInto('sustituciones')
    .values({ ...grant, ...people })
    .execute()
}

When(
  /^concede a "([^"]+)" las consultas de "([^"]+)" (desde hoy|desde mañana|en otra época) y por (\d+) días$/u,
  async function (this: Mundo, substitute: string, titular: string, start: string, days: string) {
    const desde = addDays(bogotaDate(Date.now()), STARTS[start] ?? 0)
    const hasta = addDays(desde, Number(days) - 1)
    const [from, to] = [await userId(this, titular), await userId(this, substitute)]
    if (start === 'en otra época') await over(this, from, to, desde, hasta)
    else {
      const body = { titular_user_id: from, sustituto_user_id: to, desde, hasta, motivo: 'Vacaciones' }
      await send(this, 'POST', '/sustituciones', body)
    }
  },
)

When('revoca la sustitución', async function (this: Mundo) {
  assert.ok(this.answer)
  const { id } = read(sustituciones.conceder, this.answer)
  await send(this, 'POST', `/sustituciones/${id}/revocar`)
  assert.equal(this.answer.status, 200)
})

Then(
  /^"([^"]+)" (no )?ordena en la consulta (\d+)$/u,
  async function (this: Mundo, who: string, no: string | null, consulta: string) {
    const server = await this.server()
    const cup = await server.db
      .selectFrom('cups')
      .select('id')
      .where('codigo', '=', BLOOD_COUNT)
      .executeTakeFirstOrThrow()
    const token = await server.login(who)
    this.token = token
    const line = {
      procedimiento: cup,
      cantidad: 1,
      fechaVigencia: bogotaDate(Date.now()),
      observacion: 'Control',
      rep: null,
    }
    const answer = await server.call(`/api/ordenamiento/generarOrdenamiento/${consulta}/2`, { token, body: [line] })
    assert.equal(answer.status, no === null ? 200 : 403, JSON.stringify(answer.body))
    const last = server.db.selectFrom('orden_procedimientos').select(['id', 'orden_id']).orderBy('id', 'desc')
    const made = await last.executeTakeFirstOrThrow()
    this.orderId = made.orden_id
    this.lineId = made.id
  },
)

Then('la auditoría dice que lo hizo en sustitución de {string}', async function (this: Mundo, titular: string) {
  const { db } = await this.server()
  const { detalle } = await db
    .selectFrom('auditoria')
    .select('detalle')
    .where('accion', '=', 'orden.crear')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const person = await db
    .selectFrom('users as u')
    .innerJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['o.nombre', 'o.apellido'])
    .where('u.id', '=', Number(Object(detalle).en_sustitucion_de_user_id))
    .executeTakeFirst()
  assert.equal(`${person?.nombre ?? ''} ${person?.apellido ?? ''}`, titular)
})

Then('el PDF de esa orden dice {string}', async function (this: Mundo, words: string) {
  await print(this, OrderType.procedures)
  const { text } = paperOf(this)
  assert.ok(text?.includes(words), text ?? JSON.stringify(this.answer?.body))
})

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
