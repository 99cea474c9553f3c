/**
 * How each row of each scenario ended the last time that it ran, from the reports that Cucumber leaves. A report of a text that has
 * changed since says nothing of the text of today.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Envelope, parseEnvelope, TestStepResultStatus, type Timestamp } from '@cucumber/messages'
import { readStamp, type Stamp } from '../features/stamp.ts'
import { scenariosOf } from './gherkin.ts'
import { keptRuns } from './kept-results.ts'

export const REPORTS = path.join(import.meta.dirname, '../../node_modules/.cache/cucumber')

type Outcome = 'paso' | 'fallo'

/** One scenario, or one row of its examples, in one run. */
interface RowResult {
  readonly outcome: Outcome
  readonly at: number
  /** On what it ran; null where nobody knows. */
  readonly stamp: Stamp | null
}

/** Results by feature, scenario and row: `features/x.feature:12` → line of the row → how it ended. */
export type Results = ReadonlyMap<string, ReadonlyMap<number, RowResult>>

const MS = 1000
const NANOS = 1_000_000
const instant = ({ seconds, nanos }: Timestamp): number => seconds * MS + nanos / NANOS

/** The lines of a report that can be read: a run that was stopped leaves half a line at its end. */
const envelopes = (text: string): readonly Envelope[] =>
  text.split('\n').flatMap((line) => {
    if (!line.startsWith('{') || !line.endsWith('}')) return []
    // The steps and their code are most of a report, and say nothing of how it ended.
    return /^\{"(?:stepDefinition|hook|testStepStarted|attachment)"/u.test(line) ? [] : [parseEnvelope(line)]
  })

const isBad = (status: TestStepResultStatus): boolean =>
  status !== TestStepResultStatus.PASSED && status !== TestStepResultStatus.SKIPPED

/** What the steps of a row say of it: one that was skipped alone, as when nothing is run, says nothing. */
const outcomeOf = (statuses: readonly TestStepResultStatus[]): Outcome | null => {
  if (statuses.some(isBad)) return 'fallo'
  return statuses.every((status) => status === TestStepResultStatus.PASSED) ? 'paso' : null
}

/** Where each scenario of the run is: `features/x.feature:12`, by the id that the run gave it. */
const placesOf = (known: readonly Envelope[]): ReadonlyMap<string, string> =>
  new Map(
    known.flatMap(({ gherkinDocument: document }) =>
      document?.feature
        ? scenariosOf(document.feature).map(
            ({ scenario }) => [scenario.id, `${document.uri ?? ''}:${scenario.location.line}`] as const,
          )
        : [],
    ),
  )

export interface Run {
  readonly rows: readonly { readonly id: string; readonly row: number; readonly result: RowResult }[]
}

/** What one report says of the texts that `current` has. */
export const readRun = (text: string, current: (uri: string) => string | null, stamp: Stamp | null = null): Run => {
  const known = envelopes(text)
  const fresh = new Set(
    known.flatMap(({ source }) => (source && current(source.uri) === source.data ? [source.uri] : [])),
  )
  const places = placesOf(known)
  const pickles = new Map(known.flatMap(({ pickle }) => (pickle ? [[pickle.id, pickle] as const] : [])))
  const cases = new Map(known.flatMap(({ testCase }) => (testCase ? [[testCase.id, testCase.pickleId] as const] : [])))
  const started = new Map(
    known.flatMap(({ testCaseStarted }) =>
      testCaseStarted ? [[testCaseStarted.id, testCaseStarted.testCaseId] as const] : [],
    ),
  )
  const statuses = new Map<string, TestStepResultStatus[]>()
  for (const { testStepFinished: step } of known) {
    if (step)
      statuses.set(step.testCaseStartedId, [
        ...(statuses.get(step.testCaseStartedId) ?? []),
        step.testStepResult.status,
      ])
  }
  const rows = known.flatMap(({ testCaseFinished: end }) => {
    const pickle = end && pickles.get(cases.get(started.get(end.testCaseStartedId) ?? '') ?? '')
    if (!end || end.willBeRetried || !pickle || !fresh.has(pickle.uri)) return []
    const outcome = outcomeOf(statuses.get(end.testCaseStartedId) ?? [])
    const id = places.get(pickle.astNodeIds[0] ?? '')
    if (outcome === null || id === undefined) return []
    return [{ id, row: pickle.location?.line ?? 0, result: { outcome, at: instant(end.timestamp), stamp } }]
  })
  return { rows }
}

/** The newest result of each row over the runs. */
export const newest = (runs: readonly Run[]): Results => {
  const results = new Map<string, Map<number, RowResult>>()
  for (const { id, row, result } of runs.flatMap(({ rows }) => rows)) {
    const known = results.get(id) ?? new Map<number, RowResult>()
    const before = known.get(row)
    if (before === undefined || before.at < result.at) known.set(row, result)
    results.set(id, known)
  }
  return results
}

/** Every report that there is, whole runs and parts, and what the last integration left. */
export const storedResults = (current: (uri: string) => string | null): Results => {
  const kept = keptRuns(current)
  if (!existsSync(REPORTS)) return newest(kept)
  const files = readdirSync(REPORTS).filter((file) => file.endsWith('.ndjson'))
  const runs = files.map((file) => {
    const report = path.join(REPORTS, file)
    return readRun(readFileSync(report, 'utf8'), current, readStamp(report))
  })
  return newest([...kept, ...runs])
}

/** How each row of a scenario ended, in its order; null: it has not run. */
export const rowOutcomes = (results: Results, id: string, rows: readonly number[]): readonly (Outcome | null)[] =>
  rows.map((row) => results.get(id)?.get(row)?.outcome ?? null)

interface LastRun {
  readonly at: number
  readonly version: string
  /** Every row ran on this very code. */
  readonly current: boolean
}

/** When a scenario ran for the last time, and on what; null while one of its rows has not. */
export const lastRun = (results: Results, id: string, rows: readonly number[], print: string): LastRun | null => {
  const ran = rows.flatMap((row) => results.get(id)?.get(row) ?? [])
  const [oldest] = ran.toSorted((one, other) => one.at - other.at)
  if (oldest === undefined || ran.length < rows.length) return null
  const current = ran.every(({ stamp }) => stamp?.print === print)
  return { at: oldest.at, version: oldest.stamp?.version ?? '', current }
}

/** How a scenario ended: all its rows passed, one of them failed; null while one of them has not run. */
export const scenarioOutcome = (results: Results, id: string, rows: readonly number[]): Outcome | null => {
  const ended = rowOutcomes(results, id, rows)
  if (ended.includes('fallo')) return 'fallo'
  return ended.includes(null) ? null : 'paso'
}
