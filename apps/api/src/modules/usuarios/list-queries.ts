/** SQL of the lists that forms of users are filled in with. */
import { sql, type Kysely } from 'kysely'
import { AffiliateType } from '@cauce/domain/affiliate/affiliate-type'
import { SITE_ROWS } from '@cauce/contract/usuarios'
import { wordPatterns } from '../../db/like.ts'
import type { DB } from '../../db/tables.ts'
import { fullName } from '../consultas/affiliate-queries.ts'

/** The name with which an installation starts; one that was renamed is not proposed. */
const AFFILIATE_ROLE = 'Afiliado'

export const documentTypes = (db: Kysely<DB>) =>
  db.selectFrom('tipos_documento').select(['id', 'codigo', 'nombre']).orderBy('nombre').execute()

export const rolesWithKeys = async (db: Kysely<DB>) => {
  const rows = await db
    .selectFrom('roles as r')
    .select((eb) => [
      'r.id',
      'r.nombre',
      'r.descripcion',
      eb
        .selectFrom('role_permiso as rp')
        .innerJoin('permisos as p', 'p.id', 'rp.permiso_id')
        .whereRef('rp.role_id', '=', 'r.id')
        .select(sql<string[]>`coalesce(array_agg(p.nombre), '{}')`.as('claves'))
        .as('permisos'),
    ])
    .orderBy('r.nombre')
    .execute()
  return rows.map(({ descripcion, permisos, ...row }) => ({
    ...row,
    descripcion: descripcion ?? '',
    permisos: permisos ?? [],
  }))
}

export const affiliateRole = async (db: Kysely<DB>): Promise<number | null> => {
  const row = await db.selectFrom('roles').select('id').where('nombre', '=', AFFILIATE_ROLE).executeTakeFirst()
  return row?.id ?? null
}

/** For the filter of the list. */
export const sitesWithUsers = (db: Kysely<DB>) =>
  db
    .selectFrom('reps as r')
    .select(['r.id', 'r.nombre'])
    .where('r.id', 'in', (eb) => eb.selectFrom('operadores').select('rep_id').where('rep_id', 'is not', null))
    .orderBy('r.nombre')
    .execute()

export const activeSites = async (db: Kysely<DB>, texto: string) => {
  const patterns = wordPatterns(texto)
  if (patterns.length === 0) return []
  let query = db
    .selectFrom('reps as r')
    .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select(['r.id', 'r.nombre', 'm.nombre as municipio'])
    .where('r.activo', '=', true)
  for (const pattern of patterns) query = query.where('r.busqueda', 'like', pattern)
  return query.orderBy('r.nombre').orderBy('r.id').limit(SITE_ROWS).execute()
}

const affiliateRow = (db: Kysely<DB>) =>
  db
    .selectFrom('afiliados as a')
    .leftJoin('users as u', 'u.afiliado_id', 'a.id')
    .select([
      'a.id',
      'a.primer_nombre',
      'a.segundo_nombre',
      'a.primer_apellido',
      'a.segundo_apellido',
      'a.correo1',
      'a.tipo_afiliado_id',
      'u.id as user_id',
    ])

type AffiliateRow = Awaited<ReturnType<ReturnType<typeof affiliateRow>['executeTakeFirstOrThrow']>>

const asPerson = (row: AffiliateRow) => ({
  id: row.id,
  nombre_completo: fullName(row.primer_nombre, row.segundo_nombre, row.primer_apellido, row.segundo_apellido),
  correo: row.correo1 ?? '',
  tiene_usuario: row.user_id !== null,
  fallecido: row.tipo_afiliado_id === AffiliateType.deceased,
})

export const affiliateByDocument = async (db: Kysely<DB>, typeId: number, number: string) => {
  const row = await affiliateRow(db)
    .where('a.tipo_documento_id', '=', typeId)
    .where('a.numero_documento', '=', number)
    .executeTakeFirst()
  return row && asPerson(row)
}

export const affiliatePerson = async (db: Kysely<DB>, id: number) => {
  const row = await affiliateRow(db).where('a.id', '=', id).executeTakeFirst()
  return row && asPerson(row)
}
