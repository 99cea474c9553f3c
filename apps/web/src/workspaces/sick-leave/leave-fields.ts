/** What every part of the form of a leave is given. */
import type { LeaveBase, LeaveDraft } from '@cauce/domain/sick-leave/draft'
import type { FieldErrors } from '@cauce/machines/failure'

export interface LeaveFieldsProps {
  readonly base: LeaveBase
  readonly draft: LeaveDraft
  readonly errors: FieldErrors
  readonly onChange: (change: Partial<LeaveDraft>) => void
}
