/** Which rows a page is. */
import { MAX_COUNTED } from '@cauce/domain/kit/list/counted'

const USUAL_SIZE = 20
const MAX_SIZE = 100

/** What a call may say of the page that it wants. */
export interface AskedPage {
  readonly pagina?: number | undefined
  readonly por_pagina?: number | undefined
}

/** The page that is asked for, from 1, twenty rows unless told and a hundred at most; and which rows it is. */
export const pageAsked = ({ pagina = 1, por_pagina }: AskedPage, usual = USUAL_SIZE) => {
  const limit = Math.min(MAX_SIZE, Math.max(1, por_pagina ?? usual))
  const number = Math.max(1, pagina)
  return { page: { pagina: number, por_pagina: limit }, slice: { limit, offset: (number - 1) * limit } }
}

/** The same of a list that counts up to a limit: a page past what is counted is empty. */
export const cutPage = (asked: AskedPage, usual = USUAL_SIZE) => {
  const { page, slice } = pageAsked(asked, usual)
  const limit = Math.max(0, Math.min(slice.limit, MAX_COUNTED - slice.offset))
  return { page, slice: { ...slice, limit } }
}
