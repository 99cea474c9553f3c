/** Registering a leave: the machine and the search of schools, with their ports joined to the server. */
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import type { LeaveSchool } from '@cauce/domain/sick-leave/draft'
import { SCHOOLS_FAILED } from '@cauce/domain/sick-leave/screen-messages'
import { failureOf, isWorthRetrying, PortFailure } from '@cauce/machines/failure'
import { sickLeaveMachine } from '@cauce/machines/sick-leave'
import type { SickLeavePorts } from '@cauce/machines/sick-leave/types'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { incapacidadesApi } from '../store/incapacidades-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { newKey } from './new-key.ts'

const untracked = { track: false } as const
const { buscarColegio, registrarIncapacidad } = incapacidadesApi.endpoints

const schools = createTriggerSearch<LeaveSchool>({
  ...SEARCH_TRIGGERS.school,
  limit: SEARCH_ROWS,
  textOf: ({ codigo, nombre, municipio }) => `${codigo} ${nombre} ${municipio.nombre}`,
})

/** Search of schools by name or code. */
export const schoolSearch = (dispatch: AppDispatch) =>
  schools.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<LeaveSchool>, { text: string }>(async ({ input: { text } }) => {
        const asked = answered(dispatch(buscarColegio.initiate({ params: { texto: text } }, untracked)))
        const rows = await asked.catch(() => Promise.reject(new PortFailure({ error: SCHOOLS_FAILED })))
        return { rows, truncated: rows.length >= SEARCH_ROWS }
      }),
    },
  })

/** A refusal may come from what this screen did not know yet: what the affiliate has is asked for again. */
const refreshed = (dispatch: AppDispatch) => (thrown: unknown) => {
  if (!isWorthRetrying(failureOf(thrown))) dispatch(incapacidadesApi.util.invalidateTags(['Incapacidades']))
  return Promise.reject(thrown)
}

/** The machine of `sick-leave`, ready to be started in this browser. */
export const webSickLeave = (dispatch: AppDispatch) =>
  sickLeaveMachine.provide({
    actors: {
      newKey,
      register: fromPromise<SickLeavePorts['register']['output'], SickLeavePorts['register']['input']>(
        ({ input: { form, key } }) =>
          answered(dispatch(registrarIncapacidad.initiate({ body: form, key }, untracked))).catch(refreshed(dispatch)),
      ),
    },
  })
