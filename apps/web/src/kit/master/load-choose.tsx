import { DocumentOpenIcon, DownloadIcon } from '@blueprintjs/icons'
import { MAX_MASTER_LINES } from '@cauce/domain/kit/master/load'
import { fieldsOf, type Master } from '@cauce/domain/kit/master/master'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { Banner } from '@cauce/ui/banner/banner'
import { Stack } from '@cauce/ui/stack/stack'
import { useRef, useState, type DragEvent } from 'react'
import { saveFile } from '../../actors/save-file.ts'
import { failureText, fetchBinary } from '../../store/call.ts'
import { callsOf } from '../../store/maestros-api.ts'
import { itOf, labelsOf, theOne } from '../form/field-words.ts'
import type { FileLoad } from './use-file-load.ts'
import './load.css'

/** Choosing the file: what it carries, and a template. */
export const LoadChoose = ({ of, job }: { readonly of: Master; readonly job: FileLoad }) => {
  const input = useRef<HTMLInputElement>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const template = async (): Promise<void> => {
    setFailure(null)
    try {
      saveFile(await fetchBinary(callsOf(of).plantilla, {}), `plantilla-${of.page.replaceAll('/', '-')}.csv`)
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) void job.choose(file)
  }
  const said = failure ?? job.error
  const required = fieldsOf(of)
    .filter(([, field]) => field.required)
    .map(([name]) => name)
  return (
    <Stack>
      <p>
        Un archivo CSV con una línea por {of.one}, hasta {groupThousands(MAX_MASTER_LINES)}. Primero se revisa sin tocar
        nada; después usted decide si lo carga. Si {theOne(of)} ya está, por su «{labelsOf(of, [of.key])}», se{' '}
        {itOf(of)} cambia; lo que el archivo no trae no se borra.
      </p>
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
          aria-label={`Archivo CSV de ${of.many}`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file !== undefined) void job.choose(file)
            currentTarget.value = ''
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
      {said === null ? null : <Banner tone="bad" alert title={said} />}
      <p className="ca-second">Columnas que no pueden faltar: {labelsOf(of, required)}.</p>
    </Stack>
  )
}
