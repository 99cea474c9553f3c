import { CONTENT_MOVES, contentMoves, type ContentMove } from '@cauce/machines/life-cycles/content'
import { Action } from '@cauce/ui/action/action'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureText } from '../../../store/call.ts'
import { useEliminarContenidoMutation, useMoverContenidoMutation } from '../../../store/contenido-api.ts'
import type { WholeContent } from './use-content-draft.ts'

const WORDS = {
  publicar: {
    title: 'Publicar el contenido',
    text: 'Lo leerán todas las personas que ingresen, y les saldrá como nuevo.',
    stay: 'Seguir editando',
  },
  retirar: {
    title: 'Retirar el contenido',
    text: 'Nadie lo leerá en Inicio. Se puede volver a publicar.',
    stay: 'Dejarlo publicado',
  },
} as const

interface ContentMovesProps {
  readonly content: WholeContent
  /** Changes that were not saved. */
  readonly dirty: boolean
  readonly onFailed: (sentence: string) => void
  readonly onRemoved: () => void
}

/** What can be done with the content besides saving it. Each act asks. */
export const ContentMoves = ({ content, dirty, onFailed, onRemoved }: ContentMovesProps) => {
  const [asked, setAsked] = useState<ContentMove | 'eliminar' | null>(null)
  const [move, moving] = useMoverContenidoMutation()
  const [remove, removing] = useEliminarContenidoMutation()
  const busy = moving.isLoading || removing.isLoading
  const { id, version, estado } = content
  const neverPublished = estado === 'borrador' && content.publicado_at === null

  const done = (failure: unknown, sentence: string, then?: () => void): void => {
    setAsked(null)
    if (failure !== undefined) {
      onFailed(failureText(failure))
      return
    }
    void showToast({ message: sentence })
    then?.()
  }
  const doMove = async (evento: ContentMove): Promise<void> => {
    const { error } = await move({ params: { id }, body: { evento, version } })
    done(error, CONTENT_MOVES[evento].hecho)
  }
  const doRemove = async (): Promise<void> => {
    const { error } = await remove({ params: { id } })
    done(error, 'Borrador eliminado', onRemoved)
  }
  const close = (): void => setAsked(null)

  return (
    <>
      {neverPublished ? (
        <Action kind="danger" onClick={() => setAsked('eliminar')}>
          Eliminar el borrador
        </Action>
      ) : null}
      {contentMoves(estado).map((evento) => (
        <Action
          key={evento}
          kind="outlined"
          onClick={() => setAsked(evento)}
          reason={dirty ? 'Guarde los cambios primero' : null}
        >
          {CONTENT_MOVES[evento].etiqueta}
        </Action>
      ))}
      {asked === null ? null : asked === 'publicar' ? (
        <AskDialog
          isOpen
          title={WORDS.publicar.title}
          main={{ label: 'Publicar', onClick: () => void doMove('publicar'), busy }}
          other={{ label: WORDS.publicar.stay, onClick: close }}
          onDismiss={close}
        >
          <p>{WORDS.publicar.text}</p>
        </AskDialog>
      ) : (
        <AskDialog
          isOpen
          kind="warning"
          title={asked === 'retirar' ? WORDS.retirar.title : 'Eliminar el borrador'}
          main={{ label: asked === 'retirar' ? WORDS.retirar.stay : 'Dejarlo', onClick: close }}
          other={{
            label: asked === 'retirar' ? 'Retirar' : 'Eliminar el borrador',
            onClick: () => void (asked === 'retirar' ? doMove('retirar') : doRemove()),
            busy,
          }}
        >
          <p>{asked === 'retirar' ? WORDS.retirar.text : 'Se borra con sus archivos. No se puede deshacer.'}</p>
        </AskDialog>
      )}
    </>
  )
}
