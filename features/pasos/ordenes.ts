/** Orders: the list that is put together, what would happen with it, what is sent, and what it leaves behind. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { medicamentos } from '@cauce/contract/medicamentos'
import { type ComingLine, comingOf, comingTotals } from '@cauce/domain/medication/coming-line'
import { toSentChecks } from '@cauce/domain/medication/ledger'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { UNROUTED_WARNING } from '@cauce/domain/ordering/propose-routing'
import type { OrderItem } from '@cauce/machines/procedure-order/types'
import { perScenario } from '../soporte/escenas.ts'
import { runningAlerts, sceneOf } from '../soporte/flujos-alertas.ts'
import { orderContext, runningOrder, settled, startOrder, today } from '../soporte/flujos.ts'
import { acceptHistory, listNamed, listOf } from '../soporte/listas-por-ordenar.ts'
import { article, lineOfRow } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { kindNamed } from '../soporte/ordenes-directas.ts'
import { annulOrder, item, ordersOf, sendOrder, sendTwo } from '../soporte/ordenes.ts'
import { activeLine, countOrders, read, readError } from '../soporte/respuestas.ts'

Given(
  /^(?:que )?abrió los (procedimiento|servicio)s de la consulta (\d+)$/u,
  function (this: Mundo, kind: string, id: number) {
    this.consultaId = id
    listNamed(this, kind).open(this)
  },
)

Given(
  /^(?:que )?añad(?:e|ió) (?:un|el|los) (procedimiento|servicio|medicamento)s?(?: "([^"]*)")?(?: sin escogerlo| que ya no está en el catálogo| sin (.+))?$/u,
  async function (this: Mundo, kind: string, codes: string | null, missing: string | null) {
    for (const code of codes?.split(', ') ?? [undefined]) {
      await listNamed(this, kind).add(this, code, missing ?? undefined)
    }
  },
)

Given('que la respuesta de la orden se pierde en el camino', function (this: Mundo) {
  this.faults.add('respuesta-ordenar')
})

Given(
  'que la consulta {int} ya tiene ordenado el procedimiento {string}',
  async function (this: Mundo, id: number, codigo: string) {
    this.consultaId = id
    const { tipo } = kindNamed('procedimiento')
    await sendOrder(this, tipo, [await item(this, codigo, { observacion: 'Anterior' })])
    assert.equal(this.answer?.status, 200)
    ordersOf(this).orderedBefore = true
  },
)

const lineOf = (world: Mundo, codigo: string): OrderItem => {
  const found = orderContext(world).items.find(({ procedimiento }) => procedimiento.codigo === codigo)
  assert.ok(found, `La lista no tiene ${codigo}`)
  return found
}

When(
  /^(?:quita de la lista la línea "([^"]*)"|(vacía|recarga) la lista por ordenar)$/u,
  function (this: Mundo, codigo: string | null, what: string | null) {
    const order = runningOrder(this)
    if (codigo !== null) {
      order.send({ type: 'item.remove', index: orderContext(this).items.indexOf(lineOf(this, codigo)) })
    } else if (what === 'vacía') order.send({ type: 'list.clear' })
    else startOrder(this, JSON.parse(JSON.stringify(order.getPersistedSnapshot())))
  },
)

/** What a person does after asking for the order, or with what they are asked before it. */
const ENDINGS: Readonly<Record<string, (world: Mundo) => Promise<void>>> = {
  reintenta: async (world) => {
    await listOf(world).order(world)
    await listOf(world).retry(world)
  },
  'acepta seguir después de ver la historia': async (world) => {
    await acceptHistory(world)
    await listOf(world).order(world)
  },
  'desiste después de ver la historia': async (world) => {
    world.remembered.set('ordenes', await countOrders(world))
    runningOrder(world).send({ type: 'history.rejected' })
    await settled(world)
  },
  'autoriza la firma electrónica': async (world) => {
    await listOf(world).order(world)
    runningOrder(world).getSnapshot().children['consent']?.send({ type: 'consent.accepted' })
  },
  'no autoriza la firma electrónica': async (world) => {
    await listOf(world).order(world)
    runningOrder(world).getSnapshot().children['consent']?.send({ type: 'consent.declined' })
    await settled(world)
  },
}

When(/^ordena la lista(?: y (.+))?$/u, async function (this: Mundo, ending: string | null) {
  if (ending !== null) {
    const end = ENDINGS[ending]
    assert.ok(end, `No se sabe ordenar y que ${ending}`)
    return end(this)
  }
  await listOf(this).order(this)
})

