/** What may happen to the recovery data. */
import { PortFailure } from '../failure.ts'
import { recoveryDataMachine } from '../recovery-data.ts'
import { named, NO_ANSWER, type Walk } from './walk.ts'

export const recoveryDataWalk: Walk = {
  machine: recoveryDataMachine,
  input: { kind: 'affiliate', ownerId: 1, form: { correo: 'maria@correo.co', celular: '' } },
  events: () => [
    { type: 'form.changed', form: { celular: '3005550101' } },
    { type: 'form.changed', form: { celular: '300' } },
    ...['data.sent', 'wait.cancelled', 'update.closed', 'update.postponed'].map((type) => ({ type })),
  ],
  ports: {
    saveData: named(
      { 'Quedan guardados': { saved: true }, 'La persona no confirmó que es ella': { saved: false } },
      {
        [NO_ANSWER]: new PortFailure({}),
        'El celular no sirve': new PortFailure({ status: 422, errores: { celular1: ['No'] } }),
      },
    ),
  },
  facts: ({ form, serverFailures }) => [form, Math.min(2, Number(serverFailures))],
}
