/** What may happen to the second factor of one's own account. */
import { PortFailure } from '../failure.ts'
import { LEFT_UNCONFIRMED, secondFactorSetupMachine } from '../second-factor-setup.ts'
import type { Walk } from './walk.ts'

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

export const secondFactorSetupWalk: Walk = walk('turnOn')
export const renewCodesWalk: Walk = walk('renewCodes')
export const turnOffWalk: Walk = walk('turnOff')
