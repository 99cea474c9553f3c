/** The consent of a procedure: read at the left, answered at the right, seen as it will be kept, and kept. */
import { PrintIcon } from '@blueprintjs/icons'
import type { Affiliate } from '@cauce/domain/affiliate/affiliate'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { BACK_AND_LOCKED, IN_PATIENTS_HANDS } from '@cauce/domain/consent/handover'
import { groupThousands } from '@cauce/domain/text/format'
import type { ConsentContext } from '@cauce/machines/procedure-consent/types'
import { Action } from '@cauce/ui/action/action'
import { AffiliateBand } from '@cauce/ui/affiliate-band/affiliate-band'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal } from '@cauce/ui/modal/modal'
import { PdfFrame } from '@cauce/ui/pdf-frame/pdf-frame'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useEffect, useRef } from 'react'
import { previewOf } from '../../actors/preview-documents.ts'
import { useRescuedFocus } from '../../kit/dialog/use-rescued-focus.ts'
import type { ConsentActor, ConsentSnapshot } from './consent-actor.ts'
import { ConsentAnswers } from './consent-answers.tsx'
import { ConsentFoot } from './consent-foot.tsx'
import { ConsentReading } from './consent-text.tsx'

/** The professional has the device again, with what was signed. */
const isBack = (snapshot: ConsentSnapshot): boolean => snapshot.matches('returned') || snapshot.matches('saving')

/** While the patient has the device nothing else of the record is seen or reached: see `consent.css`. */
const isHandedOver = (snapshot: ConsentSnapshot): boolean =>
  snapshot.matches('filling') || snapshot.matches('preparingPreview') || snapshot.matches('previewing')

/** A preview that a reload made meaningless is made again. */
const usePreview = (snapshot: ConsentSnapshot, actor: ConsentActor): Blob | null => {
  const document = previewOf(snapshot.context.previewUrl)
  const expired = snapshot.matches('previewing') && document === null
  useEffect(() => {
    if (expired) actor.send({ type: 'preview.expired' })
  }, [actor, expired])
  return document
}

/** What the professional reads once the device is back: who signed, and what. */
const Signed = ({ context, affiliate }: { readonly context: ConsentContext; readonly affiliate: Affiliate }) => {
  const { firmante, aceptacion_consentimiento, nombre_representante } = context.form
  const signer = firmante === 'Paciente' ? affiliate.nombre_completo : nombre_representante
  return (
    <div className="con-back">
      <p>
        <strong>{signer}</strong> ({firmante}){' '}
        {aceptacion_consentimiento === 'Si'
          ? 'aceptó el procedimiento y firmó.'
          : 'no aceptó el procedimiento y firmó.'}
      </p>
      <p className="ca-second">{BACK_AND_LOCKED}</p>
    </div>
  )
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
  if (isBack(snapshot)) return <Signed context={context} affiliate={affiliate} />
  if (snapshot.matches('previewing')) {
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
  'returned',
  'saving',
] as const

/** What the dialog shows: reading and answering, the document, or waiting. */
const stepOf = (snapshot: ConsentSnapshot): string => {
  if (snapshot.matches('previewing')) return 'preview'
  if (isBack(snapshot)) return snapshot.matches({ saving: 'interrupted' }) ? 'interrupted' : 'back'
  return snapshot.matches('filling') || snapshot.matches('preparingPreview') ? 'filling' : 'waiting'
}

export const ConsentDialog = (props: ConsentDialogProps) => {
  const { snapshot, actor, affiliate } = props
  const { cup, text, ordenId } = snapshot.context
  const isOpen = CONSENT_DIALOG_STATES.some((state) => snapshot.matches(state))
  const bodyRef = useRef<HTMLDivElement>(null)
  useRescuedFocus(isOpen ? stepOf(snapshot) : null, bodyRef)
  const mayPrint = snapshot.matches('textMissing')
  const handed = isHandedOver(snapshot)
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
      band={
        <>
          <AffiliateBand affiliate={affiliate} brief />
          {handed ? <p className="con-handed ca-second">{IN_PATIENTS_HANDS}</p> : null}
        </>
      }
      foot={<ConsentFoot snapshot={snapshot} actor={actor} bodyRef={bodyRef} />}
    >
      <div className="con-body" ref={bodyRef} tabIndex={-1}>
        <Body {...props} />
      </div>
    </Modal>
  )
}
