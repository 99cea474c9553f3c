/** Opens the dialog of the files, which comes when it is asked for. */
import { PaperclipIcon } from '@blueprintjs/icons'
import type { ChatMessage } from '@cauce/domain/chat/channel'
import { Action } from '@cauce/ui/action/action'
import { lazy, Suspense, useState } from 'react'
import { loadPage } from '../../app/load-page.ts'

const AttachDialog = lazy(() => loadPage(async () => ({ default: (await import('./attach-dialog.tsx')).AttachDialog })))

interface AttachButtonProps {
  readonly canalId: number
  readonly onSent: (message: ChatMessage) => void
}

export const AttachButton = ({ canalId, onSent }: AttachButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <Action
        kind="quiet"
        icon={<PaperclipIcon />}
        label="Adjuntar archivos"
        hasPopup="dialog"
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
      />
      {wasOpen ? (
        <Suspense>
          <AttachDialog canalId={canalId} isOpen={isOpen} onClose={() => setOpen(false)} onSent={onSent} />
        </Suspense>
      ) : null}
    </>
  )
}
