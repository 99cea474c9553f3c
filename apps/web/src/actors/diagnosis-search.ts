/** The search of diagnoses, of the clinical record and of a medication. */
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { diagnosticosApi } from '../store/diagnosticos-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { toldRows } from './told-rows.ts'

const untracked = { track: false } as const

const diagnoses = createTriggerSearch<Diagnosis>({
  ...SEARCH_TRIGGERS.diagnosis,
  limit: SEARCH_ROWS,
  textOf: ({ codigo, nombre }) => `${codigo} ${nombre}`,
})

/** Search of the CIE-10. */
export const diagnosisSearch = (dispatch: AppDispatch) =>
  diagnoses.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Diagnosis>, { text: string }>(async ({ input: { text } }) =>
        toldRows(
          await answered(
            dispatch(diagnosticosApi.endpoints.diagnosticos.initiate({ body: { valor: text } }, untracked)),
          ),
        ),
      ),
    },
  })
