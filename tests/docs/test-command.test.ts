/** How `npm test` orders its steps and what it says at its end. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { closedFolderProblem, closedFolders, openFolders } from '../../tools/test/closed-folder.ts'
import { inStages } from '../../tools/test/command.ts'
import { LONG, longestFirst } from '../../tools/test/longest-first.ts'
import { redLine, redLines } from '../../tools/test/red-line.ts'
import { STEPS, TOGETHER } from '../../tools/test/steps.ts'
import { summaryOfSteps } from '../../tools/test/summary.ts'

const result = (title: string, passed: number, failed: number, cpuSeconds: number | null) => ({
  step: { title, budget: 10 },
  passed,
  failed,
  failures: failed > 0 ? ['x.test.ts › suma\n    esperaba 4'] : [],
  seconds: 3.4,
  cpuSeconds,
})

it('ends with the count of everything, after what failed and what each step cost', () => {
  expect(summaryOfSteps([result('Tipos', 1, 0, 5), result('Unidad', 8, 2, 9)], 7)).toEqual([
    '── Lo que falló en Unidad\n\nx.test.ts › suma\n    esperaba 4\n',
    'bien   Tipos: 1 bien, 0 mal (3 s; procesador 5 s de 10)',
    'FALLA  Unidad: 8 bien, 2 mal (3 s; procesador 9 s de 10)',
    '',
    'En todo: 7 s; procesador 14 s',
    '9 passed, 2 failed',
  ])
})

it('says so when a step passes its budget, and says no figure where the system tells none', () => {
  expect(summaryOfSteps([result('Tipos', 1, 0, 11)], 4)[0]).toBe(
    'bien   Tipos: 1 bien, 0 mal (3 s; procesador 11 s de 10, MÁS QUE SU PRESUPUESTO: explíquelo en docs/quality.md)',
  )
  expect(summaryOfSteps([result('Tipos', 1, 0, null)], 4)).toEqual([
    'bien   Tipos: 1 bien, 0 mal (3 s)',
    '',
    'En todo: 4 s',
    '1 passed, 0 failed',
  ])
})

it('runs every step once, those that go together at the same time and those of a lane one after another', () => {
  const stages = inStages(STEPS)
  expect(stages.flat(2).toSorted((a, b) => STEPS.indexOf(a) - STEPS.indexOf(b))).toEqual(STEPS)
  const named = stages.map((stage) => stage.map((lane) => lane.map(({ name }) => name)))
  for (const lanes of TOGETHER) expect(named).toContainEqual(lanes)
})

it('runs of a group only what was asked for, in its lanes', () => {
  const asked = STEPS.filter(({ name }) => ['lint', 'navegador', 'e2e'].includes(name))
  expect(inStages(asked).map((stage) => stage.map((lane) => lane.map(({ name }) => name)))).toEqual([
    [['lint']],
    [['e2e'], ['navegador']],
  ])
})

it('begins with the files that take longest, all of which are there, and leaves the others in their order', () => {
  expect(LONG.filter((name) => !existsSync(name))).toEqual([])
  const files = ['/casa/b.test.ts', `/casa/${LONG[4]}`, '/casa/a.test.ts'].map((moduleId) => ({ moduleId }))
  expect(longestFirst(files)).toEqual([files[1], files[0], files[2]])
})

it('names what failed in one line that is heard among others', () => {
  const line = redLine('x.test.ts › suma', '\n  esperaba 4\n  y fue 5')
  expect(line).toBe('✗ x.test.ts › suma: esperaba 4')
  expect(redLine('x.feature › suma', '')).toBe('✗ x.feature › suma')
  expect(redLines(`····\n${line}\n····`)).toEqual([line])
})

it('has the budget of each step in the page of figures', () => {
  const page = readFileSync('docs/quality.md', 'utf8')
  for (const { name, budget } of STEPS) {
    const row = page.split('\n').find((line) => line.startsWith(`| \`${name}\` |`))
    expect(row?.split('|')[2]?.trim(), `docs/quality.md, ${name}`).toBe(String(budget))
  }
})

const modeOf = (at: string): number => (at === '/casa/privada' ? 0o40700 : 0o40755)

it('says at once to root which folder the user of PostgreSQL cannot enter, where that folder is no temporary one', () => {
  expect(closedFolders('/casa/privada/cauce', modeOf)).toEqual(['/casa/privada'])
  expect(closedFolders('/casa/cauce', modeOf)).toEqual([])
  expect(closedFolderProblem(['/casa/privada'], '/tmp')).toMatch(/chmod o\+x \/casa\/privada$/u)
  expect(closedFolderProblem(['/tmp/privada'], '/tmp')).toBeNull()
  expect(closedFolderProblem(['/tmp'], '/tmp')).not.toBeNull()
})

it('lets others pass through a temporary folder while it runs, and no longer', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cauce-cerrada-'))
  const modes = (): number => statSync(folder).mode & 0o777
  const close = openFolders([folder])
  expect(modes()).toBe(0o701)
  close()
  expect(modes()).toBe(0o700)
  rmSync(folder, { recursive: true })
})
