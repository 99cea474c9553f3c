/** What the steps of a term leave for each other. */
import type { Term } from '@cauce/domain/kit/clock/due'
import type { Mundo } from './mundo.ts'
import { known, memoryOf } from './recuerdos.ts'

interface Counted {
  readonly term: Term
  /** Why what was wanted cannot be; null where it can. */
  readonly refused: string | null
}

const memory = memoryOf<{ counted: Counted }>()

export const remember = (world: Mundo, counted: Counted): void => {
  memory(world).counted = counted
}

export const counted = (world: Mundo): Counted => known(memory(world).counted, 'no se recibió nada')
