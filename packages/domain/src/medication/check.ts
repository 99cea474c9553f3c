/**
 * What is checked of a medication line and how it was answered: the ledger. Every check has three answers; one that could not be
 * made is never a clean one.
 * @fuente spec 2 §4, §7
 */
import * as Schema from 'effect/Schema'
import { CalendarDate } from '../calendar/calendar-date.ts'
import { Id, Instant, optionalText } from '../text/field.ts'
import { DoseProposal } from './dose-proposal.ts'

/** In the order in which they are made. What each asks of who goes on is decided by how grave what it finds is. */
export const CHECKS = [
  'interacciones',
  'desabastecimiento',
  'alergia',
  'alergia_cruzada',
  'duplicidad',
  'dosis',
  'embarazo',
  'renal',
  'adulto_mayor',
  'condicion',
  'indicacion',
] as const
export const CheckKind = Schema.Literals(CHECKS)
export type CheckKind = typeof CheckKind.Type

/** Checks that every line carries in its ledger and shows, also where they came out clean. */
export const ALWAYS_SHOWN_CHECKS = [
  'interacciones',
  'desabastecimiento',
  'alergia',
] as const satisfies readonly CheckKind[]

/** `limpia`: made, nothing found. `encontrada`: made, something found. `no_verificada`: not made, and why. */
export const CheckAnswer = Schema.Literals(['limpia', 'encontrada', 'no_verificada'])
export type CheckAnswer = typeof CheckAnswer.Type

/** Which knowledge answered: catalogue, version and the day on which it was loaded. */
export const Knowledge = Schema.Struct({
  catalogo: Schema.String,
  version: Schema.String,
  fecha: CalendarDate,
})
export type Knowledge = typeof Knowledge.Type

/** Gravity of a finding, the worst first. */
export const SEVERITIES = ['contraindicada', 'mayor', 'moderada', 'informativa'] as const
export const Severity = Schema.Literals(SEVERITIES)
export type Severity = typeof Severity.Type

/** A drug that a finding is about, and where it stands. */
export const FoundDrug = Schema.Struct({
  codesumi_id: Schema.NullOr(Schema.Int),
  nombre: Schema.String,
  /** The ingredient by which it was matched. */
  principio: Schema.String,
  origen: Schema.Literals(['por_ordenar', 'activo']),
})
export type FoundDrug = typeof FoundDrug.Type

export const Finding = Schema.Struct({
  comprobacion: CheckKind,
  /** The same fact has the same key: it is what an answer answers. What is shown carries a stamp in it ({@link shownFinding}). */
  clave: Schema.String,
  /** Row of the knowledge (`alerta_detalle_id`), where there is one. */
  alerta_detalle_id: Schema.NullOr(Schema.Int),
  severidad: Severity,
  /** In one line: what may happen. */
  titulo: Schema.String,
  /** Why: mechanism, record of the allergy, sum of the dose. */
  detalle: Schema.NullOr(Schema.String),
  /** What is usually done. */
  conducta: Schema.NullOr(Schema.String),
  medicamentos: Schema.Array(FoundDrug),
  /** True: the drug has the very allergen of a recorded anaphylaxis. */
  anafilaxia: Schema.optionalKey(Schema.Boolean),
  /** A way of taking it that mends what was found, where a rule can work it out ({@link dayProposal}). */
  propuesta: Schema.optionalKey(DoseProposal),
  /** True: no reason lets it through (a shortage that is not informative). */
  bloquea: Schema.Boolean,
  fuente: Schema.NullOr(Schema.String),
})
export type Finding = typeof Finding.Type

export const MAX_CHECK_REASON = 500
/** A key and its stamp. */
const MAX_SENT_KEY = 240

/** One row of the ledger of a line, as it is shown, printed and audited. */
export const LedgerEntry = Schema.Struct({
  comprobacion: CheckKind,
  /** Who made the check: the flow that the clinician walked, or the server when it took the order. */
  origen: Schema.Literals(['profesional', 'servidor']),
  respuesta: CheckAnswer,
  /** Why it could not be made; null for the other two answers. */
  por_que: Schema.NullOr(Schema.String),
  hora: Instant,
  conocimiento: Schema.NullOr(Knowledge),
  hallazgos: Schema.Array(Finding),
  /** What the clinician answered, in writing. */
  motivo: Schema.NullOr(Schema.String),
  operador: Schema.NullOr(Schema.String),
})
export type LedgerEntry = typeof LedgerEntry.Type

/** The most checks that travel with a line. */
export const MOST_SENT_CHECKS = 40

/** What the browser sends of a check with a line. Findings travel as keys: the server finds them again. */
export const SentCheck = Schema.Struct({
  comprobacion: CheckKind,
  respuesta: CheckAnswer,
  por_que: Schema.optionalKey(Schema.NullOr(optionalText(300))),
  hora: Schema.optionalKey(optionalText(40)),
  claves: Schema.optionalKey(Schema.Array(optionalText(MAX_SENT_KEY)).check(Schema.isMaxLength(200))),
  motivo: Schema.optionalKey(Schema.NullOr(optionalText(MAX_CHECK_REASON))),
})
export type SentCheck = typeof SentCheck.Type

/** What is answered to the findings of one line. */
export const SentChecks = Schema.Array(SentCheck).check(Schema.isMaxLength(MOST_SENT_CHECKS))

/** `{ id, nombre }` of a drug that takes part in a check. */
export const CheckedDrug = Schema.Struct({ codesumi_id: Id, nombre: optionalText(300) })
