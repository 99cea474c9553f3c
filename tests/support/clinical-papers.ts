/** Records, notes and sick leaves put straight into the database, for tests of what is printed of them. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { EMPTY_RECORD, type ClinicalRecord } from '@cauce/domain/clinical-record/record'
import { withIndex } from '@cauce/domain/clinical-record/measures'
import type { DB } from '../../apps/api/src/db/tables.ts'

/** A whole record of an adult with a pressure that is high. */
export const WRITTEN_RECORD: ClinicalRecord = {
  ...EMPTY_RECORD,
  motivo: 'Control de la presión',
  enfermedad_actual: 'Dolor lumbar de tres días, sin irradiación.\n\nToma losartán todos los días.',
  antecedentes: 'Hipertensión desde 2018. Padre con diabetes.',
  revision_sistemas: 'Niega disnea y edemas.',
  examen_fisico: 'Buen estado general. Dolor a la palpación paravertebral lumbar, Lasègue negativo.',
  medidas: withIndex({
    peso: 68,
    talla: 162,
    imc: null,
    perimetro_abdominal: 92,
    presion_sistolica: 146,
    presion_diastolica: 88,
    frecuencia_cardiaca: 78,
    temperatura: 36.6,
  }),
  riesgo: {
    actividad_diaria: false,
    fruta_diaria: true,
    antihipertensivos: true,
    glucosa_alta: false,
    familiar: 'primero',
    fuma: false,
    diabetes: false,
    enfermedad_cardiovascular: false,
    colesterol_total: 212,
    hdl: 44,
  },
  diagnosticos: [
    { id: 2, codigo: 'M545', nombre: 'Lumbago no especificado', principal: false, tipo: '02' },
    { id: 1, codigo: 'I10', nombre: 'Hipertensión esencial (primaria)', principal: true, tipo: '03' },
  ],
  plan: 'Ajustar losartán a 100 mg. Analgésico por cinco días.',
  recomendaciones: 'Pausas activas. Volver si aparece debilidad en las piernas.',
}

/** Finalises the record of a consultation with what is told. */
export const insertRecord = async (
  db: Kysely<DB>,
  consultaId: number,
  record: ClinicalRecord = WRITTEN_RECORD,
): Promise<void> => {
  const { afiliado_id, medico_user_id, fecha_hora } = await db
    .selectFrom('consultas')
    .select(['afiliado_id', 'medico_user_id', 'fecha_hora'])
    .where('id', '=', consultaId)
    .executeTakeFirstOrThrow()
  const datos = JSON.stringify(record)
  const row = {
    consulta_id: consultaId,
    afiliado_id,
    datos,
    huella: createHash('sha256').update(datos).digest('hex'),
    user_id: medico_user_id,
    finalizada_at: fecha_hora,
  }
  await db
    .insertInto('historias')
    .values(row)
    .onConflict((conflict) => conflict.column('consulta_id').doUpdateSet(row))
    .execute()
}

/** Adds a clarifying note of the professional of the consultation. */
export const insertNote = async (db: Kysely<DB>, consultaId: number, texto: string, at: Date): Promise<void> => {
  const { medico_user_id } = await db
    .selectFrom('consultas')
    .select('medico_user_id')
    .where('id', '=', consultaId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('notas_aclaratorias')
    .values({ consulta_id: consultaId, texto, user_id: medico_user_id, created_at: at })
    .execute()
}

export interface LeaveFields {
  readonly consultaId: number
  readonly desde: string
  readonly dias: number
  readonly contingencia?: string
  readonly prorroga?: 'Si' | 'No'
  readonly descripcion?: string
}

let series = 0

/** Registers a leave that counts; answers its id. */
export const insertLeave = async (db: Kysely<DB>, leave: LeaveFields): Promise<number> => {
  const visit = await db
    .selectFrom('consultas')
    .selectAll()
    .where('id', '=', leave.consultaId)
    .executeTakeFirstOrThrow()
  const idOf = async (table: 'cie10' | 'colegios' | 'secretarias_educacion', codigo?: string): Promise<number> => {
    const rows = db.selectFrom(table).select('id').orderBy('id').limit(1)
    const found = codigo === undefined ? rows : db.selectFrom('cie10').select('id').where('codigo', '=', codigo)
    return (await found.executeTakeFirstOrThrow()).id
  }
  const last = addDays(leave.desde, leave.dias - 1)
  series += 1
  const { id } = await db
    .insertInto('incapacidades')
    .values({
      radicado: `2026-9${String(series).padStart(5, '0')}`,
      afiliado_id: visit.afiliado_id,
      consulta_id: visit.id,
      tipo_afiliado_id: 2,
      regimen_prestacional: 'magisterio',
      edad: 54,
      clase_incapacidad: 'Médica/Odontológica',
      contingencia: leave.contingencia ?? 'Enf. Comun',
      diagnostico_id: await idOf('cie10', 'M545'),
      fecha_inicio: leave.desde,
      dias: leave.dias,
      fecha_final: last,
      ultimo_dia: last,
      prorroga: leave.prorroga ?? 'No',
      prorroga_automatica: leave.prorroga ?? 'No',
      colegio_id: await idOf('colegios'),
      entidad_territorial: await idOf('secretarias_educacion'),
      nombre_medico: 'Laura Restrepo Mejía',
      documento: '1017234567',
      descripcion_incapacidad: leave.descripcion ?? 'Dolor lumbar que limita la marcha; reposo relativo en casa.',
      rep_id: visit.rep_id,
      user_id: visit.medico_user_id,
      created_at: visit.fecha_hora,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
