import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { completedYears } from '@cauce/domain/affiliate/completed-years'
import { proposeRouting } from '@cauce/domain/ordering/propose-routing'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { seedDatabase } from '../seed.ts'

const TODAY = '2026-11-21'
const NOW = new Date('2026-11-21T12:24:00.000Z')

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database.db, { demo: true, today: TODAY, now: NOW, log: () => {} })
})
afterAll(() => database.close())

const consultation = (id: number) =>
  database.db
    .selectFrom('consultas as c')
    .innerJoin('afiliados as a', 'a.id', 'c.afiliado_id')
    .innerJoin('users as u', 'u.id', 'c.medico_user_id')
    .leftJoin('medidas as m', 'm.consulta_id', 'c.id')
    .select([
      'c.afiliado_id',
      'c.tipo_consulta_id',
      'c.fecha_hora',
      'c.estado_id',
      'c.demo',
      'u.email',
      'm.peso',
      'm.talla',
      'm.isc',
    ])
    .select([
      'a.tipo_afiliado_id',
      'a.primer_apellido',
      'a.numero_documento',
      'a.fecha_nacimiento',
      'a.municipio_atencion_id',
      'a.ips_id',
    ])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow()

const route = async (consulta: number, codigo: string) => {
  const { ips_id, municipio_atencion_id } = await consultation(consulta)
  const cup = await database.db
    .selectFrom('cups')
    .select(['id', 'servicio'])
    .where('codigo', '=', codigo)
    .executeTakeFirstOrThrow()
  const place = await database.db
    .selectFrom('municipios')
    .selectAll()
    .where('id', '=', municipio_atencion_id)
    .executeTakeFirst()
  const contratos = await database.db
    .selectFrom('contratos as k')
    .innerJoin('reps as r', 'r.id', 'k.rep_id')
    .innerJoin('municipios as m', 'm.id', 'r.municipio_id')
    .select([
      'r.id as rep_id',
      'r.nombre',
      'm.id as municipio_id',
      'm.nombre as municipio',
      'm.departamento_id',
      'k.servicio',
    ])
    .select(['k.prioridad', 'k.vigente_desde', 'k.vigente_hasta', 'r.activo'])
    .execute()
  return proposeRouting({
    item_id: cup.id,
    servicio: cup.servicio,
    ips_id,
    municipio_id: place?.id ?? null,
    municipio_nombre: place?.nombre ?? null,
    departamento_id: place?.departamento_id ?? null,
    contratos,
    hoy: TODAY,
  })
}

describe('consultas de la historia', () => {
  test.each([
    [1, 2, false],
    [2, 2, true],
    [3, 1, false],
    [4, 4, false],
    [5, 3, false],
    [6, 6, false],
  ])('la consulta %i es de un afiliado de tipo %i, hoy, de medico@', async (id, kind, proceduresOnly) => {
    const found = await consultation(id)
    expect(found).toMatchObject({ tipo_afiliado_id: kind, email: 'medico@cauce.demo', demo: true })
    expect(found.tipo_consulta_id === 87).toBe(proceduresOnly)
    expect(bogotaDate(found.fecha_hora.getTime())).toBe(TODAY)
    expect(found.isc).not.toBeNull()
  })

  test('la primera es la de María Elena Gómez, 54 años, 68,0 kg y 162 cm, a las 07:20 y en consulta', async () => {
    const found = await consultation(1)
    expect(found).toMatchObject({
      primer_apellido: 'Gómez',
      numero_documento: '43512887',
      peso: '68.0',
      talla: '162.0',
      isc: '1.75',
      estado_id: 3,
    })
    expect(found.fecha_hora.toISOString()).toBe('2026-11-21T12:20:00.000Z')
    expect(completedYears(found.fecha_nacimiento, TODAY)).toBe(54)
    const allergies = await database.db
      .selectFrom('alergias_afiliado')
      .select(['nombre', 'reaccion', 'anio'])
      .where('afiliado_id', '=', found.afiliado_id)
      .execute()
    expect(allergies).toEqual([{ nombre: 'Penicilinas', reaccion: 'anafilaxia', anio: 2019 }])
  })

  test('medico@ tiene hoy 24 consultas: 1 en consulta, 2 en sala, 18 por confirmar, 2 atendidas y 1 que no asistió', async () => {
    const rows = await database.db
      .selectFrom('consultas as c')
      .innerJoin('users as u', 'u.id', 'c.medico_user_id')
      .select(['c.estado_id', 'c.fecha_hora'])
      .where('u.email', '=', 'medico@cauce.demo')
      .execute()
    const today = rows.filter(({ fecha_hora }) => bogotaDate(fecha_hora.getTime()) === TODAY)
    expect([3, 2, 1, 4, 5].map((state) => today.filter(({ estado_id }) => estado_id === state).length)).toEqual([
      1, 2, 18, 2, 1,
    ])
    expect(new Set(today.map(({ fecha_hora }) => fecha_hora.getTime())).size).toBe(24)
    expect(new Set(rows.map(({ fecha_hora }) => bogotaDate(fecha_hora.getTime()))).size).toBeGreaterThan(8)
  })
})

