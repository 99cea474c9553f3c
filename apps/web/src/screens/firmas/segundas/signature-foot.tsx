/** What may be done with a second signature. To sign is an explicit act: it has no key, and asks to say that it was read. */
import type { SignatureDetail } from '@cauce/contract/firmas'
import { SIGNATURE_MOVES, signatureMoves, type SignatureMove } from '@cauce/machines/life-cycles/second-signature'
import { Action, type ActionKind } from '@cauce/ui/action/action'
import { ModalFoot } from '@cauce/ui/modal/modal'
import type { useSignature } from './use-signature.ts'

const READ = 'Leí los hallazgos y respondo por esta firma'

/** Quiet first, the main one last. */
const KINDS: Readonly<Record<SignatureMove, ActionKind>> = {
  soltar: 'quiet',
  devolver: 'outlined',
  abrir: 'filled',
  firmar: 'filled',
  revisar: 'filled',
}
const IN_ORDER: readonly SignatureMove[] = ['soltar', 'devolver', 'abrir', 'firmar', 'revisar']

interface SignatureFootProps {
  readonly detail: SignatureDetail
  /** Who looks has it open. */
  readonly isMine: boolean
  readonly hasRead: boolean
  readonly onRead: (hasRead: boolean) => void
  readonly signature: ReturnType<typeof useSignature>
}

export const SignatureFoot = ({ detail, isMine, hasRead, onRead, signature }: SignatureFootProps) => {
  const hand = { misma_mano: detail.propia, la_abrio: isMine }
  // Who has it open does not open it again.
  const moves = signatureMoves(detail.estado, hand).filter((evento) => !(evento === 'abrir' && isMine))
  const signs = moves.includes('firmar')
  if (detail.por_que_no !== null) return <ModalFoot note={detail.por_que_no}>{null}</ModalFoot>
  if (moves.length === 0) return null
  return (
    <ModalFoot
      note={
        signs ? (
          <label className="sig-read">
            <input type="checkbox" checked={hasRead} onChange={({ target }) => onRead(target.checked)} /> {READ}
          </label>
        ) : undefined
      }
    >
      {IN_ORDER.filter((evento) => moves.includes(evento)).map((evento) => (
        <Action
          key={evento}
          kind={KINDS[evento]}
          busy={signature.doing === evento}
          disabled={evento === 'firmar' && !hasRead}
          onClick={() => void signature.move(evento)}
        >
          {evento === 'abrir' && detail.estado === 'abierta' ? 'Revisarla yo' : SIGNATURE_MOVES[evento].etiqueta}
        </Action>
      ))}
    </ModalFoot>
  )
}
