/** What an authorisation tells the other modules: ids, quantities and its number. */
import type { DenialCause } from '@cauce/domain/authorisation/denial'
import type { EventName } from '@cauce/domain/kit/events/events'
import type { NewEvent } from '../../kit/events/publish.ts'
import { lineOfRequest, TABLES, type HeldRequest } from './held.ts'

type Told = readonly NewEvent<EventName>[]

const linesOf = (row: HeldRequest) => {
  const { clave, linea_id } = lineOfRequest(row)
  return { tabla: TABLES[clave], linea_id }
}

/** Of what was approved, all or a part; nothing of what has no number. */
export const approvedEvents = (row: HeldRequest): Told => {
  const { id: autorizacion_id, orden_id, afiliado_id, numero, vigente_hasta, cantidad_autorizada, clase, rep_id } = row
  if (numero === null || vigente_hasta === null || cantidad_autorizada === null) return []
  const line = linesOf(row)
  return [
    {
      nombre: 'orden.autorizada',
      agregado: `orden:${orden_id}`,
      payload: { ...line, afiliado_id, autorizacion_id, cantidad_autorizada },
    },
    {
      nombre: 'autorizacion.aprobada',
      agregado: `autorizacion:${autorizacion_id}`,
      payload: {
        autorizacion_id,
        numero,
        clase,
        afiliado_id,
        rep_id,
        vigente_hasta,
        lineas: [{ ...line, cantidad_autorizada }],
      },
    },
  ]
}

/** Of what was denied; of a part too, whose rest was approved. */
export const deniedEvents = (row: HeldRequest, causal: DenialCause, whole: boolean): Told => {
  const { id: autorizacion_id, orden_id, afiliado_id } = row
  const line = linesOf(row)
  const ofOrder: Told = whole
    ? [{ nombre: 'orden.negada', agregado: `orden:${orden_id}`, payload: { ...line, afiliado_id, autorizacion_id } }]
    : []
  return [
    ...ofOrder,
    {
      nombre: 'autorizacion.negada',
      agregado: `autorizacion:${autorizacion_id}`,
      payload: { autorizacion_id, afiliado_id, lineas: [line], causal },
    },
  ]
}
