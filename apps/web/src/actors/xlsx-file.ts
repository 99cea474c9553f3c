/** Rows as a spreadsheet. Loaded only when somebody asks for one. */
import writeExcelFile from 'write-excel-file/browser'

export type SheetCell = string | number | null

const HEADER = { fontWeight: 'bold' } as const
const WIDTH = 22
const STICKY_ROWS = 1

/**
 * A sheet whose first row is its header. A text is kept as text, so that nothing that anybody wrote is run as a formula.
 * @param rows in their order, the header first
 */
export const xlsxFile = (rows: readonly (readonly SheetCell[])[], sheet: string): Promise<Blob> =>
  writeExcelFile(
    rows.map((row, at) =>
      row.map((value) => {
        const cell = typeof value === 'string' ? { type: String, value } : value
        return at === 0 && typeof value === 'string' ? { type: String, value, ...HEADER } : cell
      }),
    ),
    { sheet, stickyRowsCount: STICKY_ROWS, columns: (rows[0] ?? []).map(() => ({ width: WIDTH })) },
  ).toBlob()
