/** The record finalised, refused and clarified, without the screen. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { EMPTY_COMPONENTS } from '@cauce/domain/clinical-record/record-components'
import { NO_MEASURES } from '@cauce/domain/clinical-record/record'
import { MEASURE_NAMES } from '@cauce/domain/clinical-record/measures'
import {
  COMPONENT_OF,
  completeRecord,
  diagnosis,
  finalise,
  finaliseWith,
  recordOf,
  sectionOf,
} from '../soporte/historia-clinica.ts'
import { byField } from '../soporte/campos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { readError } from '../soporte/respuestas.ts'

When('finaliza la historia completa', async function (this: Mundo) {
  await finaliseWith(this)
})

When('finaliza la historia vacía', async function (this: Mundo) {
  await finalise(this, EMPTY_COMPONENTS)
})

When('finaliza la historia completa sin haber visto lo del otro dispositivo', async function (this: Mundo) {
  await finalise(this, await completeRecord(this), { versiones: {} })
})

When('finaliza la historia completa después de verlo', async function (this: Mundo) {
  const { borradores } = await recordOf(this)
  const versiones = Object.fromEntries(borradores.map(({ componente, version }) => [componente, version]))
  await finalise(this, await completeRecord(this), { versiones })
})

When('finaliza la historia completa sin {string}', async function (this: Mundo, seccion: string) {
  const section = sectionOf(seccion)
  const complete = await completeRecord(this)
  const componente = COMPONENT_OF[section]
  await finalise(this, { ...complete, [componente]: { ...complete[componente], [section]: ' ' } })
})

When('finaliza la historia con los diagnósticos:', async function (this: Mundo, table: DataTable) {
  const diagnosticos = await Promise.all(
    table.hashes().map(async ({ codigo = '', principal, tipo }) => {
      const found = await diagnosis(this, codigo)
      const kind = (['01', '02', '03'] as const).find((each) => each === tipo) ?? null
      return { ...found, principal: principal === 'sí', tipo: kind }
    }),
  )
  await finaliseWith(this, { diagnosticos: { diagnosticos } })
})

When('finaliza la historia con las medidas:', async function (this: Mundo, table: DataTable) {
  const row = byField(table.hashes()[0] ?? {})
  const medidas = { ...NO_MEASURES }
  for (const name of MEASURE_NAMES) if ((row[name] ?? '') !== '') Object.assign(medidas, { [name]: Number(row[name]) })
  await finaliseWith(this, { medidas })
})

When('finaliza dos veces a la vez la misma historia', async function (this: Mundo) {
  const record = await completeRecord(this)
  const key = randomUUID()
  const answers = await Promise.all([finalise(this, record, { key }), finalise(this, record, { key })])
  this.remembered.set(
    'respuestas',
    answers.map(({ body }) => JSON.stringify(body)),
  )
})

When('dos dispositivos finalizan a la vez la historia', async function (this: Mundo) {
  const record = await completeRecord(this)
  const answers = await Promise.all([finalise(this, record), finalise(this, record)])
  this.remembered.set(
    'estados',
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
  )
  this.answer = answers.find(({ status }) => status !== 200) ?? null
})

Then('las dos respuestas de finalizar son iguales', function (this: Mundo) {
  const answers = this.remembered.get('respuestas')
  assert.ok(Array.isArray(answers))
  assert.equal(new Set(answers).size, 1)
})

Then('una la finaliza y a la otra se le dice {string}', function (this: Mundo, text: string) {
  assert.deepEqual(this.remembered.get('estados'), [200, 409])
  assert.equal(readError(this.answer?.body).error, text)
})

Then('la historia queda finalizada', async function (this: Mundo) {
  assert.equal((await recordOf(this)).estado, 'finalizada')
  const { db } = await this.server()
  const { estado_id } = await db
    .selectFrom('consultas')
    .select('estado_id')
    .where('id', '=', this.consultaId)
    .executeTakeFirstOrThrow()
  assert.equal(estado_id, 4)
})

Then('la historia sigue abierta', async function (this: Mundo) {
  assert.equal((await recordOf(this)).estado, 'abierta')
})

Then('la historia tiene un IMC de {float}', async function (this: Mundo, imc: number) {
  assert.equal((await recordOf(this)).historia?.medidas.imc, imc)
})

Then('la superficie corporal de la consulta es {float}', async function (this: Mundo, isc: number) {
  const { body } = await this.call(`/historia/registro/${this.consultaId}`)
  assert.equal(Object(body).isc, isc)
})

When('añade la nota aclaratoria {string}', async function (this: Mundo, texto: string) {
  await this.call(`/historia/nota-aclaratoria/${this.consultaId}`, { texto })
})

Then(
  'la historia tiene una nota de {string} que dice {string}',
  async function (this: Mundo, autor: string, texto: string) {
    const { notas } = await recordOf(this)
    assert.deepEqual(
      notas.map((note) => [note.autor, note.texto]),
      [[autor, texto]],
    )
  },
)

Then('la historia no tiene notas', async function (this: Mundo) {
  assert.deepEqual((await recordOf(this)).notas, [])
})

Then('lo finalizado no cambió', async function (this: Mundo) {
  assert.equal((await recordOf(this)).historia?.plan, 'Analgésico')
})
