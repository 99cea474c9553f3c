import { Modal } from '@cauce/ui/modal/modal'
import { useLast } from '../../../kit/dialog/use-last.ts'
import { recordCount, StatusName, type StatusRow } from './status-columns.tsx'
import { StatusForm } from './status-form.tsx'
import { StatusLife } from './status-life.tsx'

const ReadOnly = ({ status }: { readonly status: StatusRow }) => (
  <div className="acc-stack">
    <p className="acc-banner acc-banner-info">Solo se lee. {status.por_que_no}.</p>
    {status.descripcion === '' ? null : <p>{status.descripcion}</p>}
    <p>
      <StatusName status={status} /> {recordCount(status)} {status.registros === 1 ? 'registro' : 'registros'} ahora
    </p>
    <StatusLife estado_id={status.id} />
  </div>
)

interface StatusDialogProps {
  /** Null: none is open. */
  readonly status: StatusRow | null
  readonly isNew: boolean
  readonly onClose: () => void
}

/** A state: to be read with its life cycle, or to be written where nothing uses it. */
export const StatusDialog = ({ status, isNew, onClose }: StatusDialogProps) => {
  const shown = useLast(status)
  return (
    <>
      <Modal
        isOpen={status !== null && !status.editable}
        onClose={onClose}
        size={1080}
        title={shown?.nombre ?? ''}
        note={shown === null ? undefined : `Estado ${shown.id}`}
      >
        {shown === null || shown.editable ? null : <ReadOnly key={shown.id} status={shown} />}
      </Modal>
      {status?.editable === true ? <StatusForm key={status.id} status={status} onClose={onClose} /> : null}
      {isNew ? <StatusForm status={null} onClose={onClose} /> : null}
    </>
  )
}
