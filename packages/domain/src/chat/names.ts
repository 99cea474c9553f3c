/** How the people and the referrals of a chat are called. @fuente spec 2 §3 */

export interface NameParts {
  readonly primer_nombre: string
  readonly segundo_nombre: string | null
  readonly primer_apellido: string
  readonly segundo_apellido: string | null
}

const halves = (text: string): readonly [string, string | null] => {
  const [first = '', ...rest] = text.trim().split(/\s+/u)
  return [first, rest.length === 0 ? null : rest.join(' ')]
}

/**
 * First and second names and surnames, from how a professional is kept.
 * @regla La primera palabra es el primer nombre o apellido, y las demás, el segundo.
 */
export const nameParts = (person: { readonly nombre: string; readonly apellido: string }): NameParts => {
  const [primer_nombre, segundo_nombre] = halves(person.nombre)
  const [primer_apellido, segundo_apellido] = halves(person.apellido)
  return { primer_nombre, segundo_nombre, primer_apellido, segundo_apellido }
}

/** The chat of a referral, in words. */
export const referralTitle = (referenciaId: number, affiliate: string): string =>
  `${affiliate} · remisión ${referenciaId}`
