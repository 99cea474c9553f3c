import type { Answer } from '@cauce/contract/entry'
import type { consultas } from '@cauce/contract/consultas'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { DateField } from '@cauce/ui/date-field/date-field'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { LaterField } from '../../../kit/list/later-field.tsx'
import type { AgendaView } from './agenda-view.ts'

const EVERY = 'todos'
const MAX_TEXT = 100

interface Named {
  readonly id: number
  readonly nombre: string
}

/** Every choice, and the one that the address asks for even if the day does not have it. */
const choices = (every: string, known: readonly Named[], asked: number | null) => [
  { value: EVERY, label: every },
  ...known.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
  ...(asked === null || known.some(({ id }) => id === asked) ? [] : [{ value: String(asked), label: 'Sin consultas' }]),
]

const chosen = (value: string): number | null => (value === EVERY ? null : Number(value))

interface AgendaFiltersProps {
  readonly view: AgendaView
  readonly onChange: (change: Partial<AgendaView>) => void
  /** Last answer: the states and sites that the day has. */
  readonly answer: Answer<typeof consultas.agenda> | null
}

/** What narrows the day's list. The text is searched when the person stops typing. */
export const AgendaFilters = ({ view, onChange, answer }: AgendaFiltersProps) => {
  return (
    <search className="ca-agenda-filters">
      <LaterField
        label="Buscar"
        search
        placeholder="Nombre o documento"
        value={view.texto}
        onSettle={(texto) => onChange({ texto })}
        maxLength={MAX_TEXT}
      />
      <DateField
        label="Fecha"
        value={view.fecha}
        onChange={(fecha) => {
          if (isCalendarDate(fecha)) onChange({ fecha, estado: null, sede: null })
        }}
      />
      <SelectField
        label="Estado"
        value={view.estado === null ? EVERY : String(view.estado)}
        onChange={(value) => onChange({ estado: chosen(value) })}
        options={choices(
          'Todos los estados',
          (answer?.por_estado ?? []).map(({ estado_id, nombre }) => ({ id: estado_id, nombre })),
          view.estado,
        )}
      />
      <SelectField
        label="Sede"
        value={view.sede === null ? EVERY : String(view.sede)}
        onChange={(value) => onChange({ sede: chosen(value) })}
        options={choices('Todas las sedes', answer?.sedes ?? [], view.sede)}
      />
    </search>
  )
}
