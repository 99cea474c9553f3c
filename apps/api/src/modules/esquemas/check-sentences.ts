/** The ledger of a scheme in sentences, as it is printed. */
import * as Schema from 'effect/Schema'
import { formatDate, formatDateTime } from '@cauce/domain/calendar/bogota'
import { CheckAnswer, CheckKind, Finding, type LedgerEntry } from '@cauce/domain/medication/check'
import { checkWord } from '@cauce/domain/medication/check-words'

const StoredCheck = Schema.Struct({
  comprobacion: CheckKind,
  origen: Schema.Literals(['profesional', 'servidor']),
  respuesta: CheckAnswer,
  por_que: Schema.NullOr(Schema.String),
  hora: Schema.String,
  conocimiento: Schema.NullOr(Schema.String),
  conocimiento_version: Schema.NullOr(Schema.String),
  conocimiento_fecha: Schema.NullOr(Schema.String),
  hallazgos: Schema.Array(Finding),
  motivo: Schema.NullOr(Schema.String),
})
type StoredCheck = typeof StoredCheck.Type
const isLedger = Schema.is(Schema.Array(StoredCheck))

const MADE_BY = { profesional: 'El profesional', servidor: 'El servidor al ordenar' } as const
const NO_CHECKS = 'Sin comprobaciones guardadas: no verificado'
export const CHECKED_WHEN_ORDERED = 'Interacciones y alergias se comprueban al ordenar'

const knowledgeOf = ({ conocimiento, conocimiento_version, conocimiento_fecha }: StoredCheck): string | null =>
  conocimiento === null
    ? null
    : [conocimiento, conocimiento_version, conocimiento_fecha && formatDate(conocimiento_fecha)]
        .filter(Boolean)
        .join(' ')

const sentence = (check: StoredCheck): string => {
  const { label } = checkWord({ ...check, conocimiento: null, operador: null })
  return [
    `${label}. ${MADE_BY[check.origen]}, ${formatDateTime(check.hora)}`,
    knowledgeOf(check),
    check.por_que,
    ...check.hallazgos.map(({ titulo }) => titulo),
    check.motivo && `Motivo: ${check.motivo}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The checks of a scheme as those of a line travel; what cannot be read is not there. */
export const ledgerOfScheme = (stored: unknown): readonly LedgerEntry[] =>
  isLedger(stored)
    ? stored.map(({ conocimiento, conocimiento_version: version, conocimiento_fecha: fecha, ...check }) => ({
        ...check,
        conocimiento:
          conocimiento === null || version === null || fecha === null
            ? null
            : { catalogo: conocimiento, version, fecha },
        operador: null,
      }))
    : []

/** One sentence for each check; a record that cannot be read is told as not verified, never as clean. */
export const checkSentences = (stored: unknown): readonly string[] =>
  isLedger(stored) && stored.length > 0 ? stored.map(sentence) : [NO_CHECKS]
