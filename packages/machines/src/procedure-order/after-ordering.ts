/** What follows a generated order: recommendations, then the consent of each line. */
import { assign } from 'xstate'
import { CONSENT_CHECK_ERROR, RECOMMENDATION_ERROR } from '@cauce/domain/procedure/messages'
import * as outcome from './outcome.ts'
import { orderSetup } from './setup.ts'
import type { OrderContext } from './types.ts'

const orderId = ({ placed }: OrderContext): number => placed?.id ?? 0

export const recommending = orderSetup.createStateConfig({
  description: 'Se buscan las recomendaciones para el paciente',
  initial: 'checking',
  states: {
    checking: {
      description: 'Se consulta si la orden tiene recomendaciones',
      invoke: {
        src: 'checkRecommendation',
        input: ({ context }) => ({ ordenId: orderId(context) }),
        onDone: [
          { description: 'Hay recomendaciones', guard: ({ event }) => event.output, target: 'printing' },
          { target: '#procedureOrder.consenting' },
        ],
        onError: {
          target: '#procedureOrder.consenting',
          actions: { type: 'say', params: RECOMMENDATION_ERROR },
        },
      },
      on: { 'wait.cancelled': '#procedureOrder.consenting' },
    },
    printing: {
      description: 'Se imprimen las recomendaciones',
      invoke: {
        src: 'printRecommendation',
        input: ({ context }) => ({ ordenId: orderId(context), consultaId: context.consultaId }),
        onDone: '#procedureOrder.consenting',
        onError: {
          target: '#procedureOrder.consenting',
          actions: { type: 'say', params: RECOMMENDATION_ERROR },
        },
      },
      on: { 'wait.cancelled': '#procedureOrder.consenting' },
    },
  },
})

export const consenting = orderSetup.createStateConfig({
  description: 'Se recorre el consentimiento de cada línea',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Se mira si queda otra línea',
      always: [{ guard: 'lineToConsent', target: 'checking' }, { target: '#procedureOrder.refreshing' }],
    },
    checking: {
      description: 'Se consulta si la línea pide consentimiento',
      invoke: {
        src: 'checkConsent',
        input: ({ context }) => {
          const line = outcome.consentLine(context)
          return { cupId: line?.procedimiento.id ?? 0, repId: line?.routing?.rep?.id ?? 0 }
        },
        onDone: [
          { description: 'Pide consentimiento', guard: ({ event }) => event.output, target: 'signing' },
          { target: 'deciding', actions: 'nextConsent' },
        ],
        onError: { target: 'deciding', actions: [{ type: 'say', params: CONSENT_CHECK_ERROR }, 'nextConsent'] },
      },
      on: { 'wait.cancelled': { target: 'deciding', actions: 'nextConsent' } },
    },
    signing: {
      description: 'El paciente acepta, disiente o pide el consentimiento impreso',
      invoke: {
        id: 'consent',
        src: 'procedureConsent',
        input: ({ context }) => {
          const line = outcome.consentLine(context)
          const { id = 0, codigo = '', nombre = '' } = line?.procedimiento ?? {}
          return { ordenId: orderId(context), cup: { id, codigo, nombre }, paciente: context.paciente }
        },
        onDone: {
          target: 'deciding',
          actions: assign(({ context, event }) => outcome.consentWalked(context, event.output.result)),
        },
        onError: { target: 'deciding', actions: [{ type: 'say', params: CONSENT_CHECK_ERROR }, 'nextConsent'] },
      },
    },
  },
})
