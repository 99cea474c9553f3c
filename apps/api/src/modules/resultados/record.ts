/** Results that a person writes down, and the ones that take the place of another. */
import { ANALYTES, isAnalyte } from '@cauce/domain/laboratory/analytes'
import { answeredBy, waitsForResult } from '@cauce/domain/laboratory/pending-result'
import {
  ALREADY_CORRECTED,
  correctionProblems,
  NO_SUCH_LINE,
  RESULT_UNCONFIRMED,
  resultDoubts,
  resultProblems,
  type TypedResult,
} from '@cauce/domain/laboratory/result-entry'
import type { Answer, Body } from '@cauce/contract/entry'
import type { resultados } from '@cauce/contract/resultados'
import { audit } from '../../audit/audit.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { learned, lockAffiliate } from '../alertas/open.ts'
import { numeric, writeConsultation } from '../consultas/open.ts'
import { laboratoryLines, personOf, type LaboratoryRow } from './queries.ts'

type Module = typeof resultados

/** The only analyte that the checks read. */
const CREATININE = 'CRE'

const written = (text: string | null | undefined): string | null => (text ?? '').trim() || null
const plural = (count: number): string => (count === 1 ? 'Resultado anotado' : `${count} resultados anotados`)

/** The line that was named, which has to be one that waits or was answered before; null: none was named. */
const namedLine = (lines: readonly LaboratoryRow[], id: number | null): LaboratoryRow | null => {
  if (id === null) return null
  const line = lines.find(({ linea_id }) => linea_id === id)
  if (line === undefined || !waitsForResult({ ...line, respondida: false })) throw invalid({ linea_id: [NO_SUCH_LINE] })
  return line
}

/** Writes them down. 403 and 404 of who may not; 409 `resultado.por_confirmar`; 422 by field. */
export const recordResults = async (ctx: UserCtx, body: Body<Module['anotar']>): Promise<Answer<Module['anotar']>> => {
  const { afiliado_id } = await writeConsultation(ctx, body.consulta_id)
  const valores: readonly TypedResult[] = body.valores.map(
    ({ referencia_min = null, referencia_max = null, ...rest }) => ({
      ...rest,
      referencia_min,
      referencia_max,
    }),
  )
  const texto = written(body.texto)
  return idempotent(ctx, 'resultados.anotar', body, async (trx) => {
    const held = await lockAffiliate(trx, afiliado_id)
    const { fecha_nacimiento } = await personOf(trx, afiliado_id)
    const problems = resultProblems({ fecha: body.fecha, valores, texto }, fecha_nacimiento, ctx.today())
    if (Object.keys(problems).length > 0) throw invalid(problems)
    const doubts = resultDoubts(valores)
    if (doubts.length > 0 && body.confirmado !== true)
      throw fail(409, 'resultado.por_confirmar', RESULT_UNCONFIRMED, { confirmado: [...doubts] })
    const lines = await laboratoryLines(trx, afiliado_id)
    const named = namedLine(lines, body.linea_id ?? null)
    const shared = {
      afiliado_id,
      consulta_id: body.consulta_id,
      fecha: body.fecha,
      origen: body.origen,
      laboratorio: written(body.laboratorio),
      user_id: ctx.user.id,
      created_at: ctx.now(),
    }
    const rows = valores.map(({ analito, ...measured }) => ({
      ...shared,
      analito,
      ...measured,
      unidad: ANALYTES[analito].unidad,
      texto: null,
      linea_id: (named ?? answeredBy(analito, body.fecha, lines))?.linea_id ?? null,
    }))
    const inWords =
      texto === null
        ? []
        : [
            {
              ...shared,
              analito: null,
              valor: null,
              referencia_min: null,
              referencia_max: null,
              unidad: null,
              texto,
              linea_id: named?.linea_id ?? null,
            },
          ]
    const all = [...rows, ...inWords]
    const kept = await trx.insertInto('resultados_laboratorio').values(all).returning('id').execute()
    const answered = new Set(all.flatMap(({ linea_id }) => linea_id ?? []))
    await audit(trx, ctx, {
      accion: 'resultado.anotar',
      recurso: 'afiliado',
      recurso_id: afiliado_id,
      afiliado_id,
      detalle: {
        resultado_ids: kept.map(({ id }) => id),
        consulta_id: body.consulta_id,
        lineas: [...answered],
        ...(doubts.length > 0 ? { confirmado: true } : {}),
      },
    })
    if (valores.some(({ analito }) => analito === CREATININE)) await learned(held, ctx, 'creatinina')
    return { ids: kept.map(({ id }) => id), respondidas: answered.size, mensaje: plural(all.length) }
  })
}

/** Puts another in the place of one. 404 of who has no such result; 409 `resultado.corregido` and `resultado.por_confirmar`; 422. */
export const correctResult = async (
  ctx: UserCtx,
  body: Body<Module['corregir']>,
): Promise<Answer<Module['corregir']>> => {
  const { afiliado_id } = await writeConsultation(ctx, body.consulta_id)
  return idempotent(ctx, 'resultados.corregir', body, async (trx) => {
    const held = await lockAffiliate(trx, afiliado_id)
    const before = await trx
      .selectFrom('resultados_laboratorio')
      .selectAll()
      .where('id', '=', body.id)
      .where('afiliado_id', '=', afiliado_id)
      .executeTakeFirst()
    if (before === undefined) throw notFound()
    const analito = before.analito !== null && isAnalyte(before.analito) ? before.analito : null
    const texto = before.texto === null ? null : written(body.texto)
    const valor = analito === null ? null : body.valor
    const problems = correctionProblems({ analito, valor: numeric(before.valor) }, { valor, motivo: body.motivo })
    if (Object.keys(problems).length > 0) throw invalid(problems)
    const replaced = await trx
      .selectFrom('resultados_laboratorio')
      .select('id')
      .where('corrige_id', '=', before.id)
      .executeTakeFirst()
    const gone = before.valor === null && before.texto === null
    if (replaced !== undefined || gone) throw fail(409, 'resultado.corregido', ALREADY_CORRECTED)
    const doubts = analito === null || valor === null ? [] : resultDoubts([{ analito, valor }])
    if (doubts.length > 0 && body.confirmado !== true)
      throw fail(409, 'resultado.por_confirmar', RESULT_UNCONFIRMED, { confirmado: [...doubts] })
    const { id: _id, created_at: _at, user_id: _by, carga_id: _load, ...same } = before
    const { id } = await trx
      .insertInto('resultados_laboratorio')
      .values({
        ...same,
        valor,
        texto,
        consulta_id: body.consulta_id,
        corrige_id: before.id,
        motivo: body.motivo.trim(),
        user_id: ctx.user.id,
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const withdrawn = valor === null && texto === null
    await audit(trx, ctx, {
      accion: withdrawn ? 'resultado.retirar' : 'resultado.corregir',
      recurso: 'afiliado',
      recurso_id: afiliado_id,
      afiliado_id,
      detalle: { resultado_id: id, corrige_id: before.id, consulta_id: body.consulta_id },
    })
    if (analito === CREATININE) await learned(held, ctx, 'creatinina')
    return { id, mensaje: withdrawn ? 'Resultado retirado. El de antes queda en la historia' : 'Resultado corregido' }
  })
}
