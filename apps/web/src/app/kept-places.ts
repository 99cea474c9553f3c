/** The recent and favourite pages of each person, kept on this computer. Paths of the catalogue only: nobody's data. */
import { NO_PLACES, type Places } from '@cauce/domain/navigation/places'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'

const Paths = Schema.Array(Schema.String)
const readPlaces = Schema.decodeUnknownOption(
  Schema.fromJsonString(Schema.Struct({ recientes: Paths, favoritas: Paths })),
)
const keyOf = (userId: number): string => `cauce.lugares.${userId}`

/** What is kept for the person; nothing when there is none or it cannot be read. */
export const keptPlaces = (userId: number): Places =>
  Option.getOrElse(readPlaces(window.localStorage.getItem(keyOf(userId))), () => NO_PLACES)

/** Changes what is kept, which another tab may have changed meanwhile, and gives it back. */
export const changePlaces = (userId: number, change: (places: Places) => Places): Places => {
  const changed = change(keptPlaces(userId))
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify(changed))
  } catch (error) {
    // A full or forbidden storage: the pages are found by their name all the same.
    if (!(error instanceof DOMException)) throw error
  }
  return changed
}
