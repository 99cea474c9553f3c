import { DocumentIcon } from '@blueprintjs/icons'
import type { MessageFile } from '@cauce/domain/chat/message-files'
import { Action } from '@cauce/ui/action/action'
import { useState } from 'react'
import { openAttachment, type OpenFailure } from '../../actors/open-attachment.ts'
import { useAppDispatch } from '../../store/store.ts'
import { sizeOf } from '../content/content-words.ts'
import './files.css'

interface AttachmentListProps {
  /** Of a message (see `filesOf`) or of a referral. */
  readonly adjuntos: readonly MessageFile[]
  readonly label?: string
}

/** Files that open in a tab of their own. */
export const AttachmentList = ({ adjuntos, label = 'Archivos adjuntos' }: AttachmentListProps) =>
  adjuntos.length === 0 ? null : (
    <ul className="ca-attached" aria-label={label}>
      {adjuntos.map((file) => (
        <AttachedFile key={file.ruta} file={file} />
      ))}
    </ul>
  )

/** What was just said under the last file of a list would stand below its edge. */
const bringIntoView = (told: HTMLElement | null): void => {
  told?.scrollIntoView?.({ block: 'nearest' })
}

const AttachedFile = ({ file }: { readonly file: MessageFile }) => {
  const dispatch = useAppDispatch()
  const [opening, setOpening] = useState(false)
  const [failure, setFailure] = useState<OpenFailure | null>(null)
  const open = async (): Promise<void> => {
    setOpening(true)
    setFailure(null)
    setFailure(await openAttachment(dispatch, file))
    setOpening(false)
  }
  return (
    <li>
      <Action small icon={<DocumentIcon />} busy={opening} onClick={() => void open()}>
        {file.nombre}
      </Action>
      {file.tamano === null ? null : <span className="ca-second">{sizeOf(file.tamano)}</span>}
      {failure === null ? null : (
        <span ref={bringIntoView} className="ca-attached-failure" role="alert">
          {failure.error}
          {failure.detail === null ? null : <span className="ca-second"> {failure.detail}</span>}
        </span>
      )}
    </li>
  )
}
