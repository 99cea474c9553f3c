/** Medications: a line before it is ordered, what is ordered and changed, what was taken before. */
import assert from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { medicamentos } from '@cauce/contract/medicamentos'
import { pictureInWords } from '@cauce/domain/medication/container-picture'
import { containersFor } from '@cauce/domain/medication/containers'
import { checkMedicationDraft } from '@cauce/domain/medication/draft'
import { duplicateInList } from '@cauce/domain/medication/duplicates'
import { monthlyQuantity, quantityInWords } from '@cauce/domain/medication/monthly-quantity'
import { isMonths } from '@cauce/domain/medication/months'
import { routesFor } from '@cauce/domain/medication/routes-of-administration'
import { unitWords } from '@cauce/domain/medication/unit-words'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { today } from '../soporte/flujos.ts'
import { dayOf } from '../soporte/incapacidades.ts'
import {
  activeDrug,
  activeMedications,
  article,
  draftWithout,
  lineOfRow,
  mustOrder,
  orderDrug,
  timeUnit,
} from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { sendOrder } from '../soporte/ordenes.ts'
import { read } from '../soporte/respuestas.ts'
import { perScenario } from '../soporte/escenas.ts'

const DOCTOR = 'medico@cauce.demo'

const sumOf = perScenario(() => ({ quantity: 0, words: '' }))
const pictureOf = perScenario(() => ({ words: '' }))
const decimal = (text: string): number => Number(text.replace(',', '.'))

Given('que formula en la consulta {int}', function (this: Mundo, id: number) {
  this.consultaId = id
})

Given('que en la consulta {int} se formuló {string}', async function (this: Mundo, id: number, drug: string) {
  this.consultaId = id
  this.token ??= await (await this.server()).login(DOCTOR)
  await orderDrug(this, drug)
})

Given('que ordenó los medicamentos:', async function (this: Mundo, table: DataTable) {
  const lines: Awaited<ReturnType<typeof lineOfRow>>[] = []
  for (const row of table.hashes()) lines.push(await lineOfRow(this, row))
  await mustOrder(this, lines)
})

When(
  'formula {string} cada {string} {word} durante {int} días',
  function (this: Mundo, dosis: string, frecuencia: string, tiempo: string, duracion: number) {
    const figures = { dosis: decimal(dosis), frecuencia: decimal(frecuencia), tiempo: timeUnit(tiempo), duracion }
    const words = quantityInWords({ ...figures, unidad: 'Tableta', meses: 1 })
    Object.assign(sumOf(this), { quantity: monthlyQuantity(figures), words })
  },
)

Then(
  /^la cantidad mensual es (\d+)(?:, por la cuenta "([^"]*)")?$/u,
  function (this: Mundo, quantity: number, words: string | null) {
    const sum = sumOf(this)
    assert.equal(sum.quantity, quantity)
    if (words !== null) assert.equal(sum.words, words)
  },
)

When('llena el formulario de {string} sin {string}', async function (this: Mundo, nombre: string, field: string) {
  const draft = draftWithout(await article(this, nombre), field)
  this.remembered.set('mensaje', checkMedicationDraft(draft, today()).mensaje)
})

Then(
  /^"([^"]*)" (entra|no entra) a una lista que ya tiene "([^"]*)"$/u,
  async function (this: Mundo, one: string, how: string, other: string) {
    const [drug, known] = [await article(this, one), await article(this, other)]
    const message = duplicateInList([{ codesumi_id: known.codesumi.id }], drug.codesumi.id)
    assert.equal(message === null, how === 'entra')
    this.remembered.set('mensaje', message)
  },
)

Then(
  /^(?:los meses|las vías de "([^"]*)") que se ofrecen son "([^"]*)"$/u,
  async function (this: Mundo, nombre: string | null, offered: string) {
    const months = Array.from({ length: 20 }, (_, index) => index - 5).filter(isMonths)
    const offers = nombre === null ? months : routesFor((await article(this, nombre)).codesumi)
    assert.equal(offers.join(', '), offered)
  },
)

When('busca el medicamento {string}', async function (this: Mundo, nombre: string) {
  const body = { nombre, consulta_id: this.consultaId }
  await this.call('/medicamentos/listarMedicamentoOrdenamiento', body)
})

Then(
  /^encuentra "([^"]*)" marcado como que ya lo toma(, en otra presentación)?$/u,
  function (this: Mundo, nombre: string, other: string | null) {
    assert.ok(this.answer)
    const found = read(medicamentos.listarMedicamentoOrdenamiento, this.answer)
    const active = found.find(({ codesumi }) => codesumi.nombre === nombre)?.activa
    assert.ok(active, `${nombre} no está marcado`)
    assert.equal(active.misma_presentacion, other === null)
  },
)

When('cambia esa línea por otra con el motivo {string}', async function (this: Mundo, motivo: string) {
  const old = (await activeMedications(this)).find(({ id }) => id === this.lineId)
  const row = { medicamento: old?.codesumi.nombre ?? '', duracion: '10', 'cambia esa línea porque': motivo }
  await sendOrder(this, OrderType.medications, [await lineOfRow(this, row)])
})

