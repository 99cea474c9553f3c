/**
 * Drugs in pregnancy and nursing. The state is known by the diagnoses of the record, or because somebody recorded it; where the week is
 * not known, the gravest of the three trimesters counts.
 * @fuente catálogos clínicos (embarazo y lactancia)
 */
import { formatDate } from '../calendar/bogota.ts'
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import type { CheckResult } from './allergy.ts'
import type { Finding, Severity } from './check.ts'
import { foundDrug, ingredientKey, type DrugFacts, type Ingredient } from './drug-facts.ts'
import { gravestFirst } from './interaction.ts'

/** The gravest first. */
export const PREGNANCY_LEVELS = ['contraindicado', 'evitar', 'precaucion', 'compatible'] as const
export type PregnancyLevel = (typeof PREGNANCY_LEVELS)[number]

export interface PregnancyRow {
  readonly principio_activo: string
  /** Empty: by any route that reaches the blood. */
  readonly via: string
  readonly t1: PregnancyLevel
  readonly t2: PregnancyLevel
  readonly t3: PregnancyLevel
  readonly lactancia_nivel: PregnancyLevel
  readonly motivo: string
  readonly fuente: string
}

/** Rows by ingredient. */
export type PregnancyIndex = ReadonlyMap<string, readonly PregnancyRow[]>

export const indexPregnancy = (rows: readonly PregnancyRow[]): PregnancyIndex =>
  Map.groupBy(rows, ({ principio_activo }) => ingredientKey(principio_activo))

/** A diagnosis of the record, by its code without dot, and the day on which it was written. */
export interface DatedDiagnosis {
  readonly codigo: string
  readonly fecha: CalendarDate
}

export interface PregnancyState {
  readonly estado: 'embarazo' | 'lactancia'
  /** How it is known: `Z340 del 12 nov 2026`. */
  readonly porque: string
  /** Whole weeks today, where they were recorded. */
  readonly semanas?: number | null
}

/** First weeks of the second trimester and of the third. */
const SECOND_FROM = 14
const THIRD_FROM = 28

/** Supervision of pregnancy, and disorders of one that goes on. */
const PREGNANT = /^(?:Z321|Z33|Z34|Z35|Z36|O1|O2[0-9]|O3|O4[0-8]|O98|O99)/u
/** Nursing, and disorders of the breast after birth. */
const NURSING = /^(?:Z391|O91|O92)/u
/** Loss, birth and what comes after it. */
const OVER = /^(?:O0[0-8]|O[67]|O8|O90|Z37|Z39)/u
/** Days for which a diagnosis speaks for a pregnancy, and for a nursing that nobody said to be over. */
const PREGNANCY_DAYS = 280
const NURSING_DAYS = 365

/** What a diagnosis says of a pregnancy. */
export type Phase = 'embarazo' | 'lactancia' | 'fin'

export const phaseOf = (codigo: string): Phase | null => {
  if (PREGNANT.test(codigo)) return 'embarazo'
  if (NURSING.test(codigo)) return 'lactancia'
  return OVER.test(codigo) ? 'fin' : null
}

/** On the same day a pregnancy speaks before nursing, and nursing before an end. */
const ORDER: readonly Phase[] = ['embarazo', 'lactancia', 'fin']

/**
 * Whether the record says that the patient is pregnant or nursing, by its newest diagnosis that tells; null: it does not say.
 * @regla Un diagnóstico de gestación vale 280 días, y uno de lactancia un año, si otro más nuevo no dice que terminó.
 */
export const pregnancyState = (diagnoses: readonly DatedDiagnosis[], today: CalendarDate): PregnancyState | null => {
  const [last] = diagnoses
    .flatMap(({ codigo, fecha }) => {
      const phase = phaseOf(codigo)
      return phase === null || fecha > today ? [] : [{ codigo, fecha, phase }]
    })
    .toSorted(
      (one, other) =>
        Number(one.fecha < other.fecha) - Number(one.fecha > other.fecha) ||
        ORDER.indexOf(one.phase) - ORDER.indexOf(other.phase),
    )
  if (last === undefined || last.phase === 'fin') return null
  const days = last.phase === 'embarazo' ? PREGNANCY_DAYS : NURSING_DAYS
  if (addDays(last.fecha, days) < today) return null
  return { estado: last.phase, porque: `${last.codigo} del ${formatDate(last.fecha)}` }
}

