/** Columns of the six months' history. */
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import type { MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import { pluralUnit } from '@cauce/domain/medication/unit-words'
import { groupThousands } from '@cauce/domain/text/format'
import type { Column } from '@cauce/ui/data-table/data-table'
import { ChangeList } from './change-list.tsx'
import { TakenText } from './taken-text.tsx'

export interface Choosing {
  readonly isChosen: (row: MedicationHistoryRow) => boolean
  readonly toggle: (row: MedicationHistoryRow) => void
}

const nameOf = ({ codesumi, orden_id }: MedicationHistoryRow): string => `${codesumi.nombre}, orden ${orden_id}`

/** Columns that always stay: those by which a line is known and chosen. */
export const FIXED_COLUMNS = ['elegir', 'medicamento', 'cambios'] as const

export const historyColumns = ({ isChosen, toggle }: Choosing): readonly Column<MedicationHistoryRow>[] => [
  {
    key: 'elegir',
    title: '',
    label: 'Volver a formular',
    width: '36px',
    card: 'state',
    cell: (row) => (
      <label className="rx-choose">
        <input
          type="checkbox"
          aria-label={`Volver a formular ${nameOf(row)}`}
          checked={isChosen(row)}
          onChange={() => toggle(row)}
        />
      </label>
    ),
  },
  {
    key: 'fecha',
    title: 'Fecha',
    width: '108px',
    card: 'top',
    cell: ({ created_at }) => <span className="rx-date">{formatDate(bogotaDate(Date.parse(created_at)))}</span>,
  },
  {
    key: 'medicamento',
    title: 'Medicamento',
    width: '24%',
    card: 'title',
    cell: ({ codesumi, orden_id, sigue_activa, estado }) => (
      <>
        <span className="rx-name">{codesumi.nombre}</span>
        <span className="ca-second rx-second">
          Orden {groupThousands(orden_id)} · {sigue_activa ? 'la sigue tomando' : estado.nombre}
        </span>
      </>
    ),
  },
  {
    key: 'toma',
    title: 'Cómo se tomó',
    width: '17%',
    card: 'body',
    cell: (row) => <TakenText line={row} />,
  },
  {
    key: 'cantidad',
    title: 'Cantidad',
    width: '84px',
    align: 'right',
    card: 'labelled',
    cell: ({ cantidad_medico, codesumi, meses }) => (
      <>
        {groupThousands(cantidad_medico)}{' '}
        <span className="ca-second rx-second">
          {pluralUnit(codesumi.unidad_presentacion)}
          {meses === 1 ? '' : ' al mes'}
        </span>
      </>
    ),
  },
  { key: 'medico', title: 'Formuló', width: '12%', card: 'labelled', cell: ({ medico }) => medico },
  {
    key: 'cambios',
    title: 'Qué cambió desde entonces',
    card: 'body',
    cell: ({ cambios }) => <ChangeList changes={cambios} />,
  },
]
