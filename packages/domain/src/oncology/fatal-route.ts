/** The drugs that kill by another route, said before anything else of them. @fuente OMS, alerta 115 (2007): vincristina solo por vía intravenosa */

const VINCA = /\bvin(?:cristina|blastina|orelbina|desina|flunina)\b/iu
/** One that is swallowed has no such danger, and is not for a vein. */
const SWALLOWED = /\b(?:c[áa]psula|tableta|comprimido|oral)/iu
/** What the notes of the schemes say of it. */
const SAID = /solo intravenosa|mortal por vía intratecal/giu
/** Nothing else is in that part: what says more than that is kept whole. */
const isSaid = (part: string): boolean => !/[\p{L}\d]/u.test(part.replace(SAID, ''))

export const FATAL_ROUTE = 'Solo intravenosa: mortal por vía intratecal'

export interface DrugNote {
  /** What kills where it is not obeyed; null: nothing. */
  readonly critica: string | null
  /** The rest of what is noted of the drug; empty: nothing. */
  readonly nota: string
}

/**
 * The note of a drug, with what kills apart.
 * @regla De un alcaloide de la vinca que no se toma por la boca se dice siempre, aparte y antes de lo demás, que es mortal por vía intratecal.
 */
export const drugNote = (nombre: string, nota: string | null): DrugNote => {
  const text = nota ?? ''
  if (!VINCA.test(nombre) || SWALLOWED.test(nombre)) return { critica: null, nota: text }
  const rest = text.split(/[;.]\s+|\.$/u).filter((part) => part.trim() !== '' && !isSaid(part))
  return { critica: FATAL_ROUTE, nota: rest.join('. ') }
}
