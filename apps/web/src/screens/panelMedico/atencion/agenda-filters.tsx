import type { Answer } from '@cauce/contract/entry'
import type { agendaList, consultas } from '@cauce/contract/consultas'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { DateField } from '@cauce/ui/date-field/date-field'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { choices } from '../../../kit/list/choices.ts'
import type { ListState } from '../../../kit/list/use-list.ts'

interface AgendaFiltersProps {
  readonly list: ListState<typeof agendaList>
  /** Last answer: the states and sites that the day has. */
  readonly answer: Answer<typeof consultas.agenda> | null
}

/** What narrows the day's list beside the text. Another day has other states and sites. */
export const AgendaFilters = ({ list: { said, filter, choose }, answer }: AgendaFiltersProps) => (
  <>
    <DateField
      label="Fecha"
      value={said('fecha')}
      onChange={(fecha) => {
        if (isCalendarDate(fecha)) choose({ fecha, estado: null, sede: null })
      }}
    />
    <SelectField
      label="Estado"
      value={said('estado')}
      onChange={(value) => filter('estado', value)}
      options={choices(
        'Todos los estados',
        (answer?.por_estado ?? []).map(({ estado_id, nombre }) => ({ id: estado_id, nombre })),
        said('estado'),
        'Sin consultas',
      )}
    />
    <SelectField
      label="Sede"
      value={said('sede')}
      onChange={(value) => filter('sede', value)}
      options={choices('Todas las sedes', answer?.sedes ?? [], said('sede'), 'Sin consultas')}
    />
  </>
)
