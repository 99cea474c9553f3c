/**
 * What of an oncology scheme another professional signs before it is given, and who may go on alone.
 * @fuente UI, principio 5 (imagen 26)
 */
import type { Finding, SentCheck } from '../medication/check.ts'
import { reasonError, reasonText } from '../medication/reason.ts'
import { isVital, type Signature } from '../medication/second-signature.ts'

/** The kinds that a setting may name. What the table of limits leaves to a signature always asks for it. */
export const SCHEME_SIGNED_KINDS = ['aumento', 'contraindicada'] as const
export type SchemeSignedKind = (typeof SCHEME_SIGNED_KINDS)[number]

const isNamed = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The kinds of the stored setting, `{"clases": [...]}`; all of them where it is missing or says something else. */
export const schemeSignedKinds = (setting: unknown): readonly SchemeSignedKind[] => {
  const named: unknown = typeof setting === 'object' && setting !== null ? Reflect.get(setting, 'clases') : undefined
  return isNamed(named) ? SCHEME_SIGNED_KINDS.filter((kind) => named.includes(kind)) : SCHEME_SIGNED_KINDS
}

/** What is said when who goes on alone writes too little. */
export const urgencyError = (texto: string): string | null =>
  reasonError('contraindicada', reasonText({ codigo: 'urgencia_vital', texto: texto.trim() }))

/** What was found of an order, each in words. */
export interface SchemeOver {
  /** Doses over their scheme's, of `signedIncrease`. */
  readonly aumentos: readonly string[]
  /** Limits of the table that leave a percentage to a signature, of `checkCeilings`. */
  readonly topes: readonly string[]
  readonly hallazgos: readonly Finding[]
}

export interface SchemeAnswers {
  readonly checks: readonly SentCheck[]
  /** Own words of who goes on alone; null: nobody does. */
  readonly urgencia: string | null
}

/**
 * Whether the scheme waits, or its prescriber goes on alone. A scheme is one act: what waits in a drug of it makes all of it wait.
 * @param setting the dated setting that is in force, as it is stored
 * @regla Un aumento de más de 10 %, un tope de la tabla que deja un porcentaje y lo contraindicado de un esquema los firma otro profesional; mientras tanto espera el esquema entero. Quien está solo sigue con «urgencia vital» y sus palabras.
 */
export const schemeSignature = (
  { aumentos, topes, hallazgos }: SchemeOver,
  setting: unknown,
  { checks, urgencia }: SchemeAnswers,
): Signature => {
  const kinds = schemeSignedKinds(setting)
  const amounts = [...(kinds.includes('aumento') ? aumentos : []), ...topes]
  const findings = kinds.includes('contraindicada')
    ? hallazgos.filter(({ severidad }) => severidad === 'contraindicada')
    : []
  const pide = [...amounts, ...findings.map(({ titulo }) => titulo)]
  if (pide.length === 0) return { pide, espera: [], urgencia: null }
  if (urgencia !== null)
    return { pide, espera: [], urgencia: reasonText({ codigo: 'urgencia_vital', texto: urgencia.trim() }) }
  const open = findings.filter((finding) => !checks.some((check) => isVital(finding, check)))
  const espera = [...amounts, ...open.map(({ titulo }) => titulo)]
  if (espera.length > 0) return { pide, espera, urgencia: null }
  const alone = findings.map((finding) => checks.find((check) => isVital(finding, check))?.motivo ?? '')
  return { pide, espera, urgencia: [...new Set(alone)].join(' · ') }
}

/** Said before ordering, with what asks for it. */
export const SCHEME_SIGNATURE_NOTICE =
  'El esquema entero espera la firma de otro profesional: hasta entonces no se imprime ni se aplica.'
/** Said with a contraindication, before it is answered. */
export const SCHEME_FINDING_NOTICE =
  'Si su institución no dispuso otra cosa, el esquema entero espera la firma de otro profesional. Si está solo y no puede esperar, elija «Urgencia vital».'
