/**
 * Which findings of a medication ask for another professional before the line goes on, and who may go on alone.
 * @fuente UI, principio 5 (imagen 22)
 */
import type { Finding, SentCheck } from './check.ts'
import { isSignedCeiling } from '../oncology/prescribed-ceilings.ts'
import { reasonError, reasonParts } from './reason.ts'
import { keyParts } from './shown-finding.ts'

/** The kinds of finding that a setting may name. */
export const SIGNED_KINDS = ['teratogeno_en_embarazo', 'alergeno_de_anafilaxia', 'doble_del_maximo'] as const
export type SignedKind = (typeof SIGNED_KINDS)[number]

const isNamed = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The kinds of the stored setting, `{"clases": [...]}`; all of them where it is missing or says something else. */
export const signedKinds = (setting: unknown): readonly SignedKind[] => {
  const named: unknown = typeof setting === 'object' && setting !== null ? Reflect.get(setting, 'clases') : undefined
  return isNamed(named) ? SIGNED_KINDS.filter((kind) => named.includes(kind)) : SIGNED_KINDS
}

type Found = Pick<Finding, 'comprobacion' | 'severidad' | 'clave' | 'anafilaxia' | 'bloquea'>

/**
 * A dose is contraindicated over twice its most, an adult's or a child's, because a weekly drug is taken every day, or at an age at
 * which it is not given; the key tells which.
 */
const OVER_TWICE = /^dosis:(?:suma(?:_nino)?:.*|.*:(?:maxima_dia|alta_nino(?::.*)?))$/u

const IS: Readonly<Record<SignedKind, (found: Found) => boolean>> = {
  teratogeno_en_embarazo: ({ comprobacion, clave }) => comprobacion === 'embarazo' && clave.includes(':embarazo:'),
  alergeno_de_anafilaxia: ({ comprobacion, anafilaxia }) => comprobacion === 'alergia' && anafilaxia === true,
  // What is shown carries a stamp in its key: it is the same finding.
  doble_del_maximo: ({ comprobacion, clave }) => comprobacion === 'dosis' && OVER_TWICE.test(keyParts(clave).clave),
}

/**
 * The findings over which another professional signs, in their order.
 * @param setting the dated setting that is in force, as it is stored
 * @regla Lo contraindicado de las clases que nombra el ajuste (un teratógeno en un embarazo conocido, el alérgeno mismo de una anafilaxia, más del doble del máximo de un día) pide la firma de otro profesional; sobre un tope de oncología que la tabla deja firmar, siempre.
 */
export const needsSecondSignature = <Each extends Found>(
  findings: readonly Each[],
  setting: unknown,
): readonly Each[] => {
  const kinds = signedKinds(setting)
  return findings.filter(
    (found) =>
      found.severidad === 'contraindicada' && (isSignedCeiling(found) || kinds.some((kind) => IS[kind](found))),
  )
}

/** Whether the check answers that finding as who is alone does. */
export const isVital = (finding: Finding, { respuesta, motivo, claves }: SentCheck): boolean =>
  respuesta === 'encontrada' &&
  (claves ?? []).includes(finding.clave) &&
  reasonParts(motivo).codigo === 'urgencia_vital' &&
  reasonError(finding.severidad, motivo) === null

/** What becomes of a line over whose findings somebody else signs. */
export interface Signature {
  /** Every finding that asks for the other hand, by its title; empty: nothing does. */
  readonly pide: readonly string[]
  /** What waits for the other hand; empty: the line goes on. */
  readonly espera: readonly string[]
  /** The reason of who acts alone, with its words; null: nobody does. */
  readonly urgencia: string | null
}

/**
 * Whether the line waits, or its prescriber goes on alone.
 * @param checks what was answered in any line of the order
 * @regla Quien está solo sigue con «urgencia vital» y sus palabras en cada hallazgo que pedía la firma; si falta en uno, la línea espera.
 */
export const signatureOf = (
  findings: readonly Finding[],
  setting: unknown,
  checks: readonly SentCheck[],
): Signature => {
  const asked = needsSecondSignature(findings, setting)
  const pide = asked.map(({ titulo }) => titulo)
  const waiting = asked.filter((finding) => !checks.some((check) => isVital(finding, check)))
  if (asked.length === 0 || waiting.length > 0)
    return { pide, espera: waiting.map(({ titulo }) => titulo), urgencia: null }
  const alone = asked.map((finding) => checks.find((check) => isVital(finding, check))?.motivo ?? '')
  return { pide, espera: [], urgencia: [...new Set(alone)].join(' · ') }
}

/** Said with the finding, before it is answered. */
export const SIGNATURE_NOTICE =
  'Si su institución no dispuso otra cosa, la línea espera la firma de otro profesional. Si está solo y no puede esperar, elija «Urgencia vital».'

/** Why a line is stored waiting, as its step says. */
export const waitsFor = (titles: readonly string[]): string => `Espera la segunda firma: ${titles.join(' · ')}`
