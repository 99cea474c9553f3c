/** The first administrator of an installation, who creates the others from the product. */
import { ADMINISTRATOR_ROLE } from '@cauce/domain/access/administrator-role'
import type { Kysely, Transaction } from 'kysely'
import { INVALID_EMAIL, isEmail } from '@cauce/domain/text/email'
import { audit } from '../audit/audit.ts'
import type { DB } from '../db/tables.ts'
import { weakBecause } from '../modules/auth/new-password.ts'
import { hashPassword } from '../modules/auth/password.ts'

const OPERATOR_USER_KIND = 1
const MAX_NAME = 100
/** A person whose document is still to be told. */
const DOCUMENT_KIND = 'CC'
const NO_DOCUMENT = ''

/** Why the user cannot be created, in Spanish. */
export class UserProblem extends Error {}

export interface NewAdministrator {
  readonly correo: string
  readonly nombre: string
  readonly apellido: string
  readonly password: string
}

/** Throws {@link UserProblem} when the password is weak, common or personal. */
export const checkPassword = async (
  email: string,
  numero_documento: string | null,
  password: string,
): Promise<void> => {
  const why = await weakBecause({ email, numero_documento }, password)
  if (why !== null) throw new UserProblem(`${why}.`)
}

const check = async ({ correo, nombre, apellido, password }: NewAdministrator): Promise<void> => {
  if (!isEmail(correo)) throw new UserProblem(`${INVALID_EMAIL}: "${correo}".`)
  for (const name of [nombre, apellido]) {
    if (name === '' || name.length > MAX_NAME) throw new UserProblem('El nombre y el apellido son obligatorios.')
  }
  await checkPassword(correo, NO_DOCUMENT, password)
}

const insertUser = async (
  trx: Transaction<DB>,
  { correo, nombre, apellido }: NewAdministrator,
  password: string,
  now: Date,
): Promise<number> => {
  const kind = await trx
    .selectFrom('tipos_documento')
    .select('id')
    .where('codigo', '=', DOCUMENT_KIND)
    .executeTakeFirstOrThrow()
  const operator = await trx
    .insertInto('operadores')
    .values({ nombre, apellido, tipo_documento_id: kind.id, numero_documento: NO_DOCUMENT, cargo: ADMINISTRATOR_ROLE })
    .returning('id')
    .executeTakeFirstOrThrow()
  const user = await trx
    .insertInto('users')
    .values({
      email: correo,
      password,
      tipo_usuario: OPERATOR_USER_KIND,
      operador_id: operator.id,
      password_changed_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) throw new UserProblem(`Ya existe un usuario con el correo ${correo}. No se cambió nada.`)
  const role = await trx
    .selectFrom('roles')
    .select('id')
    .where('nombre', '=', ADMINISTRATOR_ROLE)
    .executeTakeFirstOrThrow()
  await trx.insertInto('user_role').values({ user_id: user.id, role_id: role.id }).execute()
  return user.id
}

/** Creates operator, user and role, and the audit entry, or nothing. Throws {@link UserProblem} with the reason. */
export const createAdministrator = async (
  db: Kysely<DB>,
  person: NewAdministrator,
  by: { readonly who: string; readonly now: Date },
): Promise<{ id: number; email: string }> => {
  const { nombre, apellido, password } = person
  const clean = {
    correo: person.correo.trim().toLowerCase(),
    nombre: nombre.trim(),
    apellido: apellido.trim(),
    password,
  }
  await check(clean)
  const hash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const id = await insertUser(trx, clean, hash, by.now)
    const console_ = { user: null, ip: 'consola', agente: by.who, now: () => by.now }
    await audit(trx, console_, {
      accion: 'usuario.crear',
      recurso: 'usuario',
      recurso_id: id,
      detalle: { rol: ADMINISTRATOR_ROLE },
    })
    return { id, email: clean.correo }
  })
}
