import { expect, it } from 'vitest'
import { calendarOf, type CalendarLine } from './calendar.ts'

const line = (nombre: string, change: Partial<CalendarLine> = {}): CalendarLine => ({
  nombre,
  dosis_formulada: 100,
  unidad: 'mg',
  via: 'Intravenosa',
  dias_aplicacion: '1',
  cantidad_aplicaciones: 1,
  ...change,
})

const order = { fecha_inicio: '2026-11-23', frecuencia_repeticion: 14, ciclo: 1, ciclo_total: 2 }

it('has each day on which something is given, with its drugs, doses and routes', () => {
  const days = calendarOf({
    ...order,
    lineas: [line('Oxaliplatino', { dosis_formulada: 167.5 }), line('Fluorouracilo', { dias_aplicacion: '1,2' })],
  })
  expect(
    days.map(({ fecha, ciclo, dia, medicamentos }) => [fecha, ciclo, dia, medicamentos.map((m) => m.nombre)]),
  ).toEqual([
    ['2026-11-23', 1, 1, ['Oxaliplatino', 'Fluorouracilo']],
    ['2026-11-24', 1, 2, ['Fluorouracilo']],
    ['2026-12-07', 2, 1, ['Oxaliplatino', 'Fluorouracilo']],
    ['2026-12-08', 2, 2, ['Fluorouracilo']],
  ])
  expect(days[0]?.medicamentos[0]).toEqual({
    posicion: 0,
    nombre: 'Oxaliplatino',
    dosis: 167.5,
    unidad: 'mg',
    via: 'Intravenosa',
    fase: null,
    tomas: 1,
  })
})

it('leaves out the cycles in which a drug is not given, and the days with nothing', () => {
  const lineas = [line('Paclitaxel', { ciclos_aplica: '2' }), line('Ilegible', { dias_aplicacion: 'lunes' })]
  expect(calendarOf({ ...order, lineas }).map(({ ciclo }) => ciclo)).toEqual([2])
})

it('tells how many doses a day has, where they are the same every day', () => {
  const lineas = [
    line('Capecitabina', { dias_aplicacion: '1-14', cantidad_aplicaciones: 28 }),
    line('Mesna', { dias_aplicacion: '1,2', cantidad_aplicaciones: 3 }),
  ]
  expect(calendarOf({ ...order, lineas })[0]?.medicamentos.map(({ tomas }) => tomas)).toEqual([2, null])
})
