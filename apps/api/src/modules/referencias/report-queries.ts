/** What the report of referrals counts and measures. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { MeasuredReferral } from '@cauce/domain/referral/report'
import type { Period } from '@cauce/domain/history/period'
import type { DB } from '../../db/tables.ts'
import type { Counted as CountedRows } from '../../kit/report/file-part.ts'
import { inDays } from '../historico/paging.ts'
import { HOURS } from './queries.ts'

/** Which referrals: of a period, of whoever reaches them. */
export interface ReportFilter extends Period {
  readonly tipo_anexo_id?: number
  readonly tipo_solicitud?: string
  /** Condition over `referencias as f`. */
  readonly reach: RawBuilder<boolean>
}

/** Condition over `referencias as f`. */
const asked = ({ desde, hasta, tipo_anexo_id, tipo_solicitud, reach }: ReportFilter): RawBuilder<boolean> =>
  sql<boolean>`(${inDays(sql<Date>`f.created_at`, { desde, hasta })} and ${reach}
    and ${tipo_anexo_id === undefined ? sql.lit(true) : sql`f.tipo_anexo_id = ${tipo_anexo_id}::int`}
    and ${tipo_solicitud === undefined ? sql.lit(true) : sql`f.tipo_solicitud = ${tipo_solicitud}::text`})`

export interface Counted {
  readonly dias: ReadonlyMap<string, number>
  readonly estados: ReadonlyMap<string, number>
  readonly anexos: ReadonlyMap<string, number>
  /** `null`: none was said. */
  readonly solicitudes: ReadonlyMap<string | null, number>
  readonly instituciones: ReadonlyMap<string | null, number>
}

interface Group {
  readonly clase: string
  readonly valor: string | null
  readonly total: number
}

/** How many of each day, state, type and site, in one reading of the period. */
export const counted = async (db: Kysely<DB>, filter: ReportFilter): Promise<Counted> => {
  const { rows } = await sql<Group>`with x as (
      select to_char(f.created_at at time zone 'America/Bogota', 'YYYY-MM-DD') as dia, f.estado, f.tipo_anexo_id::text as anexo,
        f.tipo_solicitud as solicitud, f.rep_id
      from referencias f where ${asked(filter)})
    select 'dia' as clase, dia as valor, count(*)::int as total from x group by dia
    union all select 'estado', estado, count(*)::int from x group by estado
    union all select 'anexo', anexo, count(*)::int from x group by anexo
    union all select 'solicitud', solicitud, count(*)::int from x group by solicitud
    union all select 'institucion', r.nombre, count(*)::int from x left join reps r on r.id = x.rep_id group by r.nombre`.execute(
    db,
  )
  const of = (clase: string) => rows.filter((row) => row.clase === clase)
  const known = (clase: string) => new Map(of(clase).map(({ valor, total }) => [valor ?? '', total]))
  const blankable = (clase: string) => new Map(of(clase).map(({ valor, total }) => [valor, total]))
  return {
    dias: known('dia'),
    estados: known('estado'),
    anexos: known('anexo'),
    solicitudes: blankable('solicitud'),
    instituciones: blankable('institucion'),
  }
}

const MEASURED_AT_ONCE = 5_000

/** The hours of the referrals of a period, a part at a time. */
export async function* measured(db: Kysely<DB>, filter: ReportFilter): AsyncGenerator<readonly MeasuredReferral[]> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('referencias as f')
      .select(['f.id', 'f.created_at', 'f.gestionada_at', 'f.cerrada_at', ...HOURS])
      .where(asked(filter))
      .where('f.id', '>', after)
      .orderBy('f.id')
      .limit(MEASURED_AT_ONCE)
      .execute()
    yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < MEASURED_AT_ONCE) return
    after = last.id
  }
}

/** What the file has. */
export const countedBy = (filter: ReportFilter): CountedRows => ({
  table: 'referencias',
  as: 'f',
  which: asked(filter),
  happened: sql`f.created_at`,
})
