/** The rules that have properties, and which of them a person means. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RuleFile } from './run-rule.ts'

const ENDING = '.prop.ts'

/** What the first `@regla` of a file says. */
const sentenceIn = (text: string): string =>
  (/@regla ([\s\S]*?)(?:\*\/|\n\s*\*\s*@|\n\s*\*\s*\n)/u.exec(text)?.[1] ?? '')
    .replaceAll(/\s*\n\s*\*?\s*/gu, ' ')
    .trim()

/** The rules of the property files under `folder`; what they say is read from `sources`. */
export const findRules = (folder: string, sources: string): readonly RuleFile[] =>
  globSync(`**/*${ENDING}`, { cwd: folder })
    .map((file) => file.split(path.sep).join('/').slice(0, -ENDING.length))
    .toSorted()
    .map((name) => {
      const source = path.join(sources, `${name}.ts`)
      const sentence = existsSync(source) ? sentenceIn(readFileSync(source, 'utf8')) : ''
      return { name, file: path.join(folder, name + ENDING), sentence }
    })

/** Without accents, capitals or anything but letters and figures. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim()

/** How many letters have to change to make one text of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [place, letter] of Array.from(one).entries()) {
    const next = [place + 1]
    for (let column = 1; column <= other.length; column += 1) {
      const above = row[column] ?? 0
      const before = row[column - 1] ?? 0
      next.push(Math.min(above + 1, (next[column - 1] ?? 0) + 1, before + (other[column - 1] === letter ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The rule of that name; else those with it in their name; else those whose sentence has all its words. */
export const chooseRules = (rules: readonly RuleFile[], asked: string): readonly RuleFile[] => {
  const wanted = plain(asked)
  const exact = rules.filter(({ name }) => plain(name) === wanted)
  if (exact.length > 0) return exact
  const within = rules.filter(({ name }) => plain(name).includes(wanted))
  if (within.length > 0) return within
  const words = wanted.split(' ')
  return rules.filter(({ sentence }) => {
    const said = ` ${plain(sentence)}`
    return words.every((word) => said.includes(` ${word}`))
  })
}

/** The names that look most like what was asked for. */
export const nearest = (rules: readonly RuleFile[], asked: string, count: number): readonly string[] => {
  const wanted = plain(asked)
  return rules
    .map(({ name }) => ({
      name,
      far: Math.min(distance(wanted, plain(name)), distance(wanted, plain(name.split('/').at(-1) ?? ''))),
    }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, count)
    .map(({ name }) => name)
}
