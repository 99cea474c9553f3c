/** Of which annex and of which request. */
import { ANNEX_TYPES, REQUEST_OPTIONS } from '@cauce/domain/referral/annex'
import { SelectField } from '@cauce/ui/select-field/select-field'

const EVERY = ''
const ANNEXES = [
  { value: EVERY, label: 'Todos' },
  ...Object.entries(ANNEX_TYPES).map(([value, label]) => ({ value, label })),
]
const REQUESTS = [{ value: EVERY, label: 'Todas' }, ...REQUEST_OPTIONS]

/** Null: all of them. */
interface ReferralKinds {
  readonly anexo: number | null
  readonly solicitud: string | null
}

interface KindFiltersProps {
  readonly view: ReferralKinds
  readonly onChange: (change: Partial<ReferralKinds>) => void
}

export const KindFilters = ({ view, onChange }: KindFiltersProps) => (
  <>
    <SelectField
      label="Tipo de anexo"
      options={ANNEXES}
      value={view.anexo === null ? EVERY : String(view.anexo)}
      onChange={(value) => onChange({ anexo: value === EVERY ? null : Number(value) })}
    />
    <SelectField
      label="Tipo de solicitud"
      options={REQUESTS}
      value={view.solicitud ?? EVERY}
      onChange={(value) => onChange({ solicitud: value === EVERY ? null : value })}
    />
  </>
)
