/** The leaves of an affiliate as the wire has them, each with the days of its chain. */
import type { Kysely } from 'kysely'
import { accumulatedDays } from '@cauce/domain/sick-leave/chain'
import { LEAVE_STATUS_NAMES } from '@cauce/domain/sick-leave/leave-status'
import { counts } from '@cauce/domain/sick-leave/leave-span'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { simultaneityText } from '@cauce/domain/sick-leave/simultaneity'
import type { DB } from '../../db/tables.ts'
import { leavesOfAffiliate, type LeaveRow } from './leave-queries.ts'

const STATUS_NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(LEAVE_STATUS_NAMES).map(([id, nombre]) => [Number(id), nombre]),
)

const leaveOf = (row: LeaveRow): SickLeave => ({
  id: row.id,
  consulta_id: row.consulta_id,
  radicado: row.radicado,
  fecha_inicio: row.fecha_inicio,
  fecha_final: row.fecha_final,
  fecha_levantamiento: row.fecha_levantamiento,
  dias: row.dias,
  dias_acumulados: 0,
  clase_incapacidad: row.clase_incapacidad,
  contingencia: row.contingencia,
  prorroga: row.prorroga === 'Si' ? 'Si' : 'No',
  ultima_incapacidad_id: row.ultima_incapacidad_id,
  cie10: { id: row.diagnostico_id, codigo: row.diagnostico_codigo, nombre: row.diagnostico_nombre },
  cie10_relacionado:
    row.diagnostico_relacionado_id === null
      ? null
      : {
          id: row.diagnostico_relacionado_id,
          codigo: row.relacionado_codigo ?? '',
          nombre: row.relacionado_nombre ?? '',
        },
  motivo_prorroga: row.motivo_prorroga,
  excepcion_licencia: row.excepcion_licencia,
  motivo_excepcion: row.motivo_excepcion,
  advertencia_inicio: row.advertencia_inicio,
  motivo_simultanea: row.motivo_simultanea,
  colegio: { id: row.colegio_id, nombre: row.colegio },
  descripcion_incapacidad: row.descripcion_incapacidad,
  estado_id: row.estado_id,
  estado: { id: row.estado_id, nombre: STATUS_NAMES.get(row.estado_id) ?? '' },
  estado_motivo: row.estado_motivo,
  users: { operador: { nombre_completo: row.nombre_medico } },
  created_at: row.created_at.toISOString(),
})

/**
 * Every leave of the affiliate, also the annulled ones, the one that starts last first; `dias_acumulados` is of the chain up to
 * the last day of each, 0 of an annulled one, and `simultaneidad` of those that share days with it.
 */
export const leavesOf = async (db: Kysely<DB>, afiliadoId: number): Promise<SickLeave[]> => {
  const leaves = (await leavesOfAffiliate(db, afiliadoId)).map(leaveOf)
  const accumulated = accumulatedDays(leaves)
  return leaves.map((leave) => ({
    ...leave,
    dias_acumulados: accumulated(leave),
    simultaneidad: counts(leave)
      ? simultaneityText(
          leave,
          leaves.filter((other) => other !== leave),
        )
      : null,
  }))
}
