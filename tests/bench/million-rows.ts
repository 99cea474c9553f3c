/** A million companies (a master) and a million referrals (a queue with a clock) over the demonstration, as a large insurer has them after years. */
import { type Kysely, sql } from 'kysely'
import { REFERRAL_OWNER } from '@cauce/domain/referral/answer-term'
import type { DB } from '../../apps/api/src/db/tables.ts'
import { moreAffiliates } from './large-clinic.ts'

export const ROWS = 1_000_000
/** Referrals that still wait; all others were closed. */
export const OPEN = 2_000
const INACTIVE_EVERY = 100
const NOISE = 7919

/** Runs `fill` without the indexes of the table that are no constraint, and makes them again. */
const withoutIndexes = async (db: Kysely<DB>, table: string, fill: () => Promise<unknown>): Promise<void> => {
  const { rows } = await sql<{ nombre: string; definicion: string }>`
    select c.relname as nombre, pg_get_indexdef(i.indexrelid) as definicion from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::regclass and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`.execute(
    db,
  )
  for (const { nombre } of rows) await sql`drop index ${sql.ref(nombre)}`.execute(db)
  await fill()
  for (const { definicion } of rows) await sql.raw(definicion).execute(db)
}

const KINDS = sql`(array['transportes', 'ferretería', 'panadería', 'textiles', 'clínica', 'droguería', 'colegio', 'hotel', 'taller',
  'constructora', 'agropecuaria', 'lavandería', 'papelería', 'imprenta', 'vidriería', 'floristería', 'marmolería', 'joyería',
  'zapatería', 'cafetería'])`
const PLACES = sql`(array['del valle', 'la sabana', 'san josé', 'el poblado', 'andina', 'del pacífico', 'la candelaria'])`

/** One in twenty has each word; where it stands in the order says nothing of what it is. */
const companies = (db: Kysely<DB>) =>
  sql`
  insert into empresas (nit, razon_social, municipio_id, riesgo, activo, busqueda)
  select n.nit, n.nombre, n.municipio, n.riesgo, g % ${INACTIVE_EVERY}::int <> 0, sin_acentos(n.nit || ' ' || replace(n.nit, '-', '') || ' ' || n.nombre)
  from generate_series(1, ${ROWS}::int) g, lateral (
    select (700000000 + g)::text || '-' || g % 10 as nit, initcap(substr(md5(g::text), 1, 6) || ' ' ||
      ${KINDS}[1 + g * ${NOISE}::bigint % 1009 % 20] || ' ' || ${PLACES}[1 + g % 7]) || ' ' || g || ' S.A.S.' as nombre,
      (select m.id from municipios m order by m.id limit 1) as municipio, (array['I', 'II', 'III', 'IV', 'V'])[1 + g % 5] as riesgo
  ) n`.execute(db)

/** One each minute or so, the newest of them still open. */
const referrals = (db: Kysely<DB>) =>
  sql`
  insert into referencias (afiliado_id, rep_id, user_id, tipo_anexo_id, tipo_solicitud, especialidad_remision, descripcion, estado,
    codigo_remision, gestor_user_id, gestionada_at, cerrada_at, created_at)
  select p.id, s.id, f.user_id, f.tipo_anexo_id, f.tipo_solicitud, f.especialidad_remision, 'Medición',
    case when g > ${ROWS - OPEN}::int then case when g % 2 = 0 then 'Pendiente' else 'En seguimiento' end else 'Cerrado' end,
    'MED-' || lpad(g::text, 8, '0'), case when g > ${ROWS - OPEN}::int and g % 2 = 0 then null else f.user_id end,
    case when g > ${ROWS - OPEN}::int then null else now() end, case when g > ${ROWS - OPEN}::int then null else now() end,
    now() - (${ROWS}::int - g) * interval '1 minute'
  from generate_series(1, ${ROWS}::int) g
    join (select id, row_number() over (order by id) - 1 as k from afiliados) p
      on p.k = (g * ${NOISE}::bigint) % (select count(*) from afiliados)
    join (select id, row_number() over (order by id) - 1 as k from reps) s on s.k = g % (select count(*) from reps)
    join (select *, row_number() over (order by id) - 1 as k from referencias) f on f.k = g % (select count(*) from referencias)`.execute(
    db,
  )

const channels = (db: Kysely<DB>) =>
  sql`
  insert into canales (tipo, user_crea_id, referencia_id) select 1, f.user_id, f.id from referencias f
  where f.descripcion = 'Medición'`.execute(db)

/** The term of each: what waits has one that runs, of a length of its own. */
const terms = (db: Kysely<DB>) =>
  sql`
  insert into terminos (dueno_tipo, dueno_id, clase, norma_id, unidad, cantidad, inicio_at, vence_at, por_vencer_at, estado, cumplido_at,
    gobierna, explicacion)
  select ${REFERRAL_OWNER}::text, f.id, m.clase, m.norma_id, m.unidad, m.cantidad, f.created_at, f.created_at + f.id % 96 * interval '1 hour' + interval '1 hour',
    f.created_at + interval '1 hour', case when f.estado = 'Cerrado' then 'cumplido' else 'corriendo' end,
    case when f.estado = 'Cerrado' then f.created_at + interval '30 minutes' end, true, m.explicacion
  from referencias f
    join (select *, row_number() over (order by id) - 1 as k from terminos where dueno_tipo = ${REFERRAL_OWNER}::text) m
      on m.k = f.id % (select count(*) from terminos where dueno_tipo = ${REFERRAL_OWNER}::text)
  where f.descripcion = 'Medición'`.execute(db)

const diagnoses = (db: Kysely<DB>) =>
  sql`
  insert into referencia_cie10s (referencia_id, cie10_id, orden)
  select f.id, (select min(id) from cie10), 1 from referencias f where f.descripcion = 'Medición'`.execute(db)

/** Grows a seeded database and brings its statistics up to date. */
export const growToAMillion = async (db: Kysely<DB>): Promise<void> => {
  await moreAffiliates(db)
  await withoutIndexes(db, 'empresas', () => companies(db))
  await withoutIndexes(db, 'referencias', () => referrals(db))
  await channels(db)
  await withoutIndexes(db, 'terminos', () => terms(db))
  await diagnoses(db)
  await sql`vacuum analyze`.execute(db)
}
