/** The foot of the record: what is missing, with a way to each of them, where what was typed is, and the end. */
import { missingInWords, type Missing } from '@cauce/domain/clinical-record/required-to-finalise'
import { Action } from '@cauce/ui/action/action'
import { useMainKind } from '../../kit/dialog/beside.ts'
import { DraftStatusNote } from './draft-status-note.tsx'
import type { RecordDraftState } from './record-draft-state.ts'

export interface FinaliseFootProps {
  readonly draft: RecordDraftState
  readonly missing: readonly Missing[]
  readonly tried: boolean
  readonly onGo: (campo: string | null) => void
  readonly onFinalise: () => void
}

/** One for each section, in the order of the screen, with the first thing that it lacks. */
const bySection = (missing: readonly Missing[]): readonly Missing[] =>
  missing.filter(({ seccion }, place) => missing.findIndex((other) => other.seccion === seccion) === place)

const MissingLinks = ({ missing, onGo }: Pick<FinaliseFootProps, 'missing' | 'onGo'>) => {
  const sections = bySection(missing)
  if (sections.length === 0) return <strong>Lista para finalizar</strong>
  return (
    <>
      <strong className="rec-foot-count">Falta:</strong>
      <ul className="rec-foot-missing" aria-label="Lo que falta para finalizar">
        {sections.map(({ seccion, campo, mensaje }) => (
          <li key={seccion}>
            <button type="button" className="rec-foot-link" title={mensaje} onClick={() => onGo(campo)}>
              {seccion}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const Ending = ({ draft }: Pick<FinaliseFootProps, 'draft'>) =>
  draft.finaliseInterrupted ? (
    <>
      <Action kind="quiet" onClick={draft.cancelFinalise}>
        Seguir escribiendo
      </Action>
      <Action kind="filled" onClick={draft.retry}>
        Intentar de nuevo
      </Action>
    </>
  ) : (
    <>
      <Action kind="quiet" onClick={draft.cancelFinalise}>
        Dejar de esperar
      </Action>
      <Action kind="filled" busy>
        Finalizar historia
      </Action>
    </>
  )

export const FinaliseFoot = ({ draft, missing, tried, onGo, onFinalise }: FinaliseFootProps) => {
  const kind = useMainKind()
  const ending = draft.finalising || draft.finaliseInterrupted
  const underWay = draft.finalising && !draft.finaliseInterrupted
  // The main button tries again: it is not offered twice.
  const told = draft.finaliseInterrupted ? { ...draft, status: { ...draft.status, retries: false } } : draft
  return (
    <section className="rec-foot" aria-label="Estado y cierre de la historia">
      <div className="rec-foot-words">
        {draft.finaliseError === null || underWay ? null : (
          <p className="rec-foot-failed" role="alert">
            <strong>{draft.finaliseError.message}</strong>
            {draft.finaliseError.detail === null ? null : ` ${draft.finaliseError.detail}`}
          </p>
        )}
        {ending ? null : (
          <div className="rec-foot-line">
            <MissingLinks missing={missing} onGo={onGo} />
          </div>
        )}
        <DraftStatusNote draft={told} />
        <output className="ca-hidden">{tried ? missingInWords(missing) : null}</output>
      </div>
      <div className="rec-foot-acts">
        {ending ? (
          <Ending draft={draft} />
        ) : (
          <Action kind={kind} keys="Ctrl Enter" hasPopup="dialog" onClick={onFinalise}>
            Finalizar historia
          </Action>
        )}
      </div>
    </section>
  )
}
