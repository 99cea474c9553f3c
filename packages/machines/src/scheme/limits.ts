/** What the rows of a scheme go over of the limits of their drugs, while it is written. */
import { ceilingKey } from '@cauce/domain/oncology/ceiling-amounts'
import { ceilingLine } from '@cauce/domain/oncology/ceiling-lines'
import { checkCeilings } from '@cauce/domain/oncology/ceilings'
import { deviationOf } from '@cauce/domain/oncology/deviation'
import type { DosePatient } from '@cauce/domain/oncology/proposals'
import type { SchemeOrder } from '@cauce/domain/oncology/scheme'
import type { SchemeRow } from './types.ts'

/**
 * By field of the order: of the scheme's own drugs. What an added one holds and what was given before, only the server knows: it looks
 * again at all of them.
 */
export const overCeilings = (
  rows: readonly SchemeRow[],
  order: SchemeOrder,
  patient: DosePatient,
): Record<string, string[]> => {
  const topes = rows.flatMap(({ drug }) => drug?.topes ?? [])
  const ceilings = new Map(topes.map((each) => [ceilingKey(each), each]))
  const lines = rows.map(({ line, drug, principios }) => {
    const own = drug === null ? [] : principios
    const propia = drug !== null && deviationOf(line, drug, patient) <= 0
    return ceilingLine(line, { principios: own, presentation: null, propia }, order, patient.peso)
  })
  const said: Record<string, string[]> = {}
  for (const { lugar, campo, mensaje } of checkCeilings(lines, [...ceilings.values()], patient))
    (said[`codeSumiEsquemaSeleccionado.${lugar}.${campo}`] ??= []).push(mensaje)
  return said
}
