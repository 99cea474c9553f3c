/** Ports, context and events of {@link file://../medication-alert.ts}. Everything here survives JSON: it is persisted. */
import type { CodeSumi } from '@cauce/domain/medication/article'
import type { CheckKind, Finding, LedgerEntry } from '@cauce/domain/medication/check'
import type {
  AllergyAnswer,
  AllergyDetail,
  InteractionAnswer,
  NoticeAnswer,
  ShortageAnswer,
} from '@cauce/domain/medication/check-answers'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'

/** A check that does not answer in this time was not made. */
export const CHECK_TIMEOUT_MS = 8_000

/** The dialogs that the flow walks, in their order; the last one informs of what the three last checks found. */
export const STEPS = ['interacciones', 'desabastecimiento', 'alergia', 'avisos'] as const
export type Step = (typeof STEPS)[number]
/** Steps whose answer is recorded by a call. */
export type RecordedStep = Exclude<Step, 'avisos'>

/** The line that is checked. */
export interface AlertLine {
  /** Its key in the list of the order. */
  readonly key: number
  readonly codesumi: CodeSumi
  readonly via: string
  readonly dosis: number
  /** In what the dose is measured; null or left out: units of the presentation. */
  readonly unidad_dosis?: string | null
  readonly frecuencia: number
  readonly tiempo: TimeUnit
  /** Days of each month and for how many; null or left out: not said. */
  readonly duracion?: number | null
  readonly meses?: number | null
  /** The active line that it takes the place of, or null. */
  readonly reemplazaId: number | null
}

/** A finding that a line of this order already answers: it is not asked again. */
export interface AnsweredFinding {
  readonly clave: string
  readonly motivo: string
}

/** Another drug of the list; its dose counts in what is taken in a day. */
export interface SelectedDrug {
  readonly codesumi_id: number
  readonly nombre: string
  readonly posologia?: Posology
}

/** How a line is taken. */
interface Posology {
  readonly via: string
  readonly dosis: number
  readonly unidad_dosis?: string | null
  readonly frecuencia: number
  readonly tiempo: TimeUnit
  readonly duracion?: number | null
  readonly meses?: number | null
}

export interface AlertInput {
  readonly consultaId: number
  readonly afiliadoId: number
  readonly line: AlertLine
  /** The other drugs of the list. */
  readonly selected: readonly SelectedDrug[]
  /** Answers that lines of this order already have; left out: none. */
  readonly answered?: readonly AnsweredFinding[]
  /** Name of who prescribes, for the ledger; left out: the server's word will say it. */
  readonly operador?: string | null
}

export type AlertOutput =
  /** The ledger of this walk, what was made again included; the caller adds it to what the line had. */
  | { readonly result: 'accepted'; readonly comprobaciones: readonly LedgerEntry[] }
  /** `mensaje`: what there is to tell, or null. `clearsForm`: false where the person only wants another drug in its place. */
  | { readonly result: 'cancelled'; readonly mensaje: string | null; readonly clearsForm: boolean }

/** How a person answered a finding: goes on, does not prescribe it, or looks for another drug. */
export type Decision = 'formular' | 'no_formular' | 'cambiar'

export interface AlertContext {
  readonly consultaId: number
  readonly afiliadoId: number
  readonly line: AlertLine
  readonly selected: AlertInput['selected']
  readonly answered: readonly AnsweredFinding[]
  readonly operador: string | null
  /** Instant of the last fact, ISO 8601. */
  readonly now: string
  readonly ledger: readonly LedgerEntry[]
  /** What the person is asked about. */
  readonly findings: readonly Finding[]
  /** Why the check was not made, in words, and whether its call failed; null: it was made. */
  readonly notMade: { readonly porQue: string; readonly failed: boolean } | null
  /** The reason for all that is asked about. */
  readonly motivo: string
  /** Reasons of one check alone, where several found something; they go before the one for all. */
  readonly motivos: Readonly<Partial<Record<CheckKind, string>>>
  /** Message under the reason, once one went on without it. */
  readonly reasonError: string | null
  readonly decision: Decision | null
  /** Sentence with which the server refused for an allergy, until its details come. */
  readonly refusal: string | null
  /** What the server said when the answer could not be recorded, or that it did not answer; null: it was not tried yet. */
  readonly recordError: string | null
  /** One for each answer, kept through retries and reloads. */
  readonly idempotencyKey: string | null
  readonly output: AlertOutput
}

