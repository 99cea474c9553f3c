/** To whom a thing of a queue is assigned: the number of a person, as a field of the move that assigns. */
import { text } from '../master/field.ts'

/** Name under which every such move carries it. */
export const ASSIGNEE = 'para'
export const assignee = text('Para quién', { max: 9 })
export const UNKNOWN_ASSIGNEE = 'Elija a alguien de la lista'

/** The number that was chosen; null: it is none. */
export const assigneeIn = (said: string | undefined): number | null =>
  said !== undefined && /^[1-9]\d{0,8}$/u.test(said) ? Number(said) : null

/** @regla A quien asigna se le dice a cargo de quién quedó. */
export const assignedWords = (nombre: string): string => `Queda a cargo de ${nombre}`
