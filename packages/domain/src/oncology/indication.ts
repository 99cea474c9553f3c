/** Whether a scheme is of any diagnosis of the record. @fuente catálogo de esquemas: `cie10` de cada uno */
import type { CheckResult } from '../medication/allergy.ts'
import type { Finding } from '../medication/check.ts'

export interface IndicatedScheme {
  readonly id: number
  readonly abreviatura_esquema: string
  /** Prefixes of CIE-10 without a dot; empty: the catalogue does not say. */
  readonly cie10: readonly string[]
}

/** `C50|C509` of the catalogue: prefixes without a dot. */
export const indicatedFor = (text: string | null): readonly string[] =>
  (text ?? '').split('|').filter((prefix) => prefix !== '')

/** Codes that are told of a record: more are not read. */
const MOST_TOLD = 6
/** The longest key that travels. */
const MAX_KEY = 200
const NONE_RECORDED = 'La historia no tiene diagnósticos'

const recordOf = (codes: readonly string[]): string => {
  if (codes.length === 0) return NONE_RECORDED
  const told = codes.slice(0, MOST_TOLD).join(', ')
  return codes.length > MOST_TOLD
    ? `La historia tiene ${told} y ${codes.length - MOST_TOLD} más`
    : `La historia tiene ${told}`
}

/**
 * Null: the catalogue does not say of what the scheme is.
 * @param codes diagnoses of the record without a dot, the newest first
 * @regla Un esquema que no es de ningún diagnóstico de la historia se ordena con un motivo.
 */
export const indicationCheck = (
  { id, abreviatura_esquema, cie10 }: IndicatedScheme,
  codes: readonly string[],
): CheckResult | null => {
  if (cie10.length === 0) return null
  if (codes.some((code) => cie10.some((prefix) => code.startsWith(prefix))))
    return { respuesta: 'limpia', por_que: null, hallazgos: [] }
  const finding: Finding = {
    comprobacion: 'indicacion',
    // What the record says is part of the fact: with other diagnoses it is answered again.
    clave: `indicacion:${id}:${[...new Set(codes)].toSorted().join('+')}`.slice(0, MAX_KEY),
    alerta_detalle_id: null,
    severidad: 'moderada',
    titulo: `Ningún diagnóstico de la historia es de este esquema: ${abreviatura_esquema} es de ${cie10.join(', ')}`,
    detalle: recordOf(codes),
    conducta: 'Confirme la indicación, o anote el diagnóstico en la historia antes de ordenar.',
    medicamentos: [],
    bloquea: false,
    fuente: null,
  }
  return { respuesta: 'encontrada', por_que: null, hallazgos: [finding] }
}
