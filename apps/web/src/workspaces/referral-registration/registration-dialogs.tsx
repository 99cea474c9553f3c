/** What the registration tells: the warning of what closes at once, a refusal, a lost answer, and the confirmation. */
import { EMERGENCY_REPORT_WARNING } from '@cauce/domain/referral/emergency-report'
import { REGISTRATION_UNANSWERED } from '@cauce/domain/referral/registration'
import { groupThousands } from '@cauce/domain/text/format'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { SendingDialogs } from '../ordering/sending-dialogs.tsx'
import { useLast } from '../../kit/dialog/use-last.ts'
import type { Registration } from './use-registration.ts'

interface RegistrationDialogsProps {
  readonly registration: Registration
  /** The warning was read: it is registered and closed. */
  readonly onAccept: () => void
  /** A refusal was read: the cursor goes to what it was about. */
  readonly onRefusalRead: () => void
  readonly onOpen: (id: number) => void
  readonly onAnother: () => void
}

const Confirmation = ({
  registration,
  onOpen,
  onAnother,
}: Omit<RegistrationDialogsProps, 'onRefusalRead' | 'onAccept'>) => {
  const { registered } = registration.snapshot.context
  const shown = useLast(registered)
  if (shown === null) return null
  return (
    <AskDialog
      isOpen={registered !== null}
      title={`Remisión ${groupThousands(shown.id)} registrada`}
      main={{ label: 'Abrir la remisión', onClick: () => onOpen(shown.id) }}
      other={{ label: 'Registrar otra', onClick: onAnother }}
      onDismiss={onAnother}
    >
      <p>{shown.mensaje}</p>
      <p>
        Estado: <strong>{shown.estado}</strong>
        {shown.codigo_remision === null ? null : (
          <>
            {' '}
            · Código de remisión: <strong>{shown.codigo_remision}</strong>
          </>
        )}
      </p>
    </AskDialog>
  )
}

export const RegistrationDialogs = (props: RegistrationDialogsProps) => {
  const { snapshot, send } = props.registration
  const { dialog } = snapshot.context
  return (
    <>
      <AskDialog
        kind="warning"
        isOpen={snapshot.matches('warning')}
        title="Esta remisión se cierra al registrarla"
        main={{ label: 'Volver a revisarla', onClick: () => send({ type: 'warning.declined' }) }}
        other={{ label: 'Registrar y cerrar', onClick: props.onAccept }}
      >
        <p>{EMERGENCY_REPORT_WARNING}</p>
      </AskDialog>
      <SendingDialogs
        dialog={dialog}
        interrupted={snapshot.matches({ registering: 'interrupted' })}
        otherwise={REGISTRATION_UNANSWERED}
        send={send}
        onRefusalRead={props.onRefusalRead}
      />
      <Confirmation {...props} />
    </>
  )
}
