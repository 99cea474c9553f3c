/** The searches of the medication workspace: drugs, one-line entry, sites. */
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { Article } from '@cauce/domain/medication/article'
import type { FavouriteLine } from '@cauce/domain/medication/order-line'
import { OrderType } from '@cauce/domain/ordering/order-type'
import type { ProviderSite } from '@cauce/domain/ordering/routing'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { medicamentosApi } from '../store/medicamentos-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { toldRows } from './told-rows.ts'

const untracked = { track: false } as const
const { endpoints } = medicamentosApi

/** The most articles that the one-line entry is answered. */
const LINE_ROWS = 8

const drugText = ({ atc, codesumi }: Article): string =>
  [
    codesumi.nombre,
    codesumi.principio_activo,
    codesumi.concentracion ?? '',
    codesumi.forma_farmaceutica ?? '',
    codesumi.codigo,
    atc,
  ].join(' ')

const drugs = createTriggerSearch<Article>({
  ...SEARCH_TRIGGERS.medication,
  limit: SEARCH_ROWS,
  textOf: drugText,
})

/** Search of drugs; the ones that the affiliate of the consultation takes come marked. */
export const drugSearch = (dispatch: AppDispatch, consultaId: number) =>
  drugs.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Article>, { text: string }>(async ({ input: { text } }) =>
        toldRows(
          await answered(
            dispatch(
              endpoints.listarMedicamentos.initiate({ body: { nombre: text, consulta_id: consultaId } }, untracked),
            ),
          ),
        ),
      ),
    },
  })

/** A drug that a written line may mean, with the frequent line of who prescribes. */
export interface Candidate {
  readonly article: Article
  readonly favourite: FavouriteLine | null
  /** The words that it was found by: the server also finds what is misspelled. */
  readonly askedFor: string
}

/** The threshold counts the whole line, not only the words of the drug: who asks for this search sees to it. */
const lines = createTriggerSearch<Candidate>({
  threshold: 1,
  debounceMs: SEARCH_TRIGGERS.medication.debounceMs,
  limit: LINE_ROWS,
  textOf: ({ article, askedFor }) => `${askedFor} ${drugText(article)}`,
})

/** What the catalogue and the prescriber's frequent lines know of a written line. */
export const lineSearch = (dispatch: AppDispatch, consultaId: number) =>
  lines.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Candidate>, { text: string }>(async ({ input: { text } }) => {
        const { articulos, favoritos } = await answered(
          dispatch(endpoints.completarLinea.initiate({ body: { consulta_id: consultaId, texto: text } }, untracked)),
        )
        const rows = articulos.map((article) => ({
          article,
          favourite: favoritos.find(({ codesumi_id }) => codesumi_id === article.codesumi.id) ?? null,
          askedFor: text,
        }))
        return toldRows(rows, LINE_ROWS)
      }),
    },
  })

const pharmacies = createTriggerSearch<ProviderSite>({
  ...SEARCH_TRIGGERS.providerMedication,
  limit: SEARCH_ROWS,
  textOf: ({ nombre, municipio, prestadores }) => `${nombre} ${municipio.nombre} ${prestadores.nit}`,
})

/** Search of the sites that deliver a drug. */
export const pharmacySearch = (
  dispatch: AppDispatch,
  about: { readonly consulta_id: number; readonly item_id: number | null },
) =>
  pharmacies.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<ProviderSite>, { text: string }>(async ({ input: { text } }) =>
        toldRows(
          await answered(
            dispatch(
              api.endpoints.repsListar.initiate(
                {
                  query: { page: 0 },
                  body: {
                    prestador: text,
                    tipo_orden_id: OrderType.medications,
                    ...about,
                  },
                },
                untracked,
              ),
            ),
          ),
        ),
      ),
    },
  })
