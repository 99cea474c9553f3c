/** The consent of a procedure: read at the left, answered at the right, seen as it will be kept, and kept. */
import { PrintIcon } from '@blueprintjs/icons'
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { AffiliateBand } from '@cauce/ui/affiliate-band/affiliate-band'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { PdfFrame } from '@cauce/ui/pdf-frame/pdf-frame'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useEffect, useRef } from 'react'
import { previewOf } from '../../actors/preview-documents.ts'
import { useRescuedFocus } from '../ordering/use-rescued-focus.ts'
import type { ConsentActor, ConsentSnapshot } from './consent-actor.ts'
import { ConsentAnswers } from './consent-answers.tsx'
import { ConsentFoot } from './consent-foot.tsx'
import { ConsentReading } from './consent-text.tsx'

const isPreview = (snapshot: ConsentSnapshot): boolean => snapshot.matches('previewing') || snapshot.matches('saving')

/** A preview that a reload made meaningless is made again; while it is being kept it is not needed any more. */
const usePreview = (snapshot: ConsentSnapshot, actor: ConsentActor): Blob | null => {
  const document = previewOf(snapshot.context.previewUrl)
  const expired = snapshot.matches('previewing') && document === null
  useEffect(() => {
    if (expired) actor.send({ type: 'preview.expired' })
  }, [actor, expired])
  return document
}

const Body = ({ snapshot, actor, affiliate }: ConsentDialogProps) => {
  const { context } = snapshot
  const preview = usePreview(snapshot, actor)
  if (snapshot.matches('textMissing')) {
    return <FailedState title={context.error ?? ''} onRetry={() => actor.send({ type: 'retry' })} />
  }
  if (context.text === null || snapshot.matches('loadingText')) {
    return (
      <output className="con-waiting" aria-label="Cargando el texto del consentimiento">
        <Skeleton lines={14} height="18px" />
      </output>
    )
  }
  if (isPreview(snapshot)) {
    return (
      <div className="con-preview">
        <PdfFrame
          title="el consentimiento"
          blob={preview}
          fileName={`consentimiento_${context.ordenId}_${context.cup.codigo}.pdf`}
        />
      </div>
    )
  }
  return (
    <>
      <ConsentReading text={context.text} />
      <div className="con-side">
        {context.textChanged ? (
          <p className="ord-notice" role="alert">
            El texto cambió mientras se diligenciaba. Léalo de nuevo y firme otra vez; las respuestas se conservan.
          </p>
        ) : null}
        <ConsentAnswers
          context={context}
          affiliate={affiliate}
          onChange={(form) => actor.send({ type: 'form.changed', form })}
          onSign={(signature) => actor.send({ type: 'signature.changed', signature })}
        />
      </div>
    </>
  )
}

export interface ConsentDialogProps {
  readonly snapshot: ConsentSnapshot
  readonly actor: ConsentActor
  readonly affiliate: Affiliate
}

const CONSENT_DIALOG_STATES = [
  'loadingText',
  'textMissing',
  'filling',
  'preparingPreview',
  'previewing',
  'saving',
] as const

/** What the dialog shows: reading and answering, the document, or waiting. */
const stepOf = (snapshot: ConsentSnapshot): string => {
  if (isPreview(snapshot)) return snapshot.matches({ saving: 'interrupted' }) ? 'interrupted' : 'preview'
  return snapshot.matches('filling') || snapshot.matches('preparingPreview') ? 'filling' : 'waiting'
}

export const ConsentDialog = (props: ConsentDialogProps) => {
  const { snapshot, actor, affiliate } = props
  const { cup, text, ordenId } = snapshot.context
  const isOpen = CONSENT_DIALOG_STATES.some((state) => snapshot.matches(state))
  const bodyRef = useRef<HTMLDivElement>(null)
  useRescuedFocus(isOpen ? stepOf(snapshot) : null, bodyRef)
  const mayPrint = snapshot.matches('filling') || snapshot.matches('textMissing')
  return (
    <Modal
      isOpen={isOpen}
      onClose={
        snapshot.can({ type: 'consent.postponed' }) ? () => actor.send({ type: 'consent.postponed' }) : undefined
      }
      size={1080}
      tall
      flush
      title={`Consentimiento informado · ${cup.nombre}`}
      note={
        text === null
          ? `Orden ${groupThousands(ordenId)}`
          : `Orden ${groupThousands(ordenId)} · texto versión ${text.version}, del ${formatDate(text.vigente_desde)}`
      }
      actions={
        mayPrint ? (
          <Action kind="quiet" icon={<PrintIcon />} onClick={() => actor.send({ type: 'consent.declined' })}>
            Imprimir y firmar a mano
          </Action>
        ) : undefined
      }
      band={<AffiliateBand affiliate={affiliate} brief />}
      foot={<ConsentFoot snapshot={snapshot} actor={actor} bodyRef={bodyRef} />}
    >
      <div className="con-body" ref={bodyRef} tabIndex={-1}>
        <Body {...props} />
      </div>
    </Modal>
  )
}
