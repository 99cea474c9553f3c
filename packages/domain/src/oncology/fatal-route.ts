/** The drugs that kill by another route, said before anything else of them. @fuente OMS, alerta 115 (2007): vincristina solo por vía intravenosa */

const VINCA = /\bvin(?:cristina|blastina|orelbina|desina|flunina)\b/iu
/** What the notes of the schemes say of it. */
const SAID = /solo intravenosa|mortal/iu

export const FATAL_ROUTE = 'Solo intravenosa: mortal por vía intratecal'

export interface DrugNote {
  /** What kills where it is not obeyed; null: nothing. */
  readonly critica: string | null
  /** The rest of what is noted of the drug; empty: nothing. */
  readonly nota: string
}

/**
 * The note of a drug, with what kills apart.
 * @regla De un alcaloide de la vinca se dice siempre, aparte y antes de lo demás, que es mortal por vía intratecal.
 */
export const drugNote = (nombre: string, nota: string | null): DrugNote => {
  const text = nota ?? ''
  if (!VINCA.test(nombre)) return { critica: null, nota: text }
  const rest = text.split(/[;.]\s+|\.$/u).filter((part) => part.trim() !== '' && !SAID.test(part))
  return { critica: FATAL_ROUTE, nota: rest.join('. ') }
}
