/** What of a typed line is asked of the catalogue: the drug and its strength, not how it is taken. */
import { parseLine } from './line-entry.ts'

/** A last short word without its blank, after a figure: it is still being typed, as the `c` of `c/8h` is. */
const UNFINISHED = /^(?<typed>.*\d.*)\s\S{1,4}$/u
/** The same of `cada 8 h`, which no drug is called. */
const UNFINISHED_EVERY = /^(?<typed>.*)\scada\s+\S{0,4}$/iu

/** The line without what nobody can read yet. */
const readable = (text: string): string => {
  const cut = UNFINISHED_EVERY.exec(text) ?? UNFINISHED.exec(text)
  return cut?.groups?.['typed'] ?? text
}

/**
 * The words of the drug and its strength in a line as it is being typed.
 * @regla Lo que se escribe de la posología no cambia el medicamento que se busca.
 */
export const drugWords = (text: string): string => {
  const { medicamento, concentracion, noEntendido } = parseLine(readable(text))
  const words = medicamento.split(' ').filter((word) => !noEntendido.includes(word))
  return [...words, concentracion ?? ''].filter(Boolean).join(' ')
}
