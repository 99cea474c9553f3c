/** The results of the patient of a consultation, with what is awaited. */
import * as Schema from 'effect/Schema'
import { Results } from '@cauce/contract/resultados'
import { isAnalyte } from '@cauce/domain/laboratory/analytes'
import { waitsForResult } from '@cauce/domain/laboratory/pending-result'
import { referenceOf, resultClass } from '@cauce/domain/laboratory/result-class'
import { auditRead } from '../../audit/audit.ts'
import type { UserCtx } from '../../http/handle.ts'
import { measuresOf, numeric, reachConsultation } from '../consultas/open.ts'
import { currentResults, laboratoryLines, measuresOfAffiliate, personOf, type CurrentResult } from './queries.ts'

// The words of the columns are those of the schema by their constraints; it says so again, where the compiler cannot.
const decoded = Schema.decodeUnknownSync(Results)

const rowOf = (row: CurrentResult, sexo: string) => {
  const valor = numeric(row.valor)
  const limits = { referencia_min: numeric(row.referencia_min), referencia_max: numeric(row.referencia_max) }
  const measured =
    row.analito !== null && isAnalyte(row.analito) && valor !== null ? { analito: row.analito, valor, ...limits } : null
  const reference = measured === null ? { min: null, max: null } : referenceOf(measured, sexo)
  return {
    id: row.resultado_id,
    analito: row.analito,
    valor,
    texto: row.texto,
    referencia_min: reference.min,
    referencia_max: reference.max,
    clase: measured === null ? null : resultClass(measured, sexo),
    fecha: row.fecha,
    origen: row.origen,
    laboratorio: row.laboratorio,
    procedimiento: row.procedimiento,
    por: row.por,
    registrado: row.created_at.toISOString(),
    correccion: row.motivo === null ? null : { valor: numeric(row.valor_antes), motivo: row.motivo },
  }
}

/** Of the patient of a consultation, by who may read it. */
export const resultsOf = async (ctx: UserCtx, consulta: number): Promise<Results> => {
  const { afiliado_id } = await reachConsultation(ctx, consulta)
  auditRead(ctx, { accion: 'resultado.leer', recurso: 'consulta', recurso_id: consulta, afiliado_id })
  const { sexo } = await personOf(ctx.db, afiliado_id)
  const rows = await currentResults(ctx.db, afiliado_id)
  const lines = await laboratoryLines(ctx.db, afiliado_id)
  const measures = await measuresOfAffiliate(ctx.db, afiliado_id)
  return decoded({
    afiliado_id,
    resultados: rows.map((row) => rowOf(row, sexo)),
    pendientes: lines.filter(waitsForResult),
    medidas: measures.map(measuresOf),
  })
}
