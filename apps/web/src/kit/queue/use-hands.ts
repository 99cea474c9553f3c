/** Whose the things of a queue are, and how they change hands: one, or those that are marked. */
import type { MovedLine } from '@cauce/contract/kit/several'
import type { AnyWords, Move } from '@cauce/domain/kit/life/life'
import { ASSIGNEE } from '@cauce/domain/kit/queue/assignee'
import { handMoves, severalWords, stillMarked } from '@cauce/domain/kit/queue/several'
import type { Named } from '@cauce/domain/text/field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureText } from '../../store/call.ts'
import { useSendOnce } from '../use-send-once.ts'

/** A row as every queue has it. */
export interface QueueRow {
  readonly id: number
  readonly version: number
  readonly estado: string
  readonly puede: readonly { readonly evento: string; readonly por_que_no: string | null }[]
}

type HandWords = AnyWords & { readonly take?: string; readonly release?: string; readonly assign?: string }

interface Reply<Answer> {
  readonly data?: Answer | undefined
  readonly error?: unknown
}

export interface AskedHands<Name extends string> {
  readonly cosas: readonly { readonly id: number; readonly version: number }[]
  readonly evento: Name
  readonly [ASSIGNEE]?: string
}

export interface HandParts<Row extends QueueRow, Name extends string> {
  readonly words: HandWords & { readonly moves: Readonly<Record<Name, Pick<Move, 'etiqueta'>>> }
  readonly rows: readonly Row[]
  /** How a row is told from the others. */
  readonly nameOf: (row: Row) => string
  /** The call that moves several. */
  readonly send: (asked: AskedHands<Name>, key: string) => Promise<Reply<{ readonly lineas: readonly MovedLine[] }>>
  /** Something was done: what is seen is asked for again. */
  readonly onDone: () => void
}

interface NamedLine extends MovedLine {
  readonly nombre: string
}

const NONE: ReadonlySet<number> = new Set()

export const useHands = <Row extends QueueRow, Name extends string>({
  words,
  rows,
  nameOf,
  send,
  onDone,
}: HandParts<Row, Name>) => {
  const once = useSendOnce<AskedHands<Name>>()
  const [marked, setMarked] = useState(NONE)
  const [lines, setLines] = useState<readonly NamedLine[]>([])
  const [busy, setBusy] = useState(false)
  const isMove = (name: string): name is Name => Object.hasOwn(words.moves, name)
  const moves = handMoves(words).filter(isMove)
  const may = ({ puede }: Row, move: string | undefined): boolean =>
    puede.some(({ evento, por_que_no }) => evento === move && por_que_no === null)
  /** True when all of them were done. */
  const move = async (things: readonly Row[], evento: Name, to?: Named): Promise<boolean> => {
    setBusy(true)
    const cosas = things.map(({ id, version }) => ({ id, version }))
    const reply = await once({ cosas, evento, ...(to === undefined ? {} : { [ASSIGNEE]: String(to.id) }) }, send)
    setBusy(false)
    onDone()
    if (reply.data === undefined) {
      void showToast({ message: failureText(reply.error) })
      return false
    }
    const { lineas } = reply.data
    const names = new Map(things.map((row) => [row.id, nameOf(row)]))
    setLines(lineas.flatMap((line) => (line.hecho ? [] : [{ ...line, nombre: names.get(line.id) ?? '' }])))
    setMarked((before) => stillMarked(before, lineas))
    const [only] = lineas
    if (only?.hecho === true || lineas.length > 1)
      void showToast({ message: only !== undefined && lineas.length === 1 ? only.texto : severalWords(lineas) })
    return lineas.every(({ hecho }) => hecho)
  }
  const of = rows.filter(({ id }) => marked.has(id))
  return {
    moves,
    may,
    move,
    busy,
    /** What could not be done, of the last ones. */
    lines,
    marked: of,
    isMarked: ({ id }: Row): boolean => marked.has(id),
    mark: ({ id }: Row): void =>
      setMarked((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
    clear: (): void => {
      setMarked(NONE)
      setLines([])
    },
    /** Whether some of the marked may change hands so. */
    offered: moves.filter((name) => of.some((row) => may(row, name))),
  }
}
export type Hands<Row extends QueueRow, Name extends string> = ReturnType<typeof useHands<Row, Name>>
