import { PaperclipIcon, TrashIcon } from '@blueprintjs/icons'
import { MAX_ATTACHMENTS } from '@cauce/domain/content/attachment'
import { Action } from '@cauce/ui/action/action'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { Card } from '@cauce/ui/card/card'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef, useState } from 'react'
import { failureText } from '../../../store/call.ts'
import { useQuitarAdjuntoMutation } from '../../../store/contenido-api.ts'
import { AttachmentLink } from '../../../workspaces/content/attachment-link.tsx'
import { sizeOf } from '../../../workspaces/content/content-words.ts'
import { UploadRow } from './upload-row.tsx'
import type { WholeContent } from './use-content-draft.ts'

const ACCEPTED = '.pdf,.png,.jpg,.jpeg'

interface Sending {
  readonly key: number
  readonly file: File
}

interface ContentFilesProps {
  readonly content: WholeContent
}

/** The files of a content: sent at once, kept apart from what is being written. */
export const ContentFiles = ({ content }: ContentFilesProps) => {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [leaving, setLeaving] = useState<WholeContent['archivos'][number] | null>(null)
  const [remove, removing] = useQuitarAdjuntoMutation()
  const picker = useRef<HTMLInputElement>(null)
  const nextKey = useRef(0)
  const room = MAX_ATTACHMENTS - content.archivos.length - sending.length

  const add = (files: readonly File[]): void => {
    const added = files.slice(0, Math.max(0, room)).map((file) => {
      nextKey.current += 1
      return { key: nextKey.current, file }
    })
    setSending((current) => [...current, ...added])
  }
  const takeOut = async (): Promise<void> => {
    if (leaving === null) return
    const { error } = await remove({ params: { id: leaving.id } })
    setLeaving(null)
    if (error !== undefined) void showToast({ message: failureText(error), tone: 'error' })
  }

  return (
    <Card
      title="Archivos"
      note="PDF, PNG o JPEG, hasta 20 MB"
      actions={
        <Action
          small
          icon={<PaperclipIcon />}
          onClick={() => picker.current?.click()}
          reason={room > 0 ? null : `Máximo ${MAX_ATTACHMENTS} archivos`}
        >
          Adjuntar
        </Action>
      }
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept={ACCEPTED}
        multiple
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {content.archivos.length === 0 && sending.length === 0 ? (
        <p className="ca-second ca-content-nofiles">Ninguno todavía.</p>
      ) : (
        <ul className="ca-content-files">
          {content.archivos.map((file) => (
            <li key={file.id}>
              <AttachmentLink id={file.id}>{file.nombre}</AttachmentLink>
              <span className="ca-second">
                {sizeOf(file.tamano)} · adjunto:{file.id}
              </span>
              <Action
                kind="quiet"
                small
                icon={<TrashIcon />}
                label={`Quitar ${file.nombre}`}
                onClick={() => setLeaving(file)}
              />
            </li>
          ))}
          {sending.map(({ key, file }) => (
            <UploadRow
              key={`envio-${key}`}
              contentId={content.id}
              file={file}
              onEnd={() => setSending((current) => current.filter((other) => other.key !== key))}
            />
          ))}
        </ul>
      )}
      <AskDialog
        isOpen={leaving !== null}
        kind="warning"
        title={`Quitar ${leaving?.nombre ?? ''}`}
        main={{ label: 'Dejarlo', onClick: () => setLeaving(null) }}
        other={{ label: 'Quitar el archivo', onClick: () => void takeOut(), busy: removing.isLoading }}
      >
        <p>El archivo se borra. Lo que lo nombre en el texto dejará de verse.</p>
      </AskDialog>
    </Card>
  )
}
