/** The report of a run of the features: one page that needs nothing else, to be attached to a case. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { REPORT_STYLE } from '../rules/report-style.ts'
import type { Failure, ModuleSummary, Summary } from './summary.ts'
import { whereRun } from './where-run.ts'

const MS = 1000
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign)
const seconds = (ms: number): string => `${(ms / MS).toFixed(1).replace('.', ',')} s`

const bogota = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Bogota' })
const stamp = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Bogota' })

const facts = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl>${pairs.map(([name, text]) => `<dt>${safe(name)}</dt><dd>${safe(text)}</dd>`).join('')}</dl>`

const failed = ({ feature, scenario, place, step, why }: Failure): string => `<article>
<h3>${safe(feature)}: ${safe(scenario)}</h3>
${facts([
  ['Paso', step],
  ['Se esperaba otra cosa', why === '' ? 'sin explicación' : why],
])}
<p class="donde">${safe(place)}</p>
</article>`

const row = ({ module, passed, failed: bad, ms }: ModuleSummary): string =>
  `<tr class="${bad === 0 ? 'bien' : 'falla'}"><td data-t="Resultado"><span class="estado">${bad === 0 ? 'bien' : 'FALLA'}</span></td>
<th scope="row">${safe(module)}</th><td data-t="Pasaron" class="n">${passed}</td><td data-t="Fallaron" class="n">${bad}</td>
<td data-t="Tiempo" class="n">${seconds(ms)}</td></tr>`

interface FeaturesRun {
  /** What was asked, to ask it again. */
  readonly args: readonly string[]
  readonly ms: number
}

const featuresPage = ({ modules, failures }: Summary, { args, ms }: FeaturesRun, at: Date): string => {
  const passed = modules.reduce((sum, module) => sum + module.passed, 0)
  const bad = modules.reduce((sum, module) => sum + module.failed, 0)
  const verdict = bad === 0 ? 'Ningún caso falla' : `Fallan ${bad} de ${passed + bad} casos`
  const asked = args.filter((one, place) => one !== '--report' && args[place - 1] !== '--report')
  const quoted = asked.map((one) => (/\s/u.test(one) ? `"${one}"` : one))
  return `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Características de Cauce: ${safe(verdict)}</title><style>${REPORT_STYLE}</style></head><body><main>
<header><h1>${safe(verdict)}</h1>
<p>Características de Cauce, el ${bogota.format(at)}</p>
<dl class="cifras"><dt>Casos</dt><dd>${passed + bad}</dd><dt>Pasaron</dt><dd>${passed}</dd><dt>Fallaron</dt><dd>${bad}</dd>
<dt>Tiempo</dt><dd>${seconds(ms)}</dd></dl>
${facts(whereRun())}
<p>Para repetirla:</p><pre>${safe(['npm run features', ...(quoted.length === 0 ? [] : ['--', ...quoted])].join(' '))}</pre></header>
${failures.map(failed).join('\n')}
<section><h2>Por módulo</h2><table><thead><tr><th scope="col">Resultado</th><th scope="col">Módulo</th>
<th scope="col" class="n">Pasaron</th><th scope="col" class="n">Fallaron</th><th scope="col" class="n">Tiempo</th></tr></thead>
<tbody>${modules.map(row).join('\n')}</tbody></table></section></main></body></html>
`
}

/** Writes the page into `folder` and answers where it is. */
export const writeFeaturesReport = (folder: string, summary: Summary, run: FeaturesRun): string => {
  const at = new Date()
  const file = path.join(folder, `caracteristicas-${stamp.format(at).replace(' ', '-').replaceAll(':', '')}.html`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, featuresPage(summary, run, at))
  return file
}
