/** What a clinician answers to the notices of a line that were shown: each with a reason that is enough for any gravity. */
import * as Schema from 'effect/Schema'
import { alertas } from '@cauce/contract/alertas'
import { NOTICE_CHECKS } from '@cauce/domain/medication/check-answers'
import type { SentCheck } from '@cauce/domain/medication/check'
import type { MedicationLine } from '@cauce/domain/medication/order-line'

export const ANSWER_TO_NOTICES =
  'El beneficio supera el riesgo en este paciente: lo conoce, se le explicó y vuelve a control en una semana'

const decode = Schema.decodeUnknownSync(alertas.avisos.answer)

/** The line's drug and posology, as the notices are asked for. */
export type Noticed = Pick<MedicationLine, 'via' | 'dosis' | 'unidad_dosis' | 'frecuencia' | 'tiempo' | 'reemplaza'> &
  Partial<Pick<MedicationLine, 'duracion' | 'meses'>> & {
    readonly articulo: { readonly codesumi: { readonly id: number } }
  }

/** @param ask posts to `/alertas/avisos`; of a line that it refuses nothing is shown, and nothing answered */
export const answeredNotices = async (
  ask: (body: object) => Promise<{ readonly status: number; readonly body: unknown }>,
  consulta_id: number,
  { articulo, via, dosis, unidad_dosis = null, frecuencia, tiempo, duracion, meses, reemplaza }: Noticed,
): Promise<SentCheck[]> => {
  const linea = {
    codesumi_id: articulo.codesumi.id,
    via,
    dosis,
    unidad_dosis,
    frecuencia,
    tiempo,
    duracion: duracion ?? null,
    meses: meses ?? null,
    reemplaza_id: reemplaza?.orden_articulos_id ?? null,
  }
  const answer = await ask({ consulta_id, linea, seleccionados: [] })
  if (answer.status !== 200) return []
  const { hallazgos } = decode(answer.body)
  return NOTICE_CHECKS.flatMap((comprobacion): SentCheck[] => {
    const claves = hallazgos.filter((each) => each.comprobacion === comprobacion).map(({ clave }) => clave)
    return claves.length === 0 ? [] : [{ comprobacion, respuesta: 'encontrada', claves, motivo: ANSWER_TO_NOTICES }]
  })
}
