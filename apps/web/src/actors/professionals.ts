/** The search of a professional who attends consultations. */
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { sustitucionesApi } from '../store/sustituciones-api.ts'

export interface Professional {
  readonly id: number
  readonly nombre: string
  readonly cargo: string
  readonly tiene_registro: boolean
}

/** Rows that the server gives at most. */
const MOST = 20

const professionals = createTriggerSearch<Professional>({
  ...SEARCH_TRIGGERS.person,
  limit: MOST,
  textOf: ({ nombre, cargo }) => `${nombre} ${cargo}`,
})

export const professionalSearch = (dispatch: AppDispatch) =>
  professionals.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Professional>, { text: string }>(async ({ input: { text } }) => {
        const call = sustitucionesApi.endpoints.buscarProfesionalSustituto.initiate(
          { body: { texto: text } },
          { track: false },
        )
        const rows = await answered(dispatch(call))
        return { rows, truncated: rows.length >= MOST }
      }),
    },
  })
