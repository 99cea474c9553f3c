import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureOf } from '@cauce/domain/medication/dose-unit'
import { monthlyQuantity } from '@cauce/domain/medication/monthly-quantity'
import { medicationExpiry, treatmentEnd } from '@cauce/domain/medication/treatment-end'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { contentsColumn, contentsOf } from '../../modules/medicamentos/contents-of.ts'
import { seedDatabase } from '../seed.ts'

const TODAY = '2026-11-21'
const NOW = new Date('2026-11-21T12:24:00.000Z')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.db, { demo: true, today: TODAY, now: NOW, log: () => {} })
})
afterAll(() => database.close())

describe('medicamentos de la demostración', () => {
  test('cantidad, tratamiento y vencimiento son los de las reglas', async () => {
    const lines = await database.db
      .selectFrom('orden_articulos as l')
      .innerJoin('medicamentos as m', 'm.id', 'l.codesumi_id')
      .selectAll('l')
      .select(contentsColumn('m.nombre'))
      .execute()
    expect(lines.length).toBeGreaterThan(35)
    for (const line of lines) {
      const span = { fechaVigencia: line.fecha_vigencia, meses: line.meses, duracion: line.duracion }
      const tiempo = line.unidad_tiempo === 'Días' ? 'Días' : 'Horas'
      expect(line.cantidad_medico).toBe(
        monthlyQuantity({
          tiempo,
          frecuencia: Number(line.frecuencia),
          dosis: Number(line.dosis),
          duracion: line.duracion,
          medida: measureOf(line.unidad_dosis, { contenido: contentsOf(line.contenido) }),
        }),
      )
      expect(line.cantidad_medico).toBeGreaterThan(0)
      expect([line.fin_tratamiento, line.fecha_vencimiento]).toEqual([treatmentEnd(span), medicationExpiry(span)])
    }
  })

  test('hay dosis que se miden, en varias unidades, con sus envases', async () => {
    const measured = await database.db
      .selectFrom('orden_articulos as l')
      .innerJoin('medicamentos as m', 'm.id', 'l.codesumi_id')
      .select(['m.nombre', 'l.unidad_dosis', 'l.cantidad_medico'])
      .where('l.unidad_dosis', 'is not', null)
      .execute()
    expect(new Set(measured.map(({ unidad_dosis }) => unidad_dosis))).toEqual(
      new Set(['mL', 'UI', 'gotas', 'puff', 'aplicación']),
    )
    const containersOf = (name: string) => measured.find(({ nombre }) => nombre.startsWith(name))?.cantidad_medico
    expect(['Insulina glargina', 'Amoxicilina 250', 'Salbutamol'].map(containersOf)).toEqual([2, 2, 2])
  })

  test('la vida de cada línea termina en su estado, nada es futuro y hay de todos los estados', async () => {
    const lines = await database.db.selectFrom('orden_articulos').select(['id', 'estado_id']).execute()
    const moves = await database.db.selectFrom('orden_movimientos').selectAll().orderBy('id').execute()
    for (const line of lines) {
      const life = moves.filter((move) => move.orden_articulos_id === line.id)
      expect(life[0]).toMatchObject({ evento: 'crear', de_estado_id: null })
      expect(life.at(-1)?.a_estado_id).toBe(line.estado_id)
      expect(life.every(({ created_at }) => created_at <= NOW)).toBe(true)
    }
    expect(new Set(lines.map(({ estado_id }) => estado_id))).toEqual(new Set([1, 2, 3, 5, 49]))
  })

  test('lo que no se verificó tiene por qué y motivo; lo cambiado dice por qué orden', async () => {
    const ledger = await database.db.selectFrom('orden_articulo_comprobaciones').selectAll().execute()
    const unverified = ledger.filter(({ respuesta }) => respuesta === 'no_verificada')
    expect(unverified.length).toBeGreaterThan(2)
    expect(unverified.every(({ por_que, motivo }) => por_que !== null && (motivo ?? '').length >= 10)).toBe(true)
    const replaced = await database.db
      .selectFrom('orden_articulos as n')
      .innerJoin('orden_articulos as v', 'v.id', 'n.reemplaza_id')
      .select(['v.estado_id', 'v.estado_motivo', 'n.orden_id'])
      .execute()
    expect(replaced.length).toBeGreaterThan(0)
    for (const { estado_id, estado_motivo, orden_id } of replaced) {
      expect(estado_id).toBe(2)
      expect(estado_motivo).toContain(`Cambiada por la orden ${orden_id}`)
    }
  })

  test('una alergia se registró después de haber formulado lo que ahora no se puede', async () => {
    const sulfa = await database.db
      .selectFrom('orden_articulos as l')
      .innerJoin('medicamentos as m', 'm.id', 'l.codesumi_id')
      .innerJoin('alergias_afiliado as a', 'a.afiliado_id', 'l.afiliado_id')
      .select(['l.created_at', 'a.created_at as registrada'])
      .where('m.nombre', 'like', 'Trimetoprim%')
      .executeTakeFirstOrThrow()
    expect(sulfa.registrada > sulfa.created_at).toBe(true)
  })

  test('toda consulta tiene diagnóstico y uno es el principal', async () => {
    const rows = await database.db
      .selectFrom('consultas as c')
      .leftJoin('consulta_diagnosticos as d', (join) =>
        join.onRef('d.consulta_id', '=', 'c.id').on('d.principal', '=', true),
      )
      .select(['c.id', 'd.cie10_id'])
      .execute()
    expect(rows.filter(({ cie10_id }) => cie10_id === null)).toEqual([])
  })

  test('Medellín tiene dos farmacias con contrato vigente; en Belén la entrega la IPS primaria', async () => {
    const sites = await database.db
      .selectFrom('contratos as k')
      .innerJoin('reps as r', 'r.id', 'k.rep_id')
      .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
      .select('r.nombre')
      .where('k.servicio', '=', 'farmacia')
      .where('m.nombre', '=', 'Medellín')
      .orderBy('k.prioridad')
      .execute()
    expect(sites.map(({ nombre }) => nombre)).toEqual(['Farmacia Laureles', 'Farmacia Belén', 'Sede Belén'])
  })
})
