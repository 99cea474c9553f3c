/** What may happen to a session. */
import { PortFailure } from '../failure.ts'
import { sessionMachine } from '../session.ts'
import type { Walk } from './walk.ts'

const lost = new PortFailure({})
const unauthorised = new PortFailure({ status: 401, error: 'Usuario o contraseña incorrectos' })
const broken = new PortFailure({ status: 500, codigo: 'interno' })
const invalid = new PortFailure({ status: 422, error: 'El código no es válido o ya venció' })

const tiempos = { reenvioMs: 30_000, venceMs: 600_000 }
const sent = (segundo_factor: 'correo' | 'aplicacion') => ({
  token: 'p',
  usuario: { email: 'medico@cauce.demo', correo_enmascarado: 'm•••@cauce.demo', segundo_factor },
  tiempos,
})
const served = { usuario: { id: 1, contrasena_vencida: false } }
const late = { usuario: { id: 1, contrasena_vencida: true } }

export const sessionWalk: Walk = {
  machine: sessionMachine,
  events: () => [
    { type: 'credentials.sent', email: 'medico@cauce.demo', password: 'Cauce.2026*' },
    { type: 'code.sent', codigo: '402817' },
    ...[
      'code.resend',
      'code.expired',
      'session.restore',
      'session.expired',
      'password.expired',
      'password.changed',
      'user.blocked',
      'user.refresh',
      'retry',
      'logout',
      'back',
    ].map((type) => ({ type })),
  ],
  ports: {
    validateUser: { done: [sent('correo'), sent('aplicacion')], error: [unauthorised] },
    validateCode: {
      done: [
        { token: 't', ...served },
        { token: 't', ...late },
      ],
      error: [unauthorised, invalid],
    },
    resendCode: { done: [{ mensaje: 'Le enviamos un código nuevo.', tiempos }], error: [lost, unauthorised] },
    checkSession: { done: [served.usuario, late.usuario], error: [unauthorised, broken, lost] },
    closeSession: { done: [undefined], error: [lost] },
  },
  facts: ({ segundoFactor }) => segundoFactor,
}
