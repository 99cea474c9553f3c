import { CrossIcon, RefreshIcon } from '@blueprintjs/icons'
import { totalsOf } from '@cauce/machines/chat-upload/flow'
import type { UploadingFile } from '@cauce/machines/chat-upload/types'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { sizeOf } from '../content/content-words.ts'
import type { FilesUpload } from './use-files-upload.ts'
import './files.css'

const PERCENT = 100

const stateOf = (file: UploadingFile): string => {
  if (file.recibido) return `Enviado · ${sizeOf(file.tamano)}`
  return file.sent === 0 ? 'En espera' : `${totalsOf([file]).percent} % de ${sizeOf(file.tamano)}`
}

const FileProgress = ({ file }: { readonly file: UploadingFile }) => (
  <li className="ca-upload-file">
    <span className="ca-files-name">{file.nombre}</span>
    <span className="ca-second">{stateOf(file)}</span>
    <progress max={PERCENT} value={totalsOf([file]).percent} aria-label={`Envío de ${file.nombre}`} />
  </li>
)

const GOES_ON = 'Se sigue solo al volver la conexión, sin enviar otra vez lo que ya llegó.'

interface UploadDialogProps {
  readonly upload: FilesUpload
}

/** How far a sending is, file by file and in total, until it ends or is given up. */
export const UploadDialog = ({ upload }: UploadDialogProps) => {
  const { archivos, totals, busyText, isInterrupted, isRefused, error, detail } = upload
  const isOpen = busyText !== null || isInterrupted || isRefused
  return (
    <Modal isOpen={isOpen} size={560} title="Enviando archivos" foot={<UploadFoot upload={upload} />}>
      <div className="ca-upload-progress-all">
        <progress max={PERCENT} value={totals.percent} aria-label="Envío de todos los archivos" />
        <span>
          <strong>{totals.percent} %</strong>{' '}
          <span className="ca-second">
            {totals.sent === 0 ? '0 KB' : sizeOf(totals.sent)} de {sizeOf(totals.total)}
          </span>
        </span>
      </div>
      <ul className="ca-files-list">
        {archivos.map((file) => (
          <FileProgress key={file.id} file={file} />
        ))}
      </ul>
      {isInterrupted || isRefused ? (
        <div className="ca-upload-stopped" role="alert">
          <strong>{error}</strong>
          {detail === null || detail === error ? null : <p>{detail}</p>}
          {isInterrupted ? <p>{GOES_ON}</p> : null}
        </div>
      ) : null}
    </Modal>
  )
}

const UploadFoot = ({ upload }: UploadDialogProps) =>
  upload.isRefused ? (
    <ModalFoot>
      <Action kind="filled" onClick={upload.edit}>
        Volver al mensaje
      </Action>
    </ModalFoot>
  ) : (
    <ModalFoot note={upload.busyText}>
      <Action icon={<CrossIcon />} onClick={upload.cancel}>
        Cancelar el envío
      </Action>
      {upload.isInterrupted ? (
        <Action kind="filled" icon={<RefreshIcon />} onClick={upload.retry}>
          Reintentar ahora
        </Action>
      ) : null}
    </ModalFoot>
  )
