/** What is on its way already and is asked for again. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { ORDERED_ALREADY, ordenamiento } from '@cauce/contract/ordenamiento'
import { acceptHistory } from '../soporte/listas-por-ordenar.ts'
import { addAgain } from '../soporte/ordenamiento-navegador.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { ordersOf, releaseProcedure } from '../soporte/ordenes.ts'
import { activeLine, read, readError } from '../soporte/respuestas.ts'

Given('que ninguna orden de {string} está vigente', async function (this: Mundo, codigo: string) {
  await releaseProcedure(this, codigo)
})

When('acepta ordenarlo otra vez', async function (this: Mundo) {
  await acceptHistory(this)
})

When('acepta ordenarlo otra vez porque {string}', async function (this: Mundo, motivo: string) {
  await acceptHistory(this, motivo)
})

When(
  'añade en el navegador otra vez el procedimiento {string} porque {string}',
  async function (this: Mundo, codigo: string, reason: string) {
    await addAgain(this, codigo, reason)
  },
)

Then('una de las dos órdenes nace y la otra nombra la que ya está', function (this: Mundo) {
  const { answers } = ordersOf(this)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]))
  const { codigo, error } = readError(answers.find(({ status }) => status === 409)?.body)
  assert.equal(codigo, ORDERED_ALREADY)
  assert.match(error, /^Ya está ordenado: .+ en la orden n\.º [\d ]+ del .+, por .+, para .+\./u)
})

Then('la vida del procedimiento {string} dice {string}', async function (this: Mundo, codigo: string, text: string) {
  const { id } = await activeLine(this, ({ cup }) => cup.codigo === codigo)
  const { movimientos } = read(ordenamiento.vidaLinea, await this.call(`/ordenamiento/vida/2/${id}`))
  assert.ok(movimientos[0]?.motivo?.includes(text), `Dice ${movimientos[0]?.motivo ?? 'nada'}`)
})
