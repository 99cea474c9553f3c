import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { avatarSource } from './avatar-source.ts'
import { setSecurityHeaders } from './security.ts'

describe('avatarSource', () => {
  it.each([
    [null, []],
    ['https://avatares.ejemplo.co/api/?name={name}&size={size}', ['https://avatares.ejemplo.co']],
    ['http://localhost:8080/{name}', ['http://localhost:8080']],
    ['/avatares/{name}.png', []],
    ['https://{name}.ejemplo.co/', []],
    ['data:image/png,{name}', []],
    ['https://*/{name}', []],
  ])('of %s is %j', (avatarUrl, sources) => {
    expect(avatarSource(avatarUrl)).toEqual(sources)
  })
})

const imagesAllowed = async (env: NodeJS.ProcessEnv): Promise<string | undefined> => {
  const app = Fastify()
  await setSecurityHeaders(app, readConfig(env))
  app.get('/', () => ({}))
  const policy = String((await app.inject('/')).headers['content-security-policy'])
  await app.close()
  return policy.split(';').find((directive) => directive.startsWith('img-src'))
}

describe('the pictures that the browser may load', () => {
  it('are our own, unless avatars are configured', async () => {
    expect(await imagesAllowed({})).toBe("img-src 'self' data: blob:")
    expect(await imagesAllowed({ AVATAR_URL: 'https://avatares.ejemplo.co/?n={name}&s={size}' })).toBe(
      "img-src 'self' data: blob: https://avatares.ejemplo.co",
    )
  })
})
