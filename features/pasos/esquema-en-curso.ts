/** A scheme in course: cancelled, suspended, printed, remembered; and the measures that it is ordered with. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { esquemas } from '@cauce/contract/esquemas'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { activeScheme } from '../soporte/esquemas.ts'
import { today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'
import { readPdf } from '../../tests/support/pdf-text.ts'

const decimal = (text: string): number => Number(text.replace(',', '.'))

When('registra {float} kg y {float} cm', async function (this: Mundo, peso: number, talla: number) {
  await this.call(`/historia/medidas/${this.consultaId}`, { peso, talla })
})

When('cancela el esquema', async function (this: Mundo) {
  await this.call('/ordenamiento/cancelarEsquema', { orden_id: this.orderId })
})

When(
  'suspende el ciclo {int} con la observación {string}',
  async function (this: Mundo, ciclo: number, observacion: string) {
    const orden = (await activeScheme(this)).filter((line) => line.ciclo === ciclo).map(({ id }) => id)
    await this.call('/ordenamiento/suspenderEsquema/', { orden, observacion })
  },
)

Given('que la última aplicación del esquema fue hace {int} días', async function (this: Mundo, days: number) {
  const { db } = await this.server()
  const last = addDays(today(), -days)
  await db
    .updateTable('orden_esquema_lineas')
    .set({ fecha_agendamiento: last, fechas: JSON.stringify([last]) })
    .where('orden_id', '=', this.orderId)
    .execute()
})

When('suspende sin elegir nada', async function (this: Mundo) {
  await this.call('/ordenamiento/suspenderEsquema/', { orden: [], observacion: 'Neutropenia' })
})

When('imprime el esquema', async function (this: Mundo) {
  const server = await this.server()
  const response = await fetch(`${server.url}/api/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token ?? ''}` },
    body: JSON.stringify({ tipo: 'esquema', id: this.orderId }),
  })
  assert.equal(response.status, 200)
  this.remembered.set('papel', (await readPdf(new Uint8Array(await response.arrayBuffer()))).text)
})

When('intenta imprimir el esquema', async function (this: Mundo) {
  await this.call('/pdf', { tipo: 'esquema', id: this.orderId })
})

When('pregunta por la historia de esquemas del afiliado', async function (this: Mundo) {
  await this.call('/ordenamiento/consultaEsquemaPaciente/', { afiliado_id: this.remembered.get('afiliado') })
})

Then('el papel dice {string}', function (this: Mundo, text: string) {
  assert.ok(String(this.remembered.get('papel')).includes(text))
})

Then('el servidor responde {string}', function (this: Mundo, mensaje: string) {
  assert.equal(this.answer?.status, 200)
  assert.equal(Object(this.answer.body).mensaje, mensaje)
})

Then('no hay esquema en curso', async function (this: Mundo) {
  assert.deepEqual(await activeScheme(this), [])
})

Then('el ciclo {int} está {string}', async function (this: Mundo, ciclo: number, estado: string) {
  const lines = (await activeScheme(this)).filter((line) => line.ciclo === ciclo)
  assert.ok(lines.length > 0)
  assert.ok(lines.every((line) => line.estado.nombre === estado))
})

Then('la historia muestra {string} con {string}', function (this: Mundo, esquema: string, estado: string) {
  assert.ok(this.answer)
  const rows = read(esquemas.historial, this.answer).filter(({ nombre_esquema }) => nombre_esquema.startsWith(esquema))
  assert.ok(rows.length > 0)
  assert.ok(rows.some((row) => row.estado.nombre === estado))
})

Then('la superficie del registro es {string}', async function (this: Mundo, isc: string) {
  const answer = await this.call(`/historia/registro/${this.consultaId}`)
  assert.equal(Object(answer.body).isc, decimal(isc))
})
