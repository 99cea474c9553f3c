/** Every check of an order again, with the knowledge of this moment: what is not answered, what blocks, and the ledger to keep. */
import type { CheckKind, Finding, SentCheck } from '@cauce/domain/medication/check'
import type { PlacedDrug } from '@cauce/domain/medication/drug-facts'
import { pendingOf, type MadeCheck, type Pending } from '@cauce/domain/medication/pending'
import { heardAnswers } from '@cauce/domain/medication/shown-finding'
import type { PrescribedLine } from '@cauce/domain/oncology/prescribed-ceilings'
import type { TimeUnit } from '@cauce/domain/medication/time-unit'
import type { UserCtx } from '../../http/handle.ts'
import { activeDrugs } from './active-drugs.ts'
import { ceilingsOfLine, ceilingSubject, withCeilings } from './ceilings.ts'
import { childStateOf } from './child-state.ts'
import * as checks from './checks.ts'
import { currentKnowledge, type LoadedKnowledge } from './knowledge.ts'
import { madeRow, sentRow, type NewLedgerRow } from './ledger-rows.ts'
import { conditionsOf } from './condition-state.ts'
import { elderStateOf } from './elder-state.ts'
import { kidneysOf } from './kidneys.ts'
import { pregnancyStateOf } from './pregnancy-state.ts'
import * as queries from './queries.ts'
import { stampsFor } from './stamps.ts'

export type { NewLedgerRow } from './ledger-rows.ts'

export interface LineToCheck {
  readonly codesumi_id: number
  readonly via: string
  readonly dosis: number
  /** In what the dose is measured; null: units of the presentation. */
  readonly unidad_dosis: string | null
  readonly frecuencia: number
  readonly tiempo: TimeUnit
  /** Days of each month, and for how many. */
  readonly duracion: number
  readonly meses: number
  /** The active line that this one takes the place of: it is not its duplicate nor its interaction. */
  readonly reemplaza_id: number | null
  readonly comprobaciones: readonly SentCheck[]
}

export interface OrderToCheck {
  readonly afiliado_id: number
  readonly lines: readonly LineToCheck[]
}

export interface CheckedLine {
  /** What each check came out with. */
  readonly made: readonly MadeCheck[]
  readonly pendientes: readonly Pending[]
  /** What was sent with it, as far as it answers what was shown. */
  readonly respondidas: readonly SentCheck[]
  /** Checks with an answer to something that was never shown. */
  readonly inventadas: readonly CheckKind[]
  /** What no reason lets through: a shortage that is not informative, a limit over which nobody orders. */
  readonly bloqueadas: readonly Finding[]
  readonly ledger: readonly NewLedgerRow[]
}

/** A medicine that the catalogue does not have cannot be ordered: nothing is said of its line. */
const UNKNOWN_LINE: CheckedLine = {
  made: [],
  pendientes: [],
  respondidas: [],
  inventadas: [],
  bloqueadas: [],
  ledger: [],
}

/** What all the lines are compared with. */
const subjectOf = async (ctx: UserCtx, { afiliado_id, lines }: OrderToCheck, knowledge: LoadedKnowledge) => {
  const ids = lines.map(({ codesumi_id }) => codesumi_id)
  const replaced = new Set(lines.flatMap(({ reemplaza_id }) => reemplaza_id ?? []))
  const drugs = await queries.drugsById(ctx.db, ids)
  const active = (await activeDrugs(ctx.db, afiliado_id, ctx.today(), knowledge)).filter(
    ({ orden_articulos_id: id }) => id === null || !replaced.has(id),
  )
  const ordered = [...drugs.values()].map((drug): PlacedDrug => ({ ...drug, origen: 'por_ordenar' }))
  const allergies = await queries.recordedAllergies(ctx.db, afiliado_id)
  const kidneys = await kidneysOf(ctx, afiliado_id)
  return {
    drugs,
    /** With what still acts. */
    interacting: [...ordered, ...checks.placedActive(active)],
    placed: [...ordered, ...checks.placedActive(active.filter(({ vigente }) => vigente))],
    taken: checks.takenLines(active),
    allergies,
    edad: kidneys.edad,
    kidneys,
    child: await childStateOf(ctx, afiliado_id, kidneys.edad),
    elder: await elderStateOf(ctx, afiliado_id, kidneys.edad),
    conditions: await conditionsOf(ctx, afiliado_id),
    ceiling: await ceilingSubject(ctx, afiliado_id, kidneys, [...replaced]),
    state: await pregnancyStateOf(ctx, afiliado_id),
    shortages: await queries.shortagesOf(ctx.db, ids),
  }
}

