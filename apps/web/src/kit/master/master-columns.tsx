/** The columns of a master: its code, its title with what it points to under it, the rest, and its state. */
import type { MasterRow } from '@cauce/contract/kit/master'
import type { Field } from '@cauce/domain/kit/master/field'
import { fieldsOf, type Master } from '@cauce/domain/kit/master/master'
import type { Column } from '@cauce/ui/data-table/data-table'
import { shownField } from '../form/field-words.ts'
import { StateChip } from './state-chip.tsx'

const NUMBERS = new Set(['nit', 'integer', 'decimal'])
const WIDTHS: Readonly<Partial<Record<Field['kind'], string>>> = {
  nit: '140px',
  code: '150px',
  choice: '130px',
  integer: '120px',
  decimal: '120px',
  flag: '120px',
  date: '120px',
}

/** Listed fields that have a column of their own. */
const columnFields = (of: Master) =>
  fieldsOf(of).filter(([name, { kind, listed }]) => name === of.title || (listed && kind !== 'reference'))

/** What stands under the title: the words of what the row points to. */
const secondLine = (of: Master, { valores, textos }: MasterRow): string =>
  fieldsOf(of)
    .filter(([name, { kind, listed }]) => kind === 'reference' && listed && name !== of.title)
    .map(([name]) => shownField(of, name, valores, textos))
    .filter((words) => words !== '')
    .join(' · ')

export const masterColumns = (of: Master): readonly Column<MasterRow>[] => [
  ...columnFields(of).map(([name, field]): Column<MasterRow> => {
    const said = (row: MasterRow): string => shownField(of, name, row.valores, row.textos)
    if (name === of.title) {
      return {
        key: name,
        title: field.label,
        sortable: true,
        card: 'title',
        cell: (row) => (
          <>
            <strong className="kit-title">{said(row)}</strong>
            <span className="kit-second ca-second">{secondLine(of, row)}</span>
          </>
        ),
      }
    }
    return {
      key: name,
      title: field.label,
      sortable: true,
      card: name === of.key ? 'top' : 'labelled',
      ...(NUMBERS.has(field.kind) ? { align: 'right' as const } : {}),
      ...(WIDTHS[field.kind] === undefined ? {} : { width: WIDTHS[field.kind] }),
      cell: said,
    }
  }),
  {
    key: 'activo',
    title: 'Estado',
    width: '110px',
    sortable: true,
    card: 'state',
    cell: ({ activo }) => <StateChip of={of} activo={activo} />,
  },
]
