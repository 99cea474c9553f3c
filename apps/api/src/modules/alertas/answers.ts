/** What was answered to an alert while ordering: kept with its author, who is the person of the session. @fuente spec 2 §4, §7 */
import { CANCELLED_BY_ALLERGY } from '@cauce/domain/medication/allergy'
import type { Answer, Body } from '@cauce/contract/entry'
import type { alertas } from '@cauce/contract/alertas'
import { audit } from '../../audit/audit.ts'
import { forbidden, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { idempotent } from '../../http/idempotency.ts'
import { writeConsultation } from '../consultas/access.ts'
import * as queries from './queries.ts'
import { UNKNOWN_MEDICINE } from './service.ts'

type Module = typeof alertas

const KEPT = 'Respuesta registrada'
const ORDERED_DESPITE_ALLERGY = 'Ordenamiento registrado a pesar de la alergia'
const UNKNOWN_ALERT = 'La alerta no existe'
const OTHER_AUTHOR = 'La respuesta a una alerta la registra quien inició sesión.'

const written = (text: string | null | undefined): string | null => (text ?? '').trim() || null

/** Nobody answers in the name of another; the attempt is noted although it is refused. */
const requireOwnName = async (ctx: UserCtx, body: Body<Module['crearAuditoria']>): Promise<void> => {
  if (body.usuario_registra_id === undefined || body.usuario_registra_id === ctx.user.id) return
  await audit(ctx.db, ctx, {
    accion: 'alerta.otro_autor',
    recurso: 'consulta',
    recurso_id: body.consulta_id,
    detalle: { alerta_detalle_id: body.alerta_detalle_id, usuario_registra_id: body.usuario_registra_id },
  })
  throw forbidden(OTHER_AUTHOR)
}

/** Keeps that the professional went on, or did not, in front of an interaction or a shortage. */
export const answerAlert = async (
  ctx: UserCtx,
  body: Body<Module['crearAuditoria']>,
): Promise<Answer<Module['crearAuditoria']>> => {
  await requireOwnName(ctx, body)
  const { afiliado_id } = await writeConsultation(ctx, body.consulta_id)
  const clase = body.clase ?? 'desabastecimiento'
  if (!(await queries.alertExists(ctx.db, clase, body.alerta_detalle_id))) {
    throw invalid({ alerta_detalle_id: [UNKNOWN_ALERT] })
  }
  return idempotent(ctx, 'alertas.crearAuditoria', body, async (trx) => {
    const acepto = body.acepto === 'Si'
    const id = await queries.insertAlertAnswer(trx, {
      consulta_id: body.consulta_id,
      clase,
      alerta_detalle_id: body.alerta_detalle_id,
      acepto,
      motivo: written(body.motivo),
      usuario_registra_id: ctx.user.id,
      created_at: ctx.now(),
    })
    await audit(trx, ctx, {
      accion: acepto ? 'alerta.aceptar' : 'alerta.rechazar',
      recurso: 'consulta',
      recurso_id: body.consulta_id,
      afiliado_id,
      detalle: { clase, alerta_detalle_id: body.alerta_detalle_id, auditoria_alerta_id: id },
    })
    return { id, mensaje: KEPT }
  })
}

/** Keeps that the professional ordered although the affiliate is allergic, or cancelled. */
export const answerAllergy = async (
  ctx: UserCtx,
  body: Body<Module['crearSeguimientoAlergia']>,
): Promise<Answer<Module['crearSeguimientoAlergia']>> => {
  const { afiliado_id } = await writeConsultation(ctx, body.consulta_id)
  if (!(await queries.drugsById(ctx.db, [body.codesumi_id])).has(body.codesumi_id)) {
    throw invalid({ codesumi_id: [UNKNOWN_MEDICINE] })
  }
  return idempotent(ctx, 'alertas.crearSeguimientoAlergia', body, async (trx) => {
    const acepto_ordenar = body.acepto_ordenar === true || body.acepto_ordenar === 'Si'
    const id = await queries.insertAllergyAnswer(trx, {
      consulta_id: body.consulta_id,
      afiliado_id,
      codesumi_id: body.codesumi_id,
      acepto_ordenar,
      motivo: written(body.motivo),
      user_id: ctx.user.id,
      created_at: ctx.now(),
    })
    await audit(trx, ctx, {
      accion: acepto_ordenar ? 'alergia.ordenar' : 'alergia.cancelar',
      recurso: 'consulta',
      recurso_id: body.consulta_id,
      afiliado_id,
      detalle: { codesumi_id: body.codesumi_id, seguimiento_alergia_id: id },
    })
    return { id, mensaje: acepto_ordenar ? ORDERED_DESPITE_ALLERGY : CANCELLED_BY_ALLERGY }
  })
}
