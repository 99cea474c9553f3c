/** Medicines handed over by parts, with and without the screen. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Then, When } from '@cucumber/cucumber'
import { historico } from '@cauce/contract/historico'
import { affiliateSearch } from '../../tests/e2e/pages/history.ts'
import { signedIn } from '../../tests/e2e/support/browser.ts'
import { affiliateId, lineOf, partialOf } from '../soporte/historicos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const HOURS_48 = 48 * 3_600_000

Then(
  'de {string} se entregaron {int} y faltan {int}',
  function (this: Mundo, medicamento: string, entregada: number, pendiente: number) {
    const row = partialOf(this, medicamento)
    assert.deepEqual([row.cantidad_entregada, row.cantidad_pendiente], [entregada, pendiente])
    assert.equal(row.estado.nombre, 'Pendiente')
  },
)

Then('de {string} no se debe nada', function (this: Mundo, medicamento: string) {
  const { cantidad_pendiente, limite, estado } = partialOf(this, medicamento)
  assert.deepEqual([cantidad_pendiente, limite, estado.nombre], [0, null, 'Completa'])
})

Then(
  'el plazo de {string} termina 48 horas después de su primera entrega',
  async function (this: Mundo, medicamento: string) {
    const { limite, entregas } = partialOf(this, medicamento)
    const { db } = await this.server()
    const { created_at } = await db
      .selectFrom('entregas_medicamentos')
      .select('created_at')
      .where('id', '=', entregas[0]?.id ?? 0)
      .executeTakeFirstOrThrow()
    assert.equal(Date.parse(limite ?? ''), created_at.getTime() + HOURS_48)
  },
)

const deliver = async (world: Mundo, delivery: { cantidad: number; medicamento: string; documento: string }) => {
  const linea_id = await lineOf(world, await affiliateId(world, delivery.documento), delivery.medicamento)
  world.lineId = linea_id
  return { linea_id, cantidad: delivery.cantidad, observacion: '' }
}

When(
  /^entrega (-?[\d.]+) de "([^"]*)" al afiliado con documento "([^"]*)"$/u,
  async function (this: Mundo, cantidad: string, medicamento: string, documento: string) {
    const body = await deliver(this, { cantidad: Number(cantidad), medicamento, documento })
    await this.call(historico.entregar.path, body)
  },
)

When(
  'envía dos veces la misma entrega de {int} de {string} al afiliado con documento {string}',
  async function (this: Mundo, cantidad: number, medicamento: string, documento: string) {
    const body = await deliver(this, { cantidad, medicamento, documento })
    const key = { 'idempotency-key': randomUUID() }
    const first = await this.call(historico.entregar.path, body, key)
    assert.deepEqual((await this.call(historico.entregar.path, body, key)).body, first.body)
  },
)

Then('la entrega queda registrada y no falta nada', function (this: Mundo) {
  assert.ok(this.answer)
  assert.deepEqual(read(historico.entregar, this.answer), {
    mensaje: 'Entrega registrada con éxito',
    cantidad_pendiente: 0,
  })
})

Then('de {string} se han entregado {int}', async function (this: Mundo, _medicamento: string, total: number) {
  const { db } = await this.server()
  const rows = await db
    .selectFrom('entregas_medicamentos')
    .select('cantidad')
    .where('orden_articulos_id', '=', this.lineId)
    .execute()
  assert.equal(
    rows.reduce((sum, { cantidad }) => sum + cantidad, 0),
    total,
  )
})

const page = (world: Mundo) => {
  assert.ok(world.browser)
  return world.browser.page
}

When(
  'la persona {string} abre en el navegador las entregas parciales del afiliado con documento {string}',
  async function (this: Mundo, email: string, documento: string) {
    this.browser = { page: await signedIn(await this.server(), email) }
    await page(this).goto(`/historico/medicamentosParciales?afiliado=${await affiliateId(this, documento)}`)
    await page(this).getByRole('table', { name: 'Medicamentos entregados por partes al afiliado' }).waitFor()
  },
)

When(
  'la persona {string} llega por el menú a las entregas parciales y busca a {string}',
  async function (this: Mundo, email: string, documento: string) {
    this.browser = { page: await signedIn(await this.server(), email) }
    await page(this).goto('/')
    // A group of one page is that page.
    await page(this).getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Farmacia' }).click()
    await affiliateSearch(page(this)).fill(documento)
    await page(this).getByRole('option').first().click()
    await page(this).getByRole('table', { name: 'Medicamentos entregados por partes al afiliado' }).waitFor()
  },
)

/** Opens the deliveries of the medicine from its row, and leaves the cursor where the amount is. */
const openDeliveries = async (world: Mundo, medicamento: string): Promise<void> => {
  const row = page(world).getByRole('row').filter({ hasText: medicamento })
  await row.focus()
  await page(world).keyboard.press('Enter')
  await page(world).getByRole('spinbutton', { name: 'Cantidad que se entrega' }).waitFor()
}

When('entrega con el teclado lo que falta de {string}', async function (this: Mundo, medicamento: string) {
  await openDeliveries(this, medicamento)
  await page(this).keyboard.press('Control+Enter')
})

When('entrega con el teclado {int} de {string}', async function (this: Mundo, cantidad: number, medicamento: string) {
  await openDeliveries(this, medicamento)
  await page(this).keyboard.type(String(cantidad))
  await page(this).keyboard.press('Control+Enter')
})
