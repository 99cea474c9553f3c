import { describe, expect, it } from 'vitest'
import { AffiliateType, DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import { emptyConsentForm, type ConsentForm } from '@cauce/domain/consent/consent-form'
import { SIGNATURE_REQUIRED } from '@cauce/domain/consent/signature'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { PortFailure } from '../failure.ts'
import { complete, consentInput, signed } from '../testing/consent-contexts.ts'
import { consentText, signature } from '../testing/consent-samples.ts'
import * as change from './context.ts'
import type { ConsentContext } from './types.ts'

const sent = {
  firma: signature.dataUrl,
  id: 5,
  cup_id: 10,
  aceptacion_consentimiento: 'Si',
  firmante: 'Paciente',
  tipo_documento_representante: null,
  numero_documento_representante: null,
  nombre_representante: null,
  parentesco: null,
  asentimiento: null,
  declaracion_a: 'SI',
  declaracion_b: 'SI',
  declaracion_c: 'SI',
  nombre_profesional: null,
  version: 1,
  huella: consentText.huella,
  entregado_at: null,
  firmado_at: null,
}

describe('a new consent', () => {
  it('has nothing answered, and is left for later if nothing follows', () => {
    expect(change.newConsent(consentInput)).toEqual({
      ...consentInput,
      text: null,
      textChanged: false,
      form: emptyConsentForm(54),
      signature: null,
      entregadoAt: null,
      firmadoAt: null,
      errores: {},
      error: null,
      previewUrl: null,
      idempotencyKey: null,
      output: { result: 'pospuesto', documento: null },
    })
  })

  it('is not possible for a patient who has died', () => {
    const deceased = { ...consentInput, paciente: { edad: 54, tipoAfiliadoId: AffiliateType.deceased } }
    expect(change.newConsent(deceased)).toMatchObject({
      error: DECEASED_MESSAGE,
      output: { result: 'fallido', documento: null },
    })
  })

  it('of a child is signed by the representative', () => {
    const child = { ...consentInput, paciente: { ...consentInput.paciente, edad: 8 } }
    expect(change.newConsent(child).form).toEqual(emptyConsentForm(8))
  })
})

describe('what is sent', () => {
  it('is what was answered, signed under that version of the text', () => {
    expect(change.toSubmission(signed())).toEqual(sent)
    expect(change.completeSubmission(signed())).toEqual(sent)
  })

  it.each<readonly [string, Partial<ConsentForm>, object]>([
    [
      'of a dissent says who explained what follows from it',
      { aceptacion_consentimiento: 'No', nombre_profesional: ' Laura Restrepo Mejía ' },
      { aceptacion_consentimiento: 'No', nombre_profesional: 'Laura Restrepo Mejía' },
    ],
    ['of an acceptance does not say it', { nombre_profesional: 'Laura Restrepo Mejía' }, { nombre_profesional: null }],
    [
      'says who represents the patient',
      {
        firmante: 'Representante Legal',
        numero_documento_representante: ' 43887210 ',
        nombre_representante: ' Ana Mejía ',
        parentesco: ' Hija ',
      },
      {
        firmante: 'Representante Legal',
        tipo_documento_representante: 'CC',
        numero_documento_representante: '43887210',
        nombre_representante: 'Ana Mejía',
        parentesco: 'Hija',
      },
    ],
    ['has no relation that is only spaces', { parentesco: '   ' }, { parentesco: null }],
  ])('%s', (_, form, expected) => {
    expect(change.toSubmission(signed({ form: { ...complete, ...form } }))).toEqual({ ...sent, ...expected })
  })

  it.each<readonly [string, Partial<ConsentContext>]>([
    ['before the text is read', { text: null }],
    ['without a signature', { signature: null }],
    ['without an answer', { form: { ...complete, aceptacion_consentimiento: null } }],
    ['without a signer', { form: { ...complete, firmante: null } }],
    ['without the first declaration', { form: { ...complete, declaracion_a: null } }],
    ['without the second declaration', { form: { ...complete, declaracion_b: null } }],
    ['without the third declaration', { form: { ...complete, declaracion_c: null } }],
  ])('is nothing %s', (_, over) => {
    expect(change.toSubmission(signed(over))).toBeNull()
    expect(() => change.completeSubmission(signed(over))).toThrow('the consent form is not complete')
  })
})

describe('what is missing', () => {
  it('is nothing of a complete and signed one', () => {
    expect(change.missingIn(signed())).toEqual({})
  })

  it('is the signature until it is a real one', () => {
    const dot = { inked: 30, width: 400, height: 160, minX: 10, minY: 10, maxX: 15, maxY: 15 }
    for (const drawn of [null, { dataUrl: signature.dataUrl, stats: dot }])
      expect(change.missingIn(signed({ signature: drawn }))).toEqual({ firma: [SIGNATURE_REQUIRED] })
  })

  it('is taken for that of a high risk while the text is not read: who represents an adolescent', () => {
    const adolescent = { paciente: { ...consentInput.paciente, edad: 15 } }
    const representative = [REQUIRED_FIELD]
    expect(change.missingIn(signed({ ...adolescent, text: null }))).toEqual({
      numero_documento_representante: representative,
      nombre_representante: representative,
    })
    expect(change.missingIn(signed(adolescent))).toEqual({})
  })

  it('goes away with the field that is answered, as does what was said of the whole', () => {
    const errores = { firmante: [REQUIRED_FIELD], declaracion_a: [REQUIRED_FIELD], firma: [SIGNATURE_REQUIRED] }
    const context = signed({ errores, error: 'Revise los datos', signature: null })
    expect(change.formChanged(context, { firmante: 'Paciente', parentesco: 'Hija' })).toEqual({
      form: { ...complete, firmante: 'Paciente', parentesco: 'Hija' },
      errores: { declaracion_a: [REQUIRED_FIELD], firma: [SIGNATURE_REQUIRED] },
      error: null,
    })
    expect(change.signatureChanged(context, signature)).toEqual({
      signature,
      errores: { firmante: [REQUIRED_FIELD], declaracion_a: [REQUIRED_FIELD] },
      error: null,
    })
  })

  it('is what the server says, or that nobody answered', () => {
    const errores = { firma: [SIGNATURE_REQUIRED] }
    expect(change.portFailed(new PortFailure({ status: 422, error: 'Revise', errores }))).toEqual({
      error: 'Revise',
      errores,
    })
    expect(change.portFailed(new TypeError('network'))).toEqual({ error: CONNECTION_LOST, errores: {} })
  })
})
