import { Card } from '@cauce/ui/card/card'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useTableSize } from '../../../app/table-choice.tsx'
import { useIngresosAgrupadosQuery } from '../../../store/auditoria-api.ts'
import { failureText } from '../../../store/call.ts'
import { failureColumns, type FailureGroup } from './sign-in-columns.tsx'
import { PAGE_SIZES, type SignInView } from './sign-in-view.ts'

const NO_ROWS: readonly FailureGroup[] = []

interface GatheredListProps {
  readonly table: string
  readonly por: 'cuenta' | 'direccion'
  readonly view: SignInView
  readonly onPage: (pagina: number) => void
  readonly onSee: (row: FailureGroup) => void
}

/** The failures by account or by address, those that fail most first: an attack stands at the top. */
export const GatheredList = ({ table, por, view, onPage, onSee }: GatheredListProps) => {
  const size = useTableSize(table, PAGE_SIZES)
  const { data, currentData, error, isFetching, refetch } = useIngresosAgrupadosQuery(
    { body: { por, desde: view.desde, hasta: view.hasta, pagina: view.pagina, por_pagina: size } },
    { refetchOnMountOrArgChange: true },
  )
  const failed = error !== undefined && currentData === undefined
  return (
    <Card flush>
      <DataTable
        caption={por === 'cuenta' ? 'Fallos por cuenta' : 'Fallos por dirección'}
        columns={failureColumns(por, onSee)}
        rows={currentData?.data ?? NO_ROWS}
        rowKey={({ usuario, ip }) => ip ?? usuario?.id ?? 'ninguna'}
        state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
        failure={failed ? failureText(error) : undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState title="Nadie falló al ingresar en estos días" />}
        pager={{ page: view.pagina, size, total: data?.total ?? 0, onPage }}
      />
    </Card>
  )
}
