import { isCalendarDate, type CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { DateField } from '@cauce/ui/date-field/date-field'
import type { Person } from '../../../actors/people-search.ts'
import { LaterField } from '../../../kit/list/later-field.tsx'
import { PersonFilter } from '../../../workspaces/audit/person-filter.tsx'
import type { SignInView } from './sign-in-view.ts'

const MAX_ADDRESS = 45

interface SignInFiltersProps {
  readonly view: SignInView
  readonly person: Person | null
  readonly today: CalendarDate
  readonly onChange: (change: Partial<SignInView>) => void
}

/** What narrows the sign-ins. Gathered, only the days count. */
export const SignInFilters = ({ view, person, today, onChange }: SignInFiltersProps) => (
  <search className="aud-filters">
    {view.ver === 'uno' ? (
      <>
        <div className="aud-wide">
          <PersonFilter
            label="Cuenta"
            of="ingresos"
            id={view.usuario}
            person={person}
            onPick={(picked) => onChange({ usuario: picked?.id ?? null })}
          />
        </div>
        <div className="aud-wide">
          <LaterField
            label="Dirección de red"
            placeholder="190.0.2.7"
            value={view.ip}
            onSettle={(ip) => onChange({ ip })}
            maxLength={MAX_ADDRESS}
          />
        </div>
      </>
    ) : null}
    <DateField
      label="Desde"
      value={view.desde}
      max={view.hasta}
      onChange={(desde) => {
        if (isCalendarDate(desde)) onChange({ desde })
      }}
    />
    <DateField
      label="Hasta"
      value={view.hasta}
      min={view.desde}
      max={today}
      onChange={(hasta) => {
        if (isCalendarDate(hasta)) onChange({ hasta })
      }}
    />
  </search>
)
