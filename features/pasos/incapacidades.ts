/** Sick leaves registered, refused, annulled and lifted, without the screen. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { incapacidades } from '@cauce/contract/incapacidades'
import { EMERGENCY_VISIT, storedLeaves } from '../../tests/support/sick-leave.ts'
import {
  attend,
  dayOf,
  formOf,
  hadLeave,
  lastFive,
  leaveId,
  newest,
  register,
  visitOf,
} from '../soporte/incapacidades.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const MISSED = 5
const ANOTHER_DOCTOR = 2

Given('que atiende a un cotizante', async function (this: Mundo) {
  await attend(this)
})

Given('que atiende a un cotizante en urgencias', async function (this: Mundo) {
  await attend(this, { tipo_consulta_id: EMERGENCY_VISIT })
})

Given('que atiende a un docente del magisterio', async function (this: Mundo) {
  await attend(this, { regimen_prestacional: 'magisterio' })
})

Given('que atiende a un afiliado de tipo {int}', async function (this: Mundo, tipo_afiliado_id: number) {
  await attend(this, { tipo_afiliado_id })
})

Given('que atiende a un cotizante en una consulta de tipo {int}', async function (this: Mundo, tipo: number) {
  await attend(this, { tipo_consulta_id: tipo })
})

Given('que el cotizante no asistió a la consulta', async function (this: Mundo) {
  await attend(this, { estado_id: MISSED })
})

Given('que al cotizante lo atiende otro profesional', async function (this: Mundo) {
  await attend(this, { medico_user_id: ANOTHER_DOCTOR })
})

Given(
  'que tuvo una incapacidad de {int} días desde {string} por {string}',
  async function (this: Mundo, dias: number, desde: string, diagnostico: string) {
    await hadLeave(this, { desde: dayOf(desde), dias, diagnostico })
  },
)

Given(
  'que tuvo una prórroga de {int} días desde {string} por {string}',
  async function (this: Mundo, dias: number, desde: string, diagnostico: string) {
    await hadLeave(this, { desde: dayOf(desde), dias, diagnostico, prorroga: 'Si' })
  },
)

Given(
  'que tuvo una incapacidad anulada de {int} días desde {string}',
  async function (this: Mundo, dias: number, desde: string) {
    await hadLeave(this, { desde: dayOf(desde), dias, estado_id: 2 })
  },
)

Given(
  'que tuvo una incapacidad de {int} días desde {string}, levantada el {string}',
  async function (this: Mundo, dias: number, desde: string, levantada: string) {
    await hadLeave(this, { desde: dayOf(desde), dias, estado_id: 3, levantada: dayOf(levantada) })
  },
)

When('registra la incapacidad', async function (this: Mundo) {
  await register(this)
})

When('registra la incapacidad:', async function (this: Mundo, table: DataTable) {
  await register(this, table.rowsHash())
})

When('registra la incapacidad con {string} en {string}', async function (this: Mundo, value: string, field: string) {
  await register(this, { [field]: value })
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

Then('la incapacidad guarda {string} en {string}', async function (this: Mundo, value: string, field: string) {
  assert.equal(String(Reflect.get(await newest(this), field)), value)
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

When('busca el colegio {string}', async function (this: Mundo, text: string) {
  await this.call(`/colegios/buscarColegio/${encodeURIComponent(text)}`)
})

Then('encuentra el colegio {string}', function (this: Mundo, nombre: string) {
  assert.ok(this.answer)
  const found = read(incapacidades.buscarColegio, this.answer)
  assert.ok(
    found.some((school) => school.nombre === nombre),
    JSON.stringify(found),
  )
})

Then('no encuentra colegios', function (this: Mundo) {
  assert.ok(this.answer)
  assert.deepEqual(read(incapacidades.buscarColegio, this.answer), [])
})

const secretariats = async (world: Mundo) =>
  read(incapacidades.secretarias, await world.call('/secretarias-educacion/listar'))

When('pide las secretarías de educación', async function (this: Mundo) {
  await secretariats(this)
})

Then('el formulario propone la {string}', async function (this: Mundo, nombre: string) {
  assert.ok(this.answer)
  const { entidad_territorial } = read(incapacidades.contexto, this.answer)
  const proposed = (await secretariats(this)).find(({ id }) => id === entidad_territorial)
  assert.equal(proposed?.nombre, nombre)
})

Then('las hay de todos los departamentos', async function (this: Mundo) {
  assert.ok(this.answer)
  const list = read(incapacidades.secretarias, this.answer)
  const { db } = await this.server()
  const departments = await db.selectFrom('departamentos').select('id').execute()
  assert.equal(new Set(list.map(({ departamento }) => departamento.id)).size, departments.length)
})
