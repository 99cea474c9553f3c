/** A list as a file: the button, and how far it is, with the way to stop it. */
import { DownloadIcon } from '@blueprintjs/icons'
import { exportDone, exportProgress } from '@cauce/domain/audit/export-text'
import { Action } from '@cauce/ui/action/action'
import { type GivePart, type ListExport, useListExport } from '../../actors/list-export.ts'
import { FailedJob, JobNote } from './job-note.tsx'
import { useFocusBack } from './use-focus-back.ts'

interface ExportActionProps {
  readonly job: ListExport
  readonly onStart: () => void
  /** Of a list that is given in more ways than one. */
  readonly label?: string
}

/** Starts the download; while one is under way it cannot be started again. */
export const ExportAction = ({ job, onStart, label = 'Descargar CSV' }: ExportActionProps) => (
  <Action
    ref={useFocusBack(job.state === 'idle')}
    icon={<DownloadIcon />}
    busy={job.state === 'fetching'}
    onClick={onStart}
  >
    {label}
  </Action>
)

interface ExportNoteProps {
  readonly job: ListExport
}

/** What happens to the download, where it can be read and stopped; nothing while there is none. */
export const ExportNote = ({ job }: ExportNoteProps) => {
  if (job.state === 'idle') return null
  if (job.state === 'failed') {
    const { error, detail, resume, close } = job
    return <FailedJob error={error} detail={detail} again="Seguir la descarga" onAgain={resume} onClose={close} />
  }
  const { total } = job
  const waiting = job.state === 'fetching'
  return (
    <JobNote
      waiting={waiting}
      cut={job.cortada}
      bar={total !== null && total > 0 ? { label: 'Descarga', max: total, value: Math.min(job.filas, total) } : null}
      cancel="Cancelar la descarga"
      onCancel={job.cancel}
      onClose={job.close}
    >
      <output>{waiting ? exportProgress(job.filas, total) : exportDone(job.filas, job.cortada)}</output>
    </JobNote>
  )
}

interface ListFile {
  /** Gives a part of all that is found, after what came before. */
  readonly give: GivePart
  /** Name of the file, to which the day is added. */
  readonly name: string
  /** Rows that the search has; null while nobody counted them all. */
  readonly total: number | null
  readonly label?: string
}

/** Everything that a list found as a file: its button, and how far it is. */
export const useListFile = ({ give, name, total, label }: ListFile) => {
  const job = useListExport()
  return {
    action: <ExportAction job={job} label={label} onStart={() => job.start(give, name, total)} />,
    notice: <ExportNote job={job} />,
  }
}
