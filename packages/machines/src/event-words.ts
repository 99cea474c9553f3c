/** What a transition says to a person, in Spanish: what happens and under which condition. */
import type { DiagramEdge } from './diagram.ts'
import { ACCOUNT_EVENT_WORDS } from './words/account-events.ts'
import { FOLLOWING_EVENT_WORDS } from './words/following-events.ts'
import { GUARD_WORDS } from './words/guards.ts'
import { ORDERING_EVENT_WORDS } from './words/ordering-events.ts'
import { DELAY_WORDS, PORT_WORDS } from './words/ports.ts'

/** Events that a person, another machine or the server sends. */
export const EVENT_WORDS: Readonly<Record<string, string>> = {
  ...ACCOUNT_EVENT_WORDS,
  ...ORDERING_EVENT_WORDS,
  ...FOLLOWING_EVENT_WORDS,
}

const PORT = /^(.+)\.(done|error)$/u
const DELAY = /^después de (.+)$/u
const AT_ONCE = 'Sin esperar'
/** Of situations that run at once, each came to its end. */
const ALL_ENDED = 'Terminan todas'
const ENDED = /^xstate\.done\.state\./u

/** The kind of an event and the name under which its words stand. */
export const readEvent = (
  event: string,
): { readonly kind: 'always' | 'ended' | 'port' | 'failure' | 'delay' | 'event'; readonly name: string } => {
  if (ENDED.test(event)) return { kind: 'ended', name: event }
  const [, delay] = DELAY.exec(event) ?? []
  if (delay !== undefined) return { kind: 'delay', name: delay }
  const [, port, ending] = PORT.exec(event) ?? []
  if (port !== undefined) return { kind: ending === 'done' ? 'port' : 'failure', name: port }
  return { kind: event === '' ? 'always' : 'event', name: event }
}

/** The event in words; as it is written where it has none, which a test forbids. */
export const eventWords = (event: string): string => {
  const { kind, name } = readEvent(event)
  if (kind === 'always') return AT_ONCE
  if (kind === 'ended') return ALL_ENDED
  if (kind === 'delay') return DELAY_WORDS[name] ?? event
  if (kind === 'event') return EVENT_WORDS[name] ?? event
  const what = PORT_WORDS[name] ?? event
  return kind === 'port' ? `Responde: ${what}` : `Falla: ${what}`
}

const FIRST = /^./u

/** Under which condition, in words; null where it always happens. What the machine itself says of the transition goes first. */
const conditionWords = ({ description, guard }: DiagramEdge, others: readonly DiagramEdge[]): string | null => {
  if (description !== null) return description.replace(FIRST, (letter) => letter.toLowerCase())
  if (guard !== null) return `si ${GUARD_WORDS[guard] ?? guard}`
  return others.some((other) => other.guard !== null) ? 'si no' : null
}

/** A transition as people read it. */
export interface SpokenEdge extends DiagramEdge {
  readonly evento: string
  readonly condicion: string | null
}

/** Every transition of a drawing, in words. */
export const spokenEdges = (edges: readonly DiagramEdge[]): readonly SpokenEdge[] =>
  edges.map((edge, at) => {
    const others = edges.slice(0, at).filter(({ from, event }) => from === edge.from && event === edge.event)
    return { ...edge, evento: eventWords(edge.event), condicion: conditionWords(edge, others) }
  })
