/** To whom a thing of a queue is assigned: the number of a person, as a field of the move that assigns. */
import { text } from '../master/field.ts'

/** Name under which every such move carries it. */
export const ASSIGNEE = 'para'
export const assignee = text('Para quién', { max: 9 })
export const UNKNOWN_ASSIGNEE = 'Elija a alguien de la lista'

/**
 * The number that was chosen; null: it is none.
 * @regla Se asigna a una persona de la lista; lo que no la nombra no es nadie.
 */
export const assigneeIn = (said: string | undefined): number | null =>
  said !== undefined && /^[1-9]\d{0,8}$/u.test(said) ? Number(said) : null

/** Said to who assigned it. */
export const assignedWords = (nombre: string): string => `Queda a cargo de ${nombre}`
