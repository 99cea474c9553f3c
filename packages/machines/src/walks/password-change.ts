/** What may happen to a change of password. */
import { PortFailure } from '../failure.ts'
import { passwordChangeMachine } from '../password-change.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

const good = { password_current: 'Cauce.2026*', password: 'Rio7*Casa+Luz', confirmacion: 'Rio7*Casa+Luz' }
const wrongCurrent = new PortFailure({
  status: 422,
  error: 'La contraseña actual no es correcta',
  errores: { password_current: ['La contraseña actual no es correcta'] },
})
const tooCommon = new PortFailure({ status: 422, errores: { password: ['Es una contraseña muy común'] } })
const locked = new PortFailure({ status: 423, codigo: 'usuario.bloqueado' })
const lost = new PortFailure({})

export const passwordChangeWalk: Walk = {
  machine: passwordChangeMachine,
  input: { userId: 1, email: 'medico@cauce.demo' },
  events: () => [
    { type: 'change.sent', form: good },
    { type: 'change.sent', form: { ...good, confirmacion: 'otra' } },
    { type: 'field.changed', field: 'password' },
    ...['rejection.read', 'end.accepted', 'wait.cancelled'].map((type) => ({ type })),
  ],
  ports: {
    changePassword: named(
      { 'Queda cambiada': undefined },
      {
        'La contraseña actual no es correcta': wrongCurrent,
        'La nueva es muy común': tooCommon,
        'La cuenta está bloqueada': locked,
        [NO_ANSWER]: lost,
      },
    ),
    lockUser: named({ 'Queda bloqueado': undefined }, { [NO_ANSWER]: lost }),
  },
  facts: ({ failures, errores }) => [failures, Object.keys(errores ?? {}).length],
}
