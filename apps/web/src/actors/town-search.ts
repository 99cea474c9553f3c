/** The municipality where somebody goes, by name or code. */
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { portabilidadesApi } from '../store/portabilidades-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

export interface FoundTown {
  readonly id: number
  readonly codigo: string
  readonly nombre: string
}

const UNTRACKED = { track: false } as const

export const townSearch = (dispatch: AppDispatch) =>
  createTriggerSearch<FoundTown>({
    threshold: 3,
    debounceMs: 250,
    limit: 20,
    textOf: ({ codigo, nombre }) => `${codigo} ${nombre}`,
  }).provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<FoundTown>, { text: string }>(async ({ input: { text } }) => {
        const call = portabilidadesApi.endpoints.municipiosPortabilidad.initiate({ body: { texto: text } }, UNTRACKED)
        const { data, hay_mas } = await answered(dispatch(call))
        return { rows: data, truncated: hay_mas }
      }),
    },
  })
