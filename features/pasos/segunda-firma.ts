/** Lines over which another professional signs. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { esquemas } from '@cauce/contract/esquemas'
import { firmas } from '@cauce/contract/firmas'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { ORDER_STATUS_NAMES } from '@cauce/domain/ordering/order-status'
import { SIGNATURE_STATES } from '@cauce/domain/medication/signature-request'
import { moveOwnLine, moveSignature, signatureOf } from '../soporte/segundas-firmas.ts'
import { prescribeInSpite } from '../soporte/lo-respondido.ts'
import { read } from '../soporte/respuestas.ts'
import { activeDrug } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'

Then(
  'la línea de {string} queda {string} y su primer paso dice {string}',
  async function (this: Mundo, nombre: string, estado: string, paso: string) {
    const line = await activeDrug(this, nombre)
    assert.equal(line.estado.nombre, estado)
    const { movimientos } = read(
      ordenamiento.vidaLinea,
      await this.call(`/ordenamiento/vida/${OrderType.medications}/${line.id}`),
    )
    assert.equal(movimientos[0]?.motivo, paso)
  },
)

Given('que formuló {string} con el motivo {string}', async function (this: Mundo, nombre: string, motivo: string) {
  await prescribeInSpite(this, nombre, motivo)
})

const EVENTS: Readonly<Record<string, string>> = {
  'abre esa segunda firma': 'abrir',
  'la firma': 'firmar',
  'la devuelve': 'devolver',
  'la revisa': 'revisar',
}

When(
  /^"([^"]*)" (abre esa segunda firma|la firma|la devuelve|la revisa)(?: con "([^"]*)")?$/u,
  async function (this: Mundo, who: string, verb: string, motivo: string | null) {
    await moveSignature(this, who, EVENTS[verb] ?? '', motivo ?? '')
  },
)

When('{string} intenta aprobar su línea', async function (this: Mundo, who: string) {
  await moveOwnLine(this, who, 'aprobar')
})

Then('la segunda firma queda {string} y su línea {string}', async function (this: Mundo, state: string, line: string) {
  const { estado, estado_id } = await signatureOf(this)
  const names: Readonly<Record<number, string>> = ORDER_STATUS_NAMES
  assert.deepEqual([SIGNATURE_STATES[estado], names[estado_id]], [state, line])
})

Then(
  'a quien formuló se le dice que le devolvieron {string} por {string}',
  async function (this: Mundo, nombre: string, motivo: string) {
    const { devueltas } = read(firmas.mias, await this.call('/segundas-firmas/mias'))
    const told = devueltas.map((one) => `${one.medicamento}: ${one.motivo}`)
    assert.ok(
      told.some((text) => text.startsWith(nombre) && text.endsWith(motivo)),
      told.join(' | ') || 'nada',
    )
  },
)

When('pregunta por lo que ya recibió', async function (this: Mundo) {
  await this.call(`/ordenamiento/topes-esquema/${this.consultaId}`, { anadidos: [] })
})

Then(/^de "([^"]*)" recibió ([\d,]+) mg$/u, function (this: Mundo, drug: string, milligrams: string) {
  assert.ok(this.answer)
  const own = read(esquemas.topes, this.answer).dado.filter(({ principio }) => principio === drug)
  const sum = own.reduce((all, { cantidad }) => all + cantidad.cantidad, 0)
  assert.equal(Number(sum.toFixed(1)), Number(milligrams.replace(',', '.')))
})
