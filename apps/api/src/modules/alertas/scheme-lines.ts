/**
 * What a scheme's lines say beyond interactions and allergies: a drug that the clinician added is checked as one of Medicamentos is,
 * and the drugs of the published scheme against what is taken and the state of the patient.
 */
import type { TakenLine } from '@cauce/domain/medication/day-total'
import { drugOfIngredient, type DrugFacts, type PlacedDrug } from '@cauce/domain/medication/drug-facts'
import type { MadeCheck } from '@cauce/domain/medication/pending'
import { intervalOf, type CheckedSchemeLine } from '@cauce/domain/oncology/checked-line'
import type { UserCtx } from '../../http/handle.ts'
import type { ActiveDrug } from './active-drugs.ts'
import { childStateOf } from './child-state.ts'
import * as checks from './checks.ts'
import { conditionsOf } from './condition-state.ts'
import { elderStateOf } from './elder-state.ts'
import { kidneysOf } from './kidneys.ts'
import type { LoadedKnowledge } from './knowledge.ts'
import { pregnancyStateOf } from './pregnancy-state.ts'
import * as queries from './queries.ts'

export interface SchemeSubject {
  readonly afiliado_id: number
  readonly active: readonly ActiveDrug[]
  readonly knowledge: LoadedKnowledge
}

interface Placed {
  readonly line: CheckedSchemeLine
  readonly drug: DrugFacts
  /** Null: a drug of the published scheme. */
  readonly presentation: queries.CatalogueDrug['presentation'] | null
}

const placed = ({ drug }: Placed): PlacedDrug => ({ ...drug, origen: 'por_ordenar' })

/** An added drug as a line of Medicamentos with that dose would be. */
const dosed = ({ line, drug, presentation }: Placed): readonly TakenLine[] =>
  presentation === null
    ? []
    : [
        {
          drug: { ...drug, origen: 'por_ordenar' },
          presentation,
          via: line.via,
          dosis: line.dosis,
          ...intervalOf(line),
        },
      ]

/** Nobody knows how much of it a take is: what is avoided, spaced or lowered is told, and no dose is compared. */
const UNMEASURED = { concentracion: null, unidad_presentacion: null, base_dosis: null }

/** A drug of the published scheme, by its ingredient, its route and how often it is given. */
const ofScheme = ({ line, drug }: Placed): TakenLine => ({
  drug: { ...drug, origen: 'por_ordenar' },
  presentation: UNMEASURED,
  via: line.via,
  dosis: line.dosis,
  ...intervalOf(line),
  por_filtracion: line.por_filtracion ?? false,
})

/** The checks of each line that apply to it; a line of a presentation that the catalogue has no more is not ordered at all. */
export const schemeLineChecks = async (
  ctx: UserCtx,
  { afiliado_id, active, knowledge }: SchemeSubject,
  lineas: readonly CheckedSchemeLine[],
): Promise<readonly MadeCheck[]> => {
  if (lineas.length === 0) return []
  const ids = lineas.flatMap(({ codesumi_id }) => codesumi_id ?? [])
  const catalogue = await queries.drugsById(ctx.db, ids)
  const shortages = await queries.shortagesOf(ctx.db, ids)
  const kidneys = await kidneysOf(ctx, afiliado_id)
  const child = await childStateOf(ctx, afiliado_id, kidneys.edad)
  const elder = await elderStateOf(ctx, afiliado_id, kidneys.edad)
  const conditions = await conditionsOf(ctx, afiliado_id)
  const state = await pregnancyStateOf(ctx, afiliado_id)
  const known = lineas.flatMap((line): Placed[] => {
    if (line.codesumi_id === null) return [{ line, drug: drugOfIngredient(line.nombre), presentation: null }]
    const drug = catalogue.get(line.codesumi_id)
    return drug === undefined ? [] : [{ line, drug, presentation: drug.presentation }]
  })
  const taking = checks.placedActive(active.filter(({ vigente }) => vigente))
  return known.flatMap((own): MadeCheck[] => {
    const { line, drug, presentation } = own
    const ofState = [
      checks.pregnancyOf(drug, line.via, state, knowledge) ?? [],
      checks.conditionOf(drug, conditions, knowledge) ?? [],
    ].flat()
    // What the published scheme repeats or joins is the scheme's own; what is taken besides is not.
    if (presentation === null)
      return [
        checks.duplicateCheck(placed(own), taking, knowledge),
        checks.renalOf(ofScheme(own), kidneys, ctx.today(), knowledge) ?? [],
        checks.elderOf(ofScheme(own), elder, knowledge) ?? [],
        ofState,
      ].flat()
    const others = known.filter((other) => other !== own)
    const subject = { others: [...others.flatMap(dosed), ...checks.takenLines(active)], child, today: ctx.today() }
    const measured = dosed(own).flatMap((each) => [
      checks.doseCheck({ ...each, drug, edad: kidneys.edad }, subject, knowledge) ?? [],
      checks.renalOf(each, kidneys, ctx.today(), knowledge) ?? [],
      checks.elderOf(each, elder, knowledge) ?? [],
    ])
    return [
      checks.shortageCheck(drug, shortages, ctx.today(), knowledge),
      checks.duplicateCheck(placed(own), [...others.map(placed), ...taking], knowledge),
      ...measured,
      ofState,
    ].flat()
  })
}
