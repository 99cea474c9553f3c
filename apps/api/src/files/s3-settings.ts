/** Settings of the bucket where the files are kept. */
import { ConfigError } from '../config-error.ts'

export interface S3Settings {
  /** Address of the service, without the bucket and without a slash at the end. */
  readonly endpoint: string
  /** The same service as browsers reach it. */
  readonly publicEndpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
const OPTIONAL = ['S3_REGION', 'S3_PUBLIC_ENDPOINT'] as const
/** What services that know no regions expect. */
const REGION = 'us-east-1'
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/u

const endpoint = (name: string, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  const isPlain = url !== null && /^https?:$/u.test(url.protocol) && url.username === '' && url.search === ''
  if (!isPlain) throw new ConfigError(`${name} debe ser una dirección que empiece por https:// o http://.`)
  return text.replace(/\/+$/u, '')
}

/** Null where none of them is set. Throws `ConfigError` when some are missing: files would go where nobody looks for them. */
export const readS3 = (env: NodeJS.ProcessEnv): S3Settings | null => {
  const told = (name: string): string => env[name]?.trim() ?? ''
  if ([...NEEDED, ...OPTIONAL].every((name) => told(name) === '')) return null
  const missing = NEEDED.filter((name) => told(name) === '')
  if (missing.length > 0) throw new ConfigError(`Para guardar los archivos en S3 falta: ${missing.join(', ')}.`)
  if (!BUCKET.test(told('S3_BUCKET'))) throw new ConfigError('S3_BUCKET no es el nombre de un bucket.')
  const service = endpoint('S3_ENDPOINT', told('S3_ENDPOINT'))
  const open = told('S3_PUBLIC_ENDPOINT')
  return {
    endpoint: service,
    publicEndpoint: open === '' ? service : endpoint('S3_PUBLIC_ENDPOINT', open),
    bucket: told('S3_BUCKET'),
    region: told('S3_REGION') === '' ? REGION : told('S3_REGION'),
    accessKeyId: told('S3_ACCESS_KEY_ID'),
    secretAccessKey: told('S3_SECRET_ACCESS_KEY'),
  }
}
