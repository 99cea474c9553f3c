import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { chainDays } from '@cauce/domain/sick-leave/chain'
import { previousLeave } from '@cauce/domain/sick-leave/previous-leave'
import { automaticProrroga } from '@cauce/domain/sick-leave/prorroga'
import { thresholdsReached } from '@cauce/domain/sick-leave/thresholds'
import type { SickLeave } from '@cauce/domain/sick-leave/sick-leave'
import { leavesOf } from '../../modules/incapacidades/read-leaves.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { seedDatabase } from '../seed.ts'

const TODAY = '2026-11-21'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.db, {
    demo: true,
    today: TODAY,
    now: new Date('2026-11-21T12:24:00.000Z'),
    log: () => {},
  })
})
afterAll(() => database.close())

const leavesOfDocument = async (numero_documento: string): Promise<readonly SickLeave[]> => {
  const { id } = await database.db
    .selectFrom('afiliados')
    .select('id')
    .where('numero_documento', '=', numero_documento)
    .executeTakeFirstOrThrow()
  return leavesOf(database.db, id)
}

/** Fifteen days from today by the diagnosis of the last leave. */
const nextOf = (leaves: readonly SickLeave[], dias: number) => {
  const [last] = leaves
  if (last === undefined) throw new Error('no leaves')
  const fresh = { ...last, fecha_inicio: TODAY, fecha_final: addDays(TODAY, dias - 1), prorroga: 'Si' as const }
  return { ...fresh, fecha_levantamiento: null, estado_id: 1 }
}

/** Days of the thresholds that ten more days would reach. */
const near = async (documento: string) => {
  const leaves = await leavesOfDocument(documento)
  return thresholdsReached(nextOf(leaves, 10), leaves, 'contributivo').map(({ dia }) => dia)
}

describe('las incapacidades de la demostración', () => {
  it('María Elena: 14 y 15 días por M545 hasta ayer, y 5 más de hace meses; otros 15 suman 44', async () => {
    const leaves = await leavesOfDocument('43512887')
    expect(leaves.map(({ dias, cie10, dias_acumulados }) => [dias, cie10.codigo, dias_acumulados])).toEqual([
      [15, 'M545', 29],
      [14, 'M545', 14],
      [5, 'J069', 5],
    ])
    expect(leaves[0]).toMatchObject({ fecha_final: addDays(TODAY, -1), prorroga: 'Si' })
    const next = nextOf(leaves, 15)
    expect(automaticProrroga(next, previousLeave(next, leaves))).toBe('Si')
    expect(chainDays(next, leaves)).toEqual({ antes: 29, total: 44 })
  })

  it('hay cadenas a pocos días de los umbrales 119 y 180', async () => {
    expect(await near('43056771')).toEqual([119])
    expect(await near('42995630')).toEqual([180])
  })

  it('una anulada con la que la reemplazó, una levantada y dos licencias', async () => {
    const [replaced, annulled] = await leavesOfDocument('71645882')
    expect(new Set([replaced?.estado.nombre, annulled?.estado.nombre])).toEqual(new Set(['Activo', 'Anulado']))
    const [lifted] = await leavesOfDocument('1017223498')
    expect(lifted).toMatchObject({ estado: { nombre: 'Levantado' }, dias: 20, dias_acumulados: 11 })
    expect((await leavesOfDocument('1014256783'))[0]).toMatchObject({ contingencia: 'licencia maternidad', dias: 126 })
    expect((await leavesOfDocument('1076321450'))[0]).toMatchObject({ contingencia: 'Licencia Paternidad', dias: 14 })
  })

  it('un esguince durante un episodio depresivo: dos incapacidades y un solo reconocimiento', async () => {
    const sprain = (await leavesOfDocument('43056771')).find(({ cie10 }) => cie10.codigo === 'S934')
    // 15 days before it and its 20.
    expect(sprain).toMatchObject({
      dias: 20,
      dias_acumulados: 35,
      motivo_simultanea: expect.stringContaining('tobillo'),
    })
    expect(sprain?.simultaneidad).toContain('se reconocen como una sola')
  })

  it('cada una tiene la firma de la médica, su radicado de la serie y la secretaría de su municipio', async () => {
    const rows = await database.db
      .selectFrom('incapacidades as i')
      .innerJoin('secretarias_educacion as s', 's.id', 'i.entidad_territorial')
      .select(['i.radicado', 'i.documento', 'i.municipio_id', 's.codigo_dane', 'i.created_at', 'i.fecha_inicio'])
      .orderBy('i.radicado')
      .execute()
    expect(new Set(rows.map(({ documento }) => documento))).toEqual(new Set(['1037580214']))
    for (const { municipio_id, codigo_dane } of rows) {
      expect(String(municipio_id).padStart(5, '0').startsWith(codigo_dane.slice(0, 2))).toBe(true)
    }
    const { ultimo } = await database.db
      .selectFrom('incapacidad_series')
      .select('ultimo')
      .where('anio', '=', 2026)
      .executeTakeFirstOrThrow()
    expect(rows.at(-1)?.radicado).toBe(`2026-${ultimo}`)
  })
})
