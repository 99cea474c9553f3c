import { EditIcon, TrashIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import type { KeyboardEvent } from 'react'
import type { Template } from './use-templates.ts'

export interface TemplateListProps {
  readonly state: 'ready' | 'loading' | 'failed'
  readonly failure: string | null
  readonly retry: () => void
  /** Of this section. */
  readonly mine: readonly Template[]
  /** Those that the search found. */
  readonly shown: readonly Template[]
  readonly busy: boolean
  readonly onInsert: (template: Template) => void
  readonly onEdit: (template: Template) => void
  readonly remove: (template: Template) => void
}

const ROW = '.rec-template-text'
const WAITING_LINES = 4

/** Up and down go from one template to the next. */
const onArrow = (event: KeyboardEvent<HTMLUListElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const rows = [...event.currentTarget.querySelectorAll(ROW)]
  const at = rows.findIndex((row) => row.parentElement?.contains(document.activeElement) === true)
  const next = rows[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

export const TemplateList = (props: TemplateListProps) => {
  if (props.state === 'failed')
    return <FailedState title={props.failure ?? 'No se pudieron cargar las plantillas.'} onRetry={props.retry} />
  if (props.state === 'loading')
    return (
      <>
        <output className="ca-hidden">Cargando las plantillas</output>
        <Skeleton lines={WAITING_LINES} height="32px" />
      </>
    )
  if (props.mine.length === 0)
    return (
      <EmptyState
        title="No tiene plantillas en esta sección"
        text="Guarde un texto que escriba seguido y quedará aquí para ponerlo con dos teclas."
      />
    )
  if (props.shown.length === 0) return <EmptyState title="Ninguna plantilla coincide con lo que busca" />
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows move between the buttons inside
    <ul className="rec-template-list" onKeyDown={onArrow}>
      {props.shown.map((template) => (
        <li key={template.id}>
          <button type="button" className="rec-template-text" onClick={() => props.onInsert(template)}>
            <strong>{template.titulo}</strong>
            <span className="ca-second">{template.texto}</span>
          </button>
          <Action
            kind="quiet"
            small
            icon={<EditIcon />}
            label={`Cambiar la plantilla ${template.titulo}`}
            onClick={() => props.onEdit(template)}
          />
          <Action
            kind="quiet"
            small
            icon={<TrashIcon />}
            label={`Borrar la plantilla ${template.titulo}`}
            disabled={props.busy}
            onClick={() => props.remove(template)}
          />
        </li>
      ))}
    </ul>
  )
}
