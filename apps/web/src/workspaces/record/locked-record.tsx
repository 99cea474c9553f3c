/** A finalised record: read, printed, and completed with notes. */
import { PrintIcon } from '@blueprintjs/icons'
import type { RecordView } from '@cauce/contract/historia'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import type { FigurePerson } from '@cauce/domain/clinical-record/derived-figures'
import { shortFingerprint } from '@cauce/domain/text/fingerprint'
import { RECORD_FINALISED } from '@cauce/domain/clinical-record/required-to-finalise'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { recordDocument } from '../../actors/documents.ts'
import { openPdf } from '../../actors/open-pdf.ts'
import { useDocumentOnce } from '../orders/use-document-once.ts'
import { LeftOverNotice } from './left-over-notice.tsx'
import { NoteForm } from './note-form.tsx'
import type { LeftOver } from './record-draft-state.ts'
import { RecordReading } from './record-reading.tsx'

export interface LockedRecordProps {
  readonly view: RecordView
  readonly person: FigurePerson
  /** What was typed here and did not get into what was finalised from elsewhere. */
  readonly leftOver: readonly LeftOver[]
  readonly dismissLeftOver: () => void
  readonly onNoted: () => void
  /** It was finalised a moment ago, here: it says so and takes the cursor that the form had. */
  readonly ended: boolean
}

/** Once, when it appears. */
const useEnded = (ended: boolean): RefObject<HTMLElement | null> => {
  const home = useRef<HTMLElement>(null)
  const tell = useEffectEvent(() => {
    if (!ended) return
    void showToast({ message: RECORD_FINALISED })
    home.current?.focus()
  })
  useEffect(() => tell(), [])
  return home
}

export const LockedRecord = (props: LockedRecordProps) => {
  const { view, person, leftOver, dismissLeftOver, onNoted, ended } = props
  const { consulta_id, historia, finalizada, notas, escribe } = view
  const fetchOnce = useDocumentOnce()
  const [start, setStart] = useState('')
  const home = useEnded(ended)
  if (historia === null || finalizada === null) return null
  const print = (): void => fetchOnce(`historia_${consulta_id}.pdf`, () => recordDocument(consulta_id), openPdf)
  return (
    <article ref={home} className="rec-parts rec-locked" tabIndex={-1} aria-label="Historia clínica finalizada">
      <Card
        title="Historia clínica"
        note={<StatusChip tone="info" label="Finalizada" />}
        actions={
          <Action small icon={<PrintIcon />} onClick={print}>
            Imprimir
          </Action>
        }
      >
        <LeftOverNotice leftOver={leftOver} dismissLeftOver={dismissLeftOver} onTake={setStart} />
        <p className="rec-locked-by">
          La finalizó <strong>{finalizada.por}</strong> el {formatDateTime(finalizada.at)}.
        </p>
        <RecordReading record={historia} person={person} notas={notas} />
        <p className="ca-second rec-locked-print">Huella {shortFingerprint(finalizada.huella)}</p>
      </Card>
      {escribe ? (
        <Card title="Nota aclaratoria">
          <NoteForm key={`${consulta_id} ${start}`} consultaId={consulta_id} start={start} onAdded={onNoted} />
        </Card>
      ) : null}
    </article>
  )
}
