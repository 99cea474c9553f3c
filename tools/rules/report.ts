/** The report of a run: one page that needs nothing else, for a screen or a phone, in the light or in the dark. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { whereRun } from '../features/where-run.ts'
import type { Options } from './options.ts'
import { REPORT_STYLE } from './report-style.ts'
import { casesOf, type PropertyResult, type RuleResult } from './run-rule.ts'
import { counted, figure, replayLine, seconds, stateOf, totalsOf } from './words.ts'

interface Run {
  readonly options: Options
  readonly ms: number
  readonly cancelled: boolean
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign] ?? sign)

const bogota = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Bogota' })
const stamp = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'America/Bogota' })

const CLASSES = { bien: 'bien', FALLA: 'falla', 'a medias': 'medias' } as const

const row = (result: RuleResult): string => {
  const state = stateOf(result)
  const name =
    state === 'FALLA' ? `<a href="#${safe(result.rule.name)}">${safe(result.rule.name)}</a>` : safe(result.rule.name)
  return `<tr class="${CLASSES[state]}">
<td data-t="Resultado"><span class="estado">${state}</span></td>
<th scope="row">${name}${result.rule.sentence === '' ? '' : `<small>${safe(result.rule.sentence)}</small>`}</th>
<td data-t="Propiedades" class="n">${figure(result.properties.length)}</td>
<td data-t="Casos" class="n">${figure(casesOf(result))}</td>
<td data-t="Tiempo" class="n">${seconds(result.ms)}</td></tr>`
}

const facts = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl>${pairs.map(([name, text]) => `<dt>${safe(name)}</dt><dd>${safe(text.trimStart())}</dd>`).join('')}</dl>`

const failed = (result: RuleResult, property: PropertyResult): string => {
  const { broken } = property
  if (broken === null) return ''
  const values = broken.values.map(({ name, text }) => [name, text] as const)
  return `<article>
<h3>${property.isProperty ? 'Propiedad' : 'Ejemplo'} ${property.place}: ${safe(property.title)}</h3>
${values.length === 0 ? '' : `<h4>El caso más sencillo que la rompe</h4>${facts(values)}`}
${facts([
  ['Se esperaba', broken.expected],
  ['Llegó', broken.received],
])}
${broken.differences.length === 0 ? '' : `<ul>${broken.differences.map((line) => `<li>${safe(line)}</li>`).join('')}</ul>`}
${broken.where === '' ? '' : `<p class="donde">${safe(broken.where)}</p>`}
<h4>Para repetir este caso</h4><pre>${safe(replayLine(result, property))}</pre>
</article>`
}

const failuresOf = (result: RuleResult): string => {
  const { rule, properties, unreadable } = result
  if (stateOf(result) !== 'FALLA') return ''
  return `<section id="${safe(rule.name)}"><h2>${safe(rule.name)}</h2>
${rule.sentence === '' ? '' : `<p>La regla dice: ${safe(rule.sentence)}</p>`}
${unreadable === null ? '' : `<p>No se pudo probar: ${safe(unreadable)}</p>`}
${properties.map((property) => failed(result, property)).join('')}</section>`
}

/** The page of a run: what failed first, then every rule. */
const pageOf = (results: readonly RuleResult[], { options, ms, cancelled }: Run, at: Date): string => {
  const { rules, good, bad, properties, cases } = totalsOf(results)
  const verdict = bad > 0 ? counted(bad, 'regla falla', 'reglas fallan') : 'Ninguna regla falla'
  const again = `npm run rules -- --seed ${options.seed}${options.rule === undefined ? '' : ` --rule "${options.rule}"`}${
    options.runs === null ? '' : ` --runs ${options.runs}`
  }`
  return `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reglas de Cauce: ${safe(verdict)}</title><style>${REPORT_STYLE}</style></head><body><main>
<header><h1>${safe(verdict)}</h1>
<p>Propiedades de las reglas de Cauce, el ${bogota.format(at)}${cancelled ? '; la prueba se detuvo antes de terminar' : ''}</p>
<dl class="cifras"><dt>Archivos</dt><dd>${figure(rules)}</dd><dt>Bien</dt><dd>${figure(good)}</dd><dt>Fallan</dt><dd>${figure(bad)}</dd>
<dt>Propiedades</dt><dd>${figure(properties)}</dd><dt>Casos</dt><dd>${figure(cases)}</dd><dt>Tiempo</dt><dd>${seconds(ms)}</dd>
<dt>Semilla</dt><dd>${options.seed}</dd></dl>
${facts(whereRun())}
<p>Para repetir esta prueba:</p><pre>${safe(again)}</pre></header>
${results.map(failuresOf).join('')}
<section><h2>Todas las reglas</h2><table><thead><tr><th scope="col">Resultado</th><th scope="col">Regla</th>
<th scope="col" class="n">Propiedades</th><th scope="col" class="n">Casos</th><th scope="col" class="n">Tiempo</th></tr></thead>
<tbody>${results.map(row).join('\n')}</tbody></table></section></main></body></html>
`
}

/** Writes the report into `folder` and answers where it is. */
export const writeReport = (folder: string, results: readonly RuleResult[], run: Run): string => {
  const at = new Date()
  const file = path.join(folder, `reglas-${stamp.format(at).replace(' ', '-').replaceAll(':', '')}.html`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, pageOf(results, run, at))
  return file
}
