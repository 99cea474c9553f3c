/** Whom the person stands in for, and who stands in for the person. */
import type { SubstitutionRow } from '@cauce/contract/sustituciones'
import { SUBSTITUTION_STATE_NAMES, type SubstitutionState } from '@cauce/domain/access/substitution'
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { failureText } from '../../../store/call.ts'
import { useSustitucionesQuery } from '../../../store/sustituciones-api.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

const ROWS = 10
const NO_ROWS: readonly SubstitutionRow[] = []
const TONES: Readonly<Record<SubstitutionState, Tone>> = {
  vigente: 'ok',
  programada: 'waiting',
  terminada: 'info',
  revocada: 'bad',
}
/** What still may be revoked. */
const OPEN: readonly SubstitutionState[] = ['vigente', 'programada']

interface ColumnsOf {
  readonly userId: number
  readonly onRevoke: (row: SubstitutionRow) => void
}

const columns = ({ userId, onRevoke }: ColumnsOf): readonly Column<SubstitutionRow>[] => [
  {
    key: 'quien',
    title: 'Sustitución',
    card: 'title',
    cell: ({ titular, sustituto, motivo }) => (
      <>
        {titular.id === userId ? `Lo sustituye ${sustituto.nombre}` : `Sustituye a ${titular.nombre}`}
        <span className="usu-second ca-second">Motivo: {motivo}</span>
      </>
    ),
  },
  {
    key: 'dias',
    title: 'Días',
    card: 'top',
    width: '130px',
    cell: ({ desde, hasta }) => `${formatDate(desde)} a ${formatDate(hasta)}`,
  },
  {
    key: 'estado',
    title: 'Estado',
    card: 'state',
    width: '120px',
    cell: ({ estado }) => <StatusChip tone={TONES[estado]} label={SUBSTITUTION_STATE_NAMES[estado]} />,
  },
  {
    key: 'otorgada',
    title: 'Quién la concedió',
    width: '160px',
    cell: ({ otorgada_por, otorgada_at, revocada_por, revocada_at }) => (
      <>
        {otorgada_por.nombre}
        <span className="usu-second ca-second">{formatDateTime(otorgada_at)}</span>
        {revocada_por === null || revocada_at === null ? null : (
          <span className="usu-second ca-second">
            La revocó {revocada_por.nombre}, {formatDateTime(revocada_at)}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'revocar',
    title: '',
    label: 'Revocar',
    card: 'action',
    width: '110px',
    cell: (row) => (OPEN.includes(row.estado) ? <Action onClick={() => onRevoke(row)}>Revocar</Action> : null),
  },
]

interface SubstitutionsTabProps {
  readonly id: number
  readonly name: string
}

export const SubstitutionsTab = ({ id, name }: SubstitutionsTabProps) => {
  const [pagina, setPagina] = useState(1)
  const [doing, setDoing] = useState<'grant' | SubstitutionRow | null>(null)
  const { data, error, isFetching, refetch } = useSustitucionesQuery(
    { body: { usuario_id: id, pagina, por_pagina: ROWS } },
    { refetchOnMountOrArgChange: true },
  )
  const failed = error !== undefined && data === undefined
  const close = (): void => setDoing(null)
  return (
    <div className="usu-security">
      <p className="ca-second">
        Quien sustituye a un profesional atiende sus consultas y ordena en ellas durante esos días, y firma con su
        propio registro.
      </p>
      <div>
        <Action kind="outlined" onClick={() => setDoing('grant')}>
          Conceder sustitución
        </Action>
      </div>
      <DataTable
        caption="Sustituciones"
        columns={columns({ userId: id, onRevoke: setDoing })}
        rows={data?.data ?? NO_ROWS}
        rowKey={(row) => row.id}
        state={failed ? 'failed' : isFetching ? 'loading' : 'ready'}
        failure={failed ? failureText(error) : undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState title="No tiene sustituciones" />}
        pager={{
          page: pagina,
          size: ROWS,
          total: data?.total ?? 0,
          onPage: setPagina,
          label: 'Páginas de sustituciones',
        }}
      />
      {doing === 'grant' ? <GrantDialog titular={{ id, nombre: name }} onClose={close} /> : null}
      {doing === null || doing === 'grant' ? null : <RevokeDialog row={doing} onClose={close} />}
    </div>
  )
}
