/** The search of people by whom the audit and the sign-ins are filtered. */
import type { auditoria } from '@cauce/contract/auditoria'
import type { Answer } from '@cauce/contract/entry'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { auditoriaApi } from '../store/auditoria-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

export type Person = Answer<typeof auditoria.personas>[number]

const MAX_ROWS = 10
const UNTRACKED = { track: false } as const

const people = createTriggerSearch<Person>({
  ...SEARCH_TRIGGERS.person,
  limit: MAX_ROWS,
  textOf: ({ nombre, email }) => `${nombre} ${email}`,
})

/** @param of which list is filtered: each asks with its own permission */
export const peopleSearch = (dispatch: AppDispatch, of: 'auditoria' | 'ingresos') => {
  const { personasAuditoria, personasIngresos } = auditoriaApi.endpoints
  const call = of === 'auditoria' ? personasAuditoria : personasIngresos
  return people.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Person>, { text: string }>(async ({ input: { text } }) => {
        const rows = await answered(dispatch(call.initiate({ body: { texto: text } }, UNTRACKED)))
        return { rows, truncated: rows.length >= MAX_ROWS }
      }),
    },
  })
}
