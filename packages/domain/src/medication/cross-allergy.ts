/** Drugs that cross with an allergy of the record, in either direction. It informs. @fuente catálogos clínicos */
import {
  CROSS_LEVELS,
  termKey,
  termOf,
  type AllergyClass,
  type AllergyKnowledge,
  type AllergyTerm,
  type CrossLevel,
  type KnownAllergies,
  type RecordedAllergy,
} from './allergy-knowledge.ts'
import { allergyInWords, directMatch, whyNotKnown, type CheckResult } from './allergy.ts'
import type { Finding, Severity } from './check.ts'
import { foundDrug, type DrugFacts, type Ingredient } from './drug-facts.ts'
import { innerLevel } from './inner-level.ts'
import { gravestFirst } from './interaction.ts'

const SEVERITY: Readonly<Record<CrossLevel, Severity>> = { alta: 'mayor', baja: 'moderada', teórica: 'informativa' }

interface Crossed {
  readonly nivel: CrossLevel
  readonly ingredient: Ingredient
  /** Class by which the drug crosses; null: by the ingredient itself. */
  readonly by: string | null
  /** What is usually done with an allergy of that class, and who says it. */
  readonly conducta: string | null
  readonly fuente: string | null
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

/** What the knowledge says of an allergy to the class; nothing of an ingredient without one. */
const usualOf = (known: AllergyClass | undefined): Pick<Crossed, 'conducta' | 'fuente'> => ({
  conducta: known?.conducta ?? null,
  fuente: known === undefined || known.fuente === '' ? null : known.fuente,
})

const crossesOf = (drug: DrugFacts, term: AllergyTerm, knowledge: AllergyKnowledge): readonly Crossed[] => {
  const among = (term.tipo === 'principio' ? (knowledge.classesOf.get(term.key) ?? []) : []).flatMap((own) => {
    return drug.ingredientes.flatMap((ingredient): readonly Crossed[] => {
      const nivel = own.members.has(ingredient.key) ? innerLevel(own, [term.key, ingredient.key], knowledge) : null
      return nivel === null ? [] : [{ nivel, ingredient, by: own.nombre, ...usualOf(own) }]
    })
  })
  const between = termsOf(term, knowledge).flatMap((own) =>
    (knowledge.crosses.get(termKey(own)) ?? []).flatMap((cross) => {
      const ingredient = ingredientIn(drug, cross.with, knowledge)
      if (ingredient === undefined) return []
      const by = cross.with.tipo === 'clase' ? (knowledge.classes.get(cross.with.key)?.nombre ?? null) : null
      return [
        {
          nivel: cross.nivel,
          ingredient,
          by,
          ...usualOf(own.tipo === 'clase' ? knowledge.classes.get(own.key) : undefined),
        },
      ]
    }),
  )
  return [...among, ...between]
}

const strongest = (crosses: readonly Crossed[]): Crossed | undefined =>
  CROSS_LEVELS.flatMap((level) => crosses.filter(({ nivel }) => nivel === level))[0]

const findingOf = (drug: DrugFacts, allergy: RecordedAllergy, crossed: Crossed): Finding => ({
  comprobacion: 'alergia_cruzada',
  clave: `alergia_cruzada:${allergy.id}:${drug.key}`,
  alerta_detalle_id: null,
  severidad: SEVERITY[crossed.nivel],
  titulo: `Alergia cruzada ${crossed.nivel} con ${allergyInWords(allergy)}`,
  detalle: `${drug.nombre} contiene ${crossed.ingredient.nombre}${crossed.by === null ? '' : `, del grupo ${crossed.by}`}.`,
  conducta: crossed.conducta,
  medicamentos: [foundDrug({ ...drug, origen: 'por_ordenar' }, crossed.ingredient.nombre)],
  bloquea: false,
  fuente: crossed.fuente,
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
