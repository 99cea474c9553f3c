/** Allergies and notices asked directly to the server. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { CLEAR, consultationOf, drugId, newPatient, noticesRead, othersConsultation } from '../soporte/alertas.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

Given('un afiliado con alergia a {string}', async function (this: Mundo, allergy: string) {
  const [tipo = '', ...name] = allergy.split(' ')
  await newPatient(this, [{ tipo, nombre: name.join(' ') }])
})

Given(/^un afiliado que (hoy|mañana) cumple (\d+) años$/u, async function (this: Mundo, when: string, years: string) {
  const day = addDays(bogotaDate(Date.now()), when === 'hoy' ? 0 : 1)
  await newPatient(this, [], `${Number(day.slice(0, 4)) - Number(years)}${day.slice(4)}`)
})

Given('un afiliado a quien nadie preguntó por sus alergias', async function (this: Mundo) {
  await newPatient(this, null)
})

const askAllergy = async (world: Mundo, afiliado_id: unknown, nombre: string): Promise<void> => {
  await world.call('/alertas/buscarAlergico', { afiliado_id, codesumi_id: await drugId(world, nombre) })
}

When('busca si es alérgico a {string}', async function (this: Mundo, nombre: string) {
  await askAllergy(this, this.remembered.get('afiliado'), nombre)
})

When('busca si el afiliado de otro es alérgico a {string}', async function (this: Mundo, nombre: string) {
  await askAllergy(this, (await othersConsultation(this)).afiliado_id, nombre)
})

When(
  'pide el detalle de la alergia del afiliado {int} a {string}',
  async function (this: Mundo, id: number, nombre: string) {
    await this.call('/alertas/detalle-alergia', { afiliado_id: id, codesumi_id: await drugId(this, nombre) })
  },
)

Then(/^la alergia queda (encontrada|limpia)$/u, function (this: Mundo, how: string) {
  assert.ok(this.answer)
  if (how === 'encontrada') return assert.equal(this.answer.status, 400, JSON.stringify(this.answer.body))
  const { alergico, por_que } = read(alertas.buscarAlergico, this.answer)
  assert.deepEqual([alergico, por_que], [false, null])
})

Then('la alergia queda sin verificar porque {string}', function (this: Mundo, why: string) {
  assert.ok(this.answer)
  const { alergico, por_que } = read(alertas.buscarAlergico, this.answer)
  assert.equal(alergico, null)
  assert.ok(por_que?.includes(why), por_que ?? 'nada')
})

interface Asked {
  readonly dosis?: number
  readonly frecuencia?: number
  readonly tiempo?: string
  readonly reemplaza_id?: number
}

const askNotices = async (world: Mundo, nombre: string, consulta: number, asked: Asked = {}): Promise<void> => {
  const selected = world.remembered.get('lista')
  await world.call('/alertas/avisos', {
    consulta_id: consulta,
    linea: {
      codesumi_id: await drugId(world, nombre),
      via: 'Oral',
      dosis: 1,
      frecuencia: 8,
      tiempo: 'Horas',
      ...asked,
    },
    seleccionados: typeof selected === 'string' ? [await drugId(world, selected)] : [],
  })
}

Given('que ya tiene en la lista {string}', function (this: Mundo, nombre: string) {
  this.remembered.set('lista', nombre)
})

When('pide los avisos de {string}', async function (this: Mundo, nombre: string) {
  await askNotices(this, nombre, consultationOf(this))
})

When('pide los avisos de {string} en la consulta {int}', async function (this: Mundo, nombre: string, id: number) {
  await askNotices(this, nombre, id)
})

When('pide los avisos de {string} para reemplazar esa línea', async function (this: Mundo, nombre: string) {
  await askNotices(this, nombre, CLEAR, { reemplaza_id: this.lineId })
})

When(
  'pide los avisos de {string} a {float} cada {int} {word}',
  async function (this: Mundo, nombre: string, dosis: number, frecuencia: number, tiempo: string) {
    await askNotices(this, nombre, consultationOf(this), { dosis, frecuencia, tiempo })
  },
)

Then(/^hay un aviso de (.+) que dice "([^"]*)"$/u, function (this: Mundo, check: string, text: string) {
  const kind = check.replace(' ', '_')
  const own = noticesRead(this).hallazgos.filter(({ comprobacion }) => comprobacion === kind)
  const found = own.find(({ titulo }) => titulo.startsWith(text))
  assert.ok(found, own.map(({ titulo }) => titulo).join(' | ') || 'nada')
  assert.equal(found.bloquea, false)
  this.remembered.set('aviso', found.severidad)
})

Then('su gravedad es {string}', function (this: Mundo, severity: string) {
  assert.equal(this.remembered.get('aviso'), severity)
})

Then('no hay avisos de {word}', function (this: Mundo, check: string) {
  assert.deepEqual(
    noticesRead(this).hallazgos.filter(({ comprobacion }) => comprobacion === check),
    [],
  )
})

Then(/^el rango (se|no se) conoce$/u, function (this: Mundo, how: string) {
  assert.equal(noticesRead(this).rango_conocido, how === 'se')
})

Then('el rango no se conoce porque {string}', function (this: Mundo, why: string) {
  const { rango_conocido, por_que_sin_rango } = noticesRead(this)
  assert.deepEqual([rango_conocido, por_que_sin_rango], [false, why])
})

Then('el cruce queda sin verificar porque {string}', function (this: Mundo, why: string) {
  const { cruzada_sin_verificar, hallazgos } = noticesRead(this)
  assert.deepEqual(
    [cruzada_sin_verificar, hallazgos.filter(({ comprobacion }) => comprobacion === 'alergia_cruzada')],
    [why, []],
  )
})
