/** Patients found from anywhere, to be opened. What was written is not kept; how many were shown is. */
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { listName } from '@cauce/domain/affiliate/display-name'
import { findsPatients } from '@cauce/domain/affiliate/patient-doors'
import { AFFILIATE_TEXT_TOO_SHORT, searchedAffiliate } from '@cauce/domain/history/affiliate-search'
import type { Answer, Body } from '@cauce/contract/entry'
import type { inicio, Patient } from '@cauce/contract/inicio'
import { auditRead } from '../../audit/audit.ts'
import { forbidden, invalid } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { findPatients, patientRows, type PatientRow } from './patient-queries.ts'

type Module = typeof inicio

const MOST = 20

const consultationOf = (row: PatientRow): Patient['consulta'] => {
  const { consulta_id: id, fecha_hora, estado_id, estado, hoy, escribe, propia } = row
  if (id === null || fecha_hora === null || estado_id === null) return null
  return {
    id,
    fecha_hora: fecha_hora.toISOString(),
    estado_id,
    estado: estado ?? '',
    hoy: hoy === true,
    escribe: escribe === true,
    propia: propia === true,
  }
}

const patientOf = (row: PatientRow, today: string): Patient => ({
  id: row.id,
  nombre: listName(row),
  tipo_documento_codigo: row.tipo_documento_codigo,
  numero_documento: row.numero_documento,
  edad_cumplida: completedYears(row.fecha_nacimiento, today),
  alergias: row.preguntadas ? row.alergias : null,
  consulta: consultationOf(row),
})

/** Patients of the person, today's first; 403 of who opens none, 422 of a text that is too short. */
export const searchPatients = async (
  ctx: UserCtx,
  { texto }: Body<Module['pacientes']>,
): Promise<Answer<Module['pacientes']>> => {
  if (!findsPatients(ctx.user)) throw forbidden()
  const searched = searchedAffiliate(texto)
  if (searched === null) throw invalid({ texto: [AFFILIATE_TEXT_TOO_SHORT] })
  const ids = await findPatients(ctx, searched, MOST + 1)
  const shown = ids.slice(0, MOST)
  const rows = await patientRows(ctx, shown)
  auditRead(ctx, {
    accion: 'inicio.pacientes',
    recurso: 'afiliado',
    recurso_id: null,
    detalle: { filas: shown.length },
  })
  return {
    data: shown.flatMap((id) => {
      const row = rows.get(id)
      return row === undefined ? [] : [patientOf(row, ctx.today())]
    }),
    hay_mas: ids.length > MOST,
  }
}
