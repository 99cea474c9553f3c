import { MAX_SNIPPET_TEXT, MAX_SNIPPET_TITLE } from '@cauce/domain/clinical-record/text-snippet'
import { Action } from '@cauce/ui/action/action'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, useState } from 'react'
import { focusFirstWrong } from '../../kit/form/focus-first-wrong.ts'
import type { TemplateDraft, TemplateErrors } from './use-templates.ts'

export interface TemplateFormProps {
  readonly draft: TemplateDraft
  readonly busy: boolean
  readonly onSave: (draft: TemplateDraft) => Promise<TemplateErrors>
  readonly onDone: () => void
  readonly onCancel: () => void
}

const takeFocus = (field: HTMLInputElement | null): void => field?.focus()
const TEXT_ROWS = 8

/** Title and text of a template; a failure keeps both. */
export const TemplateForm = ({ draft, busy, onSave, onDone, onCancel }: TemplateFormProps) => {
  const [titulo, setTitle] = useState(draft.titulo)
  const [texto, setText] = useState(draft.texto)
  const [errors, setErrors] = useState<TemplateErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const save = async (): Promise<void> => {
    const found = await onSave({ id: draft.id, titulo, texto })
    setErrors(found)
    if (Object.keys(found).length === 0) onDone()
    else focusFirstWrong(form.current)
  }
  return (
    <form
      ref={form}
      className="rec-templates"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        ref={takeFocus}
        label="Título"
        value={titulo}
        onChange={setTitle}
        maxLength={MAX_SNIPPET_TITLE}
        error={errors['titulo'] ?? errors['componente']}
      />
      <TextAreaField
        label="Texto"
        value={texto}
        onChange={setText}
        rows={TEXT_ROWS}
        maxLength={MAX_SNIPPET_TEXT}
        error={errors['texto']}
      />
      {errors['otro'] === undefined ? null : (
        <p className="ca-field-error" role="alert">
          {errors['otro'].join(' ')}
        </p>
      )}
      <div className="rec-templates-acts">
        <Action kind="quiet" onClick={onCancel}>
          Volver a la lista
        </Action>
        <Action kind="filled" type="submit" busy={busy}>
          Guardar plantilla
        </Action>
      </div>
    </form>
  )
}
