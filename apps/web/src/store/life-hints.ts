/** What the live connection says of things that moved: the name of their life. Who hears it asks for what it shows. */
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { useEffect, useEffectEvent } from 'react'

const readMoved = Schema.decodeUnknownOption(Schema.Struct({ vida: Schema.String }))
const listeners = new Set<(vida: string | null) => void>()

/** Things of a life moved; a payload of another shape says nothing. */
export const lifeMoved = (payload: unknown): void => {
  Option.map(readMoved(payload), ({ vida }) => {
    for (const listener of listeners) listener(vida)
  })
}

/** The connection is there, or is back: hints may have been missed. */
export const lifeHintsMissed = (): void => {
  for (const listener of listeners) listener(null)
}

/** Hears that things of that life moved, while the component is there. */
export const useLifeHints = (vida: string, onMoved: () => void): void => {
  const heard = useEffectEvent((moved: string | null) => {
    if (moved === null || moved === vida) onMoved()
  })
  useEffect(() => {
    const listener = (moved: string | null): void => heard(moved)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
