import type { Column } from '@cauce/ui/data-table/data-table'
import type { Hands, QueueRow } from './use-hands.ts'

/** The box with which a row is marked, to do the same with several. */
export const markColumn = <Row extends QueueRow, Name extends string>(
  { isMarked, mark }: Pick<Hands<Row, Name>, 'isMarked' | 'mark'>,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  key: 'marca',
  title: '',
  label: 'Marcar',
  width: '44px',
  card: 'top',
  cell: (row) =>
    row.puede.length === 0 ? null : (
      <label className="que-mark">
        <input type="checkbox" checked={isMarked(row)} onChange={() => mark(row)} />
        <span className="ca-hidden">{`Marcar ${nameOf(row)}`}</span>
      </label>
    ),
})
