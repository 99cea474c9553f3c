/** The search of a row that a field points to. */
import type { ReferenceOption } from '@cauce/contract/kit/master'
import type { Master } from '@cauce/domain/kit/master/master'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { callsOf, maestrosApi } from '../../store/maestros-api.ts'
import { answered } from '../../store/port.ts'
import type { AppDispatch } from '../../store/store.ts'

export const REFERENCE_LETTERS = 2

const search = createTriggerSearch<ReferenceOption>({
  threshold: REFERENCE_LETTERS,
  debounceMs: 250,
  limit: 20,
  textOf: ({ codigo, nombre }) => `${codigo} ${nombre}`,
})

export const referenceSearch = (dispatch: AppDispatch, of: Master, campo: string) =>
  search.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<ReferenceOption>, { text: string }>(async ({ input: { text } }) => {
        callsOf(of)
        const call = maestrosApi.endpoints.referenciasMaestro.initiate(
          { page: of.page, body: { campo, texto: text } },
          { track: false },
        )
        const { data, hay_mas } = await answered(dispatch(call))
        return { rows: data, truncated: hay_mas }
      }),
    },
  })
