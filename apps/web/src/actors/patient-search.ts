/** The search of patients from anywhere: those whom the person may open, today's first. */
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import type { Patient } from '@cauce/contract/inicio'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { inicioApi } from '../store/inicio-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const MAX_ROWS = 20
const UNTRACKED = { track: false } as const

const patients = createTriggerSearch<Patient>({
  ...SEARCH_TRIGGERS.affiliate,
  limit: MAX_ROWS,
  textOf: ({ nombre, tipo_documento_codigo: code, numero_documento: number }) => {
    const grouped = documentLabel(code, number)
    return `${nombre} ${code} ${number} ${grouped} ${grouped.replaceAll(' ', '.')}`
  },
})

export const patientSearch = (dispatch: AppDispatch) =>
  patients.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Patient>, { text: string }>(async ({ input: { text } }) => {
        // Four characters of which some are the points of a document: the server would refuse them.
        if (searchedAffiliate(text) === null) return { rows: [], truncated: true }
        const { data, hay_mas } = await answered(
          dispatch(inicioApi.endpoints.buscarPacientes.initiate({ body: { texto: text } }, UNTRACKED)),
        )
        return { rows: data, truncated: hay_mas }
      }),
    },
  })
