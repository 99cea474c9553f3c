import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { setSecurityHeaders } from './security.ts'

const policyOf = async (captcha: Config['captcha']): Promise<string> => {
  const app = fastify()
  await setSecurityHeaders(app, { ...readConfig({}), captcha })
  app.get('/', () => 'hola')
  const { headers } = await app.inject('/')
  await app.close()
  return String(headers['content-security-policy'])
}

it.each([null, { siteKey: null, secretKey: 'secreta' }])(
  'lets no script of others in without a captcha to show',
  async (captcha) => {
    const policy = await policyOf(captcha)
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('google')
  },
)

it('lets only the captcha in where there is one', async () => {
  const policy = await policyOf({ siteKey: 'publica', secretKey: null })
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
  expect(policy).toContain(
    "frame-src 'self' blob: https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;",
  )
  expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/;")
})

it('files go to the bucket where there is one, and nothing else of it comes in', async () => {
  const app = fastify()
  const bucket = { S3_BUCKET: 'archivos', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  const addresses = { S3_ENDPOINT: 'http://minio:9000', S3_PUBLIC_ENDPOINT: 'https://archivos.ejemplo.co/s3' }
  await setSecurityHeaders(app, readConfig({ ...bucket, ...addresses }))
  app.get('/', () => 'hola')
  const policy = String((await app.inject('/')).headers['content-security-policy'])
  await app.close()
  expect(policy).toContain("connect-src 'self' https://archivos.ejemplo.co;")
  expect(policy.split('archivos.ejemplo.co')).toHaveLength(2)
  expect(policy).not.toContain('minio')
})

it('a file of the built application carries only what is about a file', async () => {
  const app = fastify()
  await setSecurityHeaders(app, readConfig({ PUBLIC_URL: 'https://cauce.ejemplo.co' }))
  app.get('/assets/index.js', () => 'hola')
  app.get('/', () => 'hola')
  const [file, page] = [await app.inject('/assets/index.js'), await app.inject('/')]
  await app.close()
  expect(file.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
  expect(Object.keys(file.headers)).not.toContain('content-security-policy')
  expect(Object.keys(page.headers)).toEqual(
    expect.arrayContaining(['content-security-policy', 'x-frame-options', 'permissions-policy', 'referrer-policy']),
  )
})
