/** The ports of a machine joined to the real server over HTTP: the same calls, with the same parts, as the browser's. */
import { fromPromise, type PromiseActorLogic } from 'xstate'
import * as Schema from 'effect/Schema'
import type { Entry } from '@cauce/contract/entry'
import { ApiError } from '@cauce/contract/errors'
import { pathOf, type Port } from '@cauce/contract/kit/port'
import { PortFailure } from '@cauce/machines/failure'
import type { Fault, Mundo } from './mundo.ts'

/** Nobody answered. */
export const NO_ANSWER = new PortFailure({})

type Answering<Answer> = Entry & { readonly answer: Schema.ConstraintCodec<Answer, unknown> }

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly key?: string
}

/** What the server answers to a call; a refusal becomes the failure that the machine expects. @throws {PortFailure} */
export const ask = async <Answer>(
  world: Mundo,
  entry: Answering<Answer>,
  { params, body, key }: Sent = {},
): Promise<Answer> => {
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const { status, body: answer } = await world.call(pathOf(entry, params), body, headers)
  if (status === 200) return Schema.decodeUnknownSync(entry.answer)(answer)
  const { error, codigo, errores = {} } = Schema.decodeUnknownSync(ApiError)(answer)
  throw new PortFailure({ status, error, codigo, errores })
}

/** Fails once when the scenario asked for it, as a lost connection does. */
export const loseOnce = (world: Mundo, fault: Fault): void => {
  if (world.faults.delete(fault)) throw NO_ANSWER
}

/** Where a scenario may lose the connection: before the server hears of it, or after it did what was asked. */
interface Faults {
  readonly before?: Fault
  readonly after?: Fault
}

export const callsOver = (world: Mundo) => {
  const send = async <Input, Answer>(
    { entry, parts }: Port<Answering<Answer>, Input>,
    input: Input,
    { before, after }: Faults,
  ): Promise<Answer> => {
    if (before !== undefined) loseOnce(world, before)
    const answer = await ask(world, entry, parts(input))
    if (after !== undefined) loseOnce(world, after)
    return answer
  }
  return {
    call: <Input, Told extends Input, Answer extends Heard, Heard>(
      port: Port<Answering<Answer>, Input>,
      faults: Faults = {},
    ): PromiseActorLogic<Heard, Told> => fromPromise<Heard, Told>(({ input }) => send(port, input, faults)),
    done: <Input, Told extends Input>(port: Port<Answering<unknown>, Input>): PromiseActorLogic<void, Told> =>
      fromPromise<void, Told>(async ({ input }) => {
        await send(port, input, {})
      }),
  }
}
