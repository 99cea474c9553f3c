/** SQL of what the words of a file stand for. */
import { sql, type Kysely } from 'kysely'
import { normalizeSearch } from '@cauce/domain/search/trigger'
import type { LoadLists } from '@cauce/domain/users/load-line'
import type { OperatorForm } from '@cauce/domain/users/user-form'
import type { DB } from '../../../db/tables.ts'
import { documentTypes, rolesWithKeys } from '../list-queries.ts'
import { jsonText } from '../../../db/json-text.ts'

/** A list as one parameter, however long it is. */
const textArray = (values: readonly string[]) =>
  sql<string[]>`array(select jsonb_array_elements_text(${jsonText(values)}::text::jsonb))`

/** Roles with their keys, and the lists; `sites` are the codes and names that the file mentions. */
export const readLists = async (db: Kysely<DB>, sites: readonly string[]) => {
  const wanted = [...new Set(sites.map(normalizeSearch))].filter((name) => name !== '')
  const found =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('reps')
          .select(['id', 'nombre', 'codigo'])
          .where('activo', '=', true)
          .where(
            sql<boolean>`(lower(codigo) = any(${textArray(wanted)}) or sin_acentos(nombre) = any(${textArray(wanted)}))`,
          )
          .orderBy('id', 'desc')
          .execute()
  const roles = await rolesWithKeys(db)
  const lists: LoadLists = {
    documentTypes: new Map((await documentTypes(db)).map(({ id, codigo }) => [codigo, id])),
    sites: new Map(
      found.flatMap(({ id, nombre, codigo }) => [
        [normalizeSearch(nombre), { id, nombre }],
        [normalizeSearch(codigo), { id, nombre }],
      ]),
    ),
    roles: new Map(roles.map(({ id, nombre }) => [normalizeSearch(nombre), { id, nombre }])),
  }
  return { lists, roles }
}

interface OperatorRow {
  readonly operador_id: number
  readonly user_id: number | null
  readonly email: string | null
  readonly sede: string | null
  readonly roles: readonly { readonly id: number; readonly nombre: string }[]
  readonly form: Omit<OperatorForm, 'email'>
}

/** Operators with one of these document numbers, whatever its type, with their users and roles. */
export const operatorsByNumber = async (db: Kysely<DB>, numbers: readonly string[]): Promise<OperatorRow[]> => {
  const { rows } = await sql<OperatorRow>`
    select o.id as operador_id, u.id as user_id, u.email, r.nombre as sede,
      coalesce((select jsonb_agg(jsonb_build_object('id', ro.id, 'nombre', ro.nombre) order by ro.nombre)
        from user_role ur join roles ro on ro.id = ur.role_id where ur.user_id = u.id), '[]') as roles,
      jsonb_build_object(
        'tipo_documento_id', o.tipo_documento_id, 'numero_documento', o.numero_documento, 'nombre', o.nombre, 'apellido', o.apellido,
        'cargo', coalesce(o.cargo, ''), 'especialidad', coalesce(o.especialidad, ''),
        'registro_profesional', coalesce(o.registro_profesional, ''), 'profesion', coalesce(o.profesion, ''), 'rep_id', o.rep_id,
        'email_recuperacion', coalesce(o.email_recuperacion, ''), 'telefono_recuperacion', coalesce(o.telefono_recuperacion, '')) as form
    from operadores o left join users u on u.operador_id = o.id left join reps r on r.id = o.rep_id
    where o.numero_documento = any(${textArray(numbers)})`.execute(db)
  return rows
}

/** Whose each of these e-mails is. */
export const emailOwners = async (db: Kysely<DB>, emails: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql<boolean>`email = any(${textArray(emails)})`)
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}
