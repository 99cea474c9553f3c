/** A machine whose flow survives a reload. */
import { persistFlow, restoreFlow } from '@cauce/machines/persist'
import { useEffect, useState } from 'react'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import { forgetKept, readKept, writeKept, type KeptName, type KeptPlace } from './kept.ts'

/** The snapshot that was kept for this machine, or undefined where there is none that serves. Read once. */
export const useRestored = (machine: AnyStateMachine, name: KeptName) =>
  useState(() => {
    const restored = restoreFlow(machine, readKept(name))
    return restored.ok ? restored.snapshot : undefined
  })[0]

/**
 * Keeps the flow of `actor` after every step, its own and those of the actors that it invokes.
 * @param placeOf where a snapshot is kept; null: there is nothing worth keeping
 */
export const useKeepFlow = <Machine extends AnyStateMachine>(
  actor: Actor<Machine>,
  name: KeptName,
  placeOf: (snapshot: SnapshotFrom<Machine>) => KeptPlace | null,
): void => {
  const { userId, consultaId, what } = name
  useEffect(() => {
    const own = { userId, consultaId, what }
    const keep = (): void => {
      const place = placeOf(actor.getSnapshot())
      if (place === null) forgetKept(own)
      else writeKept(own, place, persistFlow(actor))
    }
    const followed = new Map<string, () => void>()
    const followChildren = (): void => {
      const children = childrenOf(actor.getSnapshot())
      for (const [id, child] of Object.entries(children)) {
        if (followed.has(id) || !isSubscribable(child)) continue
        // Its failure is its parent's to handle: without a listener XState would report it as unhandled.
        const subscription = child.subscribe({ next: keep, error: () => undefined })
        followed.set(id, () => subscription.unsubscribe())
      }
      for (const [id, stop] of followed) {
        if (children[id] !== undefined) continue
        stop()
        followed.delete(id)
      }
    }
    const subscription = actor.subscribe(() => {
      followChildren()
      keep()
    })
    followChildren()
    return () => {
      subscription.unsubscribe()
      for (const stop of followed.values()) stop()
    }
  }, [actor, placeOf, userId, consultaId, what])
}

const childrenOf = (snapshot: object): Readonly<Record<string, unknown>> =>
  'children' in snapshot && typeof snapshot.children === 'object' ? { ...snapshot.children } : {}

interface Subscribable {
  readonly subscribe: (listener: { readonly next: () => void; readonly error: () => void }) => {
    readonly unsubscribe: () => void
  }
}

const isSubscribable = (value: unknown): value is Subscribable =>
  typeof value === 'object' && value !== null && 'subscribe' in value && typeof value.subscribe === 'function'
