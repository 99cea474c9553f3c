/** A check on its way: at most eight seconds, and the person may stop waiting. */
import { assign } from 'xstate'
import { allergyQuestion, questionOf } from './questions.ts'
import { alertSetup } from './setup.ts'
import type { Step } from './types.ts'
import * as walk from './walk.ts'

/** The server is asked; whatever is no answer to the question leaves the check not made. */
export const checking = (step: Step, description: string) =>
  alertSetup.createStateConfig({
    description,
    after: { checkTimeout: { target: 'notMade', actions: ['lookAtClock', { type: 'timeOut', params: step }] } },
    on: { 'wait.cancelled': { target: 'notMade', actions: ['lookAtClock', { type: 'stopWaiting', params: step }] } },
    invoke: {
      src: 'makeCheck',
      input: ({ context }) => questionOf(context, step),
      onDone: {
        target: 'judging',
        actions: ['lookAtClock', assign(({ context, event }) => walk.checkAnswered(context, step, event.output))],
      },
      onError: {
        target: 'notMade',
        actions: ['lookAtClock', { type: 'failCheck', params: ({ event }) => ({ step, error: event.error }) }],
      },
    },
  })

/** The wire answers an allergy with a refusal of its own; every other refusal is a check that was not made. */
export const checkingAllergy = (description: string) =>
  alertSetup.createStateConfig({
    description,
    after: { checkTimeout: { target: 'notMade', actions: ['lookAtClock', { type: 'timeOut', params: 'alergia' }] } },
    on: {
      'wait.cancelled': { target: 'notMade', actions: ['lookAtClock', { type: 'stopWaiting', params: 'alergia' }] },
    },
    invoke: {
      src: 'makeCheck',
      input: ({ context }) => questionOf(context, 'alergia'),
      onDone: {
        target: 'judging',
        actions: ['lookAtClock', assign(({ context, event }) => walk.checkAnswered(context, 'alergia', event.output))],
      },
      onError: [
        {
          guard: { type: 'isAllergic', params: ({ event }) => event },
          target: 'detailing',
          actions: { type: 'keepRefusal', params: ({ event }) => event },
        },
        {
          target: 'notMade',
          actions: [
            'lookAtClock',
            { type: 'failCheck', params: ({ event }) => ({ step: 'alergia', error: event.error }) },
          ],
        },
      ],
    },
  })

/** The allergy is known; its details are asked for, and without them it stands all the same. */
export const detailing = alertSetup.createStateConfig({
  description: 'El afiliado es alérgico: se trae a qué y desde cuándo',
  invoke: {
    src: 'allergyDetail',
    input: ({ context }) => allergyQuestion(context),
    onDone: {
      target: 'judging',
      actions: ['lookAtClock', assign(({ context, event }) => walk.allergyDetailed(context, event.output))],
    },
    onError: { target: 'judging', actions: ['lookAtClock', 'standWithoutDetail'] },
  },
  after: { checkTimeout: { target: 'judging', actions: ['lookAtClock', 'standWithoutDetail'] } },
  on: { 'wait.cancelled': { target: 'judging', actions: ['lookAtClock', 'standWithoutDetail'] } },
})
