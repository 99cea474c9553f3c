/** Sending the document of a line by e-mail. @fuente spec 2 §2, §5, §8 */
import { EMAIL_SENT } from '@cauce/domain/procedure/messages'
import { groupThousands } from '@cauce/domain/text/format'
import { sendOrder } from '../../actors/documents.ts'
import { useLast } from '../../kit/dialog/use-last.ts'
import { DocumentEmail } from './document-email.tsx'
import type { OrderedLine } from './ordered-line.ts'

export interface EmailDialogProps {
  readonly line: OrderedLine | null
  /** Of the affiliate, the first proposed. */
  readonly addresses: readonly string[]
  readonly onClose: () => void
}

export const EmailDialog = ({ line, addresses, onClose }: EmailDialogProps) => {
  const shown = useLast(line)
  return shown === null ? null : (
    <DocumentEmail
      key={`${shown.tipo} ${shown.lineId}`}
      isOpen={line !== null}
      title="Enviar la orden por correo"
      note={`Orden ${groupThousands(shown.ordenId)}`}
      text={`${shown.title}. El PDF va adjunto.`}
      verb="Enviar la orden"
      done={EMAIL_SENT}
      addresses={addresses}
      send={(sending) => sendOrder(shown.tipo, { id: shown.lineId, orden_id: shown.ordenId }, sending)}
      onClose={onClose}
    />
  )
}
