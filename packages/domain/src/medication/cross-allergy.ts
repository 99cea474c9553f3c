/** Drugs that cross with an allergy of the record, in either direction. It informs. @fuente catálogos clínicos */
import {
  CROSS_LEVELS,
  termKey,
  termOf,
  type AllergyKnowledge,
  type AllergyTerm,
  type CrossLevel,
  type KnownAllergies,
  type RecordedAllergy,
} from './allergy-knowledge.ts'
import { allergyInWords, directMatch, whyNotKnown, type CheckResult } from './allergy.ts'
import type { Finding, Severity } from './check.ts'
import { foundDrug, type DrugFacts, type Ingredient } from './drug-facts.ts'
import { gravestFirst } from './interaction.ts'

const SEVERITY: Readonly<Record<CrossLevel, Severity>> = { alta: 'mayor', baja: 'moderada', teórica: 'informativa' }

interface Crossed {
  readonly nivel: CrossLevel
  readonly ingredient: Ingredient
  /** Class by which the drug crosses; null: by the ingredient itself. */
  readonly by: string | null
}

const ingredientIn = (drug: DrugFacts, term: AllergyTerm, knowledge: AllergyKnowledge): Ingredient | undefined => {
  const members = term.tipo === 'clase' ? (knowledge.classes.get(term.key)?.members ?? new Set<string>()) : null
  return drug.ingredientes.find(({ key }) => (members === null ? key === term.key : members.has(key)))
}

/** The terms that speak for an allergy: itself and, where it is to an ingredient, the classes that the ingredient belongs to. */
const termsOf = (term: AllergyTerm, knowledge: AllergyKnowledge): readonly AllergyTerm[] => [
  term,
  ...(term.tipo === 'principio' ? (knowledge.classesOf.get(term.key) ?? []) : []).map(({ key }): AllergyTerm => ({
    tipo: 'clase',
    key,
  })),
]

const crossesOf = (drug: DrugFacts, term: AllergyTerm, knowledge: AllergyKnowledge): readonly Crossed[] => {
  const among = (term.tipo === 'principio' ? (knowledge.classesOf.get(term.key) ?? []) : []).flatMap((own) => {
    const ingredient = drug.ingredientes.find(({ key }) => own.members.has(key))
    return ingredient === undefined || own.interno === null ? [] : [{ nivel: own.interno, ingredient, by: own.nombre }]
  })
  const between = termsOf(term, knowledge).flatMap((own) =>
    (knowledge.crosses.get(termKey(own)) ?? []).flatMap((cross) => {
      const ingredient = ingredientIn(drug, cross.with, knowledge)
      if (ingredient === undefined) return []
      const by = cross.with.tipo === 'clase' ? (knowledge.classes.get(cross.with.key)?.nombre ?? null) : null
      return [{ nivel: cross.nivel, ingredient, by }]
    }),
  )
  return [...among, ...between]
}

const strongest = (crosses: readonly Crossed[]): Crossed | undefined =>
  CROSS_LEVELS.flatMap((level) => crosses.filter(({ nivel }) => nivel === level))[0]

const findingOf = (drug: DrugFacts, allergy: RecordedAllergy, { nivel, ingredient, by }: Crossed): Finding => ({
  comprobacion: 'alergia_cruzada',
  clave: `alergia_cruzada:${allergy.id}:${drug.key}`,
  alerta_detalle_id: null,
  severidad: SEVERITY[nivel],
  titulo: `Alergia cruzada ${nivel} con ${allergyInWords(allergy)}`,
  detalle: `${drug.nombre} contiene ${ingredient.nombre}${by === null ? '' : `, del grupo ${by}`}.`,
  conducta: null,
  medicamentos: [foundDrug({ ...drug, origen: 'por_ordenar' }, ingredient.nombre)],
  bloquea: false,
  fuente: null,
})

/**
 * What crosses with the affiliate's allergies, with the strongest level of each; a direct allergy is not told again as a cross.
 * @regla El cruce entre dos clases vale en los dos sentidos y se avisa con su nivel: alta, baja o teórica.
 */
export const crossAllergyCheck = (
  drug: DrugFacts,
  allergies: KnownAllergies,
  knowledge: AllergyKnowledge,
): CheckResult => {
  const hallazgos = allergies.registradas
    .flatMap((allergy) => {
      const term = termOf(allergy, knowledge)
      if (term === null || directMatch(drug, term, knowledge) !== null) return []
      const crossed = strongest(crossesOf(drug, term, knowledge))
      return crossed === undefined ? [] : [findingOf(drug, allergy, crossed)]
    })
    .toSorted(gravestFirst)
  if (hallazgos.length > 0) return { respuesta: 'encontrada', por_que: null, hallazgos }
  const por_que = whyNotKnown(drug, allergies, knowledge)
  return { respuesta: por_que === null ? 'limpia' : 'no_verificada', por_que, hallazgos }
}
