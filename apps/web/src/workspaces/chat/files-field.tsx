import { CrossIcon, DocumentIcon, PaperclipIcon } from '@blueprintjs/icons'
import { EMPTY_FILE, MAX_ATTACHMENTS_BYTES, ONLY_PDF, type ChosenFile } from '@cauce/domain/chat/limits'
import { Action } from '@cauce/ui/action/action'
import { errorText, type FieldError } from '@cauce/ui/field/field'
import { type DragEvent, useId, useRef, useState } from 'react'
import { sizeOf } from '../content/content-words.ts'
import './files.css'

interface FilesFieldProps {
  readonly label: string
  readonly archivos: readonly (ChosenFile & { readonly id: string })[]
  readonly error?: FieldError
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (id: string) => void
  readonly disabled?: boolean
}

/** `50 MB`. */
const MOST = `${MAX_ATTACHMENTS_BYTES / (1024 * 1024)} MB`

const problemOf = ({ pdf, tamano }: ChosenFile): string | null => {
  if (tamano === 0) return EMPTY_FILE
  return pdf === false ? ONLY_PDF : null
}

const total = (files: readonly ChosenFile[]): string => {
  const bytes = files.reduce((sum, { tamano }) => sum + tamano, 0)
  const many = files.length === 1 ? '1 archivo' : `${files.length} archivos`
  return `${many} · ${sizeOf(bytes)} de ${MOST}`
}

const HINT = `Solo PDF, hasta ${MOST} en total. También puede arrastrarlos hasta aquí.`

/** Chooses PDF files, with the keyboard, the mouse or by dropping them, and shows what was chosen. */
export const FilesField = ({ label, archivos, error, onAdd, onRemove, disabled = false }: FilesFieldProps) => {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const message = errorText(error)
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onAdd([...event.dataTransfer.files])
  }
  const drag = (event: DragEvent): void => {
    event.preventDefault()
    setOver(!disabled)
  }
  return (
    <fieldset
      className={`ca-field ca-files${message === null ? '' : ' ca-field-wrong'}`}
      aria-describedby={`${id}-nota`}
    >
      <legend className="ca-field-label">{label}</legend>
      <div
        className={`ca-files-place${over ? ' ca-files-over' : ''}`}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept="application/pdf,.pdf"
          aria-label={label}
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <Action icon={<PaperclipIcon />} disabled={disabled} onClick={() => picker.current?.click()}>
          Escoger archivos
        </Action>
        {archivos.length === 0 ? null : <span className="ca-second">{total(archivos)}</span>}
      </div>
      <p id={`${id}-nota`} className={message === null ? 'ca-field-hint' : 'ca-field-error'} aria-live="polite">
        {message ?? HINT}
      </p>
      {archivos.length === 0 ? null : (
        <ul className="ca-files-list" aria-label="Archivos escogidos">
          {archivos.map((file) => (
            <li key={file.id}>
              <DocumentIcon />
              <span className="ca-files-name">{file.nombre}</span>
              <span className={problemOf(file) === null ? 'ca-second' : 'ca-files-wrong'}>
                {problemOf(file) ?? sizeOf(file.tamano)}
              </span>
              <Action
                kind="quiet"
                small
                icon={<CrossIcon />}
                label={`Quitar ${file.nombre}`}
                disabled={disabled}
                onClick={() => onRemove(file.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
