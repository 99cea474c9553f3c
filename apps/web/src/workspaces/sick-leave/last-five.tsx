/** The last five leaves of the affiliate, each with its certificate and its state. @fuente spec 2 §2, §7 */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { PRORROGA_LABEL } from '@cauce/domain/sick-leave/prorroga'
import { LEAVES_FAILED } from '@cauce/domain/sick-leave/screen-messages'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useUltimasIncapacidadesQuery } from '../../store/incapacidades-api.ts'
import { LeaveDocuments, LeaveState } from './leave-acts.tsx'

const LAST = 5

const SecondLine = ({ leave: { colegio, users } }: { readonly leave: SickLeave }) => (
  <p className="ca-second">
    {users.operador.nombre_completo}
    {colegio === null ? '' : ` · ${colegio.nombre}`}
  </p>
)

const columnsOf = (email: string): readonly Column<SickLeave>[] => [
  {
    key: 'radicado',
    title: 'Radicado',
    width: '124px',
    card: 'top',
    cell: ({ radicado }) => <span className="inc-figures">{radicado}</span>,
  },
  {
    key: 'desde',
    title: 'Desde',
    width: '112px',
    card: 'labelled',
    cell: ({ fecha_inicio }) => <span className="inc-figures">{formatDate(fecha_inicio)}</span>,
  },
  {
    key: 'hasta',
    title: 'Hasta',
    width: '112px',
    card: 'labelled',
    cell: ({ fecha_final }) => <span className="inc-figures">{formatDate(fecha_final)}</span>,
  },
  { key: 'dias', title: 'Días', width: '56px', align: 'right', card: 'labelled', cell: ({ dias }) => dias },
  {
    key: 'diagnostico',
    title: 'Diagnóstico',
    card: 'title',
    cell: (leave) => (
      <>
        <p>
          {leave.cie10.codigo} {leave.cie10.nombre}
        </p>
        <SecondLine leave={leave} />
      </>
    ),
  },
  {
    key: 'prorroga',
    title: 'Prórroga',
    width: '84px',
    card: 'labelled',
    cell: ({ prorroga }) => PRORROGA_LABEL[prorroga],
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '132px',
    card: 'state',
    cell: (leave) => <LeaveState leave={leave} />,
  },
  {
    key: 'documentos',
    title: '',
    label: 'Documentos',
    width: '92px',
    card: 'action',
    cell: (leave) => <LeaveDocuments leave={leave} email={email} />,
  },
]

export interface LastFiveProps {
  readonly afiliadoId: number
  /** Prefilled in the e-mail; empty where the affiliate has none. */
  readonly email: string
}

export const LastFive = ({ afiliadoId, email }: LastFiveProps) => {
  const { data, error, isLoading, refetch } = useUltimasIncapacidadesQuery(
    { body: { afiliado_id: afiliadoId } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  const failed = error !== undefined && data === undefined
  return (
    <Card title="Últimas cinco" flush>
      <DataTable
        caption="Últimas cinco incapacidades del afiliado"
        columns={columnsOf(email)}
        rows={data ?? []}
        rowKey={({ id }) => id}
        state={isLoading ? 'loading' : failed ? 'failed' : 'ready'}
        failure={LEAVES_FAILED}
        onRetry={() => void refetch()}
        skeletonRows={LAST}
        empty={<EmptyState title="Sin incapacidades" text="La que registre aparecerá aquí, con su constancia." />}
      />
    </Card>
  )
}
