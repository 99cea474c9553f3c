/** The queues of the desk: one desk, filtered by what is asked for. @fuente modulos/aseguramiento-y-red.md §6 */

export const DESK_QUEUES = {
  todas: 'Órdenes por autorizar',
  medicamentos: 'Autorizar medicamentos',
  servicios: 'Autorizar servicios',
  cirugia: 'Autorizar cirugías',
  oncologia: 'Autorizar oncología',
  otros: 'Autorizar otros servicios',
} as const
export type DeskQueue = keyof typeof DESK_QUEUES
const isQueue = (name: string): name is DeskQueue => Object.hasOwn(DESK_QUEUES, name)
export const DESK_QUEUE_KEYS: readonly DeskQueue[] = Object.keys(DESK_QUEUES).filter(isQueue)
export const QUEUE_EMPTY = 'No hay nada por decidir en esta cola.'
