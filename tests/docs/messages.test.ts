/** Every message that the specification quotes is said: in a scenario those of its error catalogues, somewhere all the others. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { featureTexts } from '../../tools/manual/features.ts'
import { parseFeature, scenariosOf } from '../../tools/manual/gherkin.ts'
import { keptMessages, parseMessages, type SpecMessage, specMessages } from '../support/messages-of-spec.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const CATALOGUES = 'packages/{domain,contract}/src/**/*.ts'
const ERROR_SECTION = '§8'

/** What the scenarios say: their steps, their tables and the rows of their examples; names and comments prove nothing. */
const said = [...featureTexts().values()]
  .flatMap((text) => scenariosOf(parseFeature(text)))
  .flatMap(({ scenario: { steps, examples } }) => [
    ...steps.flatMap(({ text, dataTable }) => [
      text,
      ...(dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
    ]),
    ...examples.flatMap(({ tableBody }) => tableBody.flatMap(({ cells }) => cells.map(({ value }) => value))),
  ])
  .join('\n')

/** The message catalogues: the rules and the contract keep each message once. */
const kept = globSync(CATALOGUES, { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  .join('\n')

/** Quoted by the specification and said nowhere, each with why. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'This page could not be found': 'The other reading of an unmatched route: the product says «404 Not Found».',
  'new chat': 'The specification names the button in English: it says «Nuevo chat».',
  'without direccionamiento': 'Half English: it describes the line whose message is «ORDEN SIN DIRECCIONAMIENTO».',
  'sendMenssage{canalId}': 'Name of a channel: the code writes it with the number of the chat.',
}

const textsOf = (messages: readonly SpecMessage[]): readonly string[] => [...new Set(messages.map(({ text }) => text))]
const explained = (texts: readonly string[]): readonly string[] => texts.filter((text) => !(text in EXPLAINED))

const print = (title: string, texts: readonly string[]): void => {
  if (texts.length > 0) console.info(`${title}\n${texts.map((text) => `  ${text}`).join('\n')}`)
}

const messages = keptMessages()
const errors = messages.filter(({ place }) => place.endsWith(ERROR_SECTION))

describe('the messages of the specification', () => {
  const spec = specMessages()
  it(spec === null ? 'are the kept list: the specification is not at hand' : 'are those of the kept list', () => {
    expect(messages.length).toBeGreaterThan(100)
    if (spec !== null) expect(messages).toEqual(spec)
  })

  it('of its error catalogues stand in a scenario', () => {
    const missing = explained(textsOf(errors).filter((text) => !said.includes(text)))
    print('Ningún escenario dice:', missing)
    expect(missing).toEqual([])
  })

  it('stand in a scenario or in a message catalogue', () => {
    const missing = explained(textsOf(messages).filter((text) => !said.includes(text) && !kept.includes(text)))
    print('Nadie dice:', missing)
    expect(missing).toEqual([])
  })

  it('that are explained are quoted, and said nowhere', () => {
    expect(Object.keys(EXPLAINED).filter((text) => !textsOf(messages).includes(text))).toEqual([])
    expect(Object.keys(EXPLAINED).filter((text) => said.includes(text) || kept.includes(text))).toEqual([])
  })
})

describe('a document of the specification', () => {
  it('is read section by section, with both kinds of quotation marks and without what it leaves out', () => {
    const text =
      "# T\n\n## 4. One\n\nSays \"Hola\" and 'Adiós...', the user's choice.\n\n## 8. Two\n\n'...del Usuario', 'Hola', 'Hola'.\n"
    expect(parseMessages(2, text)).toEqual([
      { place: '2 §4', text: 'Hola' },
      { place: '2 §4', text: 'Adiós' },
      { place: '2 §8', text: 'del Usuario' },
      { place: '2 §8', text: 'Hola' },
    ])
  })
})
