/** What the registration tells: the server's refusal, and a lost answer. */
import { LEAVE_UNANSWERED } from '@cauce/domain/sick-leave/screen-messages'
import { SendingDialogs } from '../ordering/sending-dialogs.tsx'
import type { SickLeave } from './use-sick-leave.ts'

export interface LeaveDialogsProps {
  readonly leave: SickLeave
  /** A refusal was read: the cursor goes to what it was about. */
  readonly onRefusalRead: () => void
}

export const LeaveDialogs = ({ leave: { snapshot, send }, onRefusalRead }: LeaveDialogsProps) => {
  const { dialog } = snapshot.context
  return (
    <SendingDialogs
      dialog={dialog}
      interrupted={snapshot.matches({ registering: 'interrupted' })}
      otherwise={LEAVE_UNANSWERED}
      send={send}
      onRefusalRead={onRefusalRead}
    />
  )
}
