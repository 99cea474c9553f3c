/** The calendar of a server whose clock stands on any day: leap days, month ends, and a long random life against a wall calendar. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import * as Schema from 'effect/Schema'
import { SickLeaveForm } from '@cauce/domain/sick-leave/sick-leave'
import {
  EMERGENCY_VISIT,
  leaveForm,
  newLeaveVisit,
  storedLeaves,
  type LeaveVisit,
} from '../../../../../tests/support/sick-leave.ts'
import { startTestServer, type TestServer } from '../../../../../tests/support/server.ts'
import { ApiFailure } from '../../http/failure.ts'
import { sessionUser, testCtx } from '../../testing/database.ts'
import { annulLeave, liftLeave } from './move-leave.ts'
import { leavesOf } from './read-leaves.ts'
import { registerLeave } from './register-leave.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const decode = Schema.decodeUnknownSync(SickLeaveForm)

/** The doctor's call on a day, at noon in Bogotá. */
const ctxOn = (day: string) =>
  testCtx(server.db, {
    user: sessionUser({ id: 1, permissions: ['blog.vista'] }),
    now: () => new Date(`${day}T17:00:00.000Z`),
  })

/** Kept only where the rule asks for it. */
const WHY = 'Es otra lesión, de otro día'

/** Registered on that day, in a consultation of that day. */
const registerOn = async (day: string, visit: LeaveVisit, change: Parameters<typeof leaveForm>[2]) => {
  const fecha_hora = new Date(`${day}T15:00:00.000Z`)
  await server.db.updateTable('consultas').set({ fecha_hora }).where('id', '=', visit.consulta_id).execute()
  const usual = { causa_retroactiva: 'urgencias_internacion', motivo_prorroga: WHY }
  return registerLeave(ctxOn(day), decode(await leaveForm(server.db, visit, { ...usual, ...change })))
}

const refusalOf = async (work: Promise<unknown>): Promise<ApiFailure> => {
  try {
    await work
  } catch (error) {
    if (error instanceof ApiFailure) return error
    throw error
  }
  throw new Error('it was not refused')
}

describe('el calendario del servidor', () => {
  it.each([
    ['2028-02-20', '2028-02-29', 1, '2028-02-29'],
    ['2028-02-20', '2028-02-29', 2, '2028-03-01'],
    ['2028-02-20', '2028-02-01', 30, '2028-03-01'],
    ['2027-02-20', '2027-02-28', 2, '2027-03-01'],
    ['2027-02-20', '2027-02-01', 30, '2027-03-02'],
    ['2100-02-20', '2100-02-28', 2, '2100-03-01'],
    ['2026-12-15', '2026-12-31', 1, '2026-12-31'],
    ['2026-12-15', '2026-12-31', 30, '2027-01-29'],
    ['2026-04-30', '2026-04-30', 30, '2026-05-29'],
    ['2026-01-31', '2026-01-31', 30, '2026-03-01'],
  ])('el %s, desde el %s por %i días termina el %s', async (today, fecha_inicio, dias, fecha_final) => {
    const visit = await newLeaveVisit(server.db, { tipo_consulta_id: EMERGENCY_VISIT })
    const { radicado } = await registerOn(today, visit, { fecha_inicio, dias })
    expect(radicado.slice(0, 4)).toBe(today.slice(0, 4))
    expect(await storedLeaves(server.db, visit.afiliado_id)).toMatchObject([
      { fecha_inicio, fecha_final, ultimo_dia: fecha_final },
    ])
  })

  it.each([
    ['2027-02-20', '2027-02-29'],
    ['2100-02-20', '2100-02-29'],
    ['2026-04-20', '2026-04-31'],
    ['2026-12-20', '2026-12-32'],
  ])('el %s, el %s no existe', async (today, fecha_inicio) => {
    const visit = await newLeaveVisit(server.db, { tipo_consulta_id: EMERGENCY_VISIT })
    const { status, errores } = await refusalOf(registerOn(today, visit, { fecha_inicio }))
    expect([status, errores]).toEqual([422, { fecha_inicio: ['Debe ser una fecha válida (AAAA-MM-DD)'] }])
    expect(await storedLeaves(server.db, visit.afiliado_id)).toEqual([])
  })
})

it('la licencia de cuidado de la niñez cuenta con lo que ya se certificó en el año', async () => {
  const visit = await newLeaveVisit(server.db)
  const care = { contingencia: 'Licencia para el cuidado de la niñez' }
  await registerOn('2027-03-01', visit, { ...care, dias: 12, fecha_inicio: '2027-03-01' })
  const { status, errores } = await refusalOf(
    registerOn('2027-06-01', visit, { ...care, dias: 1, fecha_inicio: '2027-06-01' }),
  )
  expect(status).toBe(422)
  expect(errores?.['dias']?.[0]).toContain('En 2027 ya se certificaron 10.')
  await registerOn('2028-01-03', visit, { ...care, dias: 5, fecha_inicio: '2028-01-03' })
})

