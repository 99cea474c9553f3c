/** What the registration tells: the warning of what closes at once, a refusal, a lost answer, and the confirmation. */
import { ERROR_TITLE } from '@cauce/domain/procedure/messages'
import { EMERGENCY_REPORT_WARNING } from '@cauce/domain/referral/emergency-report'
import { NOT_REGISTERED } from '@cauce/domain/referral/registration'
import { groupThousands } from '@cauce/domain/text/format'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { MessageDialog } from '@cauce/ui/message-dialog/message-dialog'
import { useLast } from '../ordering/use-last.ts'
import type { Registration } from './use-registration.ts'

interface RegistrationDialogsProps {
  readonly registration: Registration
  /** A refusal was read: the cursor goes to what it was about. */
  readonly onRefusalRead: () => void
  readonly onOpen: (id: number) => void
  readonly onAnother: () => void
}

const Confirmation = ({ registration, onOpen, onAnother }: Omit<RegistrationDialogsProps, 'onRefusalRead'>) => {
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
  const interrupted = snapshot.matches({ registering: 'interrupted' })
  const { dialog } = snapshot.context
  const told = interrupted ? null : dialog
  const shown = useLast(told)
  const lost = useLast(interrupted ? dialog : null)
  return (
    <>
      <AskDialog
        kind="warning"
        isOpen={snapshot.matches('warning')}
        title="Esta remisión se cierra al registrarla"
        main={{ label: 'Volver a revisarla', onClick: () => send({ type: 'warning.declined' }) }}
        other={{ label: 'Registrar y cerrar', onClick: () => send({ type: 'warning.accepted' }) }}
      >
        <p>{EMERGENCY_REPORT_WARNING}</p>
      </AskDialog>
      <MessageDialog
        isOpen={told !== null}
        title={shown?.titulo ?? ''}
        message={shown?.mensaje ?? ''}
        type="error"
        onClose={() => send({ type: 'dialog.dismissed' })}
        onClosed={props.onRefusalRead}
      />
      <AskDialog
        isOpen={interrupted}
        title={lost?.titulo ?? ERROR_TITLE}
        main={{ label: 'Intentar de nuevo', onClick: () => send({ type: 'retry' }) }}
        other={{ label: 'Dejarlo para después', onClick: () => send({ type: 'register.postponed' }) }}
      >
        <p>{lost?.mensaje ?? NOT_REGISTERED}</p>
        <p>Intentarlo de nuevo no registra dos veces: si ya quedó registrada, se responde la misma.</p>
      </AskDialog>
      <Confirmation {...props} />
    </>
  )
}
