/** Finalised records of past consultations of the demo with their notes, and one half-written draft of today. */
import type { Kysely } from 'kysely'
import * as Schema from 'effect/Schema'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { DIAGNOSIS_TYPE_CODES } from '@cauce/domain/clinical-record/diagnoses'
import { ClinicalRecord, NO_RISK, RecordRisk } from '@cauce/domain/clinical-record/record'
import { RECORD_MODEL, RECORD_ROUTE } from '@cauce/domain/clinical-record/record-components'
import type { DB } from '../../db/tables.ts'
import { bodyHash } from '../../http/idempotency.ts'
import { measuresBefore } from '../../modules/historia/finalise-queries.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import { bogotaInstant, type AgendaContext, type Visits } from './agenda.ts'
import { DEMO_DOCTOR } from './people.ts'

const isType = Schema.is(Schema.Literals(DIAGNOSIS_TYPE_CODES))
const decodeRecord = Schema.decodeUnknownSync(ClinicalRecord)
const decodeRisk = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown)))
const risk = Schema.decodeUnknownSync(RecordRisk)

const TEXTS = [
  'motivo',
  'enfermedad_actual',
  'antecedentes',
  'revision_sistemas',
  'examen_fisico',
  'plan',
  'recomendaciones',
] as const

/** `\n` in a cell is a new line. */
const textOf = (row: SeedRow, column: string): string => row.text(column).replaceAll(String.raw`\n`, '\n')

/** The instant, never one that has not come. */
const past = (instant: string, now: Date): string =>
  new Date(Math.min(now.getTime(), Date.parse(instant))).toISOString()

const diagnosesOf = (db: Kysely<DB>, consultaId: number) =>
  db
    .selectFrom('consulta_diagnosticos as d')
    .innerJoin('cie10 as e', 'e.id', 'd.cie10_id')
    .select(['d.id as fila', 'e.id', 'e.codigo', 'e.nombre', 'd.principal'])
    .where('d.consulta_id', '=', consultaId)
    .orderBy('d.id')
    .execute()

/** The record of a row: its texts, the measures and the diagnoses of its consultation. */
const recordOf = async (db: Kysely<DB>, row: SeedRow, consultaId: number) => {
  const types = row.text('tipos').split('|')
  const diagnoses = (await diagnosesOf(db, consultaId)).map((each, place) => {
    const tipo = types[place]
    return { ...each, tipo: isType(tipo) ? tipo : null }
  })
  for (const { fila, tipo } of diagnoses)
    await db.updateTable('consulta_diagnosticos').set({ tipo }).where('id', '=', fila).execute()
  return decodeRecord({
    ...Object.fromEntries(TEXTS.map((name) => [name, textOf(row, name)])),
    medidas: await measuresBefore(db, consultaId),
    riesgo: risk({ ...NO_RISK, ...decodeRisk(row.text('riesgo')) }),
    diagnosticos: diagnoses,
  })
}

/** `días|hora|texto`, several joined by ` ; `. */
const notesOf = (row: SeedRow, consulta_id: number, user_id: number, { today, now }: AgendaContext) =>
  row
    .text('notas')
    .split(' ; ')
    .filter((text) => text !== '')
    .map((text) => {
      const [dia = '', hora = '', texto = ''] = text.split('|')
      return { consulta_id, texto, user_id, created_at: past(bogotaInstant(addDays(today, Number(dia)), hora), now) }
    })

const seedFinalised = async (db: Kysely<DB>, context: AgendaContext, visits: Visits): Promise<void> => {
  for (const row of await readSeed('demo/historias.tsv')) {
    const consulta_id = visits.find(row.text('documento'), row.number('dia'))
    const { afiliado_id, medico_user_id } = await db
      .selectFrom('consultas')
      .select(['afiliado_id', 'medico_user_id'])
      .where('id', '=', consulta_id)
      .executeTakeFirstOrThrow()
    const record = await recordOf(db, row, consulta_id)
    const closed = bogotaInstant(addDays(context.today, row.number('dia')), row.text('cierre'))
    await db
      .insertInto('historias')
      .values({
        consulta_id,
        afiliado_id,
        datos: JSON.stringify(record),
        huella: bodyHash(record),
        user_id: medico_user_id,
        finalizada_at: past(closed, context.now),
      })
      .execute()
    await insertAll(db, 'notas_aclaratorias', notesOf(row, consulta_id, medico_user_id, context))
  }
}

/** The consultation of today that the doctor prepared before the patient came: what it is about and what is known of him. */
const DRAFTED = { documento: '71645882', dia: 0 }
const DRAFT_AGE_MS = 25 * 60_000
const DRAFTS = [
  {
    componente: 'anamnesis',
    version: 3,
    datos: {
      motivo: 'Control de hipertensión',
      enfermedad_actual: 'Viene a control. Revisar función renal y preguntar por sangrados con el anticoagulante.',
    },
  },
  {
    componente: 'antecedentes',
    version: 1,
    datos: {
      antecedentes:
        'Hipertensión arterial desde los 48 años y fibrilación auricular desde este año. Anticoagulado.\nReacción a opioides: náusea intensa (2018).\nExfumador, dejó hace 9 años.\nPadre con enfermedad cerebrovascular.',
      revision_sistemas: '',
    },
  },
] as const

const seedDraft = async (db: Kysely<DB>, { users, now }: AgendaContext, visits: Visits): Promise<void> => {
  const consulta_id = visits.find(DRAFTED.documento, DRAFTED.dia)
  await db
    .insertInto('historia_borradores')
    .values(
      DRAFTS.map(({ componente, version, datos }) => ({
        consulta_id,
        modelo: RECORD_MODEL,
        ruta: RECORD_ROUTE,
        componente,
        version,
        datos: JSON.stringify(datos),
        equipo: 'Chrome en Windows',
        user_id: required(users, DEMO_DOCTOR, 'user'),
        updated_at: new Date(now.getTime() - DRAFT_AGE_MS),
      })),
    )
    .execute()
}

/** Seeds the records. Every order of their consultations is routed: without it none of them could have been finalised. */
export const seedRecords = async (db: Kysely<DB>, context: AgendaContext, visits: Visits): Promise<void> => {
  await seedFinalised(db, context, visits)
  await seedDraft(db, context, visits)
}
