/** What is said of a load. */
import { bogotaStamp } from '../../calendar/bogota.ts'
import { isWorking, LOAD_STATES, type LoadState } from './load.ts'

/** Of a load that has not been applied, what it would do; afterwards, what it left undone and what it did. */
export interface LoadCounts {
  readonly por_crear: number
  readonly por_editar: number
  readonly creadas: number
  readonly editadas: number
  readonly iguales: number
  readonly rechazadas: number
}

const lines = (count: number): string => `${count.toLocaleString('es-CO')} ${count === 1 ? 'línea' : 'líneas'}`
const rows = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-CO')} ${count === 1 ? one : many}`

const counted = (created: number, edited: number, { iguales, rechazadas }: LoadCounts): string =>
  [
    rows(created, 'nuevo', 'nuevos'),
    rows(edited, 'cambiado', 'cambiados'),
    `${iguales.toLocaleString('es-CO')} sin cambios`,
    rows(rechazadas, 'rechazado', 'rechazados'),
  ].join(', ')

/**
 * What a load did, or would do, in one sentence.
 * @param modo as it was asked to be loaded; null: nobody asked yet
 * @regla De una carga se dice cuántos crea, cuántos cambia, cuántos quedan igual y cuántas líneas se rechazan; si era todas o ninguna, que nada se guardó.
 */
export const loadWords = (
  load: LoadCounts & {
    readonly estado: LoadState
    readonly modo: 'buenas' | 'todas' | null
    readonly motivo: string | null
  },
): string => {
  const { estado, modo, motivo, creadas, editadas, por_crear, por_editar, rechazadas } = load
  if (estado === 'ilegible') return motivo ?? LOAD_STATES.ilegible
  const done = counted(creadas, editadas, load)
  if (estado === 'terminada') return `Carga hecha: ${done}.`
  if (estado === 'cancelada')
    return `La carga se canceló: ${done}. Lo hecho queda hecho y puede seguir desde donde iba.`
  if (isWorking(estado)) return `${LOAD_STATES[estado]}: ${done}.`
  if (estado === 'esperando') return LOAD_STATES.esperando
  if (modo === 'todas') return `No se guardó nada: ${lines(rechazadas)} por corregir. Se pidió cargar todas o ninguna.`
  return `Revisión, nada se guardó: ${counted(por_crear, por_editar, load)}.`
}

/** Said of a file that is here already. */
export const alreadyLoaded = ({ quien, cuando }: { readonly quien: string; readonly cuando: string }): string =>
  `Este archivo ya lo cargó ${quien} (${bogotaStamp(Date.parse(cuando)).slice(0, 16)}). Si de verdad quiere cargarlo otra vez, confírmelo.`
