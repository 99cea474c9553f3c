/** The search of the site of an operator. */
import { SITE_ROWS } from '@cauce/contract/usuarios'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { usuariosApi } from '../store/usuarios-api.ts'

export interface UserSite {
  readonly id: number
  readonly nombre: string
  readonly municipio: string
}

const sites = createTriggerSearch<UserSite>({
  ...SEARCH_TRIGGERS.institution,
  limit: SITE_ROWS,
  textOf: ({ nombre, municipio }) => `${nombre} ${municipio}`,
})

export const userSiteSearch = (dispatch: AppDispatch) =>
  sites.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<UserSite>, { text: string }>(async ({ input: { text } }) => {
        const call = usuariosApi.endpoints.buscarSedesUsuarios.initiate({ body: { texto: text } }, { track: false })
        const rows = await answered(dispatch(call))
        return { rows, truncated: rows.length >= SITE_ROWS }
      }),
    },
  })
