/** Where a message of the referral is written, and its files. */
import { typingInWords } from '@cauce/domain/chat/words'
import { AttachButton } from '../chat/attach-button.tsx'
import { Composer } from '../chat/composer.tsx'
import type { ChannelState } from '../chat/use-channel.ts'
import '../chat/message-pane.css'

const SOMEBODY = 'Alguien'

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
        attach={<AttachButton canalId={canalId} onSent={channel.received} />}
        quietly
      />
    </div>
  )
}
