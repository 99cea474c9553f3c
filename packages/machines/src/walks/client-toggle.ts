/** What may happen to the switch of a program. */
import { clientToggleMachine, SLOW_MS } from '../client-toggle.ts'
import { PortFailure } from '../failure.ts'
import { keyAnswers, named, NO_ANSWER, type Walk } from './walk.ts'

const told = (activo: boolean) => ({ type: 'state.told', activo, nombre: 'Laboratorio' })

export const clientToggleWalk: Walk = {
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
    newKey: keyAnswers(),
    switchProgram: named(
      { 'Queda apagado': { activo: false }, 'Queda encendido': { activo: true } },
      {
        [NO_ANSWER]: new PortFailure({}),
        'El programa ya no está': new PortFailure({ status: 404, codigo: 'recurso.no_encontrado' }),
      },
    ),
  },
  delayMs: SLOW_MS,
  facts: ({ activo, confirmado, error, lenta, idempotencyKey }) => [
    activo,
    confirmado,
    error === null,
    lenta,
    idempotencyKey,
  ],
}
