import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('sin variables usa la base embebida en modo de demostración', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      databaseUrl: null,
      demo: true,
      production: false,
      smtpUrl: null,
    })
  })

  it('nunca hay demostración en producción', () => {
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', CAUCE_DEMO: '1' }).demo).toBe(false)
  })

  it('con PostgreSQL la demostración se pide', () => {
    const DATABASE_URL = 'postgres://cauce@localhost/cauce'
    expect(readConfig({ DATABASE_URL }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL, CAUCE_DEMO: '1' }).demo).toBe(true)
    expect(readConfig({ CAUCE_DEMO: '0' }).demo).toBe(false)
  })

  it('dice en español qué variable está mal', () => {
    expect(() => readConfig({ PORT: 'ochenta' })).toThrow(ConfigError)
    expect(() => readConfig({ PORT: '70000' })).toThrow('PORT debe ser un número entero de 0 a 65535')
    expect(() => readConfig({ DATABASE_URL: 'mysql://x' })).toThrow('DATABASE_URL debe empezar por postgres://')
  })

  it('el secreto es largo o no es', () => {
    expect(readConfig({}).secret).toBeNull()
    expect(readConfig({ CAUCE_SECRET: 's'.repeat(32) }).secret).toBe('s'.repeat(32))
    expect(() => readConfig({ CAUCE_SECRET: 'corto' })).toThrow('CAUCE_SECRET debe tener al menos 32 caracteres.')
    expect(readConfig({ METRICS_TOKEN: 'm'.repeat(32) }).metricsToken).toBe('m'.repeat(32))
    expect(() => readConfig({ METRICS_TOKEN: 'corto' })).toThrow('METRICS_TOKEN debe tener al menos 32 caracteres.')
  })

  it('los archivos van a un bucket si se dice entero cuál', () => {
    const S3 = {
      S3_ENDPOINT: 'https://s3.ejemplo.co/',
      S3_BUCKET: 'archivos-cauce',
      S3_ACCESS_KEY_ID: 'AKID',
      S3_SECRET_ACCESS_KEY: 'secreto',
    }
    expect(readConfig({}).s3).toBeNull()
    expect(readConfig(S3).s3).toEqual({
      endpoint: 'https://s3.ejemplo.co',
      publicEndpoint: 'https://s3.ejemplo.co',
      bucket: 'archivos-cauce',
      region: 'us-east-1',
      accessKeyId: 'AKID',
      secretAccessKey: 'secreto',
    })
    expect(readConfig({ ...S3, S3_PUBLIC_ENDPOINT: 'https://archivos.co' }).s3?.publicEndpoint).toBe(
      'https://archivos.co',
    )
    expect(() => readConfig({ S3_BUCKET: 'archivos-cauce' })).toThrow(
      'Para guardar los archivos en S3 falta: S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
    )
    expect(() => readConfig({ ...S3, S3_ENDPOINT: 'disco' })).toThrow('S3_ENDPOINT debe ser una dirección')
    expect(() => readConfig({ ...S3, S3_BUCKET: 'a/../b' })).toThrow('S3_BUCKET no es el nombre de un bucket.')
  })

  it('la dirección pública no termina en barra', () => {
    expect(readConfig({ PUBLIC_URL: 'https://cauce.co/' }).publicUrl).toBe('https://cauce.co')
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  })
})