export type AlertEvent =
  /** With a check, the reason is for what that check found; without one, for everything that is asked about. */
  | { readonly type: 'reason.changed'; readonly motivo: string; readonly comprobacion?: CheckKind }
  /** Goes on, with what was found or without the check: the reason is in the context. */
  | { readonly type: 'line.confirmed' }
  /** Does not prescribe it. */
  | { readonly type: 'line.rejected' }
  /** Looks for another drug: what was typed stays. */
  | { readonly type: 'line.changed' }
  | { readonly type: 'check.again' }
  /** Goes on without saying why: the check stays pending on the line. */
  | { readonly type: 'check.left' }
  | { readonly type: 'retry' }
  | { readonly type: 'wait.cancelled' }

/** What is asked of each check. */
export type CheckQuestion =
  | {
      readonly step: 'interacciones'
      readonly body: { readonly medicamentosSeleccionados: readonly number[]; readonly consulta_id: number }
    }
  | { readonly step: 'desabastecimiento'; readonly body: { readonly medicamento: { readonly id: number } } }
  | { readonly step: 'alergia'; readonly body: AllergyQuestion }
  | {
      readonly step: 'avisos'
      readonly body: {
        readonly consulta_id: number
        readonly linea: Posology & { readonly codesumi_id: number; readonly reemplaza_id: number | null }
        readonly seleccionados: readonly number[]
        readonly otras: readonly (Posology & { readonly codesumi_id: number })[]
      }
    }

export interface AllergyQuestion {
  readonly afiliado_id: number
  readonly codesumi_id: number
  readonly consulta_id: number
}

/** The wire's answer of the check that was asked for. */
export type CheckReply =
  | { readonly step: 'interacciones'; readonly answer: readonly InteractionAnswer[] }
  | { readonly step: 'desabastecimiento'; readonly answer: ShortageAnswer }
  | { readonly step: 'alergia'; readonly answer: AllergyAnswer }
  | { readonly step: 'avisos'; readonly answer: NoticeAnswer }

/** What a person decided about a finding, as it is recorded. */
export interface DecisionRecord {
  readonly step: RecordedStep
  readonly consultaId: number
  readonly codesumiId: number
  /** Rows of the knowledge that were answered; for an allergy none: its record is by drug. */
  readonly alertIds: readonly number[]
  readonly acepto: 'Si' | 'No'
  readonly motivo: string | null
  readonly key: string
}

/** Effects by name: input → output. The caller provides each with `machine.provide({ actors })`. */
export interface AlertPorts {
  /** Fails with {@link PortFailure}: codigo `alergia.encontrada` is an answer, everything else is a check that was not made. */
  makeCheck: { input: CheckQuestion; output: CheckReply }
  /** What the affiliate is allergic to. */
  allergyDetail: { input: AllergyQuestion; output: AllergyDetail }
  newKey: { input: undefined; output: string }
  /** `crearAuditoria` for each row, or `crear-seguimiento-alergia`. */
  recordDecision: { input: DecisionRecord; output: void }
}

/** Checks that a step makes of every line. */
export const CHECKS_OF_STEP: Readonly<Record<Step, readonly CheckKind[]>> = {
  interacciones: ['interacciones'],
  desabastecimiento: ['desabastecimiento'],
  alergia: ['alergia'],
  avisos: ['alergia_cruzada', 'duplicidad', 'dosis'],
}

/** Checks that the answer of a step is about: with those that are made only of some people. */
export const ANSWERED_OF_STEP: Readonly<Record<Step, readonly CheckKind[]>> = {
  ...CHECKS_OF_STEP,
  avisos: [...CHECKS_OF_STEP.avisos, 'embarazo', 'renal', 'adulto_mayor', 'condicion'],
}
