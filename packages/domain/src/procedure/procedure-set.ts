/** Several procedures that are ordered together often, kept under a name: for oneself, or for everybody who orders. */
import * as Schema from 'effect/Schema'
import { Id, REQUIRED_FIELD, requiredText } from '../text/field.ts'
import { MAX_OBSERVATION } from './pre-order-item.ts'
import { Procedure } from './procedure.ts'

/** Sets that one professional may keep. */
export const MAX_SETS = 50
/** Procedures of one set. */
export const MAX_SET_LINES = 30
export const MAX_SET_NAME = 80

export const TOO_MANY_SETS = `Máximo ${MAX_SETS} conjuntos: borre uno que ya no use`
export const TOO_MANY_LINES = `Máximo ${MAX_SET_LINES} procedimientos en un conjunto`
export const EMPTY_SET = 'Un conjunto tiene al menos un procedimiento'
export const REPEATED_IN_SET = 'Un conjunto no tiene dos veces el mismo procedimiento'
export const UNKNOWN_IN_SET = 'Uno de los procedimientos no está en el catálogo'
export const SET_SAVED = 'Conjunto guardado'
export const SET_DELETED = 'Conjunto borrado'
export const NOTHING_TO_ADD = 'Todo lo del conjunto ya está en la lista'

const Quantity = Schema.Int.check(
  Schema.isGreaterThan(0, { message: 'Debe ser mayor que cero' }),
  Schema.isLessThanOrEqualTo(9_999, { message: 'La cantidad es demasiado grande' }),
)

/** A line as it is kept: never where it is done nor whether it was checked. */
export const SetLine = Schema.Struct({
  procedimiento_id: Id,
  cantidad: Quantity,
  observacion: requiredText(MAX_OBSERVATION),
})
export type SetLine = typeof SetLine.Type

/** A line with what the catalogue says of it today. */
export const ShownSetLine = Schema.Struct({
  procedimiento: Procedure,
  cantidad: Schema.Int,
  observacion: Schema.String,
})
export type ShownSetLine = typeof ShownSetLine.Type

export const ShownSet = Schema.Struct({
  id: Schema.Int,
  nombre: Schema.String,
  compartido: Schema.Boolean,
  /** Of who asks: only then may it be changed or deleted. */
  propio: Schema.Boolean,
  /** Who keeps it. */
  de: Schema.String,
  /** What can be ordered today, in the order in which it was kept. */
  lineas: Schema.Array(ShownSetLine),
  /** Names of what was withdrawn from the catalogue. */
  retirados: Schema.Array(Schema.String),
})
export type ShownSet = typeof ShownSet.Type

const asCompared = (name: string): string => name.trim().toLocaleLowerCase('es-CO')

/** What is wrong with the lines of a set, or null. */
const wrongLines = (lines: readonly Pick<SetLine, 'procedimiento_id'>[]): string | null => {
  if (lines.length === 0) return EMPTY_SET
  if (lines.length > MAX_SET_LINES) return TOO_MANY_LINES
  return new Set(lines.map(({ procedimiento_id }) => procedimiento_id)).size < lines.length ? REPEATED_IN_SET : null
}

/**
 * Which of one's own sets is changed by keeping it under that name (null: it is a new one), or what is wrong, by field.
 * @fuente UI, imagen 03
 * @regla Un conjunto tiene nombre y de uno a treinta procedimientos sin repetir; con el mismo nombre cambia el propio, y nadie cambia el de otra persona aunque sea compartido.
 */
export const placeOfSet = (
  nombre: string,
  lines: readonly Pick<SetLine, 'procedimiento_id'>[],
  mine: readonly { readonly id: number; readonly nombre: string }[],
): { readonly id: number | null } | { readonly errores: Readonly<Record<string, readonly string[]>> } => {
  const wrong = wrongLines(lines)
  const same = mine.find((each) => asCompared(each.nombre) === asCompared(nombre))
  const name =
    nombre.trim() === '' ? REQUIRED_FIELD : same === undefined && mine.length >= MAX_SETS ? TOO_MANY_SETS : null
  if (wrong !== null || name !== null)
    return { errores: { ...(name === null ? {} : { nombre: [name] }), ...(wrong === null ? {} : { lineas: [wrong] }) } }
  return { id: same?.id ?? null }
}

/**
 * What a set adds to a list: what the list does not have yet.
 * @regla Un conjunto añade a la lista solo los procedimientos que no están en ella; cada línea se revisa después como cualquier otra.
 */
export const linesToAdd = <Line extends { readonly procedimiento: { readonly id: number } }>(
  lines: readonly Line[],
  present: readonly { readonly procedimiento: { readonly id: number } }[],
): readonly Line[] => {
  const there = new Set(present.map(({ procedimiento }) => procedimiento.id))
  return lines.filter(({ procedimiento }) => !there.has(procedimiento.id))
}
