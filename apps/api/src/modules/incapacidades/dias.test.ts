import { afterAll, beforeAll, expect, it } from 'vitest'
import { inForce } from '@cauce/domain/sick-leave/law'
import { leaveForm, newLeaveVisit, storedLeaves, todayOf } from '../../../../../tests/support/sick-leave.ts'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('medico@cauce.demo')
})
afterAll(() => server.close())

it('el máximo de días es el del ajuste de hoy, también para el formulario', async () => {
  const visit = await newLeaveVisit(server.db)
  const setting = { clave: 'incapacidad.dias_certificado', vigente_desde: todayOf(), fuente: 'Decreto de prueba' }
  await server.db
    .insertInto('ajustes')
    .values({ ...setting, valor: '{"cualquiera": 20}' })
    .execute()
  const body = await leaveForm(server.db, visit, { dias: 21 })
  expect(await server.call('/api/incapacidades/registrar', { token, body })).toMatchObject({
    status: 422,
    body: { errores: { dias: ['Por favor ingrese una cantidad de días menor o igual a 20 días!'] } },
  })
  expect(await storedLeaves(server.db, visit.afiliado_id)).toEqual([])
  const form = await server.call(`/api/incapacidades/contexto/${visit.consulta_id}`, { token })
  expect(inForce(Object(form.body).ley.certificado, todayOf())).toMatchObject({ cualquiera: 20, maternidad: 266 })
})
