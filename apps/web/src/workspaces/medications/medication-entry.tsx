/** The entry of a line: typed in one line and read back, or field by field. */
import { today } from '../../app/today.ts'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { lineDiagnosis, nextDiagnosis } from '@cauce/domain/medication/line-diagnosis'
import type { CompletedLine } from '@cauce/domain/medication/line-entry'
import type { Diagnosis } from '@cauce/domain/medication/order-line'
import { Action } from '@cauce/ui/action/action'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef } from 'react'
import { loadPage } from '../../app/load-page.ts'
import { ActiveMark } from './active-mark.tsx'
import { draftOfEntry } from './draft-of-line.ts'
import { LineCandidates } from './line-candidates.tsx'
import { LineEntry } from './line-entry.tsx'
import { MedicationForm } from './medication-form.tsx'
import { ReadBack } from './read-back.tsx'
import { useLineEntry, type LineEntryReading } from './use-line-entry.ts'
import type { MedicationActs, WorkspaceParts } from './use-medication-acts.ts'
import { type MedicationOrder } from './use-medication-order.ts'

const DoseAccount = lazy(() => loadPage(async () => ({ default: (await import('./dose-account.tsx')).DoseAccount })))

export interface MedicationEntryProps extends WorkspaceParts {
  readonly consultation: Consultation
  readonly order: MedicationOrder
  readonly acts: MedicationActs
  readonly onFavourites: () => void
}

/** Enter that came before the answer: the line is completed when it arrives, if it is still the same. */
const useEarlyEnter = ({ ready, line }: LineEntryReading, text: string, complete: (line: CompletedLine) => void) => {
  const pressedFor = useRef<string | null>(null)
  const arrived = useEffectEvent(() => {
    const isSame = pressedFor.current === text
    pressedFor.current = null
    if (isSame && line !== null) complete(line)
  })
  useEffect(() => {
    if (ready) arrived()
  }, [ready])
  return (): void => {
    pressedFor.current = text
  }
}

/** The drug that the line means by now, once its search answered; with a form or without a line there is none. */
const useCandidateSite = (order: MedicationOrder, { ready, line }: LineEntryReading, none: boolean): void => {
  const { send } = order
  const drug = line?.articulo.codesumi.id ?? null
  const tell = useEffectEvent((codesumiId: number | null) => send({ type: 'candidate.changed', codesumiId }))
  useEffect(() => {
    if (none) tell(null)
    else if (ready) tell(drug)
  }, [none, ready, drug])
}

export const MedicationEntry = (props: MedicationEntryProps) => {
  const { consultation, order, acts, entryRef, drugRef, formRef } = props
  const { entry, draft, draftErrors, draftRouting } = order.snapshot.context
  const listId = useId()
  const reading = useLineEntry(consultation.id, entry)
  const { parsed, line, ready, search } = reading
  const completed = entry !== '' && acts.completed === entry
  const ofRecord = consultation.diagnosticos
  const diagnosis = lineDiagnosis({ typed: parsed.diagnostico, chosen: draft.diagnostico, ofRecord })
  const choosable = ofRecord.length > 1 && line !== null
  const prescribeFor = (diagnostico: Diagnosis | null): void => {
    if (diagnostico !== null && diagnostico.id !== draft.diagnostico?.id)
      order.send({ type: 'draft.changed', draft: { diagnostico } })
  }
  /** What was on the screen as a question is answered by accepting the line. */
  const accept = (): void => {
    prescribeFor(diagnosis.value)
    acts.add()
  }
  const enterLater = useEarlyEnter(reading, entry, acts.complete)
  const typed = entry.trim() !== '' && !completed
  const formOpen = acts.formAsked || (draft.articulo !== null && entry.trim() === '')
  const offered = (typed || completed) && !formOpen && search.rows.length > 1
  useCandidateSite(order, reading, entry.trim() === '' || formOpen)
  const choosing: LineEntryReading = {
    ...reading,
    move: (by) => {
      acts.reconsider()
      reading.move(by)
    },
    choose: (index) => {
      acts.reconsider()
      reading.choose(index)
    },
  }
  return (
    <div className="med-entry">
      <LineEntry
        listId={listId}
        text={entry}
        reading={choosing}
        offered={offered}
        completed={completed}
        onText={(text) => order.send({ type: 'entry.changed', text })}
        onComplete={(found) => {
          if (found !== null && ready) acts.complete(found)
          else enterLater()
        }}
        onAccept={accept}
        onDiagnosis={choosable && !formOpen ? (by) => prescribeFor(nextDiagnosis(diagnosis, ofRecord, by)) : null}
        onForm={(found) => (acts.formAsked && entry.trim() === '' ? acts.closeForm() : acts.toForm(found))}
        onEscape={acts.clear}
        onFavourites={props.onFavourites}
        formOpen={formOpen}
        inputRef={entryRef}
      />
      {line === null || (!typed && !completed) || formOpen ? null : (
        <ReadBack
          line={line}
          asking={order.snapshot.matches({ collecting: 'proposing' })}
          draft={completed ? draft : null}
          routing={draftRouting?.item_id === line.articulo.codesumi.id ? draftRouting : null}
          diagnosis={diagnosis}
          choosable={choosable}
        />
      )}
      {line !== null && !formOpen && entry.trim() !== '' ? (
        <ActiveMark article={line.articulo} onEdit={acts.editActive} />
      ) : null}
      {entry.trim() === '' || formOpen ? null : (
        <div className="med-touch">
          <Action
            fill
            disabled={line === null}
            onClick={() => (completed ? accept() : line === null ? undefined : acts.complete(line))}
          >
            {completed ? 'Añadir la línea' : 'Completar la línea'}
          </Action>
        </div>
      )}
      <LineCandidates id={listId} reading={choosing} offered={offered} text={entry} completed={completed} />
      {line === null || !ready || formOpen || entry.trim() === '' ? null : (
        <Suspense>
          <DoseAccount
            consultaId={consultation.id}
            draft={completed ? draft : { ...draft, ...draftOfEntry(line) }}
            onLesser={(dosis) => {
              acts.toForm(line)
              order.send({ type: 'draft.changed', draft: { dosis } })
            }}
          />
        </Suspense>
      )}
      <output className="ca-hidden">
        {completed ? `${draft.observacion}. Enter la añade, Tab la abre en el formulario.` : ''}
      </output>
      {formOpen ? (
        <MedicationForm
          consultaId={consultation.id}
          today={today()}
          draft={draft}
          routing={draftRouting}
          errors={draftErrors}
          diagnoses={consultation.diagnosticos}
          busy={order.busyText !== null}
          onChange={(change) => order.send({ type: 'draft.changed', draft: change })}
          onAdd={acts.add}
          onClear={acts.clear}
          onEditActive={acts.editActive}
          drugRef={drugRef}
          formRef={formRef}
        />
      ) : null}
    </div>
  )
}
