/** Every situation and every transition of a change of password. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { passwordChangeMachine } from '@cauce/machines/password-change'
import { walkEverything } from './walk.ts'

const good = { password_current: 'Cauce.2026*', password: 'Rio7*Casa+Luz', confirmacion: 'Rio7*Casa+Luz' }
const wrongCurrent = new PortFailure({
  status: 422,
  error: 'La contraseña actual no es correcta',
  errores: { password_current: ['La contraseña actual no es correcta'] },
})
const tooCommon = new PortFailure({ status: 422, errores: { password: ['Es una contraseña muy común'] } })
const locked = new PortFailure({ status: 423, codigo: 'usuario.bloqueado' })
const lost = new PortFailure({})

describe('cambio de contraseña', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
      machine: passwordChangeMachine,
      input: { userId: 1, email: 'medico@cauce.demo' },
      events: () => [
        { type: 'change.sent', form: good },
        { type: 'change.sent', form: { ...good, confirmacion: 'otra' } },
        { type: 'field.changed', field: 'password' },
        ...['rejection.read', 'end.accepted', 'wait.cancelled'].map((type) => ({ type })),
      ],
      ports: {
        changePassword: { done: [undefined], error: [wrongCurrent, tooCommon, locked, lost] },
        lockUser: { done: [undefined], error: [lost] },
      },
      facts: ({ failures, errores }) => [failures, Object.keys(errores ?? {}).length],
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})
