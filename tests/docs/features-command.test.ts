/** `npm run features`: what it understands, what it tells of a run, and what the manual takes from its reports. */
import { describe, expect, it } from 'vitest'
import { cucumberArguments } from '../../tools/features/command.ts'
import { isWhole, type Options, readOptions } from '../../tools/features/options.ts'
import { readEnvelopes, summarise } from '../../tools/features/summary.ts'
import { summaryLines } from '../../tools/features/words.ts'
import { lastRun, newest, readRun, rowOutcomes, scenarioOutcome } from '../../tools/manual/feature-results.ts'
import { fromKept, toKeep } from '../../tools/manual/kept-results.ts'
import { manualFeature, manualFeatures } from '../../tools/manual/features.ts'
import { parseFeature, rowsOf, scenariosOf } from '../../tools/manual/gherkin.ts'

const MODULES = ['chat', 'incapacidades']
const read = (...args: readonly string[]): Options | string => readOptions(args, MODULES)

const URI = 'features/chat/uno.feature'
const TEXT = `# language: es
@regla
Característica: Hablar
  Para entenderse.

  Antecedentes:
    Dado que hay dos personas

  Regla: Se habla

    Antecedentes:
      Y que se conocen

    @mensaje
    Escenario: Una dice algo
      Cuando dice "Hola"
      Entonces la otra lo oye

    Esquema del escenario: Dice <qué>
      Cuando dice "<qué>"

      Ejemplos:
        | qué  |
        | Sí   |
        | No   |
`

interface Row {
  readonly scenario: string
  readonly line: number
  readonly status: string
  readonly at: number
}

/** A report such as Cucumber leaves, of the scenarios of the text with those ids and ends. */
const report = (text: string, rows: readonly Row[]): string => {
  const feature = parseFeature(text)
  const lines: object[] = [
    { source: { uri: URI, data: text, mediaType: 'text/x.cucumber.gherkin+plain' } },
    { gherkinDocument: { uri: URI, feature, comments: [] } },
  ]
  for (const [index, { scenario, line, status, at }] of rows.entries()) {
    const found = scenariosOf(feature).find((one) => one.scenario.name === scenario)?.scenario
    const step = found?.steps[0]
    lines.push(
      {
        pickle: {
          id: `p${index}`,
          uri: URI,
          name: scenario,
          language: 'es',
          tags: [],
          location: { line, column: 5 },
          astNodeIds: [found?.id, ...(line === found?.location.line ? [] : ['fila'])],
          steps: [{ id: `ps${index}`, text: step?.text, astNodeIds: [step?.id] }],
        },
      },
      {
        testCase: {
          id: `c${index}`,
          pickleId: `p${index}`,
          testSteps: [{ id: `t${index}`, pickleStepId: `ps${index}` }],
        },
      },
      {
        testCaseStarted: { id: `s${index}`, testCaseId: `c${index}`, attempt: 0, timestamp: { seconds: at, nanos: 0 } },
      },
      {
        testStepFinished: {
          testCaseStartedId: `s${index}`,
          testStepId: `t${index}`,
          timestamp: { seconds: at + 1, nanos: 0 },
          testStepResult: {
            status,
            duration: { seconds: 1, nanos: 0 },
            message: status === 'FAILED' ? 'AssertionError: Se oyó: nada\n    at file:///x.ts:1' : undefined,
          },
        },
      },
      {
        testCaseFinished: {
          testCaseStartedId: `s${index}`,
          willBeRetried: false,
          timestamp: { seconds: at + 2, nanos: 0 },
        },
      },
    )
  }
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"testCaseFin`
}

const SPOKEN = { scenario: 'Una dice algo', line: 15 }
const YES = { scenario: 'Dice <qué>', line: 24 }
const NO = { scenario: 'Dice <qué>', line: 25 }

const current = () => TEXT

const PRINT = 'la de hoy'
const TODAY = { version: '2.0.2', commit: 'abc', changed: false, print: PRINT }
const BEFORE = { version: '2.0.1', commit: 'abd', changed: false, print: 'otra' }

