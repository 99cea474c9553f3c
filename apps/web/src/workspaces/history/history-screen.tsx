/** The frame of a history screen: the search, who was chosen, the way to the sisters, and what this screen lists. @fuente spec 1 §2 */
import { SearchIcon } from '@blueprintjs/icons'
import type { HistoryAffiliate } from '@cauce/domain/history/rows'
import { hasPermission } from '@cauce/domain/session/permission'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import type { ComponentType, ReactNode } from 'react'
import { useUser } from '../../actors/session.ts'
import { NoPermission } from '../../app/no-permission.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { failureOf, failureText } from '../../store/call.ts'
import { useAfiliadoHistoricoQuery } from '../../store/historico-api.ts'
import { AffiliateHead } from './affiliate-head.tsx'
import { AffiliateSearch } from './affiliate-search.tsx'
import { useChosenAffiliate } from './chosen-affiliate.ts'
import { HistoryTabs } from './history-tabs.tsx'
import './history.css'

const NOT_FOUND = 404

type HistoryActs = ComponentType<{ readonly affiliate: HistoryAffiliate }>

interface ChosenProps {
  readonly id: number
  readonly Acts?: HistoryActs | undefined
  readonly children: (affiliate: HistoryAffiliate) => ReactNode
}

const Chosen = ({ id, Acts, children }: ChosenProps) => {
  const { currentData, error, refetch } = useAfiliadoHistoricoQuery({ params: { id } })
  if (currentData === undefined) {
    return (
      <Card>
        {error === undefined ? (
          <output aria-label="Cargando el afiliado">
            <Skeleton lines={2} height="20px" />
          </output>
        ) : failureOf(error).status === NOT_FOUND ? (
          <EmptyState title="No existe un afiliado con ese número" text="Búsquelo por su nombre o su documento." />
        ) : (
          <FailedState title={failureText(error)} onRetry={() => void refetch()} />
        )}
      </Card>
    )
  }
  return (
    <>
      <AffiliateHead affiliate={currentData} acts={Acts === undefined ? undefined : <Acts affiliate={currentData} />} />
      <HistoryTabs affiliateId={id} />
      {children(currentData)}
    </>
  )
}

export interface HistoryScreenProps {
  readonly title: string
  /** Key with which the screen asks for its list. */
  readonly permission: string
  /** What can be done with the whole history, beside the affiliate. */
  readonly Acts?: HistoryActs
  readonly children: (affiliate: HistoryAffiliate) => ReactNode
}

export const HistoryScreen = ({ title, permission, Acts, children }: HistoryScreenProps) => {
  const user = useUser()
  const { id, choose } = useChosenAffiliate()
  usePageTitle(title)
  const missing = [HISTORY_PERMISSION, permission].find((key) => !hasPermission(user, key))
  if (missing !== undefined) return <NoPermission permission={missing} />
  return (
    <div className="his">
      <header className="his-top">
        <h1>{title}</h1>
        <search className="his-search">
          <AffiliateSearch focusFirst={id === null} onPick={(found) => choose(found.id)} />
        </search>
      </header>
      {id === null ? (
        <Card>
          <EmptyState
            icon={<SearchIcon size={20} />}
            title="Busque a un afiliado"
            text="Por su nombre o su documento, desde 4 caracteres. Cada lectura de una historia queda en la auditoría."
          />
        </Card>
      ) : (
        <Chosen key={id} id={id} Acts={Acts}>
          {children}
        </Chosen>
      )}
    </div>
  )
}
