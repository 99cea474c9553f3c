/** One entry of the audit, whole and in words. */
import { actionGroupText, actionText } from '@cauce/domain/audit/actions'
import { detailLines, type DetailLine } from '@cauce/domain/audit/detail'
import { recordText } from '@cauce/domain/audit/record'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import { useEntradaAuditoriaQuery } from '../../../store/auditoria-api.ts'
import { failureText } from '../../../store/call.ts'
import { dayAndHour } from '../../../workspaces/audit/day-and-hour.ts'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'
import { RecordLink } from './record-link.tsx'

const SKELETON_LINES = 8

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="aud-fact">
    <dt className="ca-second">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Changes = ({ lines }: { readonly lines: readonly DetailLine[] }) => {
  const pairs = lines.some(({ antes }) => antes !== null)
  return (
    <table className="aud-changes">
      <thead>
        <tr>
          <th scope="col">Campo</th>
          {pairs ? <th scope="col">Antes</th> : null}
          <th scope="col">{pairs ? 'Después' : 'Valor'}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ campo, antes, valor }, at) => (
          <tr key={at}>
            <th scope="row">{campo}</th>
            {pairs ? <td>{antes ?? ''}</td> : null}
            <td>{valor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface EntryDialogProps {
  readonly id: number
  readonly onClose: () => void
  /** The ones beside it in the list; null at the ends. */
  readonly onNewer: (() => void) | null
  readonly onOlder: (() => void) | null
}

export const EntryDialog = ({ id, onClose, onNewer, onOlder }: EntryDialogProps) => {
  const { currentData: entry, error, refetch } = useEntradaAuditoriaQuery({ params: { id } })
  const [day, hour] = entry === undefined ? ['', ''] : dayAndHour(entry.created_at)
  const lines =
    entry === undefined
      ? []
      : detailLines(
          entry.detalle,
          (campo, wanted) =>
            entry.nombres.find((known) => known.campo === campo && known.id === wanted)?.nombre ?? null,
        )
  return (
    <DialogLayer>
      <Modal
        isOpen
        size={700}
        title={entry === undefined ? 'Entrada de la auditoría' : actionText(entry.accion)}
        note={entry === undefined ? undefined : `${day}, ${hour}`}
        onClose={onClose}
        foot={
          <ModalFoot note={`Entrada ${id}. No se puede cambiar ni borrar.`}>
            <Action disabled={onNewer === null} onClick={onNewer ?? undefined}>
              Más nueva
            </Action>
            <Action disabled={onOlder === null} onClick={onOlder ?? undefined}>
              Más antigua
            </Action>
          </ModalFoot>
        }
      >
        {error !== undefined && entry === undefined ? (
          <FailedState title={failureText(error)} onRetry={() => void refetch()} />
        ) : entry === undefined ? (
          <div aria-busy="true" className="aud-facts">
            {Array.from({ length: SKELETON_LINES }, (_, at) => (
              <Skeleton key={at} width="80%" />
            ))}
          </div>
        ) : (
          <>
            <dl className="aud-facts">
              <Fact name="Quién">
                {entry.usuario === null ? (
                  'Nadie había ingresado'
                ) : (
                  <>
                    {entry.usuario.nombre} <span className="aud-second ca-second">{entry.usuario.email}</span>
                  </>
                )}
              </Fact>
              <Fact name="Clase de acción">{actionGroupText(entry.accion)}</Fact>
              <Fact name="Cuándo, hora de Bogotá">
                {day}, {hour}
              </Fact>
              <Fact name="Registro">
                <RecordLink
                  recurso={entry.recurso}
                  id={entry.recurso_id}
                  text={recordText(entry.recurso, entry.recurso_id)}
                />
              </Fact>
              {entry.afiliado === null ? null : (
                <Fact name="Afiliado">
                  {entry.afiliado.nombre} <span className="aud-second ca-second">{entry.afiliado.documento}</span>
                </Fact>
              )}
              <Fact name="Desde dónde">
                {entry.ip ?? 'Sin dirección'} <span className="aud-second ca-second">{entry.equipo}</span>
              </Fact>
            </dl>
            {lines.length === 0 ? (
              <p className="ca-second">La entrada no guarda más detalle.</p>
            ) : (
              <Changes lines={lines} />
            )}
            {entry.agente === null ? null : (
              <details className="aud-agent">
                <summary>Lo que el equipo dijo de sí mismo</summary>
                <p className="ca-second">{entry.agente}</p>
              </details>
            )}
          </>
        )}
      </Modal>
    </DialogLayer>
  )
}
