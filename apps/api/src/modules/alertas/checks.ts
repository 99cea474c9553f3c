/** Each check with what is known now. One that the knowledge does not reach comes out as not made, with why. */
import { allergyCheck, type CheckResult } from '@cauce/domain/medication/allergy'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { childDose } from '@cauce/domain/medication/child-dose'
import type { KnownChild } from '@cauce/domain/medication/child-weight'
import { minorDose, type MinorDoseAnswer } from '@cauce/domain/medication/minor-dose'
import type { KnownAllergies } from '@cauce/domain/medication/allergy-knowledge'
import type { Finding } from '@cauce/domain/medication/check'
import { crossAllergyCheck } from '@cauce/domain/medication/cross-allergy'
import { dayTotals, type TakenLine } from '@cauce/domain/medication/day-total'
import { withoutContradiction } from '@cauce/domain/medication/dose-contradiction'
import { unknownIngredient, type DrugFacts, type PlacedDrug } from '@cauce/domain/medication/drug-facts'
import { duplicatesOf } from '@cauce/domain/medication/duplicate-drug'
import { interactionsAmong } from '@cauce/domain/medication/interaction'
import { ELDER_FROM, elderCheck, type KnownElder } from '@cauce/domain/medication/elder'
import type { MadeCheck } from '@cauce/domain/medication/pending'
import { pregnancyCheck, type PregnancyState } from '@cauce/domain/medication/pregnancy'
import { isMinor, type KnownKidneys } from '@cauce/domain/medication/known-kidneys'
import { conditionCheck } from '@cauce/domain/medication/condition-check'
import type { KnownConditions } from '@cauce/domain/medication/known-conditions'
import { renalCheck } from '@cauce/domain/medication/renal'
import { shortageFinding, shortageOf, type ShortageRow } from '@cauce/domain/medication/shortage'
import { usualDose, type DosedLine, type DoseIndex } from '@cauce/domain/medication/usual-dose'
import { MISSING_CHILD_DOSES, missingKnowledge, type LoadedKnowledge } from './knowledge.ts'
import type { ActiveDrug } from './active-drugs.ts'

const found = (hallazgos: readonly Finding[]): CheckResult => ({
  respuesta: hallazgos.length > 0 ? 'encontrada' : 'limpia',
  por_que: null,
  hallazgos,
})
const notMade = (por_que: string): CheckResult => ({ respuesta: 'no_verificada', por_que, hallazgos: [] })

/** Why the interactions of a list cannot all be known, or null: a drug that the knowledge does not name is one with all of them. */
const interactionGap = (drugs: readonly DrugFacts[], knowledge: LoadedKnowledge): string | null => {
  if (knowledge.interactions === null) return missingKnowledge('interacciones')
  const unknown = drugs.map((drug) => unknownIngredient(drug, knowledge.reviewed)).find((name) => name !== null)
  return unknown === undefined ? null : `El conocimiento de interacciones no tiene el principio activo ${unknown}`
}

/** The interactions of a list, and why they may not be all. */
export interface ListInteractions {
  readonly hallazgos: readonly Finding[]
  readonly gap: string | null
}

export const listInteractions = (drugs: readonly PlacedDrug[], knowledge: LoadedKnowledge): ListInteractions => ({
  hallazgos: knowledge.interactions === null ? [] : interactionsAmong(drugs, knowledge.interactions),
  gap: interactionGap(drugs, knowledge),
})

const takesPart = (drug: DrugFacts, { medicamentos }: Finding): boolean =>
  medicamentos.some(({ codesumi_id, nombre }) =>
    drug.codesumi_id === null ? codesumi_id === null && nombre === drug.nombre : codesumi_id === drug.codesumi_id,
  )

/** What one drug of the list does with the others. */
export const interactionsOf = (drug: DrugFacts, { hallazgos, gap }: ListInteractions): MadeCheck => {
  const own = hallazgos.filter((finding) => takesPart(drug, finding))
  const made = gap === null || own.length > 0 ? found(own) : notMade(gap)
  return { comprobacion: 'interacciones', ...made }
}

export const shortageCheck = (
  drug: DrugFacts,
  rows: readonly ShortageRow[],
  today: string,
  knowledge: LoadedKnowledge,
): MadeCheck => {
  const comprobacion = 'desabastecimiento'
  if (!knowledge.shortages) return { comprobacion, ...notMade(missingKnowledge(comprobacion)) }
  const row = shortageOf(drug, rows, today)
  return { comprobacion, ...found(row === null ? [] : [shortageFinding(drug, row)]) }
}

/** Allergy and crossed allergy. */
export const allergyChecks = (
  drug: DrugFacts,
  allergies: KnownAllergies,
  { allergies: known }: LoadedKnowledge,
): readonly [MadeCheck, MadeCheck] => [
  {
    comprobacion: 'alergia',
    ...(known === null ? notMade(missingKnowledge('alergia')) : allergyCheck(drug, allergies, known)),
  },
  {
    comprobacion: 'alergia_cruzada',
    ...(known === null ? notMade(missingKnowledge('alergia_cruzada')) : crossAllergyCheck(drug, allergies, known)),
  },
]

