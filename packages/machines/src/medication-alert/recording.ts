/** The decision is written once, whatever happens to the connection; without its record nothing goes on. */
import { keyedCall, thrown } from '../kit/send-once/states.ts'
import { alertSetup } from './setup.ts'
import { recordsOf } from './walk.ts'

const failed = { target: 'failed', actions: { type: 'failRecord', params: thrown } } as const
const noLongerWaited = {
  'wait.cancelled': { target: 'failed', actions: { type: 'failRecord', params: { error: null } } },
} as const

const { initial, states } = keyedCall({
  twice: 'registrarlo dos veces',
  sending: 'El servidor registra la respuesta',
  call: 'recordDecisions',
  input: ({ context }: { readonly context: Parameters<typeof recordsOf>[0] }) => recordsOf(context),
  answered: [
    { guard: 'goesOn', target: '#medicationAlert.accepted', actions: 'explain' },
    { target: '#medicationAlert.cancelled' },
  ],
  refusals: [],
  lost: failed,
  refused: failed,
  keyless: failed,
})

export const recording = alertSetup.createStateConfig({
  description: 'Se registra lo que respondió el profesional',
  initial,
  states: {
    ...states,
    keying: { ...states.keying, on: noLongerWaited },
    sending: { ...states.sending, on: noLongerWaited },
    failed: {
      description: 'No se pudo registrar: se reintenta, se registra que no se formula o se deja sin registrar',
      on: {
        retry: { target: 'starting', actions: 'forgetRecordError' },
        'line.rejected': [
          // Some rows may already say that it goes on: the refusal is written after them.
          { guard: 'goesOn', target: 'starting', actions: { type: 'decide', params: 'no_formular' } },
          { target: '#medicationAlert.cancelled' },
        ],
      },
    },
  },
})
