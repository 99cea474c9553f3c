/** The bell of who has no recovery address. @fuente spec 1 §2 */
import { needsRecoveryReminder, RECOVERY_REMINDER, RECOVERY_REMINDER_GO } from '@cauce/domain/session/recovery-reminder'
import type { User } from '@cauce/domain/session/user'
import { Bell } from '@cauce/ui/bell/bell'
import { useNavigate } from 'react-router-dom'

export const RecoveryBell = ({ user }: { readonly user: User }) => {
  const navigate = useNavigate()
  return needsRecoveryReminder(user) ? (
    <Bell message={RECOVERY_REMINDER} goLabel={RECOVERY_REMINDER_GO} onGo={() => void navigate('/perfil')} />
  ) : null
}
