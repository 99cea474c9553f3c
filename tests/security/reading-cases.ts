/** Reading manuals and news: what is published is everybody's, what is not is the editors', and of nobody's nothing is said. */
import type { ContentState } from '@cauce/domain/content/content'

export interface ReadingCase {
  readonly entry: string
  readonly method: 'GET' | 'POST'
  /** By the number of the content and of its file. */
  path(content: number, file: number): string
  /** Editors get it also while it is not published, to look at what they are writing. */
  readonly editorsToo: boolean
}

export const STATES = ['borrador', 'publicado', 'retirado'] as const satisfies readonly ContentState[]

export const READING_CASES: readonly ReadingCase[] = [
  {
    entry: 'contenido.publicados',
    method: 'GET',
    path: () => '/contenido/publicados?por_pagina=100',
    editorsToo: false,
  },
  {
    entry: 'contenido.publicado',
    method: 'GET',
    path: (content) => `/contenido/publicados/${content}`,
    editorsToo: false,
  },
  {
    entry: 'contenido.leido',
    method: 'POST',
    path: (content) => `/contenido/publicados/${content}/leido`,
    editorsToo: false,
  },
  {
    entry: 'contenido.archivo',
    method: 'POST',
    path: (_content, file) => `/contenido/archivo/${file}`,
    editorsToo: true,
  },
]
