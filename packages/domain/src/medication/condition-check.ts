/** Drugs in who lacks G6PD or has a transplant, and those that are not given without having asked. @fuente catálogos clínicos (condiciones) */
import type { CheckResult } from './allergy.ts'
import type { Finding, Severity } from './check.ts'
import { foundDrug, ingredientKey, type DrugFacts, type Ingredient } from './drug-facts.ts'
import { gravestFirst } from './interaction.ts'
import type { Condition, KnownCondition, KnownConditions } from './known-conditions.ts'

export interface ConditionRow {
  readonly condicion: Condition
  /** One of the two is empty. */
  readonly principio_activo: string
  readonly clase: string
  readonly nivel: Severity
  /** 1: the drug is not given to who was never asked. */
  readonly exige_saber: number
  /** 1: also what is given on the skin, the eye, the nose or the vagina. */
  readonly aplica_via_local: number
  /** What may happen. */
  readonly efecto: string
  readonly conducta: string
  readonly fuente: string
}

/** Rows by ingredient. */
export type ConditionIndex = ReadonlyMap<string, readonly ConditionRow[]>

/** @param members ingredients of each class, all as they are compared */
export const indexConditions = (
  rows: readonly ConditionRow[],
  members: ReadonlyMap<string, readonly string[]>,
): ConditionIndex => {
  const index = new Map<string, ConditionRow[]>()
  for (const row of rows) {
    const own = ingredientKey(row.principio_activo)
    const keys = own === '' ? (members.get(ingredientKey(row.clase)) ?? []) : [own]
    for (const key of new Set(keys)) index.set(key, [...(index.get(key) ?? []), row])
  }
  return index
}

const WHO: Readonly<Record<Condition, string>> = { g6pd: 'déficit de G6PD', trasplante: 'trasplante' }
const WORDS: Readonly<Record<Severity, string>> = {
  contraindicada: 'Contraindicado',
  mayor: 'Debe evitarse',
  moderada: 'Con precaución',
  informativa: 'Téngalo en cuenta',
}
/** Why a drug that demands it is not verified in who was never asked. */
const NOT_ASKED: Readonly<Record<Condition, string>> = {
  g6pd: 'No se ha preguntado por el déficit de G6PD',
  trasplante: 'No se ha preguntado por un trasplante',
}

interface Own {
  readonly ingredient: Ingredient
  readonly row: ConditionRow
}

const rowsOf = (drug: DrugFacts, index: ConditionIndex): readonly Own[] =>
  drug.ingredientes.flatMap((ingredient) =>
    (index.get(ingredient.key) ?? [])
      .filter(({ aplica_via_local }) => !drug.local || aplica_via_local === 1)
      .map((row) => ({ ingredient, row })),
  )

const findingOf = (drug: DrugFacts, { ingredient, row }: Own, { porque }: KnownCondition): Finding => ({
  comprobacion: 'condicion',
  clave: `condicion:${drug.key}:${row.condicion}:${ingredient.key}`,
  alerta_detalle_id: null,
  severidad: row.nivel,
  titulo: `${WORDS[row.nivel]} con ${WHO[row.condicion]}: ${ingredient.nombre}`,
  detalle: `${row.efecto}. Se sabe por: ${porque}.`,
  conducta: row.conducta === '' ? null : row.conducta,
  medicamentos: [foundDrug({ ...drug, origen: 'por_ordenar' }, ingredient.nombre)],
  bloquea: false,
  fuente: row.fuente,
})

/** What may happen to who was never asked: `… Rasburicasa: anemia hemolítica grave`. */
const gapOf = ({ ingredient, row }: Own): string => {
  const effect = row.efecto.charAt(0).toLocaleLowerCase('es-CO') + row.efecto.slice(1)
  return `${NOT_ASKED[row.condicion]}, y con ${ingredient.nombre} hay que saberlo: ${effect}`
}

/**
 * What the deficiency of G6PD or a transplant change of a drug; null: the knowledge says nothing of it, or what nobody asked is not demanded by it.
 * @regla Con déficit de G6PD o trasplante conocidos, lo que la tabla dice del medicamento se avisa con su gravedad; si no se han preguntado, solo queda sin verificar el medicamento que exige saberlo.
 */
export const conditionCheck = (drug: DrugFacts, known: KnownConditions, index: ConditionIndex): CheckResult | null => {
  const own = rowsOf(drug, index)
  const found = own.flatMap((each) => {
    const condition = known[each.row.condicion]
    return condition?.presente === true ? [findingOf(drug, each, condition)] : []
  })
  // Of an ingredient that a row and its class name, the gravest.
  const hallazgos = [...Map.groupBy(found, ({ clave }) => clave).values()].flatMap((same) =>
    same.toSorted(gravestFirst).slice(0, 1),
  )
  const [demanded] = own.filter(({ row }) => row.exige_saber === 1 && known[row.condicion] === null)
  const por_que = demanded === undefined ? null : gapOf(demanded)
  if (hallazgos.length > 0) return { respuesta: 'encontrada', por_que, hallazgos: hallazgos.toSorted(gravestFirst) }
  if (por_que !== null) return { respuesta: 'no_verificada', por_que, hallazgos }
  return own.some(({ row }) => known[row.condicion] !== null) ? { respuesta: 'limpia', por_que, hallazgos } : null
}