describe('direccionamiento de la consulta 1', () => {
  test('el hemograma va a la IPS primaria, automático', async () => {
    expect(await route(1, '902210')).toMatchObject({
      automatico: true,
      regla: 'ips_primaria',
      rep: { nombre: 'Sede Laureles' },
    })
  })
  test('la colonoscopia tiene una sede contratada y dos alternativas', async () => {
    expect(await route(1, '452301')).toMatchObject({ automatico: false, motivo: 'Contrato vigente · 2 alternativas' })
  })
  test('la ecografía de abdomen queda sin direccionamiento', async () => {
    expect(await route(1, '881302')).toMatchObject({ rep: null, motivo: 'Ninguna sede contratada en Medellín' })
  })
  test('la consulta 5, en Bello, se direcciona fuera de su municipio', async () => {
    expect((await route(5, '452301')).motivo).toContain('Contrato vigente en Medellín, fuera de su municipio')
  })
  test('el afiliado de la consulta 6 no tiene municipio ni IPS', async () => {
    expect(await consultation(6)).toMatchObject({ municipio_atencion_id: null, ips_id: null })
  })
})

describe('órdenes anteriores', () => {
  test('María Elena tiene siete líneas que siguen vivas o cambiaron hace poco, en cinco estados', async () => {
    const lines = await database.db
      .selectFrom('orden_procedimientos as l')
      .innerJoin('cups as p', 'p.id', 'l.cup_id')
      .select(['l.orden_id', 'p.codigo', 'l.estado_id', 'l.fecha_vencimiento'])
      .where('l.afiliado_id', '=', 1)
      .where('l.fecha_vencimiento', '>=', TODAY)
      .orderBy('l.id', 'desc')
      .execute()
    expect(lines.map(({ orden_id, codigo, estado_id }) => [orden_id, codigo, estado_id])).toEqual([
      [40218, '903841', 1],
      [40218, '903895', 1],
      [39977, '876802', 3],
      [39702, '902045', 2],
      [39410, '890276', 42],
      [39055, '883101', 5],
      [39055, '881202', 4],
    ])
    expect(lines[0]?.fecha_vencimiento).toBe('2027-02-19')
  })

  test('el último movimiento de cada línea es su estado, con autor, y ninguna es futura', async () => {
    const lines = await database.db
      .selectFrom('orden_procedimientos')
      .select(['id', 'estado_id', 'estado_desde'])
      .execute()
    const moves = await database.db.selectFrom('orden_movimientos').selectAll().orderBy('id').execute()
    for (const line of lines) {
      const life = moves.filter((move) => move.orden_procedimientos_id === line.id)
      expect(life[0]).toMatchObject({ evento: 'crear', de_estado_id: null })
      expect(life.at(-1)).toMatchObject({ a_estado_id: line.estado_id, created_at: line.estado_desde })
      expect(life.every(({ created_at }) => created_at <= NOW)).toBe(true)
    }
    expect(new Set(lines.map(({ estado_id }) => estado_id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 42, 49]))
  })

  test('la siguiente orden sigue la numeración y no choca con las que hay', async () => {
    const { id } = await database.db
      .insertInto('ordenes')
      .values({ consulta_id: 1, afiliado_id: 1, tipo_orden_id: 2, user_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(id).toBe(40231)
    await database.db.deleteFrom('ordenes').where('id', '=', id).execute()
  })
})
