/**
 * Ordering an oncology scheme in a consultation: the scheme in course, or the one that is chosen, arranged for the patient, checked
 * and ordered; and its cancellation. The suspension of its lines is {@link file://./scheme-suspension.ts}.
 * @fuente spec 2 §2, §4, §5, §8
 */
import { active, cancelling } from './scheme/cancelling.ts'
import { checking, editing, explaining } from './scheme/editing.ts'
import { choosing, loading, looking, unloaded, unread } from './scheme/looking.ts'
import { looked, measuring } from './scheme/measuring.ts'
import { ordering } from './scheme/ordering.ts'
import { newFlow } from './scheme/rows.ts'
import { schemeSetup } from './scheme/setup.ts'

export const schemeMachine = schemeSetup.createMachine({
  id: 'scheme',
  version: '2',
  description: 'Ordenamiento de esquemas oncológicos',
  context: ({ input }) => newFlow(input),
  initial: 'looking',
  states: {
    looking,
    unread,
    choosing,
    loading,
    unloaded,
    editing,
    measuring,
    looked,
    checking,
    explaining,
    ordering,
    active,
    cancelling,
  },
})
