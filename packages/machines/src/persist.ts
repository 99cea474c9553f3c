/** A flow that survives a reload: its snapshot, tied to the machine and the version that wrote it. */
import { StateMachine, createActor, type Actor, type AnyStateMachine, type Snapshot } from 'xstate'

/** What is stored, as JSON. */
export interface StoredFlow {
  readonly machine: string
  readonly version: string
  readonly snapshot: Snapshot<unknown>
}

export type RestoredFlow =
  | { readonly ok: true; readonly snapshot: Snapshot<unknown> }
  /** `shape`: not a stored flow; `machine`, `version`: of another one; `state`: it names a situation that no longer exists. */
  | { readonly ok: false; readonly why: 'shape' | 'machine' | 'version' | 'state' }

/** Versions of the machine and of the machines inside it: a snapshot holds its children too. */
const versionOf = (machine: AnyStateMachine): string =>
  [
    machine.version ?? '',
    ...Object.entries(machine.implementations.actors ?? {}).flatMap(([name, logic]) =>
      logic instanceof StateMachine ? [`${name}:${versionOf(logic)}`] : [],
    ),
  ].join(' ')

/** The flow of `actor` as it stands now, ready for `JSON.stringify`. */
export const persistFlow = <Machine extends AnyStateMachine>(actor: Actor<Machine>): StoredFlow => {
  const machine: AnyStateMachine = actor.logic
  return { machine: machine.id, version: versionOf(machine), snapshot: actor.getPersistedSnapshot() }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSnapshot = (value: unknown): value is Snapshot<unknown> =>
  isRecord(value) && (value['status'] === 'active' || value['status'] === 'done') && isRecord(value['children'])

/**
 * The snapshot for `createActor(machine, { snapshot })`, or why it cannot serve; then one starts anew. Actions are not
 * replayed; what was waiting for a port asks it again, a write with the idempotency key that it had.
 * @param stored what was read from the browser's storage, of unknown origin
 */
export const restoreFlow = (machine: AnyStateMachine, stored: unknown): RestoredFlow => {
  if (!isRecord(stored) || !isSnapshot(stored['snapshot'])) return { ok: false, why: 'shape' }
  if (stored['machine'] !== machine.id) return { ok: false, why: 'machine' }
  if (stored['version'] !== versionOf(machine)) return { ok: false, why: 'version' }
  const snapshot = stored['snapshot']
  // An actor that is not started runs nothing: it only shows whether the machine still knows the situation.
  const trial = createActor(machine, { snapshot })
  return trial.getSnapshot().status === 'error' ? { ok: false, why: 'state' } : { ok: true, snapshot }
}