/** How each scenario of the text ended, as those reports say. */
const outcomes = (...reports: readonly string[]) => {
  const results = newest(reports.map((one) => readRun(one, current)))
  return scenariosOf(parseFeature(TEXT)).map(({ scenario }) =>
    scenarioOutcome(results, `${URI}:${scenario.location.line}`, rowsOf(scenario)),
  )
}

describe('what is asked of the command', () => {
  it('is everything when nothing is said', () => {
    const options = read()
    expect(options).toEqual({ modules: [], tags: null, name: null, browser: true, report: false, help: false })
    expect(typeof options !== 'string' && isWhole(options)).toBe(true)
  })

  it('is the sum of what is said', () => {
    const options = read('--modulo', 'chat,incapacidades', '--etiqueta=@mensaje', '--nombre', 'días', '--sin-navegador')
    expect(options).toEqual({
      modules: ['chat', 'incapacidades'],
      tags: '(@mensaje)',
      name: 'días',
      browser: false,
      report: false,
      help: false,
    })
    expect(typeof options !== 'string' && isWhole(options)).toBe(false)
  })

  it.each([
    [['--modulo', 'nada'], 'No hay un módulo «nada». Los que hay: chat, incapacidades.'],
    [['--rapido'], 'No se conoce --rapido.'],
    [['chat'], 'No se entiende «chat». Para un módulo: --modulo chat'],
    [['--etiqueta', 'mensaje'], 'Una etiqueta empieza por @: --etiqueta @mensaje'],
    [['--nombre'], '--nombre necesita un valor.'],
  ])('%j is not understood, and it is said', (args, sentence) => {
    expect(read(...args)).toContain(sentence)
  })

  it('becomes what Cucumber takes: words are not patterns', () => {
    const options: Options = {
      modules: ['chat'],
      tags: '(@mensaje)',
      name: '¿30?',
      browser: true,
      report: false,
      help: false,
    }
    const args = cucumberArguments(options, 'navegador', 'x.html')
    expect(args).toContain('@navegador and ((@mensaje))')
    expect(args).toContain(String.raw`¿30\?`)
    expect(args.at(-1)).toBe('features/chat/**/*.feature')
    expect(cucumberArguments(options, 'servidor', 'x.html')).toContain('not @navegador and ((@mensaje))')
  })
})

describe('what is told of a run', () => {
  const run = report(TEXT, [
    { ...SPOKEN, status: 'PASSED', at: 100 },
    { ...YES, status: 'FAILED', at: 110 },
  ])
  const summary = summarise(readEnvelopes(run))

  it('counts by module, with its time', () => {
    expect(summary.modules).toEqual([{ module: 'chat', passed: 1, failed: 1, ms: 4000 }])
  })

  it('says the scenario, the step, what was expected and where it is written', () => {
    expect(summary.failures).toEqual([
      {
        feature: 'Hablar',
        scenario: 'Dice <qué>',
        step: 'dice "<qué>"',
        place: `${URI}:20, fila 24`,
        why: 'Se oyó: nada',
      },
    ])
    const lines = summaryLines(summary, 5000)
    expect(lines.join('\n')).toContain('Fallaron 1 de 2 casos.')
    expect(lines.join('\n')).toContain(`Está en: ${URI}:20`)
  })
})

