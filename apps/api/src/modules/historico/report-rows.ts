/** The rows of each report's file, by their ids. No name travels: an affiliate is their document. */
import { sql, type Kysely } from 'kysely'
import { orderKindName } from '@cauce/domain/history/order-kinds'
import type { Period } from '@cauce/domain/history/period'
import { CONSENT_ANSWERS, consentAnswer, type ReportKind } from '@cauce/domain/history/reports'
import { LEAVE_STATUS_NAMES } from '@cauce/domain/sick-leave/leave-status'
import type { DB } from '../../db/tables.ts'
import type { CsvValue } from '../../http/csv.ts'
import { anyOf } from '../medicamentos/any-of.ts'
import { personName } from '../../db/person-name.ts'
import { countedBy } from './report-queries.ts'

type Cells = Readonly<Record<string, CsvValue>>
type Ids = readonly number[]

const document = sql<string>`concat(td.codigo, ' ', a.numero_documento)`

const LEAVE_STATES: ReadonlyMap<number, string> = new Map(
  Object.entries(LEAVE_STATUS_NAMES).map(([id, nombre]) => [Number(id), nombre]),
)

const consultations = (db: Kysely<DB>, ids: Ids): Promise<readonly (Cells & { readonly id: number })[]> =>
  db
    .selectFrom('consultas as x')
    .innerJoin('afiliados as a', 'a.id', 'x.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .innerJoin('tipos_consulta as tc', 'tc.id', 'x.tipo_consulta_id')
    .innerJoin('estados_consulta as ec', 'ec.id', 'x.estado_id')
    .innerJoin('users as u', 'u.id', 'x.medico_user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .leftJoin('reps as r', 'r.id', 'x.rep_id')
    .leftJoin('historias as h', 'h.consulta_id', 'x.id')
    .leftJoin('consulta_diagnosticos as cd', (join) =>
      join.onRef('cd.consulta_id', '=', 'x.id').on('cd.principal', '=', true),
    )
    .leftJoin('cie10 as d', 'd.id', 'cd.cie10_id')
    .select([
      'x.id',
      'x.fecha_hora',
      'tc.nombre as tipo',
      'ec.nombre as estado',
      document.as('documento'),
      personName.as('medico'),
      'r.nombre as sede',
      'd.codigo as diagnostico',
      'h.finalizada_at',
    ])
    .where('x.id', '=', anyOf(ids))
    .execute()

const lines = sql<number>`(select count(*)::int from (
  select l.id from orden_articulos l where l.orden_id = x.id union all select l.id from orden_procedimientos l where l.orden_id = x.id
  union all select l.id from orden_esquema_lineas l where l.orden_id = x.id
  union all select l.id from orden_codigos_propios l where l.orden_id = x.id) as todas)`

const orders = async (db: Kysely<DB>, ids: Ids): Promise<readonly (Cells & { readonly id: number })[]> => {
  const rows = await db
    .selectFrom('ordenes as x')
    .innerJoin('afiliados as a', 'a.id', 'x.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'x.id',
      'x.created_at',
      'x.tipo_orden_id',
      'x.consulta_id',
      document.as('documento'),
      personName.as('medico'),
      lines.as('lineas'),
    ])
    .where('x.id', '=', anyOf(ids))
    .execute()
  return rows.map((row) => ({ ...row, tipo: orderKindName(row.tipo_orden_id) }))
}

const leaves = async (db: Kysely<DB>, ids: Ids): Promise<readonly (Cells & { readonly id: number })[]> => {
  const rows = await db
    .selectFrom('incapacidades as x')
    .innerJoin('afiliados as a', 'a.id', 'x.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .innerJoin('cie10 as d', 'd.id', 'x.diagnostico_id')
    .select([
      'x.id',
      'x.radicado',
      'x.fecha_inicio',
      'x.ultimo_dia',
      sql<number>`x.ultimo_dia - x.fecha_inicio + 1`.as('dias'),
      'x.clase_incapacidad',
      'x.contingencia',
      'x.prorroga',
      'd.codigo as diagnostico',
      'x.estado_id',
      'x.nombre_medico as medico',
      document.as('documento'),
    ])
    .where('x.id', '=', anyOf(ids))
    .execute()
  return rows.map((row) => ({ ...row, estado: LEAVE_STATES.get(row.estado_id) ?? '' }))
}

const consents = async (db: Kysely<DB>, ids: Ids): Promise<readonly (Cells & { readonly id: number })[]> => {
  const rows = await db
    .selectFrom('consentimientos as x')
    .innerJoin('ordenes as ord', 'ord.id', 'x.orden_id')
    .innerJoin('afiliados as a', 'a.id', 'ord.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .innerJoin('cups as p', 'p.id', 'x.cup_id')
    .innerJoin('users as u', 'u.id', 'x.user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select([
      'x.id',
      'x.created_at',
      'x.estado',
      'x.version',
      'x.orden_id',
      'p.codigo as cups',
      'p.nombre as procedimiento',
      document.as('documento'),
      personName.as('medico'),
    ])
    .where('x.id', '=', anyOf(ids))
    .execute()
  return rows.map((row) => ({ ...row, respuesta: CONSENT_ANSWERS[consentAnswer(row.estado)].nombre }))
}

interface ReportFile {
  readonly rows: (db: Kysely<DB>, ids: Ids) => Promise<readonly (Cells & { readonly id: number })[]>
  /** Title and field, in the order of the file. */
  readonly columns: readonly (readonly [string, string])[]
}

const DOCUMENT = ['Documento del afiliado', 'documento'] as const
const DOCTOR = ['Profesional', 'medico'] as const

const FILES: Readonly<Record<ReportKind, ReportFile>> = {
  consultas: {
    rows: consultations,
    columns: [
      ['Consulta', 'id'],
      ['Fecha y hora (Bogotá)', 'fecha_hora'],
      ['Tipo de consulta', 'tipo'],
      ['Estado', 'estado'],
      DOCUMENT,
      DOCTOR,
      ['Sede', 'sede'],
      ['Diagnóstico principal', 'diagnostico'],
      ['Historia finalizada (Bogotá)', 'finalizada_at'],
    ],
  },
  ordenes: {
    rows: orders,
    columns: [
      ['Orden', 'id'],
      ['Fecha y hora (Bogotá)', 'created_at'],
      ['Tipo de orden', 'tipo'],
      ['Líneas', 'lineas'],
      DOCUMENT,
      DOCTOR,
      ['Consulta', 'consulta_id'],
    ],
  },
  incapacidades: {
    rows: leaves,
    columns: [
      ['Radicado', 'radicado'],
      ['Inicio', 'fecha_inicio'],
      ['Último día', 'ultimo_dia'],
      ['Días', 'dias'],
      ['Clase', 'clase_incapacidad'],
      ['Contingencia', 'contingencia'],
      ['Prórroga', 'prorroga'],
      ['Diagnóstico', 'diagnostico'],
      ['Estado', 'estado'],
      DOCUMENT,
      DOCTOR,
    ],
  },
  consentimientos: {
    rows: consents,
    columns: [
      ['Consentimiento', 'id'],
      ['Fecha y hora (Bogotá)', 'created_at'],
      ['CUPS', 'cups'],
      ['Procedimiento', 'procedimiento'],
      ['Respuesta', 'respuesta'],
      ['Versión del texto', 'version'],
      ['Orden', 'orden_id'],
      DOCUMENT,
      DOCTOR,
    ],
  },
}

/** The file of a report of a period. */
export const fileOf = (kind: ReportKind, period: Period) => ({
  counted: countedBy(kind, period),
  rows: FILES[kind].rows,
  columns: FILES[kind].columns.map(([title, field]) => [title, (row: Cells) => row[field]] as const),
})
