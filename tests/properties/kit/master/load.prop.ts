import * as fc from 'fast-check'
import { describe } from 'vitest'
import { codeOfCell, formOfLine, readHeader, referenceCell } from '@cauce/domain/kit/master/load'
import { fieldsOf, type Master } from '@cauce/domain/kit/master/master'
import { valueWords } from '@cauce/domain/kit/master/words'
import { property } from '../../../support/property.ts'
import { goodForm, masterWith } from './forms.ts'

const shuffled = (of: Master) => {
  const labels = fieldsOf(of).map(([, { label }]) => label)
  return fc.shuffledSubarray(labels, { minLength: labels.length })
}

describe('readHeader', () => {
  property(
    'reconoce todas las columnas en cualquier orden, con otras mayúsculas',
    [masterWith(shuffled)],
    ([of, labels]) => {
      const { fields, ignored, missing } = readHeader(
        of,
        labels.map((label) => label.toUpperCase()),
      )
      return (
        ignored.length === 0 &&
        missing.length === 0 &&
        fields.every((name, at) => name !== null && of.fields[name]?.label === labels[at])
      )
    },
  )

  property('lo que no conoce lo dice y lo deja', [masterWith(shuffled)], ([of, labels]) => {
    const { fields, ignored } = readHeader(of, [...labels, 'Color favorito'])
    return ignored.join() === 'Color favorito' && fields.at(-1) === null
  })
})

describe('formOfLine', () => {
  property(
    'lo que un archivo no trae queda como estaba',
    [masterWith((of) => fc.tuple(goodForm(of), goodForm(of)))],
    ([of, [before, after]]) => {
      const field = of.fields[of.key]
      const header = readHeader(of, [field?.label ?? ''])
      const form = formOfLine(of, header, [after[of.key] ?? ''], before)
      return Object.keys(of.fields).every((name) => form[name] === (name === of.key ? after : before)[name])
    },
  )

  property('una línea con las palabras de un formulario lo vuelve a dar', [masterWith(goodForm)], ([of, form]) => {
    const header = readHeader(
      of,
      fieldsOf(of).map(([, { label }]) => label),
    )
    const cells = fieldsOf(of).map(([name, field]) =>
      field.kind === 'flag' ? (form[name] ?? '') : valueWords(field, form[name] ?? ''),
    )
    return JSON.stringify(formOfLine(of, header, cells, {})) === JSON.stringify(form)
  })

  property(
    'de una referencia se lee el código',
    [fc.stringMatching(/^[0-9A-Z]{1,10}$/u), fc.string()],
    (codigo, nombre) => codeOfCell(referenceCell(codigo, nombre)) === codigo,
  )
})
