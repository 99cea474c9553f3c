/** What must not happen, and what must be said, where the data are of real people. */
import type { Kysely } from 'kysely'
import type { Config } from './config.ts'
import type { DB } from './db/tables.ts'

/** People of the demo who can sign in with the password that the README tells. */
const demoUsersIn = async (db: Kysely<DB>): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', '%@cauce.demo')
    .where('activo', '=', true)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Why the server must not start on this database outside the demo, or null. */
export const unsafeDatabase = async (db: Kysely<DB>, { demo }: Config): Promise<string | null> =>
  !demo && (await demoUsersIn(db))
    ? 'La base de datos tiene los usuarios de demostración, cuya contraseña es pública. Use otra base (DATABASE_URL o DATA_DIR).'
    : null

const hasUsers = async (db: Kysely<DB>): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** What works but is not as it should be in production, a sentence for each. Nothing to say elsewhere. */
export const productionWarnings = async (db: Kysely<DB>, config: Config): Promise<string[]> => {
  if (!config.production) return []
  const warnings = [
    config.databaseUrl === null &&
      'sin DATABASE_URL los datos quedan en la base embebida, que no resiste un corte de energía.',
    config.smtpUrl === null && 'sin SMTP_URL no salen los códigos de ingreso: nadie podrá entrar.',
    config.databaseUrl !== null &&
      config.secret === null &&
      'sin CAUCE_SECRET las aplicaciones de códigos dependen del archivo clave de DATA_DIR, que cada proceso haría por su lado. Ponga el mismo secreto, de al menos 32 caracteres, en todos.',
    config.captcha !== null &&
      (config.captcha.siteKey === null || config.captcha.secretKey === null) &&
      'al captcha le falta CAPTCHA_SITE_KEY o CAPTCHA_SECRET_KEY.',
    !config.publicUrl.startsWith('https:') &&
      `los documentos y correos llevarán la dirección ${config.publicUrl}. Ponga la pública, con https, en PUBLIC_URL.`,
    !(await hasUsers(db)) &&
      'no hay usuarios. Cree el primer administrador con: npm run admin -- crear CORREO NOMBRE APELLIDO',
  ]
  return warnings.filter((warning) => warning !== false).map((warning) => `Advertencia: ${warning}`)
}
