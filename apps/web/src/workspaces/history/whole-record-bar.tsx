/** The whole record as one document: the button, and how it goes, with the way to stop it. */
import { DownloadIcon } from '@blueprintjs/icons'
import { drawnPart, stageInWords } from '@cauce/domain/history/whole-record-stage'
import { WHOLE_RECORD_DONE, wholeRecordProgress } from '@cauce/domain/history/whole-record-text'
import { Action } from '@cauce/ui/action/action'
import type { WholeRecord } from '../../actors/whole-record.ts'
import { FailedJob, JobNote } from '../../kit/list/job-note.tsx'
import { useFocusBack } from '../../kit/list/use-focus-back.ts'

interface WholeRecordProps {
  readonly job: WholeRecord
}

export const WholeRecordAction = ({ job }: WholeRecordProps) => (
  <Action
    ref={useFocusBack(job.state === 'idle')}
    icon={<DownloadIcon />}
    busy={job.state === 'making'}
    onClick={job.ask}
  >
    Historia completa
  </Action>
)

/** Nothing while nobody asked for it. */
export const WholeRecordNote = ({ job }: WholeRecordProps) => {
  if (job.state === 'idle') return null
  if (job.state === 'failed') {
    const { error, detail, ask, close } = job
    return <FailedJob error={error} detail={detail} again="Pedirla de nuevo" onAgain={ask} onClose={close} />
  }
  const waiting = job.state === 'making'
  const part = job.stage === null ? null : drawnPart(job.stage)
  return (
    <JobNote
      waiting={waiting}
      bar={{ label: 'Historia completa', ...(part === null ? {} : { value: part }) }}
      cancel="Cancelar la historia completa"
      onCancel={job.cancel}
      onClose={job.close}
    >
      <p aria-live="off">
        {waiting
          ? [wholeRecordProgress(job.seconds), job.stage === null ? '' : stageInWords(job.stage)]
              .filter(Boolean)
              .join(', ')
          : null}
      </p>
      <output>{waiting ? null : WHOLE_RECORD_DONE}</output>
    </JobNote>
  )
}
