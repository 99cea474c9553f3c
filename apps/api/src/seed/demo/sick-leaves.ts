/** Past sick leaves of the demo: chains near the thresholds of the norm, one annulled, one lifted, two at once, licences. */
import type { Insertable, Kysely } from 'kysely'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { endDate } from '@cauce/domain/sick-leave/end-date'
import { lastDay, type Leave } from '@cauce/domain/sick-leave/leave-span'
import { previousLeave } from '@cauce/domain/sick-leave/previous-leave'
import { automaticProrroga } from '@cauce/domain/sick-leave/prorroga'
import type { DB } from '../../db/tables.ts'
import { fullName } from '../../modules/consultas/affiliate-queries.ts'
import { secretariatOf } from '../../modules/incapacidades/catalogue-queries.ts'
import { insertAll } from '../insert.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import type { AgendaContext, Visits } from './agenda.ts'
import { DEMO_DOCTOR } from './people.ts'

/** The demo's series of each year starts after this number. */
const FIRST_NUMBER = 118_390
/** Where the municipality of the affiliate has none in the demo. */
const FIRST_SCHOOL = 1
/** Milliseconds from the start of the consultation to the leave. */
const AFTER_MS = 12 * 60_000

interface Written extends Leave {
  readonly id: number
}

const affiliatesById = async (db: Kysely<DB>) => {
  const rows = await db
    .selectFrom('afiliados as a')
    .select([
      'a.id',
      'a.tipo_afiliado_id',
      'a.regimen_prestacional',
      'a.fecha_nacimiento',
      'a.municipio_atencion_id as municipio_id',
      (eb) =>
        eb.fn
          .coalesce(
            'a.colegio_id',
            eb
              .selectFrom('colegios as k')
              .select('k.id')
              .whereRef('k.municipio_id', '=', 'a.municipio_atencion_id')
              .orderBy('k.id')
              .limit(1),
          )
          .as('colegio_id'),
    ])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

const visitsById = async (db: Kysely<DB>) =>
  new Map(
    (await db.selectFrom('consultas').select(['id', 'rep_id', 'fecha_hora']).execute()).map((row) => [row.id, row]),
  )

const diagnosisIds = async (db: Kysely<DB>, rows: readonly SeedRow[]) => {
  const codes = [...new Set(rows.map((row) => row.text('diagnostico')))]
  const found = await db.selectFrom('cie10').select(['id', 'codigo']).where('codigo', 'in', codes).execute()
  return new Map(found.map(({ id, codigo }) => [codigo, id]))
}

/** Numbers of each year, in the order in which they are asked for. */
const series = () => {
  const last = new Map<string, number>()
  return {
    next: (year: string): string => {
      const number = (last.get(year) ?? FIRST_NUMBER) + 1
      last.set(year, number)
      return `${year}-${number}`
    },
    rows: () => [...last].map(([anio, ultimo]) => ({ anio: Number(anio), ultimo })),
  }
}

const doctor = async (db: Kysely<DB>, user_id: number) => {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['o.nombre', 'o.apellido', 'o.numero_documento'])
    .where('u.id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { nombre_medico: fullName(row.nombre, row.apellido), documento: row.numero_documento, user_id }
}

const readLookups = async (db: Kysely<DB>, context: AgendaContext, rows: readonly SeedRow[]) => ({
  people: await affiliatesById(db),
  visits: await visitsById(db),
  diagnoses: await diagnosisIds(db, rows),
  signer: await doctor(db, required(context.users, DEMO_DOCTOR, 'user')),
})

/** The days of a row and what the rules read of it. */
const spanOf = (row: SeedRow, context: AgendaContext): Leave & { readonly dias: number } => {
  const fecha_inicio = addDays(context.today, row.number('desde'))
  const dias = row.number('dias')
  const fecha_final = endDate(fecha_inicio, dias)
  if (fecha_final === null) throw new Error('Seed data: a leave without an end')
  const lifted = row.numberOrNull('levantada')
  return {
    fecha_inicio,
    dias,
    fecha_final,
    fecha_levantamiento: lifted === null ? null : addDays(context.today, lifted),
    contingencia: row.text('contingencia'),
    prorroga: row.text('prorroga') === 'Si' ? 'Si' : 'No',
    estado_id: row.number('estado_id'),
    cie10: { codigo: row.text('diagnostico') },
  }
}

type Lookups = Awaited<ReturnType<typeof readLookups>>
type Series = ReturnType<typeof series>

/** Leaves of each affiliate so far, in the order of the file. */
type Earlier = Map<number, readonly Written[]>

interface Making {
  readonly context: AgendaContext
  readonly visits: Visits
  readonly lookups: Lookups
  readonly numbers: Series
  readonly earlier: Earlier
  readonly secretariats: ReadonlyMap<number, number>
}

/** Whose leave a row is, and from which consultation. */
const whoseOf = (row: SeedRow, { context, visits, lookups }: Making) => {
  const documento = row.text('documento')
  const { id } = required(context.affiliates, documento, 'affiliate')
  return {
    person: required(lookups.people, id, 'affiliate of a leave'),
    visit: required(lookups.visits, visits.find(documento, row.number('consulta')), 'consultation of a leave'),
  }
}

const leaveOf = (row: SeedRow, id: number, making: Making): Insertable<DB['incapacidades']> => {
  const { lookups, numbers, earlier, secretariats } = making
  const { person, visit } = whoseOf(row, making)
  const leave = { id, ...spanOf(row, making.context) }
  const { cie10, ...columns } = leave
  const before = earlier.get(person.id) ?? []
  const previous = previousLeave(leave, before)
  earlier.set(person.id, [...before, leave])
  const created_at = new Date(visit.fecha_hora.getTime() + AFTER_MS).toISOString()
  return {
    ...columns,
    ...lookups.signer,
    radicado: numbers.next(created_at.slice(0, 4)),
    afiliado_id: person.id,
    consulta_id: visit.id,
    tipo_afiliado_id: person.tipo_afiliado_id,
    regimen_prestacional: person.regimen_prestacional,
    edad: completedYears(person.fecha_nacimiento, leave.fecha_inicio),
    municipio_id: person.municipio_id,
    clase_incapacidad: row.text('clase'),
    diagnostico_id: required(lookups.diagnoses, cie10.codigo, 'diagnosis'),
    ultimo_dia: lastDay(leave),
    prorroga_automatica: automaticProrroga(leave, previous),
    ultima_incapacidad_id: previous?.id ?? null,
    colegio_id: person.colegio_id ?? FIRST_SCHOOL,
    entidad_territorial: required(secretariats, person.municipio_id ?? 0, 'secretariat'),
    descripcion_incapacidad: row.text('descripcion'),
    motivo_simultanea: row.orNull('simultanea'),
    rep_id: visit.rep_id,
    estado_motivo: row.orNull('motivo'),
    estado_user_id: row.orNull('motivo') === null ? null : lookups.signer.user_id,
    estado_desde: created_at,
    created_at,
  }
}

/** The secretariat of each municipality where an affiliate is attended. */
const secretariatsOf = async (db: Kysely<DB>, lookups: Lookups): Promise<ReadonlyMap<number, number>> => {
  const found = new Map<number, number>()
  for (const municipio of new Set([...lookups.people.values()].flatMap(({ municipio_id }) => municipio_id ?? []))) {
    const secretariat = await secretariatOf(db, municipio)
    if (secretariat !== undefined) found.set(municipio, secretariat.id)
  }
  return found
}

/** Seeds the leaves of `incapacidades.tsv`; each comes from a consultation of the demo. */
export const seedSickLeaves = async (db: Kysely<DB>, context: AgendaContext, visits: Visits): Promise<void> => {
  const rows = await readSeed('demo/incapacidades.tsv')
  const lookups = await readLookups(db, context, rows)
  const numbers = series()
  const secretariats = await secretariatsOf(db, lookups)
  const making = { context, visits, lookups, numbers, earlier: new Map(), secretariats }
  await insertAll(
    db,
    'incapacidades',
    rows.map((row, index) => leaveOf(row, index + 1, making)),
  )
  await insertAll(db, 'incapacidad_series', numbers.rows())
}
