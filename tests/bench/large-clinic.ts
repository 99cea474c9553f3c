/**
 * A database of the size that the searches are measured on: 5,000 medicines, the whole CUPS, 50,000 affiliates, 20,000 schools, and an
 * affiliate with 500 open lines.
 */
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../apps/api/src/db/tables.ts'

export const MEDICINES = 5_000
export const OPEN_LINES = 500
const AFFILIATES = 50_000
const SCHOOLS = 20_000
const LINES_PER_ORDER = 10
/** Affiliate and consultation of the demo whose lists grow. */
export const BUSY_CONSULTATION = 1
export const BUSY_AFFILIATE = 1

/** Presentations of invented brands of the medicines that there are, up to {@link MEDICINES}. */
const moreMedicines = (db: Kysely<DB>) =>
  sql`
  insert into medicamentos (codigo, atc, principio_activo, nombre, concentracion, forma_farmaceutica, unidad_presentacion, via,
    dosis_usual_min, dosis_usual_max, unidad_dosis, max_dia, componentes, requiere_autorizacion, controlado, desabastecido,
    frecuencia_especial, base_dosis, confianza, fuente, busqueda)
  select m.codigo || '-' || g, m.atc, m.principio_activo, m.nombre || ' marca ' || g, m.concentracion, m.forma_farmaceutica,
    m.unidad_presentacion, m.via, m.dosis_usual_min, m.dosis_usual_max, m.unidad_dosis, m.max_dia, m.componentes,
    m.requiere_autorizacion, m.controlado, 0, m.frecuencia_especial, m.base_dosis, m.confianza, 'Medición',
    m.busqueda || ' marca ' || g
  from medicamentos m cross join generate_series(1, 10) g
  order by g, m.id
  limit greatest(0, ${MEDICINES}::int - (select count(*)::int from medicamentos))`.execute(db)

const orders = (db: Kysely<DB>, kind: number) =>
  sql<{ id: number }>`
  insert into ordenes (consulta_id, afiliado_id, tipo_orden_id, user_id)
  select c.id, c.afiliado_id, ${kind}::int, c.medico_user_id
  from consultas c cross join generate_series(1, ${OPEN_LINES / LINES_PER_ORDER}::int)
  where c.id = ${BUSY_CONSULTATION}
  returning id`.execute(db)

const routing = sql`'ninguna', 'Medición'`

const moreMedicationLines = async (db: Kysely<DB>): Promise<void> => {
  const { rows } = await orders(db, 1)
  const ids = JSON.stringify(rows.map(({ id }) => id))
  await sql`
    insert into orden_articulos (orden_id, afiliado_id, codesumi_id, via, dosis, unidad, frecuencia, unidad_tiempo, duracion, meses,
      cantidad_medico, observacion, diagnostico_id, regla_direccionamiento, motivo_direccionamiento, fecha_vigencia,
      fecha_vencimiento, fin_tratamiento, estado_id)
    select o.id, o.afiliado_id, m.id, coalesce(m.via, 'Oral'), 1, coalesce(m.unidad_presentacion, 'Tableta'), 8, 'Horas', 30, 3,
      90, 'Medición', (select min(id) from cie10 where seleccionable), ${routing}, current_date, current_date + 90,
      current_date + 89, 1
    from (select id, afiliado_id, row_number() over (order by id) as n from ordenes
        where id in (select value::int from jsonb_array_elements_text(${ids}::jsonb))) o
      join (select id, via, unidad_presentacion, row_number() over (order by id) as n from medicamentos) m
        on (m.n - 1) / ${LINES_PER_ORDER}::int + 1 = o.n`.execute(db)
}

const moreProcedureLines = async (db: Kysely<DB>): Promise<void> => {
  const { rows } = await orders(db, 2)
  const ids = JSON.stringify(rows.map(({ id }) => id))
  await sql`
    insert into orden_procedimientos (orden_id, afiliado_id, cup_id, cantidad, observacion, regla_direccionamiento,
      motivo_direccionamiento, fecha_vigencia, fecha_vencimiento, estado_id)
    select o.id, o.afiliado_id, p.id, 1, 'Medición', ${routing}, current_date, current_date + 90, 1
    from (select id, afiliado_id, row_number() over (order by id) as n from ordenes
        where id in (select value::int from jsonb_array_elements_text(${ids}::jsonb))) o
      join (select id, row_number() over (order by id) as n from cups) p
        on (p.n - 1) / ${LINES_PER_ORDER}::int + 1 = o.n`.execute(db)
}

/** Affiliates with the names of those that there are, each with a document of its own. */
export const moreAffiliates = (db: Kysely<DB>) =>
  sql`
  insert into afiliados (primer_nombre, segundo_nombre, primer_apellido, segundo_apellido, tipo_documento_id, numero_documento, sexo,
    fecha_nacimiento, tipo_afiliado_id, estado_afiliado_id, entidad_id, municipio_atencion_id, busqueda)
  select n.primer_nombre, n.segundo_nombre, s.primer_apellido, s.segundo_apellido, n.tipo_documento_id, (2000000000 + g)::text, n.sexo,
    n.fecha_nacimiento, n.tipo_afiliado_id, n.estado_afiliado_id, n.entidad_id, n.municipio_atencion_id,
    split_part(n.busqueda, ' ', 1) || ' ' || lower(s.primer_apellido) || ' ' || (2000000000 + g)::text
  from generate_series(1, ${AFFILIATES}::int) g
    join (select *, row_number() over (order by id) - 1 as k, count(*) over () as total from afiliados) n on n.k = g % n.total
    join (select *, row_number() over (order by id) - 1 as k, count(*) over () as total from afiliados) s on s.k = (g / 7) % s.total`.execute(
    db,
  )

const moreSchools = (db: Kysely<DB>) =>
  sql`
  insert into colegios (codigo, nombre, municipio_id, busqueda)
  select (300000000000 + g)::text, c.nombre || ' ' || g, c.municipio_id, c.busqueda || ' ' || g
  from generate_series(1, ${SCHOOLS}::int) g
    join (select *, row_number() over (order by id) - 1 as k, count(*) over () as total from colegios) c on c.k = g % c.total`.execute(
    db,
  )

/** Grows a seeded database and brings its statistics up to date, as a server that lives longer than a measurement does by itself. */
export const growClinic = async (db: Kysely<DB>): Promise<void> => {
  await moreMedicines(db)
  await moreMedicationLines(db)
  await moreProcedureLines(db)
  await moreAffiliates(db)
  await moreSchools(db)
  await sql`analyze`.execute(db)
}
