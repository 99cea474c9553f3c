/** The limits of the drugs of oncology beside what is prescribed in Medicamentos. */
import { mosteller } from '@cauce/domain/clinical-record/body-surface'
import { withoutContradiction } from '@cauce/domain/medication/dose-contradiction'
import type { KnownKidneys } from '@cauce/domain/medication/known-kidneys'
import type { MadeCheck } from '@cauce/domain/medication/pending'
import {
  prescribedCeilings,
  type CeilingAnswer,
  type PrescribedLine,
  type WhoTakes,
} from '@cauce/domain/oncology/prescribed-ceilings'
import type { GivenBefore } from '@cauce/domain/oncology/ceiling-amounts'
import type { UserCtx } from '../../http/handle.ts'
import { givenBefore } from '../esquemas/ceiling-queries.ts'
import { MISSING_CEILINGS, type LoadedKnowledge } from './knowledge.ts'

/** Of whom the limits are, and what was given before. */
export interface CeilingSubject {
  readonly who: WhoTakes
  readonly given: readonly GivenBefore[]
}

/** @param except lines whose own deliveries do not count: they are looked at whole */
export const ceilingSubject = async (
  { db }: Pick<UserCtx, 'db'>,
  afiliado_id: number,
  { peso, talla, edad }: KnownKidneys,
  except: readonly number[] = [],
): Promise<CeilingSubject> => ({
  who: { peso, isc: peso === null || talla === null ? null : mosteller(peso, talla), edad },
  given: await givenBefore(db, afiliado_id, except),
})

export const ceilingsOfLine = (
  order: readonly PrescribedLine[],
  lugar: number,
  { who, given }: CeilingSubject,
  { ceilings }: Pick<LoadedKnowledge, 'ceilings'>,
): CeilingAnswer =>
  ceilings === null
    ? { hallazgos: [], sin_verificar: MISSING_CEILINGS }
    : prescribedCeilings(order, lugar, who, { ceilings, given })

/** The check of the dose with its limits; null: there is nothing to say of either. */
export const withCeilings = (
  made: MadeCheck | null,
  { hallazgos: over, sin_verificar }: CeilingAnswer,
): MadeCheck | null => {
  if (over.length === 0 && sin_verificar === null) return made
  const hallazgos = withoutContradiction([...over, ...(made?.hallazgos ?? [])])
  return {
    comprobacion: 'dosis',
    respuesta: hallazgos.length > 0 ? 'encontrada' : 'no_verificada',
    por_que: made?.por_que ?? sin_verificar,
    hallazgos,
  }
}
