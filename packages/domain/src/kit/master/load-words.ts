/** What is said of a load. */
import { bogotaStamp } from '../../calendar/bogota.ts'

export interface LoadCounts {
  readonly por_crear: number
  readonly por_editar: number
  readonly iguales: number
  readonly rechazadas: number
}

const lines = (count: number): string => `${count.toLocaleString('es-CO')} ${count === 1 ? 'línea' : 'líneas'}`
const rows = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-CO')} ${count === 1 ? one : many}`

/**
 * What a load did, or would do, in one sentence.
 * @regla De una carga se dice cuántos crea, cuántos cambia, cuántos quedan igual y cuántas líneas se rechazan; si era todas o ninguna, que nada se guardó.
 */
export const loadWords = ({
  aplicada,
  modo,
  por_crear,
  por_editar,
  iguales,
  rechazadas,
}: LoadCounts & { readonly aplicada: boolean; readonly modo: 'revisar' | 'buenas' | 'todas' }): string => {
  const counts = [
    rows(por_crear, 'nuevo', 'nuevos'),
    rows(por_editar, 'cambiado', 'cambiados'),
    `${iguales.toLocaleString('es-CO')} sin cambios`,
    rows(rechazadas, 'rechazado', 'rechazados'),
  ].join(', ')
  if (aplicada) return `Carga hecha: ${counts}.`
  if (modo === 'revisar') return `Revisión, nada se guardó: ${counts}.`
  return `No se guardó nada: ${lines(rechazadas)} por corregir. Se pidió cargar todas o ninguna.`
}

/** Said of a file that is here already. */
export const alreadyLoaded = ({ quien, cuando }: { readonly quien: string; readonly cuando: string }): string =>
  `Este archivo ya lo cargó ${quien} (${bogotaStamp(Date.parse(cuando)).slice(0, 16)}). Si de verdad quiere cargarlo otra vez, confírmelo.`
