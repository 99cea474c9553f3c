/** Every check that the server makes of a scheme, with its findings answered. */
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import type { SentCheck } from '@cauce/domain/medication/check'
import { checkedLines } from '@cauce/domain/oncology/checked-line'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import type { Answered } from './server.ts'

const decode = Schema.decodeUnknownSync(alertas.comprobarEsquema.answer)

export const answeredScheme = async (
  ask: (body: unknown) => Promise<Pick<Answered, 'body'>>,
  consulta_id: number,
  order: SchemeOrder & { readonly principios: readonly string[] },
  motivo: string,
): Promise<SentCheck[]> => {
  const { esquema_id, principios } = order
  const { body } = await ask({ consulta_id, esquema_id, principios, lineas: checkedLines(order) })
  return decode(body).comprobaciones.map(({ comprobacion, respuesta, por_que, hallazgos }) => ({
    comprobacion,
    respuesta,
    por_que,
    claves: hallazgos.map(({ clave }) => clave),
    motivo: respuesta === 'limpia' ? null : motivo,
  }))
}
