/** Every situation and every transition of the recovery data. */
import { describe, expect, it } from 'vitest'
import { PortFailure } from '@cauce/machines/failure'
import { recoveryDataMachine } from '@cauce/machines/recovery-data'
import { walkEverything } from './walk.ts'

describe('datos de recuperación', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
      machine: recoveryDataMachine,
      input: { kind: 'affiliate', ownerId: 1, form: { correo: 'maria@correo.co', celular: '' } },
      events: () => [
        { type: 'form.changed', form: { celular: '3005550101' } },
        { type: 'form.changed', form: { celular: '300' } },
        ...['data.sent', 'wait.cancelled', 'update.closed', 'update.postponed'].map((type) => ({ type })),
      ],
      ports: {
        saveData: {
          done: [{ saved: true }, { saved: false }],
          error: [new PortFailure({}), new PortFailure({ status: 422, errores: { celular1: ['No'] } })],
        },
      },
      facts: ({ form, serverFailures }) => [form, Math.min(2, Number(serverFailures))],
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})
