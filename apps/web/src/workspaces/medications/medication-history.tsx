/** 'Últimos 6 meses': what was prescribed to the affiliate, to be read and to be prescribed again. @fuente spec 2 §2, §9 */
import { RefreshIcon } from '@blueprintjs/icons'
import { MAX_MEDICATIONS } from '@cauce/contract/medicamentos'
import type { MedicationHistoryRow } from '@cauce/domain/medication/order-line'
import type { Replacement } from '@cauce/domain/medication/represcription'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { lazy, Suspense, useState } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { useTableChoice, useTableSize } from '../../app/table-choice.tsx'
import { failureText } from '../../store/call.ts'
import { useMedicamentos6MesesQuery } from '../../store/medicamentos-api.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'
import { useReadOnly } from '../ordering/read-only.tsx'
import { FIXED_COLUMNS, historyColumns } from './history-columns.tsx'
import { useChosenLines } from './use-chosen-lines.ts'
import './prescribed.css'

const ReprescriptionDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('./represcription-dialog.tsx')).ReprescriptionDialog })),
)

const TABLE = 'ordenamiento.medicamentos6meses'
/** Rows a page, the usual first. @fuente spec 2 §9 */
const SIZES = [5, 10, 20, 50, 100] as const
const NO_ROWS: readonly MedicationHistoryRow[] = []

const linesText = (count: number): string => (count === 1 ? '1 línea' : `${groupThousands(count)} líneas`)

/** A page of the history; a page that is no more gives way to the last one. */
const useHistoryPage = (consulta: number) => {
  const cantidad = useTableSize(TABLE, SIZES)
  const [page, setPage] = useState(1)
  const query = useMedicamentos6MesesQuery(
    { body: { consulta, cantidad, page } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  const last = Math.max(1, query.currentData?.last_page ?? page)
  if (page > last) setPage(last)
  return { ...query, page, setPage }
}

interface SelectionProps {
  readonly count: number
  readonly onClear: () => void
  readonly onReview: () => void
}

/** Why the chosen lines cannot be prescribed again; null: they can. */
const obstacle = (count: number): string | null => {
  if (count === 0) return 'Marque lo que vuelve a formular'
  return count > MAX_MEDICATIONS ? `Máximo ${MAX_MEDICATIONS} medicamentos por orden` : null
}

const Selection = ({ count, onClear, onReview }: SelectionProps) => (
  <>
    {count === 0 ? null : (
      <Action kind="quiet" onClick={onClear}>
        Quitar la selección
      </Action>
    )}
    <Action icon={<RefreshIcon />} hasPopup="dialog" reason={useReadOnly() ?? obstacle(count)} onClick={onReview}>
      {count === 0 ? 'Volver a formular' : `Volver a formular ${count}`}
    </Action>
  </>
)

export interface MedicationHistoryProps {
  readonly consultaId: number
  /** Lines to be checked and added as if they were new; `replace` says, by row id, what each takes the place of. */
  readonly onPrescribe: (rows: readonly MedicationHistoryRow[], replace: ReadonlyMap<number, Replacement>) => void
}

export const MedicationHistory = ({ consultaId, onPrescribe }: MedicationHistoryProps) => {
  const { data, currentData, error, isFetching, refetch, page, setPage } = useHistoryPage(consultaId)
  const rows = data?.data ?? NO_ROWS
  const total = data?.total ?? 0
  const chosen = useChosenLines(rows)
  const count = chosen.rows.length
  const [reviewing, setReviewing] = useState<readonly MedicationHistoryRow[] | null>(null)
  const [hasReviewed, setHasReviewed] = useState(false)
  const table = useTableChoice(TABLE, historyColumns(chosen), { sizes: SIZES, fixed: FIXED_COLUMNS })
  const drop = (row: MedicationHistoryRow): void => {
    chosen.toggle(row)
    const left = (reviewing ?? []).filter(({ id }) => id !== row.id)
    setReviewing(left.length === 0 ? null : left)
  }
  const prescribe: MedicationHistoryProps['onPrescribe'] = (lines, replace) => {
    setReviewing(null)
    chosen.clear()
    onPrescribe(lines, replace)
  }
  const review = (): void => {
    setHasReviewed(true)
    setReviewing(chosen.rows)
  }
  const failed = error !== undefined && currentData === undefined && !isFetching
  return (
    <Card
      title="Últimos 6 meses"
      note={total === 0 ? undefined : linesText(total)}
      flush
      actions={
        total === 0 ? undefined : (
          <>
            <span className="rx-chooser">{table.chooser}</span>
            <Selection count={count} onClear={chosen.clear} onReview={review} />
          </>
        )
      }
    >
      <div className="rx-history">
        <DataTable
          caption="Últimos 6 meses"
          columns={table.columns}
          rows={rows}
          rowKey={({ id }) => id}
          state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
          failure={failed ? failureText(error) : undefined}
          onRetry={() => void refetch()}
          skeletonRows={Math.min(table.size, 10)}
          empty={
            <EmptyState
              title="Nada formulado en los últimos 6 meses"
              text="Lo que se le ordene aparecerá aquí, para volver a formularlo."
            />
          }
          pager={
            total === 0
              ? undefined
              : {
                  page,
                  size: table.size,
                  total,
                  onPage: setPage,
                  sizes: SIZES,
                  onSize: (size) => {
                    table.setSize(size)
                    setPage(1)
                  },
                  label: 'Páginas de los últimos 6 meses',
                }
          }
        />
      </div>
      <DialogLayer>
        {hasReviewed ? (
          <Suspense>
            <ReprescriptionDialog
              consultaId={consultaId}
              rows={reviewing}
              onDrop={drop}
              onClose={() => setReviewing(null)}
              onPrescribe={prescribe}
            />
          </Suspense>
        ) : null}
      </DialogLayer>
    </Card>
  )
}
