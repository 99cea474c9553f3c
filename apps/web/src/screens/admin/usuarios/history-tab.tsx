import type { UserAct } from '@cauce/contract/usuarios-filas'
import { actionText } from '@cauce/domain/audit/actions'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useState } from 'react'
import { failureText } from '../../../store/call.ts'
import { useHistorialUsuarioQuery } from '../../../store/usuarios-api.ts'

const ROWS = 10
const NO_ROWS: readonly UserAct[] = []

const changeText = ({ campo, antes, despues }: UserAct['cambios'][number]): string => {
  if (despues === null) return campo
  return antes === null ? `${campo}: ${despues}` : `${campo}: ${antes} → ${despues}`
}

const COLUMNS: readonly Column<UserAct>[] = [
  { key: 'cuando', title: 'Cuándo', card: 'top', width: '150px', cell: ({ created_at }) => formatDateTime(created_at) },
  {
    key: 'que',
    title: 'Qué',
    card: 'title',
    cell: (act) => (
      <>
        {actionText(act.accion)}
        {act.motivo === null ? null : <span className="usu-second ca-second">Motivo: {act.motivo}</span>}
        {act.cambios.length === 0 ? null : (
          <span className="usu-second ca-second">{act.cambios.map(changeText).join(' · ')}</span>
        )}
      </>
    ),
  },
  {
    key: 'quien',
    title: 'Quién',
    cell: ({ quien, ip }) => (
      <>
        {quien ?? 'Sin sesión'}
        {ip === null ? null : <span className="usu-second ca-second">{ip}</span>}
      </>
    ),
  },
]

/** Who did what with the user, and when. */
export const HistoryTab = ({ id }: { readonly id: number }) => {
  const [pagina, setPagina] = useState(1)
  const { data, error, isFetching, refetch } = useHistorialUsuarioQuery(
    { params: { id }, query: { pagina, por_pagina: ROWS } },
    { refetchOnMountOrArgChange: true },
  )
  const failed = error !== undefined && data === undefined
  return (
    <DataTable
      caption="Historial del usuario"
      columns={COLUMNS}
      rows={data?.data ?? NO_ROWS}
      rowKey={(row) => row.id}
      state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
      failure={failed ? failureText(error) : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState title="Todavía no hay nada en su historial" />}
      pager={{ page: pagina, size: ROWS, total: data?.total ?? 0, onPage: setPagina, label: 'Páginas del historial' }}
    />
  )
}
