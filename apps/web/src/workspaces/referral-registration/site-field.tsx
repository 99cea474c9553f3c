/** The institution that refers, where it is not the one of who registers. */
import type { ReferringSite } from '@cauce/domain/referral/registration'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import type { FieldError } from '@cauce/ui/field/field'
import { InstitutionBox } from '../referral/institution-box.tsx'

interface SiteFieldProps {
  readonly value: ReferringSite | null
  readonly onPick: (site: ReferringSite | null) => void
  readonly error?: FieldError
}

export const SiteField = ({ value, onPick, error }: SiteFieldProps) => (
  <InstitutionBox
    label="Institución que remite"
    placeholder={`La suya, u otra desde ${SEARCH_TRIGGERS.institution.threshold} letras`}
    value={value}
    onPick={onPick}
    error={error}
  />
)
