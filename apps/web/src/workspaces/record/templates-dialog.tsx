/** A clinician's templates of a section: find one and put it where the cursor was, write, change and erase them. */
import { RECORD_SECTIONS, type RecordSection } from '@cauce/domain/clinical-record/record'
import { matchParts } from '@cauce/ui/search-box/match-parts'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, useState } from 'react'
import { TemplateForm } from './template-form.tsx'
import { TemplateList } from './template-list.tsx'
import { useTemplates, type Template, type TemplateDraft } from './use-templates.ts'
import './templates.css'

export interface TemplatesDialogProps {
  readonly section: RecordSection
  /** What the section says now: it may be kept as a template. */
  readonly written: string
  readonly onInsert: (text: string) => void
  readonly onClose: () => void
}

const found = ({ titulo, texto }: Template, query: string): boolean =>
  query
    .trim()
    .split(/\s+/u)
    .every((word) => word === '' || matchParts(`${titulo} ${texto}`, word).some(({ hit }) => hit))

/** The search has the cursor whenever the list is shown. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus()

export const TemplatesDialog = ({ section, written, onInsert, onClose }: TemplatesDialogProps) => {
  const templates = useTemplates(section)
  const [query, setQuery] = useState('')
  const [editing, setEditing] = useState<TemplateDraft | null>(null)
  const shown = templates.mine.filter((template) => found(template, query))
  const [first] = shown
  const { nombre } = RECORD_SECTIONS[section]
  const list = useRef<HTMLDivElement>(null)
  return (
    <Modal
      isOpen
      onClose={onClose}
      size={640}
      title={`Plantillas de ${nombre}`}
      note={editing === null ? 'Solo las ve usted' : editing.id === null ? 'Nueva' : 'Cambiar'}
      foot={
        editing === null ? (
          <ModalFoot note={templates.mine.length === 0 ? undefined : 'Enter pone la primera de la lista'}>
            {written.trim() === '' ? null : (
              <Action kind="quiet" onClick={() => setEditing({ id: null, titulo: '', texto: written })}>
                Guardar lo escrito como plantilla
              </Action>
            )}
            <Action onClick={() => setEditing({ id: null, titulo: '', texto: '' })}>Nueva plantilla</Action>
          </ModalFoot>
        ) : undefined
      }
    >
      {editing === null ? (
        <div className="rec-templates" ref={list}>
          <TextField
            label="Buscar"
            placeholder="Título o texto"
            focusFirst
            ref={takeFocus}
            value={query}
            onChange={setQuery}
            onEnter={() => {
              if (first !== undefined) onInsert(first.texto)
            }}
          />
          <TemplateList
            {...templates}
            shown={shown}
            remove={(template) => {
              templates.remove(template)
              takeFocus(list.current?.querySelector('input') ?? null)
            }}
            onInsert={({ texto }) => onInsert(texto)}
            onEdit={({ id, titulo, texto }) => setEditing({ id, titulo, texto })}
          />
        </div>
      ) : (
        <TemplateForm
          draft={editing}
          busy={templates.busy}
          onSave={templates.save}
          onDone={() => setEditing(null)}
          onCancel={() => setEditing(null)}
        />
      )}
    </Modal>
  )
}