Then(
  /^la lista por ordenar queda con (\d+) líneas?( y el formulario limpio, con la vigencia de hoy)?$/u,
  function (this: Mundo, count: number, clean: string | null) {
    assert.equal(listOf(this).count(this), count)
    if (clean === null) return
    const empty = { procedimiento: null, cantidad: 1, fechaVigencia: today(), observacion: '' }
    assert.deepEqual(orderContext(this).draft, empty)
  },
)

Then(
  /^la línea "([^"]*)" (se hará en una sede porque|tiene alternativas de sede|avisa)(?: "([^"]*)")?$/u,
  function (this: Mundo, codigo: string, what: string, text: string | null) {
    const { routing } = lineOf(this, codigo)
    if (what === 'avisa') return assert.deepEqual([routing?.rep, UNROUTED_WARNING], [null, text])
    assert.ok(routing?.rep)
    if (text === null) assert.ok(routing.alternativas.length > 0)
    else assert.equal(routing.motivo, text)
  },
)

Then('el pie de la lista dice {string}', function (this: Mundo, text: string) {
  assert.equal(listOf(this).foot(this), text)
})

When(
  /^(ordena directamente los|repite ese envío con los) (procedimiento|servicio|medicamento)s:$/u,
  async function (this: Mundo, how: string, name: string, table: DataTable) {
    const { tipo, body } = kindNamed(name)
    const key = how.startsWith('repite') ? ordersOf(this).key : randomUUID()
    ordersOf(this).tipo = tipo
    await sendOrder(this, tipo, await body(this, table.hashes()), key)
  },
)

When('se anula toda esa orden', function (this: Mundo) {
  return annulOrder(this)
})

When(
  /^(envía dos veces a la vez la orden de|dos pestañas ordenan a la vez|dos profesionales ordenan a la vez) los (procedimiento|servicio|medicamento|esquema)s:$/u,
  async function (this: Mundo, how: string, name: string, table: DataTable) {
    const { tipo, body } = kindNamed(name)
    const one = await body(this, table.hashes())
    const key = randomUUID()
    if (how.startsWith('envía')) return sendTwo(this, tipo, [one, one], [key, key])
    // Each tab has its own order, and its own list in its own turn.
    await sendTwo(this, tipo, [one, Array.isArray(one) ? one.toReversed() : one], [key, randomUUID()])
  },
)

Then('una de las dos órdenes nace y la otra se niega con {string}', function (this: Mundo, text: string) {
  const { answers } = ordersOf(this)
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 409]))
  assert.equal(readError(answers.find(({ status }) => status === 409)?.body).error, text)
})

Then('las dos respuestas son iguales', function (this: Mundo) {
  const [one, other, ...more] = ordersOf(this).answers
  assert.ok(one && other && more.length === 0)
  assert.deepEqual(one, other)
})

Then('hay una sola orden nueva', async function (this: Mundo) {
  assert.equal(await countOrders(this), Number(this.remembered.get('ordenes')) + 1)
})

Then(/^se imprimen? (las recomendaciones de la orden|el consentimiento)$/u, function (this: Mundo, what: string) {
  const printed = what === 'el consentimiento' ? 'consentimiento' : 'recomendaciones'
  assert.ok(this.printed.includes(printed), `Se imprimió: ${this.printed.join(', ') || 'nada'}`)
})

Then(
  /^se (?:muestra|abre) (la historia|el consentimiento) del procedimiento "([^"]*)"$/u,
  async function (this: Mundo, what: string, codigo: string) {
    const snapshot = runningOrder(this).getSnapshot()
    if (what === 'la historia') {
      assert.ok(snapshot.matches({ validating: 'asking' }))
      assert.ok(snapshot.context.history.length > 0)
      return
    }
    const consent = snapshot.children['consent']?.getSnapshot()
    assert.ok(consent && 'context' in consent)
    assert.equal(consent.context.cup.codigo, codigo)
    await activeLine(this, ({ cup, consentimiento }) => cup.codigo === codigo && consentimiento === 'por_firmar')
  },
)

Then(
  /^el (procedimiento|servicio|medicamento) "([^"]*)" queda (?:"([^"]*)"|sin direccionamiento)$/u,
  async function (this: Mundo, kind: string, name: string, estado: string | null) {
    const newest = await kindNamed(kind).newest(this, name)
    if (estado === null) assert.equal(newest?.rep, null)
    else assert.equal(newest?.estado.nombre, estado)
  },
)

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
