/** Every situation and every transition of the switch of a program. */
import { describe, expect, it } from 'vitest'
import { clientToggleMachine, SLOW_MS } from '@cauce/machines/client-toggle'
import { PortFailure } from '@cauce/machines/failure'
import { walkEverything } from './walk.ts'

const told = (activo: boolean) => ({ type: 'state.told', activo, nombre: 'Laboratorio' })

describe('interruptor de un programa', () => {
  it('los caminos generados pasan por todos los estados y toman todas las transiciones', async () => {
    const count = await walkEverything({
      machine: clientToggleMachine,
      input: { id: 7, nombre: 'Laboratorio', activo: true },
      events: () => [
        { type: 'toggle.pressed' },
        { type: 'message.closed' },
        { type: 'wait.cancelled' },
        told(true),
        told(false),
      ],
      ports: {
        newKey: { done: ['k1'], error: [new PortFailure({})] },
        switchProgram: {
          done: [{ activo: false }, { activo: true }],
          error: [new PortFailure({}), new PortFailure({ status: 404, codigo: 'recurso.no_encontrado' })],
        },
      },
      delayMs: SLOW_MS,
      facts: ({ activo, confirmado, error, lenta, idempotencyKey }) => [
        activo,
        confirmado,
        error === null,
        lenta,
        idempotencyKey,
      ],
    })
    expect(count.differences).toEqual([])
    expect(count.states.visited).toEqual(count.states.all)
    expect(count.transitions.taken).toEqual(count.transitions.all)
  })
})
