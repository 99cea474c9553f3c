/** The ledger of a line as sentences: what is printed of it. */
import { formatDate, formatDateTime } from '../calendar/bogota.ts'
import type { LedgerEntry } from './check.ts'
import { checkWord } from './check-words.ts'
import { CHECK_NAMES, inCheckOrder, latestByCheck } from './ledger.ts'

const AUTHORS: Readonly<Record<LedgerEntry['origen'], string>> = {
  profesional: 'El profesional',
  servidor: 'El servidor, al ordenar',
}

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
const madeBy = (entries: readonly LedgerEntry[], origen: LedgerEntry['origen']): readonly string[] => {
  const own = entries.filter((entry) => entry.origen === origen)
  const last = new Set(latestByCheck(own).values())
  return inCheckOrder(own)
    .filter((entry) => entry.respuesta === 'no_verificada' || last.has(entry))
    .map(entryInWords)
}

/**
 * The sentences by who made the checks; the professional's first.
 * @regla En el papel también se lee lo que no se pudo verificar, por qué no y por qué se siguió.
 */
export const ledgerInWords = (
  entries: readonly LedgerEntry[],
): readonly { readonly quien: string; readonly frases: readonly string[] }[] =>
  (['profesional', 'servidor'] as const)
    .map((origen) => ({ quien: AUTHORS[origen], frases: madeBy(entries, origen) }))
    .filter(({ frases }) => frases.length > 0)
