import { fc } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { disputedFields, rebaseForm } from '@cauce/domain/users/user-draft'
import { changedFields, cleanOperator, EMPTY_OPERATOR, type OperatorForm } from '@cauce/domain/users/user-form'
import { property } from '../../support/property.ts'

const text = fc.constantFrom('', 'a', 'b', ' Ana  María ', 'X@Y.CO')
const form: fc.Arbitrary<OperatorForm> = fc.record({
  tipo_documento_id: fc.integer({ min: 0, max: 2 }),
  numero_documento: fc.constantFrom('', '1.037', ' ab 12'),
  nombre: text,
  apellido: text,
  email: text,
  cargo: text,
  especialidad: text,
  registro_profesional: text,
  rep_id: fc.constantFrom(null, 1, 2),
  email_recuperacion: text,
  telefono_recuperacion: text,
})
const FIELDS = Object.keys(EMPTY_OPERATOR)
const valueOf = (one: OperatorForm, field: string): unknown => Reflect.get(one, field)

describe('what two people wrote', () => {
  property('of each field: mine where I wrote, theirs where I did not', [form, form, form], (base, mine, theirs) => {
    const both = rebaseForm(base, mine, theirs)
    for (const field of FIELDS) {
      const wrote = valueOf(mine, field) !== valueOf(base, field)
      expect(valueOf(both, field)).toBe(valueOf(wrote ? mine : theirs, field))
    }
  })

  property('nothing is disputed where one of us wrote nothing', [form, form], (base, other) => {
    expect(disputedFields(base, base, other)).toEqual([])
    expect(disputedFields(base, other, base)).toEqual([])
    expect(disputedFields(base, other, other)).toEqual([])
  })

  property('what is disputed is what both changed to something else', [form, form, form], (base, mine, theirs) => {
    const wanted = FIELDS.filter((field) => new Set([base, mine, theirs].map((one) => valueOf(one, field))).size === 3)
    expect(disputedFields(base, mine, theirs)).toEqual(wanted)
  })
})

property('what is clean stays as it is', [form], (one) => {
  const clean = cleanOperator(one)
  expect(changedFields(clean, cleanOperator(clean))).toEqual([])
})
