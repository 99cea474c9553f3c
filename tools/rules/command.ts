/** `npm run rules`: reads what is asked, runs it and says how it went. */
import path from 'node:path'
import { writeReport } from './report.ts'
import { chooseRules, findRules, nearest } from './find-rules.ts'
import { HELP, readOptions, type Options } from './options.ts'
import { openPool, type Pool } from './pool.ts'
import { casesOf, isBroken, runRule, type RuleFile, type RuleResult } from './run-rule.ts'
import { counted, failureLines, figure, ruleLine, seconds, totalsLine, totalsOf } from './words.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const NEAREST = 5
const EVERYTHING_GOOD = 0
const SOMETHING_FAILED = 1
const NOT_UNDERSTOOD = 2
const NOT_LOOKED_AT = 'Los mensajes no se miran aquí: npm run features -- --etiqueta @mensaje'
const CANCELLED = 130

/** Where the command reads and writes. */
export interface Place {
  readonly properties: string
  readonly sources: string
  readonly reports: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
  /** A line that the next one replaces; nothing where it would only fill a file. */
  readonly show: (line: string) => void
  /** Calls back when the person stops the command. */
  readonly onStop: (stop: () => void) => void
}

export const HERE = {
  properties: path.join(ROOT, 'tests/properties'),
  sources: path.join(ROOT, 'packages/domain/src'),
  reports: path.join(ROOT, 'informes'),
}

const wantedRules = (
  rules: readonly RuleFile[],
  { rule, path: casePath, property }: Options,
): readonly RuleFile[] | string => {
  const chosen = rule === undefined ? rules : chooseRules(rules, rule)
  if (chosen.length === 0) {
    const names = nearest(rules, rule ?? '', NEAREST).map((name) => `  ${name}`)
    return [`No hay una regla «${rule}». Las que más se parecen:`, ...names, 'Todas: npm run rules -- --list'].join(
      '\n',
    )
  }
  if (chosen.length > 1 && (casePath !== undefined || property !== undefined)) {
    return `--path y --property son de una sola regla, y «${rule ?? 'todas'}» son ${chosen.length}: escriba el nombre completo.`
  }
  return chosen
}

const list = async (rules: readonly RuleFile[], detailed: boolean, pool: Pool, say: Place['say']): Promise<number> => {
  for (const { name, file, sentence } of rules) {
    say(sentence === '' ? name : `${name}: ${sentence}`)
    if (!detailed) continue
    const opened = await pool.ask({ kind: 'open', file })
    if (opened.kind === 'opened') opened.cases.forEach(({ title }, index) => say(`  ${index + 1}. ${title}`))
  }
  say(counted(rules.length, 'archivo de propiedades', 'archivos de propiedades'))
  return EVERYTHING_GOOD
}

const progress = (result: RuleResult): string => {
  const wanted = result.properties.reduce((sum, property) => sum + property.wanted, 0)
  return `  …    ${result.rule.name}: ${figure(casesOf(result))} de ${figure(wanted)} casos, ${seconds(result.ms)}`
}

const tell = (result: RuleResult, say: Place['say']) => {
  say(ruleLine(result))
  const failures = result.properties
    .map((property) => failureLines(result, property))
    .filter(({ length }) => length > 0)
  const unreadable = result.unreadable === null ? [] : [[`No se pudo probar: ${result.unreadable}`]]
  for (const lines of [...unreadable, ...failures]) {
    const indented = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`)
    say(['', ...indented, ''].join('\n'))
  }
}

const runAll = async (rules: readonly RuleFile[], options: Options, pool: Pool, place: Place): Promise<number> => {
  const { say, show } = place
  const start = performance.now()
  const results = new Map<string, RuleResult>()
  const stop = new AbortController()
  const stopped = new Promise<void>((settle) => {
    stop.signal.addEventListener('abort', () => settle())
  })
  place.onStop(() => stop.abort())
  say(`Semilla ${options.seed} · ${casesAsked(options)} · ${counted(pool.size, 'procesador', 'procesadores')}`)

  const waiting = [...rules]
  const line = async (): Promise<void> => {
    for (let rule = waiting.shift(); rule !== undefined && !stop.signal.aborted; rule = waiting.shift()) {
      const result = await runRule(rule, options, pool, (now) => {
        results.set(now.rule.name, now)
        if (!stop.signal.aborted) show(progress(now))
      })
      if (!stop.signal.aborted) tell(result, say)
    }
  }
  // Two rules at once keep the processors busy while one of them ends; a long one is shared by itself.
  await Promise.race([Promise.all(Array.from({ length: pool.size }, line)), stopped])
  const cancelled = stop.signal.aborted
  show('')
  const done = [...results.values()].toSorted((one, other) => (one.rule.name < other.rule.name ? -1 : 1))
  const ms = performance.now() - start
  if (cancelled) {
    const halfway = done.filter(({ finished }) => !finished)
    for (const result of halfway) say(ruleLine(result))
    const whole = done.length - halfway.length
    say(`\nDetenida: ${figure(whole)} de ${counted(rules.length, 'regla', 'reglas')} hasta el final.`)
  }
  say(`\n${NOT_LOOKED_AT}\n${totalsLine(totalsOf(done), ms, options.seed)}`)
  if (options.report) say(`Informe: ${writeReport(place.reports, done, { options, ms, cancelled })}`)
  if (cancelled) return CANCELLED
  return done.some(isBroken) ? SOMETHING_FAILED : EVERYTHING_GOOD
}

const casesAsked = ({ runs, perProperty, path: casePath }: Options): string => {
  if (casePath !== undefined) return 'un solo caso'
  return runs === null ? `${figure(perProperty)} casos de cada propiedad` : `${figure(runs)} casos de cada regla`
}

/** Runs the command; answers what it leaves with. */
export const runRulesCommand = async (args: readonly string[], place: Place): Promise<number> => {
  const options = readOptions(args, place.env)
  if ('wrong' in options) {
    place.say(options.wrong)
    return NOT_UNDERSTOOD
  }
  if (options.help) {
    place.say(HELP)
    return EVERYTHING_GOOD
  }
  const rules = wantedRules(findRules(place.properties, place.sources), options)
  if (typeof rules === 'string') {
    place.say(rules)
    return NOT_UNDERSTOOD
  }
  const pool = openPool()
  try {
    if (options.list) return await list(rules, options.rule !== undefined, pool, place.say)
    return await runAll(rules, options, pool, place)
  } finally {
    await pool.close()
  }
}
