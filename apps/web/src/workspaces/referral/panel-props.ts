/** What each part of the panel is given. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { requestName } from '@cauce/domain/referral/annex'
import {
  panelDraftOf,
  wireField,
  type PanelBase,
  type PanelDraft,
  type PanelDraftField,
} from '@cauce/domain/referral/panel-draft'
import type { FieldErrors } from '@cauce/machines/failure'

export interface PanelPartProps {
  readonly base: PanelBase
  readonly draft: PanelDraft
  /** Messages by field of the wire. */
  readonly errors: FieldErrors
  /** Fields that somebody else changed meanwhile. */
  readonly conflicts: readonly PanelDraftField[]
  readonly onChange: (change: Partial<PanelDraft>) => void
}

const inWords = (saved: PanelDraft, field: PanelDraftField): string => {
  const value = field === 'institucion' ? saved.institucion?.nombre : saved[field]
  if (value === undefined || value === '' || value === false) return 'nada'
  return value === true ? 'Sí' : requestName(formatDate(String(value)))
}

/** What a field says below it: its error, or what somebody else saved in it while this person was writing. */
export const fieldNote = ({ base, errors, conflicts }: PanelPartProps, field: PanelDraftField, hint?: string) => ({
  error: errors[wireField(field)],
  hint: conflicts.includes(field) ? `Otra persona guardó: ${inWords(panelDraftOf(base), field)}` : hint,
})
