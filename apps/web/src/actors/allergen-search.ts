/** The search of what an allergy is to: ingredients and groups that the knowledge has. */
import type { antecedentes } from '@cauce/contract/antecedentes'
import type { Answer } from '@cauce/contract/entry'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { antecedentesApi } from '../store/antecedentes-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

export type Allergen = Answer<typeof antecedentes.buscarAlergeno>[number]

/** The most rows that the server answers. */
const ROWS = 12

const allergens = createTriggerSearch<Allergen>({
  ...SEARCH_TRIGGERS.allergen,
  limit: ROWS,
  textOf: ({ nombre, miembros }) => [nombre, ...miembros].join(' '),
})

export const allergenSearch = (dispatch: AppDispatch) =>
  allergens.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Allergen>, { text: string }>(async ({ input: { text } }) => {
        const asked = antecedentesApi.endpoints.buscarAlergeno.initiate({ body: { texto: text } }, { track: false })
        const rows = await answered(dispatch(asked))
        return { rows, truncated: rows.length >= ROWS }
      }),
    },
  })
