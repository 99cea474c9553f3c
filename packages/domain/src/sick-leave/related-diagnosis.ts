/** Whether two diagnoses of the CIE-10 are the same, or may be of the same illness. */
interface Coded {
  readonly codigo: string
}

/** Characters of a category of the CIE-10: M545 is of M54. */
const CATEGORY_LENGTH = 3

/** Category of a code: `M54` of `M545`. */
export const category = ({ codigo }: Coded): string => codigo.slice(0, CATEGORY_LENGTH).toUpperCase()

export const isSameDiagnosis = (one: Coded, other: Coded): boolean =>
  one.codigo.toUpperCase() === other.codigo.toUpperCase()

/**
 * Whether two diagnoses may be related: a suggestion, since the norm leaves it to medical judgement.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1; la misma categoría es un indicio ajustable
 * @regla Dos diagnósticos de la misma categoría CIE-10 (tres primeros caracteres) pueden ser de la misma enfermedad.
 */
export const isRelatedDiagnosis = (one: Coded, other: Coded): boolean => category(one) === category(other)