type Act =
  | {
      readonly tipo: 'registrar'
      readonly salto: number
      readonly inicio: number
      readonly dias: number
      readonly dx: string
      /** Whether it says which other event it certifies. */
      readonly explica: boolean
    }
  | { readonly tipo: 'anular' | 'levantar'; readonly cual: number; readonly dia: number }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      tipo: fc.constant('registrar' as const),
      salto: fc.integer({ min: 0, max: 25 }),
      inicio: fc.integer({ min: -30, max: 30 }),
      dias: fc.integer({ min: 1, max: 30 }),
      dx: fc.constantFrom('M545', 'M544', 'J069'),
      explica: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      tipo: fc.constantFrom('anular' as const, 'levantar' as const),
      cual: fc.nat({ max: 50 }),
      dia: fc.integer({ min: 0, max: 31 }),
    }),
  },
)

const daysOf = (from: string, until: string): readonly string[] => {
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

let known: ReadonlyMap<number, string> | undefined

/** Of the whole catalogue, which does not change: read once. */
const categories = async (): Promise<ReadonlyMap<number, string>> => {
  known ??= new Map(
    (await server.db.selectFrom('cie10').select(['id', 'codigo']).execute()).map(({ id, codigo }) => [
      id,
      codigo.slice(0, 3),
    ]),
  )
  return known
}

/** Every day of the affiliate that counts, by the illnesses whose leaves cover it, each as many times as they do. */
const wallCalendar = async ({ afiliado_id }: LeaveVisit): Promise<ReadonlyMap<string, readonly string[]>> => {
  const illness = await categories()
  const days = new Map<string, readonly string[]>()
  for (const leave of await storedLeaves(server.db, afiliado_id)) {
    if (leave.estado_id === 2) continue
    for (const day of daysOf(leave.fecha_inicio, leave.ultimo_dia)) {
      days.set(day, [...(days.get(day) ?? []), illness.get(leave.diagnostico_id) ?? ''])
    }
  }
  return days
}

/** One act of a life; the refusals that the rules give are part of it. */
const live = async (visit: LeaveVisit, today: string, one: Act): Promise<void> => {
  const leaves = await storedLeaves(server.db, visit.afiliado_id)
  if (one.tipo === 'registrar') {
    const fecha_inicio = addDays(today, one.inicio)
    const wall = await wallCalendar(visit)
    const taken = daysOf(fecha_inicio, addDays(fecha_inicio, one.dias - 1)).flatMap((day) => wall.get(day) ?? [])
    const { id } = await server.db
      .selectFrom('cie10')
      .select('id')
      .where('codigo', '=', one.dx)
      .executeTakeFirstOrThrow()
    const motivo_simultanea = one.explica ? WHY : null
    const work = registerOn(today, visit, { fecha_inicio, dias: one.dias, diagnostico_id: id, motivo_simultanea })
    if (taken.includes(one.dx.slice(0, 3))) expect((await refusalOf(work)).codigo).toBe('incapacidad.duplicada')
    else if (taken.length > 0 && !one.explica)
      expect(Object.keys((await refusalOf(work)).errores ?? {})).toEqual(['motivo_simultanea'])
    else expect((await work).res).toBe(true)
    return
  }
  const leave = leaves[one.cual % Math.max(1, leaves.length)]
  if (leave === undefined) return
  const body = { id: leave.id, motivo: 'Lo pide la prueba' }
  const fecha_levantamiento = addDays(leave.fecha_inicio, one.dia)
  const work =
    one.tipo === 'anular' ? annulLeave(ctxOn(today), body) : liftLeave(ctxOn(today), { ...body, fecha_levantamiento })
  const fits = one.tipo === 'anular' || (one.dia > 0 && fecha_levantamiento <= leave.fecha_final)
  if (leave.estado_id === 1 && fits) await work
  else expect([409, 422]).toContain((await refusalOf(work)).status)
}

describe('una vida larga de incapacidades', () => {
  it('registra donde el calendario está libre, o es otra enfermedad y se explica, y solo allí; los acumulados nunca pasan de los cubiertos', async () => {
    const lives = fc.sample(fc.array(act, { minLength: 10, maxLength: 20 }), { numRuns: 8, seed: 20_261_121 })
    for (const acts of lives) {
      const visit = await newLeaveVisit(server.db, { tipo_consulta_id: EMERGENCY_VISIT })
      let today = '2027-12-01'
      for (const one of acts) {
        if (one.tipo === 'registrar') today = addDays(today, one.salto)
        await live(visit, today, one)
        for (const illnesses of (await wallCalendar(visit)).values()) {
          expect(new Set(illnesses).size).toBe(illnesses.length)
        }
      }
      const days = [...(await wallCalendar(visit)).keys()]
      const leaves = await leavesOf(server.db, visit.afiliado_id)
      expect(days.every(isCalendarDate)).toBe(true)
      for (const { dias_acumulados } of leaves) expect(dias_acumulados).toBeLessThanOrEqual(days.length)
    }
  })
})
