/** What may happen to the second factor of one's own account. */
import { PortFailure } from '../failure.ts'
import { LEFT_UNCONFIRMED, secondFactorSetupMachine } from '../second-factor-setup.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

const FAILURES = {
  [NO_ANSWER]: new PortFailure({}),
  'La persona no confirmó que es ella': new PortFailure({ codigo: LEFT_UNCONFIRMED }),
}
const CODES = { 'Llegan los códigos': { codigos: ['ABCD-1234'] } }

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
    startSetup: named({ 'Llega la clave': { secreto: 'JBSWY3DP', uri: 'otpauth://totp/x' } }, FAILURES),
    confirmCode: named(CODES, {
      ...FAILURES,
      'El código no es válido': new PortFailure({ status: 422, error: 'No es válido' }),
    }),
    renewCodes: named(CODES, FAILURES),
    turnOff: named({ 'Queda desactivado': { mensaje: 'Listo' } }, FAILURES),
  },
  facts: ({ codigo, kept }) => [codigo, kept],
})

export const secondFactorSetupWalk: Walk = walk('turnOn')
export const renewCodesWalk: Walk = walk('renewCodes')
export const turnOffWalk: Walk = walk('turnOff')
