/** The rows of the file of referrals, by their ids. No name of a patient travels: an affiliate is their document. */
import { sql, type Kysely } from 'kysely'
import { bogotaStamp } from '@cauce/domain/calendar/bogota'
import { annexTypeName } from '@cauce/domain/referral/annex'
import { intervals, momentOf } from '@cauce/domain/referral/moments'
import type { DB } from '../../db/tables.ts'
import type { FileColumns } from '../../kit/report/file-part.ts'
import { anyOf } from '../medicamentos/any-of.ts'
import { personName } from '../../db/person-name.ts'
import { countedBy, type ReportFilter } from './report-queries.ts'

const rowsOf = (db: Kysely<DB>, ids: readonly number[]) =>
  db
    .selectFrom('referencias as f')
    .innerJoin('afiliados as a', 'a.id', 'f.afiliado_id')
    .innerJoin('tipos_documento as td', 'td.id', 'a.tipo_documento_id')
    .leftJoin('reps as r', 'r.id', 'f.rep_id')
    .leftJoin('reps as ra', 'ra.id', 'f.institucion_acepta_rep_id')
    .leftJoin('users as u', 'u.id', 'f.gestor_user_id')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .selectAll('f')
    .select([
      sql<string>`concat(td.codigo, ' ', a.numero_documento)`.as('documento'),
      'r.nombre as remite',
      'ra.nombre as acepta',
      sql<string | null>`(select d.codigo from referencia_cie10s fd join cie10 d on d.id = fd.cie10_id
        where fd.referencia_id = f.id order by fd.orden limit 1)`.as('diagnostico'),
      sql<string | null>`case when u.id is null then null else ${personName} end`.as('gestor'),
    ])
    .where('f.id', '=', anyOf(ids))
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const at = (instant: Date | number | null): string | null =>
  instant === null ? null : bogotaStamp(typeof instant === 'number' ? instant : instant.getTime()).slice(0, 16)
const minutesTo = (row: Row, clave: string): number | null =>
  intervals(row, row.created_at.getTime()).find((interval) => interval.clave === clave)?.minutos ?? null

const COLUMNS: FileColumns<Row> = [
  ['Remisión', (row) => row.id],
  ['Código de remisión', (row) => row.codigo_remision],
  ['Registro (Bogotá)', (row) => at(row.created_at)],
  ['Tipo de anexo', (row) => annexTypeName(row.tipo_anexo_id)],
  ['Tipo de solicitud', (row) => row.tipo_solicitud],
  ['Estado', (row) => row.estado],
  ['Documento del afiliado', (row) => row.documento],
  ['Diagnóstico principal', (row) => row.diagnostico],
  ['Especialidad', (row) => row.especialidad_remision],
  ['Institución que remite', (row) => row.remite],
  ['Gestiona', (row) => row.gestor],
  ['Gestión (Bogotá)', (row) => at(row.gestionada_at)],
  ['Aceptación (Bogotá)', (row) => at(momentOf(row.fecha_aceptacion, row.hora_aceptacion))],
  ['Institución que acepta', (row) => row.acepta],
  ['Acepta', (row) => row.nombre_acepta],
  ['Cargo', (row) => row.cargo],
  ['Salida (Bogotá)', (row) => at(momentOf(row.fecha_traslado_salida, row.hora_traslado_salida))],
  ['Llegada (Bogotá)', (row) => at(momentOf(row.fecha_traslado, row.hora_traslado))],
  ['Traslado redondo', (row) => (row.traslado_redondo ? 'Sí' : 'No')],
  ['Cierre (Bogotá)', (row) => at(row.cerrada_at)],
  ['Minutos hasta la aceptación', (row) => minutesTo(row, 'aceptacion')],
  ['Minutos hasta la salida', (row) => minutesTo(row, 'salida')],
  ['Minutos de traslado', (row) => minutesTo(row, 'llegada')],
]

/** The file of the report of some referrals. */
export const fileOf = (filter: ReportFilter) => ({ counted: countedBy(filter), columns: COLUMNS, rows: rowsOf })
