/** A consultation of which nobody wrote anything, and a record that can be finalised in it. */
import type { Kysely } from 'kysely'
import type { RecordDiagnosis } from '@cauce/domain/clinical-record/record'
import { EMPTY_COMPONENTS, type RecordComponents } from '@cauce/domain/clinical-record/record-components'
import type { DB } from '../../apps/api/src/db/tables.ts'

const IN_PROGRESS = 3
const FOLLOW_UP = 2

export interface VisitToMake {
  readonly documento: string
  /** Mail of the professional. */
  readonly medico: string
  /** In progress unless told. */
  readonly estado_id?: number | undefined
  readonly fecha_hora: Date
}

/** @returns the id of a new consultation */
export const insertVisit = async (db: Kysely<DB>, visit: VisitToMake): Promise<number> => {
  const affiliate = await db
    .selectFrom('afiliados')
    .select('id')
    .where('numero_documento', '=', visit.documento)
    .executeTakeFirstOrThrow()
  const doctor = await db.selectFrom('users').select('id').where('email', '=', visit.medico).executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('consultas')
    .values({
      afiliado_id: affiliate.id,
      medico_user_id: doctor.id,
      tipo_consulta_id: FOLLOW_UP,
      estado_id: visit.estado_id ?? IN_PROGRESS,
      fecha_hora: visit.fecha_hora,
      motivo: 'Dolor lumbar',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const ANAMNESIS = { motivo: 'Dolor lumbar', enfermedad_actual: 'Dos semanas de dolor que no baja a las piernas' }

/** Everything that finalising asks for, with what the test changes. */
export const readyRecord = (diagnosis: RecordDiagnosis, change: Partial<RecordComponents> = {}): RecordComponents => ({
  ...EMPTY_COMPONENTS,
  anamnesis: ANAMNESIS,
  examen: { examen_fisico: 'Dolor a la palpación paravertebral, sin déficit' },
  diagnosticos: { diagnosticos: [diagnosis] },
  plan: { plan: 'Analgésico y reposo relativo', recomendaciones: 'Signos de alarma' },
  ...change,
})
