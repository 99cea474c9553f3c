/** A page that is a queue: its chips with their counts, rows that stay where they are, and the keys with which one works through it. */
import type { AnyList } from '@cauce/contract/kit/list'
import { newWords, nextFree, type Steady } from '@cauce/domain/kit/queue/steady-rows'
import type { Named } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import type { Column } from '@cauce/ui/data-table/data-table'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { Fragment, useRef, useState } from 'react'
import { useUser } from '../../actors/session.ts'
import { useLifeHints } from '../../store/life-hints.ts'
import { useShortcuts } from '../form/use-shortcuts.ts'
import { ListPage, type ListPageProps } from '../list/list-page.tsx'
import { AssignDialog, type PeopleQuery } from './assign-dialog.tsx'
import { markColumn } from './mark-column.tsx'
import { MarkedFoot } from './marked-foot.tsx'
import { useHands, type HandParts, type QueueRow } from './use-hands.ts'
import './queue.css'

/** What a row offers in the queue, for its columns. */
interface RowActs<Row> {
  /** Takes it and goes on with it; undefined where this person may not. */
  readonly take: (row: Row) => (() => void) | undefined
}

interface QueuePageProps<L extends AnyList, Row extends QueueRow, Name extends string>
  extends
    Omit<
      ListPageProps<L, Row>,
      'frame' | 'notice' | 'hints' | 'dimmed' | 'first' | 'onSelected' | 'onOpen' | 'columns'
    >,
    Omit<HandParts<Row, Name>, 'rows' | 'onDone'> {
  readonly steady: Steady<Row> & { readonly showNew: () => void; readonly renew: () => void }
  readonly columns: (acts: RowActs<Row>) => readonly Column<Row>[]
  /** Who has it; null: nobody. */
  readonly holderOf: (row: Row) => Named | null
  readonly onOpen: (row: Row) => void
  /** Where it may be given to another: those that may have it. */
  readonly people?: PeopleQuery | undefined
}

export const QueuePage = <L extends AnyList, Row extends QueueRow, Name extends string>({
  words,
  steady: { rows, gone, nuevas, showNew, renew },
  columns,
  nameOf,
  holderOf,
  send,
  people,
  ...page
}: QueuePageProps<L, Row, Name>) => {
  const { onOpen, list, query } = page
  const frame = useRef<HTMLDivElement>(null)
  const me = useUser()?.id
  const [chosen, setChosen] = useState<number | null>(null)
  const [giving, setGiving] = useState<readonly Row[] | null>(null)
  useLifeHints(words.name, () => void query.refetch())
  const hands = useHands({ words, rows, nameOf, send, onDone: renew })
  const [takes] = hands.moves.filter((name) => name === words.take)
  const assigns = people === undefined ? undefined : hands.moves.find((name) => name === words.assign)
  const isOthers = (row: Row): boolean => ![null, me].includes(holderOf(row)?.id ?? null)
  const isFree = (row: Row): boolean =>
    !gone.has(row.id) && holderOf(row) === null && row.puede.some(({ por_que_no }) => por_que_no === null)
  const selected = rows.find(({ id }) => id === chosen) ?? rows[0]
  const open = (row: Row): void => {
    setChosen(row.id)
    onOpen(row)
  }
  const take = (row: Row): (() => void) | undefined =>
    takes === undefined || !isFree(row) || !hands.may(row, takes)
      ? undefined
      : () => void hands.move([row], takes).then((isDone) => isDone && open(row))
  const give = (things: readonly Row[]): void => {
    if (assigns !== undefined && things.some((row) => hands.may(row, assigns))) setGiving(things)
  }
  const withSelected = (act: (row: Row) => void) => (): void => {
    if (selected !== undefined && !gone.has(selected.id)) act(selected)
  }
  const canMark = hands.moves.length > 0 && rows.some(({ puede }) => puede.length > 0)
  useShortcuts(frame, {
    t: withSelected((row) => take(row)?.()),
    s: () => {
      const at = list.view.fila ?? (chosen === null ? null : (selected?.id ?? null))
      const next = nextFree(rows, at, isFree)
      if (next !== undefined) open(next)
    },
    a: withSelected((row) => give(hands.marked.length > 0 ? hands.marked : [row])),
    x: canMark ? withSelected(hands.mark) : undefined,
  })
  const keys = [
    ['T', 'tomar', takes !== undefined && canMark],
    ['A', 'asignar', assigns !== undefined && canMark],
    ['X', 'marcar', canMark],
    ['S', 'siguiente', true],
  ] as const
  const own = columns({ take })
  return (
    <ListPage
      {...page}
      columns={canMark ? [markColumn(hands, nameOf), ...own] : own}
      fixed={['marca', ...page.fixed]}
      query={query.data === undefined ? query : { ...query, data: { ...query.data, data: rows } }}
      frame={frame}
      first={() => selected}
      onSelected={({ id }) => setChosen(id)}
      dimmed={(row) => gone.has(row.id) || isOthers(row)}
      notice={
        <output className="que-new">
          {nuevas === 0 ? null : <Action onClick={showNew}>{`Mostrar ${newWords(nuevas)}`}</Action>}
        </output>
      }
      hints={keys.map(([key, does, isThere]) =>
        isThere ? (
          <Fragment key={key}>
            <Kbd keys={key} />
            <span className="lis-hint">{does}</span>
          </Fragment>
        ) : null,
      )}
    >
      <MarkedFoot
        words={words}
        hands={hands}
        onMove={(evento) => (evento === assigns ? give(hands.marked) : void hands.move(hands.marked, evento))}
      />
      {giving === null || assigns === undefined || people === undefined ? null : (
        <AssignDialog
          of={giving.length === 1 ? giving.map(nameOf).join('') : `${giving.length} marcadas`}
          people={people}
          busy={hands.busy}
          onClose={() => setGiving(null)}
          onAssign={(to) => void hands.move(giving, assigns, to).then(() => setGiving(null))}
        />
      )}
      {page.children}
    </ListPage>
  )
}
