/** What is wrong with a form of a master, field by field. */
import { INVALID_DATE, isCalendarDate } from '../../calendar/calendar-date.ts'
import { INVALID_EMAIL, isEmail } from '../../text/email.ts'
import { NOT_WHOLE, REQUIRED_FIELD, tooLong } from '../../text/field.ts'
import { readNit } from '../nit.ts'
import type { Field } from './field.ts'
import { fieldsOf, type Master, type MasterForm } from './master.ts'
import { tidyField, tidyForm } from './tidy.ts'

export const INVALID_CODE = 'Solo letras, números, punto, guion y barra, sin espacios'
export const INVALID_PHONE = 'Escriba un teléfono de 7 o 10 cifras y, si la hay, su extensión: 6045552010 ext. 214'
export const NOT_A_CHOICE = 'Elija una opción de la lista'
export const NOT_A_REFERENCE = 'Elija un registro de la búsqueda'
export const NOT_A_NUMBER = 'Debe ser un número'
export const NOT_STORABLE = 'Tiene caracteres no permitidos'

const between = (min: number, max: number): string =>
  `Debe estar entre ${min.toLocaleString('es-CO')} y ${max.toLocaleString('es-CO')}`

const wrongNumber = (value: string, min: number, max: number, places: number): string | null => {
  const parts = /^-?\d{1,15}(?:\.(\d{1,15}))?$/u.exec(value)
  if (!parts) return places === 0 ? NOT_WHOLE : NOT_A_NUMBER
  const written = parts[1]?.length ?? 0
  if (written > places) return places === 0 ? NOT_WHOLE : `Máximo ${places} decimales`
  return Number(value) < min || Number(value) > max ? between(min, max) : null
}

const wrongText = (field: Field, value: string): string | null => {
  switch (field.kind) {
    case 'code':
      return /^[\p{L}\d._/-]+$/u.test(value) ? null : INVALID_CODE
    case 'nit': {
      const read = readNit(value)
      return read.ok ? null : read.message
    }
    case 'email':
      return isEmail(value) ? null : INVALID_EMAIL
    case 'phone':
      return /^(?:\d{7}|\d{10})(?: ext\. \d{1,6})?$/u.test(value) ? null : INVALID_PHONE
    case 'date':
      return isCalendarDate(value) ? null : INVALID_DATE
    case 'choice':
      return field.options.some((option) => option.value === value) ? null : NOT_A_CHOICE
    case 'reference':
      return /^[1-9]\d{0,8}$/u.test(value) ? null : NOT_A_REFERENCE
    case 'integer':
      return wrongNumber(value, field.min, field.max, 0)
    case 'decimal':
      return wrongNumber(value, field.min, field.max, field.places)
    default:
      return null
  }
}

/** What is wrong with one field as it was typed; null: nothing. */
export const fieldProblem = (field: Field, typed: string): string | null => {
  const value = tidyField(field, typed)
  if (value === '') return field.required ? REQUIRED_FIELD : null
  if ('max' in field && field.kind !== 'integer' && field.kind !== 'decimal' && value.length > field.max) {
    return tooLong(field.max)
  }
  const line = field.kind === 'note' ? value.replaceAll(/[\t\r\n]/gu, ' ') : value
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  return /[\u0000-\u001f\u007f]/u.test(line) ? NOT_STORABLE : wrongText(field, value)
}

/**
 * Each field that cannot be kept as it is, with the sentence that says why; empty when the form is good. Whether something is
 * taken by another row, or a reference is there, only the database knows.
 * @regla De un maestro se dice en cada campo qué falta o qué no sirve, con las mismas palabras al escribirlo y al cargarlo.
 */
export const masterProblems = (of: Master, form: MasterForm): Readonly<Record<string, string>> => {
  const problems = fieldsOf(of).flatMap(([name, field]) => {
    const problem = fieldProblem(field, form[name] ?? '')
    return problem === null ? [] : [[name, problem] as const]
  })
  return problems.length > 0 ? Object.fromEntries(problems) : (of.together?.(tidyForm(of, form)) ?? {})
}
