/** A working thread: opens property files and runs their cases, a piece at a time. */
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { declaredBy } from '../../tests/support/property.ts'
import { failureOf } from './failure.ts'
import { takeNoted, type Case } from './stand-in.ts'
import { valueNames } from './value-names.ts'
import { inWords } from './in-words.ts'
import type { Answer, Task } from './task.ts'

const opened = new Map<string, readonly Case[]>()

const open = async (file: string): Promise<readonly Case[]> => {
  const known = opened.get(file)
  if (known) return known
  takeNoted()
  await import(pathToFileURL(file).href)
  const cases = takeNoted()
  opened.set(file, cases)
  return cases
}

const example = async ({ body }: Case, seed: number): Promise<Answer> => {
  try {
    await body()
    return { kind: 'ran', cases: 1, broken: null }
  } catch (error) {
    return { kind: 'ran', cases: 1, broken: { ...failureOf([], error), seed, path: '' } }
  }
}

const run = async (task: Extract<Task, { kind: 'run' }>): Promise<Answer> => {
  const chosen = (await open(task.file))[task.place]
  if (chosen === undefined) return { kind: 'unreadable', reason: 'ya no tiene esa propiedad' }
  const declared = declaredBy(chosen.body)
  if (declared === undefined) return example(chosen, task.seed)
  const { cases, broken } = declared.check(task)
  if (broken === null) return { kind: 'ran', cases, broken: null }
  const names = valueNames(broken.values.length, declared.names, declared.source)
  const values = broken.values.map((value, index) => ({ name: names[index] ?? '', text: inWords(value, '  ') }))
  return { kind: 'ran', cases, broken: { ...failureOf(values, broken.error), seed: task.seed, path: broken.path } }
}

const facts = (cases: readonly Case[]): Answer => ({
  kind: 'opened',
  cases: cases.map(({ groups, title, body }) => ({
    title: [...groups, title].join(' › '),
    isProperty: declaredBy(body) !== undefined,
  })),
})

const answerTo = async (task: Task): Promise<Answer> => {
  try {
    return task.kind === 'open' ? facts(await open(task.file)) : await run(task)
  } catch (error) {
    return { kind: 'unreadable', reason: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (task: Task) => {
  void answerTo(task).then((answer) => parentPort?.postMessage(answer, []))
})
