/** What the list of second signatures shows, as its address says it. */
import type { firmas } from '@cauce/contract/firmas'
import type { Body } from '@cauce/contract/entry'
import { addressOf, count, oneOf, searchedText } from '../../../workspaces/access/address.ts'

export const PAGE_SIZES = [20, 50, 100] as const
export const GROUPS = ['por_hacer', 'urgencias', 'cerradas'] as const
export type Group = (typeof GROUPS)[number]

export interface SignaturesView {
  readonly cuales: Group
  readonly texto: string
  /** From 1. */
  readonly pagina: number
  /** The one that is open. */
  readonly firma: number | null
}

/** The view that an address asks for; what it says wrongly counts as not said. */
export const signaturesView = (search: URLSearchParams): SignaturesView => ({
  cuales: oneOf(GROUPS, search.get('cuales')) ?? 'por_hacer',
  texto: searchedText(search),
  pagina: count(search.get('pagina')) ?? 1,
  firma: count(search.get('firma')),
})

/** The view after a change: what is listed anew is listed from its first page. */
export const changedView = (view: SignaturesView, change: Partial<SignaturesView>): SignaturesView => {
  const relisted =
    (change.cuales !== undefined && change.cuales !== view.cuales) ||
    (change.texto !== undefined && change.texto !== view.texto)
  return { ...view, ...(relisted ? { pagina: 1, firma: null } : {}), ...change }
}

export const signaturesAddress = (view: SignaturesView): URLSearchParams =>
  addressOf({
    cuales: view.cuales === 'por_hacer' ? null : view.cuales,
    texto: view.texto,
    pagina: view.pagina === 1 ? null : view.pagina,
    firma: view.firma,
  })

export const signaturesBody = (view: SignaturesView, rows: number): Body<typeof firmas.buscar> => ({
  cuales: view.cuales,
  pagina: view.pagina,
  por_pagina: rows,
  ...(view.texto.trim() === '' ? {} : { texto: view.texto.trim() }),
})
