/** What a change of an affiliate names, searched: a municipality, a site, a contributor; and its papers, sent ahead. */
import { sentName } from '@cauce/domain/chat/message-files'
import type { ChangePlace } from '@cauce/contract/novedades'
import { searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { novedadesApi } from '../store/novedades-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { webFilesAhead } from './chat-upload.ts'

export type ChangePlaces = 'municipios' | 'reps' | 'afiliados'

const UNTRACKED = { track: false } as const
const LETTERS = 3

/** From how many letters it is asked. */
export const lettersOf = (que: ChangePlaces): number =>
  que === 'afiliados' ? SEARCH_TRIGGERS.affiliate.threshold : LETTERS

export const placeSearch = (dispatch: AppDispatch, que: ChangePlaces) =>
  createTriggerSearch<ChangePlace>({
    threshold: lettersOf(que),
    debounceMs: 250,
    limit: 20,
    textOf: ({ codigo, nombre }) => `${codigo} ${nombre}`,
  }).provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<ChangePlace>, { text: string }>(async ({ input: { text } }) => {
        if (que === 'afiliados' && searchedAffiliate(text) === null) return { rows: [], truncated: true }
        const call = novedadesApi.endpoints.destinosNovedad.initiate({ body: { que, texto: text } }, UNTRACKED)
        const { data, hay_mas } = await answered(dispatch(call))
        return { rows: data, truncated: hay_mas }
      }),
    },
  })

/** The papers of a change that is about to be filed. @param onSent the keys of what was sent, in its order */
export const webPapers = (
  dispatch: AppDispatch,
  chosen: ReadonlyMap<string, File>,
  onSent: (claves: readonly string[]) => void,
) =>
  webFilesAhead(
    chosen,
    async ({ nombre, tamano }) => {
      const body = { nombre: sentName(nombre), tamano }
      const call = novedadesApi.endpoints.subirSoporte.initiate({ body }, UNTRACKED)
      const { clave, url } = await answered(dispatch(call))
      return { clave, url }
    },
    onSent,
  )
