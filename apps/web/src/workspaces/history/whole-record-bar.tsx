/** The whole record as one document: the button, and how it goes, with the way to stop it. */
import { DownloadIcon } from '@blueprintjs/icons'
import { drawnPart, stageInWords } from '@cauce/domain/history/whole-record-stage'
import { WHOLE_RECORD_DONE, wholeRecordProgress } from '@cauce/domain/history/whole-record-text'
import { Action } from '@cauce/ui/action/action'
import type { WholeRecord } from '../../actors/whole-record.ts'

interface WholeRecordProps {
  readonly job: WholeRecord
}

export const WholeRecordAction = ({ job }: WholeRecordProps) => (
  <Action icon={<DownloadIcon />} busy={job.state === 'making'} onClick={job.ask}>
    Historia completa
  </Action>
)

/** Nothing while nobody asked for it. */
export const WholeRecordNote = ({ job }: WholeRecordProps) => {
  if (job.state === 'idle') return null
  if (job.state === 'failed') {
    return (
      <div className="his-note his-note-bad" role="alert">
        <p>
          <strong>{job.error}</strong> {job.detail}
        </p>
        <span className="his-note-acts">
          <Action kind="quiet" onClick={job.close}>
            Dejarla
          </Action>
          <Action onClick={job.ask}>Pedirla de nuevo</Action>
        </span>
      </div>
    )
  }
  const waiting = job.state === 'making'
  const part = job.stage === null ? null : drawnPart(job.stage)
  return (
    <div className="his-note">
      <p aria-live="off">
        {waiting
          ? [wholeRecordProgress(job.seconds), job.stage === null ? '' : stageInWords(job.stage)]
              .filter(Boolean)
              .join(', ')
          : null}
      </p>
      <output>{waiting ? null : WHOLE_RECORD_DONE}</output>
      {waiting ? (
        <progress className="his-progress" aria-label="Historia completa" {...(part === null ? {} : { value: part })} />
      ) : null}
      <span className="his-note-acts">
        {waiting ? (
          <Action kind="danger" onClick={job.cancel}>
            Cancelar la historia completa
          </Action>
        ) : (
          <Action kind="quiet" onClick={job.close}>
            Quitar el aviso
          </Action>
        )}
      </span>
    </div>
  )
}
