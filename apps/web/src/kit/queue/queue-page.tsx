/** A page that is a queue: its chips with their counts, rows that stay where they are, and the keys with which one works through it. */
import type { AnyList } from '@cauce/contract/kit/list'
import { newWords, nextFree, type Steady } from '@cauce/domain/kit/queue/steady-rows'
import { Action } from '@cauce/ui/action/action'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { useRef, useState } from 'react'
import { useLifeHints } from '../../store/life-hints.ts'
import { useShortcuts } from '../form/use-shortcuts.ts'
import { ListPage, type ListPageProps } from '../list/list-page.tsx'
import './queue.css'

interface QueuePageProps<L extends AnyList, Row extends { readonly id: number }> extends Omit<
  ListPageProps<L, Row>,
  'frame' | 'notice' | 'hints' | 'dimmed' | 'first' | 'onSelected' | 'onOpen'
> {
  /** Name of the life whose things they are. */
  readonly vida: string
  readonly steady: Steady<Row> & { readonly showNew: () => void }
  readonly onOpen: (row: Row) => void
  /** Takes it, and goes on with it. */
  readonly onTake: (row: Row) => void
  /** Nobody has it, and the person may take it. */
  readonly isFree: (row: Row) => boolean
  /** Somebody else has it: it stays, dimmed, with their name. */
  readonly isOthers: (row: Row) => boolean
}

export const QueuePage = <L extends AnyList, Row extends { readonly id: number }>({
  vida,
  steady: { rows, gone, nuevas, showNew },
  onTake,
  isFree,
  isOthers,
  ...page
}: QueuePageProps<L, Row>) => {
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  useLifeHints(vida, () => void page.query.refetch())
  const may = (row: Row): boolean => !gone.has(row.id) && isFree(row)
  const selected = rows.find(({ id }) => id === chosen) ?? rows[0]
  const next = (): void => {
    const row = nextFree(rows, page.list.view.fila ?? (chosen === null ? null : (selected?.id ?? null)), may)
    if (row === undefined) return
    setChosen(row.id)
    page.onOpen(row)
  }
  useShortcuts(frame, {
    t: () => {
      if (selected !== undefined && may(selected)) onTake(selected)
    },
    s: next,
  })
  return (
    <ListPage
      {...page}
      query={page.query.data === undefined ? page.query : { ...page.query, data: { ...page.query.data, data: rows } }}
      frame={frame}
      first={() => selected}
      onSelected={({ id }) => setChosen(id)}
      dimmed={(row) => gone.has(row.id) || isOthers(row)}
      notice={
        <output className="que-new">
          {nuevas === 0 ? null : <Action onClick={showNew}>{`Mostrar ${newWords(nuevas)}`}</Action>}
        </output>
      }
      hints={
        <>
          <Kbd keys="T" />
          <span className="lis-hint">tomar</span>
          <Kbd keys="S" />
          <span className="lis-hint">siguiente</span>
        </>
      }
    />
  )
}
