/** What a machine that sends once asks of its context and of what was thrown. */
import { failureOf, isWorthRetrying, wasTakenBefore, type Thrown } from '../../failure.ts'

interface Keyed {
  readonly context: { readonly idempotencyKey: string | null }
}

export const sendOnceGuards = {
  wasSent: ({ context }: Keyed) => context.idempotencyKey !== null,
  /** An earlier sending under this very key was done, and what is sent now is another thing. */
  wasTakenBefore: (_: unknown, { error }: Thrown) => wasTakenBefore(failureOf(error)),
  answerIsMissing: (_: unknown, { error }: Thrown) => isWorthRetrying(failureOf(error)),
}
