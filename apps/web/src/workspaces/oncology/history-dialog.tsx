/** The history of the affiliate's schemes, and the suspension of the active lines that are chosen in it. @fuente spec 2 §2, §4 */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { schemeStatusTone } from '@cauce/domain/oncology/names'
import type { SchemeHistoryItem } from '@cauce/domain/oncology/scheme'
import { canSuspend, MAX_SUSPENSION_OBSERVATION } from '@cauce/domain/oncology/suspension'
import { numbersInWords } from '@cauce/domain/oncology/line-words'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { DataTable, type Column } from '@cauce/ui/data-table/data-table'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { errorText } from '@cauce/ui/field/field'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { webSchemeSuspension } from '../../actors/scheme.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useDoneToast } from '../medications/use-done-toast.ts'
import { useReadOnly } from '../ordering/read-only.tsx'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'

/** @fuente spec 2 §9 */
const PAGE_SIZE = 5

interface Choice {
  readonly chosen: readonly number[]
  readonly locked: boolean
  readonly onToggle: (id: number) => void
}

const columnsOf = ({ chosen, locked, onToggle }: Choice): readonly Column<SchemeHistoryItem>[] => [
  {
    key: 'elegir',
    title: '',
    label: 'Elegir',
    width: '40px',
    card: 'top',
    cell: ({ id, estado_id, medicamento, paginacion }) =>
      canSuspend(estado_id) ? (
        <input
          type="checkbox"
          className="onc-choose"
          aria-label={`Elegir ${medicamento}, ciclo ${paginacion}`}
          checked={chosen.includes(id)}
          disabled={locked}
          onChange={() => onToggle(id)}
        />
      ) : null,
  },
  {
    key: 'esquema',
    title: 'Esquema',
    card: 'title',
    cell: ({ nombre_esquema, orden_id, medicamento }) => (
      <>
        <p className="onc-name">{medicamento}</p>
        <p className="ca-second">
          {nombre_esquema} · orden {groupThousands(orden_id)}
        </p>
      </>
    ),
  },
  { key: 'ciclo', title: 'Ciclo', card: 'labelled', cell: ({ paginacion }) => paginacion },
  { key: 'dia', title: 'Día', card: 'labelled', cell: ({ dia }) => numbersInWords(dia) },
  {
    key: 'fecha',
    title: 'Fecha',
    card: 'labelled',
    cell: ({ fecha_agendamiento }) => formatDate(fecha_agendamiento),
  },
  {
    key: 'estado',
    title: 'Estado',
    card: 'state',
    cell: ({ estado_id, estado, estado_motivo }) => (
      <>
        <StatusChip tone={schemeStatusTone(estado_id)} label={estado.nombre} />
        {estado_motivo === null ? null : <p className="ca-second">{estado_motivo}</p>}
      </>
    ),
  },
]

const patientNote = (rows: readonly SchemeHistoryItem[]): string | undefined => {
  const affiliate = rows[0]?.consulta.afiliado
  if (affiliate === undefined) return undefined
  return `${affiliate.nombre_completo} · ${groupThousands(affiliate.numero_documento)} · ${affiliate.entidad.nombre}`
}

const chosenText = (count: number): string =>
  count === 0 ? 'Elija los renglones activos que se suspenden' : `${count} por suspender`

export interface HistoryDialogProps {
  readonly afiliadoId: number
  readonly isOpen: boolean
  /** `changed`: something was suspended. */
  readonly onClose: (changed: boolean) => void
}

const History = ({ afiliadoId, isOpen, onClose }: HistoryDialogProps) => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webSchemeSuspension(dispatch))
  const [snapshot, send] = useMachine(machine, { input: { afiliadoId } })
  const { rows, chosen, observacion, errores, error, notice } = snapshot.context
  const [page, setPage] = useState(1)
  const body = useRef<HTMLDivElement>(null)
  useDoneToast(notice)
  const ended = useEffectEvent(() => onClose(snapshot.output?.changed === true))
  const { status } = snapshot
  useEffect(() => {
    if (status === 'done') ended()
  }, [status])
  const saving = snapshot.matches('suspending')
  const interrupted = snapshot.matches('interrupted')
  const readOnly = useReadOnly() !== null
  const locked = readOnly || !snapshot.matches('choosing')
  const active = rows.filter(({ estado_id }) => canSuspend(estado_id))
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const at = Math.min(page, pages)
  const suspend = (): void => {
    send({ type: interrupted ? 'retry' : 'suspend.requested' })
    window.requestAnimationFrame(() => focusFirstWrong(body.current))
  }
  const wrong = errorText(errores['orden']) ?? error
  return (
    <Modal
      isOpen={isOpen}
      onClose={saving ? undefined : () => (status === 'done' ? onClose(false) : send({ type: 'closed' }))}
      size={1080}
      title="Historia de esquemas"
      note={patientNote(rows)}
      foot={
        readOnly || active.length === 0 ? undefined : (
          <ModalFoot
            note={wrong === null ? chosenText(chosen.length) : <span className="ca-field-error">{wrong}</span>}
          >
            {saving || interrupted ? (
              <Action kind="quiet" onClick={() => send({ type: saving ? 'wait.cancelled' : 'suspend.postponed' })}>
                {saving ? 'Dejar de esperar' : 'Dejarlo para después'}
              </Action>
            ) : null}
            <Action kind="danger" busy={saving} onClick={suspend}>
              {interrupted ? 'Intentar de nuevo' : 'Suspender'}
            </Action>
          </ModalFoot>
        )
      }
    >
      <div className="onc-history" ref={body}>
        {readOnly || active.length === 0 ? null : (
          <div className="onc-history-acts">
            <Action
              kind="quiet"
              disabled={locked}
              onClick={() =>
                send({
                  type: 'lines.chosen',
                  ids: chosen.length === active.length ? [] : active.map(({ id }) => id),
                })
              }
            >
              {chosen.length === active.length ? 'No elegir ninguno' : `Elegir los ${active.length} activos`}
            </Action>
          </div>
        )}
        <DataTable
          caption="Historia de esquemas"
          columns={columnsOf({ chosen, locked, onToggle: (id) => send({ type: 'line.toggled', id }) })}
          rows={rows.slice((at - 1) * PAGE_SIZE, at * PAGE_SIZE)}
          rowKey={({ id }) => id}
          state={snapshot.matches('unread') ? 'failed' : snapshot.matches('loading') ? 'loading' : 'ready'}
          failure={error ?? undefined}
          onRetry={() => send({ type: 'retry' })}
          empty={<EmptyState title="No se le han ordenado esquemas" />}
          pager={
            pages === 1
              ? undefined
              : { page: at, size: PAGE_SIZE, total: rows.length, onPage: setPage, label: 'Páginas de la historia' }
          }
        />
        {readOnly || active.length === 0 ? null : (
          <TextAreaField
            label="Observación de la suspensión"
            hint="Queda escrita con cada renglón"
            value={observacion}
            onChange={(text) => send({ type: 'observation.changed', observacion: text })}
            error={errores['observacion']}
            maxLength={MAX_SUSPENSION_OBSERVATION}
            rows={2}
            disabled={locked}
          />
        )}
      </div>
    </Modal>
  )
}

/** Every opening starts anew. */
export const HistoryDialog = (props: HistoryDialogProps) => {
  const [opening, setOpening] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  if (props.isOpen !== wasOpen) {
    setWasOpen(props.isOpen)
    if (props.isOpen) setOpening(opening + 1)
  }
  return opening === 0 ? null : <History key={opening} {...props} />
}
