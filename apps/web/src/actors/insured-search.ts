/** The search of affiliates of the insurance: by name or by any document that they ever had. */
import type { FoundInsured } from '@cauce/contract/afiliados'
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { afiliadosApi } from '../store/afiliados-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const MAX_ROWS = 20
const UNTRACKED = { track: false } as const

/** By which key it asks: each page has its own call. */
export type InsuredPage = 'gestor' | 'derechos'

const documents = ({ tipo_documento_codigo: code, numero_documento: number, por_que }: FoundInsured): string => {
  const grouped = documentLabel(code, number)
  return `${code} ${number} ${grouped} ${grouped.replaceAll(' ', '.')} ${por_que ?? ''} ${(por_que ?? '').replaceAll(' ', '')}`
}

const insured = createTriggerSearch<FoundInsured>({
  ...SEARCH_TRIGGERS.affiliate,
  limit: MAX_ROWS,
  textOf: (row) => `${row.nombre_completo} ${documents(row)}`,
})

export const insuredSearch = (dispatch: AppDispatch, page: InsuredPage) =>
  insured.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<FoundInsured>, { text: string }>(async ({ input: { text } }) => {
        // Four characters of which some are the points of a document: the server would refuse them.
        if (searchedAffiliate(text) === null) return { rows: [], truncated: true }
        const { buscarAsegurado, buscarDerechos } = afiliadosApi.endpoints
        const asked = { body: { texto: text } }
        const { data, hay_mas } = await answered(
          dispatch(
            page === 'gestor' ? buscarAsegurado.initiate(asked, UNTRACKED) : buscarDerechos.initiate(asked, UNTRACKED),
          ),
        )
        return { rows: data, truncated: hay_mas }
      }),
    },
  })
