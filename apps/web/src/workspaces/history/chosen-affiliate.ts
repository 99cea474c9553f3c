/** The affiliate of a history screen, by its id in the address: nobody's name or document is ever there. */
import { useSearchParams } from 'react-router-dom'

export const AFFILIATE = 'afiliado'
/** What the first screen shows: everything in time, or the list of consultations. */
export const VIEW = 'vista'
export const LIST = 'lista'

/** A positive whole number as an address carries it; null for anything else. */
export const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null

export const useChosenAffiliate = () => {
  const [search, setSearch] = useSearchParams()
  return {
    id: idIn(search.get(AFFILIATE)),
    /** Another affiliate begins with nothing filtered nor opened. */
    choose: (id: number): void => {
      const view = search.get(VIEW)
      setSearch({ [AFFILIATE]: String(id), ...(view === null ? {} : { [VIEW]: view }) })
    },
  }
}
