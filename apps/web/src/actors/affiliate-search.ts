/** The search of affiliates of the history: by name or by document. */
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import type { FoundAffiliate } from '@cauce/domain/history/rows'
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { historicoApi } from '../store/historico-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const MAX_ROWS = 20
const UNTRACKED = { track: false } as const

/** Documents are typed with blanks, with points and without either. */
const documents = (code: string, number: string): string => {
  const grouped = documentLabel(code, number)
  return `${code} ${number} ${grouped} ${grouped.replaceAll(' ', '.')}`
}

/** The search of affiliates, without whom it asks. */
export const affiliates = createTriggerSearch<FoundAffiliate>({
  ...SEARCH_TRIGGERS.affiliate,
  limit: MAX_ROWS,
  textOf: ({ nombre_completo, tipo_documento_codigo, numero_documento }) =>
    `${nombre_completo} ${documents(tipo_documento_codigo, numero_documento)}`,
})

export const affiliateSearch = (dispatch: AppDispatch) =>
  affiliates.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<FoundAffiliate>, { text: string }>(async ({ input: { text } }) => {
        // Four characters of which some are the points of a document: the server would refuse them.
        if (searchedAffiliate(text) === null) return { rows: [], truncated: true }
        const { buscarAfiliadoHistorico } = historicoApi.endpoints
        const { data, hay_mas } = await answered(
          dispatch(buscarAfiliadoHistorico.initiate({ body: { texto: text } }, UNTRACKED)),
        )
        return { rows: data, truncated: hay_mas }
      }),
    },
  })
