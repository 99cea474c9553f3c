/** The desk to be read: its queues, a case with all that decides it, and what was returned to who ordered it. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { documentLabel, listName } from '@cauce/domain/affiliate/display-name'
import { AUTHORISATION_OWNER } from '@cauce/domain/authorisation/request-class'
import type { Answer, Body } from '@cauce/contract/entry'
import { authorisationQueue, type AuthorisationRow, type autorizacion } from '@cauce/contract/autorizacion'
import { authorisationLife } from '@cauce/machines/life-cycles/authorisation'
import { auditRead } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { governingTerms, viewTerm } from '../../kit/clock/view-term.ts'
import { stepsOf } from '../../kit/life/movements.ts'
import { pageAsked } from '../../kit/list/page.ts'
import { rightsOf } from '../afiliados/open.ts'
import { affiliateById } from '../consultas/open.ts'
import { handOf, isDoctor } from '../por-autorizar/open.ts'
import { LIFE } from './decide.ts'
import * as evidence from './evidence-queries.ts'
import * as queries from './queries.ts'

type Module = typeof autorizacion

/** Who authorises does not attend the patient: how to reach them is not shown. */
const WITHOUT_CONTACTS = { correo1: null, correo2: null, celular1: null, celular2: null, direccion: null } as const

/** A row with what who asks may do with it. */
const shownRow = (ctx: UserCtx, row: queries.ShownRequest, medico: boolean): AuthorisationRow => {
  const hand = handOf(ctx, row, medico)
  return {
    id: row.id,
    estado: row.estado,
    version: row.version,
    orden_id: row.orden_id,
    codigo: row.codigo,
    servicio: row.servicio,
    cantidad: row.cantidad,
    cantidad_autorizada: row.cantidad_autorizada,
    clase: row.clase,
    clase_por_que: row.clase_por_que,
    afiliado: {
      id: row.afiliado_id,
      nombre: listName(row),
      documento: documentLabel(row.tipo_documento, row.numero_documento),
      edad: completedYears(row.fecha_nacimiento, ctx.today()),
    },
    sede: row.sede,
    recibida_at: row.recibida_at.toISOString(),
    vence_at: row.vence_at.toISOString(),
    tomada_por: row.tomada_por_user_id === null ? null : { id: row.tomada_por_user_id, nombre: row.tomada_por ?? '' },
    numero: row.numero,
    vigente_hasta: row.vigente_hasta,
    puede: authorisationLife.offered(row.estado, hand, hand.la_tiene),
  }
}

export const listRequests = async (ctx: UserCtx, body: Body<Module['listar']>): Promise<Answer<Module['listar']>> => {
  const { cuales: grupo = authorisationQueue.usual, texto = '', cola = 'todas' } = body
  const { page, slice } = pageAsked(body)
  const cuentas = await queries.countsOf(ctx.db, { cola, texto })
  const rows = await queries.pageOf(ctx.db, { grupo, cola, texto }, slice)
  const medico = await isDoctor(ctx.db, ctx.user.id)
  auditRead(ctx, {
    accion: 'autorizacion.listar',
    recurso: 'autorizacion',
    recurso_id: null,
    detalle: { grupo, cola, pagina: page.pagina },
  })
  return { data: rows.map((row) => shownRow(ctx, row, medico)), total: cuentas[grupo], ...page, cuentas }
}

const shownOther = ({ fecha, ...other }: Awaited<ReturnType<typeof evidence.sameService>>[number]) => ({
  ...other,
  fecha: fecha.toISOString(),
})

const denialOf = async (ctx: UserCtx, id: number): Promise<Answer<Module['ver']>['negacion']> => {
  const row = await queries.denialOf(ctx.db, id)
  if (row === undefined) return null
  const { cantidad, causal, justificacion, fundamento, alternativa, propone, confirma, carta, created_at } = row
  return {
    cantidad,
    causal,
    justificacion,
    fundamento,
    alternativa,
    propone: propone ?? '',
    confirma: confirma ?? '',
    carta,
    fecha: created_at.toISOString(),
  }
}

const rightsToday = async (ctx: UserCtx, id: number): Promise<string> => {
  const hoy = ctx.today()
  const rights = await rightsOf(ctx.db, id, { fecha: hoy, hoy })
  return rights === undefined || typeof rights === 'string' ? (rights ?? '') : rights.motivo
}

/** All that decides over one; 404 where there is none. */
export const viewRequest = async (ctx: UserCtx, id: number): Promise<Answer<Module['ver']>> => {
  const { db } = ctx
  const row = await queries.oneRequest(db, id)
  const paciente = row && (await affiliateById(db, row.afiliado_id, ctx.today()))
  if (!row || !paciente) throw notFound()
  const { afiliado_id } = row
  auditRead(ctx, { accion: 'autorizacion.leer', recurso: 'autorizacion', recurso_id: id, afiliado_id })
  const term = (await governingTerms(db, AUTHORISATION_OWNER, [id])).get(id)
  return {
    ...shownRow(ctx, row, await isDoctor(db, ctx.user.id)),
    paciente: { ...paciente, ...WITHOUT_CONTACTS },
    observacion: row.observacion ?? '',
    pedida_por: row.pedida_por ?? '',
    registro: row.registro,
    diagnosticos: await evidence.diagnosesOfOrder(db, row.consulta_id, row.orden_articulos_id),
    plazo: term === undefined ? null : viewTerm(term),
    derechos: await rightsToday(ctx, afiliado_id),
    mismo_servicio: (await evidence.sameService(db, row, ctx.now())).map(shownOther),
    vigentes: await evidence.inForce(db, row, ctx.today()),
    otras: (await evidence.otherWaiting(db, row)).map(shownOther),
    negacion: await denialOf(ctx, id),
    pasos: await stepsOf(db, LIFE, id),
  }
}

/** What this person ordered and was returned to them. */
export const returnedRequests = async (ctx: UserCtx): Promise<Answer<Module['devueltas']>> => {
  const rows = await queries.returnedTo(ctx.db, ctx.user.id)
  auditRead(ctx, { accion: 'autorizacion.devueltas', recurso: 'autorizacion', recurso_id: null })
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    orden_id: row.orden_id,
    servicio: row.servicio,
    afiliado: listName(row),
    falta: row.devolucion.lleva['falta'] ?? '',
    mensaje: row.devolucion.lleva['mensaje'] ?? '',
    quien: row.devolucion.quien,
    cuando: new Date(row.devolucion.cuando).toISOString(),
    vence_at: row.vence_at.toISOString(),
  }))
}
