/** The search of what a patient takes of elsewhere: ingredients, presentations and the plants that the knowledge names. */
import type { antecedentes } from '@cauce/contract/antecedentes'
import type { Answer } from '@cauce/contract/entry'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { antecedentesApi } from '../store/antecedentes-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

export type OutsideFound = Answer<typeof antecedentes.buscarToma>[number]

/** The most rows that the server answers. */
const ROWS = 12

const outside = createTriggerSearch<OutsideFound>({
  ...SEARCH_TRIGGERS.allergen,
  limit: ROWS,
  textOf: ({ nombre, detalle, otros }) => [nombre, detalle, ...otros].join(' '),
})

export const outsideSearch = (dispatch: AppDispatch) =>
  outside.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<OutsideFound>, { text: string }>(async ({ input: { text } }) => {
        const asked = antecedentesApi.endpoints.buscarToma.initiate({ body: { texto: text } }, { track: false })
        const rows = await answered(dispatch(asked))
        return { rows, truncated: rows.length >= ROWS }
      }),
    },
  })
