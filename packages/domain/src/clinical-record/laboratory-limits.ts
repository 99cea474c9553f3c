/** What the laboratory values of the risk questions may say. @fuente catálogo de fórmulas clínicas */
import type { RecordRisk } from './record.ts'

export const HDL_NOT_LOWER = 'El colesterol HDL debe ser menor que el total'

/** Plausible values, mg/dL: outside of them the number was typed wrong. */
export const LABORATORY_LIMITS = {
  colesterol_total: { min: 50, max: 1_000, nombre: 'El colesterol total' },
  hdl: { min: 5, max: 200, nombre: 'El colesterol HDL' },
} as const
export type LaboratoryName = keyof typeof LABORATORY_LIMITS

/** Names on the wire, in the order of the screen. */
export const LABORATORY_NAMES = ['colesterol_total', 'hdl'] as const satisfies readonly LaboratoryName[]

/** Why a value cannot be, or null. Refuses also what is not a number. */
export const laboratoryProblem = (name: LaboratoryName, value: number): string | null => {
  const { min, max, nombre } = LABORATORY_LIMITS[name]
  return value >= min && value <= max ? null : `${nombre} debe estar entre ${min} y ${max} mg/dL`
}

/**
 * Messages by field; empty when all can be kept. What was not measured says nothing.
 * @regla El colesterol va dentro de su rango y el HDL es menor que el total.
 */
export const checkLaboratory = (risk: Pick<RecordRisk, LaboratoryName>): Record<string, string[]> => {
  const wrong = LABORATORY_NAMES.flatMap((name) => {
    const value = risk[name]
    const problem = value === null ? null : laboratoryProblem(name, value)
    return problem === null ? [] : [[name, [problem]] satisfies [string, string[]]]
  })
  if (wrong.length > 0) return Object.fromEntries(wrong)
  const { colesterol_total, hdl } = risk
  return colesterol_total !== null && hdl !== null && hdl >= colesterol_total ? { hdl: [HDL_NOT_LOWER] } : {}
}
