/** Anybody, without an account, asks whether a document is authentic. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { pdf } from '@cauce/contract/pdf'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const verify = async (world: Mundo, codigo: string): Promise<void> => {
  world.token = null
  await world.call(`/verificar/${encodeURIComponent(codigo)}`)
}
const verdict = (world: Mundo) => {
  assert.ok(world.answer)
  return read(pdf.verificar, world.answer)
}

Given('que descargó el documento de esa línea', async function (this: Mundo) {
  const { status } = await this.call('/pdf', { tipo: 'servicio', id: this.orderId, detalles: { id: this.lineId } })
  assert.equal(status, 200)
  const { db } = await this.server()
  const { codigo } = await db
    .selectFrom('documentos')
    .select('codigo')
    .where('orden_id', '=', this.orderId)
    .executeTakeFirstOrThrow()
  this.remembered.set('documento', codigo)
})

When('alguien sin cuenta verifica el código del documento', async function (this: Mundo) {
  await verify(this, String(this.remembered.get('documento')))
})

When('alguien sin cuenta verifica el código {string}', async function (this: Mundo, codigo: string) {
  await verify(this, codigo)
})

Then('sabe que es auténtico, su clase, su fecha y su estado', function (this: Mundo) {
  const { autentico, clase, fecha, estado } = verdict(this)
  assert.equal(autentico, true)
  assert.ok(clase && fecha && estado)
})

Then('la respuesta no dice nada del paciente', function (this: Mundo) {
  const text = JSON.stringify(this.answer?.body)
  for (const secret of ['Gómez', 'GÓMEZ', 'María', '43512887', 'Glucosa', '903841'])
    assert.ok(!text.includes(secret), secret)
})

Then('sabe que no es auténtico', function (this: Mundo) {
  assert.equal(verdict(this).autentico, false)
})

Then('sabe que el documento está anulado', function (this: Mundo) {
  assert.match(verdict(this).estado ?? '', /anulad/iu)
})
