/** A dose that is little for the age and the weight of a child: of a take, or of the day where the row speaks of the day. @fuente catálogos clínicos (dosis pediátricas) */
import type { Severity } from './check.ts'
import type { Measured } from './child-row.ts'
import { amountInWords } from './usual-dose.ts'

/** What the line comes to in the unit of a row: its take, and the day with what else brings the ingredient. */
export interface ComparedToLeast extends Pick<Measured, 'least' | 'leastDay' | 'unit'> {
  readonly take: number
  readonly day: number
}

interface LowDose {
  readonly severidad: Severity
  readonly titulo: string
  /** Place of the row that asks for least. */
  readonly fila: number
}

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9
/** Below such a part of the least it is taken for a slip of the pen. */
const FAR_BELOW = 0.5

interface Beside {
  readonly amount: number
  readonly least: number
  readonly per: string
}

/** What is compared with the least of a row; null: the row does not say one. */
const beside = ({ least, leastDay, take, day }: ComparedToLeast): Beside | null => {
  if (least !== null) return { amount: take, least, per: 'por toma' }
  return leastDay === null ? null : { amount: day, least: leastDay, per: 'al día' }
}

const partOf = ({ amount, least }: Beside): number => amount / least

/**
 * Whether the dose is below every row of the child; null: it is within one, or one does not say from how much.
 * @regla A un menor de edad se le avisa la dosis que no llega a la de su edad y su peso, por toma o por día; si no llega a la mitad, se explica.
 */
export const childLowDose = (rows: readonly ComparedToLeast[]): LowDose | null => {
  const all = rows.map(beside)
  const known = all.filter((each) => each !== null)
  const [nearest] = known.toSorted((one, other) => partOf(other) - partOf(one))
  if (nearest === undefined || known.length < all.length || partOf(nearest) * MARGIN >= 1) return null
  const fila = all.indexOf(nearest)
  const unit = rows[fila]?.unit ?? ''
  const { amount, least, per } = nearest
  return {
    severidad: partOf(nearest) * MARGIN < FAR_BELOW ? 'moderada' : 'informativa',
    titulo: `Dosis baja para esta edad y peso: ${amountInWords(amount)} ${unit} ${per}, el mínimo es ${amountInWords(least)} ${unit}`,
    fila,
  }
}
