/** The containers of a month drawn to scale, each with what is used of it. @fuente UI, imágenes 23 y 23b */
import type { ContainerSum } from './containers.ts'
import { decimalInWords } from './number-words.ts'
import { pluralUnit, unitWords } from './unit-words.ts'

/** What is used of a container and what is left in it, in the unit of the dose. */
export interface DrawnContainer {
  readonly numero: number
  readonly usa: number
  readonly sobra: number
}

/** More are told in words: nobody counts them in a drawing. */
export const MOST_DRAWN = 8

const usedOf = (sum: ContainerSum, place: number, dias: number): number => {
  const { trae, necesita, vence, por_toma, tomas } = sum
  if (por_toma !== null) return Math.min(trae, Math.max(0, necesita / tomas - (place % por_toma) * trae))
  // What expires serves its days, and what is left then is thrown away.
  if (vence !== null) return (necesita * Math.min(vence, Math.max(0, dias - place * vence))) / dias
  return Math.min(trae, Math.max(0, necesita - place * trae))
}

/**
 * Each container of a month; empty where there are too many to draw.
 * @param dias days of the month
 * @regla Lo que se dibuja de los envases suma lo que se toma: lo usado de cada uno y lo que sobra hacen lo que trae.
 */
export const drawnContainers = (sum: ContainerSum, dias: number): readonly DrawnContainer[] =>
  sum.envases > MOST_DRAWN
    ? []
    : Array.from({ length: sum.envases }, (_, place) => {
        const usa = usedOf(sum, place, dias)
        return { numero: place + 1, usa, sobra: sum.trae - usa }
      })

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1e-9

/** `94,5 mL`, `21 puffs`: of a sum, which is rounded. */
export const measuredInUnits = (amount: number, unidad: string): string =>
  `${decimalInWords(amount)} ${amount === 1 ? unitWords(1, unidad).replace(/^1 /u, '') : pluralUnit(unidad)}`

/** What the drawing says to who does not see it: `2 frascos de 100 mL. De 1: 100 mL. De 2: 5 mL, sobran 95 mL.` */
export const pictureInWords = (sum: ContainerSum, dias: number, unidad: string, envase: string): string => {
  const each = drawnContainers(sum, dias).map(({ numero, usa, sobra }) => {
    const left = sobra > MARGIN * sum.trae ? `, sobran ${measuredInUnits(sobra, unidad)}` : ''
    return `Del ${numero}: ${measuredInUnits(usa, unidad)}${left}.`
  })
  return [`${unitWords(sum.envases, envase)} de ${measuredInUnits(sum.trae, unidad)}.`, ...each].join(' ')
}
