/** Every situation and every transition of a session. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { sessionMachine } from '@cauce/machines/session'
import { walkEverything } from './walk.ts'

const lost = new PortFailure({})
const unauthorised = new PortFailure({ status: 401, error: 'Usuario o contraseña incorrectos' })
const invalid = new PortFailure({ status: 422, error: 'El código no es válido o ya venció' })

describe('sesión', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
      machine: sessionMachine,
      events: () => [
        { type: 'credentials.sent', email: 'medico@cauce.demo', password: 'Cauce.2026*' },
        { type: 'code.sent', codigo: '402817' },
        ...[
          'code.resend',
          'session.restore',
          'session.expired',
          'password.expired',
          'password.changed',
          'user.blocked',
          'retry',
          'logout',
          'back',
        ].map((type) => ({ type })),
      ],
      ports: {
        validateUser: {
          done: [{ token: 'p', usuario: { email: 'medico@cauce.demo', correo_enmascarado: 'm•••@cauce.demo' } }],
          error: [unauthorised],
        },
        validateCode: { done: [{ token: 't', usuario: { id: 1 } }], error: [unauthorised, invalid] },
        resendCode: { done: [{ mensaje: 'Le enviamos un código nuevo.' }], error: [lost] },
        checkSession: { done: [{ id: 1 }], error: [unauthorised, lost] },
        closeSession: { done: [undefined], error: [lost] },
      },
      facts: () => null,
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})
