/** Where a message of the referral is written, and its files. */
import { PaperclipIcon } from '@blueprintjs/icons'
import { typingInWords } from '@cauce/domain/chat/words'
import { Action } from '@cauce/ui/action/action'
import { lazy, Suspense, useState } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { Composer } from '../chat/composer.tsx'
import type { ChannelState } from '../chat/use-channel.ts'
import '../chat/message-pane.css'

const AttachDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('../chat/attach-dialog.tsx')).AttachDialog })),
)

const SOMEBODY = 'Alguien'

interface AttachProps {
  readonly canalId: number
  readonly channel: ChannelState
}

const Attach = ({ canalId, channel }: AttachProps) => {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Action
        kind="quiet"
        icon={<PaperclipIcon />}
        label="Adjuntar archivos"
        hasPopup="dialog"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      />
      {asked ? (
        <Suspense>
          <AttachDialog canalId={canalId} isOpen={open} onClose={() => setOpen(false)} onSent={channel.received} />
        </Suspense>
      ) : null}
    </>
  )
}

export interface ReferralComposerProps {
  readonly canalId: number
  readonly channel: ChannelState
}

export const ReferralComposer = ({ canalId, channel }: ReferralComposerProps) => {
  const { messages, typing, isOffline } = channel
  const nameOf = (id: number): string =>
    messages.findLast(({ user_id }) => user_id === id)?.user.operador.nombre_completo ?? SOMEBODY
  return (
    <div className="ref-composer">
      <output className="ca-second ref-typing">
        {isOffline ? 'Sin conexión: lo que escriba se enviará cuando vuelva.' : typingInWords(typing.map(nameOf))}
      </output>
      <Composer
        canalId={canalId}
        onSend={channel.send}
        onTyping={channel.tellTyping}
        attach={<Attach canalId={canalId} channel={channel} />}
        quietly
      />
    </div>
  )
}
