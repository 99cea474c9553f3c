/** What a letter says, once its fields are filled: as it is issued it stays, whatever its declaration says afterwards. */
import { formatDate } from '../../calendar/bogota.ts'
import { groupThousands } from '../../text/format.ts'
import type { ComposedLetter, ComposedSection } from './composed.ts'
import type { AnyLetter, AnyValues, LetterSection } from './letter.ts'

type Parts = Pick<AnyLetter, 'title' | 'norm' | 'fields' | 'sections' | 'warning'>

const isEmpty = (value: AnyValues[string] | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const words = ({ fields }: Pick<Parts, 'fields'>, name: string, values: AnyValues): string => {
  const value = values[name] ?? ''
  if (typeof value === 'number') return groupThousands(value)
  if (typeof value !== 'string') return value.join('; ')
  return fields[name]?.kind === 'fecha' ? formatDate(value) : value.trim()
}

const PLACE = /\{(\w+)\}/gu
const namesOf = ({ facts = [], text = '', list }: LetterSection): readonly string[] => [
  ...facts,
  ...Array.from(text.matchAll(PLACE), ([, name = '']) => name),
  ...(list === undefined ? [] : [list]),
]

const itemsOf = (value: AnyValues[string] | undefined): readonly string[] =>
  typeof value === 'object' && value !== null ? value : []

/** A section; null where it would say nothing, or a text of it lacks something. */
const sectionOf = (letter: Parts, section: LetterSection, values: AnyValues): ComposedSection | null => {
  const { title = null, facts = [], text = '', list } = section
  const lacks = namesOf({ text }).some((name) => isEmpty(values[name]))
  const composed = {
    titulo: title,
    datos: facts
      .filter((name) => !isEmpty(values[name]))
      .map((name) => ({ nombre: letter.fields[name]?.label ?? name, valor: words(letter, name, values) })),
    texto: lacks ? '' : text.replaceAll(PLACE, (_, name: string) => words(letter, name, values)),
    lista: list === undefined ? [] : itemsOf(values[list]),
  }
  return composed.datos.length + composed.texto.length + composed.lista.length === 0 ? null : composed
}

/**
 * The letter with its fields filled.
 * @regla Una carta sale con cada dato en su lugar y ninguno por llenar; lo que nombra un dato opcional que falta no sale.
 */
export const composeLetter = (letter: Parts, values: AnyValues): ComposedLetter => ({
  titulo: letter.title,
  norma: letter.norm,
  secciones: letter.sections.flatMap((section) => sectionOf(letter, section, values) ?? []),
  advertencia: letter.warning,
})

/** Said of a letter that is not issued. */
export const lacksWords = (labels: readonly string[]): string =>
  `A la carta le falta: ${new Intl.ListFormat('es-CO').format(labels)}.`
export const TWO_SIGNERS = 'Esta carta la firman dos personas distintas.'
export const ONE_SIGNER = 'Esta carta la firma una persona.'

const signersProblem = ({ signers }: Pick<AnyLetter, 'signers'>, who: readonly number[]): string | null => {
  if (signers === 'entidad') return null
  if (signers === 'una') return who.length === 1 ? null : ONE_SIGNER
  return who.length === 2 && new Set(who).size === 2 ? null : TWO_SIGNERS
}

/**
 * Why it cannot be issued; null: it can.
 * @param who the users who sign
 * @regla Una carta no recibe número mientras le falte un dato obligatorio o una de sus firmas; dos firmas son de dos personas.
 */
export const letterProblem = (
  letter: Pick<AnyLetter, 'fields' | 'signers'>,
  values: AnyValues,
  who: readonly number[],
): string | null => {
  const missing = Object.entries(letter.fields).filter(([name, field]) => !field.optional && isEmpty(values[name]))
  return missing.length > 0 ? lacksWords(missing.map(([, { label }]) => label)) : signersProblem(letter, who)
}

const DIGITS = 6

/**
 * The number of the nth of a year.
 * @regla El número de una carta es el de su clase, el año y seis cifras de la serie de ese año: NEG-2026-000001.
 */
export const letterNumber = ({ prefix }: Pick<AnyLetter, 'prefix'>, year: number, n: number): string =>
  `${prefix}-${year}-${String(n).padStart(DIGITS, '0')}`
