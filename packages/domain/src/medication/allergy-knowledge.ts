/** The allergy classes, their members and what they cross with, ready to be asked. @fuente catálogos clínicos */
import { ingredientKey, listed } from './drug-facts.ts'

export interface AllergyClassRow {
  readonly clase: string
  /** Members joined by `;`; empty: the class is for the record and for excipients. */
  readonly principios: string
  /** Level among members: `alta`, `baja`, or null with one member or none. */
  readonly cruce_interno: string | null
  readonly conducta: string | null
  readonly alias: string | null
  readonly fuente: string
}

export interface AllergyCrossRow {
  readonly clase: string
  readonly cruza_con: string
  /** `clase` or `principio`. */
  readonly tipo: string
  readonly nivel: string
}

/** From the strongest. */
export const CROSS_LEVELS = ['alta', 'baja', 'teórica'] as const
export type CrossLevel = (typeof CROSS_LEVELS)[number]

export interface AllergyClass {
  readonly key: string
  readonly nombre: string
  readonly members: ReadonlySet<string>
  readonly interno: CrossLevel | null
  readonly conducta: string | null
  readonly fuente: string
}

/** What an allergy is to: a class or an ingredient. */
export interface AllergyTerm {
  readonly tipo: 'clase' | 'principio'
  readonly key: string
}

export interface Cross {
  readonly with: AllergyTerm
  readonly nivel: CrossLevel
}

export interface AllergyKnowledge {
  readonly classes: ReadonlyMap<string, AllergyClass>
  /** Other names of a class, by key. */
  readonly aliases: ReadonlyMap<string, string>
  /** Of a term, in both directions; see {@link termKey}. */
  readonly crosses: ReadonlyMap<string, readonly Cross[]>
  /** Classes of each ingredient. */
  readonly classesOf: ReadonlyMap<string, readonly AllergyClass[]>
  /** Every ingredient that some knowledge names. */
  readonly ingredients: ReadonlySet<string>
}

/** A term as the crosses are looked up. */
export const termKey = ({ tipo, key }: AllergyTerm): string => `${tipo}:${key}`

const isLevel = (text: string): text is CrossLevel => CROSS_LEVELS.some((level) => level === text)
const levelOf = (text: string | null): CrossLevel | null => (text !== null && isLevel(text) ? text : null)

const pushTo = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

const crossesOf = (rows: readonly AllergyCrossRow[]): ReadonlyMap<string, readonly Cross[]> => {
  const crosses = new Map<string, Cross[]>()
  for (const row of rows) {
    const nivel = levelOf(row.nivel)
    if (nivel === null) continue
    const from: AllergyTerm = { tipo: 'clase', key: ingredientKey(row.clase) }
    const to: AllergyTerm = {
      tipo: row.tipo === 'principio' ? 'principio' : 'clase',
      key: ingredientKey(row.cruza_con),
    }
    pushTo(crosses, termKey(from), { with: to, nivel })
    pushTo(crosses, termKey(to), { with: from, nivel })
  }
  return crosses
}

/** The knowledge of the tables. `pharmacological`: other classes under which an allergy may have been recorded, with members. */
export const indexAllergies = (
  rows: readonly AllergyClassRow[],
  crosses: readonly AllergyCrossRow[],
  pharmacological: ReadonlyMap<string, readonly string[]>,
  ingredients: ReadonlySet<string>,
): AllergyKnowledge => {
  const classes = new Map<string, AllergyClass>()
  const aliases = new Map<string, string>()
  const classesOf = new Map<string, AllergyClass[]>()
  for (const [key, members] of pharmacological) {
    classes.set(key, { key, nombre: key, members: new Set(members), interno: null, conducta: null, fuente: '' })
  }
  for (const row of rows) {
    const key = ingredientKey(row.clase)
    const members = new Set(listed(row.principios).map(ingredientKey))
    const known = {
      key,
      nombre: row.clase,
      members,
      interno: levelOf(row.cruce_interno),
      conducta: row.conducta,
      fuente: row.fuente,
    }
    classes.set(key, known)
    for (const alias of listed(row.alias)) aliases.set(ingredientKey(alias), key)
    for (const member of members) pushTo(classesOf, member, known)
  }
  return { classes, aliases, crosses: crossesOf(crosses), classesOf, ingredients }
}

/** An allergy as it is written in the affiliate's record. */
export interface RecordedAllergy {
  readonly id: number
  readonly nombre: string
  /** `clase`, `principio` or `otra`. */
  readonly tipo: string
  readonly reaccion: string | null
  readonly anio: number | null
  /** Who wrote it down and on which day, where it is known. */
  readonly registrada_por: string | null
  readonly registrada: string | null
}

/** The allergies of an affiliate. */
export interface KnownAllergies {
  /** False: nobody has asked, so what is not recorded is not known. */
  readonly preguntadas: boolean
  readonly registradas: readonly RecordedAllergy[]
}

/** The class that is only another name of an ingredient: it has no other member, and is called as it or has its name as an alias. */
export const classOfOne = (ingredient: string, { classesOf, aliases }: AllergyKnowledge): AllergyClass | null =>
  (classesOf.get(ingredient) ?? []).find(
    ({ key, members }) => members.size === 1 && (key === ingredient || aliases.get(ingredient) === key),
  ) ?? null

/** The ingredient of which the class is only another name; null: of none. */
const ingredientOf = (key: string, knowledge: AllergyKnowledge): string | null =>
  [...(knowledge.classes.get(key)?.members ?? [])].find((member) => classOfOne(member, knowledge)?.key === key) ?? null

/**
 * What a recorded allergy is to. Null: the knowledge has neither a class nor an ingredient of that name, so nothing can be said.
 * @regla Una alergia que el conocimiento no reconoce no deja limpio ningún medicamento; la de una clase que solo es otro nombre de un principio es la de ese principio.
 */
export const termOf = (allergy: RecordedAllergy, knowledge: AllergyKnowledge): AllergyTerm | null => {
  const key = ingredientKey(allergy.nombre)
  const named = knowledge.classes.has(key) ? key : knowledge.aliases.get(key)
  const one = named === undefined ? null : ingredientOf(named, knowledge)
  const asClass: AllergyTerm | null =
    named === undefined ? null : one === null ? { tipo: 'clase', key: named } : { tipo: 'principio', key: one }
  const asIngredient: AllergyTerm | null = knowledge.ingredients.has(key) ? { tipo: 'principio', key } : null
  return allergy.tipo === 'principio' ? (asIngredient ?? asClass) : (asClass ?? asIngredient)
}