describe('what the manual takes from the reports', () => {
  it('is nothing where nothing ran', () => {
    expect(outcomes()).toEqual([null, null])
    expect(outcomes(report(TEXT, [{ ...SPOKEN, status: 'SKIPPED', at: 1 }]))).toEqual([null, null])
  })

  it('is good when all the rows passed, and not while one did not run', () => {
    const yes = { ...YES, status: 'PASSED', at: 1 }
    expect(outcomes(report(TEXT, [yes]))).toEqual([null, null])
    expect(outcomes(report(TEXT, [yes, { ...NO, status: 'PASSED', at: 2 }]))).toEqual([null, 'paso'])
    expect(outcomes(report(TEXT, [yes, { ...NO, status: 'FAILED', at: 2 }]))).toEqual([null, 'fallo'])
  })

  it('is the newest, wherever it was written', () => {
    const whole = report(TEXT, [{ ...SPOKEN, status: 'FAILED', at: 10 }])
    const part = report(TEXT, [{ ...SPOKEN, status: 'PASSED', at: 20 }])
    expect(outcomes(whole, part)[0]).toBe('paso')
    expect(outcomes(part, whole)[0]).toBe('paso')
  })

  it('does not count what ran of another text', () => {
    expect(outcomes(report(TEXT.replace('Hola', 'Adiós'), [{ ...SPOKEN, status: 'PASSED', at: 1 }]))[0]).toBeNull()
  })

  it('is of the code on which it ran, row by row', () => {
    const runOn = (stamp: typeof TODAY | null, row: typeof YES, at: number) =>
      readRun(report(TEXT, [{ ...row, status: 'PASSED', at }]), current, stamp)
    const id = `${URI}:${scenariosOf(parseFeature(TEXT))[1]?.scenario.location.line ?? 0}`
    const rows = [YES.line, NO.line]
    const last = (...runs: Parameters<typeof newest>[0]) => lastRun(newest(runs), id, rows, PRINT)
    expect(last(runOn(TODAY, YES, 10), runOn(TODAY, NO, 20))).toMatchObject({ version: '2.0.2', current: true })
    expect(last(runOn(BEFORE, YES, 10), runOn(TODAY, NO, 20))).toMatchObject({ version: '2.0.1', current: false })
    expect(last(runOn(null, YES, 10), runOn(null, NO, 20))).toMatchObject({ version: '', current: false })
    const half = newest([runOn(TODAY, YES, 10)])
    expect(lastRun(half, id, rows, PRINT)).toBeNull()
    expect(rowOutcomes(half, id, rows)).toEqual(['paso', null])
  })

  it('travels with the repository as long as the text is the same, and only what ran on that code', () => {
    const ran = newest([
      readRun(report(TEXT, [{ ...YES, status: 'PASSED', at: 10 }]), current, TODAY),
      readRun(report(TEXT, [{ ...SPOKEN, status: 'PASSED', at: 5 }]), current, BEFORE),
    ])
    const kept = toKeep(ran, new Map([[URI, TEXT]]), TODAY)
    const rows = fromKept(kept, current).rows
    expect(rows.map(({ row, result }) => [row, result.outcome, result.stamp])).toEqual([[YES.line, 'paso', TODAY]])
    expect(
      newest([{ rows }])
        .get(rows[0]?.id ?? '')
        ?.get(YES.line),
    ).toEqual(ran.get(rows[0]?.id ?? '')?.get(YES.line))
    expect(fromKept(kept, () => `${TEXT}\n`).rows).toEqual([])
  })

  it('stands beside the whole scenario', () => {
    const results = newest([readRun(report(TEXT, [{ ...SPOKEN, status: 'PASSED', at: 1 }]), current)])
    const feature = manualFeature(URI, TEXT, results, PRINT)
    expect(feature).toMatchObject({ id: URI, modulo: 'chat', nombre: 'Hablar', descripcion: 'Para entenderse.' })
    expect(feature.antecedentes).toEqual([
      { palabra: 'Dado', texto: 'que hay dos personas', tabla: null, parrafo: null },
    ])
    expect(feature.escenarios[0]).toMatchObject({
      id: `${URI}:15`,
      regla: 'Se habla',
      etiquetas: ['@regla', '@mensaje'],
      resultado: 'paso',
      ejemplos: [],
    })
    expect(feature.escenarios[0]?.pasos.map(({ texto }) => texto)).toEqual([
      'que se conocen',
      'dice "Hola"',
      'la otra lo oye',
    ])
    expect(feature.escenarios[1]).toMatchObject({ ejemplos: [['qué'], ['Sí'], ['No']], resultado: null })
  })

  it('is of every scenario, each with an id of its own', () => {
    const ids = manualFeatures().flatMap(({ id, escenarios }) => escenarios.map((one) => [id, one.id] as const))
    expect(ids.length).toBeGreaterThan(800)
    expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length)
    expect(ids.filter(([feature, id]) => !id.startsWith(`${feature}:`))).toEqual([])
  })
})
