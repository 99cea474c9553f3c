/** The machine of a consent as a running actor: invoked by an order, or started from a line that is still to be signed. */
import type { procedureConsentMachine } from '@cauce/machines/procedure-consent'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

export type ConsentActor = ActorRefFrom<typeof procedureConsentMachine>
export type ConsentSnapshot = SnapshotFrom<typeof procedureConsentMachine>
