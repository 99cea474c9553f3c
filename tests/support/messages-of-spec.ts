/**
 * The messages that the specification quotes, read from its own text (`../shared/spec/*.md`, a folder beside this repository that
 * only its makers have). Where it is absent, `messages-of-spec.txt` is the list that was made from it.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SPEC = path.join(import.meta.dirname, '../../../shared/spec')
const LIST = path.join(import.meta.dirname, 'messages-of-spec.txt')
const FILES = ['1-shell.md', '2-ordering-and-collaboration.md'] as const

export interface SpecMessage {
  /** `2 §8`: document and section. */
  readonly place: string
  readonly text: string
}

/** Where a part is left out the specification writes three dots: what is left is what must be said. */
const withoutDots = (text: string): string => text.replaceAll('...', '').trim()

/** The first document quotes with double marks, the second with single ones; an apostrophe follows a letter. */
const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/"(?<double>[^"\n]+)"|(?<![\p{L}])'(?<single>[^'\n]+)'/gu)].map(({ groups }) =>
    withoutDots(groups?.['double'] ?? groups?.['single'] ?? ''),
  )

/** Every quoted text of a document, once a section. */
export const parseMessages = (document: number, text: string): readonly SpecMessage[] =>
  text
    .split(/^## (?=\d)/mu)
    .slice(1)
    .flatMap((section) => {
      const place = `${document} §${Number.parseInt(section, 10)}`
      return [...new Set(quotedIn(section))].map((message) => ({ place, text: message }))
    })

/** One line a message: its place, a tabulator, its text. */
export const keptMessages = (): readonly SpecMessage[] =>
  readFileSync(LIST, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [place = '', text = ''] = line.split('\t')
      return { place, text }
    })

/** What the specification itself quotes, or null where it is not at hand. */
export const specMessages = (): readonly SpecMessage[] | null =>
  existsSync(path.join(SPEC, FILES[0]))
    ? FILES.flatMap((file, index) => parseMessages(index + 1, readFileSync(path.join(SPEC, file), 'utf8')))
    : null
