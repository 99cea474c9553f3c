/** Procedures that the patient refuses in writing: where the refusal is read. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { historico } from '@cauce/contract/historico'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { ORDER_STATUS_NAMES } from '@cauce/domain/ordering/order-status'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { noted, notedAbout } from '../soporte/anotado.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { item, line, sendOrder, talkAbout } from '../soporte/ordenes.ts'
import { printWhole } from '../soporte/papeles.ts'
import { activeLine, read } from '../soporte/respuestas.ts'

const TO_SIGN = '441302'

Given('que en la misma orden hay {string}', async function (this: Mundo, codigo: string) {
  await sendOrder(this, OrderType.procedures, [await item(this, TO_SIGN), await item(this, codigo)])
  assert.ok(this.answer)
  const { original } = read(ordenamiento.generarOrdenamiento, this.answer)
  const signed = await activeLine(this, ({ orden_id, cup }) => orden_id === original[0].id && cup.codigo === TO_SIGN)
  talkAbout(this, OrderType.procedures, signed)
})

Then(
  'esa línea queda {string} en la orden, en su vida y en el histórico',
  async function (this: Mundo, estado: string) {
    const shown = await line(this)
    assert.equal(shown.estado.nombre, estado)
    const path = `/ordenamiento/vida/${OrderType.procedures}/${this.lineId}`
    const { movimientos, siguientes } = read(ordenamiento.vidaLinea, await this.call(path))
    assert.deepEqual(siguientes, [])
    const names: Readonly<Record<number, string>> = ORDER_STATUS_NAMES
    assert.equal(names[movimientos.at(-1)?.a_estado_id ?? 0], estado)
    const { db } = await this.server()
    const { afiliado_id } = await db
      .selectFrom('ordenes')
      .select('afiliado_id')
      .where('id', '=', this.orderId)
      .executeTakeFirstOrThrow()
    const { data } = read(
      historico.ordenes,
      await this.call(historico.ordenes.path, { afiliado_id, texto: String(this.orderId) }),
    )
    assert.equal(data.find(({ linea_id }) => linea_id === this.lineId)?.estado.nombre, estado)
  },
)

Then('queda anotado {string} de esa línea', async function (this: Mundo, words: string) {
  notedAbout(this).recurso_id = String(this.lineId)
  await noted(this, words)
})

When('descarga la orden de procedimientos completa', async function (this: Mundo) {
  await printWhole(this)
})
