/** What the order of services of the own-code catalogue asks of the server. */
import { OrderType } from '@cauce/domain/ordering/order-type'
import { codigosPropios } from '../codigos-propios.ts'
import type { Body } from '../entry.ts'
import { portOf } from '../kit/port.ts'
import { ordenamiento } from '../ordenamiento.ts'

interface OfConsultation {
  readonly consultaId: number
}
type Lines = Body<typeof codigosPropios.generarOrdenamiento>

export const ownCodePorts = {
  proposeRouting: portOf(
    ordenamiento.proponerDireccionamiento,
    ({ consultaId, codes }: OfConsultation & { readonly codes: readonly number[] }) => ({
      body: { consulta_id: consultaId, tipo_orden_id: OrderType.ownCodes, items: codes },
    }),
  ),
  generateOrder: portOf(
    codigosPropios.generarOrdenamiento,
    ({ consultaId, lines, key }: OfConsultation & { readonly lines: Lines; readonly key: string }) => ({
      params: { consultaId },
      body: lines,
      key,
    }),
  ),
  refreshActive: portOf(codigosPropios.ordenesActivas, ({ consultaId }: OfConsultation) => ({
    params: { consultaId },
  })),
}
