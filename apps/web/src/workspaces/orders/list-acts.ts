/** What a person does with an entry and the list under it. After each act the cursor is back at the search. */
import { showToast } from '@cauce/ui/toaster/toaster'
import type { RefObject } from 'react'
import { today } from '../../app/today.ts'

const EDIT_FIRST = 'Añada o limpie lo que está escribiendo antes de corregir otra línea.'

type ListEvent<Draft> =
  | { readonly type: 'item.add' | 'draft.cleared'; readonly hoy: string }
  | { readonly type: 'item.remove' | 'item.edit'; readonly index: number }
  | { readonly type: 'draft.changed'; readonly draft: Draft }

/** The flow of a list, of whatever is ordered. */
export interface ListFlow<Item extends { readonly key: number }, Draft> {
  /** What the machine knows at this moment. */
  readonly read: () => {
    readonly items: readonly Item[]
    readonly nextItem: number
    readonly draft: Draft
    /** It takes lines. */
    readonly collecting: boolean
  }
  readonly send: (event: ListEvent<Draft>) => void
  readonly changeDraft: (draft: Draft) => void
  readonly busy: boolean
  /** Something is typed that another line would write over. */
  readonly typing: boolean
  readonly draftOf: (item: Item) => Draft
  readonly nameOf: (item: Item) => string
}

export const listActs = <Item extends { readonly key: number }, Draft>(
  flow: ListFlow<Item, Draft>,
  searchRef: RefObject<HTMLInputElement | null>,
) => {
  const { read, send } = flow
  const toSearch = (): void => searchRef.current?.focus()
  const indexOf = ({ key }: Item): number => read().items.findIndex((item) => item.key === key)

  /** The line is added again, and what was being typed comes back after it. */
  const putBack = (item: Item): void => {
    const { draft, collecting } = read()
    if (!collecting) return
    send({ type: 'draft.changed', draft: flow.draftOf(item) })
    send({ type: 'item.add', hoy: today() })
    flow.changeDraft(draft)
    toSearch()
  }

  return {
    add: (): void => {
      if (flow.busy) return
      const before = read().nextItem
      send({ type: 'item.add', hoy: today() })
      if (read().nextItem !== before) toSearch()
    },
    remove: (item: Item): void => {
      send({ type: 'item.remove', index: indexOf(item) })
      toSearch()
      void showToast({
        message: `Se quitó ${flow.nameOf(item)}`,
        tone: 'information',
        action: { label: 'Deshacer', onClick: () => putBack(item) },
      })
    },
    edit: (item: Item): void => {
      if (flow.typing) {
        void showToast({ message: EDIT_FIRST, tone: 'information' })
        return
      }
      send({ type: 'item.edit', index: indexOf(item) })
      toSearch()
    },
    clearDraft: (): void => send({ type: 'draft.cleared', hoy: today() }),
  }
}
