/** No machine is left without a walk: the files are read, not a list of them. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MACHINE_WALKS } from '@cauce/machines/walks/walks'

const SRC = new URL('../../packages/machines/src/', import.meta.url)
const files = globSync('**/*.ts', { cwd: SRC, exclude: (name) => name.endsWith('.test.ts') })
const machineFiles = files.filter((file) => /\.createMachine\(/u.test(readFileSync(new URL(file, SRC), 'utf8')))
const idIn = (file: string) => /createMachine\(\{\s*id: '(\w+)'/u.exec(readFileSync(new URL(file, SRC), 'utf8'))?.[1]

describe('walks', () => {
  it('are there for every file that makes a machine', () => {
    expect(machineFiles.length).toBeGreaterThan(0)
    expect(MACHINE_WALKS.map(({ file }) => file).toSorted()).toEqual(machineFiles.toSorted())
  })

  it('walk the machine of the file that they name', () => {
    expect(MACHINE_WALKS.map(({ id }) => id)).toEqual(MACHINE_WALKS.map(({ file }) => idIn(file)))
    for (const { id, walks } of MACHINE_WALKS)
      expect(new Set(walks.map(({ walk }) => walk.machine.id))).toEqual(new Set([id]))
  })

  it('answer only ports that the machine has', () => {
    for (const { id, walks } of MACHINE_WALKS)
      for (const { walk } of walks) {
        const known = Object.keys(walk.machine.implementations.actors)
        expect(
          Object.keys(walk.ports).filter((name) => !known.includes(name)),
          id,
        ).toEqual([])
      }
  })

  it('are in the list, every one that a file of walks gives, and so are taken', async () => {
    const listed = new Set<unknown>(MACHINE_WALKS.flatMap(({ walks }) => walks.map(({ walk }) => walk)))
    const missing: string[] = []
    let given = 0
    for (const file of globSync('walks/*.ts', { cwd: SRC, exclude: ['walks/walks.ts', 'walks/guides.ts'] })) {
      const names: Record<string, unknown> = await import(new URL(file, SRC).href)
      for (const [name, value] of Object.entries(names).filter(([, one]) => typeof one === 'object')) {
        given += 1
        if (!listed.has(value)) missing.push(`${file}: ${name}`)
      }
    }
    expect(missing).toEqual([])
    expect(given).toBe(listed.size)
  })
})
