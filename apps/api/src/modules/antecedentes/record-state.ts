/** A state of the patient that is asserted, and the end of anything recorded. */
import type { Transaction } from 'kysely'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { ALREADY_CLOSED } from '@cauce/domain/antecedents/antecedent-life'
import { closingReasonProblems, closingReasons, closingText } from '@cauce/domain/antecedents/closing-reason'
import { gestationStart, PATIENT_STATE_NAMES, stateProblems } from '@cauce/domain/antecedents/patient-state'
import type { Answer, Body } from '@cauce/contract/entry'
import type { antecedentes } from '@cauce/contract/antecedentes'
import { audit } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { fail, invalid, notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { lockAffiliate } from '../alertas/lock-affiliate.ts'
import { learned } from '../alertas/look-again.ts'
import { requireRecorder } from './access.ts'
import { endOutside } from './record-outside.ts'
import { keepAsked } from './queries.ts'

type Module = typeof antecedentes

const REPLACED = 'Reemplazado por una anotación nueva'
const CLOSED = 'Cerrado. Lo que se había anotado queda en la historia'
const TABLES = {
  alergia: 'alergias_afiliado',
  respuesta: 'respuestas_alergias',
  estado: 'estados_paciente',
  toma: 'tomas_externas',
  respuesta_toma: 'respuestas_tomas',
} as const

const written = (text: string | null | undefined): string | null => (text ?? '').trim() || null

/** A day without a creatinine says nothing. */
const creatinineOf = ({ tipo, creatinina = null, creatinina_fecha = null }: Body<Module['anotarEstado']>) =>
  tipo === 'funcion_renal' && creatinina !== null
    ? { creatinina, creatinina_fecha }
    : { creatinina: null, creatinina_fecha: null }

const identityOf = async (trx: Transaction<DB>, ctx: UserCtx, id: number) => {
  const row = await trx
    .selectFrom('afiliados')
    .select(['sexo', 'fecha_nacimiento'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  return { sexo: row.sexo, edad: completedYears(row.fecha_nacimiento, ctx.today()) }
}

/** Records the state; the one in force of the kind ends. 403 and 404 of who may not; 422 by field. */
export const recordState = async (
  ctx: UserCtx,
  body: Body<Module['anotarEstado']>,
): Promise<Answer<Module['anotarEstado']>> => {
  const consulta_id = await requireRecorder(ctx, body)
  const { afiliado_id, tipo, presente, origen } = body
  const form = {
    tipo,
    presente,
    origen,
    desde: presente ? (body.desde ?? null) : null,
    semanas: presente ? (body.semanas ?? null) : null,
    grado: tipo === 'funcion_renal' && presente ? (body.grado ?? null) : null,
    ...creatinineOf(body),
    detalle: written(body.detalle),
    confirmado: body.confirmado ?? false,
  }
  return idempotent(ctx, 'antecedentes.anotarEstado', body, async (trx) => {
    const held = await lockAffiliate(trx, afiliado_id)
    const problems = stateProblems(form, await identityOf(trx, ctx, afiliado_id), ctx.today())
    if (Object.keys(problems).length > 0) throw invalid(problems)
    await trx
      .updateTable('estados_paciente')
      .set({ estado: 'terminada', cerrada_at: ctx.now(), cerrada_por: ctx.user.id, motivo_cierre: REPLACED })
      .where('afiliado_id', '=', afiliado_id)
      .where('tipo', '=', tipo)
      .where('estado', '=', 'vigente')
      .execute()
    const { confirmado: _, semanas, ...kept } = form
    const pregnant = tipo === 'gestacion' && presente && semanas !== null
    const { id } = await trx
      .insertInto('estados_paciente')
      .values({
        ...kept,
        desde: pregnant ? gestationStart(semanas, ctx.today()) : kept.desde,
        afiliado_id,
        consulta_id,
        user_id: ctx.user.id,
        created_at: ctx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(trx, ctx, {
      accion: 'estado_paciente.anotar',
      recurso: 'afiliado',
      recurso_id: afiliado_id,
      afiliado_id,
      detalle: { estado_paciente_id: id, consulta_id },
    })
    await learned(held, ctx, tipo)
    return { id, mensaje: `Anotado: ${PATIENT_STATE_NAMES[tipo]}, ${presente ? 'sí' : 'no'}` }
  })
}

/** Closes what was recorded, with its reason; it stays written. 404 of who has no such thing; 409 `antecedente.cerrado`; 422. */
export const close = async (ctx: UserCtx, body: Body<Module['cerrar']>): Promise<Answer<Module['cerrar']>> => {
  const consulta_id = await requireRecorder(ctx, body)
  const { afiliado_id, clase, id, como } = body
  const listed = closingReasons(clase, como).length > 0
  const words = { razon: body.razon ?? (listed ? 'otra' : null), motivo: body.motivo.trim() } as const
  const problems = closingReasonProblems(clase, como, words)
  if (Object.keys(problems).length > 0) throw invalid(problems)
  const table = TABLES[clase]
  return idempotent(ctx, 'antecedentes.cerrar', body, async (trx) => {
    const held = await lockAffiliate(trx, afiliado_id)
    const row = await trx
      .selectFrom(table)
      .select('estado')
      .where('id', '=', id)
      .where('afiliado_id', '=', afiliado_id)
      .executeTakeFirst()
    if (row === undefined) throw notFound()
    if (row.estado !== 'vigente') throw fail(409, 'antecedente.cerrado', ALREADY_CLOSED)
    if (clase === 'toma') await endOutside(trx, ctx, body)
    const closed = {
      estado: como,
      cerrada_at: ctx.now(),
      cerrada_por: ctx.user.id,
      motivo_cierre: closingText(words),
    }
    await (
      clase === 'alergia' || clase === 'estado'
        ? trx.updateTable(TABLES[clase]).set({ ...closed, razon_cierre: words.razon })
        : trx.updateTable(table).set(closed)
    )
      .where('id', '=', id)
      .execute()
    if (clase === 'alergia' || clase === 'respuesta') await keepAsked(trx, afiliado_id, ctx.now())
    await audit(trx, ctx, {
      accion: 'antecedente.cerrar',
      recurso: 'afiliado',
      recurso_id: afiliado_id,
      afiliado_id,
      detalle: { antecedente: clase, antecedente_id: id, como, razon: words.razon, consulta_id },
    })
    await learned(held, ctx, 'cierre')
    return { mensaje: CLOSED }
  })
}
