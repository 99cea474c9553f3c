import { RECORD_KINDS } from '@cauce/domain/audit/record'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { LaterField } from '../../../kit/list/later-field.tsx'
import { PersonFilter } from '../../../workspaces/audit/person-filter.tsx'
import { ActionSelect } from './action-select.tsx'
import { AffiliateFilter } from './affiliate-filter.tsx'
import type { AuditAnswer } from './audit-columns.tsx'
import { filtersInUse, type AuditView } from './audit-view.ts'

const EVERY = ''
const RECORDS = [
  { value: EVERY, label: 'Todos los registros' },
  ...RECORD_KINDS.map(({ recurso, texto }) => ({ value: recurso, label: texto })),
]
const MAX_RECORD = 80
const MAX_ADDRESS = 45

/** A day of the calendar, none, or what the field had while it is not a day. */
const dayOr = (text: string, before: string | null): string | null =>
  text === '' ? null : isCalendarDate(text) ? text : before

interface AuditFiltersProps {
  readonly view: AuditView
  readonly answer: AuditAnswer | null
  readonly onChange: (change: Partial<AuditView>) => void
}

/** What narrows the audit. On a phone all but the person and the days fold away. */
export const AuditFilters = ({ view, answer, onChange }: AuditFiltersProps) => {
  const [open, setOpen] = useState(false)
  const inUse = filtersInUse(view)
  return (
    <>
      <search className={`aud-filters${open ? ' aud-filters-open' : ''}`}>
        <div className="aud-wide">
          <PersonFilter
            label="Quién"
            of="auditoria"
            id={view.usuario}
            person={answer?.usuario ?? null}
            onPick={(person) => onChange({ usuario: person?.id ?? null })}
          />
        </div>
        <div className="aud-extra aud-wide">
          <AffiliateFilter
            id={view.afiliado}
            affiliate={answer?.afiliado ?? null}
            onPick={(affiliate) => onChange({ afiliado: affiliate?.id ?? null })}
          />
        </div>
        <div className="aud-extra aud-wide">
          <ActionSelect grupo={view.grupo} accion={view.accion} onChange={onChange} />
        </div>
        <div className="aud-extra">
          <SelectField
            label="Registro"
            options={RECORDS}
            value={RECORD_KINDS.some(({ recurso }) => recurso === view.recurso) ? (view.recurso ?? EVERY) : EVERY}
            onChange={(value) => onChange({ recurso: value === EVERY ? null : value })}
          />
        </div>
        <div className="aud-extra">
          <LaterField
            label="Número del registro"
            value={view.registro}
            onSettle={(registro) => onChange({ registro })}
            maxLength={MAX_RECORD}
          />
        </div>
        <DateField
          label="Desde"
          value={view.desde ?? ''}
          max={view.hasta ?? undefined}
          onChange={(text) => onChange({ desde: dayOr(text, view.desde) })}
        />
        <DateField
          label="Hasta"
          value={view.hasta ?? ''}
          min={view.desde ?? undefined}
          onChange={(text) => onChange({ hasta: dayOr(text, view.hasta) })}
        />
        <div className="aud-extra aud-wide">
          <LaterField
            label="Dirección de red"
            placeholder="190.0.2.7"
            value={view.ip}
            onSettle={(ip) => onChange({ ip })}
            maxLength={MAX_ADDRESS}
          />
        </div>
      </search>
      <div className="aud-more">
        <Action kind="quiet" expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Menos filtros' : inUse === 0 ? 'Más filtros' : `Más filtros (${inUse} en uso)`}
        </Action>
      </div>
    </>
  )
}
