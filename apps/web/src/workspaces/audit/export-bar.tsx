/** A list as a file: the button, and how far it is, with the way to stop it. */
import { DownloadIcon } from '@blueprintjs/icons'
import { exportDone, exportProgress } from '@cauce/domain/audit/export-text'
import { Action } from '@cauce/ui/action/action'
import type { ListExport } from '../../actors/list-export.ts'
import './audit.css'

interface ExportActionProps {
  readonly job: ListExport
  readonly onStart: () => void
}

/** Starts the download; while one is under way it cannot be started again. */
export const ExportAction = ({ job, onStart }: ExportActionProps) => (
  <Action icon={<DownloadIcon />} busy={job.state === 'fetching'} onClick={onStart}>
    Descargar CSV
  </Action>
)

interface ExportNoteProps {
  readonly job: ListExport
}

/** What happens to the download, where it can be read and stopped; nothing while there is none. */
export const ExportNote = ({ job }: ExportNoteProps) => {
  if (job.state === 'idle') return null
  if (job.state === 'failed') {
    return (
      <div className="aud-note aud-note-bad" role="alert">
        <p>
          <strong>{job.error}</strong> {job.detail}
        </p>
        <span className="aud-note-acts">
          <Action kind="quiet" onClick={job.close}>
            Dejarla
          </Action>
          <Action onClick={job.resume}>Seguir la descarga</Action>
        </span>
      </div>
    )
  }
  const { total } = job
  const waiting = job.state === 'fetching'
  return (
    <div className={`aud-note${job.cortada ? ' aud-note-cut' : ''}`}>
      <output>{waiting ? exportProgress(job.filas, total) : exportDone(job.filas, job.cortada)}</output>
      {waiting && total !== null && total > 0 ? (
        <progress className="aud-progress" aria-label="Descarga" max={total} value={Math.min(job.filas, total)} />
      ) : null}
      <span className="aud-note-acts">
        {waiting ? (
          <Action kind="danger" onClick={job.cancel}>
            Cancelar la descarga
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
