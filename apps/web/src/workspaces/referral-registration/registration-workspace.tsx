/** Registering a referral, complete: the form, its files, the foot and what the server says. */
import { registrationErrors, warnsOfClosing } from '@cauce/domain/referral/registration'
import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef } from 'react'
import { FilesField } from '../chat/files-field.tsx'
import { UploadDialog } from '../chat/upload-dialog.tsx'
import { useReferralFiles } from '../chat/use-referral-files.ts'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { RegistrationDialogs } from './registration-dialogs.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { useFromConsultation } from './use-from-consultation.ts'
import { useRegistration, type Registration } from './use-registration.ts'
import '../history/history.css'
import './registration.css'

/** What will happen, or how much is missing. */
const summaryOf = ({ snapshot, errors }: Registration, files: number): { summary: string; detail: string } => {
  const { draft, tried } = snapshot.context
  const missing = Object.keys(registrationErrors(draft)).length
  const [firstWrong] = tried ? Object.values(errors).flat() : []
  const ready =
    files === 0 ? 'Lista para registrar' : `Lista para registrar con ${files} ${files === 1 ? 'archivo' : 'archivos'}`
  return {
    summary: missing === 0 ? ready : missing === 1 ? 'Falta 1 campo' : `Faltan ${missing} campos`,
    detail: firstWrong ?? '',
  }
}

interface RegistrationWorkspaceProps {
  readonly userId: number
  /** The consultation from which somebody is referred; null: it starts empty. */
  readonly consultaId: number | null
  readonly onOpen: (id: number) => void
  /** The form is begun anew. */
  readonly onAnother: () => void
}

const useActs = (registration: Registration, toWrong: () => void) => {
  const { snapshot, send } = registration
  const register = (): void => {
    send({ type: 'register.requested' })
    toWrong()
  }
  const files = useReferralFiles((claves) => {
    send({ type: 'draft.changed', draft: { adjuntos: claves } })
    register()
    // It was asked before the files went; where the type does not close, nobody waits for this.
    send({ type: 'warning.accepted' })
  })
  return {
    files,
    /** The type closes and the person goes on. */
    accept: (): void => {
      if (files.archivos.length === 0) {
        send({ type: 'warning.accepted' })
        return
      }
      send({ type: 'warning.declined' })
      files.send()
    },
    register: (): void => {
      const complete = Object.keys(registrationErrors(snapshot.context.draft)).length === 0
      if (complete && files.archivos.length > 0 && !warnsOfClosing(snapshot.context.draft)) {
        files.send()
        return
      }
      // Keys of another day serve no more.
      if (snapshot.context.draft.adjuntos.length > 0) send({ type: 'draft.changed', draft: { adjuntos: [] } })
      register()
    },
    clear: (): void => {
      send({ type: 'draft.cleared' })
      void showToast({
        message: 'Se limpió la remisión',
        tone: 'information',
        action: { label: 'Deshacer', onClick: () => send({ type: 'clear.undone' }) },
      })
    },
  }
}

export const RegistrationWorkspace = ({ userId, consultaId, onOpen, onAnother }: RegistrationWorkspaceProps) => {
  const registration = useRegistration(userId)
  const { snapshot, send, errors, busyText } = registration
  const { draft, touched } = snapshot.context
  const replace = useFromConsultation(registration, consultaId)
  const partRef = useRef<HTMLDivElement>(null)
  const formRef = useRef<HTMLElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const toWrong = (): void => focusFirstWrong(formRef.current)
  const acts = useActs(registration, toWrong)
  const writing = snapshot.matches('writing')
  const { summary, detail } = summaryOf(registration, acts.files.archivos.length)
  useShortcuts(partRef, { 'Ctrl Enter': writing ? acts.register : undefined })
  return (
    <div className="rem" ref={partRef}>
      {replace === null ? null : (
        <p className="ord-notice" role="note">
          Hay una remisión de otro afiliado sin registrar.{' '}
          <Action small onClick={replace}>
            Dejarla y empezar la de esta consulta
          </Action>
        </p>
      )}
      <RegistrationForm
        draft={draft}
        errors={errors}
        busy={!writing}
        onChange={(change) => send({ type: 'draft.changed', draft: change })}
        formRef={formRef}
        searchRef={searchRef}
        files={
          <FilesField
            label="Archivos"
            archivos={acts.files.archivos}
            error={acts.files.errors['archivos'] ?? errors['adjuntos']}
            onAdd={acts.files.add}
            onRemove={acts.files.remove}
          />
        }
      />
      <div className="rem-foot">
        <FootBar summary={busyText === null ? summary : `${busyText}…`} detail={busyText === null ? detail : ''}>
          {busyText !== null ? (
            <Action kind="quiet" onClick={() => send({ type: 'wait.cancelled' })}>
              Dejar de esperar
            </Action>
          ) : touched ? (
            <Action kind="quiet" onClick={acts.clear}>
              Limpiar
            </Action>
          ) : null}
          <Action kind="filled" keys="Ctrl Enter" busy={busyText !== null} onClick={acts.register}>
            Registrar remisión
          </Action>
        </FootBar>
      </div>
      <UploadDialog upload={acts.files} />
      <RegistrationDialogs
        registration={registration}
        onAccept={acts.accept}
        onRefusalRead={toWrong}
        onOpen={(id) => {
          send({ type: 'confirmation.closed' })
          onOpen(id)
        }}
        onAnother={() => {
          send({ type: 'confirmation.closed' })
          onAnother()
        }}
      />
    </div>
  )
}
