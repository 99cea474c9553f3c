/** Medications ordered, refused, changed and read, without the screen. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { medicamentos } from '@cauce/contract/medicamentos'
import type { MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import { activeMedications } from '../soporte/formulas.ts'
import { cleanChecks, lineOfRow, linesOf, mustOrder, orderMedications } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { countOrders, read } from '../soporte/respuestas.ts'
import { readPdf } from '../../tests/support/pdf-text.ts'

const named = (nombre: string) => (line: { readonly codesumi: { readonly nombre: string } }) =>
  line.codesumi.nombre.startsWith(nombre)

When('ordena directamente los medicamentos:', async function (this: Mundo, table: DataTable) {
  await orderMedications(this, await linesOf(this, table))
})

When('ordena directamente una lista de medicamentos vacía', async function (this: Mundo) {
  await orderMedications(this, [])
})

Given('que ordenó los medicamentos:', async function (this: Mundo, table: DataTable) {
  await mustOrder(this, await linesOf(this, table))
  const line = (await activeMedications(this)).find(({ orden_id }) => orden_id === this.orderId)
  assert.ok(line)
  this.lineId = line.id
})

When(
  'ordena directamente {string} con la comprobación de {string} sin hacer y sin explicar',
  async function (this: Mundo, nombre: string, check: string) {
    const line = await lineOfRow(this, { medicamento: nombre })
    const comprobaciones = cleanChecks().map((sent) =>
      sent.comprobacion === check ? { ...sent, respuesta: 'no_verificada', por_que: 'El servicio no respondió' } : sent,
    )
    await orderMedications(this, [{ ...line, comprobaciones }])
  },
)

When(
  'ordena directamente {string} con la comprobación de {string} sin hacer y el motivo {string}',
  async function (this: Mundo, nombre: string, check: string, motivo: string) {
    const line = await lineOfRow(this, { medicamento: nombre })
    const comprobaciones = cleanChecks().map((sent) =>
      sent.comprobacion === check
        ? { ...sent, respuesta: 'no_verificada', por_que: 'El servicio no respondió', motivo }
        : sent,
    )
    await orderMedications(this, [{ ...line, comprobaciones }])
  },
)

When('ordena directamente {string} sin ninguna comprobación', async function (this: Mundo, nombre: string) {
  await orderMedications(this, [{ ...(await lineOfRow(this, { medicamento: nombre })), comprobaciones: [] }])
})

When('en otra pestaña ordena lo que ya tenía comprobado: {string}', async function (this: Mundo, nombre: string) {
  await orderMedications(this, [await lineOfRow(this, { medicamento: nombre })])
})

When('cambia esa línea por otra con el motivo {string}', async function (this: Mundo, motivo: string) {
  const old = (await activeMedications(this)).find(({ id }) => id === this.lineId)
  const line = await lineOfRow(this, { medicamento: old?.codesumi.nombre ?? '', duracion: '10' })
  await orderMedications(this, [{ ...line, reemplaza: { orden_articulos_id: this.lineId, motivo } }])
})

When('dos pestañas cambian esa línea a la vez', async function (this: Mundo) {
  const old = (await activeMedications(this)).find(({ id }) => id === this.lineId)
  const line = await lineOfRow(this, { medicamento: old?.codesumi.nombre ?? '', duracion: '10' })
  const body = [{ ...line, reemplaza: { orden_articulos_id: this.lineId, motivo: 'Diez días, no siete' } }]
  const server = await this.server()
  const send = () =>
    server.call(`/api/ordenamiento/generarOrdenamiento/${this.consultaId}/1`, {
      token: this.token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
  const both = await Promise.all([send(), send()])
  this.remembered.set(
    'estados',
    both.map(({ status }) => status).toSorted((one, other) => one - other),
  )
})

When('hace doble clic en ordenar {string}', async function (this: Mundo, nombre: string) {
  const body = [await lineOfRow(this, { medicamento: nombre })]
  const headers = { 'idempotency-key': randomUUID() }
  this.remembered.set('ordenes', await countOrders(this))
  const server = await this.server()
  const send = () =>
    server.call(`/api/ordenamiento/generarOrdenamiento/${this.consultaId}/1`, { token: this.token, body, headers })
  const both = await Promise.all([send(), send()])
  this.remembered.set(
    'respuestas',
    both.map(({ status, body: answer }) => ({ status, answer })),
  )
})

Then('una queda y a la otra se le niega', function (this: Mundo) {
  assert.deepEqual(this.remembered.get('estados'), [200, 409])
})

Then('la orden de medicamentos queda creada con {string}', function (this: Mundo, mensaje: string) {
  assert.ok(this.answer)
  const { original } = read(medicamentos.generarOrdenamiento, this.answer)
  assert.deepEqual([original.mensaje, original.type], [mensaje, 'success'])
  this.orderId = original[0].id
})

Then('{string} queda {string}', async function (this: Mundo, nombre: string, estado: string) {
  const line = (await activeMedications(this)).find(named(nombre))
  assert.equal(line?.estado.nombre, estado)
})

Then('la línea anterior queda {string} con {string}', async function (this: Mundo, estado: string, motivo: string) {
  const old = (await activeMedications(this)).find(({ id }) => id === this.lineId)
  assert.equal(old?.estado.nombre, estado)
  assert.ok(old.estado_motivo?.includes(motivo), String(old.estado_motivo))
})

Then(
  'el registro de {string} guarda la comprobación de {string} como no verificada con {string}',
  async function (this: Mundo, nombre: string, check: string, motivo: string) {
    const line = (await activeMedications(this)).find(named(nombre))
    const kept = line?.comprobaciones.find(
      ({ comprobacion, origen }) => comprobacion === check && origen === 'profesional',
    )
    assert.deepEqual([kept?.respuesta, kept?.motivo], ['no_verificada', motivo])
  },
)

Then('el registro de {string} tiene lo que comprobó el servidor', async function (this: Mundo, nombre: string) {
  const line = (await activeMedications(this)).find(named(nombre))
  const made = (line?.comprobaciones ?? []).filter(({ origen }) => origen === 'servidor')
  assert.ok(made.length >= 3, String(made.length))
  assert.ok(made.every(({ respuesta, conocimiento }) => respuesta === 'no_verificada' || conocimiento !== null))
})

const history = async (world: Mundo, cantidad = 100, page = 1) => {
  const body = { consulta: world.consultaId, cantidad, page }
  return read(medicamentos.ordenes6Meses, await world.call('/ordenamiento/ordenesMedicamentos6meses', body))
}

Then(
  'la historia de a {int} por página tiene {int} páginas',
  async function (this: Mundo, cantidad: number, pages: number) {
    const { data, total, last_page } = await history(this, cantidad)
    assert.deepEqual([data.length, last_page], [Math.min(total, cantidad), pages])
  },
)

Then(
  'lo que cambió de {string} incluye {string}: {string}',
  async function (this: Mundo, nombre: string, tipo: string, texto: string) {
    const { data } = await history(this)
    const changes = data.filter(named(nombre)).flatMap((row: MedicationHistoryRow) => row.cambios)
    assert.ok(
      changes.some((change) => change.tipo === tipo && change.texto.includes(texto)),
      JSON.stringify(changes),
    )
  },
)

When('descarga la orden de medicamentos', async function (this: Mundo) {
  await this.call('/pdf', { tipo: 'medicamento', id: this.orderId })
})

Then('el PDF dice {string}', async function (this: Mundo, words: string) {
  const server = await this.server()
  const answer = await fetch(new URL('/api/pdf', server.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tipo: 'medicamento', id: this.orderId }),
  })
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  assert.ok(text.includes(words), text)
})

When('envía la orden de medicamentos a {string}', async function (this: Mundo, email: string) {
  await this.call('/pdf', { tipo: 'medicamento', id: this.orderId, enviar: true, correo: { email } })
})

Then('llega un correo a {string} con la fórmula', async function (this: Mundo, email: string) {
  const server = await this.server()
  const mail = (await server.outbox()).find(({ para }) => para === email)
  const attachment = mail?.adjuntos[0]
  assert.ok(attachment)
  const file = await fetch(new URL(attachment.url, server.url))
  assert.match((await readPdf(new Uint8Array(await file.arrayBuffer()))).text, /Orden de medicamentos/u)
})

When('suspende ese medicamento con el motivo {string}', async function (this: Mundo, motivo: string) {
  await this.call('/ordenamiento/mover-linea/1', { linea_id: this.lineId, evento: 'anular', motivo })
})
