/** What a person writes, by its words or by its length. */
import { defineParameterType } from '@cucumber/cucumber'

const writtenOf = (words: string | undefined, what: string | undefined): string => {
  if (words !== undefined) return words
  const letters = /^de (?<count>\d+) letras$/u.exec(what ?? '')?.groups?.['count']
  if (letters !== undefined) return 'a'.repeat(Number(letters))
  return what === 'de espacios' ? ' \n ' : ''
}

defineParameterType({
  name: 'escrito',
  regexp: /"([^"]*)"|un (?:mensaje|texto) (vacío|de espacios|de \d+ letras)/u,
  transformer: (words: string | undefined, what: string | undefined) => writtenOf(words, what),
  useForSnippets: false,
})

/** In which chat; `channelIn` finds it. */
defineParameterType({
  name: 'chat',
  regexp: /a "[^"]*"|en un chat que no existe|en el chat de una remisión que registró "[^"]*"/u,
  transformer: (words: string) => words,
  useForSnippets: false,
})
