import { ArrowLeftIcon, PrintIcon } from '@blueprintjs/icons'
import { CONTENT_KINDS } from '@cauce/domain/content/content'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useEffect, useEffectEvent, useRef } from 'react'
import { failureText } from '../../../store/call.ts'
import { useContenidoPublicadoQuery, useMarcarLeidoMutation } from '../../../store/contenido-api.ts'
import { AttachmentLink } from '../../../workspaces/content/attachment-link.tsx'
import { dayOf, sizeOf } from '../../../workspaces/content/content-words.ts'
import { MarkdownText } from '../../../workspaces/content/markdown-text.tsx'

interface ArticleProps {
  readonly id: number
  /** Back to the list, on a phone. */
  readonly onBack: () => void
}

/** Opening it is reading it: it stops being new for this person. */
const useRead = (id: number, shown: boolean): void => {
  const [mark] = useMarcarLeidoMutation()
  const read = useEffectEvent(() => void mark({ params: { id } }))
  useEffect(() => {
    if (shown) read()
  }, [shown])
}

export const Article = ({ id, onBack }: ArticleProps) => {
  const { data, error, refetch } = useContenidoPublicadoQuery({ params: { id } })
  const head = useRef<HTMLHeadingElement>(null)
  const shown = data !== undefined
  useRead(id, shown)
  useEffect(() => {
    if (shown) head.current?.focus({ preventScroll: true })
  }, [shown])
  const back = (
    <span className="ca-article-back">
      <Action kind="quiet" icon={<ArrowLeftIcon />} onClick={onBack}>
        Volver a la lista
      </Action>
    </span>
  )
  if (data === undefined) {
    return (
      <Card>
        {back}
        {error === undefined ? (
          <div className="ca-article" aria-busy="true">
            <Skeleton width="50%" />
            <Skeleton width="90%" />
            <Skeleton width="80%" />
          </div>
        ) : (
          <FailedState title={failureText(error)} onRetry={() => void refetch()} />
        )}
      </Card>
    )
  }
  return (
    <Card>
      {back}
      <article className="ca-article">
        <header className="ca-article-head">
          <h2 ref={head} tabIndex={-1}>
            {data.titulo}
          </h2>
          <span className="ca-article-print">
            <Action kind="quiet" icon={<PrintIcon />} onClick={() => window.print()}>
              Imprimir
            </Action>
          </span>
          <p className="ca-second">
            {CONTENT_KINDS[data.tipo]} · {dayOf(data.publicado_at)} · {data.autor}
            {data.demo ? ' · Demostración' : ''}
          </p>
        </header>
        <MarkdownText text={data.cuerpo} />
        {data.archivos.length === 0 ? null : (
          <section className="ca-article-files" aria-label="Archivos">
            <h3>Archivos</h3>
            <ul>
              {data.archivos.map((file) => (
                <li key={file.id}>
                  <AttachmentLink id={file.id}>{file.nombre}</AttachmentLink>
                  <span className="ca-second">{sizeOf(file.tamano)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
    </Card>
  )
}
