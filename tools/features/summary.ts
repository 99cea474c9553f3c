/** What a run of the features did, from the messages that Cucumber wrote while it ran. */
import { type Envelope, parseEnvelope, type Pickle, TestStepResultStatus, type Timestamp } from '@cucumber/messages'

export interface ModuleSummary {
  readonly module: string
  readonly passed: number
  readonly failed: number
  readonly ms: number
}

export interface Failure {
  readonly feature: string
  readonly scenario: string
  /** `features/chat/mensajes.feature:12`: where the step is written; of a row of examples, also which one. */
  readonly place: string
  readonly step: string
  /** What was expected, without the lines of the program. */
  readonly why: string
}

export interface Summary {
  readonly modules: readonly ModuleSummary[]
  readonly failures: readonly Failure[]
}

const MS = 1000
const NANOS = 1_000_000
const instant = ({ seconds, nanos }: Timestamp): number => seconds * MS + nanos / NANOS

/** Made from a row of examples: it names its scenario and its row. */
const isRow = ({ astNodeIds }: Pickle): boolean => astNodeIds.length > 1
const moduleOf = ({ uri }: Pickle): string => uri.split('/')[1] ?? uri

/** The message of an assertion, up to where the program was. */
const words = (message: string | undefined): string => {
  const lines = (message ?? '').split('\n')
  const stack = lines.findIndex((line) => /^\s+at\s/u.test(line))
  const said = (stack === -1 ? lines : lines.slice(0, stack)).join('\n').trim()
  return IN_SPANISH.reduce((text, [program, person]) => text.replaceAll(program, person), said)
}

/** What the library of assertions says in its own words. */
const IN_SPANISH: readonly (readonly [RegExp, string])[] = [
  [/^AssertionError(?: \[ERR_ASSERTION\])?: /gu, ''],
  [/Expected values to be strictly (?:deep-)?equal:/gu, 'Debían ser iguales:'],
  [/^\s*\+ (?:actual - expected|expected - actual)$/gmu, '(con +, lo que llegó; con -, lo que se esperaba)'],
]

const byId = <T, V>(items: readonly T[], pick: (item: T) => readonly [string, V] | null): ReadonlyMap<string, V> =>
  new Map(items.flatMap((item) => [pick(item)].filter((pair) => pair !== null)))

const NOT_WRITTEN = 'Ningún programa sabe hacer este paso.'

export const readEnvelopes = (text: string): readonly Envelope[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map(parseEnvelope)

/** Lines of the steps, by the ids that the texts have in the run. */
const stepLines = (messages: readonly Envelope[]): ReadonlyMap<string, number> => {
  const features = messages.flatMap(({ gherkinDocument }) => gherkinDocument?.feature ?? [])
  const children = features.flatMap((feature) =>
    feature.children.flatMap(({ rule, ...own }) => [own, ...(rule?.children ?? [])]),
  )
  const steps = children.flatMap(({ background, scenario }) => [
    ...(background?.steps ?? []),
    ...(scenario?.steps ?? []),
  ])
  return new Map(steps.map(({ id, location }) => [id, location.line]))
}

/** How each module went, and each failure. */
export const summarise = (messages: readonly Envelope[]): Summary => {
  const pickles = byId(messages, ({ pickle }) => (pickle ? [pickle.id, pickle] : null))
  const features = byId(messages, ({ gherkinDocument }) => [
    gherkinDocument?.uri ?? '',
    gherkinDocument?.feature?.name ?? '',
  ])
  const cases = byId(messages, ({ testCase }) => (testCase ? [testCase.id, testCase] : null))
  const starts = byId(messages, ({ testCaseStarted }) =>
    testCaseStarted ? [testCaseStarted.id, testCaseStarted] : null,
  )
  const broken = byId(messages, ({ testStepFinished: step }) =>
    step && ![TestStepResultStatus.PASSED, TestStepResultStatus.SKIPPED].includes(step.testStepResult.status)
      ? [step.testCaseStartedId, step]
      : null,
  )
  const lines = stepLines(messages)
  const modules = new Map<string, ModuleSummary>()
  const failures: Failure[] = []
  for (const { testCaseFinished: end } of messages) {
    const start = end && starts.get(end.testCaseStartedId)
    const testCase = start && cases.get(start.testCaseId)
    const pickle = testCase && pickles.get(testCase.pickleId)
    if (!end || !start || !testCase || !pickle || end.willBeRetried) continue
    const failed = broken.get(start.id)
    const module = moduleOf(pickle)
    const before = modules.get(module) ?? { module, passed: 0, failed: 0, ms: 0 }
    modules.set(module, {
      module,
      passed: before.passed + (failed ? 0 : 1),
      failed: before.failed + (failed ? 1 : 0),
      ms: before.ms + instant(end.timestamp) - instant(start.timestamp),
    })
    if (!failed) continue
    const stepId = testCase.testSteps.find(({ id }) => id === failed.testStepId)?.pickleStepId
    const step = pickle.steps.find(({ id }) => id === stepId)
    const line = lines.get(step?.astNodeIds[0] ?? '') ?? pickle.location?.line ?? 0
    failures.push({
      feature: features.get(pickle.uri) ?? '',
      scenario: pickle.name,
      place: `${pickle.uri}:${line}${isRow(pickle) ? `, fila ${pickle.location?.line ?? 0}` : ''}`,
      step: step?.text ?? 'Al preparar o al terminar el escenario',
      why:
        failed.testStepResult.status === TestStepResultStatus.UNDEFINED
          ? NOT_WRITTEN
          : words(failed.testStepResult.message),
    })
  }
  return { modules: [...modules.values()].toSorted((a, b) => a.module.localeCompare(b.module, 'es')), failures }
}
