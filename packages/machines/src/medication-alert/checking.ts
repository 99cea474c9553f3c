/** The checks on their way, all at once: at most eight seconds, and the person may stop waiting. */
import { assign } from 'xstate'
import { allergyQuestion, questionOf } from './questions.ts'
import { alertSetup } from './setup.ts'
import type { Step } from './types.ts'
import * as walk from './walk.ts'

const asks = (step: Step) =>
  alertSetup.createStateConfig({
    description: 'Se mira si hay que hacerla',
    always: [{ guard: { type: 'isAsked', params: step }, target: 'asking' }, { target: 'ended' }],
  })

const ended = alertSetup.createStateConfig({ type: 'final', description: 'Se sabe cómo terminó' })

/** The server is asked; what it answers is read when all have ended. */
const check = (step: Exclude<Step, 'alergia'>, description: string) =>
  alertSetup.createStateConfig({
    description,
    initial: 'deciding',
    states: {
      deciding: asks(step),
      asking: {
        description: `${description}: se espera la respuesta`,
        invoke: {
          src: 'makeCheck',
          input: ({ context }) => questionOf(context, step),
          onDone: {
            target: 'ended',
            actions: ['lookAtClock', assign(({ context, event }) => walk.checkAnswered(context, step, event.output))],
          },
          onError: {
            target: 'ended',
            actions: ['lookAtClock', { type: 'failCheck', params: ({ event }) => ({ step, error: event.error }) }],
          },
        },
      },
      ended,
    },
  })

/** The wire answers an allergy with a refusal of its own; every other refusal is a check that was not made. */
const allergyCheck = alertSetup.createStateConfig({
  description: 'Se busca si el afiliado es alérgico',
  initial: 'deciding',
  states: {
    deciding: asks('alergia'),
    asking: {
      description: 'Se busca si el afiliado es alérgico: se espera la respuesta',
      invoke: {
        src: 'makeCheck',
        input: ({ context }) => questionOf(context, 'alergia'),
        onDone: {
          target: 'ended',
          actions: [
            'lookAtClock',
            assign(({ context, event }) => walk.checkAnswered(context, 'alergia', event.output)),
          ],
        },
        onError: [
          {
            guard: { type: 'isAllergic', params: ({ event }) => event },
            target: 'detailing',
            actions: ['lookAtClock', { type: 'keepRefusal', params: ({ event }) => event }],
          },
          {
            target: 'ended',
            actions: [
              'lookAtClock',
              { type: 'failCheck', params: ({ event }) => ({ step: 'alergia', error: event.error }) },
            ],
          },
        ],
      },
    },
    // The allergy is known: without its details it stands all the same.
    detailing: {
      description: 'El afiliado es alérgico: se trae a qué y desde cuándo',
      invoke: {
        src: 'allergyDetail',
        input: ({ context }) => allergyQuestion(context),
        onDone: {
          target: 'ended',
          actions: ['lookAtClock', assign(({ context, event }) => walk.allergyDetailed(context, event.output))],
        },
        onError: { target: 'ended' },
      },
    },
    ended,
  },
})

/** Each check ends by itself; what did not end in time, or when nobody waits any longer, was not made. */
export const checking = alertSetup.createStateConfig({
  description: 'Se comprueba la línea',
  type: 'parallel',
  states: {
    interacciones: check('interacciones', 'Se buscan interacciones'),
    desabastecimiento: check('desabastecimiento', 'Se busca si está desabastecido'),
    alergia: allergyCheck,
    avisos: check('avisos', 'Se buscan avisos'),
  },
  onDone: { target: 'judging', actions: 'readAnswers' },
  after: {
    checkTimeout: {
      target: 'judging',
      actions: ['lookAtClock', { type: 'leaveChecks', params: 'sin_respuesta' }, 'readAnswers'],
    },
  },
  on: {
    'wait.cancelled': {
      target: 'judging',
      actions: ['lookAtClock', { type: 'leaveChecks', params: 'cancelada' }, 'readAnswers'],
    },
  },
})
