import type { auditoria } from '@cauce/contract/auditoria'
import type { Answer } from '@cauce/contract/entry'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import type { TableChoice } from '../../../app/table-choice.tsx'
import type { SignIn } from './sign-in-columns.tsx'
import { PAGE_SIZES, type SignInView } from './sign-in-view.ts'

const NO_ROWS: readonly SignIn[] = []

interface SignInListProps {
  readonly caption: string
  readonly view: SignInView
  readonly table: TableChoice<SignIn>
  readonly answer: Answer<typeof auditoria.ingresos> | null
  readonly state: 'ready' | 'loading' | 'failed'
  readonly failure: string | undefined
  readonly onRetry: () => void
  readonly onChange: (change: Partial<SignInView>) => void
  readonly onClear: () => void
}

/** The sign-ins one by one. */
export const SignInList = (props: SignInListProps) => {
  const { caption, view, table, answer, onChange } = props
  return (
    <Card flush>
      <DataTable
        caption={caption}
        columns={table.columns}
        rows={answer?.data ?? NO_ROWS}
        rowKey={({ id }) => id}
        state={props.state}
        failure={props.failure}
        onRetry={props.onRetry}
        skeletonRows={table.size}
        empty={
          <EmptyState
            title="Ningún ingreso coincide"
            text="Cambie las fechas, la cuenta o el resultado."
            action={<Action onClick={props.onClear}>Quitar los filtros</Action>}
          />
        }
        pager={{
          page: view.pagina,
          size: table.size,
          total: answer?.total ?? 0,
          more: answer?.hay_mas ?? false,
          onPage: (pagina) => onChange({ pagina, corte: answer?.corte ?? null }),
          sizes: PAGE_SIZES,
          onSize: (size) => {
            table.setSize(size)
            onChange({})
          },
        }}
      />
    </Card>
  )
}
