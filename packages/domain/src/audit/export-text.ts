/** What is said of a list on its way to a file. */
import { groupThousands } from '../text/format.ts'

const rows = (filas: number): string => `${groupThousands(filas)} ${filas === 1 ? 'fila' : 'filas'}`

/**
 * How far it is.
 * @param total how many there are; null when they are more than what is counted
 */
export const exportProgress = (filas: number, total: number | null): string =>
  total === null ? `${rows(filas)} preparadas…` : `${groupThousands(filas)} de ${rows(total)} preparadas…`

/**
 * What the file has.
 * @regla Una descarga lleva a lo sumo doscientas mil filas; si había más, se dice.
 */
export const exportDone = (filas: number, cut: boolean): string =>
  cut
    ? `El archivo tiene las ${rows(filas)} más nuevas y quedó cortado ahí. Acote las fechas para descargar las demás.`
    : filas === 0
      ? 'El archivo no tiene filas: nada coincide con la búsqueda.'
      : `El archivo tiene ${rows(filas)}: todas las de la búsqueda.`

export const EXPORT_FAILED = 'La descarga se detuvo. Lo que ya se preparó se conserva: puede seguir desde ahí.'
