/** The institution that accepts. */
import { PANEL_FIELDS } from '@cauce/domain/referral/panel-fields'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { InstitutionBox } from './institution-box.tsx'
import { fieldNote, type PanelPartProps } from './panel-props.ts'

export const InstitutionField = (part: PanelPartProps) => (
  <InstitutionBox
    label={PANEL_FIELDS.institucion_acepta_rep_id}
    placeholder={`Desde ${SEARCH_TRIGGERS.institution.threshold} letras`}
    value={part.draft.institucion}
    onPick={(institucion) => part.onChange({ institucion })}
    {...fieldNote(part, 'institucion')}
  />
)
