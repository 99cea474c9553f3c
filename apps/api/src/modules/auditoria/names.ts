/** Names behind the identifiers that a detail mentions: sites, states, procedures, people. */
import type { Kysely } from 'kysely'
import { personName } from '../../db/person-name.ts'
import type { DB } from '../../db/tables.ts'

export interface NamedField {
  readonly campo: string
  readonly id: number
  readonly nombre: string
}

const CATALOGUES = {
  rep_id: 'reps',
  rep_anterior_id: 'reps',
  cup_id: 'cups',
  de_estado_id: 'estados',
  a_estado_id: 'estados',
  estado_id: 'estados',
  role_id: 'roles',
  rol_id: 'roles',
} as const satisfies Readonly<Record<string, keyof DB>>
type Field = keyof typeof CATALOGUES
type Catalogue = (typeof CATALOGUES)[Field] | 'estados_consulta'

const isField = (name: string): name is Field => name in CATALOGUES

/** Every field of the detail, however deep, that names a row of a catalogue. */
const mentions = (value: unknown): readonly (readonly [Field, number])[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    isField(name) && typeof inner === 'number' ? [[name, inner] as const] : mentions(inner),
  )
}

const LARGEST_ID = 2_147_483_647

/** Fields, of the detail itself, that name a person. */
const PEOPLE = ['en_sustitucion_de_user_id', 'titular_user_id', 'sustituto_user_id'] as const

const peopleIn = async (db: Kysely<DB>, detalle: unknown): Promise<NamedField[]> => {
  if (typeof detalle !== 'object' || detalle === null) return []
  const named = PEOPLE.flatMap((campo) => {
    const id: unknown = Reflect.get(detalle, campo)
    return typeof id === 'number' && id > 0 && id <= LARGEST_ID ? [{ campo, id }] : []
  })
  if (named.length === 0) return []
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('operadores as o', 'o.id', 'u.operador_id')
    .select(['u.id', personName.as('nombre')])
    .where(
      'u.id',
      'in',
      named.map(({ id }) => id),
    )
    .execute()
  return named.flatMap(({ campo, id }) =>
    rows.filter((row) => row.id === id).map(({ nombre }) => ({ campo, id, nombre })),
  )
}

/** The names of what `detalle` mentions. The states of a consultation are not those of an order. */
export const namesIn = async (db: Kysely<DB>, recurso: string, detalle: unknown): Promise<NamedField[]> => {
  const found = mentions(detalle).filter(([, id]) => id > 0 && id <= LARGEST_ID)
  const names: NamedField[] = await peopleIn(db, detalle)
  for (const [campo, list] of Map.groupBy(found, ([field]) => field)) {
    const usual = CATALOGUES[campo]
    const table: Catalogue = usual === 'estados' && recurso === 'consulta' ? 'estados_consulta' : usual
    const ids = [...new Set(list.map(([, id]) => id))]
    const rows = await db.selectFrom(table).select(['id', 'nombre']).where('id', 'in', ids).execute()
    names.push(...rows.map(({ id, nombre }) => ({ campo, id, nombre })))
  }
  return names
}
