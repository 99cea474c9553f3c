/** The foot of a consent: what is missing, or what went wrong, and the step that follows. */
import { missingAnswers } from '@cauce/domain/consent/consent-form'
import { HAND_AGAIN, HAND_BACK } from '@cauce/domain/consent/handover'
import { missingIn } from '@cauce/machines/procedure-consent/context'
import { Action } from '@cauce/ui/action/action'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import type { RefObject } from 'react'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import type { ConsentActor, ConsentSnapshot } from './consent-actor.ts'

interface ConsentFootProps {
  readonly snapshot: ConsentSnapshot
  readonly actor: ConsentActor
  /** The form: where something is missing the cursor goes there. */
  readonly bodyRef: RefObject<HTMLElement | null>
}

const SUMMARY_READY = 'Todo está diligenciado'

const Failure = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <span className="ca-field-error">{text}</span>

const FillingFoot = ({ snapshot, actor, bodyRef }: ConsentFootProps) => {
  const { context } = snapshot
  const missing = missingAnswers(missingIn(context))
  const preparing = snapshot.matches('preparingPreview')
  return (
    <FootBar summary={missing === '' ? SUMMARY_READY : missing} detail={<Failure text={context.error} />}>
      <Action
        kind="quiet"
        onClick={() => actor.send(preparing ? { type: 'wait.cancelled' } : { type: 'device.returned' })}
      >
        {preparing ? 'Dejar de esperar' : HAND_BACK}
      </Action>
      <Action
        kind="filled"
        busy={preparing}
        onClick={() => {
          actor.send({ type: 'preview.requested' })
          if (missing !== '') focusFirstWrong(bodyRef.current)
        }}
      >
        Ver documento y guardar
      </Action>
    </FootBar>
  )
}

const PreviewFoot = ({ actor }: ConsentFootProps) => (
  <FootBar summary="Así quedará el documento">
    <Action kind="quiet" onClick={() => actor.send({ type: 'preview.rejected' })}>
      Volver a las respuestas
    </Action>
    <Action kind="filled" onClick={() => actor.send({ type: 'device.returned', at: new Date().toISOString() })}>
      {HAND_BACK}
    </Action>
  </FootBar>
)

/** The professional has the device again. */
const ReturnedFoot = ({ snapshot, actor }: ConsentFootProps) => {
  const interrupted = snapshot.matches({ saving: 'interrupted' })
  const saving = snapshot.matches('saving') && !interrupted
  return (
    <FootBar
      summary={interrupted ? 'No se sabe si quedó guardado' : 'Firmado y devuelto'}
      detail={<Failure text={saving ? null : snapshot.context.error} />}
    >
      <Action
        kind="quiet"
        onClick={() => actor.send(saving ? { type: 'wait.cancelled' } : { type: 'consent.handedAgain' })}
      >
        {saving ? 'Dejar de esperar' : HAND_AGAIN}
      </Action>
      <Action
        kind="filled"
        busy={saving}
        onClick={() => actor.send(interrupted ? { type: 'retry' } : { type: 'consent.confirmed' })}
      >
        {interrupted ? 'Intentar de nuevo' : 'Guardar consentimiento'}
      </Action>
    </FootBar>
  )
}

export const ConsentFoot = (props: ConsentFootProps) => {
  const { snapshot, actor } = props
  if (snapshot.matches('filling') || snapshot.matches('preparingPreview')) return <FillingFoot {...props} />
  if (snapshot.matches('previewing')) return <PreviewFoot {...props} />
  if (snapshot.matches('returned') || snapshot.matches('saving')) return <ReturnedFoot {...props} />
  return (
    <FootBar summary={snapshot.matches('loadingText') ? 'Se trae el texto vigente' : ''}>
      <Action
        kind="quiet"
        onClick={() =>
          actor.send(snapshot.matches('loadingText') ? { type: 'wait.cancelled' } : { type: 'consent.postponed' })
        }
      >
        {snapshot.matches('loadingText') ? 'Dejar de esperar' : 'Dejar para después'}
      </Action>
    </FootBar>
  )
}
