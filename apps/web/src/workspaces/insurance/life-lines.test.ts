import { expect, it } from 'vitest'
import { lifeLines } from './life-lines.ts'

const past = {
  fecha_nacimiento: '1980-05-01',
  estados: [
    { estado_id: 1, desde: '2026-01-01', hasta: '2026-01-05' },
    { estado_id: 2, desde: '2026-01-06', hasta: null },
  ],
  atencion: [
    {
      municipio: { id: 1, nombre: 'Quibdó' },
      sede: null,
      origen: 'portabilidad',
      desde: '2026-01-10',
      hasta: '2026-02-01',
    },
  ],
  condiciones: [],
} as const

it('lays each stretch over the same days, until today, and leaves out the lanes that have nothing', () => {
  const { desde, lineas } = lifeLines({ pasado: past }, '2026-01-10')
  expect(desde).toBe('2026-01-01')
  expect(lineas.map(({ nombre }) => nombre)).toEqual(['Estado', 'Atención'])
  expect(lineas[0]?.tramos.map(({ texto, inicio, ancho }) => [texto, inicio, ancho])).toEqual([
    ['Activo', 0, 0.5],
    ['Suspendido', 0.5, 0.5],
  ])
  expect(lineas[1]?.tramos[0]).toMatchObject({ texto: 'Quibdó', inicio: 0.9, tono: 'waiting' })
})

it('draws a person who came today', () => {
  const { lineas } = lifeLines(
    { pasado: { ...past, estados: [{ estado_id: 1, desde: '2026-01-10', hasta: null }], atencion: [] } },
    '2026-01-10',
  )
  expect(lineas[0]?.tramos).toMatchObject([{ inicio: 0, ancho: 1 }])
})
