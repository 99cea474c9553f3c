/** The open record of who writes it: index, parts, orders and the foot with its end. */
import type { Consultation, Measures } from '@cauce/domain/consultation/consultation'
import type { FigurePerson } from '@cauce/domain/clinical-record/derived-figures'
import { measuresDoubts } from '@cauce/domain/clinical-record/measures-doubt'
import { signDoubts } from '@cauce/domain/clinical-record/vital-signs-doubt'
import type { RecordMeasures } from '@cauce/domain/clinical-record/record'
import { KeysDialog } from '@cauce/ui/keys-dialog/keys-dialog'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FinaliseDialog } from './finalise-dialog.tsx'
import { FinaliseFoot } from './finalise-foot.tsx'
import { LastVisit } from './last-visit.tsx'
import { OrdersPart, type OpenOrders } from './orders-part.tsx'
import { ReceivedNotice } from './received-notice.tsx'
import type { RecordDraftState } from './record-draft-state.ts'
import { RecordEditor } from './record-editor.tsx'
import { ResultsRail } from './record-later.tsx'
import { RecordIndex } from './record-index.tsx'
import { RECORD_KEYS } from './record-keys.ts'
import { partState } from './record-parts.ts'
import { useFinalise } from './use-finalise.ts'
import { useCovered } from './use-covered.ts'
import { usePartKeys } from './use-part-keys.ts'
import { useRecordForm } from './use-record-form.ts'

export interface OpenRecordProps {
  readonly consultation: Consultation
  readonly draft: RecordDraftState
  readonly person: FigurePerson
  readonly onOrder?: OpenOrders | undefined
  /** What stands after the orders. */
  readonly children: ReactNode
}

/** What this page knows to be unusual; else what the server said, which may know of measures that the page does not. */
const doubtsOf = (
  measures: RecordMeasures,
  before: Measures | null,
  age: number,
  errors: RecordDraftState['finaliseErrors'],
): readonly string[] => {
  const known =
    before === null || before.peso === null || before.talla === null
      ? null
      : { peso: before.peso, talla: before.talla, fecha: before.fecha }
  const doubts = [...measuresDoubts(measures, age, known), ...signDoubts(measures, age)]
  return doubts.length > 0 ? doubts : (errors['medidas_confirmadas'] ?? [])
}

export const OpenRecord = ({ consultation, draft, person, onOrder, children }: OpenRecordProps) => {
  const screen = useRef<HTMLDivElement>(null)
  const [helpOpen, setHelpOpen] = useState(false)
  useCovered(screen)
  const form = useRecordForm(draft)
  const parts = usePartKeys(screen)
  const ending = useFinalise(draft, form, screen)
  const lines = draft.view?.ordenes ?? []
  const leaves = draft.view?.incapacidades ?? []
  const lastVisit = draft.view?.ultima_visita ?? null
  const waiting = draft.finalising || draft.finaliseInterrupted
  useShortcuts(screen, { 'Ctrl Enter': ending.start, '?': () => setHelpOpen(true) })
  return (
    <div className="rec-screen" ref={screen} {...parts.handlers}>
      <RecordIndex
        current={parts.current}
        stateOf={(id) => partState(id, form.record, form.missing, lines.length + leaves.length)}
        onGo={parts.go}
        onHelp={() => setHelpOpen(true)}
      />
      <div className="rec-parts">
        {lastVisit === null ? null : <LastVisit visit={lastVisit} />}
        <div className="rec-parts" inert={waiting}>
          <RecordEditor consultation={consultation} draft={draft} form={form} person={person} />
        </div>
        <OrdersPart lines={lines} leaves={leaves} onOrder={onOrder} />
        {children}
      </div>
      <aside className="rec-rail" aria-label="Cifras y resultados">
        <Suspense>
          <ResultsRail consultation={consultation} />
        </Suspense>
      </aside>
      <div className="rec-bottom">
        <ConflictDialog draft={draft} />
        <ReceivedNotice draft={draft} />
        <FinaliseFoot
          draft={draft}
          missing={form.missing}
          tried={form.tried}
          onGo={ending.go}
          onFinalise={ending.start}
        />
      </div>
      <FinaliseDialog
        isOpen={ending.asking}
        record={form.record}
        ordered={lines.length}
        leaves={leaves.length}
        doubts={doubtsOf(form.record.medidas, consultation.medidas, person.edad, draft.finaliseErrors)}
        onFinalise={ending.confirm}
        onClose={ending.close}
      />
      <KeysDialog isOpen={helpOpen} onClose={() => setHelpOpen(false)} lines={RECORD_KEYS} />
    </div>
  )
}
