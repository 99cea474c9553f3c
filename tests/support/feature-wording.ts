/** What a product owner would not recognise in a feature, found by its shape. */
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import type { Feature, Scenario } from '@cucumber/messages'
import { parseFeature, scenariosOf } from '../../tools/manual/gherkin.ts'

const KINDS = ['@regla', '@flujo', '@mensaje'] as const
/** From this many scenarios that only differ in their figures and words, they are rows of one. */
const TOO_ALIKE = 3

/** Columns of the file with which many users are loaded: people write them. */
const FILE_COLUMNS: ReadonlySet<string> = new Set(['tipo_documento', 'numero_documento'])
const UNITS: ReadonlySet<string> = new Set(['mmHg', 'mL'])
const KEYS: ReadonlySet<string> = new Set(PERMISSIONS)

interface Shape {
  readonly why: string
  readonly pattern: RegExp
  /** True for what looks like it and is not, in that sentence. */
  readonly fine?: (found: string, sentence: string) => boolean
}

const WORD = String.raw`[\p{Ll}\d]`

const SHAPES: readonly Shape[] = [
  {
    why: 'es una palabra de programas',
    pattern:
      /(?<![\p{L}\d])(?:GET|POST|PUT|PATCH|DELETE|HTTPS?|JSON|CSS|HTML|API|endpoint|token|tokens|payload|headers?|cookies?|localStorage|websocket|socket|null|undefined|true|false|UUID|div|span|selector|idempotency-key)(?![\p{L}\d])/gu,
  },
  {
    why: 'es un código de respuesta',
    pattern: /(?:(?:c[óo]digo|respuesta|responde|estado|status|error)\s+|["«])[45]\d\d(?![\p{L}\d])/giu,
    // The error page shows its code: a person reads it.
    fine: (_, sentence) => /una falla|ve "Código 500"|"404 Not Found"/u.test(sentence),
  },
  { why: 'es un selector', pattern: /(?:^|[\s"«])(?:[.#][a-z][\w-]*|\[[a-z-]+=[^\]]*\])/gu },
  {
    why: 'es una ruta',
    pattern: /(?<=^|[\s"«])\/[\p{L}\d][^\s"»]*/gu,
    fine: (_, sentence) => /direcci[óo]n/u.test(sentence),
  },
  {
    why: 'es un nombre de campo',
    pattern: new RegExp(`(?<![\\p{L}\\d_@.])${WORD}+(?:_${WORD}+)+(?![\\p{L}\\d_]|\\.pdf)`, 'gu'),
    fine: (found) => FILE_COLUMNS.has(found),
  },
  {
    why: 'es un nombre de programa',
    pattern: /(?<![\p{L}\d_@./])[\p{Ll}\d]+(?:\.[\p{L}\d_]+)+(?![\p{L}\d_@-])/gu,
    fine: (found, sentence) =>
      KEYS.has(found) || /permiso/iu.test(sentence) || found.endsWith('.pdf') || /^(?:\d[\d.]*|n\.º)$/u.test(found),
  },
  {
    why: 'es un nombre de programa',
    pattern: /(?<![\p{L}\d_@./])\p{Ll}+\p{Lu}\p{L}*/gu,
    fine: (found, sentence) =>
      UNITS.has(found) || [...KEYS].some((key) => key.startsWith(`${found}.`) && sentence.includes(key)),
  },
]

/** The words of a sentence that its reader would not know, each with why; `around` is where it is read, itself unless told. */
export const strangeWords = (sentence: string, around: string = sentence): readonly string[] =>
  SHAPES.flatMap(({ why, pattern, fine }) =>
    [...sentence.matchAll(pattern)]
      .map(([found]) => found.replace(/^["«\s]/u, ''))
      .filter((found) => fine?.(found, around) !== true)
      .map((found) => `«${found}» ${why}`),
  )

interface Sentence {
  readonly line: number
  readonly text: string
  readonly around: string
}

/** Everything that is read of a scenario: its name, its steps with their tables, and the examples, which are read in its steps. */
const sentencesOf = ({ name, location, steps, examples }: Scenario): readonly Sentence[] => {
  const whole = steps.map(({ text }) => text).join(' ')
  const rows = [
    ...steps.flatMap(({ dataTable }) => dataTable?.rows ?? []),
    ...examples.flatMap(({ tableHeader, tableBody }) => [...(tableHeader ? [tableHeader] : []), ...tableBody]),
  ]
  return [
    { line: location.line, text: name, around: name },
    ...steps.map((step) => ({ line: step.location.line, text: step.text, around: step.text })),
    ...rows.flatMap((row) =>
      row.cells.map(({ value }) => ({ line: row.location.line, text: value, around: `${whole} ${value}` })),
    ),
  ]
}

const skeleton = ({ steps }: Scenario): string =>
  steps.map(({ text }) => text.replaceAll(/"[^"]*"/gu, '""').replaceAll(/\d+/gu, '0')).join('\n')

const repeated = (uri: string, feature: Feature): readonly string[] => {
  const alike = Map.groupBy(
    scenariosOf(feature).filter(({ scenario }) => scenario.steps.every(({ dataTable }) => dataTable === undefined)),
    ({ scenario, rule }) => `${rule?.name}\n${scenario.tags.map(({ name }) => name).join(' ')}\n${skeleton(scenario)}`,
  )
  return [...alike.values()]
    .filter((group) => group.length >= TOO_ALIKE)
    .map(
      (group) => `${uri}:${group[0]?.scenario.location.line}: ${group.length} escenarios iguales: hágalos filas de uno`,
    )
}

/** What is wrong in a feature, one sentence each with its place. */
export const complaints = (uri: string, text: string): readonly string[] => {
  const feature = parseFeature(text)
  const told = feature.description.trim() === '' ? [`${uri}: no dice para quién ni por qué`] : []
  const each = scenariosOf(feature).flatMap(({ scenario, rule }) => {
    const tags = [...feature.tags, ...(rule?.tags ?? []), ...scenario.tags].map(({ name }) => name)
    const place = `${uri}:${scenario.location.line}`
    return [
      ...(tags.some((tag) => KINDS.some((kind) => kind === tag)) ? [] : [`${place}: no tiene ${KINDS.join(', ni ')}`]),
      ...sentencesOf(scenario).flatMap(({ line, text: words, around }) =>
        strangeWords(words, around).map((complaint) => `${uri}:${line}: ${complaint}`),
      ),
    ]
  })
  return [...told, ...each, ...repeated(uri, feature)]
}
