/**
 * The written pages for the manual: guides, glossary and decisions. They are our own files, so their HTML is ours; what a page links to
 * inside the repository becomes `manual:` and a place of the manual, which whoever shows the page turns into an address.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ManualPage } from '@cauce/contract/manuales'
import { GUIDES } from '@cauce/machines/walks/guides'
import { Marked, type Tokens } from 'marked'

const root = path.join(import.meta.dirname, '../..')
const DOCS = 'docs'
const DECISIONS = 'docs/decisions'
const GLOSSARY = 'glossary'
const GLOSSARY_PLACE = 'glosario'
/** What the manual shows in a section of its own, and better. */
const SHOWN_ELSEWHERE = new Set(['rules', 'machines', 'sentences'])
/** Guides for who uses the product, in the order in which they are read; the others, in English, come after, by name. */
const FIRST = ['preguntas', 'qa', 'administracion', 'comprobaciones']
/** Where the rows of a page begin that nobody reads here: they stay in its file. */
const ROWS: ReadonlyMap<string, RegExp> = new Map([['mutation', /^## Survivors/mu]])

/** Words as they stand in an address: no accents, no capitals, hyphens between. */
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Files that the manual shows, and the place where it does. The first that matches counts. */
const PLACES: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^docs\/decisions\/(.+)\.md$/u, (name) => `decisiones/${name}`],
  [/^docs\/decisions\/?$/u, () => 'decisiones'],
  [/^docs\/glossary\.md$/u, () => GLOSSARY_PLACE],
  [/^docs\/rules\.md$/u, () => 'reglas'],
  [/^docs\/machines\.md$/u, () => 'maquinas'],
  [/^docs\/([^/]+)\.md$/u, (name) => `guias/${name}`],
  [/^(features\/.+\.feature)$/u, (name) => `caracteristicas/${name}`],
  [/^packages\/domain\/src\/(.+)\.ts$/u, (name) => `reglas/${name}`],
  [/^packages\/machines\/src\/(.+)\.ts$/u, (name) => `maquinas/${name}`],
  [/^README\.md$/u, () => ''],
]

/** A guided walk is linked by its file and its name. */
const GUIDES_FILE = 'packages/machines/src/walks/guides.ts'

const guidePlace = (id: string | undefined): string | null => {
  const guide = GUIDES.find((one) => one.id === id)
  return guide === undefined ? null : `simulador/${guide.machineId}/${guide.id}`
}

/** Place in the manual of what a page of that folder links to; null: the manual does not show it. */
const placeOf = (href: string, folder: string): string | null => {
  const [file = '', anchor] = href.split('#', 2)
  const target = path.posix.normalize(path.posix.join(folder, file))
  if (target === GUIDES_FILE) return guidePlace(anchor)
  for (const [pattern, place] of PLACES) {
    const found = pattern.exec(target)
    if (found === null) continue
    const where = place(found[1] ?? '')
    if (anchor === undefined) return where
    return where === GLOSSARY_PLACE ? `${where}/${anchor}` : `${where}#${anchor}`
  }
  return null
}

const OUTSIDE = /^(?:https?:|mailto:)/u

const markedFor = (file: string, isGlossary: boolean): Marked => {
  const folder = path.posix.dirname(file)
  const seen = new Map<string, number>()
  const unique = (text: string): string => {
    const base = slug(text)
    const times = seen.get(base) ?? 0
    seen.set(base, times + 1)
    return times === 0 ? base : `${base}-${times}`
  }
  return new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        // The title stands above the page: the manual shows it.
        if (depth === 1) return ''
        return `<h${depth} id="${unique(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        if (OUTSIDE.test(href))
          return `<a href="${escape(href)}" rel="noopener noreferrer" target="_blank">${words}</a>`
        const place = href.startsWith('#') ? placeOf(path.posix.basename(file) + href, folder) : placeOf(href, folder)
        return place === null ? `<code>${words}</code>` : `<a href="manual:${escape(encodeURI(place))}">${words}</a>`
      },
      image({ text }: Tokens.Image) {
        return `<em>${escape(text)}</em>`
      },
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escape(text)}</code></pre>\n`
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return escape(text)
      },
      table({ header, rows }: Tokens.Table) {
        // A heading without words is no heading.
        const cell = (tag: string, { text, tokens }: Tokens.TableCell): string =>
          text === '' ? '<td></td>' : `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`
        const cells = (tag: string, row: readonly Tokens.TableCell[]): string =>
          row.map((one) => cell(tag, one)).join('')
        const body = rows.map((row) => {
          const id = isGlossary ? ` id="${unique(row[0]?.text ?? '')}"` : ''
          return `<tr${id}>${cells('td', row)}</tr>`
        })
        return `<div class="man-wide" tabindex="0" role="group" aria-label="Tabla"><table><thead><tr>${cells('th', header)}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`
      },
    },
  })
}

const languageOf = (grupo: ManualPage['grupo'], id: string): ManualPage['idioma'] =>
  grupo === 'glosario' || (grupo === 'guia' && FIRST.includes(id)) ? 'es' : 'en'

/** The text without its rows, which its file has. */
const withoutRows = (id: string, file: string, text: string): string => {
  const at = ROWS.get(id)?.exec(text)?.index
  return at === undefined ? text : `${text.slice(0, at)}\nThe rest is in \`${file}\`.\n`
}

const page = (grupo: ManualPage['grupo'], file: string): ManualPage => {
  const id = path.posix.basename(file, '.md')
  const whole = readFileSync(path.join(root, file), 'utf8')
  const titulo = /^# (?<title>.+)$/mu.exec(whole)?.groups?.['title'] ?? id
  const html = markedFor(file, grupo === 'glosario').parse(withoutRows(id, file, whole), { async: false })
  return { id, grupo, idioma: languageOf(grupo, id), titulo: titulo.replaceAll('`', ''), html }
}

const markdownIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted()

const rank = (name: string): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)

/** Guides first, in their order; then the glossary and the decisions. */
export const manualPages = (): ManualPage[] => [
  ...markdownIn(DOCS)
    .filter((name) => name !== GLOSSARY && !SHOWN_ELSEWHERE.has(name))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((name) => page('guia', `${DOCS}/${name}.md`)),
  page('glosario', `${DOCS}/${GLOSSARY}.md`),
  ...markdownIn(DECISIONS).map((name) => page('decision', `${DECISIONS}/${name}.md`)),
]
