import { DocumentOpenIcon, DownloadIcon } from '@blueprintjs/icons'
import { usuarios } from '@cauce/contract/usuarios'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { LOAD_COLUMNS, MAX_LOAD_LINES, ROLE_SEPARATOR } from '@cauce/domain/users/load-columns'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { useRef, useState, type DragEvent } from 'react'
import { saveFile } from '../../../actors/save-file.ts'
import { failureText, fetchBinary } from '../../../store/call.ts'
import { useCargasUsuariosQuery } from '../../../store/usuarios-api.ts'
import { loadStateText } from './load-words.ts'
import type { UserLoad } from './use-user-load.ts'

const EarlierLoads = ({ job }: { readonly job: UserLoad }) => {
  const { data = [] } = useCargasUsuariosQuery({}, { refetchOnMountOrArgChange: true })
  if (data.length === 0) return null
  return (
    <section className="usu-earlier">
      <h3>Cargas anteriores</h3>
      <ul>
        {data.map((load) => (
          <li key={load.id}>
            <span>
              {load.nombre}
              <span className="usu-second ca-second">
                {formatDateTime(load.updated_at)} · {load.quien} · {loadStateText(load)}
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
export const LoadChoose = ({ job }: { readonly job: UserLoad }) => {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const template = async (): Promise<void> => {
    setRefusal(null)
    try {
      saveFile(await fetchBinary(usuarios.plantillaCarga, {}), 'plantilla-usuarios.csv')
    } catch (error) {
      setRefusal(failureText(error))
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) job.choose(file)
  }
  const said = refusal ?? job.error
  return (
    <div className="usu-load">
      <p>
        Un archivo CSV con una línea por usuario, hasta {groupThousands(MAX_LOAD_LINES)}. Primero se revisa sin crear
        nada; después usted decide si lo carga. Un documento que ya existe se actualiza con lo que diga la línea; una
        celda vacía no cambia nada.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a file may also be dropped here; the button does the same */}
      <div
        className={`usu-drop${isOver ? ' usu-drop-over' : ''}`}
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
          aria-label="Archivo CSV de usuarios"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file !== undefined) job.choose(file)
          }}
        />
        <Action
          kind="filled"
          icon={<DocumentOpenIcon />}
          busy={job.step === 'reviewing'}
          onClick={() => input.current?.click()}
        >
          Escoger archivo
        </Action>
        <Action icon={<DownloadIcon />} onClick={() => void template()}>
          Descargar plantilla
        </Action>
        <span className="ca-second">o suéltelo aquí</span>
      </div>
      {said === null ? null : (
        <p className="usu-banner usu-banner-bad" role="alert">
          {said}
        </p>
      )}
      <p className="ca-second">
        Columnas: {LOAD_COLUMNS.join(', ')}. Separadas por coma o punto y coma. Varios roles se separan con «
        {ROLE_SEPARATOR}». La sede va por nombre o por código.
      </p>
      <EarlierLoads job={job} />
    </div>
  )
}
