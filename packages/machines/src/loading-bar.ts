/** The bar on top while a page is on its way: nothing for what comes at once, and no flicker at the end. @fuente spec 1 §2, §9 */
import { setup } from 'xstate'
import { LOADING_BAR } from '@cauce/domain/shell/shell-limits'
import { typesOf } from './types-of.ts'

type LoadingBarEvent = { readonly type: 'navigation.started' } | { readonly type: 'navigation.ended' }

export const loadingBarMachine = setup({
  types: typesOf<{}, LoadingBarEvent>(),
  delays: { throttle: LOADING_BAR.throttleMs, hide: LOADING_BAR.hideMs },
}).createMachine({
  id: 'loadingBar',
  version: '1',
  description: 'Barra de carga al cambiar de página',
  initial: 'hidden',
  states: {
    hidden: { description: 'No hay nada en camino', on: { 'navigation.started': 'waiting' } },
    waiting: {
      description: 'Una página viene en camino: si llega pronto no se muestra nada',
      on: { 'navigation.ended': 'hidden' },
      after: { throttle: 'running' },
    },
    running: { description: 'La barra avanza', on: { 'navigation.ended': 'ending' } },
    ending: {
      description: 'La página llegó: la barra se completa y se va',
      on: { 'navigation.started': 'waiting' },
      after: { hide: 'hidden' },
    },
  },
})
