/** The consent form while it is filled: what is asked, of whom, and what is missing. @fuente spec 2 §4, §5 */
import { REQUIRED_FIELD } from '../text/field.ts'
import { cleanDocument, documentProblem } from '../users/document-number.ts'
import type { ConsentSubmission } from './consent-submission.ts'
import type { RepresentativeDocument } from './representative.ts'
import { SIGNATURE_REQUIRED } from './signature.ts'
import { ADOLESCENT_AGE, signersFor, type Risk, type Signer } from './signer.ts'

/** What the signer declares; `declaracion_a`, `declaracion_b`, `declaracion_c`. */
export const CONSENT_DECLARATIONS = {
  a: 'Recibí la explicación y la entendí',
  b: 'Pude preguntar y me respondieron',
  c: 'Sé que puedo cambiar de opinión',
} as const

type YesNo = ConsentSubmission['declaracion_a']

/** Every answer unanswered is null; every text not typed is empty. */
export interface ConsentForm {
  readonly aceptacion_consentimiento: ConsentSubmission['aceptacion_consentimiento'] | null
  readonly firmante: Signer | null
  /** Null: not told. */
  readonly tipo_documento_representante: RepresentativeDocument | null
  readonly numero_documento_representante: string
  readonly nombre_representante: string
  readonly parentesco: string
  readonly asentimiento: 'Si' | 'No' | null
  readonly declaracion_a: YesNo | null
  readonly declaracion_b: YesNo | null
  readonly declaracion_c: YesNo | null
  readonly nombre_profesional: string
}

/** A form without answers; the signer is chosen already where the age leaves only one. */
export const emptyConsentForm = (years: number): ConsentForm => ({
  aceptacion_consentimiento: null,
  firmante: years < ADOLESCENT_AGE ? 'Representante Legal' : null,
  tipo_documento_representante: 'CC',
  numero_documento_representante: '',
  nombre_representante: '',
  parentesco: '',
  asentimiento: null,
  declaracion_a: null,
  declaracion_b: null,
  declaracion_c: null,
  nombre_profesional: '',
})

/** Said at each declaration that an acceptance contradicts. */
export const NO_IS_NO_CONSENT =
  'Con este «NO» no hay consentimiento: explíquelo y pregunte otra vez, o registre que no acepta'

const DECLARATIONS = ['declaracion_a', 'declaracion_b', 'declaracion_c'] as const

/** The patient may not sign alone. */
export const REPRESENTATIVE_MUST_SIGN = 'Por la edad del paciente firma su representante legal'

export interface ConsentCircumstances {
  /** Completed years of the patient. */
  readonly edad: number
  readonly firmaValida: boolean
  readonly riesgo: Risk
}

/**
 * Messages by field; empty when the consent may be saved. `firma` is the signature.
 * @fuente spec 2 §5
 * @regla El consentimiento pide aceptación, firmante, declaraciones y firma; el representante, su documento y nombre; el disentimiento, el nombre del profesional. No se acepta con una declaración en NO, y el documento del representante tiene forma de documento.
 */
export const checkConsentForm = (
  form: ConsentForm,
  { edad, firmaValida, riesgo }: ConsentCircumstances,
): Record<string, string[]> => {
  const signers = signersFor(edad, riesgo)
  const represented = form.firmante === 'Representante Legal'
  const named = represented || (signers.respaldo && form.firmante === 'Paciente')
  const required: readonly (keyof ConsentForm)[] = [
    'aceptacion_consentimiento',
    ...DECLARATIONS,
    'firmante',
    ...(named ? (['numero_documento_representante', 'nombre_representante'] as const) : []),
    ...(represented && signers.asentimiento ? (['asentimiento'] as const) : []),
    ...(form.aceptacion_consentimiento === 'No' ? (['nombre_profesional'] as const) : []),
  ]
  const errores: Record<string, string[]> = {}
  for (const field of required) if ((form[field] ?? '').trim() === '') errores[field] = [REQUIRED_FIELD]
  if (form.aceptacion_consentimiento === 'Si') {
    for (const field of DECLARATIONS) if (form[field] === 'NO') errores[field] = [NO_IS_NO_CONSENT]
  }
  const number = cleanDocument(form.numero_documento_representante)
  const wrong = named ? documentProblem(form.tipo_documento_representante ?? '', number) : null
  if (wrong !== null) errores['numero_documento_representante'] = [wrong]
  if (form.firmante !== null && !signers.opciones.includes(form.firmante)) {
    errores['firmante'] = [REPRESENTATIVE_MUST_SIGN]
  }
  if (!firmaValida) errores['firma'] = [SIGNATURE_REQUIRED]
  return errores
}

/** What the foot says is missing: `Falta 1 respuesta`, `Faltan 2 respuestas y la firma`, `Falta la firma`, `1 respuesta por corregir`, or nothing. */
export const missingAnswers = (errores: Readonly<Record<string, readonly string[]>>): string => {
  const fields = Object.keys(errores)
  const signature = fields.includes('firma')
  const answers = fields.filter((field) => field !== 'firma' && errores[field]?.includes(REQUIRED_FIELD)).length
  const wrong = fields.length - answers - (signature ? 1 : 0)
  const counted = answers === 1 ? 'Falta 1 respuesta' : `Faltan ${answers} respuestas`
  const missing = answers === 0 ? (signature ? 'Falta la firma' : '') : signature ? `${counted} y la firma` : counted
  const toCorrect = wrong === 1 ? '1 respuesta por corregir' : `${wrong} respuestas por corregir`
  return [missing, ...(wrong === 0 ? [] : [toCorrect])].filter(Boolean).join(' · ')
}
