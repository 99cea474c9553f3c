/** The search of the vademécum, to add a drug to a scheme. @fuente spec 2 §5 */
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { Article } from '@cauce/domain/medication/article'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { medicamentosApi } from '../store/medicamentos-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const drugs = createTriggerSearch<Article>({
  ...SEARCH_TRIGGERS.oncologyDrug,
  limit: SEARCH_ROWS,
  textOf: ({ codesumi }) => `${codesumi.codigo} ${codesumi.nombre} ${codesumi.principio_activo}`,
})

export const vademecumSearch = (dispatch: AppDispatch) =>
  drugs.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Article>, { text: string }>(async ({ input: { text } }) => {
        const rows = await answered(
          dispatch(medicamentosApi.endpoints.listarVademecum.initiate({ body: { nombre: text } }, { track: false })),
        )
        return { rows, truncated: rows.length >= SEARCH_ROWS }
      }),
    },
  })
