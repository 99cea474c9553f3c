/** What the printed record of a consultation, or of everything that an affiliate has, is made from. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import type { UserCtx } from '../../http/handle.ts'
import { isReachable } from '../consultas/access.ts'
import { anyOf } from '../medicamentos/any-of.ts'
import { SIGNER_COLUMNS, SITE_COLUMNS } from '../pdf/print-columns.ts'

const consultations = (db: Kysely<DB>, ctx: UserCtx) =>
  db
    .selectFrom('consultas as c')
    .innerJoin('tipos_consulta as tc', 'tc.id', 'c.tipo_consulta_id')
    .innerJoin('estados_consulta as ec', 'ec.id', 'c.estado_id')
    .innerJoin('users as u', 'u.id', 'c.medico_user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as td', 'td.id', 'o.tipo_documento_id')
    .leftJoin('reps as r', 'r.id', 'c.rep_id')
    .leftJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .leftJoin('historias as h', 'h.consulta_id', 'c.id')
    .select([
      'c.id',
      'c.afiliado_id',
      'c.fecha_hora',
      'c.motivo',
      'tc.nombre as tipo',
      'ec.nombre as estado',
      ...SIGNER_COLUMNS,
      ...SITE_COLUMNS,
      'h.datos',
      'h.huella',
      'h.finalizada_at',
      isReachable(ctx).as('accesible'),
    ])

/** The consultation with its finalised record, if it has one. */
export const printableConsultation = (db: Kysely<DB>, ctx: UserCtx, id: number) =>
  consultations(db, ctx).where('c.id', '=', id).executeTakeFirst()

export type PrintableConsultation = NonNullable<Awaited<ReturnType<typeof printableConsultation>>>

/** Every consultation of the affiliate, the oldest first. */
export const consultationsOf = (db: Kysely<DB>, ctx: UserCtx, affiliateId: number) =>
  consultations(db, ctx).where('c.afiliado_id', '=', affiliateId).orderBy('c.fecha_hora').orderBy('c.id').execute()

/** Notes of the records of these consultations, the first one first. */
export const notesOfAll = (db: Kysely<DB>, consultaIds: readonly number[]) =>
  consultaIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('notas_aclaratorias as n')
        .innerJoin('users as u', 'u.id', 'n.user_id')
        .leftJoin('operadores as o', 'o.id', 'u.operador_id')
        .select([
          'n.consulta_id',
          'n.texto',
          'n.created_at',
          'u.email',
          'o.nombre as o_nombre',
          'o.apellido as o_apellido',
        ])
        .where('n.consulta_id', '=', anyOf(consultaIds))
        .orderBy('n.id')
        .execute()

export type PrintableNote = Awaited<ReturnType<typeof notesOfAll>>[number]

export interface PrintableOrdered {
  readonly consulta_id: number
  readonly linea_id: number
  readonly orden_id: number
  readonly tipo_orden_id: number
  readonly codigo: string
  readonly nombre: string
  readonly cantidad: number
  /** Of a medication: presentation unit and months; empty and 1 elsewhere. */
  readonly unidad: string
  readonly meses: number
  readonly observacion: string
  readonly created_at: Date
  /** More than one where it is a scheme. */
  readonly estados: readonly number[]
}

/** Every ordered line of the affiliate, a scheme as one, in the order in which they were ordered. */
export const orderedOf = async (db: Kysely<DB>, affiliateId: number): Promise<readonly PrintableOrdered[]> => {
  const { rows } = await sql<PrintableOrdered>`
    select o.consulta_id, l.orden_id, o.tipo_orden_id, '' as codigo, m.nombre, l.cantidad_medico as cantidad, l.unidad, l.meses,
      l.observacion, o.created_at, array[l.estado_id] as estados, l.id as linea_id
    from orden_articulos l join ordenes o on o.id = l.orden_id join medicamentos m on m.id = l.codesumi_id
    where o.afiliado_id = ${affiliateId}
    union all
    select o.consulta_id, l.orden_id, o.tipo_orden_id, p.codigo, p.nombre, l.cantidad, '', 1, l.observacion, o.created_at,
      array[l.estado_id], l.id
    from orden_procedimientos l join ordenes o on o.id = l.orden_id join cups p on p.id = l.cup_id
    where o.afiliado_id = ${affiliateId}
    union all
    select o.consulta_id, l.orden_id, o.tipo_orden_id, p.codigo, p.nombre, l.cantidad, '', 1, l.observacion, o.created_at,
      array[l.estado_id], l.id
    from orden_codigos_propios l join ordenes o on o.id = l.orden_id join codigos_propios p on p.id = l.codigo_propio_id
    where o.afiliado_id = ${affiliateId}
    union all
    select o.consulta_id, e.orden_id, o.tipo_orden_id, e.abreviatura_esquema, e.nombre_esquema, e.ciclo_total - e.ciclo + 1, '', 1,
      concat('ciclos ', e.ciclo, ' a ', e.ciclo_total), o.created_at,
      array(select l.estado_id from orden_esquema_lineas l where l.orden_esquemas_id = e.id order by l.id), e.id
    from orden_esquemas e join ordenes o on o.id = e.orden_id
    where o.afiliado_id = ${affiliateId}
    order by created_at, orden_id, linea_id`.execute(db)
  return rows
}

/** Every leave of the affiliate with the consultation in which it was issued. */
export const leaveConsultations = (db: Kysely<DB>, affiliateId: number) =>
  db.selectFrom('incapacidades').select(['id', 'consulta_id']).where('afiliado_id', '=', affiliateId).execute()

/** Every consent and dissent of the affiliate with the consultation of its order. */
export const consentsOf = (db: Kysely<DB>, affiliateId: number) =>
  db
    .selectFrom('consentimientos as k')
    .innerJoin('ordenes as o', 'o.id', 'k.orden_id')
    .innerJoin('cups as p', 'p.id', 'k.cup_id')
    .select([
      'o.consulta_id',
      'k.orden_id',
      'p.codigo',
      'p.nombre',
      'k.estado',
      'k.firmante',
      'k.version',
      'k.created_at',
    ])
    .where('o.afiliado_id', '=', affiliateId)
    .orderBy('k.id')
    .execute()

export type PrintableConsent = Awaited<ReturnType<typeof consentsOf>>[number]

/** The person of the session, as who hands out a document. */
export const printingOperator = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('tipos_documento as td', 'td.id', 'o.tipo_documento_id')
    .leftJoin('reps as r', 'r.id', 'o.rep_id')
    .leftJoin('prestadores as p', 'p.id', 'r.prestador_id')
    .leftJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select([...SIGNER_COLUMNS, ...SITE_COLUMNS])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
