/** Whether this computer is on line, and the notice that it is again. @fuente spec 1 §2 */
import { setup } from 'xstate'
import { BACK_ONLINE_MS } from '@cauce/domain/shell/shell-limits'
import { typesOf } from './types-of.ts'

type ConnectionEvent = { readonly type: 'connection.lost' } | { readonly type: 'connection.back' }

export const connectionMachine = setup({
  types: typesOf<{}, ConnectionEvent>(),
  delays: { notice: BACK_ONLINE_MS },
}).createMachine({
  id: 'connection',
  version: '1',
  description: 'Conexión de este equipo',
  initial: 'online',
  states: {
    online: { description: 'Hay conexión', on: { 'connection.lost': 'offline' } },
    offline: {
      description: 'No hay conexión: se dice qué se conserva y qué se vuelve a intentar',
      on: { 'connection.back': 'back' },
    },
    back: {
      description: 'Volvió la conexión y se dice',
      on: { 'connection.lost': 'offline' },
      after: { notice: 'online' },
    },
  },
})
