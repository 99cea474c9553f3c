/** The day's consultations and the one that is open. */
import { gestationOn } from '@cauce/domain/antecedents/gestation'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { signatureReasons } from '@cauce/domain/access/signer'
import type { AgendaRow, Consultation, Measures } from '@cauce/domain/consultation/consultation'
import { statusOnOpening } from '@cauce/domain/consultation/consultation-status'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import type { Answer, Body } from '@cauce/contract/entry'
import { agendaList, type consultas } from '@cauce/contract/consultas'
import { audit, auditReadNow, auditRead } from '../../audit/audit.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { pageAsked } from '../../kit/list/page.ts'
import { knownPerson } from './known-person.ts'
import { schemeCreatinineOf } from '../alertas/scheme-creatinine.ts'
import { othersConsultation } from './access.ts'
import { signerFacts } from './signer.ts'
import { affiliateById, named } from './affiliate-queries.ts'
import { measuresOf, numeric } from './measures.ts'
import * as queries from './queries.ts'

type Module = typeof consultas
const PAGE_SIZE = 8

const ORDERS = {
  hora: { orden: 'hora', descending: false },
  '-hora': { orden: 'hora', descending: true },
  afiliado: { orden: 'afiliado', descending: false },
  '-afiliado': { orden: 'afiliado', descending: true },
  estado: { orden: 'estado', descending: false },
  '-estado': { orden: 'estado', descending: true },
} as const

type AgendaDbRow = Awaited<ReturnType<typeof queries.agendaPage>>[number]

const agendaRow = (row: AgendaDbRow, today: string): AgendaRow => ({
  id: row.id,
  fecha_hora: row.fecha_hora.toISOString(),
  estado_id: row.estado_id,
  estado: { id: row.estado_id, nombre: row.estado },
  motivo: row.motivo,
  tipo_consulta: { id: row.tipo_consulta_id, nombre: row.tipo_consulta },
  rep: named(row.rep_id, row.rep),
  medico: { id: row.medico_user_id, nombre: row.medico },
  en_sustitucion: row.en_sustitucion,
  afiliado: {
    id: row.afiliado_id,
    primer_nombre: row.primer_nombre,
    segundo_nombre: row.segundo_nombre,
    primer_apellido: row.primer_apellido,
    segundo_apellido: row.segundo_apellido,
    tipo_documento_codigo: row.tipo_documento_codigo,
    numero_documento: row.numero_documento,
    edad_cumplida: completedYears(row.fecha_nacimiento, today),
    sexo: row.sexo,
    tipo_afiliado_id: row.tipo_afiliado_id,
    alergias: row.alergias_preguntadas_at === null ? null : row.alergias,
  },
})

/** A page of the consultations of a day, today's unless told. Pages count from 1; a page past the end is empty. */
export const agenda = async (ctx: UserCtx, asked: Body<Module['agenda']>): Promise<Answer<Module['agenda']>> => {
  const { page, slice } = pageAsked(asked, PAGE_SIZE)
  const filter = { ...asked, fecha: asked.fecha ?? ctx.today() }
  const order = ORDERS[asked.orden ?? agendaList.usual]
  const por_estado = await queries.agendaStates(ctx.db, ctx, filter)
  const rows = await queries.agendaPage(ctx.db, ctx, filter, {
    ...order,
    ...slice,
  })
  auditRead(ctx, {
    accion: 'agenda.leer',
    recurso: 'agenda',
    recurso_id: filter.fecha,
    detalle: { pagina: page.pagina },
  })
  const counted = por_estado.filter(({ estado_id }) => asked.estado_id === undefined || estado_id === asked.estado_id)
  return {
    data: rows.map((row) => agendaRow(row, ctx.today())),
    total: counted.reduce((sum, { total }) => sum + total, 0),
    ...page,
    por_estado,
    sedes: await queries.agendaSites(ctx.db, ctx, filter.fecha),
  }
}

