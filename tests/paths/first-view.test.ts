/** What the simulator offers to answer at each step: in the words of a reader, and each leads to another place. */
import { describe, expect, it } from 'vitest'
import { MACHINE_WALKS } from '@cauce/machines/walks/walks'
import { callsOf } from '../../packages/manual/src/simulator/answers.ts'
import { edgesOf } from './walk.ts'

/** Machines whose answers have no names yet: it may only shrink. */
const UNNAMED = ['medicationAlert']

describe.each(MACHINE_WALKS)('$group: $id', ({ id, walks }) => {
  it('en cada paso, las respuestas a la vista tienen nombre, y cada una lleva a otro lugar', () => {
    const bare = new Set<string>()
    const empty = new Set<string>()
    const offered = new Set<string>()
    const given = new Map<string, string>()
    for (const { walk } of walks) {
      for (const [port, { words }] of Object.entries(walk.ports))
        for (const [ending, names] of Object.entries(words ?? {}))
          for (const name of names) given.set(`${port}: ${name}`, ending)
      const states = new Map(edgesOf(walk).map(({ state }) => [JSON.stringify([state.value, state.context]), state]))
      for (const state of states.values())
        for (const { words: asked, answers } of callsOf(state, walk)) {
          const shown = answers.filter(({ rare }) => !rare)
          if (answers.length > 0 && shown.length === 0) empty.add(asked)
          for (const { step, text } of shown) {
            const port = step.split('.')[1] ?? ''
            offered.add(`${port}: ${text}`)
            if (!given.has(`${port}: ${text}`)) bare.add(`${asked}: ${text}`)
          }
        }
    }
    expect([...empty], 'un paso sin ninguna respuesta a la vista').toEqual([])
    expect(bare.size > 0, [...bare].join('; ')).toBe(UNNAMED.includes(id))
    // A failure that stops nothing leads where the answer does, and stands folded with its name.
    const hidden = [...given].filter(([name, ending]) => ending === 'done' && !offered.has(name))
    expect(hidden, 'con nombre, y nunca a la vista').toEqual([])
  })
})
