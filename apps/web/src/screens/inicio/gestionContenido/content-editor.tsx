import { ArrowLeftIcon } from '@blueprintjs/icons'
import { CONTENT_STATES, type ContentForm, contentTone } from '@cauce/domain/content/content'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { FootBar } from '@cauce/ui/foot-bar/foot-bar'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef, useState } from 'react'
import { useSendOnce } from '../../../kit/use-send-once.ts'
import { failureOf } from '../../../store/call.ts'
import { useCrearContenidoMutation, useGuardarContenidoMutation } from '../../../store/contenido-api.ts'
import { dayOf } from '../../../workspaces/content/content-words.ts'
import { MarkdownText } from '../../../workspaces/content/markdown-text.tsx'
import { focusFirstWrong } from '../../../kit/form/focus-first-wrong.ts'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { ContentFiles } from './content-files.tsx'
import { ContentFields } from './content-form.tsx'
import { ContentMoves } from './content-moves.tsx'
import { useContentDraft, type WholeContent } from './use-content-draft.ts'

interface ContentEditorProps {
  /** Null: a new one. */
  readonly content: WholeContent | null
  readonly onLeave: () => void
  readonly onCreated?: (id: number) => void
}

const WHO_READS = {
  borrador: 'Nadie lo lee todavía',
  publicado: 'Lo leen todos: lo que guarde se ve enseguida',
  retirado: 'Ya no se lee en Inicio',
} as const

/** What is written at the left, how it will be read at the right, and at the foot what the button does. */
export const ContentEditor = ({ content, onLeave, onCreated }: ContentEditorProps) => {
  const writing = useContentDraft(content)
  const [create, creating] = useCrearContenidoMutation()
  const [update, updating] = useGuardarContenidoMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const once = useSendOnce<ContentForm>()
  const frame = useRef<HTMLDivElement>(null)
  const busy = creating.isLoading || updating.isLoading
  const estado = content?.estado ?? 'borrador'

  const failed = (error: unknown): void => {
    const { data } = failureOf(error)
    setFailure(data.error)
    writing.setErrores(data.errores ?? {})
    focusFirstWrong(frame.current)
  }
  const saveChanges = async (
    { id, version }: Pick<WholeContent, 'id' | 'version'>,
    form: ContentForm,
  ): Promise<boolean> => {
    const { data, error } = await update({ params: { id }, body: { ...form, version } })
    if (data === undefined) {
      failed(error)
      return false
    }
    writing.forget()
    void showToast({ message: data.mensaje })
    return true
  }
  const saveNew = async (form: ContentForm): Promise<void> => {
    const { data, error, corrected } = await once(form, (body, key) => create({ body, key }))
    if (data === undefined) {
      failed(error)
      return
    }
    // The draft that an earlier sending made has the words of then.
    if (!corrected) {
      writing.forget()
      void showToast({ message: data.mensaje })
    } else if (!(await saveChanges(data, form))) writing.carryTo(data.id)
    onCreated?.(data.id)
  }
  const save = async (): Promise<void> => {
    const form = writing.checked()
    setFailure(null)
    if (form === null) {
      focusFirstWrong(frame.current)
      return
    }
    if (content === null) await saveNew(form)
    else await saveChanges(content, form)
  }
  useShortcuts(frame, { 'Ctrl Enter': () => void save() })

  return (
    <div ref={frame} className="ca-content-editor">
      <header className="ca-content-head">
        <Action kind="quiet" icon={<ArrowLeftIcon />} onClick={onLeave}>
          Volver a la lista
        </Action>
        <h1>{content === null ? 'Nuevo contenido' : content.titulo}</h1>
        <StatusChip tone={contentTone(estado)} label={CONTENT_STATES[estado]} />
      </header>
      {writing.recovered ? (
        <output className="ca-content-recovered">
          <span>Lo que no alcanzó a guardar la última vez está en la pantalla.</span>
          <Action kind="quiet" small onClick={writing.discard}>
            Descartarlo
          </Action>
        </output>
      ) : null}
      <div className="ca-content-grid">
        <Card title="Contenido">
          <ContentFields draft={writing.draft} errores={writing.errores} onChange={writing.change} />
        </Card>
        <Card title="Como se leerá">
          {writing.draft.cuerpo.trim() === '' ? (
            <EmptyState title="Escriba el texto para verlo aquí" />
          ) : (
            <article className="ca-content-preview">
              <h2>{writing.draft.titulo}</h2>
              <MarkdownText text={writing.draft.cuerpo} />
            </article>
          )}
        </Card>
      </div>
      {content === null ? null : <ContentFiles content={content} />}
      {failure === null ? null : (
        <p className="ca-content-failure" role="alert">
          {failure}
        </p>
      )}
      <FootBar
        summary={
          writing.dirty ? 'Hay cambios sin guardar' : content === null ? 'Nada escrito todavía' : 'Todo está guardado'
        }
        detail={
          content === null || content.publicado_at === null
            ? WHO_READS[estado]
            : `${WHO_READS[estado]} · publicado el ${dayOf(content.publicado_at)}`
        }
      >
        {content === null ? null : (
          <ContentMoves content={content} dirty={writing.dirty} onFailed={setFailure} onRemoved={onLeave} />
        )}
        <Action kind="filled" keys="Ctrl Enter" busy={busy} onClick={() => void save()}>
          {content === null ? 'Guardar el borrador' : 'Guardar los cambios'}
        </Action>
      </FootBar>
    </div>
  )
}
