/** The scheme in course, and its cancellation, whole. @fuente spec 2 §4 */
import { assign } from 'xstate'
import { SCHEME_CANCEL_ERROR } from '@cauce/domain/oncology/names'
import { nextNotice } from '../notice.ts'
import * as outcome from './outcome.ts'
import { schemeSetup } from './setup.ts'

export const active = schemeSetup.createStateConfig({
  description: 'Hay un esquema en curso',
  on: {
    'look.again': { target: 'looking', actions: assign({ hoy: ({ event }) => event.hoy }) },
    'cancel.requested': 'cancelling',
  },
})

export const cancelling = schemeSetup.createStateConfig({
  description: 'Se cancela el esquema',
  initial: 'asking',
  states: {
    asking: {
      description: 'Se pregunta si de verdad se cancela',
      on: { 'cancel.confirmed': 'keying', 'cancel.left': '#scheme.active' },
    },
    keying: {
      description: 'Se crea la clave que impide cancelar dos veces',
      invoke: {
        src: 'newKey',
        onDone: { target: 'sending', actions: assign({ idempotencyKey: ({ event }) => event.output }) },
        onError: {
          target: 'refused',
          actions: assign(({ event }) => ({ dialog: outcome.errorDialog(event.error, SCHEME_CANCEL_ERROR) })),
        },
      },
      on: { 'wait.cancelled': '#scheme.active' },
    },
    sending: {
      description: 'El servidor cancela el esquema entero',
      invoke: {
        src: 'cancelScheme',
        input: ({ context: { active: lines, idempotencyKey } }) => ({
          ordenId: lines[0]?.orden_id ?? 0,
          key: idempotencyKey ?? '',
        }),
        onDone: {
          target: '#scheme.looking',
          actions: assign(({ context, event }) => ({
            idempotencyKey: null,
            notice: nextNotice(context.notice, 'ok', event.output.mensaje),
          })),
        },
        onError: [
          {
            guard: { type: 'answerIsMissing', params: ({ event }) => event },
            target: 'interrupted',
            actions: assign(({ event }) => outcome.answerLost(event.error)),
          },
          {
            target: 'refused',
            actions: assign(({ event }) => ({
              idempotencyKey: null,
              dialog: outcome.errorDialog(event.error, SCHEME_CANCEL_ERROR),
            })),
          },
        ],
      },
      on: { 'wait.cancelled': { target: 'interrupted', actions: assign(() => outcome.answerLost(null)) } },
    },
    interrupted: {
      description: 'No llegó la respuesta: se puede reintentar sin riesgo de cancelar dos veces',
      on: {
        retry: { target: 'sending', actions: 'dialogRead' },
        'order.postponed': { target: '#scheme.looking', actions: 'forgetKey' },
      },
    },
    refused: {
      description: 'El esquema no se canceló: se muestra por qué',
      on: { 'dialog.dismissed': '#scheme.looking' },
    },
  },
})
