/** Second step of the sign-in: the code of the mail or of the application. @fuente spec 1 §4 */
import { assign } from 'xstate'
import { sessionSetup } from './setup.ts'

const waiting = sessionSetup.createStateConfig({
  description: 'Se espera el código',
  on: {
    'code.sent': { target: 'verifying', actions: 'forgetError' },
    'code.resend': { guard: 'codeWentByMail', target: 'resending', actions: 'forgetError' },
    'code.expired': [
      // Why another one could not be sent is still to be read.
      { guard: 'codeWentByMail', target: 'expired' },
      { target: '#session.anonymous', actions: ['clearToken', 'forget', 'sayTooLate'] },
    ],
  },
})

const verifying = sessionSetup.createStateConfig({
  description: 'Se revisa el código',
  invoke: {
    src: 'validateCode',
    input: ({ event }) => ({ codigo: event.type === 'code.sent' ? event.codigo : '' }),
    onDone: [
      {
        guard: { type: 'mustChangePassword', params: ({ event }) => event.output.usuario },
        target: '#session.passwordExpired',
        actions: [
          { type: 'storeToken', params: ({ event }) => ({ token: event.output.token, provisional: false }) },
          { type: 'knowUser', params: ({ event }) => event.output.usuario },
        ],
      },
      {
        target: '#session.authenticated',
        actions: [
          { type: 'storeToken', params: ({ event }) => ({ token: event.output.token, provisional: false }) },
          { type: 'knowUser', params: ({ event }) => event.output.usuario },
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'signInAgain', params: ({ event }) => event },
        target: '#session.anonymous',
        actions: ['clearToken', 'forget', 'saySignInAgain'],
      },
      { target: 'waiting', actions: { type: 'fail', params: ({ event }) => event } },
    ],
  },
})

const resending = sessionSetup.createStateConfig({
  description: 'Se envía otro código',
  invoke: {
    src: 'resendCode',
    onDone: {
      target: 'waiting',
      actions: assign({ aviso: ({ event }) => event.output.mensaje, tiempos: ({ event }) => event.output.tiempos }),
    },
    onError: [
      {
        guard: { type: 'signInAgain', params: ({ event }) => event },
        target: '#session.anonymous',
        actions: ['clearToken', 'forget', 'saySignInAgain'],
      },
      { target: 'waiting', actions: { type: 'fail', params: ({ event }) => event } },
    ],
  },
})

export const secondFactor = sessionSetup.createStateConfig({
  description: 'Se pide el código del correo o de la aplicación',
  initial: 'waiting',
  on: { back: { target: 'anonymous', actions: ['clearToken', 'forget', 'forgetError'] } },
  states: {
    waiting,
    verifying,
    resending,
    expired: {
      description: 'El código venció: hay que pedir otro',
      on: { 'code.resend': { target: 'resending', actions: 'forgetError' } },
    },
  },
})
