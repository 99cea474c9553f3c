import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditRow } from '../../audit/audit.ts'
import { type TestDatabase, addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { affiliates, entry, people, search } from './service.ts'

const DAY = 24 * 3_600_000
const START = Date.parse('2026-11-01T15:00:00.000Z')

let database: TestDatabase
let [laura, mauricio] = [0, 0]
const reads: AuditRow[] = []
const ctx = () =>
  testCtx(database.db, { user: sessionUser({ id: mauricio }), reads: { add: (row) => reads.push(row) } })

const note = ({
  at,
  detalle = {},
  ...fields
}: {
  accion: string
  at: number
  user_id?: number | null
  recurso?: string
  recurso_id?: string | null
  detalle?: object
  ip?: string
  afiliado_id?: number
}) =>
  database.db
    .insertInto('auditoria')
    .values({
      recurso: 'consulta',
      recurso_id: '118',
      user_id: laura,
      ip: '190.0.2.7',
      agente: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      ...fields,
      detalle: JSON.stringify(detalle),
      created_at: new Date(at),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

beforeAll(async () => {
  database = await openTestDatabase()
  laura = await addUser(database.db, 'laura@cauce.demo')
  mauricio = await addUser(database.db, 'mauricio@cauce.demo')
  await sql`insert into entidades (id, codigo, nombre) values (1, 'E1', 'Entidad')`.execute(database.db)
  await sql`insert into tipos_documento (id, codigo, nombre) values (1, 'CC', 'Cédula'), (2, 'TI', 'Tarjeta')`.execute(
    database.db,
  )
  await sql`insert into tipos_afiliado (id, nombre) values (1, 'Cotizante')`.execute(database.db)
  await sql`insert into estados_afiliado (id, nombre) values (1, 'Activo')`.execute(database.db)
  await sql`insert into estados_consulta (id, nombre) values (2, 'En sala'), (3, 'En consulta')`.execute(database.db)
  await sql`insert into afiliados (id, primer_nombre, primer_apellido, tipo_documento_id, numero_documento, sexo, fecha_nacimiento,
    tipo_afiliado_id, estado_afiliado_id, entidad_id, busqueda)
    values (9, 'María', 'Gómez', 1, '43512887', 'F', '1972-01-01', 1, 1, 1, 'maria gomez 43512887')`.execute(
    database.db,
  )
  await note({ accion: 'consulta.leer', at: START, afiliado_id: 9 })
  await note({
    accion: 'consulta.abrir',
    at: START + DAY,
    afiliado_id: 9,
    detalle: { de_estado_id: 2, a_estado_id: 3 },
  })
  await note({
    accion: 'ingreso.fallido',
    at: START + 2 * DAY,
    user_id: null,
    recurso: 'sesion',
    recurso_id: null,
    ip: '203.0.113.5',
  })
  await note({ accion: 'usuario.crear', at: START + 3 * DAY, user_id: mauricio, recurso: 'usuario', recurso_id: '4' })
})
afterAll(() => database.close())

const found = async (filter: Parameters<typeof search>[1]) =>
  (await search(ctx(), filter)).data.map(({ accion }) => accion)

describe('buscar en la auditoría', () => {
  it('sin filtros da todo, lo más nuevo primero, con quién, cuál registro, de qué afiliado y desde dónde', async () => {
    const answer = await search(ctx(), {})
    expect(answer).toMatchObject({ total: 4, hay_mas: false, pagina: 1, por_pagina: 25 })
    expect(answer.data.map(({ accion }) => accion)).toEqual([
      'usuario.crear',
      'ingreso.fallido',
      'consulta.abrir',
      'consulta.leer',
    ])
    expect(answer.data[3]).toMatchObject({
      usuario: { id: laura, email: 'laura@cauce.demo' },
      afiliado: { id: 9, nombre: 'María Gómez', documento: 'CC 43 512 887' },
      equipo: 'Chrome en Windows',
      ip: '190.0.2.7',
    })
    expect(answer.data[1]?.usuario).toBeNull()
  })

  it('filtra por persona, registro, afiliado, acción, grupo, clase y dirección', async () => {
    expect(await found({ usuario_id: mauricio })).toEqual(['usuario.crear'])
    expect(await found({ recurso: 'consulta', recurso_id: '118' })).toEqual(['consulta.abrir', 'consulta.leer'])
    expect(await found({ recurso: 'consulta', recurso_id: '11' })).toEqual([])
    expect(await found({ afiliado_id: 9, clase: 'cambios' })).toEqual(['consulta.abrir'])
    expect(await found({ accion: 'ingreso.fallido' })).toEqual(['ingreso.fallido'])
    expect(await found({ grupo: 'lecturas' })).toEqual(['consulta.leer'])
    expect(await found({ grupo: 'usuarios', accion: 'consulta.leer' })).toEqual([])
    expect(await found({ clase: 'lecturas' })).toEqual(['consulta.leer'])
    expect(await found({ ip: '203.0.113.5' })).toEqual(['ingreso.fallido'])
  })

  it('los días son los de Bogotá, los dos incluidos', async () => {
    await note({ accion: 'agenda.leer', at: Date.parse('2026-11-11T04:59:59.999Z') })
    await note({ accion: 'historia.leer', at: Date.parse('2026-11-11T05:00:00.000Z') })
    expect(await found({ desde: '2026-11-10', hasta: '2026-11-10' })).toEqual(['agenda.leer'])
    expect(await found({ desde: '2026-11-11', hasta: '2026-11-11' })).toEqual(['historia.leer'])
  })

  it('dice quiénes son la persona y el afiliado por los que se busca', async () => {
    expect(await search(ctx(), { usuario_id: laura, afiliado_id: 9 })).toMatchObject({
      usuario: { email: 'laura@cauce.demo' },
      afiliado: { nombre: 'María Gómez' },
    })
    expect(await search(ctx(), { usuario_id: 99_999 })).toMatchObject({ usuario: null, data: [] })
  })

  it('lo que pasa mientras se pasa de página no la mueve', async () => {
    const first = await search(ctx(), { por_pagina: 2 })
    await note({ accion: 'sesion.cerrar', at: START + 30 * DAY })
    const second = await search(ctx(), { por_pagina: 2, pagina: 2, corte: first.corte })
    const all = await search(ctx(), { corte: first.corte })
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(all.data.slice(0, 4).map(({ id }) => id))
    expect(second.total).toBe(first.total)
    expect((await search(ctx(), { pagina: 500 })).data).toEqual([])
  })

  it('consultarla queda anotado, con lo que se buscó', async () => {
    reads.length = 0
    await search(ctx(), { accion: 'orden.crear', pagina: 2, corte: 1_000_000 })
    expect(reads).toMatchObject([{ accion: 'auditoria.leer', user_id: mauricio }])
    expect(JSON.parse(reads[0]?.detalle ?? '')).toEqual({ accion: 'orden.crear', pagina: 2 })
  })
})

describe('una entrada', () => {
  it('trae su detalle y los nombres de lo que menciona; verla queda anotado', async () => {
    const row = (await search(ctx(), { accion: 'consulta.abrir' })).data[0]
    reads.length = 0
    expect(await entry(ctx(), row?.id ?? 0)).toMatchObject({
      accion: 'consulta.abrir',
      detalle: { de_estado_id: 2, a_estado_id: 3 },
      nombres: [
        { campo: 'a_estado_id', id: 3, nombre: 'En consulta' },
        { campo: 'de_estado_id', id: 2, nombre: 'En sala' },
      ],
    })
    expect(reads).toMatchObject([{ accion: 'auditoria.ver', recurso_id: String(row?.id), afiliado_id: 9 }])
  })

  it('la que no existe es un 404', async () => {
    await expect(entry(ctx(), 2_000_000_000)).rejects.toMatchObject({ status: 404 })
  })
})

describe('por quién se puede buscar', () => {
  it('personas por un pedazo de su correo; afiliados por su documento exacto, con puntos o sin ellos', async () => {
    expect(await people(ctx(), 'LAUR')).toMatchObject([{ id: laura }])
    expect(await people(ctx(), '%')).toEqual([])
    expect(await affiliates(ctx(), '43.512.887')).toEqual([
      { id: 9, nombre: 'María Gómez', documento: 'CC 43 512 887' },
    ])
    expect(await affiliates(ctx(), '43512')).toEqual([])
  })

  it('haber buscado a un afiliado queda anotado sin su documento', async () => {
    reads.length = 0
    await affiliates(ctx(), '43512887')
    expect(reads).toMatchObject([{ accion: 'afiliado.buscar', afiliado_id: 9, detalle: '{}' }])
  })
})

describe('la auditoría', () => {
  it('no se cambia, no se borra y no se vacía', async () => {
    const refused = /La auditoría no se modifica ni se borra/u
    await expect(database.db.updateTable('auditoria').set({ accion: 'otra' }).execute()).rejects.toThrow(refused)
    await expect(database.db.deleteFrom('auditoria').execute()).rejects.toThrow(refused)
    await expect(sql`truncate auditoria`.execute(database.db)).rejects.toThrow(refused)
  })
})
