import { describe, expect, it } from 'vitest'
import { diagramOf } from './diagram.ts'
import { EVENT_WORDS, eventWords, readEvent, spokenEdges } from './event-words.ts'
import { sessionMachine } from './session.ts'
import { MACHINE_WALKS } from './walks/walks.ts'
import { GUARD_WORDS } from './words/guards.ts'
import { DELAY_WORDS, PORT_WORDS } from './words/ports.ts'

const edges = MACHINE_WALKS.flatMap(({ walks }) =>
  walks.slice(0, 1).flatMap(({ walk }) => diagramOf(walk.machine).edges),
)
const namesOf = (...kinds: readonly string[]): readonly string[] => [
  ...new Set(
    edges
      .map(({ event }) => readEvent(event))
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ name }) => name),
  ),
]
/** A condition without a name of its own is told by the transition itself. */
const ANONYMOUS = 'condición'
const guards = [...new Set(edges.flatMap(({ guard }) => (guard === null || guard === ANONYMOUS ? [] : [guard])))]

describe('the words of the transitions', () => {
  it.each([
    ['event', EVENT_WORDS, namesOf('event')],
    ['port', PORT_WORDS, namesOf('port', 'failure')],
    ['delay', DELAY_WORDS, namesOf('delay')],
    ['guard', GUARD_WORDS, guards],
  ])('stand for every %s of every machine, and none is left over', (_kind, words, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(Object.keys(words).toSorted()).toEqual(names.toSorted())
  })

  it('say what a condition without a name is about', () => {
    expect(edges.filter(({ guard, description }) => guard === ANONYMOUS && description === null)).toEqual([])
  })

  it('tell who acts, who answers and what fails', () => {
    expect(eventWords('credentials.sent')).toBe('La persona envía correo y contraseña')
    expect(eventWords('validateUser.done')).toBe('Responde: revisión del correo y la contraseña')
    expect(eventWords('validateUser.error')).toBe('Falla: revisión del correo y la contraseña')
    expect(eventWords('después de debounce')).toBe('Se deja de escribir un momento')
    expect(eventWords('')).toBe('Sin esperar')
    expect(eventWords('xstate.done.state.medicationAlert.checking')).toBe('Terminan todas')
  })

  it('tell the condition, and that the next one is for every other case', () => {
    const answers = spokenEdges(diagramOf(sessionMachine).edges).filter(({ event }) => event === 'validateCode.done')
    expect(answers.map(({ condicion }) => condicion)).toEqual(['si la contraseña está vencida', 'si no'])
  })
})
