import { type Server, createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CAPTCHA_DOWN, CAPTCHA_FAILED } from '@cauce/domain/session/captcha'
import { ApiFailure } from '../../http/failure.ts'
import { checkCaptcha } from './captcha.ts'

let service: Server
let url: string
let answer: { status: number; body: string }
let asked: string[]

beforeAll(async () => {
  service = createServer((request, response) => {
    let sent = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      sent += chunk
    })
    request.on('end', () => {
      asked.push(sent)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const bound = service.address()
  url = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}/siteverify`
})
afterAll(() => new Promise((resolve) => service.close(resolve)))
beforeEach(() => {
  asked = []
  answer = { status: 200, body: '{"success": true, "hostname": "cauce.co"}' }
})

const check = (token?: string, secretKey: string | null = 'secreta', captchaVerifyUrl = url) =>
  checkCaptcha({ captcha: { siteKey: 'publica', secretKey }, captchaVerifyUrl }, token).then(
    () => null,
    (error: unknown) => (error instanceof ApiFailure ? `${error.status} ${error.message}` : error),
  )

describe('el captcha', () => {
  it('deja pasar con un token que el servicio toma, y solo le dice el token', async () => {
    expect(await check('token')).toBeNull()
    expect(asked).toEqual(['secret=secreta&response=token'])
  })

  it('sin token, o con uno que el servicio no toma, pide intentar de nuevo', async () => {
    answer.body = '{"success": false, "error-codes": ["timeout-or-duplicate"]}'
    expect([await check(), await check(' '), await check('token')]).toEqual(Array(3).fill(`422 ${CAPTCHA_FAILED}`))
    expect(asked).toHaveLength(1)
  })

  it('cuando el servicio no responde, o no reconoce la clave, lo dice', async () => {
    const answers = [await check('token', 'secreta', 'http://127.0.0.1:9/')]
    for (const told of [
      { status: 500, body: '{}' },
      { status: 200, body: '<html>' },
      { status: 200, body: '{"ok": 1}' },
      { status: 200, body: '{"success": false, "error-codes": ["invalid-input-secret"]}' },
    ]) {
      answer = told
      answers.push(await check('token'))
    }
    expect(answers).toEqual(Array(5).fill(`503 ${CAPTCHA_DOWN}`))
  })

  it('no se pide donde no hay clave secreta', async () => {
    expect([await check(undefined, null), await check('token', null)]).toEqual([null, null])
    expect(await checkCaptcha({ captcha: null, captchaVerifyUrl: url }, undefined)).toBeUndefined()
    expect(asked).toEqual([])
  })
})