const SEVERITY: Readonly<Record<PregnancyLevel, Severity | null>> = {
  contraindicado: 'contraindicada',
  evitar: 'mayor',
  precaucion: 'informativa',
  compatible: null,
}
const WORDS: Readonly<Record<PregnancyLevel, string>> = {
  contraindicado: 'Contraindicado',
  evitar: 'Debe evitarse',
  precaucion: 'Con precaución',
  compatible: 'Compatible',
}

/** The level in the trimester that is known; the gravest of the three where it is not. */
const levelOf = ({ t1, t2, t3, lactancia_nivel }: PregnancyRow, state: PregnancyState): PregnancyLevel => {
  if (state.estado === 'lactancia') return lactancia_nivel
  const semanas = state.semanas ?? null
  if (semanas !== null) return semanas < SECOND_FROM ? t1 : semanas < THIRD_FROM ? t2 : t3
  return PREGNANCY_LEVELS.find((level) => level === t1 || level === t2 || level === t3) ?? 'compatible'
}

/** The row of the route before the one of any; a local presentation has only the one of its own route. */
const rowFor = (rows: readonly PregnancyRow[], via: string, local: boolean): PregnancyRow | undefined =>
  rows.find((row) => row.via !== '' && ingredientKey(row.via) === ingredientKey(via)) ??
  (local ? undefined : rows.find((row) => row.via === ''))

const findingOf = (
  drug: DrugFacts,
  state: PregnancyState,
  { nombre }: Ingredient,
  row: PregnancyRow,
): Finding | null => {
  const level = levelOf(row, state)
  const severidad = SEVERITY[level]
  if (severidad === null) return null
  return {
    comprobacion: 'embarazo',
    clave: `embarazo:${drug.key}:${state.estado}:${ingredientKey(nombre)}`,
    alerta_detalle_id: null,
    severidad,
    titulo: `${WORDS[level]} en ${state.estado === 'embarazo' ? 'el embarazo' : 'la lactancia'}: ${nombre}`,
    detalle: `${row.motivo}. Se sabe por ${state.porque}.`,
    conducta: null,
    medicamentos: [foundDrug({ ...drug, origen: 'por_ordenar' }, nombre)],
    bloquea: false,
    fuente: row.fuente,
  }
}

/** Of a drug that the knowledge does not name nothing can be said. */
export const noPregnancyData = (drug: DrugFacts, { estado }: PregnancyState): string =>
  `El catálogo no dice nada de ${drug.principio_activo} en ${estado === 'embarazo' ? 'el embarazo' : 'la lactancia'}`

/**
 * What the drug does in the pregnancy or nursing that is known.
 * @param via the ordered route
 * @regla Lo que la tabla contraindica o manda evitar en el trimestre que se sabe, o en cualquiera si no se sabe, se avisa; lo que la tabla no nombra queda sin verificar.
 */
export const pregnancyCheck = (
  drug: DrugFacts,
  via: string,
  state: PregnancyState,
  index: PregnancyIndex,
): CheckResult => {
  const known = drug.ingredientes.flatMap((ingredient) => {
    const row = rowFor(index.get(ingredient.key) ?? [], via, drug.local)
    return row === undefined ? [] : [{ ingredient, row }]
  })
  const hallazgos = known
    .flatMap(({ ingredient, row }) => findingOf(drug, state, ingredient, row) ?? [])
    .toSorted(gravestFirst)
  if (hallazgos.length > 0) return { respuesta: 'encontrada', por_que: null, hallazgos }
  const silent = known.length === 0 && !drug.local
  return {
    respuesta: silent ? 'no_verificada' : 'limpia',
    por_que: silent ? noPregnancyData(drug, state) : null,
    hallazgos,
  }
}
