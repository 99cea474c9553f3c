/** What the checks know of a drug: its ingredients, never its name. @fuente catálogos clínicos, reglas de emparejamiento */
import type { FoundDrug } from './check.ts'
import { normalizeSearch } from '../search/trigger.ts'

/** A drug as the catalogue, an active order or a scheme gives it. */
export interface DrugSource {
  /** Null: a drug known only by its ingredient (a scheme's). */
  readonly codesumi_id: number | null
  readonly nombre: string
  readonly atc: string | null
  readonly principio_activo: string
  /** Single ingredients joined by `;`, as the catalogue writes them. */
  readonly componentes: string
  /** Route of the presentation. */
  readonly via: string | null
}

export interface Ingredient {
  /** By which it is compared. */
  readonly key: string
  readonly nombre: string
}

export interface DrugFacts {
  /** The same for the same drug, whoever asks. */
  readonly key: string
  readonly codesumi_id: number | null
  readonly nombre: string
  readonly atc: string | null
  readonly principio_activo: string
  readonly ingredientes: readonly Ingredient[]
  /** Route of the presentation. */
  readonly via: string | null
  /** True: given on the skin, the eye, the nose or the vagina. */
  readonly local: boolean
}

/** A drug and where it stands. */
export interface PlacedDrug extends DrugFacts {
  readonly origen: FoundDrug['origen']
}

/** Presentations whose drug hardly reaches the blood. @fuente catálogos clínicos */
export const LOCAL_ROUTES: readonly string[] = ['Tópica', 'Oftálmica', 'Nasal', 'Vaginal']

/** An ingredient, class or allergy as it is compared: without accents or case, whole. */
export const ingredientKey = (name: string): string => normalizeSearch(name)

/** The parts of a list of the catalogue, joined by `;`. */
export const listed = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const ingredientsOf = ({ componentes, principio_activo }: DrugSource): readonly Ingredient[] => {
  const names = [...listed(componentes), principio_activo.trim()].filter((nombre) => nombre !== '')
  return [...new Map(names.toReversed().map((nombre) => [ingredientKey(nombre), nombre]))]
    .toReversed()
    .map(([key, nombre]) => ({ key, nombre }))
}

/**
 * The facts of a drug.
 * @regla Un medicamento se compara por sus componentes y su principio activo, nunca por el texto de su nombre.
 */
export const drugFacts = (source: DrugSource): DrugFacts => ({
  key: source.codesumi_id === null ? ingredientKey(source.principio_activo) : String(source.codesumi_id),
  codesumi_id: source.codesumi_id,
  nombre: source.nombre,
  atc: source.atc === '' ? null : source.atc,
  principio_activo: source.principio_activo,
  ingredientes: ingredientsOf(source),
  via: source.via,
  local: source.via !== null && LOCAL_ROUTES.includes(source.via),
})

/** A drug of which only the ingredient is known. */
export const drugOfIngredient = (principio: string): DrugFacts =>
  drugFacts({
    codesumi_id: null,
    nombre: principio,
    atc: null,
    principio_activo: principio,
    componentes: '',
    via: null,
  })

/** The drugs once each; one that is both to be ordered and active counts as to be ordered. */
export const uniqueDrugs = (drugs: readonly PlacedDrug[]): readonly PlacedDrug[] => {
  const byKey = new Map<string, PlacedDrug>()
  for (const drug of drugs) {
    const known = byKey.get(drug.key)
    if (known === undefined || known.origen === 'activo') byKey.set(drug.key, drug)
  }
  return [...byKey.values()]
}

/** A drug in a finding, matched by that ingredient. */
export const foundDrug = ({ codesumi_id, nombre, origen }: PlacedDrug, principio: string): FoundDrug => ({
  codesumi_id,
  nombre,
  principio,
  origen,
})

/** The keys of two drugs in the same order whoever comes first. */
export const pairKey = (one: string, other: string): string => {
  const [a, b] = [Number(one), Number(other)]
  const swapped = Number.isNaN(a - b) ? one > other : a > b
  return swapped ? `${other}-${one}` : `${one}-${other}`
}

/** The ingredient that no knowledge names: with it, nothing found does not mean that there is nothing. Null: all are known. */
export const unknownIngredient = (drug: DrugFacts, known: ReadonlySet<string>): string | null => {
  const whole = ingredientKey(drug.principio_activo)
  if (known.has(whole)) return null
  const parts = drug.ingredientes.filter(({ key }) => key !== whole)
  if (parts.length === 0) return drug.principio_activo === '' ? drug.nombre : drug.principio_activo
  return parts.find(({ key }) => !known.has(key))?.nombre ?? null
}
