import * as Schema from 'effect/Schema'
import { describe, expect, it } from 'vitest'
import { INVALID_PHONE, INVALID_RECOVERY_EMAIL } from '../session/recovery-data.ts'
import { INVALID_EMAIL } from '../text/email.ts'
import { REQUIRED_FIELD } from '../text/field.ts'
import { INVALID_DOCUMENT } from './document-number.ts'
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
  profesion: 'medicina',
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
    ['email', ' laura@cauce.demo '],
    ['email_recuperacion', ' '],
    ['email_recuperacion', ' laura@correo.co '],
    ['telefono_recuperacion', ' '],
    ['telefono_recuperacion', ' 3005550101 '],
  ])('does not mind the blanks of %s %j', (field, value) => {
    expect(messages({ ...laura, [field]: value })).toEqual({})
  })

  it.each([
    ['email', 'laura', INVALID_EMAIL],
    ['email', ' ', REQUIRED_FIELD],
    ['nombre', '', REQUIRED_FIELD],
    ['tipo_documento_id', 0, REQUIRED_FIELD],
    ['tipo_documento_id', 1.5, 'Debe ser un número entero'],
    ['tipo_documento_id', 2_147_483_648, 'Debe ser un identificador válido'],
    ['numero_documento', '', REQUIRED_FIELD],
    ['numero_documento', ' ', REQUIRED_FIELD],
    ['numero_documento', '.-.', INVALID_DOCUMENT],
    ['telefono_recuperacion', '573005550101', INVALID_PHONE],
    ['telefono_recuperacion', '3005550101 ext', INVALID_PHONE],
    ['email_recuperacion', 'laura', INVALID_RECOVERY_EMAIL],
    ['telefono_recuperacion', '300555', INVALID_PHONE],
    ['cargo', 'x'.repeat(121), 'Máximo 120 caracteres'],
  ])('refuses %s %j', (field, value, message) => {
    expect(messages({ ...laura, [field]: value })).toEqual({ [field]: message })
  })
})

it('nothing is written in an empty form', () => {
  const { tipo_documento_id, rep_id, ...texts } = EMPTY_OPERATOR
  expect([tipo_documento_id, rep_id, ...new Set(Object.values(texts))]).toEqual([0, null, ''])
})

it('is kept clean', () => {
  const recovery = { email_recuperacion: ' Laura@Correo.co ', telefono_recuperacion: ' 3005550101 ' }
  expect(cleanOperator({ ...laura, ...recovery })).toMatchObject({
    email_recuperacion: 'laura@correo.co',
    telefono_recuperacion: '3005550101',
    numero_documento: '1037580214',
    nombre: 'Laura Inés',
    email: 'laura.restrepo@cauce.demo',
  })
})

it('tells which fields changed', () => {
  expect(changedFields(laura, { ...laura, cargo: 'Coordinadora', rep_id: null })).toEqual(['cargo', 'rep_id'])
  expect(changedFields(EMPTY_OPERATOR, EMPTY_OPERATOR)).toEqual([])
})
