/**
 * One machine for every search of the product, given its threshold: it asks once at the threshold, narrows that answer with
 * the letters that follow, asks again where the answer was cut, and clears below the threshold.
 * @fuente spec 2 §5, §9
 */
import { assign, setup } from 'xstate'
import { localMatch, normalizeSearch, searchStep, type AnsweredSearch } from '@cauce/domain/search/trigger'
import { CONNECTION_LOST } from '@cauce/domain/text/connection'
import { failureOf, type Thrown } from './failure.ts'
import { port } from './port.ts'
import { typesOf } from './types-of.ts'

export interface SearchAnswer<Row> {
  readonly rows: readonly Row[]
  /** The server had more rows than it answered. */
  readonly truncated: boolean
}

export interface SearchContext<Row> {
  readonly text: string
  readonly rows: readonly Row[]
  /** The rows that match the text as it is now, at most `limit`. */
  readonly visible: readonly Row[]
  /** The text of the request on its way, or of the last one. */
  readonly requested: string
  /** The last answer that arrived; null when none serves. */
  readonly answered: AnsweredSearch | null
  readonly error: string | null
}

export type SearchEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'retry' }
  | { readonly type: 'clear' }

export interface SearchOptions<Row> {
  readonly threshold: number
  /** Wait after the last key, milliseconds. */
  readonly debounceMs: number
  /** The most rows that are shown. */
  readonly limit: number
  /** The text of a row that is narrowed locally. */
  readonly textOf: (row: Row) => string
}

/** A search machine. Its port `fetchRows({ text })` answers `{ rows, truncated }`. */
export const createTriggerSearch = <Row>({ threshold, debounceMs, limit, textOf }: SearchOptions<Row>) => {
  type Context = SearchContext<Row>
  const matching = (rows: readonly Row[], text: string): readonly Row[] =>
    rows.filter((row) => localMatch(textOf(row), text)).slice(0, limit)
  const step = ({ answered }: Context, text: string) => searchStep({ text, threshold, answered })

  return setup({
    types: typesOf<Context, SearchEvent>(),
    actors: { fetchRows: port<SearchAnswer<Row>, { text: string }>('fetchRows') },
    actions: {
      typed: assign((_, { text }: { text: string }) => ({ text })),
      narrow: assign(({ context }) => ({ visible: matching(context.rows, context.text) })),
      empty: assign({ rows: [], visible: [], answered: null, error: null }),
      fail: assign((_, { error }: Thrown) => ({ error: failureOf(error).error ?? CONNECTION_LOST })),
    },
    guards: {
      isShort: ({ context }, { text }: { text: string }) => step(context, text) === 'clear',
      isKnown: ({ context }, { text }: { text: string }) => step(context, text) === 'filter',
      /** The answer on its way was asked for a text that `text` only lengthens. */
      continuesRequest: ({ context }, { text }: { text: string }) =>
        normalizeSearch(text).startsWith(normalizeSearch(context.requested)),
      mustAskAgain: ({ context }) => step(context, context.text) === 'fetch',
    },
    delays: { debounce: debounceMs },
  }).createMachine({
    id: 'triggerSearch',
    version: '1',
    description: 'Búsqueda que empieza al llegar al número de letras',
    context: { text: '', rows: [], visible: [], requested: '', answered: null, error: null },
    initial: 'idle',
    on: {
      clear: { target: '.idle', actions: { type: 'typed', params: { text: '' } } },
      'text.changed': [
        {
          guard: { type: 'isShort', params: ({ event }) => event },
          target: '.idle',
          actions: { type: 'typed', params: ({ event }) => event },
        },
        {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: '.results',
          actions: [{ type: 'typed', params: ({ event }) => event }, 'narrow'],
        },
        { target: '.waiting', actions: { type: 'typed', params: ({ event }) => event } },
      ],
    },
    states: {
      idle: { description: 'Faltan letras para buscar', entry: 'empty' },
      waiting: {
        description: 'Se espera a que termine de escribir',
        entry: 'narrow',
        after: { debounce: 'loading' },
      },
      loading: {
        description: 'Se busca en el servidor',
        entry: assign(({ context }) => ({ error: null, requested: context.text })),
        invoke: {
          src: 'fetchRows',
          input: ({ context }) => ({ text: context.text }),
          onDone: {
            target: 'results',
            actions: [
              assign(({ context, event: { output } }) => ({
                rows: output.rows,
                answered: { text: context.requested, truncated: output.truncated },
              })),
              'narrow',
            ],
          },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        },
        on: {
          'text.changed': {
            guard: { type: 'continuesRequest', params: ({ event }) => event },
            actions: { type: 'typed', params: ({ event }) => event },
          },
        },
      },
      results: {
        description: 'Se muestran los resultados',
        always: { guard: 'mustAskAgain', target: 'waiting' },
      },
      failed: { description: 'La búsqueda no se pudo hacer', on: { retry: 'loading' } },
    },
  })
}
