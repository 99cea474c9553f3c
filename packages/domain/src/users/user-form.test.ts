import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { INVALID_PHONE, INVALID_RECOVERY_EMAIL } from '../session/recovery-data.ts'
import { INVALID_EMAIL } from '../text/email.ts'
import { REQUIRED_FIELD } from '../text/field.ts'
import { changedFields, cleanOperator, EMPTY_OPERATOR, OperatorForm, type OperatorForm as Form } from './user-form.ts'

const laura: Form = {
  tipo_documento_id: 2,
  numero_documento: '1.037.580.214',
  nombre: '  Laura  Inés ',
  apellido: 'Restrepo Mejía',
  email: ' Laura.Restrepo@Cauce.demo',
  cargo: 'Médica general',
  especialidad: '',
  registro_profesional: 'RM 05-2014-1187',
  rep_id: 4,
  email_recuperacion: '',
  telefono_recuperacion: '3005550101',
}

const messages = (value: unknown): Record<string, string> => {
  const result = Schema.toStandardSchemaV1(OperatorForm)['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('a schema of the domain never waits')
  return Object.fromEntries(
    (result.issues ?? []).map(({ path, message }) => [JSON.stringify(path?.[0]).slice(1, -1), message]),
  )
}

describe('OperatorForm', () => {
  it('takes a form that is filled in', () => {
    expect(messages(laura)).toEqual({})
  })

  it.each([
    ['email', 'laura', INVALID_EMAIL],
    ['email', ' ', REQUIRED_FIELD],
    ['nombre', '', REQUIRED_FIELD],
    ['tipo_documento_id', 0, REQUIRED_FIELD],
    ['numero_documento', '', REQUIRED_FIELD],
    ['email_recuperacion', 'laura', INVALID_RECOVERY_EMAIL],
    ['telefono_recuperacion', '300555', INVALID_PHONE],
    ['cargo', 'x'.repeat(121), 'Máximo 120 caracteres'],
  ])('refuses %s %j', (field, value, message) => {
    expect(messages({ ...laura, [field]: value })).toEqual({ [field]: message })
  })
})

it('is kept clean', () => {
  expect(cleanOperator(laura)).toMatchObject({
    numero_documento: '1037580214',
    nombre: 'Laura Inés',
    email: 'laura.restrepo@cauce.demo',
  })
})

it('tells which fields changed', () => {
  expect(changedFields(laura, { ...laura, cargo: 'Coordinadora', rep_id: null })).toEqual(['cargo', 'rep_id'])
  expect(changedFields(EMPTY_OPERATOR, EMPTY_OPERATOR)).toEqual([])
})
