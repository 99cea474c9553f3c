/** The kinds of ordered lines: where each is kept and what is its own. What is common is written once, by its kind. */
import { lineActions, type LineActions } from '@cauce/domain/ordering/order-line-actions'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { LINE_FIELD, type LineField } from '@cauce/domain/ordering/routing-change'
import { serviceActions } from '@cauce/domain/own-code/service-actions'
import { ORDER_LINE_MOVES } from '@cauce/machines/life-cycles/order-line'
import type { DB } from '../../db/tables.ts'
import type { DocumentKind, LineOfOrder } from '../pdf/document-queries.ts'

/** Services by which every line of a kind is contracted. */
const PHARMACY_SERVICE = 'farmacia'
const ONCOLOGY_SERVICE = 'oncologia'

/** How a kind names the act of annulling, and who may do it. */
interface Annulment {
  readonly etiqueta: string
  readonly quien: string
  readonly hecho: string
  /** Whether anybody who attends the affiliate may do it; else only who ordered it, or an administrator. */
  readonly deQuienAtiende: boolean
}

/** Kinds whose lines live the life of an order line; a scheme has its own. */
export type LivingType = Exclude<OrderType, typeof OrderType.schemes>
const SCHEME_KEY = LINE_FIELD[OrderType.schemes]
export type LivingKey = Exclude<LineField, typeof SCHEME_KEY>

export interface LineKind<Key extends LineField = LineField> {
  readonly tabla: 'orden_articulos' | 'orden_procedimientos' | 'orden_esquemas' | 'orden_codigos_propios'
  /** Column that names the line in its movements, its routings and its documents. */
  readonly clave: Key
  readonly documento: DocumentKind
  /** Catalogue of what is ordered. */
  readonly catalogo: keyof DB & ('medicamentos' | 'cups' | 'esquemas' | 'codigos_propios')
  /** Service of its contracts; null: each row of the catalogue tells its own. */
  readonly servicio: string | null
  readonly desconocido: string
  /** Who reaches any consultation of the affiliate reaches the line; else only who reaches the one in which it was ordered. */
  readonly delAfiliado: boolean
  /** Whether the row tells if it is still in course, so that it is not ordered twice. */
  readonly enCurso: boolean
  readonly acciones: (line: Parameters<typeof lineActions>[0]) => LineActions
  readonly anular: Annulment
}

const BY_AUTHOR: Annulment = {
  etiqueta: ORDER_LINE_MOVES.anular.etiqueta,
  quien: ORDER_LINE_MOVES.anular.quien,
  hecho: 'Orden anulada con éxito',
  deQuienAtiende: false,
}
const STOPPED: Annulment = {
  etiqueta: 'Suspender',
  quien: 'un profesional que atiende al afiliado',
  hecho: 'Medicamento suspendido con éxito',
  deQuienAtiende: true,
}

export const LIVING_KINDS: Readonly<Record<LivingType, LineKind<LivingKey>>> = {
  [OrderType.medications]: {
    tabla: 'orden_articulos',
    clave: LINE_FIELD[OrderType.medications],
    documento: 'medicamento',
    catalogo: 'medicamentos',
    servicio: PHARMACY_SERVICE,
    desconocido: 'El medicamento no existe en el catálogo',
    delAfiliado: true,
    enCurso: false,
    acciones: lineActions,
    anular: STOPPED,
  },
  [OrderType.procedures]: {
    tabla: 'orden_procedimientos',
    clave: LINE_FIELD[OrderType.procedures],
    documento: 'servicio',
    catalogo: 'cups',
    servicio: null,
    desconocido: 'El procedimiento no existe en el catálogo',
    delAfiliado: false,
    enCurso: false,
    acciones: lineActions,
    anular: BY_AUTHOR,
  },
  [OrderType.ownCodes]: {
    tabla: 'orden_codigos_propios',
    clave: LINE_FIELD[OrderType.ownCodes],
    documento: 'codigo_propio',
    catalogo: 'codigos_propios',
    servicio: null,
    desconocido: 'El código propio no existe en el catálogo',
    delAfiliado: false,
    enCurso: true,
    acciones: serviceActions,
    anular: BY_AUTHOR,
  },
}

const SCHEMES: LineKind = {
  tabla: 'orden_esquemas',
  clave: SCHEME_KEY,
  documento: 'esquema',
  catalogo: 'esquemas',
  servicio: ONCOLOGY_SERVICE,
  desconocido: 'El esquema no existe en el catálogo',
  delAfiliado: false,
  enCurso: true,
  acciones: lineActions,
  anular: BY_AUTHOR,
}

export const LINE_KINDS: Readonly<Record<OrderType, LineKind>> = { ...LIVING_KINDS, [OrderType.schemes]: SCHEMES }

/** Which documents are of the line. A scheme is printed whole: none is of a part of it. */
export const documentsOf = (kind: LineKind, line: { readonly id: number; readonly orden_id: number }): LineOfOrder => ({
  orden_id: line.orden_id,
  documento: kind.documento,
  columna: kind.clave === SCHEME_KEY ? null : kind.clave,
  linea_id: line.id,
})
