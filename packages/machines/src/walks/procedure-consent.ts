/** What may happen to an informed consent. */
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import { PortFailure } from '../failure.ts'
import { procedureConsentMachine } from '../procedure-consent.ts'
import { answers, consentText, signature } from '../testing/consent-samples.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const lost = new PortFailure({})
const textChanged = new PortFailure({ status: 409, codigo: 'consentimiento.texto_cambio' })
const alreadySigned = new PortFailure({ status: 409, codigo: 'consentimiento.ya_firmado', error: 'Ya está firmado' })
const invalid = new PortFailure({ status: 422, codigo: 'datos.invalidos', errores: { firma: ['No es una firma'] } })

const walk = (tipoAfiliadoId: number): Walk => ({
  machine: procedureConsentMachine,
  input: {
    ordenId: 5,
    cup: { id: 10, codigo: '452301', nombre: 'Colonoscopia total' },
    paciente: { edad: 54, tipoAfiliadoId },
  },
  events: () => [
    { type: 'form.changed', form: answers },
    { type: 'signature.changed', signature },
    ...[
      'consent.accepted',
      'consent.declined',
      'consent.postponed',
      'preview.requested',
      'preview.expired',
      'preview.rejected',
      'consent.confirmed',
      'consent.handedAgain',
      'device.returned',
      'dialog.dismissed',
      'retry',
      'wait.cancelled',
    ].map((type) => ({ type })),
  ],
  ports: {
    loadText: named({ Llega: consentText }, { [NO_ANSWER]: lost }),
    previewPdf: named({ Llega: { url: 'blob:1' } }, { [NO_ANSWER]: lost, 'El texto cambió': textChanged }),
    newKey: keyAnswers(),
    saveConsent: named(
      { 'Queda firmado': { estado: 'firmado', codigo_verificacion: 'ABC' } },
      {
        [NO_ANSWER]: lost,
        'El texto cambió': textChanged,
        'Ya estaba firmado': alreadySigned,
        'La firma no sirve': invalid,
      },
    ),
    printConsent: named({ 'Se imprime': undefined }, { 'No se pudo imprimir': lost }),
  },
  facts: ({ form, signature: drawn, idempotencyKey }) => [
    JSON.stringify(form).includes('Paciente'),
    drawn !== null,
    idempotencyKey !== null,
  ],
})

export const procedureConsentWalk: Walk = walk(AffiliateType.contributor)

/** Of who died: no electronic authorisation is asked for. */
export const deceasedConsentWalk: Walk = walk(AffiliateType.deceased)
