/** What the order leaves behind, and the consent that it asks for. */
import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import { orderContext, runningOrder } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { activeLine, activeLines, countOrders } from '../soporte/respuestas.ts'

Then('la orden queda creada', async function (this: Mundo) {
  assert.equal(await countOrders(this), Number(this.remembered.get('ordenes')) + 1)
})

Then('hay una sola orden nueva', async function (this: Mundo) {
  assert.equal(await countOrders(this), Number(this.remembered.get('ordenes')) + 1)
})

Then('se imprimen las recomendaciones de la orden', function (this: Mundo) {
  assert.ok(this.printed.includes('recomendaciones'), `Se imprimió: ${this.printed.join(', ') || 'nada'}`)
})

Then('se muestra la historia del procedimiento {string}', function (this: Mundo, _codigo: string) {
  assert.ok(runningOrder(this).getSnapshot().matches({ validating: 'asking' }))
  assert.ok(orderContext(this).history.length > 0)
})

Then('la línea {string} no se ordena', async function (this: Mundo, codigo: string) {
  assert.equal(await countOrders(this), this.remembered.get('ordenes'))
  assert.ok(orderContext(this).items.every(({ procedimiento }) => procedimiento.codigo !== codigo))
})

Then(
  'las órdenes activas muestran la línea {string} como {string}',
  async function (this: Mundo, codigo: string, estado: string) {
    const newest = (await activeLines(this)).find(({ cup }) => cup.codigo === codigo)
    assert.equal(newest?.estado.nombre, estado)
  },
)

Then('se imprime el consentimiento', function (this: Mundo) {
  assert.ok(this.printed.includes('consentimiento'))
})

Then('se abre el consentimiento del procedimiento {string}', async function (this: Mundo, codigo: string) {
  const consent = runningOrder(this).getSnapshot().children['consent']?.getSnapshot()
  assert.ok(consent && 'context' in consent)
  assert.equal(consent.context.cup.codigo, codigo)
  await activeLine(this, ({ cup, consentimiento }) => cup.codigo === codigo && consentimiento === 'por_firmar')
})