/** A repeated ingredient is seen without the groups too; that nothing is repeated is only said with them. */
export const duplicateCheck = (
  drug: PlacedDrug,
  others: readonly PlacedDrug[],
  { groups }: LoadedKnowledge,
): MadeCheck => {
  const comprobacion = 'duplicidad'
  const hallazgos = duplicatesOf(drug, others, groups ?? [])
  const blind = groups === null && hallazgos.length === 0
  return { comprobacion, ...(blind ? notMade(missingKnowledge(comprobacion)) : found(hallazgos)) }
}

/** Null: the record does not say that the patient is pregnant or nursing. */
export const pregnancyOf = (
  drug: DrugFacts,
  via: string,
  state: PregnancyState | null,
  { pregnancy }: LoadedKnowledge,
): MadeCheck | null => {
  const comprobacion = 'embarazo'
  if (state === null) return null
  return {
    comprobacion,
    ...(pregnancy === null ? notMade(missingKnowledge(comprobacion)) : pregnancyCheck(drug, via, state, pregnancy)),
  }
}

/** Null: nothing of the drug depends on the renal function, or the patient is a child. */
export const renalOf = (
  line: TakenLine,
  kidneys: KnownKidneys,
  today: CalendarDate,
  { renal }: LoadedKnowledge,
): MadeCheck | null => {
  const comprobacion = 'renal'
  if (renal === null) return isMinor(kidneys) ? null : { comprobacion, ...notMade(missingKnowledge(comprobacion)) }
  const made = renalCheck(line, kidneys, renal, today)
  return made === null ? null : { comprobacion, ...made }
}

/** Null: the knowledge says nothing of the drug at that age. */
export const elderOf = (line: TakenLine, who: KnownElder, { elder }: LoadedKnowledge): MadeCheck | null => {
  const comprobacion = 'adulto_mayor'
  if (elder === null) return who.edad < ELDER_FROM ? null : { comprobacion, ...notMade(missingKnowledge(comprobacion)) }
  const made = elderCheck(line, who, elder)
  return made === null ? null : { comprobacion, ...made }
}

/** Null: nothing of the drug depends on what is known of the patient, and it demands nothing that nobody asked. */
export const conditionOf = (
  drug: DrugFacts,
  known: KnownConditions,
  { conditions }: LoadedKnowledge,
): MadeCheck | null => {
  const comprobacion = 'condicion'
  if (conditions === null) {
    const isSo = Object.values(known).some((condition) => condition?.presente === true)
    return isSo ? { comprobacion, ...notMade(missingKnowledge(comprobacion)) } : null
  }
  const made = conditionCheck(drug, known, conditions)
  return made === null ? null : { comprobacion, ...made }
}

/** What the dose of a line is compared with besides what the catalogue says of adults. */
export interface DoseSubject {
  readonly others: readonly TakenLine[]
  /** Null: who takes it is of age. */
  readonly child: KnownChild | null
  readonly today: CalendarDate
}

/** All that is found of the dose, whether or not it can be said together. */
const everyDoseFinding = (
  line: DosedLine,
  { others, child, today }: DoseSubject,
  doses: DoseIndex,
  { childDoses }: Pick<LoadedKnowledge, 'childDoses'>,
): MinorDoseAnswer => {
  const own = usualDose(line, doses)
  const taken: TakenLine = { ...line, drug: { ...line.drug, origen: 'por_ordenar' } }
  const adult = { ...own, hallazgos: [...own.hallazgos, ...dayTotals(taken, others, doses)] }
  if (child === null) return { ...adult, sin_verificar: null }
  if (childDoses === null) {
    return { ...adult, por_que_sin_rango: MISSING_CHILD_DOSES, sin_verificar: MISSING_CHILD_DOSES }
  }
  return minorDose(adult, childDose(taken, others, child, childDoses, today))
}

/** The dose of the line by itself, and in the sum of its day; of a minor, by age and weight. */
export const doseFindings = (...asked: Parameters<typeof everyDoseFinding>): MinorDoseAnswer => {
  const answer = everyDoseFinding(...asked)
  return { ...answer, hallazgos: withoutContradiction(answer.hallazgos) }
}

/** What is taken or still acts, beside what is to be ordered. */
export const placedActive = (active: readonly ActiveDrug[]): readonly PlacedDrug[] =>
  active.map((drug) => ({ ...drug, origen: 'activo' }))

/** What is being taken with its dose, as far as it is known: a scheme's has none. */
export const takenLines = (active: readonly ActiveDrug[]): readonly TakenLine[] =>
  active.flatMap(({ toma, vigente, ...drug }) =>
    toma === null || !vigente ? [] : [{ ...toma, drug: { ...drug, origen: 'activo' as const } }],
  )

/** Null: the catalogue has no range to compare with and nothing else to say, so there is no check. */
export const doseCheck = (line: DosedLine, subject: DoseSubject, knowledge: LoadedKnowledge): MadeCheck | null => {
  const comprobacion = 'dosis'
  const { doses } = knowledge
  if (doses === null) return { comprobacion, ...notMade(missingKnowledge(comprobacion)) }
  const { rango_conocido, sin_verificar, hallazgos } = doseFindings(line, subject, doses, knowledge)
  if (sin_verificar !== null) {
    const told = hallazgos.length === 0 ? notMade(sin_verificar) : { ...found(hallazgos), por_que: sin_verificar }
    return { comprobacion, ...told }
  }
  return rango_conocido || hallazgos.length > 0 ? { comprobacion, ...found(hallazgos) } : null
}
