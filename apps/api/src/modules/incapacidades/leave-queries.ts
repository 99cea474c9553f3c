/** Sick leaves as they are stored. */
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'

/** Every leave with the names that it shows; `where` and `order by` are of who asks. */
const leaves = (db: Kysely<DB>) =>
  db
    .selectFrom('incapacidades as i')
    .innerJoin('cie10 as d', 'd.id', 'i.diagnostico_id')
    .innerJoin('colegios as k', 'k.id', 'i.colegio_id')
    .leftJoin('cie10 as dr', 'dr.id', 'i.diagnostico_relacionado_id')
    .select([
      'i.id',
      'i.consulta_id',
      'i.afiliado_id',
      'i.radicado',
      'i.fecha_inicio',
      'i.fecha_final',
      'i.fecha_levantamiento',
      'i.dias',
      'i.clase_incapacidad',
      'i.contingencia',
      'i.prorroga',
      'i.ultima_incapacidad_id',
      'i.diagnostico_id',
      'd.codigo as diagnostico_codigo',
      'd.nombre as diagnostico_nombre',
      'i.diagnostico_relacionado_id',
      'dr.codigo as relacionado_codigo',
      'dr.nombre as relacionado_nombre',
      'i.motivo_prorroga',
      'i.excepcion_licencia',
      'i.motivo_excepcion',
      'i.advertencia_inicio',
      'i.motivo_simultanea',
      'i.colegio_id',
      'k.nombre as colegio',
      'i.descripcion_incapacidad',
      'i.estado_id',
      'i.estado_motivo',
      'i.nombre_medico',
      'i.created_at',
    ])

/** Every leave of an affiliate, also those that do not count; the one that starts last, first. */
export const leavesOfAffiliate = (db: Kysely<DB>, afiliadoId: number) =>
  leaves(db).where('i.afiliado_id', '=', afiliadoId).orderBy('i.fecha_inicio', 'desc').orderBy('i.id', 'desc').execute()

export type LeaveRow = Awaited<ReturnType<typeof leavesOfAffiliate>>[number]

/** A leave that is about to be moved, its row locked until the transaction ends. */
export const lockLeave = (db: Kysely<DB>, id: number) =>
  db
    .selectFrom('incapacidades')
    .select([
      'id',
      'radicado',
      'afiliado_id',
      'consulta_id',
      'fecha_inicio',
      'fecha_final',
      'fecha_levantamiento',
      'estado_id',
      'user_id',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface Move {
  readonly id: number
  readonly estado_id: number
  readonly motivo: string
  readonly user_id: number
  readonly now: Date
  /** First day without leave, where it is lifted. */
  readonly fecha_levantamiento?: string
}

/** Writes the new state; a lifting also moves the last day that counts. */
export const moveLeave = async (db: Kysely<DB>, move: Move): Promise<void> => {
  await db
    .updateTable('incapacidades')
    .set({
      estado_id: move.estado_id,
      estado_motivo: move.motivo,
      estado_user_id: move.user_id,
      estado_desde: move.now,
      ...(move.fecha_levantamiento === undefined
        ? {}
        : {
            fecha_levantamiento: move.fecha_levantamiento,
            ultimo_dia: sql<string>`${move.fecha_levantamiento}::date - 1`,
          }),
    })
    .where('id', '=', move.id)
    .execute()
}
