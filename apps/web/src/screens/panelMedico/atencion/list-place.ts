/** Where a consultation was opened from, to go back to the same list. It lives in the browser's history, not in an address. */
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

const ListPlace = Schema.Struct({
  /** Query of the list's address, with its `?`. */
  filtros: Schema.String,
  texto: Schema.String,
})
export type ListPlace = typeof ListPlace.Type

export const WHOLE_LIST: ListPlace = { filtros: '', texto: '' }

const decode = Schema.decodeUnknownOption(ListPlace)

/** The list behind a consultation; the whole one when it was not opened from a list. */
export const listPlace = (state: unknown): ListPlace => Option.getOrElse(decode(state), () => WHOLE_LIST)
