/** SQL that creates and changes users. */
import type { Kysely } from 'kysely'
import type { OperatorForm } from '@cauce/domain/users/user-form'
import type { DB } from '../../db/tables.ts'

export const typeCode = async (db: Kysely<DB>, id: number): Promise<string | null> => {
  const row = await db.selectFrom('tipos_documento').select('codigo').where('id', '=', id).executeTakeFirst()
  return row?.codigo ?? null
}

export const isDocumentTaken = async (
  db: Kysely<DB>,
  form: Pick<OperatorForm, 'tipo_documento_id' | 'numero_documento'>,
  except: number,
): Promise<boolean> => {
  const row = await db
    .selectFrom('operadores')
    .select('id')
    .where('tipo_documento_id', '=', form.tipo_documento_id)
    .where('numero_documento', '=', form.numero_documento)
    .where('id', '!=', except)
    .executeTakeFirst()
  return row !== undefined
}

/** E-mails are stored in lower case. */
export const isEmailTaken = async (db: Kysely<DB>, email: string, except: number): Promise<boolean> => {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', except)
    .executeTakeFirst()
  return row !== undefined
}

export const isSiteActive = async (db: Kysely<DB>, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('reps')
    .select('id')
    .where('id', '=', id)
    .where('activo', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

const textOrNull = (text: string): string | null => (text === '' ? null : text)

const operatorColumns = (form: OperatorForm) => ({
  nombre: form.nombre,
  apellido: form.apellido,
  tipo_documento_id: form.tipo_documento_id,
  numero_documento: form.numero_documento,
  cargo: textOrNull(form.cargo),
  especialidad: textOrNull(form.especialidad),
  registro_profesional: textOrNull(form.registro_profesional),
  profesion: textOrNull(form.profesion),
  email_recuperacion: textOrNull(form.email_recuperacion),
  telefono_recuperacion: textOrNull(form.telefono_recuperacion),
  rep_id: form.rep_id,
})

/** Answers the id of the operator. */
export const insertOperator = async (trx: Kysely<DB>, form: OperatorForm): Promise<number> => {
  const { id } = await trx
    .insertInto('operadores')
    .values(operatorColumns(form))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateOperator = async (trx: Kysely<DB>, id: number, form: OperatorForm): Promise<void> => {
  await trx.updateTable('operadores').set(operatorColumns(form)).where('id', '=', id).execute()
}

/** Answers the id of the user, who has no password of their own yet. */
export const insertUser = async (
  trx: Kysely<DB>,
  user: {
    readonly email: string
    readonly password: string
    readonly tipo_usuario: number
    readonly operador_id: number | null
    readonly afiliado_id: number | null
    readonly created_at: Date
  },
): Promise<number> => {
  const { id } = await trx
    .insertInto('users')
    .values({ ...user, password_changed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
