/** The features of the product with how each scenario ended the last time that it ran. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Background, DataTable, Feature, Scenario, Step, Tag } from '@cucumber/messages'
import type { ManualFeature, ManualScenario, ManualStep } from '@cauce/contract/manuales'
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { codePrint } from '../features/stamp.ts'
import { lastRun, type Results, rowOutcomes, scenarioOutcome, storedResults } from './feature-results.ts'
import { type PlacedScenario, parseFeature, rowsOf, scenariosOf } from './gherkin.ts'

const ROOT = path.join(import.meta.dirname, '../..')

const trimmed = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()

const cellsOf = ({ rows }: DataTable): readonly (readonly string[])[] =>
  rows.map(({ cells }) => cells.map(({ value }) => value))

const stepOf = ({ keyword, text, dataTable, docString }: Step): ManualStep => ({
  palabra: keyword.trim(),
  texto: text,
  tabla: dataTable ? cellsOf(dataTable) : null,
  parrafo: docString?.content ?? null,
})

const backgroundOf = (node: {
  readonly children: readonly { readonly background?: Background }[]
}): readonly ManualStep[] => node.children.flatMap(({ background }) => (background ? background.steps.map(stepOf) : []))

const namesOf = (tags: readonly Tag[]): readonly string[] => tags.map(({ name }) => name)

const examplesOf = ({ examples }: Scenario): readonly (readonly string[])[] => {
  const heading = examples[0]?.tableHeader?.cells
  if (heading === undefined) return []
  const rows = examples.flatMap(({ tableBody }) => tableBody)
  return [heading, ...rows.map(({ cells }) => cells)].map((cells) => cells.map(({ value }) => value))
}

const scenarioOf = (
  uri: string,
  { tags }: Feature,
  { scenario, rule }: PlacedScenario,
  results: Results,
  print: string,
): ManualScenario => {
  const id = `${uri}:${scenario.location.line}`
  const rows = rowsOf(scenario)
  const last = lastRun(results, id, rows, print)
  return {
    id,
    nombre: scenario.name,
    etiquetas: [...new Set([...namesOf(tags), ...namesOf(rule?.tags ?? []), ...namesOf(scenario.tags)])],
    regla: rule?.name ?? null,
    // What a rule says before all its scenarios is read with each of them.
    pasos: [...(rule ? backgroundOf(rule) : []), ...scenario.steps.map(stepOf)],
    ejemplos: examplesOf(scenario),
    resultado: scenarioOutcome(results, id, rows),
    ...(scenario.examples.length === 0 ? {} : { filas: rowOutcomes(results, id, rows) }),
    ...(last === null
      ? {}
      : { corrida: { cuando: formatDateTime(last.at), version: last.version, vigente: last.current } }),
  }
}

/** A feature of the manual: its text, and what the runs say of it. */
export const manualFeature = (uri: string, text: string, results: Results, print: string): ManualFeature => {
  const feature = parseFeature(text)
  return {
    id: uri,
    modulo: uri.split('/')[1] ?? '',
    nombre: feature.name,
    descripcion: trimmed(feature.description),
    etiquetas: namesOf(feature.tags),
    antecedentes: backgroundOf(feature),
    escenarios: scenariosOf(feature).map((placed) => scenarioOf(uri, feature, placed, results, print)),
  }
}

/** Every text of `features/`, by its path from the root. */
export const featureTexts = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('features/**/*.feature', { cwd: ROOT })
      .map((file) => file.split(path.sep).join('/'))
      .toSorted()
      .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const),
  )

export const manualFeatures = (): readonly ManualFeature[] => {
  const texts = featureTexts()
  const results = storedResults((uri) => texts.get(uri) ?? null)
  const print = codePrint()
  return [...texts].map(([uri, text]) => manualFeature(uri, text, results, print))
}
