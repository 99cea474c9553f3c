/** What the rows of a scheme reach of the limits of their drugs, while it is written. */
import { ceilingKey, type Ceiling, type GivenBefore } from '@cauce/domain/oncology/ceiling-amounts'
import { ceilingLine } from '@cauce/domain/oncology/ceiling-lines'
import { checkCeilings } from '@cauce/domain/oncology/ceilings'
import { deviationOf, signedIncrease } from '@cauce/domain/oncology/deviation'
import { urgencyError } from '@cauce/domain/oncology/double-signature'
import { lifetimesOf, type Lifetime } from '@cauce/domain/oncology/lifetime'
import type { DosePatient } from '@cauce/domain/oncology/proposals'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import type { Presentation } from '@cauce/domain/medication/unit-strength'
import type { SchemeContext, SchemeRow } from './types.ts'

/** An added presentation as its limits are looked at. */
export interface AddedLimits {
  readonly codesumi_id: number
  readonly principios: readonly string[]
  readonly presentacion: Presentation
  readonly topes: readonly Ceiling[]
}

/** What only the server knows: what was given before and what an added drug holds. */
export interface KnownLimits {
  readonly dado: readonly GivenBefore[]
  readonly anadidos: readonly AddedLimits[]
}
export const NOTHING_KNOWN: KnownLimits = { dado: [], anadidos: [] }

export interface ReachedLimits {
  /** What nobody may order, by field of the order. */
  readonly errores: Record<string, string[]>
  /** What another professional would sign, in words. */
  readonly firma: readonly string[]
  readonly vidas: readonly Lifetime[]
}

interface Drafted {
  readonly rows: readonly SchemeRow[]
  readonly order: SchemeOrder
  readonly patient: DosePatient
  readonly hoy: string
}

/** What the order reaches of its limits; the server, which knows all of it, looks again. */
export const reachedLimits = ({ rows, order, patient, hoy }: Drafted, known: KnownLimits): ReachedLimits => {
  const addedOf = ({ drug, line }: SchemeRow): AddedLimits | undefined =>
    drug === null ? known.anadidos.find(({ codesumi_id }) => codesumi_id === line.codesumi_id) : undefined
  const topes = rows.flatMap((row) => row.drug?.topes ?? addedOf(row)?.topes ?? [])
  const ceilings = [...new Map(topes.map((each) => [ceilingKey(each), each])).values()]
  const lines = rows.map((row) => {
    const { line, drug, principios } = row
    const added = addedOf(row)
    const propia = drug !== null && deviationOf(line, drug, patient) <= 0
    const own = { principios: drug === null ? (added?.principios ?? []) : principios, propia }
    return ceilingLine(line, { ...own, presentation: added?.presentacion ?? null }, order, patient.peso)
  })
  const errores: Record<string, string[]> = {}
  const breaches = checkCeilings(lines, ceilings, patient, known.dado)
  for (const { lugar, campo, mensaje, quien } of breaches)
    if (quien === 'nadie') (errores[`codeSumiEsquemaSeleccionado.${lugar}.${campo}`] ??= []).push(mensaje)
  const increases = rows.flatMap(({ line, drug }) =>
    drug === null ? [] : (signedIncrease(line, drug, patient, hoy) ?? []),
  )
  const signed = breaches.filter(({ quien }) => quien === 'segunda_firma').map(({ mensaje }) => mensaje)
  return {
    errores,
    firma: [...new Set([...increases, ...signed])],
    vidas: lifetimesOf(lines, ceilings, patient, known.dado),
  }
}

/** Why the words of who would go on alone do not serve, by field; nothing where nobody writes them. */
export const urgencyProblem = ({ urgencia = '' }: Pick<SchemeContext, 'urgencia'>): Record<string, string[]> => {
  const wrong = urgencia.trim() === '' ? null : urgencyError(urgencia)
  return wrong === null ? {} : { urgencia_vital: [wrong] }
}
