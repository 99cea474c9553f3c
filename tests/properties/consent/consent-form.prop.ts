import { describe, expect } from 'vitest'
import {
  type ConsentCircumstances,
  type ConsentForm,
  checkConsentForm,
  missingAnswers,
} from '@cauce/domain/consent/consent-form'
import { circumstances, consentForm } from '../../support/arbitraries/consent.ts'
import { property } from '../../support/property.ts'

type Question = keyof ConsentForm

/** For each field, when it is asked; told apart from the others. */
const ASKED: Readonly<Record<Question, (form: ConsentForm, about: ConsentCircumstances) => boolean>> = {
  aceptacion_consentimiento: () => true,
  declaracion_a: () => true,
  declaracion_b: () => true,
  declaracion_c: () => true,
  firmante: () => true,
  tipo_documento_representante: () => false,
  numero_documento_representante: (form, about) => representativeNamed(form, about),
  nombre_representante: (form, about) => representativeNamed(form, about),
  parentesco: () => false,
  asentimiento: ({ firmante }, { edad }) => firmante === 'Representante Legal' && edad < 18,
  nombre_profesional: ({ aceptacion_consentimiento }) => aceptacion_consentimiento === 'No',
}

const representativeNamed = ({ firmante }: ConsentForm, { edad, riesgo }: ConsentCircumstances): boolean =>
  firmante === 'Representante Legal' || (firmante === 'Paciente' && edad >= 14 && edad < 18 && riesgo === 'alto')

const isEmpty = (answer: string | null): boolean => answer === null || !/\S/u.test(answer)

const expectedFields = (form: ConsentForm, about: ConsentCircumstances): readonly string[] => {
  const questions: readonly Question[] = [
    'aceptacion_consentimiento',
    'declaracion_a',
    'declaracion_b',
    'declaracion_c',
    'firmante',
    'numero_documento_representante',
    'nombre_representante',
    'parentesco',
    'asentimiento',
    'nombre_profesional',
  ]
  const wrong = questions.filter((field) => ASKED[field](form, about) && isEmpty(form[field]))
  const childSigns = form.firmante === 'Paciente' && about.edad < 14
  const contradicted = (['declaracion_a', 'declaracion_b', 'declaracion_c'] as const).filter(
    (field) => form.aceptacion_consentimiento === 'Si' && form[field] === 'NO',
  )
  const number = form.numero_documento_representante.replaceAll(/[\s.,]/gu, '').toUpperCase()
  const ofDigits = ['CC', 'TI', 'CE'].includes(form.tipo_documento_representante ?? '')
  const isDocument = (ofDigits ? /^\d{3,20}$/u : /^[A-Z0-9]{3,20}$/u).test(number)
  const odd = representativeNamed(form, about) && number !== '' && !isDocument
  return [
    ...new Set([
      ...wrong,
      ...contradicted,
      ...(odd ? ['numero_documento_representante'] : []),
      ...(childSigns ? ['firmante'] : []),
      ...(about.firmaValida ? [] : ['firma']),
    ]),
  ].toSorted()
}

describe('checkConsentForm', () => {
  property('tienen mensaje exactamente los campos pedidos y vacíos', [consentForm, circumstances], (form, about) => {
    expect(Object.keys(checkConsentForm(form, about)).toSorted()).toEqual(expectedFields(form, about))
  })

  property('sin firma no hay consentimiento', [consentForm, circumstances], (form, about) => {
    const errores = checkConsentForm(form, { ...about, firmaValida: false })
    expect(errores['firma']).toEqual(['Es necesario firmar para guardar y autorizar el consentimiento informado.'])
  })

  property('el pie cuenta cada mensaje una vez', [consentForm, circumstances], (form, about) => {
    const errores = checkConsentForm(form, about)
    const text = missingAnswers(errores)
    const answers = (text.match(/\d+/gu) ?? []).reduce((sum, digits) => sum + Number(digits), 0)
    expect(answers + (text.includes('firma') ? 1 : 0)).toBe(Object.keys(errores).length)
  })
})
