/**
 * The code of a page that is loaded once. After a new version is installed the old files are gone: the product reloads once to
 * fetch the new ones, and not again within 60 seconds. Without a connection it does not reload, since what is on the screen
 * would go away and nothing would come.
 * @fuente spec 1 §2, §8, §9
 */
import { assign, setup, type AnyEventObject } from 'xstate'
import { mayReload, type ReloadFacts } from '@cauce/domain/shell/page-load'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

/** A reload that has not happened after this will not. */
export const RELOAD_PATIENCE_MS = 10_000

export interface PageLoadContext<Page> {
  readonly page: Page | null
  /** What the loading threw. */
  readonly error: unknown
}

/** A machine for one page. Its ports: `load` the page, `readFacts`, and `reload`, which remembers when it was done. */
export const createPageLoad = <Page>() =>
  setup({
    types: typesOf<PageLoadContext<Page>, AnyEventObject>(),
    actors: {
      load: port<Page, undefined>('load'),
      readFacts: port<ReloadFacts, undefined>('readFacts'),
      reload: port<void, undefined>('reload'),
    },
    guards: { mayReload: (_, facts: ReloadFacts) => mayReload(facts) },
    delays: { patience: RELOAD_PATIENCE_MS },
  }).createMachine({
    id: 'pageLoad',
    version: '1',
    description: 'Carga de una página',
    context: { page: null, error: null },
    initial: 'loading',
    states: {
      loading: {
        description: 'Se carga la página',
        invoke: {
          src: 'load',
          onDone: { target: 'loaded', actions: assign({ page: ({ event }) => event.output }) },
          onError: { target: 'deciding', actions: assign({ error: ({ event }) => event.error }) },
        },
      },
      deciding: {
        description: 'No cargó: se mira si el producto puede recargarse',
        invoke: {
          src: 'readFacts',
          onDone: [
            { guard: { type: 'mayReload', params: ({ event }) => event.output }, target: 'reloading' },
            { target: 'failed' },
          ],
          onError: 'failed',
        },
      },
      reloading: {
        description: 'El producto se recarga, una sola vez',
        invoke: { src: 'reload', onError: 'failed' },
        after: { patience: 'failed' },
      },
      loaded: { description: 'La página cargó', type: 'final' },
      failed: { description: 'La página no carga: se muestra la página de error', type: 'final' },
    },
  })
