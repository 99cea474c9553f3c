import { DocumentOpenIcon, DownloadIcon } from '@blueprintjs/icons'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { Stack } from '@cauce/ui/stack/stack'
import { useRef, useState, type DragEvent } from 'react'
import { saveFile } from '../../actors/save-file.ts'
import { failureText } from '../../store/call.ts'
import { useCargasQuery } from '../../store/cargas-api.ts'
import type { LoadKind } from './load-kind.ts'
import { stateText } from './load-text.ts'
import type { FileLoadJob } from './use-file-load.ts'
import './load.css'

const EarlierLoads = ({ carga, job }: { readonly carga: string; readonly job: FileLoadJob }) => {
  const { data = [] } = useCargasQuery({ query: { carga } }, { refetchOnMountOrArgChange: true })
  if (data.length === 0) return null
  return (
    <section className="kit-earlier">
      <h3>Cargas anteriores</h3>
      <ul>
        {data.map((load) => (
          <li key={load.id}>
            <span>
              {load.nombre}
              <span className="kit-line-second ca-second">
                {formatDateTime(load.updated_at)} · {load.quien} · {stateText(load)}
              </span>
            </span>
            <Action small onClick={() => job.open(load)}>
              Ver
            </Action>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Choosing the file: what it carries, a template, and the loads that there were. */
export const LoadChoose = ({ kind, job }: { readonly kind: LoadKind; readonly job: FileLoadJob }) => {
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const template = async (): Promise<void> => {
    setFailure(null)
    try {
      saveFile(await kind.template(), `plantilla-${kind.fileName}.csv`)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) job.choose(file)
  }
  const said = failure ?? job.error
  const isSending = job.step === 'sending'
  return (
    <Stack>
      <p>{kind.about}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a file may also be dropped here; the button does the same */}
      <div
        className={`kit-drop${isOver ? ' kit-drop-over' : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={input}
          className="ca-hidden"
          type="file"
          accept=".csv,text/csv,.txt"
          tabIndex={-1}
          aria-label={`Archivo CSV de ${kind.many}`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file !== undefined) job.choose(file)
          }}
        />
        <Action kind="filled" icon={<DocumentOpenIcon />} busy={isSending} onClick={() => input.current?.click()}>
          Escoger archivo
        </Action>
        <Action icon={<DownloadIcon />} onClick={() => void template()}>
          Descargar plantilla
        </Action>
        <span className="ca-second">o suéltelo aquí</span>
      </div>
      {isSending ? (
        <progress
          className="kit-progress"
          value={job.sending.sent}
          max={Math.max(1, job.sending.total)}
          aria-label="Envío del archivo"
        />
      ) : null}
      {said === null ? null : <Banner tone="bad" alert title={said} />}
      <p className="ca-second">{kind.columns}</p>
      <EarlierLoads carga={kind.carga} job={job} />
    </Stack>
  )
}
