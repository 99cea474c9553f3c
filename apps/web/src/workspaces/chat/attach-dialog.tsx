import { FILES_UPLOADED } from '@cauce/domain/chat/attachment-messages'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { MAX_FILES, MAX_MESSAGE, MIN_MESSAGE_WITH_FILES } from '@cauce/domain/chat/limits'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { webChatUpload } from '../../actors/chat-upload.ts'
import { useAppDispatch } from '../../store/store.ts'
import { FilesField } from './files-field.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { useFilesUpload, type FilesUpload } from './use-files-upload.ts'

interface AttachDialogProps {
  readonly canalId: number
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSent: (message: ChatMessage) => void
}

const ATTACH_TITLE = 'Adjuntar archivos'

/** Sends files, with a message or without, to a channel. Closed without cancelling, it keeps what was chosen. @fuente spec 2 §2 */
export const AttachDialog = (props: AttachDialogProps) => {
  const [round, setRound] = useState(0)
  const next = () => setRound((current) => current + 1)
  return <Attaching key={`${props.canalId}-${round}`} {...props} onEmptied={next} />
}

interface AttachingProps extends AttachDialogProps {
  /** What was chosen is gone: it was sent, or given up. */
  readonly onEmptied: () => void
}

const Attaching = ({ canalId, isOpen, onClose, onSent, onEmptied }: AttachingProps) => {
  const dispatch = useAppDispatch()
  const published = useRef<ChatMessage | null>(null)
  const upload = useFilesUpload(
    (chosen) =>
      webChatUpload(dispatch, canalId, chosen, (message) => {
        published.current = message
      }),
    MAX_FILES,
  )
  const end = useEffectEvent(() => {
    if (published.current !== null) onSent(published.current)
    onClose()
    onEmptied()
    void showToast({ message: FILES_UPLOADED })
  })
  useEffect(() => {
    if (upload.isDone) end()
  }, [upload.isDone])
  return (
    <>
      <Modal
        isOpen={isOpen}
        size={800}
        title={ATTACH_TITLE}
        onClose={onClose}
        foot={
          <AttachFoot
            upload={upload}
            onCancel={() => {
              onClose()
              onEmptied()
            }}
          />
        }
      >
        <div className="ca-attach">
          <FilesField
            label="Archivos"
            archivos={upload.archivos}
            error={upload.errors['archivos']}
            onAdd={upload.add}
            onRemove={upload.remove}
          />
          <TextAreaField
            label="Mensaje (opcional)"
            value={upload.mensaje}
            onChange={upload.write}
            hint={`Si escribe uno, al menos ${MIN_MESSAGE_WITH_FILES} caracteres.`}
            error={upload.errors['mensaje']}
            maxLength={MAX_MESSAGE}
          />
        </div>
      </Modal>
      <UploadDialog upload={upload} />
    </>
  )
}

/** What the button will do, or why it was not done. */
const Told = ({ upload }: { readonly upload: FilesUpload }) => {
  const { archivos, errors, error, isInterrupted, isRefused } = upload
  if (error !== null && !isInterrupted && !isRefused) return <span role="alert">{error}</span>
  if (archivos.length === 0 || Object.keys(errors).length > 0) return null
  return archivos.length === 1 ? 'Se envía 1 archivo' : `Se envían ${archivos.length} archivos en un mensaje`
}

const AttachFoot = ({ upload, onCancel }: { readonly upload: FilesUpload; readonly onCancel: () => void }) => (
  <ModalFoot note={<Told upload={upload} />}>
    <Action onClick={onCancel}>Cancelar</Action>
    <Action kind="filled" onClick={upload.send}>
      Enviar
    </Action>
  </ModalFoot>
)
