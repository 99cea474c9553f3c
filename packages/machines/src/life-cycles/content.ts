/** The life of a manual or a piece of news. The server moves it only through {@link applyContent}. */
import { setup, transition } from 'xstate'
import { CONTENT_MOVE_NOT_ALLOWED, CONTENT_STATES, type ContentState } from '@cauce/domain/content/content'
import { typesOf } from '../types-of.ts'

/** What an editor may do to it, as it travels in `evento`. */
export const CONTENT_MOVES = {
  publicar: { etiqueta: 'Publicar', hecho: 'Publicado: ya lo pueden leer todos' },
  retirar: { etiqueta: 'Retirar', hecho: 'Retirado: ya no se lee en Inicio' },
} as const
export type ContentMove = keyof typeof CONTENT_MOVES

export const contentMachine = setup({
  types: typesOf<Record<string, never>, { readonly type: ContentMove }>(),
}).createMachine({
  id: 'content',
  version: '1',
  description: 'Vida de un contenido',
  context: {},
  initial: 'borrador',
  states: {
    borrador: { description: CONTENT_STATES.borrador, on: { publicar: 'publicado' } },
    publicado: { description: CONTENT_STATES.publicado, on: { retirar: 'retirado' } },
    retirado: { description: CONTENT_STATES.retirado, on: { publicar: 'publicado' } },
  },
})

const snapshotOf = (value: ContentState) => contentMachine.resolveState({ value, context: {} })

/** The state after the move, or the reason why it cannot happen. Pure. */
export const applyContent = (
  from: ContentState,
  evento: ContentMove,
): { readonly estado: ContentState } | { readonly error: string } => {
  const before = snapshotOf(from)
  const event = { type: evento }
  if (!before.can(event)) return { error: CONTENT_MOVE_NOT_ALLOWED }
  return { estado: transition(contentMachine, before, event)[0].value }
}

/** What may be done next. */
export const contentMoves = (from: ContentState): readonly ContentMove[] => {
  const before = snapshotOf(from)
  const moves: readonly ContentMove[] = ['publicar', 'retirar']
  return moves.filter((type) => before.can({ type }))
}
