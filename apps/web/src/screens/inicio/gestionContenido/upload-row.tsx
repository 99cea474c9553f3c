import { CrossIcon, RefreshIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { uploadFileOf, webAttachmentUpload } from '../../../actors/attachment-upload.ts'
import { useAppDispatch } from '../../../store/store.ts'
import { sizeOf } from '../../../workspaces/content/content-words.ts'

const PERCENT = 100

interface UploadRowProps {
  readonly contentId: number
  readonly file: File
  /** It was attached, or given up. */
  readonly onEnd: () => void
}

/** A file on its way: how much has left, and how to stop it. */
export const UploadRow = ({ contentId, file, onEnd }: UploadRowProps) => {
  const dispatch = useAppDispatch()
  const [machine] = useState(() => webAttachmentUpload(dispatch, contentId, file))
  const actor = useActorRef(machine, { input: uploadFileOf(file) })
  const { value, status, context } = useSelector(actor, (snapshot) => snapshot)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (status === 'done') end()
  }, [status])
  const percent = Math.min(PERCENT, Math.round((context.sent / Math.max(1, context.file.tamano)) * PERCENT))
  const stopped = value === 'failed' || value === 'refused'
  return (
    <li className="ca-upload">
      <span className="ca-upload-name">{file.name}</span>
      {stopped ? (
        <span className="ca-upload-error" role="alert">
          {context.error}
        </span>
      ) : (
        <span className="ca-upload-progress">
          <progress max={PERCENT} value={percent} aria-label={`Enviando ${file.name}`} />
          <span className="ca-second">
            {percent} % de {sizeOf(file.size)}
          </span>
        </span>
      )}
      <span className="ca-upload-actions">
        {value === 'failed' ? (
          <Action small icon={<RefreshIcon />} onClick={() => actor.send({ type: 'retry' })}>
            Reintentar
          </Action>
        ) : null}
        {value === 'attaching' ? null : (
          <Action
            kind="quiet"
            small
            icon={<CrossIcon />}
            label={stopped ? `Descartar ${file.name}` : `Cancelar el envío de ${file.name}`}
            onClick={() => actor.send({ type: 'cancel' })}
          />
        )}
      </span>
    </li>
  )
}
