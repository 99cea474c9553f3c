/** The diagnoses of a record: one principal and up to three related. @fuente RIPS, consultas C10 a C14 */

/** @fuente RIPS, tipoDiagnosticoPrincipal */
export const DIAGNOSIS_TYPES = {
  '01': 'Impresión diagnóstica',
  '02': 'Confirmado nuevo',
  '03': 'Confirmado repetido',
} as const
export type DiagnosisType = keyof typeof DIAGNOSIS_TYPES
export const DIAGNOSIS_TYPE_CODES = ['01', '02', '03'] as const satisfies readonly DiagnosisType[]

/** Related diagnoses that a report of the consultation has room for. */
export const MAX_RELATED = 3

export const PRINCIPAL_MISSING = 'Elija el diagnóstico principal'
export const ONE_PRINCIPAL = 'Solo un diagnóstico puede ser el principal'
export const TOO_MANY_RELATED = `Máximo ${MAX_RELATED} diagnósticos relacionados`
const repeated = (codigo: string): string => `El diagnóstico ${codigo} está repetido`
const withoutType = (codigo: string): string =>
  `Diga si ${codigo} es impresión diagnóstica, confirmado nuevo o confirmado repetido`

interface Listed {
  readonly id: number
  readonly codigo: string
  readonly principal: boolean
  readonly tipo: DiagnosisType | null
}

const principalProblem = (principals: number): readonly string[] => {
  if (principals === 0) return [PRINCIPAL_MISSING]
  return principals === 1 ? [] : [ONE_PRINCIPAL]
}

/**
 * Messages of the list; empty when the record can be finalised with it.
 * @regla La historia tiene un solo diagnóstico principal y hasta tres relacionados, sin repetir y cada uno con su tipo.
 */
export const checkDiagnoses = (list: readonly Listed[]): readonly string[] => {
  const principals = list.filter(({ principal }) => principal).length
  const again = list.filter(({ id }, place) => list.findIndex((other) => other.id === id) < place)
  return [
    ...principalProblem(principals),
    ...(list.length - principals > MAX_RELATED ? [TOO_MANY_RELATED] : []),
    ...new Set(again.map(({ codigo }) => repeated(codigo))),
    ...list.filter(({ tipo }) => tipo === null).map(({ codigo }) => withoutType(codigo)),
  ]
}

/**
 * The list with that one as the principal; the one that was is related from then on.
 * @regla Al elegir otro diagnóstico principal, el anterior queda como relacionado.
 */
export const withPrincipal = <Row extends Listed>(list: readonly Row[], id: number): readonly Row[] =>
  list.some((row) => row.id === id) ? list.map((row) => ({ ...row, principal: row.id === id })) : list
