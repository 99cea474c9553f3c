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
import type { CallEnd } from '@cauce/domain/medication/why-not-made'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'

/** A check that does not answer in this time was not made. */
export const CHECK_TIMEOUT_MS = 8_000

/** The calls that check a line, which are made at once, in the order in which the ledger keeps them; the last one makes several checks. */
export const STEPS = ['interacciones', 'desabastecimiento', 'alergia', 'avisos'] as const
export type Step = (typeof STEPS)[number]
/** Steps whose answer is recorded by a call. */
export const RECORDED_STEPS = ['interacciones', 'desabastecimiento', 'alergia'] as const satisfies readonly Step[]
export type RecordedStep = (typeof RECORDED_STEPS)[number]

/** The line that is checked. */
export interface AlertLine extends Posology {
  /** Its key in the list of the order. */
  readonly key: number
  readonly codesumi: CodeSumi
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
  /** In what the dose is measured; null or left out: units of the presentation. */
  readonly unidad_dosis?: string | null
  readonly frecuencia: number
  readonly tiempo: TimeUnit
  /** Days of each month and for how many; null or left out: not said. */
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
  /** What was checked and answered of this very line before: what it still answers is not written again. Left out: nothing. */
  readonly before?: readonly LedgerEntry[]
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

/** How the call of a step ended, and when. It is read once all of them ended. */
export type StepEnd =
  | { readonly kind: 'answered'; readonly hora: string; readonly reply: CheckReply }
  /** The wire's refusal for an allergy, with its details where they came. */
  | {
      readonly kind: 'allergic'
      readonly hora: string
      readonly refusal: string
      readonly detail: AllergyDetail | null
    }
  | { readonly kind: 'lost'; readonly hora: string; readonly end: CallEnd; readonly said: string | null }

export interface AlertContext extends Required<AlertInput> {
  /** Instant of the last fact, ISO 8601. */
  readonly now: string
  /** Steps that are being asked, or were asked last. */
  readonly asked: readonly Step[]
  /** Those of them that ended, until they are read. */
  readonly ends: Readonly<Partial<Record<Step, StepEnd>>>
  readonly ledger: readonly LedgerEntry[]
  /** Everything that was found and that no other line answers. */
  readonly findings: readonly Finding[]
  /** Steps whose call failed. */
  readonly broken: readonly Step[]
  /** The reason for all that is asked about. */
  readonly motivo: string
  /** Reasons of one check alone; they go before the one for all. */
  readonly motivos: Readonly<Partial<Record<CheckKind, string>>>
  /** Checks that could not be made and that the person leaves pending on the line. */
  readonly left: readonly CheckKind[]
  /** Message under the reason, once one went on without it. */
  readonly reasonError: string | null
  readonly decision: Decision | null
  /** What the server said when the answer could not be recorded, or that it did not answer; null: it was not tried yet. */
  readonly recordError: string | null
  /** One for each answer, kept through retries and reloads. */
  readonly idempotencyKey: string | null
  readonly output: AlertOutput
}

export type AlertEvent =
  /** With a check, the reason is for what that check found, or for what could not be checked with it; without one, for everything. */
  | { readonly type: 'reason.changed'; readonly motivo: string; readonly comprobacion?: CheckKind }
  /** Goes on with everything that was found: the reasons are in the context. */
  | { readonly type: 'line.confirmed' }
  /** Does not prescribe it. */
  | { readonly type: 'line.rejected' }
  /** Looks for another drug: what was typed stays. */
  | { readonly type: 'line.changed' }
  /** The same drug, taken otherwise: nothing was answered yet, and it is checked anew. */
  | { readonly type: 'line.mended' }
  /** With a check, only the call that makes it; without one, all that could not be made. */
  | { readonly type: 'check.again'; readonly comprobacion?: CheckKind }
  /** Goes on without saying why: the check stays pending on the line. */
  | { readonly type: 'check.left'; readonly comprobacion: CheckKind }
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

/** What a person decided about what one step found, as it is recorded. */
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
  /** For each step that found something `crearAuditoria` of each row, or `crear-seguimiento-alergia`. */
  recordDecisions: { input: readonly DecisionRecord[]; output: void }
}

/** Checks that a step makes of every line. */
export const CHECKS_OF_STEP: Readonly<Record<Step, readonly CheckKind[]>> = {
  interacciones: ['interacciones'],
  desabastecimiento: ['desabastecimiento'],
  alergia: ['alergia'],
  avisos: ['alergia_cruzada', 'duplicidad', 'dosis'],
}
