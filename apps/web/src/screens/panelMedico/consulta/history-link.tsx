/** From an open consultation to the whole history of who is in it. */
import { cataloguedAt } from '@cauce/domain/navigation/find-route'
import { hasPermission } from '@cauce/domain/session/permission'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { Link, useNavigate } from 'react-router-dom'
import { useUser } from '../../../actors/session.ts'
import { AFFILIATE } from '../../../workspaces/history/chosen-affiliate.ts'
import { useLetter } from './use-letter.ts'

const KEY = 'H'
const HISTORY = '/historico/consultas'

interface HistoryLinkProps {
  readonly affiliateId: number
}

const ToHistory = ({ affiliateId }: HistoryLinkProps) => {
  const navigate = useNavigate()
  const address = `${HISTORY}?${AFFILIATE}=${affiliateId}`
  useLetter(KEY.toLocaleLowerCase('es-CO'), () => void navigate(address))
  return (
    <Link className="ca-consult-history" to={address} aria-keyshortcuts={KEY}>
      Histórico del afiliado <Kbd keys={KEY} />
    </Link>
  )
}

/** Only for who may read histories. */
export const HistoryLink = (props: HistoryLinkProps) => {
  const user = useUser()
  const page = cataloguedAt(HISTORY)
  return page !== null && hasPermission(user, page.opensWith) ? <ToHistory {...props} /> : null
}
