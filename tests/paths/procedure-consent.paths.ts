/** Every situation and every transition of an informed consent. */
import { describe, expect, it } from 'vitest'
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import { PortFailure } from '@cauce/machines/failure'
import { procedureConsentMachine } from '@cauce/machines/procedure-consent'
import { answers, consentText, signature } from '@cauce/machines/testing/consent-samples'
import { type Walk, walkEverything } from './walk.ts'

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
      'dialog.dismissed',
      'retry',
      'wait.cancelled',
    ].map((type) => ({ type })),
  ],
  ports: {
    loadText: { done: [consentText], error: [lost] },
    previewPdf: { done: [{ url: 'blob:1' }], error: [lost, textChanged] },
    newKey: { done: ['k1'], error: [lost] },
    saveConsent: {
      done: [{ estado: 'firmado', codigo_verificacion: 'ABC' }],
      error: [lost, textChanged, alreadySigned, invalid],
    },
    printConsent: { done: [undefined], error: [lost] },
  },
  facts: ({ form, signature: drawn, idempotencyKey }) => [
    JSON.stringify(form).includes('Paciente'),
    drawn !== null,
    idempotencyKey !== null,
  ],
})

describe('consentimiento informado', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const alive = await walkEverything(walk(AffiliateType.contributor))
    const dead = await walkEverything(walk(AffiliateType.deceased))
    expect([...alive.differences, ...dead.differences]).toEqual([])
    expect(new Set([...alive.states.visited, ...dead.states.visited])).toEqual(new Set(alive.states.all))
    expect(new Set([...alive.transitions.taken, ...dead.transitions.taken])).toEqual(new Set(alive.transitions.all))
  })
})
