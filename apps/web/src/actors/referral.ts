/** The panel of a referral: the machine and the search of institutions, with their ports joined to the server. */
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import { pdf } from '@cauce/contract/pdf'
import type { AcceptingSite } from '@cauce/domain/referral/referral'
import { INSTITUTIONS_FAILED } from '@cauce/domain/referral/screen-messages'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { failureOf, isWorthRetrying, PortFailure } from '@cauce/machines/failure'
import { referralMachine } from '@cauce/machines/referral'
import type { ReferralPorts as P } from '@cauce/machines/referral/types'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { fromPromise } from 'xstate'
import { answered, binaryAnswered } from '../store/port.ts'
import { referenciasApi } from '../store/referencias-api.ts'
import type { AppDispatch } from '../store/store.ts'

const untracked = { track: false } as const
const { actualizarReferencia, crearConsultaReferencia, finalizarReferencia, institucionesReferencia, referenciaAhora } =
  referenciasApi.endpoints

const institutions = createTriggerSearch<AcceptingSite>({
  ...SEARCH_TRIGGERS.institution,
  limit: SEARCH_ROWS,
  textOf: ({ nombre, municipio, nit }) => `${nombre} ${municipio} ${nit}`,
})

/** Search of institutions that could accept. */
export const institutionSearch = (dispatch: AppDispatch) =>
  institutions.provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<AcceptingSite>, { text: string }>(async ({ input: { text } }) => {
        const asked = answered(dispatch(institucionesReferencia.initiate({ params: { texto: text } }, untracked)))
        const rows = await asked.catch(() => Promise.reject(new PortFailure({ error: INSTITUTIONS_FAILED })))
        return { rows, truncated: rows.length >= SEARCH_ROWS }
      }),
    },
  })

/** A refusal may come from what this screen did not know yet: the referral is asked for again. */
const refreshed = (dispatch: AppDispatch) => (thrown: unknown) => {
  if (!isWorthRetrying(failureOf(thrown))) dispatch(referenciasApi.util.invalidateTags(['Referencias']))
  return Promise.reject(thrown)
}

/** The machine of `referral`, ready to be started in this browser. */
export const webReferral = (dispatch: AppDispatch) =>
  referralMachine.provide({
    actors: {
      save: fromPromise<P['save']['output'], P['save']['input']>(({ input: { id, sent } }) => {
        const { panel, version, observacion, confirma, motivo = null } = sent
        const cause = motivo === null ? {} : { motivo_cierre: motivo }
        const params = { id }
        const body = { ...panel, version }
        return answered(
          observacion === null
            ? dispatch(
                actualizarReferencia.initiate(
                  { params, body: confirma ? { ...body, confirma_cierre: true } : body },
                  untracked,
                ),
              )
            : dispatch(
                finalizarReferencia.initiate(
                  { params, body: { ...body, ...cause, observacion_finalizacion: observacion } },
                  untracked,
                ),
              ),
        ).catch(refreshed(dispatch))
      }),
      reload: fromPromise<P['reload']['output'], P['reload']['input']>(({ input: { id } }) =>
        answered(dispatch(referenciaAhora.initiate({ params: { id } }, untracked))),
      ),
      createConsultation: fromPromise<P['createConsultation']['output'], P['createConsultation']['input']>(
        ({ input: { id } }) =>
          answered(dispatch(crearConsultaReferencia.initiate({ body: { id } }, untracked))).catch(refreshed(dispatch)),
      ),
    },
  })

/** The papers of a referral. */
const REFERRAL_PAPERS = { anexo: 'anexoReferencia', relevo: 'relevoReferencia' } as const
export type ReferralPaper = keyof typeof REFERRAL_PAPERS

/** The technical annex or the handover sheet of a referral. @throws {PortFailure} */
export const referralDocument = (paper: ReferralPaper, id: number): Promise<Blob> =>
  binaryAnswered(pdf.generar, { body: { tipo: REFERRAL_PAPERS[paper], id }, key: crypto.randomUUID() })
