/** A result of the laboratory as it is typed, loaded or taken over from a report: what it may say. */
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { formatNumber } from '../text/format.ts'
import { roundDecimal } from '../text/round.ts'
import { ANALYTES, type AnalyteCode } from './analytes.ts'
import { figureInWords, isCritical } from './result-class.ts'

/** How it came: written from the paper of our own network, from a file, from a report of elsewhere. */
export const RESULT_SOURCES = ['digitado', 'cargado', 'externo'] as const
export type ResultSource = (typeof RESULT_SOURCES)[number]
export const RESULT_SOURCE_NAMES: Readonly<Record<ResultSource, string>> = {
  digitado: 'Digitado',
  cargado: 'Cargado de un archivo',
  externo: 'Reporte de otra institución',
}

export const MAX_LABORATORY = 120
export const MAX_RESULT_TEXT = 2_000
export const MAX_RESULT_REASON = 500
const LEAST_REASON = 10
/** Decimals that a value may have: those of the most precise laboratory, more than are shown. */
const VALUE_DECIMALS = 3

export const RESULT_IN_FUTURE = 'La fecha del examen no puede ser en el futuro'
export const RESULT_BEFORE_BIRTH = 'La fecha del examen es anterior al nacimiento'
export const RESULT_MISSING = 'Escriba al menos un resultado'
export const RESULT_TWICE = 'Este examen está dos veces'
export const RESULT_TOO_FINE = 'Máximo tres decimales'
export const RANGE_UPSIDE_DOWN = 'El límite inferior debe ser menor que el superior'
export const RESULT_REASON_REQUIRED = 'Explique por qué, con 10 letras o más'
export const RESULT_UNCONFIRMED = 'Confirme los resultados: hay valores críticos'
export const RESULT_CONFIRMED = 'Leí otra vez los resultados y son correctos'
export const ALREADY_CORRECTED = 'Este resultado ya se corrigió: abra el que lo reemplazó'
export const SAME_RESULT = 'Es el mismo valor: no hay nada que corregir'
export const NO_SUCH_LINE = 'Esa orden no es de laboratorio, no es de este paciente o ya no está vigente'

export interface TypedResult {
  readonly analito: AnalyteCode
  readonly valor: number
  readonly referencia_min: number | null
  readonly referencia_max: number | null
}

/** Why the value cannot be, or null. Refuses also what is not a number. */
export const valueProblem = (analito: AnalyteCode, valor: number): string | null => {
  const { nombre, unidad, decimales, posible } = ANALYTES[analito]
  if (!(valor >= posible.min && valor <= posible.max)) {
    const [min, max] = [posible.min, posible.max].map((each) =>
      formatNumber(each, Number.isInteger(each) ? 0 : decimales),
    )
    return `${nombre}: debe estar entre ${min} y ${max} ${unidad}`.trimEnd()
  }
  return roundDecimal(valor, VALUE_DECIMALS) === valor ? null : RESULT_TOO_FINE
}

const rangeProblem = ({ referencia_min: min, referencia_max: max }: TypedResult): string | null =>
  min !== null && max !== null && !(min < max) ? RANGE_UPSIDE_DOWN : null

/** Why the day cannot be, or null. */
export const resultDayProblem = (fecha: CalendarDate, birth: CalendarDate, today: CalendarDate): string | null => {
  if (fecha > today) return RESULT_IN_FUTURE
  return fecha < birth ? RESULT_BEFORE_BIRTH : null
}

export interface ResultEntry {
  readonly fecha: CalendarDate
  readonly valores: readonly TypedResult[]
  /** What was found, of an order that gives no figure; null: figures only. */
  readonly texto: string | null
}

/**
 * What is wrong, by field; empty when it can be kept.
 * @regla Un resultado imposible para su unidad se niega, ninguno es del futuro ni de antes de nacer, y un examen va una vez en cada reporte.
 */
export const resultProblems = (
  { fecha, valores, texto }: ResultEntry,
  birth: CalendarDate,
  today: CalendarDate,
): Readonly<Record<string, readonly string[]>> => {
  const day = resultDayProblem(fecha, birth, today)
  const seen = new Set<AnalyteCode>()
  const lines = valores.flatMap((result, index) => {
    const again = seen.has(result.analito) ? RESULT_TWICE : null
    seen.add(result.analito)
    const problem = again ?? valueProblem(result.analito, result.valor) ?? rangeProblem(result)
    return problem === null ? [] : [[`valores.${index}.valor`, [problem]] as const]
  })
  const nothing = valores.length === 0 && (texto ?? '').trim() === ''
  return {
    ...(day === null ? {} : { fecha: [day] }),
    ...(nothing ? { valores: [RESULT_MISSING] } : {}),
    ...Object.fromEntries(lines),
  }
}

/**
 * What is read again before it is kept, each in a sentence.
 * @regla Un valor crítico se confirma antes de guardarlo.
 */
export const resultDoubts = (valores: readonly Pick<TypedResult, 'analito' | 'valor'>[]): readonly string[] =>
  valores
    .filter(isCritical)
    .map(({ analito, valor }) => `${ANALYTES[analito].nombre} de ${figureInWords(analito, valor)} es un valor crítico`)

/**
 * Why a correction cannot be made, by field. `valor` null: the result was not of this patient, or never was.
 * @regla Un resultado no se reescribe: se corrige con otro y su motivo, y el de antes queda.
 */
export const correctionProblems = (
  before: { readonly analito: AnalyteCode | null; readonly valor: number | null },
  { valor, motivo }: { readonly valor: number | null; readonly motivo: string },
): Readonly<Record<string, readonly string[]>> => {
  const problem = valor === null || before.analito === null ? null : valueProblem(before.analito, valor)
  return {
    ...(problem === null ? {} : { valor: [problem] }),
    ...(problem === null && valor !== null && valor === before.valor ? { valor: [SAME_RESULT] } : {}),
    ...(motivo.trim().length < LEAST_REASON ? { motivo: [RESULT_REASON_REQUIRED] } : {}),
  }
}
