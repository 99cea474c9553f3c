/** The frame of a queue screen: who may see it, and its way to the reports. */
import { REFERRAL_MENU_PERMISSION, REFERRAL_REPORTS_PERMISSION } from '@cauce/contract/referencias'
import { hasPermission } from '@cauce/domain/session/permission'
import { ChartIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../actors/session.ts'
import { NoPermission } from '../../app/no-permission.tsx'
import { ReferralQueue, type ReferralQueueProps } from './referral-queue.tsx'

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

/** @param permission key of the page */
export const QueueScreen = ({ permission, ...queue }: ReferralQueueProps & { readonly permission: string }) => {
  const user = useUser()
  const missing = [REFERRAL_MENU_PERMISSION, permission].find((key) => !hasPermission(user, key))
  return missing === undefined ? (
    <ReferralQueue {...queue} actions={<Reports />} />
  ) : (
    <NoPermission permission={missing} />
  )
}
