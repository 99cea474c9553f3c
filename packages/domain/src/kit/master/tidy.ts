/** A form as it is kept: without the blanks, capitals and marks that say nothing. */
import { readNit } from '../nit.ts'
import type { Field } from './field.ts'
import { fieldsOf, type Master, type MasterForm } from './master.ts'

const oneBlank = (typed: string): string => typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')

const tidyPhone = (typed: string): string =>
  typed
    .replace(/^\+57\s*/u, '')
    .replace(/\s*(?:ext|extensión|extension)\.?\s*(?=\d)/iu, ' ext. ')
    .replaceAll(/(?<=\d)[\s.()-]+(?=\d)/gu, '')
    .replaceAll(/[()]/gu, '')
    .trim()

const YES = new Set(['si', 'sí', 's', '1', 'true', 'x'])

/** What is kept of one field, given what was typed. Tidying again changes nothing. */
export const tidyField = (field: Field, typed: string): string => {
  if (field.kind === 'note') return typed.normalize('NFC').trim()
  const value = oneBlank(typed)
  if (field.kind === 'flag') return YES.has(value.toLowerCase()) ? 'si' : 'no'
  if (value === '') return ''
  switch (field.kind) {
    case 'code':
      return value.toUpperCase()
    case 'email':
      return value.toLowerCase()
    case 'phone':
      return tidyPhone(value)
    case 'nit': {
      const read = readNit(value)
      return read.ok ? read.nit : value
    }
    case 'integer':
      return /^[+-]?\d{1,15}$/u.test(value) ? String(Number(value) + 0) : value
    case 'decimal':
      return /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/u.test(value) ? String(Number(value.replace(',', '.')) + 0) : value
    default:
      return value
  }
}

/**
 * The form of a master as it is kept: only its fields, each tidied.
 * @regla Un maestro se guarda sin espacios de más: los códigos en mayúscula, los correos en minúscula, el NIT con su dígito.
 */
export const tidyForm = (of: Master, form: MasterForm): MasterForm =>
  Object.fromEntries(fieldsOf(of).map(([name, field]) => [name, tidyField(field, form[name] ?? '')]))
