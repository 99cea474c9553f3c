/** The searches of the ordering dialog: one machine with the trigger, the call and the text of each. */
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { OrderType } from '@cauce/domain/ordering/order-type'
import type { ProviderSite } from '@cauce/domain/ordering/routing'
import type { Procedure } from '@cauce/domain/procedure/procedure'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { api } from '../store/api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'

const untracked = { track: false } as const

const told = <Row>(rows: readonly Row[]): SearchAnswer<Row> => ({ rows, truncated: rows.length >= SEARCH_ROWS })

const procedures = createTriggerSearch<Procedure>({
  ...SEARCH_TRIGGERS.procedure,
  limit: SEARCH_ROWS,
  textOf: ({ codigo, nombre }) => `${codigo} ${nombre}`,
})

const sites = createTriggerSearch<ProviderSite>({
  ...SEARCH_TRIGGERS.providerProcedure,
  limit: SEARCH_ROWS,
  textOf: ({ nombre, municipio, prestadores }) => `${nombre} ${municipio.nombre} ${prestadores.nit}`,
})

/** Search of procedures for an affiliate. */
export const procedureSearch = (dispatch: AppDispatch, idAfiliado: number) =>
  procedures.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Procedure>, { text: string }>(async ({ input: { text } }) =>
        told(
          await answered(
            dispatch(api.endpoints.buscarCupsNombre.initiate({ body: { nombre: text, idAfiliado } }, untracked)),
          ),
        ),
      ),
    },
  })

/** Search of provider sites, for a procedure of a consultation where it is known. */
export const siteSearch = (
  dispatch: AppDispatch,
  about: { tipo_orden_id: OrderType; item_id: number | null; consulta_id: number },
) =>
  sites.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<ProviderSite>, { text: string }>(async ({ input: { text } }) =>
        told(
          await answered(
            dispatch(
              api.endpoints.repsListar.initiate({ query: { page: 0 }, body: { prestador: text, ...about } }, untracked),
            ),
          ),
        ),
      ),
    },
  })
