/** The addresses of the institution to which documents are mailed without a reason. */
import { PlusIcon } from '@blueprintjs/icons'
import type { InstitutionMail } from '@cauce/contract/correos'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { programState } from '@cauce/domain/programs/program'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { showToast } from '@cauce/ui/toaster/toaster'
import { Toggle } from '@cauce/ui/toggle/toggle'
import { useState } from 'react'
import { failureOf, failureText } from '../../../store/call.ts'
import { useCambiarEstadoCorreoMutation, useCorreosInstitucionQuery } from '../../../store/correos-api.ts'
import { useConfirmed } from '../../../workspaces/account/confirm-session.tsx'
import { TwoLines } from '../../../workspaces/audit/two-lines.tsx'
import { MailForm } from './mail-form.tsx'

const TITLE = 'Correos de la institución'
const NO_ROWS: readonly InstitutionMail[] = []

type Press = (mail: InstitutionMail) => void

const columnsOf = (busy: number | null, onPress: Press): readonly Column<InstitutionMail>[] => [
  {
    key: 'direccion',
    title: 'Dirección o dominio',
    card: 'title',
    cell: ({ direccion, descripcion }) => <TwoLines strong first={direccion} second={descripcion} />,
  },
  {
    key: 'estado',
    title: 'Estado',
    width: '200px',
    card: 'body',
    cell: (mail) => (
      <Toggle
        label={mail.direccion}
        checked={mail.activo}
        word={programState(mail.activo).texto}
        busy={busy === mail.id}
        onPress={() => onPress(mail)}
      />
    ),
  },
  {
    key: 'quien',
    title: 'Quién la añadió',
    width: '260px',
    card: 'body',
    cell: ({ operador, created_at }) => <TwoLines first={operador} second={formatDateTime(created_at)} />,
  },
]

export const InstitutionMails = () => {
  const { data, currentData, error, isFetching, refetch } = useCorreosInstitucionQuery(
    {},
    { refetchOnMountOrArgChange: true },
  )
  const [change] = useCambiarEstadoCorreoMutation()
  const { run, dialog } = useConfirmed()
  const [busy, setBusy] = useState<number | null>(null)
  const [adding, setAdding] = useState(false)
  const press: Press = ({ id, activo }) => {
    if (busy !== null) return
    setBusy(id)
    run(() => change({ params: { id }, body: { activo: !activo } }).unwrap())
      .catch((thrown: unknown) => void showToast({ message: failureOf(thrown).data.error, tone: 'error' }))
      .finally(() => setBusy(null))
  }
  const failed = error !== undefined && currentData === undefined
  return (
    <>
      <header className="aud-head">
        <h2>{TITLE}</h2>
        <Action kind="outlined" icon={<PlusIcon />} hasPopup="dialog" onClick={() => setAdding(true)}>
          Añadir un correo
        </Action>
      </header>
      <p className="ca-second">
        A estas direcciones, y a las del paciente, se envían documentos por correo sin pedir el motivo ni la contraseña.
      </p>
      <Card flush>
        <DataTable
          caption={TITLE}
          columns={columnsOf(busy, press)}
          rows={data ?? NO_ROWS}
          rowKey={({ id }) => id}
          state={failed ? 'failed' : isFetching && data === undefined ? 'loading' : 'ready'}
          failure={failed ? failureText(error) : undefined}
          onRetry={() => void refetch()}
          empty={
            <EmptyState
              title="La institución no tiene correos en la lista"
              text="Para enviar a una dirección que no es del paciente se pide el motivo y la contraseña."
            />
          }
        />
      </Card>
      {adding ? <MailForm onClose={() => setAdding(false)} /> : null}
      {dialog}
    </>
  )
}
