/** The leave is registered once, whatever happens to the connection. */
import { sendOnce } from '../kit/send-once/states.ts'
import * as flow from './flow.ts'
import { sickLeaveSetup } from './setup.ts'
import type { LeaveAnswer } from './types.ts'

export const registering = sickLeaveSetup.createStateConfig(
  sendOnce({
    words: {
      whole: 'Se registra la incapacidad',
      twice: 'registrar dos veces',
      sending: 'El servidor registra la incapacidad',
      refused: 'La incapacidad no se registró: se muestra por qué',
    },
    call: 'register',
    input: flow.toRegister,
    answered: {
      target: '#sickLeave.registered',
      actions: { type: 'registered', params: ({ event }: { event: { output: LeaveAnswer } }) => event.output },
    },
    refusals: [],
    back: '#sickLeave.writing',
    postponed: 'register.postponed',
  }),
)
