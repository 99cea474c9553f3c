/** The settings of a server process, read once from the environment. */
import { join, resolve } from 'node:path'
import { USUAL_LOAD_MEGABYTES } from '@cauce/domain/kit/load/load'
import { PASSWORD_DAYS } from '@cauce/domain/session/password-expiry'
import { ConfigError } from './config-error.ts'
import { readS3, type S3Settings } from './files/s3-settings.ts'

export { ConfigError }

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute folder with everything this installation keeps. */
  readonly dataDir: string
  /** PostgreSQL; the embedded database when null. */
  readonly databaseUrl: string | null
  readonly production: boolean
  /** Demo data and the mail outbox under `/demo`. Never in production. */
  readonly demo: boolean
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Address that documents and mails carry, without a slash at the end. */
  readonly publicUrl: string
  /** Folder of the built web application. */
  readonly webRoot: string
  /** Folder of the data of the living documentation, as `npm run docs` writes them. */
  readonly manualRoot: string
  readonly logLevel: string
  /** Proxies in front, whose word about the caller's address is taken; what is said before them is not. */
  readonly trustProxy: number
  /** Requests a minute from one address. */
  readonly limits: { readonly auth: number; readonly verify: number }
  readonly bodyLimitBytes: number
  /** Largest file that is loaded, in megabytes. */
  readonly loadMegabytes: number
  /** Days after which a password has to be changed; 0: never. */
  readonly passwordDays: number
  /** From which the keys that protect kept secrets are derived; a file in `dataDir` when null. */
  readonly secret: string | null
  /** What `/metrics` and `/api/docs` ask for; null: open outside production, closed in it. */
  readonly metricsToken: string | null
  /** Address of a picture of a person, with `{name}` and `{size}`; null: initials are drawn in the browser. */
  readonly avatarUrl: string | null
  /** Keys of reCAPTCHA version 2; null: no captcha. */
  readonly captcha: { readonly siteKey: string | null; readonly secretKey: string | null } | null
  /** Who is asked whether a captcha was solved. */
  readonly captchaVerifyUrl: string
  /** Where the files are kept: an S3 bucket, or a folder in `dataDir` when null. */
  readonly s3: S3Settings | null
}

const REPOSITORY = resolve(import.meta.dirname, '../../..')
const BODY_LIMIT_BYTES = 1_048_576
const MAX_PROXIES = 10
/** What a file's size is kept in. */
const MOST_LOAD_MEGABYTES = 2_000
const MIN_SECRET = 32
const CAPTCHA_VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify'

const wholeNumber = (env: NodeJS.ProcessEnv, name: string, otherwise: number, max: number): number => {
  const text = env[name]
  if (text === undefined || text.trim() === '') return otherwise
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > max) {
    throw new ConfigError(`${name} debe ser un número entero de 0 a ${max}; se recibió "${text}".`)
  }
  return value
}

const textOrNull = (text: string | undefined): string | null =>
  text === undefined || text.trim() === '' ? null : text.trim()

/** A short secret could be guessed, that of the keys from one encrypted row. */
const readSecret = (env: NodeJS.ProcessEnv, name: string): string | null => {
  const secret = textOrNull(env[name])
  if (secret !== null && secret.length < MIN_SECRET) {
    throw new ConfigError(`${name} debe tener al menos ${MIN_SECRET} caracteres.`)
  }
  return secret
}

/** Switched on by either key; with only one of them the sign-in says which is missing. */
const readCaptcha = (env: NodeJS.ProcessEnv): Config['captcha'] => {
  const siteKey = textOrNull(env['CAPTCHA_SITE_KEY'])
  const secretKey = textOrNull(env['CAPTCHA_SECRET_KEY'])
  return siteKey === null && secretKey === null ? null : { siteKey, secretKey }
}

/** Reads the settings. Throws {@link ConfigError} with a Spanish sentence when one cannot be used. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const production = env['NODE_ENV'] === 'production'
  const databaseUrl = textOrNull(env['DATABASE_URL'])
  const demo = !production && (databaseUrl === null || env['CAUCE_DEMO'] === '1') && env['CAUCE_DEMO'] !== '0'
  const port = wholeNumber(env, 'PORT', 3000, 65_535)
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//u.test(databaseUrl)) {
    throw new ConfigError('DATABASE_URL debe empezar por postgres:// o postgresql://.')
  }
  return {
    port,
    host: textOrNull(env['HOST']) ?? '0.0.0.0',
    dataDir: resolve(textOrNull(env['DATA_DIR']) ?? join(REPOSITORY, '.data')),
    databaseUrl,
    production,
    demo,
    smtpUrl: textOrNull(env['SMTP_URL']),
    mailFrom: textOrNull(env['MAIL_FROM']) ?? 'Cauce <no-responder@cauce.local>',
    publicUrl: (textOrNull(env['PUBLIC_URL']) ?? `http://localhost:${port}`).replace(/\/+$/u, ''),
    webRoot: resolve(textOrNull(env['WEB_ROOT']) ?? join(REPOSITORY, 'apps/web/dist')),
    manualRoot: resolve(textOrNull(env['MANUAL_ROOT']) ?? join(REPOSITORY, 'apps/docs/dist/datos')),
    logLevel: textOrNull(env['LOG_LEVEL']) ?? (production ? 'info' : 'warn'),
    trustProxy: wholeNumber(env, 'TRUST_PROXY', 0, MAX_PROXIES),
    limits: {
      auth: wholeNumber(env, 'RATE_LIMIT_AUTH', demo ? 600 : 60, 1_000_000),
      verify: wholeNumber(env, 'RATE_LIMIT_VERIFY', demo ? 120 : 60, 1_000_000),
    },
    bodyLimitBytes: BODY_LIMIT_BYTES,
    loadMegabytes: wholeNumber(env, 'LOAD_MEGABYTES', USUAL_LOAD_MEGABYTES, MOST_LOAD_MEGABYTES),
    passwordDays: wholeNumber(env, 'PASSWORD_DAYS', PASSWORD_DAYS, 3_650),
    secret: readSecret(env, 'CAUCE_SECRET'),
    metricsToken: readSecret(env, 'METRICS_TOKEN'),
    avatarUrl: textOrNull(env['AVATAR_URL']),
    captcha: readCaptcha(env),
    captchaVerifyUrl: textOrNull(env['CAPTCHA_VERIFY_URL']) ?? CAPTCHA_VERIFY_URL,
    s3: readS3(env),
  }
}
