/** The frame of a queue screen: its title and its list, or the referral that is open. @fuente spec 1 §2 */
import { REFERRAL_MENU_PERMISSION, REFERRAL_REPORTS_PERMISSION } from '@cauce/contract/referencias'
import { hasPermission } from '@cauce/domain/session/permission'
import { ChartIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { NoPermission } from '../../app/no-permission.tsx'
import { usePageTitle } from '../../app/page-title.ts'
import { ReferralView } from '../referral/referral-view.tsx'
import type { QueueName } from './queue-view.ts'
import { ReferralQueue } from './referral-queue.tsx'
import { useQueue } from './use-queue.ts'

export interface QueueScreenProps {
  readonly title: string
  readonly cola: QueueName
  /** Key of the page. */
  readonly permission: string
  /** Names the list in the preferences. */
  readonly tableKey: string
  readonly list: string
  readonly nothing: string
  readonly because: string
}

/** The reports stand in no menu. */
const Reports = () => {
  const user = useUser()
  const navigate = useNavigate()
  return hasPermission(user, REFERRAL_REPORTS_PERMISSION) ? (
    <Action icon={<ChartIcon />} onClick={() => void navigate('/referencia/reportes')}>
      Reportes
    </Action>
  ) : null
}

const Queue = ({ title, cola, tableKey, list, nothing, because }: QueueScreenProps) => {
  const queue = useQueue(cola, tableKey)
  const { remision } = queue.view
  usePageTitle(title)
  if (remision !== null) return <ReferralView key={remision} id={remision} onClose={queue.close} />
  return (
    <div className="his">
      <header className="his-top">
        <h1>{title}</h1>
        <Reports />
      </header>
      <ReferralQueue queue={queue} tableKey={tableKey} title={list} nothing={nothing} because={because} />
    </div>
  )
}

export const QueueScreen = (props: QueueScreenProps) => {
  const user = useUser()
  const missing = [REFERRAL_MENU_PERMISSION, props.permission].find((key) => !hasPermission(user, key))
  return missing === undefined ? <Queue {...props} /> : <NoPermission permission={missing} />
}
