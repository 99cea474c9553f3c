/** The documents of the orders: printed, sent, and read as text. */
import assert from 'node:assert/strict'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { readPdf } from '../../tests/support/pdf-text.ts'
import { perScenario } from './escenas.ts'
import type { Mundo } from './mundo.ts'
import { credentials } from '../../tests/support/credentials.ts'

interface Paper {
  /** What the last document says; null where none was given. */
  text: string | null
}

export const paperOf = perScenario<Paper>(() => ({ text: null }))

const BODIES: Readonly<Record<OrderType, (world: Mundo) => object>> = {
  [OrderType.medications]: ({ orderId }) => ({ tipo: 'medicamento', id: orderId }),
  [OrderType.procedures]: ({ orderId, lineId }) => ({ tipo: 'servicio', id: orderId, detalles: { id: lineId } }),
  [OrderType.schemes]: ({ orderId }) => ({ tipo: 'esquema', id: orderId }),
  [OrderType.ownCodes]: ({ orderId, lineId }) => ({ tipo: 'codigoPropio', id: orderId, detalles: { id: lineId } }),
}

const readBytes = async (response: Response): Promise<string> =>
  (await readPdf(new Uint8Array(await response.arrayBuffer()))).text

/** A paper, or a refusal that is kept as the answer. */
const printBody = async (world: Mundo, body: object): Promise<void> => {
  const server = await world.server()
  const response = await fetch(`${server.url}/api/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...credentials(world.token) },
    body: JSON.stringify(body),
  })
  const { status, headers } = response
  const given = headers.get('content-type') === 'application/pdf'
  world.answer = { status, headers, body: given ? null : await response.json() }
  paperOf(world).text = given ? await readBytes(response) : null
}

/** Asks for the document of the order that the scenario talks about. */
export const print = (world: Mundo, tipo: OrderType): Promise<void> => printBody(world, BODIES[tipo](world))

/** The same, of every procedure of the order. */
export const printWhole = (world: Mundo): Promise<void> => printBody(world, { tipo: 'servicio', id: world.orderId })

export const sendPaper = async (world: Mundo, tipo: OrderType, email: string): Promise<void> => {
  await world.call('/pdf', { ...BODIES[tipo](world), enviar: true, correo: { email } })
}

/** What the document that was mailed to that address says. */
export const mailedPaper = async (world: Mundo, email: string): Promise<string> => {
  const server = await world.server()
  const attachment = (await server.outbox()).find(({ para }) => para === email)?.adjuntos[0]
  assert.ok(attachment, `A ${email} no le llegó ningún documento: ${JSON.stringify(world.answer?.body)}`)
  return readBytes(await fetch(new URL(attachment.url, server.url)))
}
