/** What narrows a queue of referrals. */
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { useState } from 'react'
import { LaterField } from '../../kit/list/later-field.tsx'
import { KindFilters } from './kind-filters.tsx'
import { MAX_QUEUE_TEXT, queuePeriodError, type QueueView } from './queue-view.ts'

const EVERY = ''
const MINE = 'yo'
const MANAGERS = [
  { value: EVERY, label: 'Cualquiera' },
  { value: MINE, label: 'Yo' },
]

const orNull = (text: string): string | null => (text === EVERY ? null : text)

interface QueueFiltersProps {
  readonly view: QueueView
  readonly onChange: (change: Partial<QueueView>) => void
}

/** Filters besides the text that are in use. */
const inUse = ({ anexo, solicitud, mias, desde, hasta }: QueueView): number =>
  [anexo, solicitud, mias ? MINE : null, desde, hasta].filter((value) => value !== null).length

const moreWords = (open: boolean, used: number): string =>
  open ? 'Menos filtros' : used === 0 ? 'Más filtros' : `Más filtros (${used} en uso)`

/** On a phone the text stays in sight, and the others come when they are asked for. */
export const QueueFilters = ({ view, onChange }: QueueFiltersProps) => {
  const [open, setOpen] = useState(false)
  return (
    <search className={`col-filters${open ? ' col-filters-open' : ''}`}>
      <LaterField
        label="Buscar en la lista"
        placeholder="Nombre, documento o código"
        search
        value={view.texto}
        maxLength={MAX_QUEUE_TEXT}
        onSettle={(texto) => onChange({ texto })}
      />
      <span className="col-more">
        <Action kind="quiet" expanded={open} onClick={() => setOpen(!open)}>
          {moreWords(open, inUse(view))}
        </Action>
      </span>
      <KindFilters view={view} onChange={onChange} />
      <SelectField
        label="Gestiona"
        options={MANAGERS}
        value={view.mias ? MINE : EVERY}
        onChange={(value) => onChange({ mias: value === MINE })}
      />
      <DateField
        label="Desde"
        value={view.desde ?? ''}
        {...(view.hasta === null ? {} : { max: view.hasta })}
        onChange={(day) => onChange({ desde: orNull(day) })}
      />
      <DateField
        label="Hasta"
        value={view.hasta ?? ''}
        error={queuePeriodError(view)}
        {...(view.desde === null ? {} : { min: view.desde })}
        onChange={(day) => onChange({ hasta: orNull(day) })}
      />
    </search>
  )
}
