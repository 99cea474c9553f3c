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

  it('are taken, every one, by a test of paths', () => {
    const here = new URL('./', import.meta.url)
    const tests = globSync('*.paths.ts', { cwd: here }).map((file) => readFileSync(new URL(file, here), 'utf8'))
    const walkFiles = globSync('walks/*.ts', { cwd: SRC })
      .map((file) => file.replace(/\.ts$/u, '').replaceAll('\\', '/'))
      .filter((name) => !['walks/walk', 'walks/walks'].includes(name))
    expect(walkFiles.filter((name) => !tests.some((text) => text.includes(`@cauce/machines/${name}'`)))).toEqual([])
  })
})
