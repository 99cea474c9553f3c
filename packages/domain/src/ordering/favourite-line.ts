/** An order line that a clinician keeps to write it again: what it says, never where it is done nor whether it was checked. */
import * as Schema from 'effect/Schema'
import { MAX_MEDICATION_OBSERVATION } from '../medication/order-line.ts'
import type { OwnCodeDraft } from '../own-code/draft.ts'
import { MAX_OWN_CODE_OBSERVATION } from '../own-code/service-line.ts'
import type { ProcedureDraft } from '../procedure/draft.ts'
import { MAX_OBSERVATION } from '../procedure/pre-order-item.ts'
import { Id, optionalText } from '../text/field.ts'
import { OrderType } from './order-type.ts'

export const FAVOURITE_NOT_FOUND = 'El catálogo no lo encuentra hoy: búsquelo por su nombre.'
export const FINISH_LINE_FIRST = 'Añada o limpie lo que está escribiendo antes de usar un favorito.'

export const MAX_FAVOURITE_NAME = 80
/** Lines of one kind that one clinician may keep. */
export const MAX_FAVOURITES = 100

const Quantity = Schema.Int.check(
  Schema.isGreaterThan(0, { message: 'Debe ser mayor que cero' }),
  Schema.isLessThanOrEqualTo(10_000, { message: 'Es demasiado grande' }),
)
const Positive = Schema.Finite.check(Schema.isGreaterThan(0, { message: 'Debe ser mayor que cero' }))

/** By kind of order, with no more words than a line of that kind takes: 1 medication, 2 procedure, 4 own-code service. A scheme is itself a template. */
export const FavouriteLine = Schema.Union([
  Schema.Struct({
    tipo_orden_id: Schema.Literal(1),
    codesumi_id: Id,
    via: optionalText(60),
    dosis: Positive,
    /** mL, UI, gotas, mg, puff; null or left out: units of the presentation. */
    unidad_dosis: Schema.optionalKey(Schema.NullOr(optionalText(20))),
    frecuencia: Positive,
    tiempo: Schema.Literals(['Horas', 'Días']),
    duracion: Quantity,
    meses: Quantity,
    observacion: optionalText(MAX_MEDICATION_OBSERVATION),
  }),
  Schema.Struct({
    tipo_orden_id: Schema.Literal(2),
    procedimiento_id: Id,
    cantidad: Quantity,
    observacion: optionalText(MAX_OBSERVATION),
  }),
  Schema.Struct({
    tipo_orden_id: Schema.Literal(4),
    codigo_propio_id: Id,
    cantidad: Quantity,
    observacion: optionalText(MAX_OWN_CODE_OBSERVATION),
  }),
])
export type FavouriteLine = typeof FavouriteLine.Type

/** A kept line with what the catalogue says of it today. */
export const ShownFavourite = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  linea: FavouriteLine,
  /** Name of the article in the catalogue. */
  articulo: Schema.Struct({ id: Schema.Int, codigo: Schema.String, nombre: Schema.String }),
  /** False: it was withdrawn from the catalogue and cannot be ordered. */
  vigente: Schema.Boolean,
})
export type ShownFavourite = typeof ShownFavourite.Type

/** What is kept of a procedure; null while it or its quantity is missing. */
export const favouriteOfProcedure = (draft: Omit<ProcedureDraft, 'fechaVigencia'>): FavouriteLine | null =>
  draft.procedimiento === null || draft.cantidad === null
    ? null
    : {
        tipo_orden_id: OrderType.procedures,
        procedimiento_id: draft.procedimiento.id,
        cantidad: draft.cantidad,
        observacion: draft.observacion,
      }

/** What is kept of a service; null while it or its quantity is missing. */
export const favouriteOfService = (draft: Omit<OwnCodeDraft, 'fechaVigencia'>): FavouriteLine | null =>
  draft.codigoPropio === null || draft.cantidad === null
    ? null
    : {
        tipo_orden_id: OrderType.ownCodes,
        codigo_propio_id: draft.codigoPropio.id,
        cantidad: draft.cantidad,
        observacion: draft.observacion,
      }
