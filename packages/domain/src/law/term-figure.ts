/** The figure of a class of term: how long it is. Its unit and what it admits stay as they are. */
import { countsDays, unitWords, type TermUnit } from '../kit/clock/unit.ts'
import type { Figure } from './figure.ts'

/** Before the class of a term in the key of its figure. */
const TERM = 'plazo.'
const MAX_AMOUNT = 9_999
const QUARTER = 0.25

export const termKey = (clase: string): string => `${TERM}${clase}`

/** The class of a key; null: it is of no term. */
export const classOfKey = (clave: string): string | null => (clave.startsWith(TERM) ? clave.slice(TERM.length) : null)

/** Of hours a part of one may be said; days are whole. */
export const termFigure = (clase: string, nombre: string, unidad: TermUnit): Figure => ({
  clave: termKey(clase),
  nombre: `Plazo: ${nombre}`,
  toca: ['Los plazos de esta clase que se reciban desde ese día', 'Los que ya corren siguen con la suya'],
  partes: {
    cantidad: {
      nombre: 'Plazo',
      unidad: unitWords(unidad),
      min: countsDays(unidad) ? 1 : QUARTER,
      max: MAX_AMOUNT,
      fraccion: !countsDays(unidad),
    },
  },
})
