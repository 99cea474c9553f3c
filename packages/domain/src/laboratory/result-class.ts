/** Where a figure of the laboratory stands: inside of its reference, out of it, or past a critical limit, in words. */
import { formatNumber } from '../text/format.ts'
import { ANALYTES, usualReference, type AnalyteCode, type ReferenceRange } from './analytes.ts'

export const RESULT_CLASSES = ['normal', 'bajo', 'alto', 'critico_bajo', 'critico_alto', 'sin_rango'] as const
export type ResultClass = (typeof RESULT_CLASSES)[number]

export const RESULT_CLASS_NAMES: Readonly<Record<ResultClass, string>> = {
  normal: 'En rango',
  bajo: 'Bajo',
  alto: 'Alto',
  critico_bajo: 'Muy bajo, valor crítico',
  critico_alto: 'Muy alto, valor crítico',
  sin_rango: 'Sin rango',
}

export interface MeasuredResult {
  readonly analito: AnalyteCode
  readonly valor: number
  /** Of the laboratory that measured it; both null: the usual one. */
  readonly referencia_min: number | null
  readonly referencia_max: number | null
}

/** That of the laboratory, else the usual one. */
export const referenceOf = (result: MeasuredResult, sexo: string): ReferenceRange =>
  result.referencia_min === null && result.referencia_max === null
    ? usualReference(result.analito, sexo)
    : { min: result.referencia_min, max: result.referencia_max }

/** Whether it is past a critical limit: it is read again before it is kept. */
export const isCritical = ({ analito, valor }: Pick<MeasuredResult, 'analito' | 'valor'>): boolean => {
  const { min, max }: ReferenceRange = ANALYTES[analito].critico
  return (min !== null && valor < min) || (max !== null && valor > max)
}

/**
 * @regla Un resultado se dice en rango, bajo o alto por el rango con que llegó, y crítico por los límites de la casa, siempre en palabras.
 */
export const resultClass = (result: MeasuredResult, sexo: string): ResultClass => {
  const { min, max } = referenceOf(result, sexo)
  const limits: ReferenceRange = ANALYTES[result.analito].critico
  if (limits.min !== null && result.valor < limits.min) return 'critico_bajo'
  if (limits.max !== null && result.valor > limits.max) return 'critico_alto'
  if (min === null && max === null) return 'sin_rango'
  if (min !== null && result.valor < min) return 'bajo'
  return max !== null && result.valor > max ? 'alto' : 'normal'
}

/** `1,20 mg/dL`. */
export const figureInWords = (analito: AnalyteCode, valor: number): string => {
  const { decimales, unidad } = ANALYTES[analito]
  return `${formatNumber(valor, decimales)} ${unidad}`.trimEnd()
}

/** `0,60 a 1,10`, `menor de 200`, `desde 50`; empty without limits. */
export const rangeInWords = (analito: AnalyteCode, { min, max }: ReferenceRange): string => {
  const { decimales } = ANALYTES[analito]
  if (min !== null && max !== null) return `${formatNumber(min, decimales)} a ${formatNumber(max, decimales)}`
  if (max !== null) return `hasta ${formatNumber(max, decimales)}`
  return min === null ? '' : `desde ${formatNumber(min, decimales)}`
}
