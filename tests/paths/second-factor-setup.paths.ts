/** Every situation and every transition of the second factor of one's own account. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { LEFT_UNCONFIRMED, secondFactorSetupMachine } from '@cauce/machines/second-factor-setup'
import { type Walk, walkEverything } from './walk.ts'

const FAILURES = [new PortFailure({}), new PortFailure({ codigo: LEFT_UNCONFIRMED })]
const CODES = [{ codigos: ['ABCD-1234'] }]

const walk = (intent: 'turnOn' | 'renewCodes' | 'turnOff'): Walk => ({
  machine: secondFactorSetupMachine,
  input: { intent },
  events: () => [
    { type: 'code.changed', codigo: '123456' },
    { type: 'code.changed', codigo: '12' },
    { type: 'codes.kept', kept: true },
    { type: 'codes.kept', kept: false },
    ...['secret.added', 'code.sent', 'back', 'confirmed', 'retry', 'closed'].map((type) => ({ type })),
  ],
  ports: {
    startSetup: { done: [{ secreto: 'JBSWY3DP', uri: 'otpauth://totp/x' }], error: FAILURES },
    confirmCode: { done: CODES, error: [...FAILURES, new PortFailure({ status: 422, error: 'No es válido' })] },
    renewCodes: { done: CODES, error: FAILURES },
    turnOff: { done: [{ mensaje: 'Listo' }], error: FAILURES },
  },
  facts: ({ codigo, kept }) => [codigo, kept],
})

describe('segundo factor', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const walks = [
      await walkEverything(walk('turnOn')),
      await walkEverything(walk('renewCodes')),
      await walkEverything(walk('turnOff')),
    ]
    const [first] = walks
    expect(walks.flatMap(({ differences }) => differences)).toEqual([])
    expect(new Set(walks.flatMap(({ states }) => states.visited))).toEqual(new Set(first?.states.all))
    expect(new Set(walks.flatMap(({ transitions }) => transitions.taken))).toEqual(new Set(first?.transitions.all))
  })
})
