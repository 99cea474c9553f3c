/**
 * The alerts of a medication line: interactions of the whole list, shortage, allergy and notices are asked at once, and everything that
 * they found or could not look at is answered together. One that could not be made never becomes a clean one: only making it again and
 * getting an answer does.
 * @fuente spec 2 §4, §7, §8; ui 22
 */
import { checking } from './medication-alert/checking.ts'
import { recording } from './medication-alert/recording.ts'
import { alertSetup } from './medication-alert/setup.ts'
import * as walk from './medication-alert/walk.ts'

const judging = alertSetup.createStateConfig({
  description: 'Se mira qué respondieron las comprobaciones',
  always: [
    { guard: 'isBlocked', target: 'blocked' },
    { guard: 'asksSomething', target: 'asking' },
    { target: 'accepted' },
  ],
})

const asking = alertSetup.createStateConfig({
  description: 'Se responde todo lo que se encontró y lo que no se pudo comprobar, o no se formula',
  on: {
    'reason.changed': { actions: { type: 'typeReason', params: ({ event }) => event } },
    'check.again': {
      guard: 'hasGap',
      target: 'checking',
      actions: { type: 'askAgain', params: ({ event }) => event },
    },
    'check.left': { actions: { type: 'leave', params: ({ event }) => event.comprobacion } },
    'line.confirmed': [
      { guard: 'lacksReason', actions: 'askReason' },
      { guard: 'hasRecords', target: 'recording', actions: { type: 'decide', params: 'formular' } },
      { target: 'accepted', actions: 'explain' },
    ],
    'line.rejected': [
      { guard: 'hasRecords', target: 'recording', actions: { type: 'decide', params: 'no_formular' } },
      { target: 'cancelled', actions: { type: 'decide', params: 'no_formular' } },
    ],
    'line.changed': [
      { guard: 'hasRecords', target: 'recording', actions: { type: 'decide', params: 'cambiar' } },
      { target: 'cancelled', actions: { type: 'decide', params: 'cambiar' } },
    ],
    'line.mended': { target: 'cancelled', description: 'Se formula de otra manera y se comprueba otra vez' },
  },
})

export const medicationAlertMachine = alertSetup.createMachine({
  id: 'medicationAlert',
  version: '5',
  description: 'Alertas de un medicamento antes de formularlo',
  context: ({ input }) => walk.newAlert(input),
  initial: 'checking',
  output: ({ context }) => context.output,
  states: {
    checking,
    judging,
    asking,
    recording,
    blocked: {
      description: 'Está desabastecido, pasa de un tope o va por una vía que nadie puede ordenar: no se formula',
      on: { 'line.rejected': { target: 'cancelled', actions: 'block' } },
    },
    accepted: { type: 'final', description: 'La línea entra en la lista', entry: 'accept' },
    cancelled: { type: 'final', description: 'El medicamento no se formula' },
  },
})
