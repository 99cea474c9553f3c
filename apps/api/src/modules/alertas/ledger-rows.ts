/** The ledger as it is kept: what the professional was told and answered, and what the server found when it took the order. */
import type { CheckAnswer, CheckKind, Finding, SentCheck } from '@cauce/domain/medication/check'
import { NOT_CHECKED } from '@cauce/domain/medication/ledger'
import type { MadeCheck } from '@cauce/domain/medication/pending'
import type { LoadedKnowledge } from './knowledge.ts'

/** A row of `orden_articulo_comprobaciones`, without its line; `hallazgos` goes as JSON. */
export interface NewLedgerRow {
  readonly comprobacion: CheckKind
  readonly origen: 'profesional' | 'servidor'
  readonly respuesta: CheckAnswer
  readonly por_que: string | null
  readonly hora: Date
  readonly conocimiento: string | null
  readonly conocimiento_version: string | null
  readonly conocimiento_fecha: string | null
  readonly hallazgos: readonly Finding[]
  readonly motivo: string | null
  readonly user_id: number
}

/** Who keeps the ledger, when and with which knowledge. */
export interface Keeping {
  readonly user_id: number
  readonly now: Date
  readonly knowledge: LoadedKnowledge
}

const knowledgeColumns = (check: CheckKind, answer: CheckAnswer, moment: Date, knowledge: LoadedKnowledge) => {
  const version = answer === 'no_verificada' ? null : knowledge.versionAt(check, moment)
  return {
    conocimiento: version?.catalogo ?? null,
    conocimiento_version: version?.version ?? null,
    conocimiento_fecha: version?.fecha ?? null,
  }
}

/** When the browser says that it was; never later than now, and now when it does not say. */
const momentOf = (text: string | undefined, now: Date): Date => {
  const said = Date.parse(text ?? '')
  return Number.isNaN(said) || said > now.getTime() ? now : new Date(said)
}

/** A check that came with the line. Its findings are those that the server finds again under the same keys. */
export const sentRow = (
  sent: SentCheck,
  findings: ReadonlyMap<string, Finding>,
  { user_id, now, knowledge }: Keeping,
): NewLedgerRow => {
  const hora = momentOf(sent.hora, now)
  const { comprobacion, respuesta } = sent
  return {
    comprobacion,
    origen: 'profesional',
    respuesta,
    por_que: respuesta === 'no_verificada' ? (sent.por_que ?? '').trim() || NOT_CHECKED : null,
    hora,
    ...knowledgeColumns(comprobacion, respuesta, hora, knowledge),
    hallazgos: [...new Set(sent.claves ?? [])].flatMap((clave) => findings.get(clave) ?? []),
    motivo: (sent.motivo ?? '').trim() || null,
    user_id,
  }
}

/** A check of the server's own. */
export const madeRow = (
  { comprobacion, respuesta, por_que, hallazgos }: MadeCheck,
  { user_id, now, knowledge }: Keeping,
): NewLedgerRow => ({
  comprobacion,
  origen: 'servidor',
  respuesta,
  por_que,
  hora: now,
  ...knowledgeColumns(comprobacion, respuesta, now, knowledge),
  hallazgos,
  motivo: null,
  user_id,
})
