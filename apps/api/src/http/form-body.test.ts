import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { handleErrors } from './errors.ts'
import { formFields, readForms } from './form-body.ts'
import { readJsonBodies } from './json-body.ts'

const app = Fastify()
handleErrors(app)
readJsonBodies(app)
await readForms(app)
app.post('/', async (request) => formFields(request))
afterAll(() => app.close())

const BOUNDARY = 'x'
const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const END = `--${BOUNDARY}--\r\n`
const post = (payload: string, type = `multipart/form-data; boundary=${BOUNDARY}`) =>
  app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } })
const fields = async (payload: string): Promise<unknown> => (await post(payload)).json()

describe('un formulario', () => {
  it('es un objeto: lo repetido, y lo que dice que es lista, es una lista', async () => {
    const form =
      field('canal_id', '7') + field('nombre_adjuntos[]', 'año.pdf') + field('otro', 'a') + field('otro', 'b')
    expect(await fields(form + END)).toEqual({ canal_id: '7', nombre_adjuntos: ['año.pdf'], otro: ['a', 'b'] })
    expect([await fields(END), await fields('')]).toEqual([{}, {}])
  })

  it.each([
    [
      'con un archivo',
      `--x\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n%PDF\r\n${END}`,
      undefined,
    ],
    ['cortado', field('a', 'b'), undefined],
    ['con un campo enorme', field('a', 'b'.repeat(65_537)) + END, undefined],
    ['que no es un formulario', 'hola', undefined],
    ['con demasiados campos', field('a', 'b').repeat(101) + END, undefined],
    ['sin frontera', field('a', 'b') + END, 'multipart/form-data'],
    ['con otra frontera', field('a', 'b') + END, 'multipart/form-data; boundary=y'],
    ['de otra clase', '{"a":1}', 'application/json'],
    ['sin decir de qué clase', 'a=b', 'application/x-www-form-urlencoded'],
    ['con un nombre que tienen todos los objetos', field('constructor', 'b') + END, undefined],
    ['con __proto__', field('__proto__', 'b') + END, undefined],
  ])('%s no entra, y es culpa de quien lo envía', async (_name, payload, type) => {
    const { statusCode } = await post(payload, type)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  })
})
