/** What would happen with a list of medications, and that it is what happens. */
import assert from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { medicamentos } from '@cauce/contract/medicamentos'
import { comingOf, comingTotals, type ComingLine } from '@cauce/domain/medication/coming-line'
import { toSentChecks } from '@cauce/domain/medication/ledger'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { perScenario } from '../soporte/escenas.ts'
import { runningAlerts, sceneOf } from '../soporte/flujos-alertas.ts'
import { article, lineOfRow } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { sendOrder } from '../soporte/ordenes.ts'
import { countOrders, read } from '../soporte/respuestas.ts'

type Sent = Awaited<ReturnType<typeof lineOfRow>>

interface Asked {
  lines: readonly Sent[]
  coming: readonly ComingLine[]
  /** Orders that there were before it was asked. */
  orders: number
}
const asked = perScenario<Asked>(() => ({ lines: [], coming: [], orders: 0 }))

const ask = async (world: Mundo, lines: Asked['lines']): Promise<void> => {
  const orders = await countOrders(world)
  const answer = await world.call(`/ordenamiento/que-va-a-pasar/${world.consultaId}/1`, lines)
  Object.assign(asked(world), { lines, coming: read(medicamentos.quePasara, answer).lineas, orders })
}

When('pregunta qué va a pasar con los medicamentos:', async function (this: Mundo, table: DataTable) {
  const lines: Sent[] = []
  for (const row of table.hashes()) lines.push(await lineOfRow(this, row))
  await ask(this, lines)
})

When('pregunta qué va a pasar con lo que respondió', async function (this: Mundo) {
  const { drug } = sceneOf(this)
  assert.ok(drug)
  const line = await lineOfRow(this, { medicamento: drug.nombre, frecuencia: '12' })
  const { ledger } = runningAlerts(this).getSnapshot().context
  await ask(this, [{ ...line, comprobaciones: toSentChecks(ledger) }])
})

When('ordena esa misma lista', async function (this: Mundo) {
  await sendOrder(this, OrderType.medications, asked(this).lines)
})

Then(
  /^de "([^"]*)" se dice "([^"]*)" y "([^"]*)"$/u,
  async function (this: Mundo, name: string, title: string, detail: string) {
    const { codesumi } = await article(this, name)
    const line = asked(this).coming.find(({ codesumi_id }) => codesumi_id === codesumi.id)
    assert.ok(line, `Nada se dice de ${name}`)
    const { titulo, detalles } = comingOf(line)
    assert.equal(titulo, title)
    assert.ok(
      detalles.some((each) => each.includes(detail)),
      detalles.join(' · '),
    )
  },
)

When(
  'mira una línea sin sede que cambia otra orden, del {string} al {string}',
  function (this: Mundo, fecha_vigencia: string, fecha_vencimiento: string) {
    const plain = { codesumi_id: 1, estado_id: 1, requiere_autorizacion: false, sitio: null, segunda_firma: null }
    const rest = { urgencia: false, meses: 1, reemplaza: true, falta: [] }
    asked(this).coming = [{ ...plain, ...rest, fecha_vigencia, fecha_vencimiento }]
  },
)

Then('de esa línea se dice:', function (this: Mundo, table: DataTable) {
  const [line] = asked(this).coming
  assert.ok(line)
  const { titulo, detalles } = comingOf(line)
  for (const [text] of table.raw()) assert.ok([titulo, ...detalles].includes(text ?? ''), text)
})

Then('al pie se cuenta {string}', function (this: Mundo, words: string) {
  assert.equal(comingTotals(asked(this).coming), words)
})

Then('nada quedó ordenado', async function (this: Mundo) {
  assert.equal(await countOrders(this), asked(this).orders)
})
