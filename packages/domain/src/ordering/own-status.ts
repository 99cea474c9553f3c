/** States that an installation adds to those of the rules, and which of all may be changed. @fuente spec 1 §2 */
import * as Schema from 'effect/Schema'
import { optionalText, requiredText } from '../text/field.ts'

/** Own states are numbered from here, so that a state of a later version never takes their number. */
export const FIRST_OWN_STATUS = 1000
export const MAX_STATUS_NAME = 60
export const MAX_STATUS_DESCRIPTION = 300

export const STATUS_NAME_TAKEN = 'Ya existe un estado con ese nombre'
export const STATUS_CHANGED = 'Otra persona cambió este estado mientras usted lo editaba. Cierre y ábralo de nuevo.'
export const STATUS_CREATED = 'Estado creado con éxito'
export const STATUS_SAVED = 'Estado guardado con éxito'

export const StatusForm = Schema.Struct({
  nombre: requiredText(MAX_STATUS_NAME),
  descripcion: optionalText(MAX_STATUS_DESCRIPTION),
})
export type StatusForm = typeof StatusForm.Type

const listed = (titles: readonly string[]): string => new Intl.ListFormat('es-CO').format(titles)

/**
 * Why a state is read-only, or null when it may be renamed and deactivated. A state with records keeps its name so that what was
 * written with it goes on meaning the same.
 * @regla Solo cambia de nombre o se desactiva un estado que ningún ciclo de vida ni registro usa.
 */
export const whyReadOnly = (status: {
  readonly id: number
  /** Titles of the life cycles in which it appears. */
  readonly ciclos: readonly string[]
  /** Whether some record is or was in it. */
  readonly usado: boolean
}): string | null => {
  if (status.ciclos.length > 0) return `Las reglas lo usan: ${listed(status.ciclos)}`
  if (status.id < FIRST_OWN_STATUS) return 'Es del producto: otras versiones lo usan con ese número y ese nombre'
  return status.usado ? 'Hay registros que están o estuvieron en él' : null
}
