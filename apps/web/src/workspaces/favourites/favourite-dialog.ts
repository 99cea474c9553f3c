/** Which dialog of the favourites is open in a workspace. */
import { FINISH_LINE_FIRST, type FavouriteLine } from '@cauce/domain/ordering/favourite-line'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'

export type FavouriteDialog =
  | { readonly kind: 'pick'; readonly seq: number }
  | { readonly kind: 'keep'; readonly seq: number; readonly article: string; readonly linea: FavouriteLine }

/** @param typing something is written that a favourite would write over */
export const useFavouriteDialog = (typing: boolean) => {
  const [dialog, setDialog] = useState<FavouriteDialog | null>(null)
  /** How many were opened: each is a new one. */
  const [seq, setSeq] = useState(0)
  const next = (): number => {
    setSeq(seq + 1)
    return seq + 1
  }
  return {
    dialog,
    opened: seq > 0,
    pick: (): void => {
      if (typing) void showToast({ message: FINISH_LINE_FIRST, tone: 'information' })
      else setDialog({ kind: 'pick', seq: next() })
    },
    /** @param linea null: the line lacks something, and nothing is kept of it */
    keep: (article: string, linea: FavouriteLine | null): void => {
      if (linea !== null) setDialog({ kind: 'keep', seq: next(), article, linea })
    },
    close: (): void => setDialog(null),
  }
}