/** Makes the checks of every line; same order as `lines`. */
export const checkLines = async (ctx: UserCtx, order: OrderToCheck): Promise<readonly CheckedLine[]> => {
  const knowledge = await currentKnowledge(ctx)
  const subject = await subjectOf(ctx, order, knowledge)
  const { drugs, interacting, placed, taken, allergies, edad, kidneys, child, elder, ceiling, state, shortages } =
    subject
  const interactions = checks.listInteractions(interacting, knowledge)
  const keeping = { user_id: ctx.user.id, now: ctx.now(), knowledge }
  const dosed = order.lines.flatMap((line): PrescribedLine[] => {
    const drug = drugs.get(line.codesumi_id)
    return drug === undefined
      ? []
      : [
          {
            ...line,
            presentation: queries.measured(drug.presentation, line.unidad_dosis),
            drug: { ...drug, origen: 'por_ordenar' },
          },
        ]
  })
  const madeOf = (line: LineToCheck): readonly MadeCheck[] => {
    const drug = drugs.get(line.codesumi_id)
    if (drug === undefined) return []
    const others = dosed.filter((other) => other.drug.codesumi_id !== line.codesumi_id)
    const placedLine: PrescribedLine = {
      ...line,
      drug: { ...drug, origen: 'por_ordenar' },
      presentation: queries.measured(drug.presentation, line.unidad_dosis),
    }
    const ofSome = [
      withCeilings(
        checks.doseCheck(
          { ...placedLine, drug, edad },
          { others: [...others, ...taken], child, today: ctx.today() },
          knowledge,
        ),
        ceilingsOfLine([placedLine, ...others], 0, ceiling, knowledge),
      ),
      checks.pregnancyOf(drug, line.via, state, knowledge),
      checks.renalOf(placedLine, kidneys, ctx.today(), knowledge),
      checks.elderOf(placedLine, elder, knowledge),
      checks.conditionOf(drug, subject.conditions, knowledge),
    ]
    return [
      checks.interactionsOf(drug, interactions),
      checks.shortageCheck(drug, shortages, ctx.today(), knowledge),
      ...checks.allergyChecks(drug, allergies, knowledge),
      checks.duplicateCheck(placedLine.drug, placed, knowledge),
      ...ofSome.filter((each) => each !== null),
    ]
  }
  const checked = order.lines.map((line) => ({ line, made: madeOf(line) }))
  const stamps = stampsFor(ctx, order.afiliado_id, knowledge)
  const all = checked.flatMap(({ made }) => made.flatMap(({ hallazgos }) => hallazgos))
  const heard = checked.map(({ line, made }) => ({ line, made, ...heardAnswers(line.comprobaciones, all, stamps) }))
  const answered = heard.flatMap(({ checks: sent }) => sent)
  return heard.map(({ line, made, checks: sent, invented }) => {
    if (!drugs.has(line.codesumi_id)) return UNKNOWN_LINE
    const findings = new Map(made.flatMap(({ hallazgos }) => hallazgos).map((each) => [each.clave, each]))
    return {
      made,
      pendientes: pendingOf(made, sent, answered),
      respondidas: sent,
      inventadas: invented.map(({ comprobacion }) => comprobacion),
      bloqueadas: [...findings.values()].filter(({ bloquea }) => bloquea),
      ledger: [...sent.map((each) => sentRow(each, findings, keeping)), ...made.map((each) => madeRow(each, keeping))],
    }
  })
}
