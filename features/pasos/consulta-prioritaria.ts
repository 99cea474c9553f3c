/** A patient without an appointment. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { inicio } from '@cauce/contract/inicio'
import type { Mundo } from '../soporte/mundo.ts'
import { pageOf } from '../soporte/pantalla.ts'
import { read } from '../soporte/respuestas.ts'

const DECEASED = 4

const affiliate = async (world: Mundo, documento: string | null): Promise<number> => {
  const { db } = await world.server()
  const query = db.selectFrom('afiliados').select('id').orderBy('id').limit(1)
  const { id } = await (
    documento === null
      ? query.where('tipo_afiliado_id', '=', DECEASED)
      : query.where('numero_documento', '=', documento)
  ).executeTakeFirstOrThrow()
  return id
}

When(
  /^abre una consulta prioritaria de (?:"(\d+)" por "([^"]*)"|quien falleció)(, confirmada)?$/u,
  async function (this: Mundo, documento: string | null, motivo: string | null, confirmed: string | null) {
    const afiliado_id = await affiliate(this, documento)
    await this.call(
      '/inicio/consulta-prioritaria',
      { afiliado_id, motivo: motivo ?? 'Dolor de cabeza', confirmado: confirmed !== null },
      { 'idempotency-key': crypto.randomUUID() },
    )
  },
)

Then('la consulta queda abierta con {string}', function (this: Mundo, text: string) {
  assert.ok(this.answer)
  assert.equal(read(inicio.prioritaria, this.answer).mensaje, text)
})

When('sin usar el ratón acepta al que encuentra', async function (this: Mundo) {
  const page = pageOf(this)
  await page.getByRole('dialog').getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
})
