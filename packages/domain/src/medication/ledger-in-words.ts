/** The ledger of a line as sentences: what is printed of it. */
import { formatDate, formatDateTime } from '../calendar/bogota.ts'
import type { LedgerEntry } from './check.ts'
import { checkWord } from './check-words.ts'
import { CHECK_NAMES, inCheckOrder, latestByCheck } from './ledger.ts'

const AUTHORS: readonly LedgerEntry['origen'][] = ['profesional', 'servidor']
const SERVER = 'El servidor, al ordenar'

const knowledgeOf = ({ conocimiento }: LedgerEntry): string =>
  conocimiento === null ? '' : ` (${conocimiento.catalogo} ${conocimiento.version}, ${formatDate(conocimiento.fecha)})`

const answerOf = (entry: LedgerEntry): string => {
  const { comprobacion, respuesta, por_que, hora, hallazgos } = entry
  const when = formatDateTime(hora)
  if (respuesta === 'no_verificada') {
    return `${CHECK_NAMES[comprobacion]}: NO VERIFICADO, ${when}. ${por_que ?? ''}`.trimEnd()
  }
  const titles = [...new Set(hallazgos.map(({ titulo }) => titulo))].join('; ')
  const found = titles === '' ? '' : `: ${titles}`
  return `${checkWord(entry).label}${found}, ${when}${knowledgeOf(entry)}`
}

const sentence = (text: string): string => (/[.!?…»]$/u.test(text) ? text : `${text}.`)

const entryInWords = (entry: LedgerEntry): string => {
  const reason = entry.motivo === null ? '' : ` Motivo para seguir: «${entry.motivo}»`
  return sentence(answerOf(entry)) + reason
}

/** What one of the two made: its last answer of each check, and before it every one that could not be made. */
const madeBy = (entries: readonly LedgerEntry[], origen: LedgerEntry['origen']): readonly LedgerEntry[] => {
  const own = entries.filter((entry) => entry.origen === origen)
  const last = new Set(latestByCheck(own).values())
  return inCheckOrder(own).filter((entry) => entry.respuesta === 'no_verificada' || last.has(entry))
}

/** Of the two that found the same, the sentence of the professional, who wrote why; the server's says who it is of. */
const repeats = (entry: LedgerEntry, entries: readonly LedgerEntry[]): boolean => {
  if (entry.origen !== 'servidor' || entry.respuesta !== 'encontrada') return false
  const found = new Set(entry.hallazgos.map(({ titulo }) => titulo))
  const own = latestByCheck(entries.filter(({ origen }) => origen === 'profesional')).get(entry.comprobacion)
  const same =
    own?.respuesta === 'encontrada' && [...found].every((title) => own.hallazgos.some((each) => each.titulo === title))
  return same && own.motivo !== null
}

/**
 * What is printed in full under its drug: what was found and what could not be made, with the reason to go on; the professional's first.
 * @regla En el papel también se lee lo que no se pudo verificar, por qué no y por qué se siguió.
 */
export const exceptionsOnPaper = (entries: readonly LedgerEntry[]): readonly string[] =>
  AUTHORS.flatMap((origen) =>
    madeBy(entries, origen)
      .filter((entry) => entry.respuesta !== 'limpia' && !repeats(entry, entries))
      .map((entry) => (origen === 'servidor' ? `${SERVER}: ${entryInWords(entry)}` : entryInWords(entry))),
  )

/** The server's answer is the later one. */
const cleanChecks = (entries: readonly LedgerEntry[]): readonly LedgerEntry[] => {
  const inOrder = [...entries].toSorted((one, other) => AUTHORS.indexOf(one.origen) - AUTHORS.indexOf(other.origen))
  return [...latestByCheck(inOrder).values()].filter(({ respuesta }) => respuesta === 'limpia')
}

const exceptionWords = (count: number): string => {
  if (count === 0) return 'ninguna excepción'
  return count === 1 ? '1 excepción, bajo su medicamento' : `${count} excepciones, bajo su medicamento`
}

const perDrug = (counts: readonly number[]): string => {
  const [first] = counts
  return counts.length > 1 && first !== undefined && counts.every((each) => each === first)
    ? `, ${first} por medicamento`
    : ''
}

/**
 * All the checks of a prescription in one line: `Comprobaciones: 18 sin hallazgos, 6 por medicamento · medicamentos v2026-11 · 21
 * nov 2026, 07:41 · ninguna excepción`. Empty: there was none.
 * @param ledgers of each of its lines
 * @regla Las comprobaciones sin hallazgos de una fórmula se imprimen en una línea, con cuántas son y con qué conocimiento.
 */
export const checksOnPaper = (ledgers: readonly (readonly LedgerEntry[])[]): string => {
  if (ledgers.every((entries) => entries.length === 0)) return ''
  const clean = ledgers.map(cleanChecks)
  const known = clean.flat().map(({ conocimiento }) => conocimiento)
  const catalogues = new Set(known.flatMap((each) => (each === null ? [] : [`${each.catalogo} ${each.version}`])))
  const last = ledgers
    .flat()
    .toSorted((one, other) => one.hora.localeCompare(other.hora))
    .at(-1)
  const exceptions = ledgers.reduce((sum, entries) => sum + exceptionsOnPaper(entries).length, 0)
  const counts = clean.map(({ length }) => length)
  return [
    `Comprobaciones: ${counts.reduce((sum, each) => sum + each, 0)} sin hallazgos${perDrug(counts)}`,
    ...(catalogues.size === 0 ? [] : [[...catalogues].toSorted().join(', ')]),
    ...(last === undefined ? [] : [formatDateTime(last.hora)]),
    exceptionWords(exceptions),
  ].join(' · ')
}
