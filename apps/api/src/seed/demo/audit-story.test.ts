import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { suspicion } from '@cauce/domain/audit/suspicion'
import { signIns, gathered } from '../../modules/auditoria/sign-ins.ts'
import { list } from '../../modules/clientes/service.ts'
import { openTestDatabase, sessionUser, testCtx, type TestDatabase } from '../../testing/database.ts'
import { seedDatabase } from '../seed.ts'

const NOW = new Date('2026-11-21T12:24:00.000Z')
let database: TestDatabase
const ctx = () => testCtx(database.db, { user: sessionUser({ id: 5 }), now: () => NOW })

beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.db, { demo: true, today: '2026-11-21', now: NOW, log: () => {} })
})
afterAll(() => database.close())

describe('la historia de la demostración en la auditoría', () => {
  it('son treinta días de ingresos, todos marcados, ninguno en el futuro', async () => {
    const rows = await database.db.selectFrom('auditoria').select(['detalle', 'created_at']).execute()
    expect(rows.length).toBeGreaterThan(300)
    expect(rows.every(({ detalle }) => JSON.stringify(detalle).includes('"demo":true'))).toBe(true)
    expect(rows.every(({ created_at }) => created_at < NOW)).toBe(true)
    expect((await signIns(ctx(), { hasta: '2026-10-21' })).total).toBe(0)
    const { por_resultado } = await signIns(ctx(), {})
    const some = por_resultado.filter(({ total }) => total > 0).map(({ resultado }) => resultado)
    expect(some).toEqual(['correcto', 'contrasena', 'codigo', 'bloqueado', 'cierre', 'inactividad'])
  })

  it('una noche hubo un ataque, que queda arriba y no se confunde con olvidos', async () => {
    const { data } = await gathered(ctx(), { por: 'direccion' })
    expect(data[0]).toMatchObject({ ip: '203.0.113.66', correctos: 0, cuentas: 8, bloqueos: 7 })
    expect(data[0]?.sospecha).toContain('parece un ataque')
    expect(data.slice(1).every(({ sospecha }) => sospecha === null)).toBe(true)
    expect(suspicion({ por: 'direccion', fallos: data[0]?.fallos ?? 0, cuentas: 1 })).not.toBeNull()
  })

  it('hay tres programas, uno inactivo, marcados como de demostración', async () => {
    const programs = await list(ctx())
    expect(programs).toHaveLength(3)
    expect(programs.every(({ demo }) => demo)).toBe(true)
    expect(programs.filter(({ activo }) => !activo)).toHaveLength(1)
  })
})
