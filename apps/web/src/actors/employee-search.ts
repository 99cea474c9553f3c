/** The search of the people with whom one may talk. */
import { EMPLOYEES_SHOWN } from '@cauce/contract/chat'
import type { ChatPerson } from '@cauce/domain/chat/channel'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { chatApi } from '../store/chat-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const employees = createTriggerSearch<ChatPerson>({
  ...SEARCH_TRIGGERS.person,
  limit: EMPLOYEES_SHOWN,
  textOf: ({ nombre_completo, cargo, area, correo }) => `${nombre_completo} ${cargo} ${area} ${correo}`,
})

/** Active staff by name, position or area. */
export const employeeSearch = (dispatch: AppDispatch) =>
  employees.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<ChatPerson>, { text: string }>(async ({ input: { text } }) => {
        const { empleadosActivos } = chatApi.endpoints
        const rows = await answered(
          dispatch(empleadosActivos.initiate({ query: { texto: text } }, { subscribe: false, forceRefetch: true })),
        )
        return { rows, truncated: rows.length >= EMPLOYEES_SHOWN }
      }),
    },
  })
