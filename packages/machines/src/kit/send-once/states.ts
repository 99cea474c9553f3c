/**
 * "Send this once, whatever happens to the connection", as the states that a machine has for it. The key is made when sending starts and
 * kept in the context until the answer is known, through reloads too: while there is one, the same goes again under it.
 */
import type { Thrown } from '../../failure.ts'

interface KeyedCall<Call extends string, Input, Answered, Refusals, Lost, Refused, Keyless> {
  /** What the key prevents, such as `registrar dos veces`. */
  readonly twice: string
  /** What the server does meanwhile. */
  readonly sending: string
  /** The port that sends, with what it takes of the context. */
  readonly call: Call
  readonly input: Input
  /** Transitions: of its answer, of refusals that are told apart, of no answer, of any other refusal, and of a key that was not made. */
  readonly answered: Answered
  readonly refusals: Refusals
  readonly lost: Lost
  readonly refused: Refused
  readonly keyless: Keyless
}

/** What was thrown, for a guard or an action that takes it. */
export const thrown = ({ event }: { readonly event: Thrown }): Thrown => event
const output = ({ event }: { readonly event: { readonly output: string } }): string => event.output

/** The key and the call: what follows a refusal or a lost answer is the machine's own. Its setup has `keyMade` and the guards. */
export const keyedCall = <
  const Call extends string,
  Input,
  const Answered,
  const Refusals extends readonly unknown[],
  const Lost extends object,
  const Refused,
  const Keyless,
>(
  own: KeyedCall<Call, Input, Answered, Refusals, Lost, Refused, Keyless>,
) =>
  ({
    initial: 'starting',
    states: {
      starting: {
        description: 'Se mira si ya se había enviado',
        always: [{ guard: 'wasSent', target: 'sending' }, { target: 'keying' }],
      },
      keying: {
        description: `Se crea la clave que impide ${own.twice}`,
        invoke: {
          src: 'newKey',
          onDone: { target: 'sending', actions: { type: 'keyMade', params: output } },
          onError: own.keyless,
        },
      },
      sending: {
        description: own.sending,
        invoke: {
          src: own.call,
          input: own.input,
          onDone: own.answered,
          onError: [...own.refusals, { ...own.lost, guard: { type: 'answerIsMissing', params: thrown } }, own.refused],
        },
      },
    },
  }) as const

interface SendOnce<Call extends string, Input, Answered, Refusals, Postponed extends string> {
  readonly words: {
    readonly whole: string
    readonly twice: string
    readonly sending: string
    readonly refused: string
  }
  readonly call: Call
  readonly input: Input
  readonly answered: Answered
  /** Refusals of the call that are told apart from any other. */
  readonly refusals: Refusals
  /** Where one is again who waits no longer for the key, or leaves a lost answer for later with the event `postponed`. */
  readonly back: `#${string}`
  readonly postponed: Postponed
  /** Where the refusal leads once it was read; `back` unless told. */
  readonly afterRefusal?: `#${string}`
  /** Where it leads that an earlier sending was done with other words; `refused` unless told. */
  readonly before?: string
}

const lost = { target: 'interrupted', actions: { type: 'lost', params: thrown } } as const
const refused = { target: 'refused', actions: { type: 'refused', params: thrown } } as const

/**
 * The same with what a person sees of it: a lost answer may be tried again or left for later, a refusal is read. The setup says in
 * `lost`, `refused` and `takenBefore` what each does to the context.
 */
export const sendOnce = <
  const Call extends string,
  Input,
  const Answered,
  const Refusals extends readonly unknown[],
  const Postponed extends string,
>({
  words,
  back,
  postponed,
  afterRefusal = back,
  before = 'refused',
  refusals,
  ...own
}: SendOnce<Call, Input, Answered, Refusals, Postponed>) => {
  const taken = {
    guard: { type: 'wasTakenBefore', params: thrown },
    target: before,
    actions: 'takenBefore',
  } as const
  const { initial, states } = keyedCall({
    ...own,
    ...words,
    refusals: [taken, ...refusals],
    lost,
    refused,
    keyless: refused,
  })
  return {
    description: words.whole,
    initial,
    states: {
      ...states,
      keying: { ...states.keying, on: { 'wait.cancelled': back } },
      sending: {
        ...states.sending,
        on: { 'wait.cancelled': { target: 'interrupted', actions: { type: 'lost', params: { error: null } } } },
      },
      interrupted: {
        description: `No llegó la respuesta: se puede reintentar sin riesgo de ${words.twice}`,
        on: { retry: { target: 'sending', actions: 'dialogRead' }, [postponed]: back },
      },
      refused: { description: words.refused, on: { 'dialog.dismissed': afterRefusal } },
    },
  } as const
}
