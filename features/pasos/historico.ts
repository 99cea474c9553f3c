/** Histories read without the screen. */
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { Then, When } from '@cucumber/cucumber'
import { historico } from '@cauce/contract/historico'
import { actionNamed } from '../soporte/acciones.ts'
import { affiliateId, LISTS } from '../soporte/historicos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const POLL_MS = 20
const LIST =
  '(las consultas|las órdenes|las incapacidades|los consentimientos|la línea de tiempo|las entregas parciales)'

const show = async (world: Mundo, list: string, body: object): Promise<void> => {
  const path = LISTS[list]
  assert.ok(path, `No se sabe ver ${list}`)
  await world.call(path, body)
}
const showOf = async (world: Mundo, list: string, documento: string, filter: object = {}): Promise<void> => {
  const afiliado_id = await affiliateId(world, documento)
  world.remembered.set('afiliado', afiliado_id)
  await show(world, list, { afiliado_id, ...filter })
}

When('busca en los históricos a {string}', async function (this: Mundo, texto: string) {
  await this.call(historico.buscarAfiliado.path, { texto })
})

const found = (world: Mundo): readonly string[] => {
  assert.ok(world.answer)
  return read(historico.buscarAfiliado, world.answer).data.map(({ numero_documento }) => numero_documento)
}

Then('encuentra al afiliado con documento {string}', function (this: Mundo, documento: string) {
  assert.ok(found(this).includes(documento))
})

Then('no encuentra a nadie', function (this: Mundo) {
  assert.deepEqual(found(this), [])
})

When(
  new RegExp(`^ve ${LIST} del afiliado con documento "([^"]*)"$`, 'u'),
  async function (this: Mundo, list: string, documento: string) {
    await showOf(this, list, documento)
  },
)

When(
  new RegExp(`^ve ${LIST} del afiliado con documento "([^"]*)" desde "([^"]*)" hasta "([^"]*)"$`, 'u'),
  async function (this: Mundo, list: string, documento: string, desde: string, hasta: string) {
    await showOf(this, list, documento, { desde, hasta })
  },
)

When(
  new RegExp(`^ve ${LIST} del afiliado con documento "([^"]*)" que dicen "([^"]*)"$`, 'u'),
  async function (this: Mundo, list: string, documento: string, texto: string) {
    await showOf(this, list, documento, { texto })
  },
)

When(
  new RegExp(`^ve ${LIST} del afiliado número (\\d+)$`, 'u'),
  async function (this: Mundo, list: string, id: string) {
    await show(this, list, { afiliado_id: Number(id) })
  },
)

Then('la lista está vacía', function (this: Mundo) {
  assert.ok(this.answer)
  assert.deepEqual(read(historico.ordenes, this.answer).data, [])
})

Then('la lista dice {string}', function (this: Mundo, text: string) {
  assert.equal(this.answer?.status, 200)
  assert.ok(JSON.stringify(this.answer.body).includes(text))
})

When('lee la consulta de la orden {int}', async function (this: Mundo, orden: number) {
  const { db } = await this.server()
  const { consulta_id } = await db
    .selectFrom('ordenes')
    .select('consulta_id')
    .where('id', '=', orden)
    .executeTakeFirstOrThrow()
  await this.call(`/historico/consultas/${consulta_id}`)
})

const readWhole = (world: Mundo) => {
  assert.ok(world.answer)
  return read(historico.consulta, world.answer)
}

Then('lee que es del afiliado con documento {string}', function (this: Mundo, documento: string) {
  assert.equal(readWhole(this).afiliado.numero_documento, documento)
})

Then('la historia no se puede escribir desde ahí', function (this: Mundo) {
  const { registro } = readWhole(this)
  assert.equal(registro.escribe, false)
  assert.deepEqual(registro.borradores, [])
})

/** Readings are written in a batch, within a moment. */
const noted = async (world: Mundo, text: string) => {
  const { db } = await world.server()
  for (;;) {
    const row = await db
      .selectFrom('auditoria')
      .select(['afiliado_id', 'detalle'])
      .where('accion', '=', actionNamed(text))
      .executeTakeFirst()
    if (row !== undefined) return row
    await pause(POLL_MS)
  }
}

Then(
  'la auditoría anota {string} con ese afiliado y sin la palabra {string}',
  async function (this: Mundo, text: string, word: string) {
    const row = await noted(this, text)
    assert.equal(row.afiliado_id, this.remembered.get('afiliado'))
    assert.ok(!JSON.stringify(row.detalle).includes(word))
  },
)

Then('la auditoría anota {string} sin la palabra {string}', async function (this: Mundo, text: string, word: string) {
  assert.ok(!JSON.stringify((await noted(this, text)).detalle).includes(word))
})
