/** What may happen to a session. */
import { PortFailure } from '../failure.ts'
import { sessionMachine } from '../session.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

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
    validateUser: named(
      {
        'Son correctos: el código va por correo': sent('correo'),
        'Son correctos: el código lo da la aplicación': sent('aplicacion'),
      },
      { 'Usuario o contraseña incorrectos': unauthorised },
    ),
    validateCode: named(
      { 'Es correcto': { token: 't', ...served }, 'Es correcto, y la contraseña venció': { token: 't', ...late } },
      { 'Hay que volver a ingresar': unauthorised, 'El código no es válido o ya venció': invalid },
    ),
    resendCode: named(
      { 'Se envía otro': { mensaje: 'Le enviamos un código nuevo.', tiempos } },
      { [NO_ANSWER]: lost, 'Hay que volver a ingresar': unauthorised },
    ),
    checkSession: named(
      { 'Sigue abierta': served.usuario, 'Sigue abierta, y la contraseña venció': late.usuario },
      { 'Ya no sirve': unauthorised, 'El servicio falla': broken, [NO_ANSWER]: lost },
    ),
    closeSession: named({ 'Queda cerrada': undefined }, { [NO_ANSWER]: lost }),
  },
  facts: ({ segundoFactor }) => segundoFactor,
}
