/**
 * Interactions between two drugs, by active ingredient and class.
 * @fuente spec 2 §4, §7; catálogos clínicos, reglas de emparejamiento
 */
import { SEVERITIES, type Finding, type Severity } from './check.ts'
import { foundDrug, ingredientKey, pairKey, uniqueDrugs, type PlacedDrug } from './drug-facts.ts'

/** A row of the knowledge: what meets `a` with what meets `b`. */
export interface InteractionRow {
  readonly id: number
  readonly principio_a: string
  readonly principio_b: string
  /** `principio` or `clase`. */
  readonly tipo_a: string
  readonly tipo_b: string
  readonly severidad: Severity
  readonly efecto: string
  readonly mecanismo: string | null
  readonly conducta: string | null
  /** 1: also for presentations on the skin, the eye, the nose or the vagina. */
  readonly aplica_via_local: number
  readonly fuente: string
}

/** Ingredients of each class, by key. */
export type ClassMembers = ReadonlyMap<string, readonly string[]>

/** The gravest rows for two ingredients: any, and the gravest that also holds for a local presentation. */
interface Met {
  readonly systemic: InteractionRow
  readonly local: InteractionRow | null
}

/** Ingredient to ingredient to what is known of the two. */
export type InteractionIndex = ReadonlyMap<string, ReadonlyMap<string, Met>>

/** The place of a gravity, the worst first. */
export const rank = (severity: Severity): number => SEVERITIES.indexOf(severity)

const worse = (one: InteractionRow | null, other: InteractionRow | null): InteractionRow | null => {
  if (one === null || other === null) return one ?? other
  const difference = rank(one.severidad) - rank(other.severidad)
  return difference < 0 || (difference === 0 && one.id <= other.id) ? one : other
}

const add = (index: Map<string, Map<string, Met>>, a: string, b: string, row: InteractionRow): void => {
  const partners = index.get(a) ?? new Map<string, Met>()
  index.set(a, partners)
  const known = partners.get(b)
  partners.set(b, {
    systemic: worse(row, known?.systemic ?? null) ?? row,
    local: worse(row.aplica_via_local === 1 ? row : null, known?.local ?? null),
  })
}

/** Every pair of ingredients that some row names, directly or by class; an ingredient never pairs with itself. */
export const indexInteractions = (rows: readonly InteractionRow[], members: ClassMembers): InteractionIndex => {
  const index = new Map<string, Map<string, Met>>()
  const sideOf = (name: string, kind: string): readonly string[] =>
    kind === 'clase' ? (members.get(ingredientKey(name)) ?? []) : [ingredientKey(name)]
  for (const row of rows) {
    for (const a of sideOf(row.principio_a, row.tipo_a)) {
      for (const b of sideOf(row.principio_b, row.tipo_b)) {
        if (a === b) continue
        add(index, a, b, row)
        add(index, b, a, row)
      }
    }
  }
  return index
}

interface Match {
  readonly row: InteractionRow
  readonly by: readonly [string, string]
}

const matchesOf = (one: PlacedDrug, other: PlacedDrug, index: InteractionIndex): readonly Match[] => {
  const local = one.local || other.local
  const matches: Match[] = []
  for (const a of one.ingredientes) {
    const partners = index.get(a.key)
    if (partners === undefined) continue
    for (const b of other.ingredientes) {
      const met = partners.get(b.key)
      const row = (local ? met?.local : met?.systemic) ?? null
      if (row !== null) matches.push({ row, by: [a.nombre, b.nombre] })
    }
  }
  return matches
}

/** The match by the gravest row. */
const matchOf = (one: PlacedDrug, other: PlacedDrug, index: InteractionIndex): Match | null => {
  const matches = matchesOf(one, other, index)
  const gravest = matches.reduce<InteractionRow | null>((found, { row }) => worse(found, row), null)
  return matches.find(({ row }) => row === gravest) ?? null
}

const findingOf = (one: PlacedDrug, other: PlacedDrug, { row, by }: Match): Finding => ({
  comprobacion: 'interacciones',
  clave: `interaccion:${row.id}:${pairKey(one.key, other.key)}`,
  alerta_detalle_id: row.id,
  severidad: row.severidad,
  titulo: row.efecto,
  detalle: row.mecanismo,
  conducta: row.conducta,
  medicamentos: [foundDrug(one, by[0]), foundDrug(other, by[1])],
  bloquea: false,
  fuente: row.fuente,
})

/** The gravest first; equal ones by their key, so that the order of the list does not matter. */
export const gravestFirst = (one: Finding, other: Finding): number =>
  rank(one.severidad) - rank(other.severidad) || (one.clave < other.clave ? -1 : Number(one.clave > other.clave))

/** What each ingredient of a drug meets, so that most of a long list is passed over at the price of a look. */
const reachOf = ({ ingredientes }: PlacedDrug, index: InteractionIndex): readonly ReadonlyMap<string, Met>[] =>
  ingredientes.flatMap(({ key }) => index.get(key) ?? [])

const touches = (reach: readonly ReadonlyMap<string, Met>[], { ingredientes }: PlacedDrug): boolean => {
  for (const partners of reach) {
    for (const { key } of ingredientes) if (partners.has(key)) return true
  }
  return false
}

/** The two drugs always in the same order. */
const ordered = (one: PlacedDrug, other: PlacedDrug): readonly [PlacedDrug, PlacedDrug] =>
  pairKey(one.key, other.key) === `${one.key}-${other.key}` ? [one, other] : [other, one]

/**
 * What the drugs to be ordered do to each other and to those that are being taken: the gravest row of each pair, the worst first.
 * Two drugs that are both being taken were checked when they were ordered.
 * @fuente spec 2 §4; catálogos clínicos
 * @regla Dos medicamentos interactúan por componentes distintos; una clase contra sí misma no alcanza a un medicamento consigo mismo.
 */
export const interactionsAmong = (drugs: readonly PlacedDrug[], index: InteractionIndex): readonly Finding[] => {
  const all = uniqueDrugs(drugs)
  const toOrder = all.filter(({ origen }) => origen === 'por_ordenar')
  const active = all.filter(({ origen }) => origen === 'activo')
  const findings: Finding[] = []
  toOrder.forEach((drug, place) => {
    const reach = reachOf(drug, index)
    for (const other of [...toOrder.slice(place + 1), ...active]) {
      if (!touches(reach, other)) continue
      const [first, second] = ordered(drug, other)
      const match = matchOf(first, second, index)
      if (match !== null) findings.push(findingOf(first, second, match))
    }
  })
  return findings.toSorted(gravestFirst)
}
