/** A field that two devices changed: how it was, what each says, and which one stays. */
import { choicesFor, type DraftChoice } from '@cauce/domain/clinical-record/draft-choice'
import type { DraftConflict } from '@cauce/domain/clinical-record/draft-merge'
import { draftValueInWords } from '@cauce/domain/clinical-record/draft-words'
import { Segmented } from '@cauce/ui/segmented/segmented'

const LABELS: Readonly<Record<DraftChoice, string>> = {
  mio: 'Lo de aquí',
  otro: 'Lo del otro equipo',
  ambos: 'Los dos, uno tras otro',
}

export interface ConflictFieldProps {
  readonly conflict: DraftConflict
  readonly choice: DraftChoice | null
  readonly onChoose: (choice: DraftChoice) => void
}

export const ConflictField = ({ conflict, choice, onChoose }: ConflictFieldProps) => {
  const { campo, nombre, mio, otro } = conflict
  return (
    <section className="rec-conflict" aria-label={nombre}>
      <h3>{nombre}</h3>
      <div className="rec-conflict-sides">
        <div className={choice === 'otro' ? 'rec-side' : 'rec-side rec-side-on'}>
          <h4>{LABELS.mio}</h4>
          <p>{draftValueInWords(campo, mio)}</p>
        </div>
        <div className={choice === 'mio' ? 'rec-side' : 'rec-side rec-side-on'}>
          <h4>{LABELS.otro}</h4>
          <p>{draftValueInWords(campo, otro)}</p>
        </div>
      </div>
      <Segmented
        label={`¿Qué queda en ${nombre}?`}
        layout="stacked"
        value={choice}
        options={choicesFor(conflict).map((value) => ({ value, label: LABELS[value] }))}
        onChange={onChoose}
      />
    </section>
  )
}
