/** How strongly two members of a class cross, where the tables say something narrower of the two. @fuente catálogos clínicos */
import {
  CROSS_LEVELS,
  termKey,
  type AllergyClass,
  type AllergyKnowledge,
  type CrossLevel,
} from './allergy-knowledge.ts'

const isPartOf = (part: AllergyClass, whole: AllergyClass): boolean =>
  part.members.size < whole.members.size && [...part.members].every((member) => whole.members.has(member))

/** The narrower classes of an ingredient within another class, without those that hold the other ingredient too. */
const narrower = (
  ingredient: string,
  other: string,
  whole: AllergyClass,
  { classesOf }: AllergyKnowledge,
): readonly AllergyClass[] =>
  (classesOf.get(ingredient) ?? []).filter((part) => isPartOf(part, whole) && !part.members.has(other))

/** The strongest level that the tables write between the narrower classes of both; null: they write none. */
const writtenLevel = (
  whole: AllergyClass,
  [one, other]: readonly [string, string],
  knowledge: AllergyKnowledge,
): CrossLevel | null => {
  const theirs = new Set(narrower(other, one, whole, knowledge).map(({ key }) => termKey({ tipo: 'clase', key })))
  const levels = narrower(one, other, whole, knowledge).flatMap(({ key }) =>
    (knowledge.crosses.get(termKey({ tipo: 'clase', key })) ?? []).flatMap((cross) =>
      theirs.has(termKey(cross.with)) ? [cross.nivel] : [],
    ),
  )
  return CROSS_LEVELS.find((level) => levels.includes(level)) ?? null
}

/**
 * The level at which two ingredients of a class cross.
 * @regla Entre dos principios de una clase amplia, el cruce que la tabla escribe entre sus clases más estrechas vale más que el cruce interno alto de la amplia.
 */
export const innerLevel = (
  whole: AllergyClass,
  pair: readonly [string, string],
  knowledge: AllergyKnowledge,
): CrossLevel | null => {
  // Only a high one is told as the allergy itself: the others keep the level of their class.
  if (whole.interno !== 'alta') return whole.interno
  return writtenLevel(whole, pair, knowledge) ?? whole.interno
}
