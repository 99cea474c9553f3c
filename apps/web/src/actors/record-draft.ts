/** The record while it is typed: its machine joined to the server, and the one that keeps it joined to this computer's disk. */
import { FINALISE_FAILED } from '@cauce/domain/clinical-record/required-to-finalise'
import { RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import { draftKeepMachine } from '@cauce/machines/draft-keep'
import { recordDraftMachine } from '@cauce/machines/record-draft'
import type { RecordDraftContext, RecordDraftPorts as P } from '@cauce/machines/record-draft/types'
import { fromPromise } from 'xstate'
import { historiaApi } from '../store/historia-api.ts'
import { answered } from '../store/port.ts'
import type { AppDispatch } from '../store/store.ts'
import { keepParts, readKept, type DraftOwner } from './draft-store.ts'
import { newKey } from './new-key.ts'
import { livingTabs } from './tab-lock.ts'

const UNTRACKED = { track: false } as const
const { historia, guardarBorrador, finalizarHistoria } = historiaApi.endpoints
export const webRecordDraft = (dispatch: AppDispatch, owner: DraftOwner) =>
  recordDraftMachine.provide({
    actors: {
      newKey,
      openRecord: fromPromise<P['openRecord']['output'], P['openRecord']['input']>(({ input: { consultaId } }) =>
        answered(
          dispatch(historia.initiate({ params: { consulta: consultaId } }, { subscribe: false, forceRefetch: true })),
        ),
      ),
      readKept: fromPromise<P['readKept']['output'], P['readKept']['input']>(async () =>
        readKept(owner, await livingTabs()),
      ),
      saveDraft: fromPromise<P['saveDraft']['output'], P['saveDraft']['input']>(async ({ input }) => {
        const { consultaId, componente, version, datos } = input
        const body = { modelo: RECORD_MODEL, ruta: RECORD_ROUTE, componente, version, datos } as const
        const saved = await answered(
          dispatch(guardarBorrador.initiate({ params: { consulta: consultaId }, body }, UNTRACKED)),
        )
        return { version: saved.version, at: Date.now() }
      }),
      finaliseRecord: fromPromise<P['finaliseRecord']['output'], P['finaliseRecord']['input']>(
        ({ input: { consultaId, historia: record, versiones, medidasConfirmadas, key } }) =>
          answered(
            dispatch(
              finalizarHistoria.initiate(
                {
                  params: { consulta: consultaId },
                  body: {
                    historia: record,
                    versiones,
                    ...(medidasConfirmadas ? { medidas_confirmadas: true } : {}),
                  },
                  key,
                },
                UNTRACKED,
              ),
            ),
          ),
      ),
    },
    actions: {
      // For the browser's own log; nothing in it tells whose record it was.
      noteFinaliseFailure: (_, { status, codigo }) => console.error(FINALISE_FAILED, { status, codigo }),
    },
  })

/** `contextNow` gives what is to be kept, as it stands when it is written. */
export const webDraftKeep = (owner: DraftOwner, contextNow: () => Pick<RecordDraftContext, 'parts' | 'adopted'>) =>
  draftKeepMachine.provide({
    actors: {
      keep: fromPromise<number, undefined>(() => {
        const { parts, adopted } = contextNow()
        return keepParts(owner, parts, adopted)
      }),
    },
  })
