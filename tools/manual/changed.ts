/** What changed for a reader between two versions of the repository: scenarios, rules and sentences. */
import { parseFeature, rowsOf, scenariosOf } from './gherkin.ts'

interface Change {
  /** What it is of: a feature, a module. */
  readonly of: string
  readonly name: string
  /** Null: it was not there. */
  readonly before: string | null
  /** Null: it is gone. */
  readonly after: string | null
}

type Texts = ReadonlyMap<string, string>

const compared = (before: Texts, after: Texts): readonly Change[] =>
  [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((key) => {
    const [of = '', name = ''] = key.split('\n')
    const change = { of, name, before: before.get(key) ?? null, after: after.get(key) ?? null }
    return change.before === change.after ? [] : [change]
  })

/** Each scenario as it is read: its steps, and the rows of its examples. */
const scenarioTexts = (features: Texts): Texts =>
  new Map(
    [...features.values()].flatMap((text) => {
      const feature = parseFeature(text)
      const lines = text.split('\n')
      return scenariosOf(feature).map(({ scenario }) => {
        const [last = scenario.location.line] = rowsOf(scenario).toReversed()
        const end = Math.max(
          last,
          ...scenario.steps.flatMap(({ location, dataTable }) => [
            location.line,
            ...(dataTable?.rows ?? []).map((row) => row.location.line),
          ]),
        )
        const own = lines.slice(scenario.location.line, end).map((line) => line.trim().replaceAll(/\s+/gu, ' '))
        return [`${feature.name}\n${scenario.name}`, own.filter((line) => line !== '').join('\n')] as const
      })
    }),
  )

export const changedScenarios = (before: Texts, after: Texts): readonly Change[] =>
  compared(scenarioTexts(before), scenarioTexts(after))

/** Lines `- \`name\`: text` of a page that is written from the code, below their heading. */
const namedLines = (page: string): Texts => {
  const found = new Map<string, string>()
  let heading = ''
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3)
    const { name, text } = /^- `(?<name>[^`]+)`: (?<text>.*)$/u.exec(line)?.groups ?? {}
    if (name !== undefined && text !== undefined) found.set(`${heading}\n${name}`, text)
  }
  return found
}

/** Messages, names and dates that a person reads. */
export const changedSentences = (before: string, after: string): readonly Change[] =>
  compared(namedLines(before), namedLines(after))

/** Sentence, source and messages of each rule, by its file and its function, from the table of its module. */
const ruleTexts = (page: string): Texts => {
  const found = new Map<string, string>()
  let heading = ''
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) heading = line.slice(3)
    const [, rule, source, messages = '', place = ''] = line.split(/(?<!\\)\|/u).map((cell) => cell.trim())
    const { file, name } = /\[(?<file>[^\]]+)\].*`(?<name>[^`]+)`/u.exec(place)?.groups ?? {}
    if (file === undefined || name === undefined || rule === undefined) continue
    const told = messages === '' ? [] : messages.split('<br>')
    found.set(`${heading}\n${name} (${file})`, [rule, `Fuente: ${source ?? ''}`, ...told].join('\n'))
  }
  return found
}

export const changedRules = (before: string, after: string): readonly Change[] =>
  compared(ruleTexts(before), ruleTexts(after))

interface Compared {
  readonly from: string
  readonly to: string
  readonly groups: readonly { readonly title: string; readonly changes: readonly Change[] }[]
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign)

const STYLE = `
:root { color-scheme: light dark; } body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.5rem; } h3 { font-size: 1rem; margin: 0; }
article { border-top: 1px solid; padding: .75rem 0; break-inside: avoid; } small { font-weight: 400; }
del, ins { display: block; white-space: pre-wrap; text-decoration: none; padding: .4rem .75rem; margin: .25rem 0; border-left: 4px solid; }
del { border-color: #cd4246; } ins { border-color: #238551; }
.firma { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem; margin-top: 3rem; break-inside: avoid; } .firma p { border-top: 1px solid; padding-top: .25rem; }`

const side = (tag: 'del' | 'ins', label: string, text: string | null): string =>
  text === null ? '' : `<${tag}><small>${label}</small>\n${safe(text)}</${tag}>`

const changeText = ({ of, name, before, after }: Change): string => {
  const kind = before === null ? 'nuevo' : after === null ? 'ya no está' : 'cambió'
  return `<article><h3>${safe(name)} <small>${safe(of)} · ${kind}</small></h3>
${side('del', 'Antes', before)}${side('ins', 'Ahora', after)}</article>`
}

/** One page that needs nothing else, made to be read, printed and signed. */
export const changedPage = ({ from, to, groups }: Compared, at: string): string => `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cauce: qué cambió de ${safe(from)} a ${safe(to)}</title><style>${STYLE}</style></head><body>
<h1>Qué cambió de ${safe(from)} a ${safe(to)}</h1>
<p>Escrito el ${safe(at)} con lo que dicen las características, las reglas y los mensajes en las dos versiones.</p>
<ul>${groups.map(({ title, changes }) => `<li>${title}: ${changes.length}</li>`).join('')}</ul>
${groups
  .filter(({ changes }) => changes.length > 0)
  .map(({ title, changes }) => `<section><h2>${title}</h2>${changes.map(changeText).join('\n')}</section>`)
  .join('\n')}
<section class="firma"><p>Quien acepta: nombre y firma</p><p>Fecha</p></section></body></html>
`
