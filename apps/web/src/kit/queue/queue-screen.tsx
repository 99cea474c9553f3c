/** A screen that is a queue and nothing else, from what it says of itself: its chips, its columns, its calls and what opens of a row. */
import type { Queue } from '@cauce/contract/kit/queue'
import type { MovedLine } from '@cauce/contract/kit/several'
import type { Named } from '@cauce/domain/text/field'
import type { Column } from '@cauce/ui/data-table/data-table'
import type { ComponentType } from 'react'
import type { ListQuery } from '../list/paged-list.tsx'
import { useList, type ListState } from '../list/use-list.ts'
import { QueuePage } from './queue-page.tsx'
import type { AskedHands, HandParts, QueueRow } from './use-hands.ts'
import { useSteady } from './use-steady.ts'

/** How a queue is asked for: what a hint missed, every half minute. */
export const LIVE = { refetchOnMountOrArgChange: true, pollingInterval: 30_000, skipPollingIfUnfocused: true } as const

interface QueueRows<Row, Group extends string> {
  readonly data: readonly Row[]
  readonly total: number
  readonly cuentas: Readonly<Record<Group, number>>
}

interface RowsQuery<Answer> extends ListQuery {
  readonly data?: Answer | undefined
  readonly currentData?: Answer | undefined
  readonly fulfilledTimeStamp?: number | undefined
  readonly refetch: () => unknown
}

interface Reply {
  readonly data?: { readonly lineas: readonly MovedLine[] } | undefined
  readonly error?: unknown
}

interface QueueScreen<Row extends QueueRow, Group extends string, Name extends string> {
  readonly queue: Queue<Group>
  readonly words: HandParts<Row, Name>['words']
  /** Of the list in the preferences: its page, such as `firmas.segundas`. */
  readonly name: string
  readonly title: string
  /** What is looked through: "Paciente, documento o medicamento". */
  readonly searches: string
  /** Name of the chips. */
  readonly label: string
  /** Of each chip, its word and what is said where it has nothing. */
  readonly groups: Readonly<Record<Group, { readonly chip: string; readonly none: string }>>
  readonly useRows: (list: ListState<Queue<Group>['list']>) => RowsQuery<QueueRows<Row, Group>>
  readonly useMove: () => readonly [
    (asked: { readonly body: AskedHands<Name>; readonly key: string }) => Promise<Reply>,
    ...unknown[],
  ]
  readonly columns: (open: (row: Row) => void) => readonly Column<Row>[]
  readonly fixed: readonly string[]
  readonly nameOf: (row: Row) => string
  readonly holderOf: (row: Row) => Named | null
  /** What opens of the row with that number; null: none. */
  readonly Detail: ComponentType<{
    readonly id: number | null
    readonly onDone: () => void
    readonly onClose: () => void
  }>
}

export const queueScreen = <Row extends QueueRow, Group extends string, Name extends string>({
  queue,
  words,
  name,
  title,
  searches,
  label,
  groups,
  useRows,
  useMove,
  columns,
  fixed,
  nameOf,
  holderOf,
  Detail,
}: QueueScreen<Row, Group, Name>) => {
  const usual = { cuales: queue.usual }
  const Screen = () => {
    const list = useList(queue.list, name, { usual })
    const query = useRows(list)
    const steady = useSteady<Row, QueueRows<Row, Group>>(query, JSON.stringify(list.page))
    const [send] = useMove()
    const said = list.said('cuales')
    const { none } = groups[queue.isGroup(said) ? said : queue.usual]
    const open = ({ id }: Row): void => list.change({ fila: id })
    return (
      <QueuePage<Queue<Group>['list'], Row, Name>
        words={words}
        list={list}
        title={title}
        searches={searches}
        chips={{
          filter: 'cuales',
          label,
          options: queue.names.map((value) => ({
            value,
            label: groups[value].chip,
            count: query.data?.cuentas[value],
          })),
        }}
        columns={() => columns(open)}
        fixed={fixed}
        query={query}
        steady={steady}
        none={{ title: none }}
        noneFound={list.said('texto') === '' ? { title: none, action: false } : { title: 'Ninguna con esas palabras' }}
        clear="Quitar la búsqueda"
        onOpen={open}
        send={(body, key) => send({ body, key })}
        nameOf={nameOf}
        holderOf={holderOf}
      >
        <Detail id={list.view.fila} onDone={steady.renew} onClose={() => list.change({ fila: null })} />
      </QueuePage>
    )
  }
  return Screen
}
