import { describe, expect, it } from 'vitest'
import { REQUIRED_FIELD } from '../text/field.ts'
import { INVALID_DOCUMENT, ONLY_DIGITS } from '../users/document-number.ts'
import {
  type ConsentForm,
  NO_IS_NO_CONSENT,
  REPRESENTATIVE_MUST_SIGN,
  checkConsentForm,
  emptyConsentForm,
  missingAnswers,
} from './consent-form.ts'
import { SIGNATURE_REQUIRED } from './signature.ts'

const adult = { edad: 54, firmaValida: true, riesgo: 'bajo' } as const
const accepted: ConsentForm = {
  ...emptyConsentForm(54),
  aceptacion_consentimiento: 'Si',
  firmante: 'Paciente',
  declaracion_a: 'SI',
  declaracion_b: 'SI',
  declaracion_c: 'SI',
}
const represented: ConsentForm = {
  ...accepted,
  firmante: 'Representante Legal',
  numero_documento_representante: '43512887',
  nombre_representante: 'María Elena Gómez Castaño',
}
const fields = (form: ConsentForm, circumstances: Parameters<typeof checkConsentForm>[1] = adult) =>
  Object.keys(checkConsentForm(form, circumstances)).toSorted()

const messages = (change: Partial<ConsentForm>) => checkConsentForm({ ...represented, ...change }, adult)

describe('checkConsentForm', () => {
  it('lets a patient accept and sign', () => {
    expect(checkConsentForm(accepted, adult)).toEqual({})
  })

  it('asks for every answer and for the signature of an empty form', () => {
    expect(checkConsentForm(emptyConsentForm(54), { ...adult, firmaValida: false })).toEqual({
      aceptacion_consentimiento: [REQUIRED_FIELD],
      firmante: [REQUIRED_FIELD],
      declaracion_a: [REQUIRED_FIELD],
      declaracion_b: [REQUIRED_FIELD],
      declaracion_c: [REQUIRED_FIELD],
      firma: [SIGNATURE_REQUIRED],
    })
  })

  it('takes no acceptance over a declaration that says NO', () => {
    expect(checkConsentForm({ ...accepted, declaracion_a: 'NO', declaracion_c: 'NO' }, adult)).toEqual({
      declaracion_a: [NO_IS_NO_CONSENT],
      declaracion_c: [NO_IS_NO_CONSENT],
    })
  })

  it('takes NO for an answer of a declaration of who refuses', () => {
    const refused: ConsentForm = { ...accepted, aceptacion_consentimiento: 'No', nombre_profesional: 'Laura Restrepo' }
    expect(fields({ ...refused, declaracion_a: 'NO', declaracion_b: 'NO', declaracion_c: 'NO' })).toEqual([])
  })

  it('takes no text for a document of the representative', () => {
    expect(messages({ numero_documento_representante: 'abc!!' })).toEqual({
      numero_documento_representante: [INVALID_DOCUMENT],
    })
    expect(messages({ numero_documento_representante: 'AB123456' })).toEqual({
      numero_documento_representante: [ONLY_DIGITS],
    })
    expect(messages({ tipo_documento_representante: 'PA', numero_documento_representante: 'ab123456' })).toEqual({})
    expect(messages({ tipo_documento_representante: null, numero_documento_representante: 'AB123456' })).toEqual({})
    expect(messages({ numero_documento_representante: '43.512.887' })).toEqual({})
  })

  it('asks nothing of the document of who does not sign', () => {
    expect(fields({ ...accepted, numero_documento_representante: 'abc!!' })).toEqual([])
  })

  it('asks who the representative is', () => {
    expect(fields({ ...accepted, firmante: 'Representante Legal', nombre_representante: ' ' })).toEqual([
      'nombre_representante',
      'numero_documento_representante',
    ])
    expect(fields(represented)).toEqual([])
  })

  it('of an adolescent at high risk asks who backs only once it is known who signs', () => {
    const seventeen = { edad: 17, firmaValida: true, riesgo: 'alto' } as const
    expect(fields({ ...accepted, firmante: null }, seventeen)).toEqual(['firmante'])
    expect(fields(accepted, seventeen)).toEqual(['nombre_representante', 'numero_documento_representante'])
  })

  it('does not ask for a representative when an adult signs', () => {
    expect(fields({ ...accepted, nombre_representante: '' }, { ...adult, riesgo: 'alto' })).toEqual([])
  })

  it('asks for the name of the professional when the patient refuses', () => {
    expect(fields({ ...accepted, aceptacion_consentimiento: 'No' })).toEqual(['nombre_profesional'])
    expect(
      fields({ ...accepted, aceptacion_consentimiento: 'No', nombre_profesional: 'Laura Restrepo Mejía' }),
    ).toEqual([])
  })

  it('asks for a signature of a refusal too', () => {
    const refused: ConsentForm = { ...accepted, aceptacion_consentimiento: 'No', nombre_profesional: 'Laura Restrepo' }
    expect(fields(refused, { ...adult, firmaValida: false })).toEqual(['firma'])
  })

  it('does not let a child under 14 sign', () => {
    expect(checkConsentForm(accepted, { ...adult, edad: 13 })).toEqual({ firmante: [REPRESENTATIVE_MUST_SIGN] })
  })

  it('asks for the assent of a minor when a representative signs', () => {
    expect(fields(represented, { ...adult, edad: 9 })).toEqual(['asentimiento'])
    expect(fields({ ...represented, asentimiento: 'Si' }, { ...adult, edad: 9 })).toEqual([])
    expect(fields({ ...represented, asentimiento: 'No' }, { ...adult, edad: 9 })).toEqual([])
  })

  it('lets an adolescent sign, with a representative behind at high risk', () => {
    expect(fields(accepted, { ...adult, edad: 15 })).toEqual([])
    expect(fields(accepted, { ...adult, edad: 15, riesgo: 'alto' })).toEqual([
      'nombre_representante',
      'numero_documento_representante',
    ])
  })
})

describe('emptyConsentForm', () => {
  it('chooses the signer only where there is no choice', () => {
    expect([emptyConsentForm(13).firmante, emptyConsentForm(14).firmante, emptyConsentForm(54).firmante]).toEqual([
      'Representante Legal',
      null,
      null,
    ])
  })
})

describe('missingAnswers', () => {
  const error = [REQUIRED_FIELD]

  it('counts the answers', () => {
    expect(missingAnswers({ declaracion_c: error })).toBe('Falta 1 respuesta')
    expect(missingAnswers({ declaracion_a: error, declaracion_c: error })).toBe('Faltan 2 respuestas')
  })

  it('tells the signature apart', () => {
    expect(missingAnswers({ firma: error })).toBe('Falta la firma')
    expect(missingAnswers({ firma: error, firmante: [REPRESENTATIVE_MUST_SIGN] })).toBe(
      'Falta la firma · 1 respuesta por corregir',
    )
    expect(missingAnswers({ declaracion_a: [NO_IS_NO_CONSENT], declaracion_b: [NO_IS_NO_CONSENT] })).toBe(
      '2 respuestas por corregir',
    )
    expect(missingAnswers({ firma: error, firmante: error })).toBe('Falta 1 respuesta y la firma')
  })

  it('is silent when nothing is missing', () => {
    expect(missingAnswers({})).toBe('')
  })
})

it('nada está escrito en un formulario sin respuestas', () => {
  const { numero_documento_representante, nombre_representante, parentesco, nombre_profesional } = emptyConsentForm(54)
  expect([numero_documento_representante, nombre_representante, parentesco, nombre_profesional]).toEqual([
    '',
    '',
    '',
    '',
  ])
})
