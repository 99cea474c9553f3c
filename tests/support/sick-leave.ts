/** Affiliates, consultations and leaves made for a test, so that no test meets the leaves of another. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { LEAVE_CLASSES, LeaveStatus, type SickLeaveForm } from '@cauce/domain/sick-leave/sick-leave'
import type { DB } from '../../apps/api/src/db/tables.ts'

/** Laura's, as the demo has them. */
export const SIGNER = { nombre_medico: 'Laura Restrepo Mejía', documento: '1037580214' } as const
const DOCTOR_ID = 1
const SCHOOL = 1

/** Kinds of consultation of the demo. */
export const GENERAL_VISIT = 1
export const EMERGENCY_VISIT = 6

export const todayOf = (now: Date = new Date()): string => bogotaDate(now.getTime())

export interface LeaveVisit {
  readonly consulta_id: number
  readonly afiliado_id: number
}

export interface VisitOptions {
  readonly tipo_consulta_id?: number
  readonly tipo_afiliado_id?: number
  readonly estado_id?: number
  readonly medico_user_id?: number
  readonly regimen_prestacional?: string
  readonly sexo?: 'F' | 'M'
  /** Yesterday or the day before unless told: what is ordered in it has not expired. */
  readonly fecha_hora?: Date
  /** Of a new affiliate unless told. */
  readonly afiliado_id?: number
}

const CONTRIBUTOR = 2
const DAY_MS = 86_400_000
const IN_PROGRESS = 3

const newAffiliate = async (db: Kysely<DB>, options: VisitOptions): Promise<number> => {
  const { id: _, ...like } = await db.selectFrom('afiliados').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
  const numero_documento = `8${randomUUID().replaceAll(/\D/gu, '').slice(0, 9)}`
  const { id } = await db
    .insertInto('afiliados')
    .values({
      ...like,
      // Of another name: who is looked for in a list of the demo is found alone.
      primer_nombre: 'Paula',
      segundo_nombre: null,
      primer_apellido: 'Prueba',
      segundo_apellido: 'Cauce',
      busqueda: `paula prueba cauce ${numero_documento}`,
      numero_documento,
      tipo_afiliado_id: options.tipo_afiliado_id ?? CONTRIBUTOR,
      regimen_prestacional: options.regimen_prestacional ?? 'contributivo',
      sexo: options.sexo ?? like.sexo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A new consultation of the doctor, of a new contributor in general practice unless told. */
export const newLeaveVisit = async (db: Kysely<DB>, options: VisitOptions = {}): Promise<LeaveVisit> => {
  const afiliado_id = options.afiliado_id ?? (await newAffiliate(db, options))
  const { id: consulta_id } = await db
    .insertInto('consultas')
    .values({
      afiliado_id,
      tipo_consulta_id: options.tipo_consulta_id ?? GENERAL_VISIT,
      estado_id: options.estado_id ?? IN_PROGRESS,
      medico_user_id: options.medico_user_id ?? DOCTOR_ID,
      rep_id: 1,
      // Never today: the day's agenda of the demo stays as it is.
      fecha_hora: options.fecha_hora ?? new Date(Date.now() - DAY_MS - Math.floor(Math.random() * DAY_MS)),
      motivo: 'Dolor lumbar',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { consulta_id, afiliado_id }
}

/** Id of a diagnosis by its code. */
export const diagnosisId = async (db: Kysely<DB>, codigo: string): Promise<number> => {
  const row = await db.selectFrom('cie10').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()
  return row.id
}

/** A leave that may be registered: five days from today by low back pain, with what the test changes. */
export const leaveForm = async (
  db: Kysely<DB>,
  visit: LeaveVisit,
  change: Readonly<Partial<Record<keyof SickLeaveForm, unknown>>> = {},
): Promise<object> => ({
  ...visit,
  clase_incapacidad: LEAVE_CLASSES[0],
  contingencia: 'Enf. Comun',
  diagnostico_id: await diagnosisId(db, 'M545'),
  fecha_inicio: todayOf(),
  dias: 5,
  prorroga: 'No',
  colegio_id: SCHOOL,
  entidad_territorial: 1,
  ...SIGNER,
  descripcion_incapacidad: 'Dolor lumbar que limita la marcha; reposo relativo.',
  ...change,
})

export interface PastLeave {
  readonly desde: string
  readonly dias: number
  readonly diagnostico?: string
  readonly contingencia?: string
  readonly prorroga?: 'Si' | 'No'
  readonly motivo_simultanea?: string
  readonly estado_id?: number
  /** First day without leave. */
  readonly levantada?: string
}

/** Writes a leave of another time, which the call would not take. */
export const insertPastLeave = async (db: Kysely<DB>, visit: LeaveVisit, leave: PastLeave): Promise<number> => {
  const fecha_final = addDays(leave.desde, leave.dias - 1)
  const affiliate = await db
    .selectFrom('afiliados')
    .selectAll()
    .where('id', '=', visit.afiliado_id)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('incapacidades')
    .values({
      ...visit,
      ...SIGNER,
      radicado: `P-${randomUUID()}`,
      tipo_afiliado_id: affiliate.tipo_afiliado_id,
      regimen_prestacional: affiliate.regimen_prestacional,
      edad: completedYears(affiliate.fecha_nacimiento, leave.desde),
      municipio_id: affiliate.municipio_atencion_id,
      clase_incapacidad: LEAVE_CLASSES[0],
      contingencia: leave.contingencia ?? 'Enf. Comun',
      diagnostico_id: await diagnosisId(db, leave.diagnostico ?? 'M545'),
      fecha_inicio: leave.desde,
      dias: leave.dias,
      fecha_final,
      fecha_levantamiento: leave.levantada ?? null,
      ultimo_dia: leave.levantada === undefined ? fecha_final : addDays(leave.levantada, -1),
      prorroga: leave.prorroga ?? 'No',
      prorroga_automatica: leave.prorroga ?? 'No',
      motivo_simultanea: leave.motivo_simultanea ?? null,
      colegio_id: SCHOOL,
      entidad_territorial: 1,
      descripcion_incapacidad: 'De otra fecha.',
      user_id: DOCTOR_ID,
      estado_id: leave.estado_id ?? LeaveStatus.active,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The leaves of an affiliate as they are stored, by their id. */
export const storedLeaves = (db: Kysely<DB>, afiliadoId: number) =>
  db.selectFrom('incapacidades').selectAll().where('afiliado_id', '=', afiliadoId).orderBy('id').execute()
