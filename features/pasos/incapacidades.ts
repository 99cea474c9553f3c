/** Sick leaves registered, refused, annulled and lifted, without the screen. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { incapacidades } from '@cauce/contract/incapacidades'
import { storedLeaves } from '../../tests/support/sick-leave.ts'
import { byField, fieldNamed } from '../soporte/campos.ts'
import {
  attend,
  dayOf,
  formOf,
  lastFive,
  leaveId,
  newest,
  register,
  retroactiveCase,
  visitOf,
} from '../soporte/incapacidades.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

When('registra la incapacidad', async function (this: Mundo) {
  await register(this)
})

When('registra la incapacidad:', async function (this: Mundo, table: DataTable) {
  await register(this, byField(table.rowsHash()))
})

When('registra la incapacidad con {string} en {string}', async function (this: Mundo, value: string, label: string) {
  await register(this, byField({ [label]: value }))
})

When('registra la incapacidad a nombre del afiliado de otra consulta', async function (this: Mundo) {
  const { afiliado_id } = visitOf(this)
  await attend(this)
  await register(this, { afiliado_id: String(afiliado_id) })
})

When('hace doble clic en registrar', async function (this: Mundo) {
  const body = await formOf(this, {})
  const headers = { 'idempotency-key': randomUUID() }
  const server = await this.server()
  const send = () => server.call('/api/incapacidades/registrar', { token: this.token, body, headers })
  const both = await Promise.all([send(), send()])
  this.remembered.set(
    'radicados',
    both.map((answer) => read(incapacidades.registrar, answer).radicado),
  )
})

When('dos médicos registran a la vez los mismos días', async function (this: Mundo) {
  const body = await formOf(this, {})
  const server = await this.server()
  const send = () => server.call('/api/incapacidades/registrar', { token: this.token, body })
  const both = await Promise.all([send(), send()])
  this.answer = both.find(({ status }) => status !== 200) ?? null
  this.remembered.set(
    'estados',
    both.map(({ status }) => status).toSorted((one, other) => one - other),
  )
})

When('anula la incapacidad con el motivo {string}', async function (this: Mundo, motivo: string) {
  await this.call('/incapacidades/anular', { id: leaveId(this), motivo })
})

When(
  'levanta la incapacidad desde {string} con el motivo {string}',
  async function (this: Mundo, day: string, motivo: string) {
    const body = { id: leaveId(this), fecha_levantamiento: dayOf(day), motivo }
    await this.call('/incapacidades/levantar', body)
  },
)

When('pide las últimas incapacidades del afiliado', async function (this: Mundo) {
  const { afiliado_id } = visitOf(this)
  await this.call('/incapacidades/listar-ultimas-cinco-incapacidades-afiliado', { afiliado_id })
})

When('abre el formulario de incapacidad', async function (this: Mundo) {
  await this.call(`/incapacidades/contexto/${this.consultaId}`)
})

Then('la incapacidad queda registrada con {string} y un radicado', async function (this: Mundo, mensaje: string) {
  assert.ok(this.answer)
  const answer = read(incapacidades.registrar, this.answer)
  assert.deepEqual([answer.res, answer.mensaje], [true, mensaje])
  assert.match(answer.radicado, /^\d{4}-\d{6}$/u)
  assert.equal((await newest(this)).radicado, answer.radicado)
})

Then('la incapacidad queda registrada', function (this: Mundo) {
  assert.ok(this.answer)
  read(incapacidades.registrar, this.answer)
})

Then('termina el {string}', async function (this: Mundo, day: string) {
  assert.equal((await newest(this)).fecha_final, dayOf(day))
})

Then('la incapacidad guarda {string} en {string}', async function (this: Mundo, value: string, label: string) {
  assert.equal(String(Reflect.get(await newest(this), fieldNamed(label))), retroactiveCase(value))
})

Then('la incapacidad no guarda nada en {string}', async function (this: Mundo, label: string) {
  assert.equal(Reflect.get(await newest(this), fieldNamed(label)), null)
})

Then('no se registra ninguna incapacidad', async function (this: Mundo) {
  const { db } = await this.server()
  const stored = await storedLeaves(db, visitOf(this).afiliado_id)
  assert.equal(stored.length, this.remembered.get('incapacidades'))
})

Then('hay una sola incapacidad y los dos recibieron el mismo radicado', async function (this: Mundo) {
  const { db } = await this.server()
  assert.equal((await storedLeaves(db, visitOf(this).afiliado_id)).length, 1)
  assert.equal(new Set(Array.from(Object(this.remembered.get('radicados')))).size, 1)
})

Then('una se registra y a la otra se le dice {string}', function (this: Mundo, message: string) {
  assert.deepEqual(this.remembered.get('estados'), [200, 409])
  assert.equal(Reflect.get(Object(this.answer?.body), 'error'), message)
})

Then(
  'la prórroga propuesta es {string} y la decidida {string}',
  async function (this: Mundo, proposed: string, decided: string) {
    const { prorroga_automatica, prorroga } = await newest(this)
    assert.deepEqual([prorroga_automatica, prorroga], [proposed, decided])
  },
)

Then('los días acumulados son {int}', async function (this: Mundo, days: number) {
  assert.equal((await lastFive(this))[0]?.dias_acumulados, days)
})

Then('las últimas incapacidades son {int}', async function (this: Mundo, count: number) {
  assert.equal((await lastFive(this)).length, count)
})

Then('la última incapacidad está {string} por {string}', async function (this: Mundo, estado: string, motivo: string) {
  const [leave] = await lastFive(this)
  assert.deepEqual([leave?.estado.nombre, leave?.estado_motivo ?? ''], [estado, motivo])
})

Then('el formulario dice que no se puede por {string}', function (this: Mundo, why: string) {
  assert.ok(this.answer)
  assert.equal(read(incapacidades.contexto, this.answer).impedimento, why)
})

Then('el formulario trae {int} incapacidades que cuentan', function (this: Mundo, count: number) {
  assert.ok(this.answer)
  assert.equal(read(incapacidades.contexto, this.answer).incapacidades.length, count)
})
