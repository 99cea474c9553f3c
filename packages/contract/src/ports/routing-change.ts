/** What the change of the site of a line asks of the server. */
import { namedLine } from '@cauce/domain/ordering/routing-change'
import type { Body } from '../entry.ts'
import { portOf } from '../kit/port.ts'
import { ordenamiento } from '../ordenamiento.ts'

type Change = Body<typeof ordenamiento.asignarDireccionamiento>

interface Asked {
  readonly tipo: Parameters<typeof namedLine>[0]
  readonly lineId: number
  readonly repId: number
  readonly motivo: string
  readonly comprobaciones: NonNullable<Change['comprobaciones']>
  readonly key: string
}

export const routingChangePorts = {
  assignRouting: portOf(
    ordenamiento.asignarDireccionamiento,
    ({ tipo, lineId, repId, motivo, comprobaciones, key }: Asked) => ({
      body: {
        ...namedLine(tipo, lineId),
        rep_id: repId,
        motivo: motivo === '' ? null : motivo,
        ...(comprobaciones.length === 0 ? {} : { comprobaciones }),
      },
      key,
    }),
  ),
}
