/** The record of a consultation as the screen types it: kept on this computer, sent to the server, and joined with other devices. */
import {
  EMPTY_COMPONENTS,
  RECORD_COMPONENTS,
  RECORD_MODEL,
  RECORD_ROUTE,
  toComponents,
} from '@cauce/domain/clinical-record/record-components'
import { LEFT_UNSENT } from '@cauce/domain/clinical-record/draft-status'
import { componentsOf } from '@cauce/machines/record-draft/components'
import type { RecordDraftEvent } from '@cauce/machines/record-draft/types'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useSelector } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { openRecordSession, type RecordActor, type RecordSession } from '../../actors/record-session.ts'
import { useUser } from '../../actors/session.ts'
import { recordForgotten, recordTyped } from '../../store/slices/historia-clinica.ts'
import { useAppDispatch, useAppSelector, type AppDispatch } from '../../store/store.ts'
import { draftStateOf, leftOverOf, screenStateOf } from './draft-state-of.ts'
import type { RecordDraftState } from './record-draft-state.ts'

/** The store shows what is typed, for this screen and for those that open over it. */
const showTyped = (dispatch: AppDispatch, actor: RecordActor, consultaId: number): (() => void) => {
  let shown: unknown = null
  const subscription = actor.subscribe(({ context: { parts, view } }) => {
    if (parts === shown || view === null) return
    shown = parts
    const componentes = componentsOf(parts)
    dispatch(recordTyped({ consultaId, modelo: RECORD_MODEL, ruta: RECORD_ROUTE, componentes }))
  })
  return () => subscription.unsubscribe()
}

/** What could not be sent is told to who leaves, also to who signs out: it stays on this computer, for that person alone. */
const leave = async (session: RecordSession): Promise<void> => {
  if (await session.stop()) await showToast({ message: LEFT_UNSENT, tone: 'information' })
}

/** The session that is open, for the screen that draws it. */
const makeHolder = () => {
  let held: RecordSession | null = null
  const listeners = new Set<() => void>()
  return {
    current: (): RecordSession | null => held,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    hold: (session: RecordSession | null): void => {
      held = session
      for (const listener of listeners) listener()
    },
  }
}

const useSession = (consultaId: number): RecordSession | null => {
  const dispatch = useAppDispatch()
  const user = useUser()
  const [userId, autor] = [user?.id ?? null, user?.operador?.nombre_completo ?? '']
  const [holder] = useState(makeHolder)
  useEffect(() => {
    if (userId === null) return undefined
    const opened = openRecordSession(dispatch, { userId, consultaId, autor })
    const hide = showTyped(dispatch, opened.actor, consultaId)
    holder.hold(opened)
    return () => {
      holder.hold(null)
      hide()
      void leave(opened)
      dispatch(recordForgotten(consultaId))
    }
  }, [dispatch, holder, userId, autor, consultaId])
  return useSyncExternalStore(holder.subscribe, holder.current)
}

/**
 * Opens the record of the consultation in this tab. Nothing that is typed is lost: it is on the disk within a moment, on the server in the
 * next pause, and what another tab or device wrote is joined field by field and told.
 * @fuente DESIGN §6; spec 2 §6
 */
export const useRecordDraft = (consultaId: number): RecordDraftState => {
  const session = useSession(consultaId)
  const snapshot = useSelector(session?.actor, (now) => now)
  const keepFailed = useSelector(session?.keeper, (now) => now?.matches('failed') ?? false)
  const typed = useAppSelector((state) => state.historiaClinica[consultaId]?.[RECORD_MODEL]?.[RECORD_ROUTE])
  const send = (event: RecordDraftEvent): void => session?.actor.send(event)
  const context = snapshot?.context
  const final = context?.view?.historia ?? null

  return {
    ...draftStateOf(snapshot, keepFailed),
    view: context?.view ?? null,
    components: final === null ? (typed ?? EMPTY_COMPONENTS) : toComponents(final),
    change: (componente, campos) => send({ type: 'draft.changed', componente, campos }),
    conflicts: RECORD_COMPONENTS.map((componente) => ({
      componente,
      conflictos: context?.parts[componente].conflictos ?? [],
    })).filter(({ conflictos }) => conflictos.length > 0),
    resolve: (componente, choices) => send({ type: 'conflict.resolved', componente, choices }),
    received: context?.received ?? null,
    dismissReceived: () => send({ type: 'received.read' }),
    leftOver: leftOverOf(snapshot),
    dismissLeftOver: () => send({ type: 'left.dismissed' }),
    finalise: (medidasConfirmadas) => send({ type: 'finalise.requested', medidasConfirmadas }),
    finalising: screenStateOf(snapshot) === 'open' && (snapshot?.matches('finalising') ?? false),
    finaliseInterrupted: snapshot?.matches({ finalising: 'interrupted' }) ?? false,
    cancelFinalise: () =>
      send({ type: snapshot?.matches({ finalising: 'interrupted' }) === true ? 'finalise.resumed' : 'wait.cancelled' }),
    finaliseErrors: context?.finaliseErrors ?? {},
    finaliseError: context?.finaliseError ?? null,
    retry: () => send({ type: 'retry' }),
    refresh: () => send({ type: 'record.asked' }),
  }
}
