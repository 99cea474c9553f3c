import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, addUser, openTestDatabase, sessionUser, testCtx } from '../../testing/database.ts'
import { gathered, signIns } from './sign-ins.ts'

const NOON = Date.parse('2026-11-20T17:00:00.000Z')
const ATTACKER = '203.0.113.66'
const CLINIC = '190.0.2.7'

let database: TestDatabase
let people: number[] = []
const ctx = () => testCtx(database.db, { user: sessionUser({ id: people[0] ?? 0 }) })

const entry = (accion: string, user_id: number | null, ip: string, minute: number) => ({
  accion,
  user_id,
  recurso: user_id === null ? 'sesion' : 'usuario',
  recurso_id: user_id === null ? null : String(user_id),
  detalle: '{}',
  ip,
  agente: null,
  created_at: new Date(NOON + minute * 60_000),
})

beforeAll(async () => {
  database = await openTestDatabase()
  people = []
  for (const name of ['laura', 'andres', 'catalina']) people.push(await addUser(database.db, `${name}@cauce.demo`))
  const [laura = 0, andres = 0, catalina = 0] = people
  await database.db
    .insertInto('auditoria')
    .values([
      entry('ingreso.correcto', laura, CLINIC, 0),
      entry('ingreso.fallido', laura, CLINIC, 1),
      entry('ingreso.codigo_fallido', laura, CLINIC, 2),
      entry('sesion.cerrar', laura, CLINIC, 3),
      ...[laura, andres, catalina, null].flatMap((person, at) =>
        Array.from({ length: 6 }, (_, round) => entry('ingreso.fallido', person, ATTACKER, 10 + at * 6 + round)),
      ),
      entry('ingreso.bloqueado', andres, ATTACKER, 60),
      { ...entry('sesion.cerrar_todas', laura, CLINIC, 70), recurso_id: String(andres) },
      entry('orden.crear', laura, CLINIC, 80),
    ])
    .execute()
})
afterAll(() => database.close())

describe('los ingresos', () => {
  it('se ven uno por uno, con cuántos hay de cada resultado', async () => {
    const answer = await signIns(ctx(), {})
    expect(answer.total).toBe(30)
    expect(answer.data[0]).toMatchObject({
      accion: 'sesion.cerrar_todas',
      usuario: { email: 'laura@cauce.demo' },
      de: { email: 'andres@cauce.demo' },
    })
    expect(Object.fromEntries(answer.por_resultado.map(({ resultado, total }) => [resultado, total]))).toEqual({
      correcto: 1,
      contrasena: 25,
      codigo: 1,
      bloqueado: 1,
      cierre: 2,
      inactividad: 0,
      vencida: 0,
      negado: 0,
    })
  })

  it('se filtran por resultado, persona, dirección y día; los totales siguen siendo los del período', async () => {
    const failed = await signIns(ctx(), { resultado: 'contrasena', ip: ATTACKER })
    expect(failed.total).toBe(24)
    expect(failed.por_resultado.find(({ resultado }) => resultado === 'bloqueado')?.total).toBe(1)
    expect((await signIns(ctx(), { usuario_id: people[2] ?? 0 })).total).toBe(6)
    expect((await signIns(ctx(), { desde: '2026-11-21' })).total).toBe(0)
  })
})

describe('los fallos reunidos', () => {
  it('por dirección dejan ver un ataque', async () => {
    const { data, total } = await gathered(ctx(), { por: 'direccion' })
    expect(total).toBe(2)
    expect(data[0]).toMatchObject({
      ip: ATTACKER,
      usuario: null,
      fallos: 25,
      bloqueos: 1,
      correctos: 0,
      cuentas: 4,
      primero_at: new Date(NOON + 10 * 60_000).toISOString(),
      sospecha: 'Fallaron 4 cuentas desde la misma dirección: parece un ataque',
    })
    expect(data[1]).toMatchObject({ ip: CLINIC, fallos: 2, correctos: 1, sospecha: null })
  })

  it('por cuenta, también la que no existe', async () => {
    const { data } = await gathered(ctx(), { por: 'cuenta' })
    expect(data.map(({ usuario, fallos }) => [usuario?.email ?? null, fallos])).toEqual([
      ['laura@cauce.demo', 8],
      ['andres@cauce.demo', 7],
      [null, 6],
      ['catalina@cauce.demo', 6],
    ])
    expect((await gathered(ctx(), { por: 'cuenta', por_pagina: 2, pagina: 2 })).data).toHaveLength(2)
  })
})
