/** What narrows a history list: a text, a stretch of days and, where the list has kinds, one of them. */
import { MAX_HISTORY_TEXT } from '@cauce/domain/history/affiliate-search'
import { DateField } from '@cauce/ui/date-field/date-field'
import type { ReactNode } from 'react'
import { LaterField } from '../../kit/list/later-field.tsx'
import { periodError, type HistoryView } from './history-view.ts'

interface HistoryFiltersProps {
  readonly view: HistoryView<string>
  readonly onChange: (change: Pick<Partial<HistoryView<string>>, 'desde' | 'hasta' | 'texto'>) => void
  /** What the text is looked for in: `Diagnóstico, médico o motivo`. */
  readonly placeholder: string
  readonly children?: ReactNode
}

const dayOrNull = (day: string): string | null => (day === '' ? null : day)

export const HistoryFilters = ({ view, onChange, placeholder, children }: HistoryFiltersProps) => (
  <search className="his-filters">
    <LaterField
      label="Buscar en la lista"
      placeholder={placeholder}
      search
      value={view.texto}
      maxLength={MAX_HISTORY_TEXT}
      onSettle={(texto) => onChange({ texto })}
    />
    <DateField
      label="Desde"
      value={view.desde ?? ''}
      {...(view.hasta === null ? {} : { max: view.hasta })}
      onChange={(day) => onChange({ desde: dayOrNull(day) })}
    />
    <DateField
      label="Hasta"
      value={view.hasta ?? ''}
      error={periodError(view)}
      {...(view.desde === null ? {} : { min: view.desde })}
      onChange={(day) => onChange({ hasta: dayOrNull(day) })}
    />
    {children}
  </search>
)
