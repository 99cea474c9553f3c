/** A consultation with everything that a record, a leave or a history is asked of, new for every call. */
import type { Kysely } from 'kysely'
import { EMPTY_COMPONENTS, type RecordComponents } from '@cauce/domain/clinical-record/record-components'
import { EMPTY_RECORD } from '@cauce/domain/clinical-record/record'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { diagnosisId, insertPastLeave, leaveForm, newLeaveVisit, todayOf } from '../support/sick-leave.ts'
import type { Whose } from './cases.ts'

const ABSENT = 2_000_000_000
const OWNERS: Readonly<Record<Whose, string>> = {
  propio: 'medico@cauce.demo',
  ajeno: 'oncologo@cauce.demo',
  ausente: 'medico@cauce.demo',
}

export interface RecordSubject {
  readonly consulta: number
  readonly afiliado: number
  /** Of other days than {@link formulario}. */
  readonly incapacidad: number
  readonly formulario: object
  readonly componentes: RecordComponents
  readonly plantilla: number
  readonly favorito: number
  readonly conjunto: number
  /** Of an order of a medicine. */
  readonly linea: number
  /** That the affiliate has. */
  readonly alergia: number
  /** A result that the affiliate has. */
  readonly resultado: number
}

const complete = async (db: Kysely<DB>): Promise<RecordComponents> => ({
  ...EMPTY_COMPONENTS,
  anamnesis: { motivo: 'Dolor lumbar', enfermedad_actual: 'Dos semanas de dolor' },
  examen: { examen_fisico: 'Dolor a la palpación' },
  diagnosticos: {
    diagnosticos: [
      { id: await diagnosisId(db, 'M545'), codigo: 'M545', nombre: 'Lumbago', principal: true, tipo: '01' },
    ],
  },
  plan: { plan: 'Reposo relativo', recomendaciones: '' },
})

const kept = async (db: Kysely<DB>, user_id: number) => {
  const nombre = `Prueba ${Math.random()}`
  const snippet = await db
    .insertInto('plantillas_texto')
    .values({ user_id, componente: 'plan', titulo: nombre, texto: 'Reposo' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const linea = JSON.stringify({ tipo_orden_id: 2, procedimiento_id: 1, cantidad: 1, observacion: '' })
  const favourite = await db
    .insertInto('lineas_favoritas')
    .values({ user_id, tipo_orden_id: 2, nombre, linea })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lineas = JSON.stringify([{ procedimiento_id: 1, cantidad: 1, observacion: 'Control' }])
  const set = await db
    .insertInto('procedimiento_conjuntos')
    .values({ user_id, nombre, compartido: true, lineas })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { plantilla: snippet.id, favorito: favourite.id, conjunto: set.id }
}

interface Attended {
  readonly consulta_id: number
  readonly afiliado_id: number
}

const medicationLine = async (db: Kysely<DB>, { consulta_id, afiliado_id }: Attended, user_id: number) => {
  const { id: orden_id } = await db
    .insertInto('ordenes')
    .values({ consulta_id, afiliado_id, tipo_orden_id: 1, user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const today = todayOf()
  const { id } = await db
    .insertInto('orden_articulos')
    .values({
      orden_id,
      afiliado_id,
      codesumi_id: 1,
      via: 'Oral',
      dosis: 1,
      unidad: 'Tableta',
      frecuencia: 12,
      unidad_tiempo: 'Horas',
      duracion: 30,
      meses: 1,
      cantidad_medico: 60,
      observacion: '',
      diagnostico_id: await diagnosisId(db, 'M545'),
      rep_id: 1,
      regla_direccionamiento: 'manual',
      motivo_direccionamiento: '',
      fecha_vigencia: today,
      fecha_vencimiento: today,
      fin_tratamiento: today,
      estado_id: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const allergy = async (db: Kysely<DB>, { afiliado_id }: Attended) => {
  const { id } = await db
    .insertInto('alergias_afiliado')
    .values({ afiliado_id, tipo: 'otra', nombre: 'Tinta de calamar' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const laboratoryResult = async (db: Kysely<DB>, { afiliado_id }: Attended, user_id: number) => {
  const measured = { analito: 'TSH', valor: 3, unidad: 'mUI/L', fecha: '2026-01-10', origen: 'digitado' }
  const { id } = await db
    .insertInto('resultados_laboratorio')
    .values({ afiliado_id, user_id, ...measured })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Closes the record of a consultation, as somebody who finalised it would have. */
const finalise = (db: Kysely<DB>, { consulta_id, afiliado_id }: Attended, user_id: number) =>
  db
    .insertInto('historias')
    .values({ consulta_id, afiliado_id, datos: JSON.stringify(EMPTY_RECORD), huella: 'a'.repeat(64), user_id })
    .execute()

/**
 * @param whose `propio`: of the clinician; `ajeno`: of the oncologist; `ausente`: identifiers of nothing
 * @param finalised whether the record is closed
 */
export const recordSubject = async (db: Kysely<DB>, whose: Whose, finalised: boolean): Promise<RecordSubject> => {
  const { id: medico_user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', OWNERS[whose])
    .executeTakeFirstOrThrow()
  const visit = await newLeaveVisit(db, { medico_user_id })
  const incapacidad = await insertPastLeave(db, visit, { desde: '2025-03-01', dias: 5 })
  await db.updateTable('incapacidades').set({ user_id: medico_user_id }).where('id', '=', incapacidad).execute()
  const formulario = await leaveForm(db, visit)
  const componentes = await complete(db)
  const linea = await medicationLine(db, visit, medico_user_id)
  const alergia = await allergy(db, visit)
  const resultado = await laboratoryResult(db, visit, medico_user_id)
  if (finalised) await finalise(db, visit, medico_user_id)
  const own = await kept(db, medico_user_id)
  if (whose !== 'ausente')
    return {
      consulta: visit.consulta_id,
      afiliado: visit.afiliado_id,
      incapacidad,
      formulario,
      componentes,
      ...own,
      linea,
      alergia,
      resultado,
    }
  return {
    consulta: ABSENT,
    afiliado: ABSENT,
    incapacidad: ABSENT,
    formulario: { ...formulario, consulta_id: ABSENT, afiliado_id: ABSENT },
    componentes,
    plantilla: ABSENT,
    favorito: ABSENT,
    conjunto: ABSENT,
    linea: ABSENT,
    alergia: ABSENT,
    resultado: ABSENT,
  }
}
