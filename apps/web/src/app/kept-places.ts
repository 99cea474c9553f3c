/** The recent and favourite pages of a person, the same on every computer. Paths of the catalogue only: nobody's data. */
import type { Preferences } from '@cauce/contract/cuenta'
import { NO_PLACES, type Places } from '@cauce/domain/navigation/places'
import { changePreferences, usePreferences } from '../store/preferences.ts'

const placesOf = ({ recientes, favoritas }: Preferences): Places => ({
  recientes: recientes ?? NO_PLACES.recientes,
  favoritas: favoritas ?? NO_PLACES.favoritas,
})

/** Where the person has been and what they starred. */
export const usePlaces = (): Places => placesOf(usePreferences())

/** Changes them, keeping only what changed: the stars of another computer are not touched by a visit on this one. */
export const changePlaces = (change: (places: Places) => Places): void =>
  changePreferences((known) => {
    const before = placesOf(known)
    const { recientes, favoritas } = change(before)
    return {
      ...(recientes === before.recientes ? {} : { recientes }),
      ...(favoritas === before.favoritas ? {} : { favoritas }),
    }
  })
