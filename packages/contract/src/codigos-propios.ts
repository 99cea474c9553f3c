/** Services of the own-code catalogue: search, active orders, order. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { ANNULLED_SINCE } from '@cauce/domain/ordering/annulled-since'
import { ActiveServiceLine, OwnCode, ServiceLine } from '@cauce/domain/own-code/service-line'
import { PathId, requiredText } from '@cauce/domain/text/field'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: ORDERING_PERMISSION } as const
export const MAX_SERVICES = 50

export const codigosPropios = {
  buscar: entry({
    method: 'GET',
    path: '/codigo-propio/BuscarCodigoPropio/:texto',
    kind: 'read',
    access,
    summary: 'Busca servicios por código o nombre.',
    params: Schema.Struct({ texto: requiredText(100) }),
    answer: Schema.Struct({ original: Schema.Array(OwnCode) }),
  }),
  ordenesActivas: entry({
    method: 'GET',
    path: '/ordenamiento/ordenes-activas/:consultaId/4',
    kind: 'read',
    access,
    summary: 'Servicios del afiliado de la consulta que siguen vigentes o cambiaron hace poco.',
    params: Schema.Struct({ consultaId: PathId }),
    answer: Schema.Array(ActiveServiceLine),
  }),
  generarOrdenamiento: entry({
    method: 'POST',
    path: '/ordenamiento/generarOrdenamiento/:consultaId/4',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Crea la orden de servicios, todas sus líneas o ninguna. Se niega si alguno ya está ordenado.',
    params: Schema.Struct({ consultaId: PathId }),
    body: Schema.Array(ServiceLine)
      .check(Schema.isMinLength(1, { message: 'No hay servicios para ordenar' }))
      .check(Schema.isMaxLength(MAX_SERVICES, { message: `Máximo ${MAX_SERVICES} servicios por orden` })),
    answer: Schema.Struct({
      original: Schema.Struct({ 0: Schema.Struct({ id: Schema.Int }), mensaje: Schema.String, type: Schema.String }),
    }),
    failures: [
      [409, 'idempotencia.otro_cuerpo'],
      [409, ANNULLED_SINCE],
      [409, 'codigo_propio.ya_ordenado'],
    ],
  }),
} as const
