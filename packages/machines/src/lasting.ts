/** "A moment": it shows only when there is something to wait for, and once it shows it stays long enough to be read. @fuente spec 1 §9 */
import { setup } from 'xstate'
import { MIN_FETCH_DELAY_MS } from '@cauce/domain/shell/shell-limits'
import { typesOf } from './types-of.ts'

type LastingEvent = { readonly type: 'wait.started' } | { readonly type: 'wait.ended' }

export const lastingMachine = setup({
  types: typesOf<{}, LastingEvent>(),
  delays: { minimum: MIN_FETCH_DELAY_MS },
}).createMachine({
  id: 'lasting',
  version: '1',
  description: 'Aviso de espera que no parpadea',
  initial: 'hidden',
  states: {
    hidden: { description: 'No se espera nada', on: { 'wait.started': 'holding' } },
    holding: {
      description: 'Se espera: si llega pronto no se dice nada',
      on: { 'wait.ended': 'hidden' },
      after: { minimum: 'shown' },
    },
    shown: {
      description: 'Se dice, al menos por un momento',
      on: { 'wait.ended': 'leaving' },
      after: { minimum: 'settled' },
    },
    settled: { description: 'Se sigue esperando', on: { 'wait.ended': 'hidden' } },
    leaving: {
      description: 'Llegó, y lo que se dijo se alcanza a leer',
      on: { 'wait.started': 'settled' },
      after: { minimum: 'hidden' },
    },
  },
})
