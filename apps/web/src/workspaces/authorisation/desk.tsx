/** The desk of the authorisations: its queue at the left, the case with its evidence in the middle, the decision at the right. */
import { authorisationQueue } from '@cauce/contract/autorizacion'
import { AUTHORISATION_LIFE, type AuthorisationMove } from '@cauce/domain/authorisation/authorisation-life'
import { DESK_QUEUES, QUEUE_EMPTY, type DeskQueue as QueueName } from '@cauce/domain/authorisation/desk-queue'
import { Action } from '@cauce/ui/action/action'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Page } from '@cauce/ui/page/page'
import { PageHead } from '@cauce/ui/page-head/page-head'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef } from 'react'
import { useUser } from '../../actors/session.ts'
import { usePageTitle } from '../../app/page-title.ts'
import { useServerNow } from '../../kit/clock/use-server-now.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { useList } from '../../kit/list/use-list.ts'
import { useSendOnce } from '../../kit/use-send-once.ts'
import {
  useAutorizacionesQuery,
  useCasoAutorizacionQuery,
  useSiguienteAutorizacionMutation,
} from '../../store/autorizacion-api.ts'
import { failureText } from '../../store/call.ts'
import { useLifeHints } from '../../store/life-hints.ts'
import { DeskCase } from './desk-case.tsx'
import { DeskDecision } from './desk-decision.tsx'
import { DeskQueue } from './desk-queue.tsx'
import './desk.css'

const USUAL = { cuales: authorisationQueue.usual }
/** What a hint missed is asked for again, in milliseconds. */
const REFRESH = 30_000
/** After them the case stays: there is still something to do in it. */
const STAYS: ReadonlySet<AuthorisationMove> = new Set(['tomar'])
/** After them the next case is taken. */
const GOES_ON: ReadonlySet<AuthorisationMove> = new Set(['aprobar', 'devolver', 'proponer_negacion'])

export const Desk = ({ cola }: { readonly cola: QueueName }) => {
  const title = DESK_QUEUES[cola]
  usePageTitle(title)
  const frame = useRef<HTMLDivElement>(null)
  const now = useServerNow({})
  const me = useUser()?.id
  const list = useList(authorisationQueue.list, 'autorizacion.mesa', { usual: USUAL })
  const query = useAutorizacionesQuery(
    { body: { ...list.page, cola } },
    { refetchOnMountOrArgChange: true, pollingInterval: REFRESH, skipPollingIfUnfocused: true },
  )
  useLifeHints(AUTHORISATION_LIFE.name, () => void query.refetch())
  const { fila } = list.view
  const seen = useCasoAutorizacionQuery(
    { params: { id: fila ?? 0 } },
    { skip: fila === null, refetchOnMountOrArgChange: true },
  )
  const [takeNext, taking] = useSiguienteAutorizacionMutation()
  const once = useSendOnce<{ readonly cola: QueueName; readonly despues: number }>()
  const said = list.said('cuales')
  const group = authorisationQueue.isGroup(said) ? said : authorisationQueue.usual
  const rows = query.data?.data ?? []
  const open = (id: number | null): void => list.change({ fila: id })
  const next = async (): Promise<void> => {
    const reply = await once({ cola, despues: fila ?? 0 }, (_, key) => takeNext({ body: { cola }, key }))
    if (reply.data !== undefined) open(reply.data.id)
    else {
      open(null)
      void showToast({ message: failureText(reply.error) })
    }
  }
  const step = (by: number) => (): void => {
    const at = rows.findIndex(({ id }) => id === fila)
    const row = rows[at < 0 ? 0 : at + by]
    if (row !== undefined) open(row.id)
  }
  useShortcuts(frame, { s: () => void next(), j: step(1), k: step(-1) })
  const onDone = (evento: AuthorisationMove): void => {
    if (GOES_ON.has(evento)) void next()
    else if (!STAYS.has(evento)) open(null)
  }
  const detail = fila === null ? undefined : seen.currentData
  return (
    <Page ref={frame}>
      <PageHead
        title={title}
        note={query.data === undefined ? '' : `${query.data.cuentas.por_decidir} por decidir · vence antes, primero`}
      >
        <Action kind="filled" keys="S" busy={taking.isLoading} onClick={() => void next()}>
          Siguiente
        </Action>
      </PageHead>
      {query.error === undefined ? null : (
        <FailedState title={failureText(query.error)} onRetry={() => void query.refetch()} />
      )}
      <div className="aut-desk" data-open={fila !== null}>
        <DeskQueue
          rows={rows}
          counts={query.data?.cuentas}
          group={group}
          chosen={fila}
          now={now}
          empty={group === 'por_decidir' ? QUEUE_EMPTY : 'Ninguna'}
          me={me}
          onGroup={(cuales) => list.filter('cuales', cuales)}
          onOpen={open}
        />
        {fila === null ? (
          <EmptyState
            title="Elija un caso, o pida el siguiente"
            text="Siguiente toma el que vence antes y nadie tiene: se decide con A, P, D o N y Ctrl Enter"
          />
        ) : null}
        {fila !== null && detail === undefined && seen.error === undefined ? (
          <Skeleton width="100%" height="320px" />
        ) : null}
        {fila !== null && seen.error !== undefined ? (
          <FailedState title={failureText(seen.error)} onRetry={() => void seen.refetch()} />
        ) : null}
        {detail === undefined ? null : (
          <>
            <div className="aut-middle">
              <div className="aut-back">
                <Action onClick={() => open(null)}>Volver a la cola</Action>
              </div>
              <DeskCase detail={detail} now={now} />
            </div>
            <DeskDecision
              key={`${detail.id} ${detail.version}`}
              detail={detail}
              onDone={onDone}
              onChanged={() => void seen.refetch()}
            />
          </>
        )}
      </div>
    </Page>
  )
}
