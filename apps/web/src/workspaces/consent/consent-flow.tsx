/** The consent of one procedure from the question to its end, over whatever is on the screen. @fuente spec 2 §4 */
import { DECEASED_MESSAGE } from '@cauce/domain/affiliate/affiliate-type'
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { HAND_OVER } from '@cauce/domain/consent/handover'
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { MessageDialog } from '@cauce/ui/message-dialog/message-dialog'
import { useSelector } from '@xstate/react'
import type { KeptName } from '../../kit/draft/kept.ts'
import type { ConsentActor } from './consent-actor.ts'
import { ConsentDialog } from './consent-dialog.tsx'
import { useKeptAnswers } from './use-kept-answers.ts'
import './consent.css'

export interface ConsentFlowProps {
  readonly actor: ConsentActor
  readonly affiliate: Affiliate
  readonly userId: number
  readonly consultaId: number
}

export const ConsentFlow = ({ actor, affiliate, userId, consultaId }: ConsentFlowProps) => {
  const snapshot = useSelector(actor, (current) => current)
  const { cup, ordenId, error } = snapshot.context
  const name: KeptName = { userId, consultaId, what: `consentimiento.${ordenId}.${cup.id}` }
  useKeptAnswers(actor, name)
  const postpone = (): void => actor.send({ type: 'consent.postponed' })
  return (
    <>
      <AskDialog
        isOpen={snapshot.matches('askingAuthorisation')}
        title="¿El paciente autoriza la firma electrónica?"
        onDismiss={postpone}
        main={{
          label: HAND_OVER,
          onClick: () => actor.send({ type: 'consent.accepted', at: new Date().toISOString() }),
        }}
        other={{ label: 'No autoriza: imprimir', onClick: () => actor.send({ type: 'consent.declined' }) }}
        size={560}
      >
        <p>
          <strong>{cup.nombre}</strong> pide consentimiento informado. Con la autorización usted le entrega este equipo
          para que lea y firme; sin ella se imprime para firmar a mano.
        </p>
        <p className="ca-second">Esc lo deja por firmar: queda señalado en las órdenes activas.</p>
      </AskDialog>
      <ConsentDialog snapshot={snapshot} actor={actor} affiliate={affiliate} />
      <AskDialog
        isOpen={snapshot.matches('printing') || snapshot.matches('printFailed')}
        title="Imprimir el consentimiento"
        main={{
          label: 'Imprimir de nuevo',
          onClick: () => actor.send({ type: 'retry' }),
          busy: snapshot.matches('printing'),
        }}
        other={{
          label: snapshot.matches('printing') ? 'Dejar de esperar' : 'Dejar para después',
          onClick: () =>
            actor.send(snapshot.matches('printing') ? { type: 'wait.cancelled' } : { type: 'consent.postponed' }),
        }}
      >
        <p role={error === null ? 'status' : 'alert'}>{error ?? 'Se prepara el documento para firmar a mano…'}</p>
      </AskDialog>
      <MessageDialog
        isOpen={snapshot.matches('failed')}
        title={ERROR_TITLE}
        message={error ?? DECEASED_MESSAGE}
        type="error"
        onClose={() => actor.send({ type: 'dialog.dismissed' })}
      />
    </>
  )
}
