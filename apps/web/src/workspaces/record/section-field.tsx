/** A written section of the record: it grows with what is typed, and takes a template where the cursor is. */
import { InsertIcon } from '@blueprintjs/icons'
import { RECORD_SECTIONS, type RecordSection } from '@cauce/domain/clinical-record/record'
import { insertSnippet } from '@cauce/domain/clinical-record/text-snippet'
import { groupThousands } from '@cauce/domain/text/format'
import { Action } from '@cauce/ui/action/action'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { TemplatesDialog } from './templates-dialog-later.tsx'

export interface SectionFieldProps {
  readonly name: RecordSection
  readonly value: string
  readonly onChange: (text: string) => void
  readonly error?: string | null
  /** For a sentence or two: it starts lower. */
  readonly short?: boolean
  readonly placeholder?: string
  /** More acts beside the one of the templates. */
  readonly actions?: ReactNode
}

const NEAR = 0.9
const SHORT_ROWS = 2
const LONG_ROWS = 4
const TEMPLATES_KEY = 'p'

/** What is said when a text comes near to its longest. */
const lengthHint = (length: number, max: number): string | undefined => {
  if (length >= max) return `Llegó al máximo de ${groupThousands(max)} caracteres: lo que siga no cabe`
  return length > max * NEAR ? `${groupThousands(length)} de ${groupThousands(max)} caracteres` : undefined
}

export const SectionField = (props: SectionFieldProps) => {
  const { name, value, onChange, error, short = false, placeholder, actions } = props
  const { nombre, maximo } = RECORD_SECTIONS[name]
  const area = useRef<HTMLTextAreaElement>(null)
  const [choosing, setChoosing] = useState(false)
  /** Where the cursor goes once the dialog is gone. */
  const cursor = useRef<number | null>(null)

  useEffect(() => {
    if (choosing || cursor.current === null) return
    area.current?.focus()
    area.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  }, [choosing])

  const open = (): void => {
    cursor.current = area.current?.selectionStart ?? value.length
    setChoosing(true)
  }
  const insert = (text: string): void => {
    const inserted = insertSnippet(value, cursor.current ?? value.length, text, maximo)
    if (!inserted.ok) {
      void showToast({ message: inserted.mensaje, tone: 'error' })
      return
    }
    onChange(inserted.texto)
    cursor.current = inserted.cursor
    setChoosing(false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || event.key.toLocaleLowerCase('es-CO') !== TEMPLATES_KEY) return
    event.preventDefault()
    open()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key is of the field inside
    <div className={short ? 'rec-field rec-field-short' : 'rec-field'} data-campo={name} onKeyDown={onKeyDown}>
      <TextAreaField
        ref={area}
        label={nombre}
        value={value}
        onChange={onChange}
        error={error}
        hint={lengthHint(value.length, maximo)}
        placeholder={placeholder}
        rows={short ? SHORT_ROWS : LONG_ROWS}
        maxLength={maximo}
      />
      <div className="rec-field-acts">
        {actions}
        <Action kind="quiet" small icon={<InsertIcon size={14} />} keys="Alt P" hasPopup="dialog" onClick={open}>
          Plantillas <span className="ca-hidden">de {nombre}</span>
        </Action>
      </div>
      {choosing ? (
        <TemplatesDialog section={name} written={value} onInsert={insert} onClose={() => setChoosing(false)} />
      ) : null}
    </div>
  )
}
