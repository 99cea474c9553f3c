/** The allergies that stand in the affiliate's band, in words and never cut off. */
import type { AllergyRecord } from './affiliate.ts'

export interface AllergySummary {
  readonly kind: 'unknown' | 'none' | 'known'
  readonly text: string
}

const described = ({ nombre, reaccion, anio }: AllergyRecord): string => {
  const details = [reaccion, anio].filter((detail) => detail !== null && detail !== '').join(', ')
  return details === '' ? nombre : `${nombre} (${details})`
}

/**
 * `null` (nobody asked) and an empty list (asked, none known) are two different facts.
 * @regla «No se han preguntado» y «Ninguna registrada» son dos cosas distintas.
 */
export const allergySummary = (alergias: readonly AllergyRecord[] | null): AllergySummary => {
  if (alergias === null) return { kind: 'unknown', text: 'No se han preguntado' }
  if (alergias.length === 0) return { kind: 'none', text: 'Ninguna registrada' }
  return { kind: 'known', text: alergias.map(described).join(' · ') }
}
