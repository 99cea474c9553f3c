/** A form that any master takes, made from its declaration: nobody writes one by hand for a new page. */
import { nitDigit } from '@cauce/domain/kit/nit'
import type { Field } from '@cauce/domain/kit/master/field'
import { fieldsOf, type Master, type MasterForm } from '@cauce/domain/kit/master/master'

const nitOf = (n: number): string => {
  const number = String(800_100_000 + n)
  return `${number}-${nitDigit(number).digit}`
}

/**
 * A value of a field, another for each `n`; of limits that follow one another, each above the one before.
 * @param chosen number of a row that a reference can point to
 * @param place of the field in the form
 */
const sampleValue = (field: Field, n: number, chosen: string, place: number): string => {
  switch (field.kind) {
    case 'code':
      return `Z${n}`.slice(0, field.max)
    case 'text':
      return `Ñandú ${n} de prueba`.slice(0, field.max)
    case 'nit':
      return nitOf(n)
    case 'phone':
      return '6045550000'
    case 'email':
      return `prueba${n}@ejemplo.co`
    case 'address':
      return `Calle ${n} # 1-2`
    case 'choice':
      return field.options[n % field.options.length]?.value ?? ''
    case 'reference':
      return field.required ? chosen : ''
    case 'integer':
      return String(Math.min(field.max, field.min + place))
    case 'decimal':
      return String(field.min)
    case 'flag':
      return n % 2 === 0 ? 'si' : 'no'
    default:
      return '2026-11-26'
  }
}

type Chosen = Readonly<Record<string, string>>

export const sampleForm = (of: Master, n: number, chosen: Chosen): MasterForm =>
  Object.fromEntries(
    fieldsOf(of).map(([name, field], place) => [name, sampleValue(field, n, chosen[name] ?? '', place + 1)]),
  )
