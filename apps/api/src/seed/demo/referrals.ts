/** The referrals of the demo: of every type and in every state, each as long ago as its row says. */
import type { Insertable, Kysely } from 'kysely'
import { bogotaDate, formatTime } from '@cauce/domain/calendar/bogota'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import type { DB } from '../../db/tables.ts'
import { required } from '../required.ts'
import { readSeed, type SeedRow } from '../tsv.ts'
import type { AgendaContext } from './agenda.ts'
import { demoFile } from './chat-files.ts'
import { referralEvents } from './referral-events.ts'
import { referralChats } from './referral-messages.ts'
import { after, codeOf, registeredAt, yearOf } from './referral-times.ts'
import { EMERGENCY_SERIES } from '../../modules/referencias/write-queries.ts'

const day = (at: Date | null): string | null => at && bogotaDate(at.getTime())
const hour = (at: Date | null): string | null => at && formatTime(at.getTime())

const stateOf = (row: SeedRow): string => {
  if (row.numberOrNull('cerrada') !== null) return REFERRAL_STATES.closed
  return row.orNull('gestor') === null ? REFERRAL_STATES.pending : REFERRAL_STATES.following
}

const hoursOf = (row: SeedRow, now: Date) => {
  const at = (column: string): Date | null => after(row, column, now)
  return {
    fecha_aceptacion: day(at('aceptacion')),
    hora_aceptacion: hour(at('aceptacion')),
    fecha_traslado_salida: day(at('salida')),
    hora_traslado_salida: hour(at('salida')),
    fecha_traslado: day(at('llegada')),
    hora_traslado: hour(at('llegada')),
    traslado_redondo: row.orNull('salida_redondo') !== null,
    fecha_traslado_redondo_salida: day(at('salida_redondo')),
    hora_traslado_redondo_salida: hour(at('salida_redondo')),
    fecha_redondo_traslado: day(at('llegada_redondo')),
    hora_traslado_redondo: hour(at('llegada_redondo')),
    hora_estimada_llegada: hour(at('estimada')),
  }
}

const referralOf = (row: SeedRow, { now, affiliates, users, sites }: AgendaContext): Insertable<DB['referencias']> => {
  const author = required(users, row.text('registra'), 'user')
  const manager = row.orNull('gestor')
  const accepts = row.orNull('institucion')
  const closed = after(row, 'cerrada', now)
  const created = registeredAt(row, now)
  // A report of emergency care is closed by who registers it.
  const gestor = manager === null ? (closed === null ? null : author) : required(users, manager, 'user')
  return {
    id: row.number('id'),
    afiliado_id: required(affiliates, row.text('documento'), 'affiliate').id,
    rep_id: required(sites, row.text('sede'), 'site'),
    user_id: author,
    tipo_anexo_id: row.number('anexo'),
    tipo_solicitud: row.text('solicitud'),
    especialidad_remision: row.text('especialidad'),
    descripcion: row.text('descripcion'),
    datos: row.text('datos'),
    estado: stateOf(row),
    codigo_remision: codeOf(row, now),
    gestor_user_id: gestor,
    gestionada_at: after(row, 'gestionada', now) ?? closed,
    nombre_acepta: row.orNull('acepta'),
    cargo: row.orNull('cargo'),
    institucion_acepta_rep_id: accepts === null ? null : required(sites, accepts, 'site'),
    ...hoursOf(row, now),
    tipo_traslado: row.orNull('tipo_traslado'),
    movil_traslado: row.orNull('movil'),
    observacion_finalizacion: row.orNull('observacion'),
    cerrada_at: closed,
    cerrada_user_id: closed === null ? null : gestor,
    demo: true,
    created_at: created,
    updated_at: created,
  }
}

const diagnosesOf = async (db: Kysely<DB>, rows: readonly SeedRow[]) => {
  const told = rows.flatMap((row) =>
    row
      .text('diagnosticos')
      .split(',')
      .map((codigo, index) => ({ referencia_id: row.number('id'), codigo, orden: index + 1 })),
  )
  const codes = [...new Set(told.map(({ codigo }) => codigo))]
  const found = await db.selectFrom('cie10').select(['id', 'codigo']).where('codigo', 'in', codes).execute()
  const ids = new Map(found.map(({ id, codigo }) => [codigo, id]))
  return told.map(({ codigo, ...place }) => ({ ...place, cie10_id: required(ids, codigo, 'diagnosis') }))
}

/** The last number of the series of each year that the demo's codes take. */
const seriesOf = (rows: readonly SeedRow[], now: Date) => {
  const last = new Map<number, number>()
  for (const row of rows) {
    const [kind, number] = row.text('codigo').split('-')
    const year = yearOf(registeredAt(row, now))
    if (kind === 'AIU') last.set(year, Math.max(last.get(year) ?? 0, Number(number)))
  }
  return [...last].map(([anio, ultimo]) => ({ serie: EMERGENCY_SERIES, anio, ultimo }))
}

const filesOf = (row: SeedRow, now: Date) =>
  row
    .text('adjuntos')
    .split(',')
    .filter((nombre) => nombre !== '')
    .map((nombre) => ({
      referencia_id: row.number('id'),
      ...demoFile(nombre),
      created_at: registeredAt(row, now),
    }))

/** Registers the demo's referrals with their diagnoses, their files, their timeline and their chats. */
export const seedReferrals = async (db: Kysely<DB>, context: AgendaContext): Promise<void> => {
  const rows = await readSeed('demo/referencias.tsv')
  await db
    .insertInto('referencias')
    .values(rows.map((row) => referralOf(row, context)))
    .execute()
  await db
    .insertInto('referencia_cie10s')
    .values(await diagnosesOf(db, rows))
    .execute()
  await db
    .insertInto('referencia_adjuntos')
    .values(rows.flatMap((row) => filesOf(row, context.now)))
    .execute()
  await db.insertInto('series').values(seriesOf(rows, context.now)).execute()
  await db
    .insertInto('referencia_eventos')
    .values(await referralEvents(db, rows, context))
    .execute()
  await referralChats(db, rows, context)
}
