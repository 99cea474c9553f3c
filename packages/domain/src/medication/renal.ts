/**
 * Drugs and the renal function: what the knowledge avoids, lowers, spaces or watches with the filtration of the patient, by the formula
 * for which each row was written.
 * @fuente catálogos clínicos (función renal)
 */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import type { CheckResult } from './allergy.ts'
import type { Finding, Severity } from './check.ts'
import { broughtBy, type TakenLine } from './day-total.ts'
import { foundDrug, ingredientKey, type Ingredient } from './drug-facts.ts'
import { gravestFirst } from './interaction.ts'
import {
  NO_WEIGHT,
  filtrationOf,
  isMinor,
  whyNotKnown,
  type Filtration,
  type KnownKidneys,
  type RenalFormula,
} from './known-kidneys.ts'
import { worstOf } from './reason.ts'
import { HOURS_PER_DAY } from './time-unit.ts'
import { amountInWords } from './usual-dose.ts'

/** The gravest first. */
export const RENAL_ADJUSTMENTS = ['evitar', 'reducir_dosis', 'espaciar', 'vigilar', 'sin_ajuste'] as const
export type RenalAdjustment = (typeof RENAL_ADJUSTMENTS)[number]

export interface RenalRow {
  readonly principio_activo: string
  /** Empty: by any route that reaches the blood. */
  readonly via: string
  /** The band holds from here on, and below `tfg_hasta`; null: it has no upper end. */
  readonly tfg_desde: number
  readonly tfg_hasta: number | null
  readonly ajuste: RenalAdjustment
  readonly dosis_max_dia: number | null
  readonly unidad_dosis: string | null
  readonly intervalo_h: number | null
  readonly formula: RenalFormula
  readonly conducta: string
  readonly fuente: string
}

/** Rows by ingredient. */
export type RenalIndex = ReadonlyMap<string, readonly RenalRow[]>

export const indexRenal = (rows: readonly RenalRow[]): RenalIndex =>
  Map.groupBy(rows, ({ principio_activo }) => ingredientKey(principio_activo))

interface OwnRow {
  readonly ingredient: Ingredient
  readonly row: RenalRow
}

/** Rows of the ordered route before those of any; a local presentation has only those of its own. */
const rowsOf = ({ drug, via }: TakenLine, index: RenalIndex): readonly OwnRow[] =>
  drug.ingredientes.flatMap((ingredient) => {
    const rows = index.get(ingredient.key) ?? []
    const own = rows.filter((row) => row.via !== '' && ingredientKey(row.via) === ingredientKey(via))
    const any = drug.local ? [] : rows.filter((row) => row.via === '')
    return (own.length > 0 ? own : any).map((row) => ({ ingredient, row }))
  })

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1 + 1e-9

interface Told {
  readonly kind: string
  readonly severidad: Severity
  readonly titulo: string
}

/** The most of a day and its unit; that of each kilogram, with the weight that is known. */
const limitOf = ({ dosis_max_dia, unidad_dosis }: RenalRow, peso: number | null): [number, string] | null => {
  if (dosis_max_dia === null || unidad_dosis === null) return null
  if (unidad_dosis !== 'mg/kg') return [dosis_max_dia, unidad_dosis]
  return peso === null ? null : [dosis_max_dia * peso, 'mg']
}

const hoursBetween = ({ frecuencia, tiempo }: TakenLine): number =>
  tiempo === 'Horas' ? frecuencia : frecuencia * HOURS_PER_DAY

/** A dose that is to be lowered, or takes that are to be further apart; null: the line already does. */
const adjusted = (line: TakenLine, { ingredient, row }: OwnRow, peso: number | null): Told | null => {
  const { key, nombre } = ingredient
  const limit = limitOf(row, peso)
  const amount = limit === null ? null : broughtBy(line, key, limit[1])
  if (limit !== null && amount !== null && amount > limit[0] * MARGIN) {
    const sum = `${amountInWords(amount)} ${limit[1]} al día, el máximo es ${amountInWords(limit[0])} ${limit[1]}`
    return { kind: 'dosis', severidad: 'mayor', titulo: `Dosis alta para esta función renal: ${nombre}, ${sum}` }
  }
  const hours = row.ajuste === 'espaciar' ? row.intervalo_h : null
  if (hours !== null && hoursBetween(line) * MARGIN < hours) {
    const titulo = `Intervalo corto para esta función renal: ${nombre}, debe ser cada ${amountInWords(hours)} h o más`
    return { kind: 'intervalo', severidad: 'moderada', titulo }
  }
  if (amount !== null || hours !== null) return null
  return { kind: 'ajuste', severidad: 'moderada', titulo: `Se ajusta con esta función renal: ${nombre}` }
}

