/** What a change reaches: the tests of what it touches and of what is built on it, and the rules that features name. */
import path from 'node:path'
import type { ImportGraph } from './graph.ts'

export interface Reach {
  /** Tests that vitest runs, browser ones apart. */
  readonly tests: readonly string[]
  /** Tests of a real browser. */
  readonly browserTests: readonly string[]
  /** `medication/monthly-quantity`: rules that the change alters, or that what it alters asks. */
  readonly rules: readonly string[]
  /** Features that were written again, and those of written steps. */
  readonly features: readonly string[]
  /** Files of steps that the change reaches. */
  readonly steps: readonly string[]
}

/**
 * Where everything meets: what is built on them is built on all. A change goes no further than these; what is beside the changed
 * file in its own room is run instead.
 */
const MEETING_PLACES: readonly RegExp[] = [
  /^packages\/contract\/src\/registry\.ts$/u,
  /^packages\/machines\/src\/walks\/walks\.ts$/u,
  /^packages\/domain\/src\/navigation\/catalog\.ts$/u,
  /^apps\/api\/src\/(?:server|start|main)\.ts$/u,
  /^apps\/api\/src\/db\/(?:migrate|tables)\.ts$/u,
  /^apps\/api\/src\/seed\/[\w-]+\.ts$/u,
  /^apps\/web\/src\/(?:main\.tsx|app\/[\w-]+\.tsx?|store\/[\w-]+\.ts)$/u,
  /^features\/soporte\/mundo\.ts$/u,
  /^tests\/support\/server\.ts$/u,
]
const TEST = /\.(?:test|prop|paths)\.tsx?$/u
const BROWSER_TEST = /\.e2e\.ts$/u
const RULE = /^packages\/domain\/src\/(?<rule>[\w-]+\/[\w-]+)\.ts$/u
const MODULE = /^apps\/api\/src\/modules\/[^/]+/u
const MACHINE = /^packages\/machines\/src\//u
const STEP_CODE = /^(?:features|tests)\//u
const STEPS = /^features\/pasos\//u
const FEATURE = /\.feature$/u

const importersOf = (graph: ImportGraph): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>()
  for (const [file, imports] of graph) {
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), file])
  }
  return importers
}

/** The changed files and whatever imports them, one way or another, up to the meeting places. */
const builtOn = (graph: ImportGraph, changed: readonly string[]): ReadonlySet<string> => {
  const importers = importersOf(graph)
  const reached = new Set(changed)
  const ahead = [...changed]
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    const here = file
    if (MEETING_PLACES.some((place) => place.test(here))) continue
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue
      reached.add(importer)
      ahead.push(importer)
    }
  }
  return reached
}

/** What the changed files ask for; of a machine, also what its parts ask for, because a machine is written in several files. */
const askedBy = (graph: ImportGraph, changed: readonly string[]): ReadonlySet<string> => {
  const asked = new Set<string>()
  const ahead = changed.filter((file) => !TEST.test(file))
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    for (const imported of graph.get(file) ?? []) {
      if (!asked.has(imported) && MACHINE.test(imported)) ahead.push(imported)
      asked.add(imported)
    }
  }
  return asked
}

const ruleOf = (file: string): string | undefined => (TEST.test(file) ? undefined : RULE.exec(file)?.groups?.['rule'])

const sorted = (all: Iterable<string>): readonly string[] => [...new Set(all)].toSorted()

/** What is reached by a change of these files, which are paths from the root. */
export const reachOf = (graph: ImportGraph, changed: readonly string[]): Reach => {
  const reached = builtOn(graph, changed)
  const files = [...graph.keys()]
  const modules = new Set([...reached].flatMap((file) => MODULE.exec(file)?.[0] ?? []))
  const machines = [...reached].some((file) => MACHINE.test(file))
  const near = files.filter(
    (file) =>
      TEST.test(file) && (modules.has(MODULE.exec(file)?.[0] ?? '') || (machines && file.startsWith('tests/paths/'))),
  )
  const asked = askedBy(graph, changed)
  // A rule that changes is told by its tags; a step that changes, by who writes it.
  const written = builtOn(
    graph,
    changed.filter((file) => STEP_CODE.test(file)),
  )
  return {
    tests: sorted([...[...reached].filter((file) => TEST.test(file)), ...near]),
    browserTests: sorted([...reached].filter((file) => BROWSER_TEST.test(file))),
    rules: sorted([...reached, ...asked].flatMap((file) => ruleOf(file) ?? [])),
    features: sorted(changed.filter((file) => FEATURE.test(file))),
    steps: sorted([...written].filter((file) => STEPS.test(file))),
  }
}

/** What a person reads of it before anything runs. */
export const reachInWords = (changed: readonly string[], reach: Reach): string =>
  [
    `${changed.length} archivos cambiados`,
    `${reach.tests.length} archivos de pruebas`,
    `${reach.browserTests.length} de navegador`,
    `${reach.rules.length} reglas con sus características`,
    `${reach.features.length} características`,
  ].join(' · ') + (changed.length <= 5 ? `\n${changed.map((file) => path.posix.normalize(file)).join('\n')}` : '')
