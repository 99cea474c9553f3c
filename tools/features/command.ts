/** `npm run features`: runs what is asked, keeps its report and says how it went. */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { REPORTS } from '../manual/feature-results.ts'
import { writeFeaturesReport } from './report.ts'
import { stampReport } from './stamp.ts'
import { HELP, isWhole, type Options, readOptions } from './options.ts'
import { readEnvelopes, summarise } from './summary.ts'
import { progressLine, summaryLines } from './words.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const CUCUMBER = path.join(ROOT, 'node_modules/@cucumber/cucumber/bin/cucumber.js')
const WEB = path.join(ROOT, 'apps/web/dist/index.html')
const NOT_MODULES = new Set(['pasos', 'soporte'])
const PART = 'parcial-'
const KEPT_PARTS = 20

const ALL_GOOD = 0
const SOMETHING_FAILED = 1
const NOT_UNDERSTOOD = 2

type Kind = 'servidor' | 'navegador'

/** How the command speaks and with what it runs. */
interface Voice {
  readonly say: (line: string) => void
  /** A line that the next one replaces. */
  readonly show: (line: string) => void
}

const modulesOf = (root: string): readonly string[] =>
  readdirSync(path.join(root, 'features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_MODULES.has(entry.name))
    .map(({ name }) => name)
    .toSorted()

/** What Cucumber is asked: everything of a kind, or what was chosen of it. */
export const cucumberArguments = ({ modules, tags, name }: Options, kind: Kind, html: string): readonly string[] => {
  const own = kind === 'navegador' ? '@navegador' : 'not @navegador'
  const places = modules.length === 0 ? ['features/**/*.feature'] : modules.map((one) => `features/${one}/**/*.feature`)
  return [
    '-p',
    'seleccion',
    '--format',
    'message',
    '--format',
    `html:${html}`,
    '--tags',
    tags === null ? own : `${own} and (${tags})`,
    ...(name === null ? [] : ['--name', name.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)]),
    ...places,
  ]
}

/** A part never takes the place of a whole run; a whole run makes the parts before it useless. */
const reportName = (kind: Kind, whole: boolean): string => (whole ? kind : `${PART}${kind}-${Date.now()}`)

const dropParts = (keep: number): void => {
  const parts = readdirSync(REPORTS).filter((file) => file.startsWith(PART))
  const stems = [...new Set(parts.map((file) => file.replace(/\.(?:ndjson|html|sello\.json)$/u, '')))].toSorted(
    (a, b) => Number(a.split('-').at(-1)) - Number(b.split('-').at(-1)),
  )
  for (const stem of stems.slice(0, Math.max(0, stems.length - keep))) {
    for (const end of ['ndjson', 'html', 'sello.json']) rmSync(path.join(REPORTS, `${stem}.${end}`), { force: true })
  }
}

/** Runs one kind; the messages go to their file while they are read here. */
const runKind = (options: Options, kind: Kind, file: string, { show }: Voice): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CUCUMBER, ...cucumberArguments(options, kind, `${file}.html`)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const kept = createWriteStream(`${file}.ndjson`)
    let done = 0
    const broken = new Set<string>()
    createInterface({ input: child.stdout }).on('line', (line) => {
      kept.write(`${line}\n`)
      if (line.startsWith('{"testCaseFinished"')) done += 1
      const failed = /^\{"testStepFinished":\{"testCaseStartedId":"(?<id>[^"]+)".*"status":"(?!PASSED|SKIPPED)/u.exec(
        line,
      )
      if (failed) broken.add(failed.groups?.['id'] ?? '')
      if (done > 0) show(progressLine(done, broken.size, kind))
    })
    child.once('error', reject)
    child.once('close', () => kept.end(() => resolve()))
  })

const runAll = async (options: Options, args: readonly string[], voice: Voice): Promise<number> => {
  const kinds: readonly Kind[] = options.browser ? ['servidor', 'navegador'] : ['servidor']
  if (options.browser && !existsSync(WEB)) {
    voice.say('Falta construir la web para las del navegador: npm run build. Sin ellas: --sin-navegador')
    return NOT_UNDERSTOOD
  }
  mkdirSync(REPORTS, { recursive: true })
  const whole = isWhole(options)
  const start = Date.now()
  const files: string[] = []
  for (const kind of kinds) {
    const file = path.join(REPORTS, reportName(kind, whole))
    files.push(file)
    stampReport(`${file}.ndjson`)
    await runKind(options, kind, file, voice)
  }
  const messages = files.flatMap((file) => readEnvelopes(readFileSync(`${file}.ndjson`, 'utf8')))
  const summary = summarise(messages)
  if (summary.modules.length === 0) {
    voice.say('Ningún escenario es así. Lo que se puede pedir: npm run features -- --help')
    return NOT_UNDERSTOOD
  }
  const ms = Date.now() - start
  for (const line of summaryLines(summary, ms)) voice.say(line)
  for (const file of files) voice.say(`Paso a paso: ${path.relative(ROOT, file)}.html`)
  if (options.report) {
    voice.say(
      `Informe: ${path.relative(ROOT, writeFeaturesReport(path.join(ROOT, 'informes'), summary, { args, ms }))}`,
    )
  }
  dropParts(whole && options.browser ? 0 : KEPT_PARTS)
  return summary.failures.length === 0 ? ALL_GOOD : SOMETHING_FAILED
}

/** Does what the arguments ask; the number with which the command ends. */
export const runFeaturesCommand = async (args: readonly string[], voice: Voice): Promise<number> => {
  const options = readOptions(args, modulesOf(ROOT))
  if (typeof options === 'string') {
    voice.say(options)
    return NOT_UNDERSTOOD
  }
  if (options.help) {
    voice.say(HELP)
    return ALL_GOOD
  }
  return runAll(options, args, voice)
}
