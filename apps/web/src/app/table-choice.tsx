/** The columns and the rows of a list, as each person wants them: remembered with their preferences. */
import { choosable, isLastShown, visibleColumns } from '@cauce/domain/navigation/table-choice'
import { ColumnsMenu } from '@cauce/ui/columns-menu/columns-menu'
import type { Column } from '@cauce/ui/data-table/data-table'
import type { ReactNode } from 'react'
import { changePreferences, usePreferences } from '../store/preferences.ts'

interface TableChoiceOptions {
  /** Rows a page that the list offers; the first is the usual one. */
  readonly sizes: readonly number[]
  /** Keys of the columns that always stay: those by which a row is known. Columns without a header stay too. */
  readonly fixed?: readonly string[]
}

export interface TableChoice<Row> {
  /** Those that are shown. */
  readonly columns: readonly Column<Row>[]
  /** Rows a page: the person's, or the usual one. */
  readonly size: number
  readonly setSize: (size: number) => void
  /** The "Columnas" button, ready for the toolbar of the list. */
  readonly chooser: ReactNode
}

const NO_COLUMNS: readonly string[] = []
const USUAL_ROWS = 10

/** Rows a page of a list, for its query: the person's, or the first of `sizes`. */
export const useTableSize = (tableKey: string, sizes: readonly number[]): number => {
  const kept = usePreferences().tablas?.[tableKey]?.filas
  return sizes.find((offered) => offered === kept) ?? sizes[0] ?? USUAL_ROWS
}

/**
 * @param tableKey names the list in the preferences: its page, such as `panelMedico.atencion`
 * @param columns every column that the list has
 */
export const useTableChoice = <Row,>(
  tableKey: string,
  columns: readonly Column<Row>[],
  { sizes, fixed = NO_COLUMNS }: TableChoiceOptions,
): TableChoice<Row> => {
  const hidden = usePreferences().tablas?.[tableKey]?.ocultas ?? NO_COLUMNS
  const shown = visibleColumns(columns, hidden, fixed)
  const free = choosable(columns, fixed)
  const size = useTableSize(tableKey, sizes)

  const keep = (change: { readonly ocultas?: readonly string[]; readonly filas?: number }): void => {
    changePreferences(({ tablas = {} }) => ({
      tablas: { [tableKey]: { ...(tablas[tableKey] ?? { ocultas: [] }), ...change } },
    }))
  }
  return {
    columns: shown,
    size,
    setSize: (filas) => keep({ filas }),
    chooser: (
      <ColumnsMenu
        options={free.map((column) => ({
          key: column.key,
          title: column.title,
          shown: shown.includes(column),
          locked: isLastShown(shown, column.key),
        }))}
        onChange={(key, on) => keep({ ocultas: on ? hidden.filter((other) => other !== key) : [...hidden, key] })}
        onReset={() => keep({ ocultas: [] })}
      />
    ),
  }
}
