/** The block of loads by its calls: who may, what is no file, stopping and going on, and a file in which lines point to one another. */
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cargas } from '@cauce/contract/cargas'
import { startTestServer, type TestServer } from '../support/server.ts'
import { loadedBy, readLoad, sendLoad, settledLoad } from '../support/loads.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.login('admin@cauce.demo')
})
afterAll(() => server.close())

const as = (who: string) => ({
  call: (method: string, path: string, body?: object) =>
    server.call(`/api${path}`, { method, token: who, ...(body === undefined ? {} : { body }) }),
  put: (path: string, bytes: Uint8Array<ArrayBuffer>) => server.send(path, bytes),
})
const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }): string =>
  `${status} ${Schema.decodeUnknownSync(Schema.Struct({ codigo: Schema.String }))(body).codigo}`
const jobs = (count: number, from = 0): string =>
  ['Código,Nombre', ...Array.from({ length: count }, (_, at) => `K${from + at},Cargo de prueba ${from + at}`)].join(
    '\n',
  )
const file = (texto: string) => ({ nombre: 'cargos.csv', texto })

it('quien no tiene la página ni pide, ni ve, ni carga', async () => {
  const mine = await loadedBy(as(token), 'admin/cargos', file(jobs(1)))
  const other = as(await server.login('medico@cauce.demo'))
  expect(codeOf(await sendLoad(other, 'admin/cargos', file(jobs(1))))).toBe('403 permiso.denegado')
  for (const path of ['', '/lineas', '/rechazos']) {
    expect(codeOf(await other.call('GET', `/cargas/${mine.id}${path}`))).toBe('403 permiso.denegado')
  }
  const apply = await other.call('POST', `/cargas/${mine.id}/aplicar`, { modo: 'buenas' })
  expect(codeOf(apply)).toBe('403 permiso.denegado')
})

it('lo que no es un archivo de esos se dice antes de leerlo', async () => {
  const me = as(token)
  expect(codeOf(await sendLoad(me, 'no/existe', file('a')))).toBe('422 datos.invalidos')
  expect(codeOf(await sendLoad(me, 'admin/cargos', file('\0PK')))).toBe('422 archivo.tipo')
  const headless = await sendLoad(me, 'admin/cargos', file('Color\nazul'))
  expect(headless).toMatchObject({ status: 422, body: { errores: { archivo: ['Faltan columnas: Código y Nombre'] } } })
  const asked = await me.call('POST', '/cargas', { carga: 'admin/cargos', nombre: 'a.csv', tamano: 2_000_000_000 })
  expect(codeOf(asked)).toBe('422 datos.invalidos')
  const { id } = Schema.decodeUnknownSync(cargas.pedir.answer)(
    (await me.call('POST', '/cargas', { carga: 'admin/cargos', nombre: 'a.csv', tamano: 10 })).body,
  )
  expect(codeOf(await me.call('POST', `/cargas/${id}/revisar`))).toBe('409 archivo.no_recibido')
  expect(codeOf(await me.call('POST', `/cargas/${id}/aplicar`, { modo: 'buenas' }))).toBe('409 carga.no_lista')
  const empty = await loadedBy(me, 'admin/cargos', file('Código,Nombre\n'))
  expect(empty).toMatchObject({ estado: 'ilegible', mensaje: 'El archivo no tiene líneas' })
  const broken = await loadedBy(me, 'admin/cargos', file('Código,Nombre\nA,"b\n'))
  expect(broken.mensaje).toContain('No se pudo leer como CSV')
})

it('cancelada deja lo hecho, sigue desde donde iba, y nada entra dos veces', async () => {
  const me = as(token)
  const count = 3_000
  const { id } = await loadedBy(me, 'admin/cargos', file(jobs(count, 1_000)))
  await me.call('POST', `/cargas/${id}/aplicar`, { modo: 'buenas' })
  const stopped = readLoad((await me.call('POST', `/cargas/${id}/cancelar`)).body)
  expect(stopped.estado).toBe('cancelada')
  expect(stopped.creadas).toBeLessThan(count)
  await Promise.all([1, 2, 3].map(() => me.call('POST', `/cargas/${id}/aplicar`, { modo: 'buenas' })))
  const done = readLoad((await settledLoad(me, id)).body)
  expect(done).toMatchObject({ estado: 'terminada', total: count, creadas: count, por_crear: 0, rechazadas: 0 })
  const rows = await server.db.selectFrom('cargos').select('codigo').where('codigo', 'like', 'K%').execute()
  expect(rows.filter(({ codigo }) => Number(codigo.slice(1)) >= 1_000)).toHaveLength(count)
  const late = await me.call('POST', `/cargas/${id}/aplicar`, { modo: 'buenas' })
  expect(codeOf(late)).toBe('409 carga.no_lista')
})

it('todas o ninguna: si al cargarla una ya no sirve, nada queda y se dice cuál', async () => {
  const me = as(token)
  const { id } = await loadedBy(me, 'admin/cargos', file('Código,Nombre\nT1,Primero de todos\nT2,Segundo de todos'))
  await me.call('POST', '/maestros/admin/cargos', {
    valores: { codigo: 'OTRO', nombre: 'Segundo de todos', descripcion: '' },
  })
  await me.call('POST', `/cargas/${id}/aplicar`, { modo: 'todas' })
  const after = readLoad((await settledLoad(me, id)).body)
  expect(after).toMatchObject({ estado: 'revisada', creadas: 0, rechazadas: 1 })
  expect(after.mensaje).toContain('No se guardó nada: 1 línea por corregir')
  expect(await server.db.selectFrom('cargos').select('id').where('codigo', '=', 'T1').execute()).toEqual([])
})

it('una línea puede apuntar a otra de antes, también al revisar', async () => {
  const texto = 'Código,Nombre,Grupo\nZG1,Grupo de prueba,\nZG2,Subgrupo de prueba,ZG1'
  const review = await loadedBy(as(token), 'admin/grupoSubgrupos', { nombre: 'grupos.csv', texto })
  expect(review).toMatchObject({ estado: 'revisada', por_crear: 2, rechazadas: 0 })
})
