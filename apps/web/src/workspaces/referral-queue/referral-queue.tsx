/** A queue of referrals, or the one of them that is open. A route is the same queue in another state. @fuente spec 1 §2 */
import { type QueuedReferral, type referencias, referralQueue } from '@cauce/contract/referencias'
import type { Body } from '@cauce/contract/entry'
import { countWords } from '@cauce/domain/kit/list/counted'
import { REFERRAL_PERMISSION } from '@cauce/domain/referral/panel-actions'
import { REFERRAL_LIFE } from '@cauce/domain/referral/referral-life'
import { hasPermission } from '@cauce/domain/session/permission'
import type { ReactNode } from 'react'
import { useUser } from '../../actors/session.ts'
import { useServerNow } from '../../kit/clock/use-server-now.ts'
import { useList } from '../../kit/list/use-list.ts'
import { QueuePage } from '../../kit/queue/queue-page.tsx'
import { useSteady } from '../../kit/queue/use-steady.ts'
import {
  useGestoresReferenciaQuery,
  useMoverReferenciasMutation,
  useReferenciasQuery,
} from '../../store/referencias-api.ts'
import { ReferralView } from '../referral/referral-view.tsx'
import { queueColumns } from './queue-columns.tsx'
import { periodError, QueueFilters } from './queue-filters.tsx'
import '../history/history.css'
import './queue.css'

const SIZES = [20, 10, 50] as const
const EVERY_STATE = { value: '', label: 'Todas' }

export interface ReferralQueueProps {
  readonly title: string
  readonly cola: Body<typeof referencias.listar>['cola']
  /** Names the list in the preferences. */
  readonly tableKey: string
  /** Name of the table. */
  readonly caption: string
  /** Where the queue is empty, and why. */
  readonly nothing: string
  readonly because: string
  readonly actions?: ReactNode
}

export const ReferralQueue = ({ title, cola, tableKey, caption, nothing, because, actions }: ReferralQueueProps) => {
  const list = useList(referralQueue, tableKey, { sizes: SIZES })
  const { fila } = list.view
  const query = useReferenciasQuery(
    { body: { cola, ...list.page } },
    {
      refetchOnMountOrArgChange: true,
      refetchOnReconnect: true,
      refetchOnFocus: true,
      skip: periodError(list) !== null,
    },
  )
  const steady = useSteady<QueuedReferral, NonNullable<typeof query.data>>(query, JSON.stringify([cola, list.page]))
  const [send] = useMoverReferenciasMutation()
  const now = useServerNow(query)
  const mayMove = hasPermission(useUser(), REFERRAL_PERMISSION)
  const people = useGestoresReferenciaQuery({}, { skip: !mayMove })
  const states = query.data?.por_estado ?? []
  const open = ({ id }: Pick<QueuedReferral, 'id'>): void => list.change({ fila: id }, false)
  if (fila !== null) return <ReferralView key={fila} id={fila} onClose={() => list.change({ fila: null })} />
  return (
    <QueuePage
      words={REFERRAL_LIFE}
      list={list}
      title={title}
      caption={caption}
      actions={actions}
      narrowing={
        <QueueFilters
          list={list}
          chips={
            // One state alone is no choice.
            query.data === undefined || states.length > 1 || list.said('estado') !== ''
              ? {
                  filter: 'estado',
                  label: 'Remisiones por estado',
                  options: [
                    {
                      ...EVERY_STATE,
                      count: query.data && countWords(states.reduce((sum, { total }) => sum + total, 0)),
                    },
                    ...states.map(({ estado, total }) => ({ value: estado, label: estado, count: countWords(total) })),
                  ],
                }
              : undefined
          }
        />
      }
      columns={({ take }) => queueColumns({ now, onOpen: open, take })}
      fixed={['espera', 'afiliado', 'estado']}
      query={query}
      steady={steady}
      send={(body, key) => send({ body, key })}
      nameOf={({ afiliado }) => afiliado.nombre_completo}
      holderOf={({ gestor }) => gestor}
      people={mayMove ? people : undefined}
      none={{ title: nothing, text: because }}
      noneFound={{ title: 'Nada con estos filtros', text: 'Cambie las fechas, el estado o el texto que busca.' }}
      onOpen={open}
    />
  )
}
