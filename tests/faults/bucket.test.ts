/** The whole server with its files in a bucket: what goes there, what does not, and what happens while the bucket is away. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { chat } from '@cauce/contract/chat'
import { type S3Double, startS3Double } from '../../apps/api/src/testing/s3-double.ts'
import { type TestServer, startTestServer } from '../support/server.ts'
import { credentials } from '../support/credentials.ts'
import { wholePdf } from '../../apps/api/src/testing/pdf-file.ts'

const readPeople = Schema.decodeUnknownSync(chat.empleados.answer)
const readChannel = Schema.decodeUnknownSync(chat.crear.answer)
const readBegun = Schema.decodeUnknownSync(chat.mensajeConAdjuntos.answer)
const readSaved = Schema.decodeUnknownSync(chat.guardarAdjuntos.answer)
const readAddress = Schema.decodeUnknownSync(chat.urlTemporal.answer)
const AT_ONCE = 50
const pdf = wholePdf('epicrisis')

let bucket: S3Double
let server: TestServer
let token: string
beforeAll(async () => {
  bucket = await startS3Double()
  server = await startTestServer({ config: { s3: bucket.settings } })
  token = await server.login('medico@cauce.demo')
})
afterAll(async () => {
  await server.close()
  await bucket.close()
})

const call = (path: string, body?: unknown) => server.call(`/api${path}`, { token, body })
const begin = async (canal: number) => {
  const form = new FormData()
  form.append('canal_id', String(canal))
  form.append('mensaje', '')
  form.append('nombre_adjuntos[]', 'epicrisis.pdf')
  form.append('tamano_adjuntos[]', String(pdf.length))
  const headers = credentials(token)
  const address = new URL('/api/mensaje/crear-nuevo-mensaje', server.url)
  return readBegun(await (await fetch(address, { method: 'POST', body: form, headers })).json())
}

it('los archivos van y vuelven sin pasar por el servidor ni llevar la sesión, y si el bucket se cae se sigue después', async () => {
  const [other] = readPeople((await call('/empleados/listarEmpleadosActivos')).body)
  const { id: canal } = readChannel((await call('/chat/crear', { user_recibe_id: other?.user_id ?? 0 })).body)
  const page = await server.call('/', { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-security-policy')).toContain(`connect-src 'self' ${bucket.settings.endpoint};`)

  const { mensaje, urlArchivo } = await begin(canal)
  const [target] = urlArchivo
  expect(target?.url.startsWith(`${bucket.settings.endpoint}/archivos-cauce/por-enviar/`)).toBe(true)
  expect((await fetch(target?.url ?? '', { method: 'PUT', body: Uint8Array.from(pdf) })).status).toBe(200)
  const body = { mensaje_id: mensaje.id, nombre_adjunto: ['epicrisis.pdf'], adjunto: [target?.ruta ?? ''] }
  bucket.down = true
  const refused = await call('/mensaje/guardar-informacion-adjuntos', body)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await call('/chat/listar/1')).status).toBe(200)
  bucket.down = false

  const saves = Array.from({ length: AT_ONCE }, () => call('/mensaje/guardar-informacion-adjuntos', body))
  const all = (await Promise.all(saves)).map((one) => readSaved(one.body).mensaje)
  const saved = readSaved((await call('/mensaje/guardar-informacion-adjuntos', body)).body).mensaje
  expect(all).toEqual(all.map(() => saved))
  const path = saved.adjuntos[0]?.ruta ?? ''
  const keys = [...bucket.objects.keys()]
  expect([keys.includes(path), keys.filter((key) => key.startsWith('por-enviar/'))]).toEqual([true, []])
  const asked = { disco: 'digital', path, tiempo: 10 }
  const { url } = readAddress((await call('/adjuntos/generar-url-temporal-consulta', asked)).body)
  const answer = await fetch(url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf)
  expect(bucket.asked.some(({ bearer }) => bearer)).toBe(false)
})
