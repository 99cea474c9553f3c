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

interface Diagnosed {
  readonly cie10: Coded
  readonly cie10_relacionado?: Coded | null
}

const diagnosesOf = ({ cie10, cie10_relacionado = null }: Diagnosed): readonly Coded[] =>
  cie10_relacionado === null ? [cie10] : [cie10, cie10_relacionado]

/**
 * Whether two leaves may be of the same illness by any of their diagnoses.
 * @fuente Decreto 2126 de 2023, art. 2.2.3.3.2 par. 1
 * @regla El diagnóstico relacionado de una incapacidad también la une a otra de la misma enfermedad.
 */
export const sharesIllness = (one: Diagnosed, other: Diagnosed): boolean =>
  diagnosesOf(one).some((own) => diagnosesOf(other).some((their) => isRelatedDiagnosis(own, their)))

/** Whether two diagnoses are of the same letter of the CIE-10: the weakest hint, where there is no better one. */
export const isSameLetter = (one: Coded, other: Coded): boolean => category(one).at(0) === category(other).at(0)
