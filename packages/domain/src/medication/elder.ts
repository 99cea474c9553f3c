/**
 * Drugs in an older adult: what is avoided or taken with care from an age on, with some diagnosis of the record, or above a dose.
 * @fuente catálogos clínicos (adulto mayor)
 */
import { formatDate } from '../calendar/bogota.ts'
import type { CheckResult } from './allergy.ts'
import type { Finding, Severity } from './check.ts'
import { broughtBy, type TakenLine } from './day-total.ts'
import { foundDrug, ingredientKey, listed, type Ingredient } from './drug-facts.ts'
import { gravestFirst } from './interaction.ts'
import type { DatedDiagnosis } from './pregnancy.ts'
import { amountInWords } from './usual-dose.ts'

/** The gravest first. */
export const ELDER_LEVELS = ['contraindicado', 'evitar', 'precaucion'] as const
export type ElderLevel = (typeof ELDER_LEVELS)[number]

export interface ElderRow {
  /** One of the two is empty. */
  readonly principio_activo: string
  readonly clase: string
  /** Completed years from which it holds. */
  readonly edad_desde: number
  /** When it holds, in words; empty: always. */
  readonly condicion: string
  /** Prefixes of the diagnoses that tell the condition, joined by `;`; null: none does. */
  readonly cie10: string | null
  readonly nivel: ElderLevel
  readonly motivo: string
  readonly conducta: string
  readonly dosis_max_dia: number | null
  readonly unidad_dosis: string | null
  readonly fuente: string
}

/** Rows by ingredient. */
export type ElderIndex = ReadonlyMap<string, readonly ElderRow[]>

/** @param members ingredients of each class, all as they are compared */
export const indexElder = (rows: readonly ElderRow[], members: ReadonlyMap<string, readonly string[]>): ElderIndex => {
  const index = new Map<string, ElderRow[]>()
  for (const row of rows) {
    const own = ingredientKey(row.principio_activo)
    const keys = own === '' ? (members.get(ingredientKey(row.clase)) ?? []) : [own]
    for (const key of new Set(keys)) index.set(key, [...(index.get(key) ?? []), row])
  }
  return index
}

/** The age from which the knowledge speaks of anything. */
export const ELDER_FROM = 60

export interface KnownElder {
  /** Completed years. */
  readonly edad: number
  /** All of the record, by code without dot. */
  readonly diagnosticos: readonly DatedDiagnosis[]
}

const SEVERITY: Readonly<Record<ElderLevel, Severity>> = {
  contraindicado: 'contraindicada',
  evitar: 'moderada',
  precaucion: 'informativa',
}
const WORDS: Readonly<Record<ElderLevel, string>> = {
  contraindicado: 'Contraindicado en el adulto mayor',
  evitar: 'Debe evitarse en el adulto mayor',
  precaucion: 'Con precaución en el adulto mayor',
}

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9

interface Told {
  readonly kind: string
  readonly severidad: Severity
  readonly titulo: string
  /** The diagnosis by which it is known. */
  readonly porque: string | null
}

const doseTold = (amount: number, { nombre }: Ingredient, row: ElderRow): Told | null => {
  const [max, unit] = [row.dosis_max_dia ?? 0, row.unidad_dosis ?? '']
  if (amount <= max * MARGIN) return null
  const sum = `${amountInWords(amount)} ${unit} al día, el máximo es ${amountInWords(max)} ${unit}`
  return {
    kind: 'dosis',
    severidad: row.nivel === 'contraindicado' ? 'contraindicada' : 'moderada',
    titulo: `Dosis alta para un adulto mayor: ${nombre}, ${sum}`,
    porque: null,
  }
}

/** What the level says, with the condition in words where there is one. */
const levelTold = ({ nombre }: Ingredient, { nivel, condicion }: ElderRow, known: DatedDiagnosis | null): Told => ({
  kind: nivel,
  // A condition that no record tells is only shown: the one who reads knows whether it is so.
  severidad: condicion === '' || known !== null ? SEVERITY[nivel] : 'informativa',
  titulo: `${WORDS[nivel]}${condicion === '' ? '' : ` (${condicion})`}: ${nombre}`,
  porque: known === null ? null : `${known.codigo} del ${formatDate(known.fecha)}`,
})

const toldOf = (line: TakenLine, ingredient: Ingredient, row: ElderRow, who: KnownElder): Told | null => {
  const { dosis_max_dia, unidad_dosis, condicion } = row
  const codes = listed(row.cie10)
  const [known] = who.diagnosticos
    .filter(({ codigo }) => codes.some((prefix) => codigo.startsWith(prefix)))
    .toSorted((one, other) => (one.fecha < other.fecha ? 1 : -1))
  if (codes.length > 0) return known === undefined ? null : levelTold(ingredient, row, known)
  const amount = dosis_max_dia === null || unidad_dosis === null ? null : broughtBy(line, ingredient.key, unidad_dosis)
  const over = amount === null ? null : doseTold(amount, ingredient, row)
  // Where the condition is the dose, a dose that is within it is right.
  const isOfDose = dosis_max_dia !== null && condicion !== ''
  return over ?? (isOfDose && amount !== null ? null : levelTold(ingredient, row, null))
}

const findingOf = (line: TakenLine, { key, nombre }: Ingredient, row: ElderRow, told: Told): Finding => ({
  comprobacion: 'adulto_mayor',
  clave: `adulto_mayor:${line.drug.key}:${key}:${told.kind}:${ingredientKey(row.condicion)}`,
  alerta_detalle_id: null,
  severidad: told.severidad,
  titulo: told.titulo,
  detalle: `${row.motivo}. Vale desde los ${row.edad_desde} años${told.porque === null ? '' : `; se sabe por ${told.porque}`}.`,
  conducta: row.conducta === '' ? null : row.conducta,
  medicamentos: [foundDrug(line.drug, nombre)],
  bloquea: false,
  fuente: row.fuente,
})

/**
 * What the age of the patient changes of a line; null: the knowledge says nothing of the drug at that age.
 * @regla Desde la edad de la fila, lo que se evita en un adulto mayor o pasa de su dosis pide un motivo, y lo que va con precaución informa; con diagnósticos, solo si la historia tiene uno; con una condición que la historia no dice, solo informa.
 */
export const elderCheck = (line: TakenLine, who: KnownElder, index: ElderIndex): CheckResult | null => {
  if (line.drug.local) return null
  const own = line.drug.ingredientes.flatMap((ingredient) =>
    (index.get(ingredient.key) ?? [])
      .filter(({ edad_desde }) => who.edad >= edad_desde)
      .map((row) => ({ ingredient, row })),
  )
  if (own.length === 0) return null
  const hallazgos = own.flatMap(({ ingredient, row }): Finding[] => {
    const told = toldOf(line, ingredient, row, who)
    return told === null ? [] : [findingOf(line, ingredient, row, told)]
  })
  const once = [...new Map(hallazgos.toReversed().map((finding) => [finding.clave, finding])).values()].toReversed()
  return {
    respuesta: once.length > 0 ? 'encontrada' : 'limpia',
    por_que: null,
    hallazgos: once.toSorted(gravestFirst),
  }
}
