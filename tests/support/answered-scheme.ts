/** A reason for every alert that the drugs of a scheme raise. */
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import type { SentCheck } from '@cauce/domain/medication/check'
import { checkedLines } from '@cauce/domain/oncology/checked-line'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'

/** What an answered alert says why it goes on. */
export const REASON =
  'El beneficio supera el riesgo en este paciente: se vigila con laboratorio cada semana y lo sabe la familia'

const decodeChecks = Schema.decodeUnknownSync(alertas.comprobarEsquema.answer)

/** The checks of the order as the server makes them, all answered. `ask` calls `/alertas/comprobar-esquema`. */
export const answeredScheme = async (
  ask: (body: object) => Promise<{ readonly body: unknown }>,
  consulta_id: number,
  order: SchemeOrder,
): Promise<SentCheck[]> => {
  const principios = [...new Set(order.codeSumiEsquemaSeleccionado.map(({ nombre }) => nombre))]
  const { body } = await ask({ consulta_id, esquema_id: order.esquema_id, principios, lineas: checkedLines(order) })
  return decodeChecks(body).comprobaciones.map(({ comprobacion, respuesta, por_que, hallazgos }) => ({
    comprobacion,
    respuesta,
    por_que,
    claves: hallazgos.map(({ clave }) => clave),
    motivo: respuesta === 'limpia' ? null : REASON,
  }))
}
