/** From one history screen to its sisters, with the same affiliate. */
import {
  HISTORY_CONSENTS_PERMISSION,
  HISTORY_LEAVES_PERMISSION,
  HISTORY_ORDERS_PERMISSION,
  HISTORY_PARTIALS_PERMISSION,
} from '@cauce/contract/historico'
import { hasPermission } from '@cauce/domain/session/permission'
import { HISTORY_PERMISSION } from '@cauce/domain/session/permission-keys'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { AFFILIATE, LIST, VIEW } from './chosen-affiliate.ts'

interface Sister {
  readonly path: string
  readonly title: string
  readonly permission: string
  readonly view?: string
}

const CONSULTATIONS = '/historico/consultas'
const SISTERS: readonly Sister[] = [
  { path: CONSULTATIONS, title: 'Línea de tiempo', permission: HISTORY_PERMISSION },
  { path: CONSULTATIONS, title: 'Consultas', permission: HISTORY_PERMISSION, view: LIST },
  { path: '/historico/ordenes', title: 'Órdenes', permission: HISTORY_ORDERS_PERMISSION },
  { path: '/historico/incapacidades', title: 'Incapacidades', permission: HISTORY_LEAVES_PERMISSION },
  { path: '/historico/consentimientos', title: 'Consentimientos', permission: HISTORY_CONSENTS_PERMISSION },
  { path: '/historico/medicamentosParciales', title: 'Entregas parciales', permission: HISTORY_PARTIALS_PERMISSION },
]

const addressOf = ({ path, view }: Sister, affiliateId: number): string => {
  const query = new URLSearchParams({
    [AFFILIATE]: String(affiliateId),
    ...(view === undefined ? {} : { [VIEW]: view }),
  })
  return `${path}?${query.toString()}`
}

export const HistoryTabs = ({ affiliateId }: { readonly affiliateId: number }) => {
  const user = useUser()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const tabs = useRef<HTMLElement>(null)
  // On a phone they scroll sideways: where one is must be in sight.
  useEffect(() => {
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [])
  const isHere = ({ path, view }: Sister): boolean =>
    path === pathname && (path !== CONSULTATIONS || (search.get(VIEW) === LIST) === (view === LIST))
  return (
    <nav ref={tabs} className="his-tabs" aria-label="Históricos del afiliado">
      {SISTERS.filter(({ permission }) => hasPermission(user, permission)).map((sister) => (
        <Link
          key={sister.title}
          className="his-tab"
          to={addressOf(sister, affiliateId)}
          aria-current={isHere(sister) ? 'page' : undefined}
        >
          {sister.title}
        </Link>
      ))}
    </nav>
  )
}
