/** An order made with the ledger that the alert flow left, without the screen. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { medicamentos } from '@cauce/contract/medicamentos'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import type { CodeSumi } from '@cauce/domain/medication/article'
import type { SentCheck } from '@cauce/domain/medication/check'
import { monthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { today } from './flujos.ts'
import type { Mundo } from './mundo.ts'
import { countOrders, read } from './respuestas.ts'

export { article } from './formulas.ts'

const POSOLOGY = { dosis: 1, frecuencia: 12, tiempo: 'Horas', duracion: 7 } as const

const siteOf = async (world: Mundo, { id }: CodeSumi): Promise<number> => {
  const [proposal] = read(
    ordenamiento.proponerDireccionamiento,
    await world.call('/ordenamiento/proponer-direccionamiento', {
      consulta_id: world.consultaId,
      tipo_orden_id: OrderType.medications,
      items: [id],
    }),
  )
  assert.ok(proposal?.rep)
  return proposal.rep.id
}

/** Orders the drug with exactly these answers; what the server says is kept, whatever it is. */
export const orderWithChecks = async (
  world: Mundo,
  codesumi: CodeSumi,
  comprobaciones: readonly SentCheck[],
): Promise<void> => {
  const [diagnosis] = read(medicamentos.cie10, await world.call('/cie10/listarFiltro', { valor: 'hipertension' }))
  assert.ok(diagnosis)
  const line = {
    articulo: { codesumi: { id: codesumi.id } },
    via: codesumi.vias_administracion[0] ?? 'Oral',
    ...POSOLOGY,
    meses: 1,
    cantidadMedico: monthlyQuantity(POSOLOGY),
    observacion: 'Con las comidas',
    fechaVigencia: today(),
    rep_id: await siteOf(world, codesumi),
    diagnostico_id: diagnosis.id,
    comprobaciones,
  }
  world.remembered.set('ordenes', await countOrders(world))
  const path = `/ordenamiento/generarOrdenamiento/${world.consultaId}/1`
  await world.call(path, [line], { 'idempotency-key': randomUUID() })
}
