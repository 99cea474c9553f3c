/** What the order of medications asks of the server. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { Body } from '../entry.ts'
import { portOf } from '../kit/port.ts'
import { medicamentos } from '../medicamentos.ts'
import { ordenamiento } from '../ordenamiento.ts'

interface OfConsultation {
  readonly consultaId: number
}
type Line = Body<typeof medicamentos.generarOrdenamiento>[number]

export const medicationOrderPorts = {
  proposeRouting: portOf(
    ordenamiento.proponerDireccionamiento,
    ({ consultaId, codesumis }: OfConsultation & { readonly codesumis: readonly number[] }) => ({
      body: { consulta_id: consultaId, tipo_orden_id: OrderType.medications, items: codesumis },
    }),
  ),
  generateOrder: portOf(
    medicamentos.generarOrdenamiento,
    ({ consultaId, lines, key }: OfConsultation & { readonly lines: readonly Line[]; readonly key: string }) => ({
      params: { consultaId },
      body: lines,
      key,
    }),
  ),
  refreshActive: portOf(medicamentos.ordenesActivas, ({ consultaId }: OfConsultation) => ({ params: { consultaId } })),
}
