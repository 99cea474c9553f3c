/** Medications: search, favourites, history, orders. @fuente spec 2 §7 */
import * as Schema from 'effect/Schema'
import { ANNULLED_SINCE } from '@cauce/domain/ordering/annulled-since'
import { ComingLine } from '@cauce/domain/medication/coming-line'
import { Article } from '@cauce/domain/medication/article'
import {
  ActiveMedicationLine,
  FavouriteLine,
  MedicationHistoryRow,
  MedicationLine,
} from '@cauce/domain/medication/order-line'
import { Id, NOT_WHOLE, PathId, requiredText } from '@cauce/domain/text/field'
import { cie10 } from './cie10.ts'
import { entry } from './entry.ts'
import { ORDERING_PERMISSION } from './ordenamiento.ts'

const access = { permission: ORDERING_PERMISSION } as const

/** The most medication lines that one order may carry. */
export const MAX_MEDICATIONS = 50

const positiveCount = (max: number) =>
  Schema.Int.annotate({ message: NOT_WHOLE })
    .check(Schema.isGreaterThanOrEqualTo(1, { message: 'Debe ser mayor a 0' }))
    .check(Schema.isLessThanOrEqualTo(max, { message: 'Es demasiado grande' }))

const OrderedLines = Schema.Array(MedicationLine)
  .check(Schema.isMinLength(1, { message: 'No hay medicamentos seleccionados para agregar' }))
  .check(Schema.isMaxLength(MAX_MEDICATIONS, { message: `Máximo ${MAX_MEDICATIONS} medicamentos por orden` }))

export const medicamentos = {
  listarMedicamentoOrdenamiento: entry({
    method: 'POST',
    path: '/medicamentos/listarMedicamentoOrdenamiento',
    kind: 'read',
    access,
    summary:
      'Busca medicamentos por nombre, principio activo o ATC; con la consulta, marca los que el afiliado ya toma.',
    body: Schema.Struct({ nombre: requiredText(100), consulta_id: Schema.optionalKey(Schema.NullOr(Id)) }),
    answer: Schema.Array(Article),
  }),
  listarVademecum: entry({
    method: 'POST',
    path: '/medicamentos/listarVademecum',
    kind: 'read',
    access,
    summary: 'Busca en el vademécum para añadir un medicamento a un esquema.',
    body: Schema.Struct({ nombre: requiredText(100) }),
    answer: Schema.Array(Article),
  }),
  completarLinea: entry({
    method: 'POST',
    path: '/medicamentos/completar-linea',
    kind: 'read',
    access,
    summary:
      'Lo que el catálogo y las líneas frecuentes de quien formula saben de una línea escrita: «amoxi 500 c/8h 7d».',
    body: Schema.Struct({ consulta_id: Id, texto: requiredText(300) }),
    answer: Schema.Struct({
      /** Best first, at most eight. */
      articulos: Schema.Array(Article),
      /** Frequent lines of the person for those articles. */
      favoritos: Schema.Array(FavouriteLine),
    }),
  }),
  ordenes6Meses: entry({
    method: 'POST',
    path: '/ordenamiento/ordenesMedicamentos6meses',
    kind: 'read',
    access,
    summary: 'Medicamentos ordenados al afiliado en los últimos seis meses, con lo que cambió desde entonces.',
    /** `cantidad`: rows a page (5, 10, 20, 50 or 100); `page` from 1. */
    body: Schema.Struct({ consulta: Id, cantidad: positiveCount(100), page: positiveCount(100_000) }),
    answer: Schema.Struct({ data: Schema.Array(MedicationHistoryRow), total: Schema.Int, last_page: Schema.Int }),
  }),
  ordenesActivas: entry({
    method: 'GET',
    path: '/ordenamiento/ordenes-activas/:consultaId/1',
    kind: 'read',
    access,
    summary: 'Medicamentos del afiliado de la consulta que siguen vigentes o cambiaron hace poco.',
    params: Schema.Struct({ consultaId: PathId }),
    answer: Schema.Array(ActiveMedicationLine),
  }),
  generarOrdenamiento: entry({
    method: 'POST',
    path: '/ordenamiento/generarOrdenamiento/:consultaId/1',
    kind: 'write',
    repeat: 'idempotent',
    access,
    summary: 'Crea la orden de medicamentos, todas sus líneas o ninguna; vuelve a hacer cada comprobación.',
    params: Schema.Struct({ consultaId: PathId }),
    body: OrderedLines,
    answer: Schema.Struct({
      original: Schema.Struct({ 0: Schema.Struct({ id: Schema.Int }), mensaje: Schema.String, type: Schema.String }),
    }),
    failures: [
      [409, 'idempotencia.otro_cuerpo'],
      [409, ANNULLED_SINCE],
      /** A check found something that the line does not answer, or could not be made and nobody said why it goes on. */
      [409, 'alertas.sin_responder'],
      [409, 'medicamento.desabastecido'],
      [409, 'orden.no_modificable'],
    ],
  }),
  /** The same body as the order, and the same rules: nothing is stored. */
  quePasara: entry({
    method: 'POST',
    path: '/ordenamiento/que-va-a-pasar/:consultaId/1',
    kind: 'read',
    access,
    summary:
      'Qué pasaría con cada línea si se ordenara ahora: a dónde va, qué la hace esperar y desde cuándo se reclama.',
    params: Schema.Struct({ consultaId: PathId }),
    body: OrderedLines,
    answer: Schema.Struct({ lineas: Schema.Array(ComingLine) }),
    failures: [[409, 'orden.no_modificable']],
  }),
  cie10,
} as const
