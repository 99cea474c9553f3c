/** What was ordered in a consultation, and the leaves that it gave. */
import { HISTORY_LEAVES_PERMISSION } from '@cauce/contract/historico'
import type { OrderHistoryRow } from '@cauce/domain/history/rows'
import { hasPermission } from '@cauce/domain/session/permission'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { Card } from '@cauce/ui/card/card'
import { DataTable } from '@cauce/ui/data-table/data-table'
import { useUser } from '../../actors/session.ts'
import { CERTIFICATE, leaveColumns } from './leave-columns.tsx'
import { orderColumns, orderRow } from './order-columns.tsx'

const NOT_SORTED = { sortable: false }

interface OrdersOfProps {
  readonly lines: readonly OrderHistoryRow[]
  readonly email: string | null
}

export const OrdersOf = ({ lines, email }: OrdersOfProps) => {
  if (lines.length === 0) return null
  return (
    <Card flush title="Órdenes de la consulta" note={`${lines.length} ${lines.length === 1 ? 'línea' : 'líneas'}`}>
      <DataTable
        caption="Órdenes de la consulta"
        columns={orderColumns(email).map((column) => ({ ...column, ...NOT_SORTED }))}
        rows={lines.map(orderRow)}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}

interface LeavesOfProps {
  readonly leaves: readonly SickLeave[]
  readonly email: string | null
}

/** Who does not see the page of the leaves reads them here, without their certificates. */
export const LeavesOf = ({ leaves, email }: LeavesOfProps) => {
  const mayPrint = hasPermission(useUser(), HISTORY_LEAVES_PERMISSION)
  if (leaves.length === 0) return null
  return (
    <Card flush title="Incapacidades de la consulta">
      <DataTable
        caption="Incapacidades de la consulta"
        columns={leaveColumns(email, null)
          .filter(({ key }) => mayPrint || key !== CERTIFICATE)
          .map((column) => ({ ...column, ...NOT_SORTED }))}
        rows={leaves}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}
