/** Every situation and every transition of a recovery, of who asks for a link and of who brings one. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { passwordRecoveryMachine } from '@cauce/machines/password-recovery'
import { type Walk, walkEverything } from './walk.ts'

const good = { password: 'Rio7*Casa+Luz', confirmacion: 'Rio7*Casa+Luz' }
const lost = new PortFailure({})
const refused = new PortFailure({ status: 422, errores: { password: ['Es una contraseña muy común'] } })
const gone = new PortFailure({ status: 410, codigo: 'recuperacion.vencida' })

const walk = (token: string | null): Walk => ({
  machine: passwordRecoveryMachine,
  input: { tipo_documento: '', numero_documento: '', token },
  events: () => [
    { type: 'document.changed', request: { tipo_documento: 'CC', numero_documento: '1037580214' } },
    { type: 'password.sent', form: good },
    { type: 'password.sent', form: { ...good, confirmacion: 'otra' } },
    { type: 'field.changed', field: 'confirmacion' },
    ...['link.requested', 'link.again', 'retry', 'wait.cancelled'].map((type) => ({ type })),
  ],
  ports: {
    requestLink: { done: [undefined], error: [lost] },
    checkLink: { done: [{ vigente: true }, { vigente: false }], error: [lost] },
    resetPassword: { done: [undefined], error: [refused, gone] },
  },
  facts: ({ tipo_documento, token: kept }) => [tipo_documento, kept !== null],
})

describe('recuperación de la contraseña', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const [asks, brings] = [await walkEverything(walk(null)), await walkEverything(walk('enlace'))]
    expect([...asks.differences, ...brings.differences]).toEqual([])
    expect(new Set([...asks.states.visited, ...brings.states.visited])).toEqual(new Set(asks.states.all))
    expect(new Set([...asks.transitions.taken, ...brings.transitions.taken])).toEqual(new Set(asks.transitions.all))
  })
})
