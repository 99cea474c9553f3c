/** Referrals registered, taken, updated and closed, without the screen. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { referencias } from '@cauce/contract/referencias'
import { eventsOf, panelOf, save, savedReferral } from '../../tests/support/referral.ts'
import { byField } from '../soporte/campos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import {
  accepted,
  close,
  followed,
  formOf,
  pending,
  readAgain,
  remember,
  remission,
  savePanel,
  saveRoundTrip,
  tokenOf,
} from '../soporte/remisiones.ts'
import { read, readError } from '../soporte/respuestas.ts'

Given('que hay una remisión pendiente', async function (this: Mundo) {
  await pending(this)
})

Given('que hay otra remisión pendiente', async function (this: Mundo) {
  this.remembered.set('codigo', remission(this).codigo_remision)
  await pending(this)
})

Given('que gestiona una remisión', async function (this: Mundo) {
  await followed(this)
})

Given('que gestiona una remisión:', async function (this: Mundo, table: DataTable) {
  await followed(this, byField(table.rowsHash()))
})

Given('que gestiona una remisión aceptada', async function (this: Mundo) {
  await accepted(this)
})

Given('que la finalizó', async function (this: Mundo) {
  await close(this, 'Ya llegó')
  savedReferral(this.answer ?? assert.fail('No se finalizó'))
})

const register = async (world: Mundo, cells: Readonly<Record<string, string>>): Promise<void> => {
  const answer = await world.call('/referencias/registrar', await formOf(world, cells))
  if (answer.status === 200) remember(world, savedReferral(answer))
}

When('registra una remisión', async function (this: Mundo) {
  await register(this, {})
})

When('registra una remisión:', async function (this: Mundo, table: DataTable) {
  await register(this, byField(table.rowsHash()))
})

When('hace doble clic en registrar la remisión', async function (this: Mundo) {
  const server = await this.server()
  const body = await formOf(this, {})
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => server.call('/api/referencias/registrar', { token: this.token, body, headers })
  const both = await Promise.all([send(), send()])
  this.remembered.set(
    'remisiones',
    both.map((answer) => savedReferral(answer).id),
  )
})

When('guarda el panel', async function (this: Mundo) {
  await savePanel(this)
})

When('guarda el panel:', async function (this: Mundo, table: DataTable) {
  await savePanel(this, byField(table.rowsHash()))
})

When('guarda el panel con {string} vacío', async function (this: Mundo, label: string) {
  await savePanel(this, byField({ [label]: 'vacío' }))
})

When('guarda el panel con traslado redondo', async function (this: Mundo) {
  await saveRoundTrip(this)
})

When('guarda el panel con traslado redondo y {string} vacío', async function (this: Mundo, label: string) {
  await saveRoundTrip(this, byField({ [label]: 'vacío' }))
})

When('guarda en ella el código de la primera', async function (this: Mundo) {
  await savePanel(this, { codigo_remision: String(this.remembered.get('codigo')) })
})

When('guarda el panel dos veces porque no llegó la respuesta', async function (this: Mundo) {
  const server = await this.server()
  const { id } = remission(this)
  const body = panelOf(remission(this))
  savedReferral(await save(server, tokenOf(this), id, body))
  this.answer = await save(server, tokenOf(this), id, body)
})

When('{string} y quien la registró la gestionan a la vez', async function (this: Mundo, email: string) {
  const server = await this.server()
  const other = await server.login(email)
  const { id } = remission(this)
  const both = await Promise.all(
    [tokenOf(this), other].map((token) => save(server, token, id, panelOf(remission(this)))),
  )
  this.remembered.set('respuestas', both)
  this.answer = both.find(({ status }) => status !== 200) ?? null
})

When('la finaliza con la observación {string}', async function (this: Mundo, observacion: string) {
  await close(this, observacion)
})

When('pide ordenar', async function (this: Mundo) {
  await this.call('/referencias/CrearConsulta', { id: remission(this).id })
})

When('pide ordenar dos veces a la vez', async function (this: Mundo) {
  const server = await this.server()
  const body = { id: remission(this).id }
  const ask = () => server.call('/api/referencias/CrearConsulta', { token: this.token, body })
  const both = await Promise.all([ask(), ask()])
  this.remembered.set(
    'consultas',
    both.map((answer) => read(referencias.crearConsulta, answer).id),
  )
})

When('abre la remisión', async function (this: Mundo) {
  await this.call(`/referencias/detalle/${remission(this).id}`)
})

Then('la remisión queda {string}', async function (this: Mundo, estado: string) {
  assert.equal((await readAgain(this)).estado, estado)
})

Then('la remisión la gestiona {string}', async function (this: Mundo, nombre: string) {
  assert.equal((await readAgain(this)).gestor?.nombre, nombre)
})

Then('la remisión tiene su chat', async function (this: Mundo) {
  const { db } = await this.server()
  const { canal_id, id } = remission(this)
  const channel = await db.selectFrom('canales').selectAll().where('id', '=', canal_id).executeTakeFirstOrThrow()
  assert.deepEqual([channel.tipo, channel.referencia_id], [1, id])
})

Then('la remisión tiene un código de informe de urgencias', async function (this: Mundo) {
  assert.match((await readAgain(this)).codigo_remision ?? '', /^AIU-\d{4}-\d{6}$/u)
})

const EVENT_WORDS: Readonly<Record<string, string>> = {
  aceptacion: 'aceptación',
  codigo: 'código',
  salida_redondo: 'salida del regreso',
  llegada_redondo: 'llegada del regreso',
}

Then('de la remisión ha pasado {string}', async function (this: Mundo, clases: string) {
  const { db } = await this.server()
  const events = await eventsOf(db, remission(this).id)
  assert.equal(events.map(({ clase }) => EVENT_WORDS[clase] ?? clase).join(', '), clases)
})

Then('la última hora dice que corrige la anterior', async function (this: Mundo) {
  const { db } = await this.server()
  const last = (await eventsOf(db, remission(this).id)).at(-1)
  assert.equal(Reflect.get(Object(last?.detalle), 'corrige'), true)
})

Then('hay una sola remisión y los dos recibieron la misma', function (this: Mundo) {
  const ids = this.remembered.get('remisiones')
  assert.ok(Array.isArray(ids))
  assert.equal(new Set(ids).size, 1)
})

Then('una la obtiene y a la otra se le dice quién la tomó y a qué hora', async function (this: Mundo) {
  const { error, codigo } = readError(this.answer?.body)
  const { gestor, estado, version } = await readAgain(this)
  assert.deepEqual([codigo, estado, version], ['referencia.cambiada', 'En seguimiento', 2])
  assert.match(error, new RegExp(`^${gestor?.nombre} la tomó a las \\d\\d:\\d\\d`, 'u'))
})

Then('hay una sola consulta, a su nombre, de la persona remitida', async function (this: Mundo) {
  const ids = this.remembered.get('consultas')
  assert.ok(Array.isArray(ids))
  const [id, ...others] = new Set(ids)
  assert.equal(others.length, 0)
  const { db } = await this.server()
  const visit = await db.selectFrom('consultas').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow()
  assert.equal(visit.afiliado_id, remission(this).afiliado.id)
})
