import * as Schema from 'effect/Schema'
import { expect, it } from 'vitest'
import { ConsentSubmission } from './consent-submission.ts'

const submission = {
  firma: 'data:image/png;base64,iVBORw0KGgo=',
  id: 40231,
  aceptacion_consentimiento: 'Si',
  firmante: 'Paciente',
  declaracion_a: 'SI',
  declaracion_b: 'SI',
  declaracion_c: 'NO',
}
const accepted = Schema.decodeUnknownResult(ConsentSubmission)
const messageOf = (changes: Record<string, unknown>): string | undefined => {
  const result = Schema.toStandardSchemaV1(ConsentSubmission)['~standard'].validate({ ...submission, ...changes })
  return result instanceof Promise ? undefined : result.issues?.[0]?.message
}

it('needs no more than what the specification lists', () => {
  expect(accepted(submission)._tag).toBe('Success')
})

it('takes a representative, or null where there is none', () => {
  const fields = { numero_documento_representante: null, nombre_representante: 'María Gómez', nombre_profesional: null }
  expect(accepted({ ...submission, ...fields })._tag).toBe('Success')
})

it('refuses other answers in Spanish', () => {
  expect(messageOf({ declaracion_a: 'quizás' })).toBe('Campo requerido, por favor, diligenciar para poder continuar')
  expect(messageOf({ firmante: 'Vecino' })).toBe('Campo requerido, por favor, diligenciar para poder continuar')
  expect(messageOf({ firma: null })).toBe('Es necesario firmar para guardar y autorizar el consentimiento informado.')
})

it('se acepta o no, un menor está de acuerdo o no, y la firma tiene un tamaño máximo', () => {
  const sent = {
    firma: 'data:image/png;base64,AAAA',
    id: 5002,
    aceptacion_consentimiento: 'Si',
    firmante: 'Paciente',
    declaracion_a: 'SI',
    declaracion_b: 'SI',
    declaracion_c: 'NO',
  }
  const said = (change: object): readonly string[] => {
    const result = Schema.toStandardSchemaV1(ConsentSubmission)['~standard'].validate({ ...sent, ...change })
    if (result instanceof Promise) throw new Error('a schema of the domain never waits')
    return (result.issues ?? []).map(({ message }) => message)
  }
  for (const answer of ['Si', 'No']) {
    expect(said({ aceptacion_consentimiento: answer, asentimiento: answer })).toEqual([])
  }
  expect(said({ aceptacion_consentimiento: '' })).toEqual([
    'Campo requerido, por favor, diligenciar para poder continuar',
  ])
  expect(said({ asentimiento: 'Tal vez' })).toHaveLength(1)
  expect(said({ firma: 'a'.repeat(700_001) })).toEqual(['La imagen de la firma es demasiado grande'])
})