const CONTRAINDICATED = /contraindicad/iu

const toldOf = (line: TakenLine, own: OwnRow, peso: number | null): Told | null => {
  const { ajuste, conducta } = own.row
  const { nombre } = own.ingredient
  if (ajuste === 'sin_ajuste') return null
  if (ajuste === 'vigilar')
    return { kind: ajuste, severidad: 'informativa', titulo: `Se vigila con esta función renal: ${nombre}` }
  if (ajuste === 'reducir_dosis' && line.por_filtracion === true) return null
  if (ajuste !== 'evitar') return adjusted(line, own, peso)
  return CONTRAINDICATED.test(conducta)
    ? { kind: ajuste, severidad: 'contraindicada', titulo: `Contraindicado con esta función renal: ${nombre}` }
    : { kind: ajuste, severidad: 'mayor', titulo: `Debe evitarse con esta función renal: ${nombre}` }
}

const findingOf = (line: TakenLine, { ingredient, row }: OwnRow, told: Told, texto: string): Finding => ({
  comprobacion: 'renal',
  // Another band is another fact, and it is answered again.
  clave: `renal:${line.drug.key}:${ingredient.key}:${told.kind}:${row.tfg_desde}`,
  alerta_detalle_id: null,
  severidad: told.severidad,
  titulo: told.titulo,
  detalle: texto,
  conducta: row.conducta === '' ? null : row.conducta,
  medicamentos: [foundDrug(line.drug, ingredient.nombre)],
  bloquea: false,
  fuente: row.fuente,
})

const reaches = ({ tfg_desde, tfg_hasta }: RenalRow, { desde, hasta }: Filtration): boolean =>
  tfg_desde <= hasta && (tfg_hasta === null || desde < tfg_hasta)

/** What holds with the filtration that is known, and whether with some weight more could hold. */
const findAll = (line: TakenLine, own: readonly OwnRow[], kidneys: KnownKidneys, why: string | null) => {
  const hallazgos: Finding[] = []
  let needsWeight = false
  for (const each of own) {
    const filtration = filtrationOf(each.row.formula, kidneys, why)
    const told = toldOf(line, each, kidneys.peso)
    if (filtration === null || told === null || !reaches(each.row, filtration)) continue
    if (filtration.segura) hallazgos.push(findingOf(line, each, told, filtration.texto))
    else needsWeight ||= told.severidad !== 'informativa'
  }
  return { hallazgos: hallazgos.toSorted(gravestFirst), needsWeight }
}

const notMade = (por_que: string): CheckResult => ({ respuesta: 'no_verificada', por_que, hallazgos: [] })

/**
 * What the renal function of the patient changes of a line; null: the knowledge adjusts nothing of it, or the patient is a child.
 * @regla Lo que la tabla evita, reduce o espacia con la filtración del paciente se avisa; sin creatinina, con una vieja o sin peso donde hace falta, lo que puede importar queda sin verificar, con su fecha.
 */
export const renalCheck = (
  line: TakenLine,
  kidneys: KnownKidneys,
  index: RenalIndex,
  today: CalendarDate,
): CheckResult | null => {
  const own = rowsOf(line, index)
  if (isMinor(kidneys) || own.length === 0) return null
  if (own.every(({ row }) => row.ajuste === 'sin_ajuste')) return { respuesta: 'limpia', por_que: null, hallazgos: [] }
  const doubt = whyNotKnown(kidneys, today)
  const { hallazgos, needsWeight } = findAll(line, own, kidneys, doubt)
  const why = doubt ?? (needsWeight ? NO_WEIGHT : null)
  // What an old creatinine, or the degree, already forbids is told with its date; that it forbids nothing is not believed.
  if (why !== null && worstOf(hallazgos) === 'informativa') return notMade(why)
  return { respuesta: hallazgos.length > 0 ? 'encontrada' : 'limpia', por_que: null, hallazgos }
}
