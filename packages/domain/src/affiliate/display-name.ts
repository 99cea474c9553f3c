/** How an affiliate is named and identified on a screen. */
import { groupThousands } from '../text/format.ts'

interface Names {
  readonly primer_nombre: string
  readonly segundo_nombre: string | null
  readonly primer_apellido: string
  readonly segundo_apellido: string | null
}

const joined = (...parts: readonly (string | null)[]): string =>
  parts
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(' ')

/**
 * Surnames first, such as `GÓMEZ CASTAÑO, María Elena`.
 * @regla En listas y encabezados los apellidos van primero y en mayúscula.
 */
export const listName = (affiliate: Names): string => {
  const surnames = joined(affiliate.primer_apellido, affiliate.segundo_apellido).toLocaleUpperCase('es-CO')
  const names = joined(affiliate.primer_nombre, affiliate.segundo_nombre)
  return surnames === '' || names === '' ? surnames + names : `${surnames}, ${names}`
}

/**
 * Biological sex in words.
 * @fuente spec 2 §2
 * @regla El sexo M se muestra Masculino; cualquier otro, Femenino.
 */
export const sexLabel = (sexo: string): string => (sexo === 'M' ? 'Masculino' : 'Femenino')

/** Document type and number, digits in threes: `CC 43 512 887`. A number with letters is left as it is. */
export const documentLabel = (codigo: string, numero: string): string =>
  joined(codigo, /^\d+$/.test(numero) ? groupThousands(numero) : numero)

/** Completed years in words: `54 años`, `1 año`, `Menor de 1 año`. */
export const ageLabel = (years: number): string =>
  years < 1 ? 'Menor de 1 año' : years === 1 ? '1 año' : `${years} años`
