import type { auditList } from '@cauce/contract/auditoria'
import { ACTION_GROUP_KEYS } from '@cauce/domain/audit/action-words'
import { RECORD_KINDS } from '@cauce/domain/audit/record'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { LaterField } from '../../../kit/list/later-field.tsx'
import type { ListState } from '../../../kit/list/use-list.ts'
import { PersonFilter } from '../../../workspaces/audit/person-filter.tsx'
import { ActionSelect } from './action-select.tsx'
import { AffiliateFilter } from './affiliate-filter.tsx'
import type { AuditAnswer } from './audit-columns.tsx'

const EVERY = ''
const RECORDS = [
  { value: EVERY, label: 'Todos los registros' },
  ...RECORD_KINDS.map(({ recurso, texto }) => ({ value: recurso, label: texto })),
]
/** Beside the dates and the kind. */
const FOLDED = ['usuario', 'afiliado', 'recurso', 'registro', 'grupo', 'accion', 'ip'] as const

/** A day of the calendar, none, or what the field had while it is not a day. */
const dayOr = (text: string, before: string): string => (text === '' || isCalendarDate(text) ? text : before)

interface AuditFiltersProps {
  readonly list: ListState<typeof auditList>
  readonly answer: AuditAnswer | null
}

/** What narrows the audit. On a phone all but the person and the days fold away. */
export const AuditFilters = ({ list, answer }: AuditFiltersProps) => {
  const [open, setOpen] = useState(false)
  const { said, filter } = list
  const { filters } = list.list
  const { usuario_id = null, afiliado_id = null, grupo = null, accion = null } = list.question
  const inUse = FOLDED.filter((name) => said(name) !== '').length
  return (
    <>
      <search className={`aud-filters${open ? ' aud-filters-open' : ''}`}>
        <div className="aud-wide">
          <PersonFilter
            label="Quién"
            of="auditoria"
            id={usuario_id}
            person={answer?.usuario ?? null}
            onPick={(person) => filter('usuario', person === null ? null : String(person.id))}
          />
        </div>
        <div className="aud-extra aud-wide">
          <AffiliateFilter
            id={afiliado_id}
            affiliate={answer?.afiliado ?? null}
            onPick={(affiliate) => filter('afiliado', affiliate === null ? null : String(affiliate.id))}
          />
        </div>
        <div className="aud-extra aud-wide">
          <ActionSelect
            grupo={ACTION_GROUP_KEYS.find((name) => name === grupo) ?? null}
            accion={accion}
            onChange={(chosen) => list.choose({ grupo: chosen.grupo, accion: chosen.accion })}
          />
        </div>
        <div className="aud-extra">
          <SelectField
            label="Registro"
            options={RECORDS}
            value={RECORD_KINDS.find(({ recurso }) => recurso === said('recurso'))?.recurso ?? EVERY}
            onChange={(value) => filter('recurso', value)}
          />
        </div>
        <div className="aud-extra">
          <LaterField
            label="Número del registro"
            value={said('registro')}
            onSettle={(registro) => filter('registro', registro)}
            maxLength={filters.registro.max}
          />
        </div>
        <DateField
          label="Desde"
          value={said('desde')}
          max={list.question.hasta}
          onChange={(text) => filter('desde', dayOr(text, said('desde')))}
        />
        <DateField
          label="Hasta"
          value={said('hasta')}
          min={list.question.desde}
          onChange={(text) => filter('hasta', dayOr(text, said('hasta')))}
        />
        <div className="aud-extra aud-wide">
          <LaterField
            label="Dirección de red"
            placeholder="190.0.2.7"
            value={said('ip')}
            onSettle={(ip) => filter('ip', ip)}
            maxLength={filters.ip.max}
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
