/** A stored value as a person reads it. */
import type { Field } from '@cauce/domain/kit/master/field'
import type { Master, MasterForm } from '@cauce/domain/kit/master/master'
import { valueWords } from '@cauce/domain/kit/master/words'
import { groupThousands } from '@cauce/domain/text/format'

/** `901 448 216-6`, `Sabaneta, Antioquia`, `2,5`; empty for nothing. */
export const shownValue = (field: Field, value: string, words: string | undefined): string => {
  if (value === '') return ''
  switch (field.kind) {
    case 'reference':
      return words ?? `Número ${value}`
    case 'nit': {
      const [number = '', digit] = value.split('-')
      return `${groupThousands(number)}${digit === undefined ? '' : `-${digit}`}`
    }
    case 'decimal':
      return value.replace('.', ',')
    default:
      return valueWords(field, value)
  }
}

/** The same of a field of a row, whose references come with their words. */
export const shownField = (of: Master, name: string, values: MasterForm, words: MasterForm): string => {
  const field = of.fields[name]
  return field === undefined ? '' : shownValue(field, values[name] ?? '', words[name])
}

/** `la`, `lo`: how a row is called in a sentence. */
export const itOf = ({ gender }: Master): 'la' | 'lo' => (gender === 'f' ? 'la' : 'lo')
/** `activa`, `activo`. */
export const ended = ({ gender }: Master, stem: string): string => `${stem}${gender === 'f' ? 'a' : 'o'}`
export const theOne = (of: Master): string => `${of.gender === 'f' ? 'la' : 'el'} ${of.one}`
const LIST = new Intl.ListFormat('es-CO')
/** `Teléfono y Correo`. */
export const labelsOf = (of: Master, names: readonly string[]): string =>
  LIST.format(names.map((name) => of.fields[name]?.label ?? name))
