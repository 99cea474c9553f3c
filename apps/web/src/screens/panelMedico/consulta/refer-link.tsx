/** Referring the affiliate of the consultation, for who may register referrals; `R` goes there. */
import { GitBranchIcon } from '@blueprintjs/icons'
import { REFERRAL_MENU, REFERRAL_REGISTER, referralAddress } from '@cauce/domain/referral/screens'
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { useNavigate } from 'react-router-dom'
import { useUser } from '../../../actors/session.ts'
import { useLetter } from './use-letter.ts'

interface ReferLinkProps {
  readonly consultaId: number
}

const Refer = ({ consultaId }: ReferLinkProps) => {
  const navigate = useNavigate()
  const go = (): void => void navigate(referralAddress(consultaId))
  useLetter('r', go)
  return (
    <Action icon={<GitBranchIcon />} keys="R" onClick={go}>
      Remitir
    </Action>
  )
}

export const ReferLink = (props: ReferLinkProps) => {
  const user = useUser()
  const may = [REFERRAL_MENU, REFERRAL_REGISTER].every((key) => hasPermission(user, key))
  return may ? <Refer {...props} /> : null
}