/** The consultation, or 404; 403 `consulta.ajena` when it is another professional's. */
const reachableConsultation = async (ctx: UserCtx, id: number): Promise<queries.ConsultationRow> => {
  const row = await queries.consultationById(ctx.db, ctx, id)
  if (!row) throw notFound()
  if (!row.accesible) throw othersConsultation()
  return row
}

const measures = ({ m_fecha, ...row }: queries.ConsultationRow): Measures | null =>
  m_fecha === null ? null : measuresOf({ ...row, fecha: m_fecha })

/** What was known when its record was closed; today while it is open. */
const knownOf = async (ctx: UserCtx, { afiliado_id, finalizada_at }: queries.ConsultationRow) => {
  const moment = finalizada_at ?? ctx.now()
  const { diabetes, gestacion } = (await knownPerson(ctx.db, afiliado_id))(moment)
  return { diabetes, gestacion: gestacion === null ? null : gestationOn(gestacion, bogotaDate(moment.getTime())) }
}

/** The consultation with its affiliate. The reading is audited. */
export const consultation = async (ctx: UserCtx, id: number): Promise<Consultation> => {
  const row = await reachableConsultation(ctx, id)
  const afiliado = await affiliateById(ctx.db, row.afiliado_id, ctx.today())
  if (!afiliado) throw notFound()
  const conteo_ordenes = await queries.openOrders(ctx.db, row.afiliado_id, ctx.today())
  await auditReadNow(ctx, {
    accion: 'consulta.leer',
    recurso: 'consulta',
    recurso_id: id,
    afiliado_id: row.afiliado_id,
  })
  return {
    id: row.id,
    tipo_consulta_id: row.tipo_consulta_id,
    tipo_consulta: { id: row.tipo_consulta_id, nombre: row.tipo_consulta },
    fecha_hora: row.fecha_hora.toISOString(),
    estado_id: row.estado_id,
    estado: { id: row.estado_id, nombre: row.estado },
    motivo: row.motivo,
    afiliado,
    medico: { id: row.medico_user_id, nombre: row.medico },
    en_sustitucion: row.en_sustitucion,
    datosConsulta: { rep_id: row.rep_id, rep: named(row.rep_id, row.rep) },
    medidas: measures(row),
    isc: numeric(row.isc),
    conocido: await knownOf(ctx, row),
    diagnosticos: await queries.diagnosesOf(ctx.db, id),
    conteo_ordenes,
    escribe: row.escribe,
    firmas: signatureReasons(await signerFacts(ctx.db, ctx.user.id), ctx.today()),
  }
}

/** The professional, or who stands in for them, starts or continues the consultation. Who merely may see it does not move it. */
export const open = async (ctx: UserCtx, id: number): Promise<Answer<Module['abrir']>> => {
  const row = await reachableConsultation(ctx, id)
  const next = row.escribe ? statusOnOpening(row.estado_id) : row.estado_id
  if (next === row.estado_id) return { id, estado_id: row.estado_id, estado: row.estado }
  return ctx.db.transaction().execute(async (trx) => {
    await queries.setConsultationState(trx, id, row.estado_id, next)
    await audit(trx, ctx, {
      accion: 'consulta.abrir',
      recurso: 'consulta',
      recurso_id: id,
      afiliado_id: row.afiliado_id,
      detalle: { de_estado_id: row.estado_id, a_estado_id: next },
    })
    const { nombre } = await queries.consultationStateName(trx, next)
    return { id, estado_id: next, estado: nombre }
  })
}

/** Body surface and measures: those of the consultation, else the newest of the affiliate with their date. The reading is audited. */
export const record = async (ctx: UserCtx, id: number): Promise<Answer<Module['historiaRegistro']>> => {
  const row = await reachableConsultation(ctx, id)
  await auditReadNow(ctx, {
    accion: 'historia.leer',
    recurso: 'consulta',
    recurso_id: id,
    afiliado_id: row.afiliado_id,
  })
  const creatinina = await schemeCreatinineOf(ctx, row.afiliado_id)
  return { isc: numeric(row.isc), medidas: measures(row), creatinina }
}
