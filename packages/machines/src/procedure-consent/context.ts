/** What happens to the context of {@link file://../procedure-consent.ts}: pure functions, one per fact. */
import { DECEASED_MESSAGE, isDeceased } from '@cauce/domain/affiliate/affiliate-type'
import { checkConsentForm, emptyConsentForm, type ConsentForm } from '@cauce/domain/consent/consent-form'
import type { ConsentSubmission } from '@cauce/domain/consent/consent-submission'
import type { ConsentText } from '@cauce/domain/consent/consent-text'
import { isRealSignature } from '@cauce/domain/consent/signature'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type FieldErrors } from '../failure.ts'
import type { ConsentContext, ConsentInput, ConsentOutput, DrawnSignature, SavedConsent } from './types.ts'

type Change = Partial<ConsentContext>

const POSTPONED: ConsentOutput = { result: 'pospuesto', documento: null }

export const newConsent = (input: ConsentInput): ConsentContext => ({
  ...input,
  text: null,
  textChanged: false,
  form: emptyConsentForm(input.paciente.edad),
  signature: null,
  entregadoAt: null,
  firmadoAt: null,
  errores: {},
  error: isDeceased(input.paciente.tipoAfiliadoId) ? DECEASED_MESSAGE : null,
  previewUrl: null,
  idempotencyKey: null,
  output: isDeceased(input.paciente.tipoAfiliadoId) ? { result: 'fallido', documento: null } : POSTPONED,
})

/** Messages by field; empty when the consent may be saved. Before the text is read everything is still missing. */
export const missingIn = ({ form, paciente, signature, text }: ConsentContext): FieldErrors =>
  checkConsentForm(form, {
    edad: paciente.edad,
    firmaValida: signature !== null && isRealSignature(signature.stats),
    riesgo: text?.riesgo ?? 'alto',
  })

const emptyToNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** The consent as it is sent, or null while something is missing. Fields that the answers make meaningless are not sent. */
export const toSubmission = (context: ConsentContext): ConsentSubmission | null => {
  const { form, signature, text, ordenId, cup } = context
  const { aceptacion_consentimiento, firmante, declaracion_a, declaracion_b, declaracion_c } = form
  if (text === null || signature === null || Object.keys(missingIn(context)).length > 0) return null
  if (aceptacion_consentimiento === null || firmante === null) return null
  if (declaracion_a === null || declaracion_b === null || declaracion_c === null) return null
  const number = emptyToNull(form.numero_documento_representante)
  return {
    firma: signature.dataUrl,
    id: ordenId,
    cup_id: cup.id,
    aceptacion_consentimiento,
    firmante,
    tipo_documento_representante: number === null ? null : form.tipo_documento_representante,
    numero_documento_representante: number,
    nombre_representante: emptyToNull(form.nombre_representante),
    parentesco: emptyToNull(form.parentesco),
    asentimiento: form.asentimiento,
    declaracion_a,
    declaracion_b,
    declaracion_c,
    nombre_profesional: aceptacion_consentimiento === 'No' ? emptyToNull(form.nombre_profesional) : null,
    version: text.version,
    huella: text.huella,
    entregado_at: context.entregadoAt,
    firmado_at: context.firmadoAt,
  }
}

/** The submission of a state that is only reached with a complete form. */
export const completeSubmission = (context: ConsentContext): ConsentSubmission => {
  const submission = toSubmission(context)
  if (submission === null) throw new Error('the consent form is not complete')
  return submission
}

const without = (errores: FieldErrors, fields: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(errores).filter(([field]) => !fields.includes(field)))

export const formChanged = (context: ConsentContext, form: Partial<ConsentForm>): Change => ({
  form: { ...context.form, ...form },
  errores: without(context.errores, Object.keys(form)),
  error: null,
})

export const signatureChanged = (context: ConsentContext, signature: DrawnSignature | null): Change => ({
  signature,
  errores: without(context.errores, ['firma']),
  error: null,
})

/** The professional hands the device over. */
export const handedOver = (at: string | undefined): Change => ({ entregadoAt: at ?? null, firmadoAt: null })

/** The patient hands it back, signed: from now on nobody changes what was signed. */
export const handedBack = (at: string | undefined): Change => ({ firmadoAt: at ?? null })

/** It is handed over once more: answers stay, and so does what the server said of them; what was signed does not. */
export const handedAgain = (): Change => ({ signature: null, firmadoAt: null, previewUrl: null })

/** The text in force arrives. A signature given under another text is not a signature of this one. */
export const textLoaded = (context: ConsentContext, text: ConsentText): Change => {
  const replaced = context.text !== null && context.text.huella !== text.huella
  return {
    text,
    textChanged: context.textChanged || replaced,
    signature: replaced ? null : context.signature,
    error: null,
  }
}

/** The server knows a newer text: answers stay, signature and key go. */
export const textReplaced = (): Change => ({
  textChanged: true,
  signature: null,
  previewUrl: null,
  idempotencyKey: null,
})

export const portFailed = (thrown: unknown): Change => {
  const { error, errores } = failureOf(thrown)
  return { error: error ?? CONNECTION_LOST, errores }
}

export const saved = ({ estado, codigo_verificacion }: SavedConsent): Change => ({
  idempotencyKey: null,
  output: { result: estado, documento: codigo_verificacion },
})
