/** The referral is registered once, whatever happens to the connection. */
import { sendOnce } from '../kit/send-once/states.ts'
import * as flow from './flow.ts'
import { registrationSetup } from './setup.ts'
import type { RegisteredReferral } from './types.ts'

export const registering = registrationSetup.createStateConfig(
  sendOnce({
    words: {
      whole: 'Se registra la remisión',
      twice: 'registrar dos veces',
      sending: 'El servidor registra la remisión',
      refused: 'La remisión no se registró: se muestra por qué',
    },
    call: 'register',
    input: flow.toRegister,
    answered: {
      target: '#referralRegistration.registered',
      actions: { type: 'registered', params: ({ event }: { event: { output: RegisteredReferral } }) => event.output },
    },
    refusals: [],
    back: '#referralRegistration.writing',
    postponed: 'register.postponed',
  }),
)