Then('la orden de medicamentos queda creada con {string}', function (this: Mundo, mensaje: string) {
  assert.ok(this.answer)
  const { original } = read(medicamentos.generarOrdenamiento, this.answer)
  assert.deepEqual([original.mensaje, original.type], [mensaje, 'success'])
  this.orderId = original[0].id
})

Then(
  /^la línea anterior queda "([^"]*)" (con|porque se cambió)(?: "([^"]*)")?$/u,
  async function (this: Mundo, estado: string, how: string, motivo: string | null) {
    const old = (await activeMedications(this)).find(({ id }) => id === this.lineId)
    assert.equal(old?.estado.nombre, estado)
    const why = old.estado_motivo ?? ''
    if (how === 'porque se cambió') assert.match(why, /^Cambiada por la orden/u)
    assert.ok(why.includes(motivo ?? ''), why)
  },
)

Then(
  'el tratamiento de {string} termina el {string} y su orden sirve hasta el {string}',
  async function (this: Mundo, drug: string, end: string, last: string) {
    const line = await activeDrug(this, drug)
    assert.deepEqual([line.fin_tratamiento, line.fecha_vencimiento], [dayOf(end), dayOf(last)])
  },
)

When(
  /^mira los envases de "([^"]*)" a ([\d,]+) (\S+) cada (\d+) horas por (\d+) días$/u,
  async function (this: Mundo, name: string, dose: string, unidad_dosis: string, hours: string, days: string) {
    const { codesumi } = await article(this, name)
    const contents = codesumi.contenido
    assert.ok(contents, `No se sabe qué trae ${name}`)
    const duracion = Number(days)
    const posology = {
      dosis: decimal(dose),
      unidad_dosis,
      frecuencia: Number(hours),
      tiempo: 'Horas' as const,
      duracion,
    }
    const sum = containersFor(posology, contents)
    assert.ok(sum)
    pictureOf(this).words = pictureInWords(sum, duracion, unidad_dosis, codesumi.unidad_presentacion)
  },
)

Then('de esos envases se dibuja {string}', function (this: Mundo, text: string) {
  assert.equal(pictureOf(this).words, text)
})

Then('de {string} se entregan al mes {string}', async function (this: Mundo, drug: string, words: string) {
  const { formula, cantidad_medico, codesumi } = await activeDrug(this, drug)
  assert.equal(formula, words)
  assert.match(formula, new RegExp(`= ${unitWords(cantidad_medico, codesumi.unidad_presentacion)}`, 'u'))
})

Then('el registro de {string} guarda:', async function (this: Mundo, nombre: string, table: DataTable) {
  const { comprobaciones } = await activeDrug(this, nombre)
  for (const row of table.hashes()) {
    const kept = comprobaciones.find((one) => one.comprobacion === row['comprobación'] && one.origen === row['quién'])
    const wanted = [row['respuesta']?.replace(' ', '_'), row['motivo'] || null]
    assert.deepEqual([kept?.respuesta, kept?.motivo], wanted, JSON.stringify(comprobaciones))
  }
  // What the server checked says with what it knew.
  const made = comprobaciones.filter(({ origen }) => origen === 'servidor')
  assert.ok(made.every(({ respuesta, conocimiento }) => respuesta === 'no_verificada' || conocimiento !== null))
})

const history = async (world: Mundo, cantidad: number) => {
  const body = { consulta: world.consultaId, cantidad, page: 1 }
  return read(medicamentos.ordenes6Meses, await world.call('/ordenamiento/ordenesMedicamentos6meses', body))
}

Then(
  /^la historia de seis meses (?:tiene (\d+) páginas de a (\d+)|dice que de "([^"]*)" cambió (.+): "([^"]*)")$/u,
  async function (
    this: Mundo,
    pages: number | null,
    size: number | null,
    drug: string | null,
    tipo: string | null,
    texto: string | null,
  ) {
    const { data, total, last_page } = await history(this, size ?? 100)
    if (size !== null) return assert.deepEqual([data.length, last_page], [Math.min(total, size), pages])
    const changes = data.filter(({ codesumi }) => codesumi.nombre.startsWith(drug ?? '')).flatMap((row) => row.cambios)
    assert.ok(
      changes.some((change) => change.tipo === tipo && change.texto.includes(texto ?? '')),
      JSON.stringify(changes),
    )
  },
)

Given(
  /^que después se registró su alergia (a|al ingrediente) "([^"]*)"$/u,
  async function (this: Mundo, what: string, nombre: string) {
    const { db } = await this.server()
    const { afiliado_id } = await db
      .selectFrom('consultas')
      .select('afiliado_id')
      .where('id', '=', this.consultaId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('alergias_afiliado')
      .values({ afiliado_id, tipo: what === 'a' ? 'clase' : 'principio', nombre, reaccion: 'urticaria', anio: 2026 })
      .execute()
  },
)
