import { SearchIcon } from '@blueprintjs/icons'
import type { Answer } from '@cauce/contract/entry'
import type { consultas } from '@cauce/contract/consultas'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { DateField } from '@cauce/ui/date-field/date-field'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { AgendaView } from './agenda-view.ts'

const EVERY = 'todos'
const TYPING_PAUSE_MS = 250
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
  readonly searchField: RefObject<HTMLInputElement | null>
}

/** What narrows the day's list. The text is searched when the person stops typing. */
export const AgendaFilters = ({ view, onChange, answer, searchField }: AgendaFiltersProps) => {
  const [typed, setTyped] = useState(view.texto)
  const [known, setKnown] = useState(view.texto)
  if (known !== view.texto) {
    setKnown(view.texto)
    setTyped(view.texto)
  }
  const search = (text: string): void => {
    if (text !== view.texto) onChange({ texto: text })
  }
  const searchLater = useEffectEvent(search)
  useEffect(() => {
    const pause = setTimeout(() => searchLater(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])

  return (
    <search className="ca-agenda-filters">
      <TextField
        ref={searchField}
        label="Buscar"
        inputMode="search"
        placeholder="Nombre o documento"
        icon={<SearchIcon />}
        value={typed}
        onChange={setTyped}
        maxLength={MAX_TEXT}
        onEnter={() => search(typed)}
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
