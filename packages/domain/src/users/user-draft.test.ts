import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import { ONLY_DIGITS } from './document-number.ts'
import { ROLE_REQUIRED } from './role-choice.ts'
import { disputedFields, draftProblems, EMPTY_DRAFT, isDraftChanged, rebaseForm } from './user-draft.ts'
import { EMPTY_OPERATOR } from './user-form.ts'

const form = {
  ...EMPTY_OPERATOR,
  tipo_documento_id: 1,
  numero_documento: '1.037.580.214',
  nombre: 'Laura',
  apellido: 'Restrepo',
  email: 'laura@cauce.demo',
}
const draft = { ...EMPTY_DRAFT, form, roles: [2] }

describe('draftProblems', () => {
  it('has nothing to say of a draft that is filled in', () => {
    expect(draftProblems(draft, true, 'CC')).toEqual({})
    expect(draftProblems({ ...draft, roles: [] }, false, 'CC')).toEqual({})
  })

  it('says everything that is missing at once', () => {
    expect(EMPTY_DRAFT.clase).toBe('operador')
    expect(draftProblems(EMPTY_DRAFT, true, '')).toEqual({
      tipo_documento_id: [REQUIRED_FIELD],
      numero_documento: [REQUIRED_FIELD],
      nombre: [REQUIRED_FIELD],
      apellido: [REQUIRED_FIELD],
      email: [REQUIRED_FIELD],
      roles: [ROLE_REQUIRED],
    })
  })

  it('knows what each document is made of', () => {
    const passport = { ...draft, form: { ...form, numero_documento: 'AB123' } }
    expect(draftProblems(passport, true, 'CC')).toEqual({ numero_documento: [ONLY_DIGITS] })
    expect(draftProblems(passport, true, 'PA')).toEqual({})
  })

  it('asks of an affiliate who it is, the mail and a role', () => {
    const affiliate = { ...EMPTY_DRAFT, clase: 'afiliado' } as const
    expect(draftProblems(affiliate, true, '')).toEqual({
      numero_documento: [REQUIRED_FIELD],
      email: [REQUIRED_FIELD],
      roles: [ROLE_REQUIRED],
    })
    expect(Object.keys(draftProblems({ ...affiliate, afiliado_id: 31 }, true, ''))).toEqual(['email', 'roles'])
    expect(draftProblems({ ...affiliate, form: { ...EMPTY_OPERATOR, email: 'a@b.co' } }, false, '')).toEqual({})
  })
})

it('a draft is changed when something of it is', () => {
  expect(isDraftChanged(draft, { ...draft, form: { ...form } })).toBe(false)
  expect(isDraftChanged(draft, { ...draft, roles: [2, 3] })).toBe(true)
  expect(isDraftChanged(draft, { ...draft, clase: 'afiliado' })).toBe(true)
  expect(isDraftChanged(draft, { ...draft, afiliado_id: 31 })).toBe(true)
  expect(isDraftChanged(draft, { ...draft, form: { ...form, cargo: 'Jefe' } })).toBe(true)
})

describe('when another person saved meanwhile', () => {
  const mine = { ...form, cargo: 'Jefe', nombre: 'Laura Inés' }
  const theirs = { ...form, cargo: 'Coordinadora', apellido: 'Restrepo Mejía' }

  it('what I wrote stays and theirs comes', () => {
    expect(rebaseForm(form, mine, theirs)).toEqual({ ...mine, apellido: 'Restrepo Mejía' })
  })

  it('tells where both wrote', () => {
    expect(disputedFields(form, mine, theirs)).toEqual(['cargo'])
    expect(disputedFields(form, mine, { ...theirs, cargo: 'Jefe' })).toEqual([])
  })
})
