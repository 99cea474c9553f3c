/** Ports for tests: every call waits until the test answers it. */
import { fromPromise } from 'xstate'

/** One call of a fake port. */
export interface FakeCall<Output, Input> {
  /** Id of the invocation: several may wait at once. */
  readonly id: string
  readonly input: Input
  /** Aborted when the machine left the state that was waiting. */
  readonly signal: { readonly aborted: boolean }
  readonly resolve: (output: Output) => void
  readonly reject: (reason: unknown) => void
}

/** A port whose calls are answered by hand, in any order. */
export const fakePort = <Output, Input>() => {
  const calls: FakeCall<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal, self }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({ id: self.id, input, signal, resolve, reject })
      }),
  )
  const last = (): FakeCall<Output, Input> => {
    const call = calls.at(-1)
    if (call === undefined) throw new Error('the port was not called')
    return call
  }
  /** The last call of that invocation. */
  const lastOf = (id: string): FakeCall<Output, Input> => calls.findLast((call) => call.id === id) ?? last()
  return { logic, calls, last, lastOf }
}

const MICROTASKS = 12

/** Lets every answer that was given reach its machine. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < MICROTASKS; turn += 1) await Promise.resolve()
}
