/** The order of what was answered in the dialog of alerts. */
import assert from 'node:assert/strict'
import { toSentChecks } from '@cauce/domain/medication/ledger'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { alertsSettled, runningAlerts, sceneOf, startAlerts } from './flujos-alertas.ts'
import { activeDrug, lineOfRow } from './medicamentos.ts'
import type { Mundo } from './mundo.ts'
import { sendOrder } from './ordenes.ts'

export const orderAnswered = async (world: Mundo): Promise<void> => {
  const { drug } = sceneOf(world)
  assert.ok(drug)
  const line = await lineOfRow(world, { medicamento: drug.nombre, frecuencia: '12' })
  const { ledger } = runningAlerts(world).getSnapshot().context
  await sendOrder(world, OrderType.medications, [{ ...line, comprobaciones: toSentChecks(ledger) }])
}

/** The same from its beginning, with that reason; the scenario talks about its line from then on. */
export const prescribeInSpite = async (world: Mundo, nombre: string, motivo: string): Promise<void> => {
  await startAlerts(world, nombre)
  runningAlerts(world).send({ type: 'reason.changed', motivo })
  runningAlerts(world).send({ type: 'line.confirmed' })
  await alertsSettled(world)
  await orderAnswered(world)
  world.lineId = (await activeDrug(world, nombre)).id
}
