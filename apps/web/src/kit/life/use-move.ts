/** The moves of one thing as a screen makes them: what they carry, the one that is under way, and what came of it. */
import { type AnyWords, type MoveForm, moveLabel } from '@cauce/domain/kit/life/life'
import { moveProblems } from '@cauce/domain/kit/life/move-rules'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureOf } from '../../store/call.ts'
import { useSendOnce } from '../use-send-once.ts'

/** A thing as the server told it. */
export interface SeenThing<Name extends string> {
  readonly id: number
  readonly version: number
  readonly estado: string
  readonly puede: readonly { readonly evento: Name; readonly por_que_no: string | null }[]
}

export interface SentMove<Name extends string> {
  readonly id: number
  readonly version: number
  readonly evento: Name
  readonly [field: string]: string | number
}

interface MoveParts<Name extends string> {
  readonly words: AnyWords
  readonly thing: SeenThing<Name>
  readonly send: (
    move: SentMove<Name>,
    key: string,
  ) => Promise<{ readonly data?: { readonly mensaje: string } | undefined; readonly error?: unknown }>
  readonly onDone: (evento: Name) => void
  /** Somebody moved it meanwhile: it is asked for again. */
  readonly onChanged: () => void
}

const CHANGED = 409

export const useMove = <Name extends string>({ words, thing, send, onDone, onChanged }: MoveParts<Name>) => {
  const once = useSendOnce<SentMove<Name>>()
  const [form, setForm] = useState<MoveForm>({})
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [doing, setDoing] = useState<Name | null>(null)
  const make = async (evento: Name): Promise<void> => {
    const move = words.moves[evento]
    const problems = move === undefined ? {} : moveProblems(words, move, form)
    setWrong(problems)
    setFailure(null)
    if (Object.keys(problems).length > 0) return
    setDoing(evento)
    const said = Object.fromEntries((move?.carries ?? []).map((name) => [name, (form[name] ?? '').trim()]))
    const reply = await once({ ...said, id: thing.id, version: thing.version, evento }, send)
    setDoing(null)
    if (reply.data !== undefined) {
      void showToast({ message: reply.data.mensaje })
      onDone(evento)
      return
    }
    const { status, data } = failureOf(reply.error)
    const errors = Object.entries(data.errores ?? {}).filter(([name]) => Object.hasOwn(words.fields, name))
    setWrong(Object.fromEntries(errors.map(([name, [first = '']]) => [name, first])))
    if (errors.length === 0) setFailure(data.error)
    if (status === CHANGED) onChanged()
  }
  const open = thing.puede.filter(({ por_que_no }) => por_que_no === null)
  return {
    words,
    make: (evento: Name): void => void make(evento),
    doing,
    form,
    wrong,
    failure,
    /** Names of what the moves that are open carry. */
    carried: [...new Set(open.flatMap(({ evento }) => words.moves[evento]?.carries ?? []))],
    write: (name: string, text: string): void => {
      setForm((before) => ({ ...before, [name]: text }))
      setWrong({})
    },
    /** The moves that are offered, in the order of their buttons. */
    offered: thing.puede.flatMap(({ evento, por_que_no }) => {
      const move = words.moves[evento]
      return move === undefined ? [] : [{ evento, por_que_no, move, label: moveLabel(move, thing.estado) }]
    }),
  }
}
export type Moving<Name extends string> = ReturnType<typeof useMove<Name>>
