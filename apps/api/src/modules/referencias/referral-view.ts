/** A referral whole, as it travels. */
import type { Kysely } from 'kysely'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { HistoryAffiliate } from '@cauce/domain/history/rows'
import { annexTypeName } from '@cauce/domain/referral/annex'
import { AnnexData } from '@cauce/domain/referral/annex-data'
import type { Referral, ReferralPanel } from '@cauce/domain/referral/referral'
import { auditRead } from '../../audit/audit.ts'
import type { DB } from '../../db/tables.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { ensureMember } from '../chat/channel-access.ts'
import { named } from '../consultas/affiliate-queries.ts'
import { whyOrdersNothing } from '../consultas/signer.ts'
import { wholeAffiliate } from '../historico/affiliates.ts'
import { reachReferral } from './access.ts'
import { referralById, type ReferralHead, type WholeReferral } from './queries.ts'

const decodeData = Schema.decodeUnknownOption(AnnexData)

const instant = (at: Date | null): string | null => at?.toISOString() ?? null

/** What every reading of a referral begins with. */
export const headOf = (row: ReferralHead) => ({
  id: row.id,
  tipo_anexo_id: row.tipo_anexo_id,
  tipo_anexo: annexTypeName(row.tipo_anexo_id),
  estado: row.estado,
  codigo_remision: row.codigo_remision,
  tipo_solicitud: row.tipo_solicitud,
  especialidad_remision: row.especialidad_remision,
  rep_nombre: row.rep_nombre,
  municipio_nombre: row.municipio_nombre,
  created_at: row.created_at.toISOString(),
  gestionada_at: instant(row.gestionada_at),
  cerrada_at: instant(row.cerrada_at),
  gestor: named(row.gestor_user_id, row.gestor_nombre),
  canal_id: row.canal_id,
  version: row.version,
  demo: row.demo,
})

type PanelColumns = Omit<ReferralPanel, 'tipo_anexo_id' | 'codigo_remision' | 'tipo_solicitud'>

/** The columns of the panel, besides the code and the types, that every reading of a referral has. */
export const panelOf = (row: PanelColumns) => ({
  fecha_aceptacion: row.fecha_aceptacion,
  hora_aceptacion: row.hora_aceptacion,
  nombre_acepta: row.nombre_acepta,
  cargo: row.cargo,
  institucion_acepta_rep_id: row.institucion_acepta_rep_id,
  traslado_redondo: row.traslado_redondo,
  fecha_traslado_salida: row.fecha_traslado_salida,
  hora_traslado_salida: row.hora_traslado_salida,
  fecha_traslado: row.fecha_traslado,
  hora_traslado: row.hora_traslado,
  fecha_traslado_redondo_salida: row.fecha_traslado_redondo_salida,
  hora_traslado_redondo_salida: row.hora_traslado_redondo_salida,
  fecha_redondo_traslado: row.fecha_redondo_traslado,
  hora_traslado_redondo: row.hora_traslado_redondo,
  tipo_traslado: row.tipo_traslado,
  movil_traslado: row.movil_traslado,
  hora_estimada_llegada: row.hora_estimada_llegada,
})

const siteOf = (row: WholeReferral) => ({
  rep_id: row.rep_id,
  rep_direccion: row.rep_direccion,
  departamento_nombre: row.departamento_nombre,
  rep_telefono1: row.rep_telefono1,
  rep_telefono2: row.rep_telefono2,
  rep_correo1: row.rep_correo1,
  rep_correo2: row.rep_correo2,
})

const asReferral = (row: WholeReferral, afiliado: HistoryAffiliate, no_ordena: string | null): Referral => {
  const acepta = named(row.institucion_acepta_rep_id, row.acepta_nombre)
  return {
    ...headOf(row),
    ...panelOf(row),
    ...siteOf(row),
    afiliado,
    cie10s: row.cie10s.map((each) => ({ ...each, Codigo_Nombre: `${each.codigo} ${each.nombre}` })),
    descripcion: row.descripcion,
    datos: Option.getOrElse(decodeData(row.datos), () => ({})),
    adjunto_referencia: row.adjuntos,
    observacion_finalizacion: row.observacion_finalizacion,
    motivo_cierre: row.motivo_cierre,
    institucion_acepta: acepta && { ...acepta, municipio: row.acepta_municipio },
    registra: { id: row.user_id, nombre: row.registra_nombre ?? '' },
    consulta_id: row.consulta_id,
    no_ordena,
  }
}

/** The referral through `db`, for who was made sure to reach it; 404 where there is none. */
export const wholeReferral = async (ctx: UserCtx, id: number, db: Kysely<DB> = ctx.db): Promise<Referral> => {
  const row = await referralById(db, id)
  if (row === undefined) throw notFound()
  const refused = await whyOrdersNothing(db, ctx)
  return asReferral(row, await wholeAffiliate({ ...ctx, db }, row.afiliado_id), refused?.error ?? null)
}

/** The referral; 404 where there is none that the person reaches. */
export const referralView = async (ctx: UserCtx, id: number): Promise<Referral> => {
  await reachReferral(ctx, id)
  return wholeReferral(ctx, id)
}

/** The referral for who opens it: they take part in its chat from now on, and the reading is noted. */
export const openReferral = async (ctx: UserCtx, id: number): Promise<Referral> => {
  const { canal_id, afiliado_id } = await reachReferral(ctx, id)
  await ensureMember(ctx.db, canal_id, ctx.user.id)
  auditRead(ctx, { accion: 'referencia.leer', recurso: 'referencia', recurso_id: id, afiliado_id })
  return wholeReferral(ctx, id)
}
