/** Whether the affiliate is allergic to a drug, or nobody can tell. @fuente spec 2 §4, §7; catálogos clínicos */
import {
  classOfOne,
  termOf,
  type AllergyClass,
  type AllergyKnowledge,
  type AllergyTerm,
  type KnownAllergies,
  type RecordedAllergy,
} from './allergy-knowledge.ts'
import type { CheckAnswer, Finding } from './check.ts'
import { foundDrug, ingredientKey, unknownIngredient, type DrugFacts, type Ingredient } from './drug-facts.ts'
import { innerLevel } from './inner-level.ts'
import { gravestFirst } from './interaction.ts'

/** @fuente spec 2 §4, §8 */
export const ALLERGIC_PATIENT = 'El paciente es alérgico a este medicamento'
/** @fuente spec 2 §4, §8 */
export const CANCELLED_BY_ALLERGY = 'Ordenamiento cancelado por alergia'
export const ALLERGIES_NOT_ASKED = 'No se han preguntado las alergias'

/** What a check found, or why it could not be made. */
export interface CheckResult {
  readonly respuesta: CheckAnswer
  readonly por_que: string | null
  readonly hallazgos: readonly Finding[]
}

/** How a drug meets an allergy: by which ingredient, and by which class where it is not the ingredient itself. */
interface Direct {
  /** What was recorded is what the drug has: neither a relative of it nor a part of another class. */
  readonly same: boolean
  readonly ingredient: Ingredient
  readonly by: AllergyClass | null
}

const memberOf = (drug: DrugFacts, members: ReadonlySet<string>): Ingredient | null =>
  drug.ingredientes.find(({ key }) => members.has(key)) ?? null

/**
 * Whether the drug is what the allergy is to.
 * @regla Una alergia a una clase alcanza a sus miembros; si se sabe qué principio la causó, a los demás solo cuando el cruce interno es alto.
 */
export const directMatch = (drug: DrugFacts, term: AllergyTerm, knowledge: AllergyKnowledge): Direct | null => {
  if (term.tipo === 'clase') {
    const by = knowledge.classes.get(term.key)
    const ingredient = by === undefined ? null : memberOf(drug, by.members)
    return ingredient === null ? null : { same: true, ingredient, by: by ?? null }
  }
  const same = drug.ingredientes.find(({ key }) => key === term.key)
  if (same !== undefined) return { same: true, ingredient: same, by: classOfOne(term.key, knowledge) }
  for (const by of knowledge.classesOf.get(term.key) ?? []) {
    const ingredient = drug.ingredientes.find(
      ({ key }) => by.members.has(key) && innerLevel(by, [term.key, key], knowledge) === 'alta',
    )
    if (ingredient !== undefined) return { same: false, ingredient, by }
  }
  return null
}

/** The allergy as it is written in the record: "Penicilinas (anafilaxia, 2019)". */
export const allergyInWords = ({ nombre, reaccion, anio }: RecordedAllergy): string => {
  const details = [reaccion, anio].filter((detail) => detail !== null && detail !== '').join(', ')
  return details === '' ? nombre : `${nombre} (${details})`
}

/** Who wrote the allergy down and when, as far as it is known; empty when it is not. */
export const recordedBy = ({ registrada_por, registrada }: RecordedAllergy): string => {
  const when = registrada === null ? '' : ` el ${registrada}`
  if (registrada_por !== null) return ` Registrada por ${registrada_por}${when}.`
  return registrada === null ? '' : ` Registrada${when}.`
}

const ANAPHYLAXIS = 'anafila'

const findingOf = (drug: DrugFacts, allergy: RecordedAllergy, { same, ingredient, by }: Direct): Finding => {
  const group = by === null || ingredientKey(by.nombre) === ingredient.key ? '' : `, del grupo ${by.nombre}`
  return {
    comprobacion: 'alergia',
    clave: `alergia:${allergy.id}:${drug.key}`,
    alerta_detalle_id: null,
    severidad: 'contraindicada',
    titulo: `Alergia registrada: ${allergyInWords(allergy)}`,
    detalle: `${drug.nombre} contiene ${ingredient.nombre}${group}.${recordedBy(allergy)}`,
    conducta: by?.conducta ?? null,
    medicamentos: [foundDrug({ ...drug, origen: 'por_ordenar' }, ingredient.nombre)],
    ...(same && (allergy.reaccion ?? '').toLowerCase().includes(ANAPHYLAXIS) ? { anafilaxia: true } : {}),
    bloquea: false,
    fuente: by === null || by.fuente === '' ? null : by.fuente,
  }
}

/**
 * Why the allergies cannot be compared with the drug, or null when they can.
 * @regla Si nadie preguntó por las alergias, o una no se reconoce, la comprobación queda sin hacer: nunca limpia.
 */
export const whyNotKnown = (drug: DrugFacts, allergies: KnownAllergies, knowledge: AllergyKnowledge): string | null => {
  const { preguntadas, registradas } = allergies
  if (!preguntadas) return ALLERGIES_NOT_ASKED
  const strange = registradas.filter((allergy) => termOf(allergy, knowledge) === null)
  if (strange.length > 0) {
    const names = strange.map(({ nombre }) => `«${nombre}»`).join(', ')
    return `La alergia registrada ${names} no está en el conocimiento: no se puede comparar con el medicamento`
  }
  const unknown = registradas.length === 0 ? null : unknownIngredient(drug, knowledge.ingredients)
  return unknown === null ? null : `El conocimiento de alergias no tiene el principio activo ${unknown}`
}

/**
 * Whether the affiliate is allergic to the drug. What is found counts although another allergy cannot be compared.
 * @fuente spec 2 §4
 * @regla La alergia tiene tres respuestas: encontrada, limpia y sin verificar.
 */
export const allergyCheck = (drug: DrugFacts, allergies: KnownAllergies, knowledge: AllergyKnowledge): CheckResult => {
  const hallazgos = allergies.registradas
    .flatMap((allergy) => {
      const term = termOf(allergy, knowledge)
      const direct = term === null ? null : directMatch(drug, term, knowledge)
      return direct === null ? [] : [findingOf(drug, allergy, direct)]
    })
    .toSorted(gravestFirst)
  if (hallazgos.length > 0) return { respuesta: 'encontrada', por_que: null, hallazgos }
  const por_que = whyNotKnown(drug, allergies, knowledge)
  return { respuesta: por_que === null ? 'limpia' : 'no_verificada', por_que, hallazgos }
}
