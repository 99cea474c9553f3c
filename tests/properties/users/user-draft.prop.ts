import * as fc from 'fast-check'
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
  profesion: fc.constantFrom('', 'medicina', 'enfermeria'),
  rep_id: fc.constantFrom(null, 1, 2),
  email_recuperacion: text,
  telefono_recuperacion: text,
})
const FIELDS = Object.keys(EMPTY_OPERATOR)
const valueOf = (one: OperatorForm, field: string): unknown => Reflect.get(one, field)

describe('lo que dos personas escribieron', () => {
  property('de cada campo: lo mío donde escribí, lo suyo donde no', [form, form, form], (base, mine, theirs) => {
    const both = rebaseForm(base, mine, theirs)
    for (const field of FIELDS) {
      const wrote = valueOf(mine, field) !== valueOf(base, field)
      expect(valueOf(both, field)).toBe(valueOf(wrote ? mine : theirs, field))
    }
  })

  property('no hay disputa donde uno de los dos no escribió nada', [form, form], (base, other) => {
    expect(disputedFields(base, base, other)).toEqual([])
    expect(disputedFields(base, other, base)).toEqual([])
    expect(disputedFields(base, other, other)).toEqual([])
  })

  property('se disputa lo que los dos cambiaron por algo distinto', [form, form, form], (base, mine, theirs) => {
    const wanted = FIELDS.filter((field) => new Set([base, mine, theirs].map((one) => valueOf(one, field))).size === 3)
    expect(disputedFields(base, mine, theirs)).toEqual(wanted)
  })
})

property('lo que está limpio queda como está', [form], (one) => {
  const clean = cleanOperator(one)
  expect(changedFields(clean, cleanOperator(clean))).toEqual([])
})
