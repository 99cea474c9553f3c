import { expect, it } from 'vitest'
import { portabilityLife } from './portability.ts'

const { step, offered, isFinal } = portabilityLife
const FREE = { la_tiene: false, empieza: false, sin_prorroga: null }
const MINE = { ...FREE, la_tiene: true }

it('la asigna o la niega quien la está estudiando', () => {
  expect(step('radicada', 'tomar', FREE)).toEqual({ estado: 'en_estudio' })
  expect(step('en_estudio', 'asignar_sede', FREE)).toMatchObject({ codigo: 'portabilidad.transicion_no_permitida' })
  expect(step('en_estudio', 'asignar_sede', MINE)).toEqual({ estado: 'asignada' })
  expect(step('en_estudio', 'asignar_sede', { ...MINE, empieza: true })).toEqual({ estado: 'activa' })
  expect(step('en_estudio', 'negar', MINE)).toEqual({ estado: 'negada' })
  expect(step('en_estudio', 'soltar', MINE)).toEqual({ estado: 'radicada' })
})

it('empieza y vence por su fecha, y regresar la termina', () => {
  expect(step('asignada', 'empezar', FREE)).toEqual({ estado: 'activa' })
  expect(step('activa', 'vencer', FREE)).toEqual({ estado: 'vencida' })
  expect(step('activa', 'terminar', FREE)).toEqual({ estado: 'terminada' })
  expect(step('vencida', 'prorrogar', FREE)).toEqual({ estado: 'activa' })
  expect(step('activa', 'prorrogar', { ...FREE, sin_prorroga: 'No' })).toMatchObject({ error: 'No' })
  expect(step('activa', 'anular', FREE)).toMatchObject({ codigo: 'portabilidad.transicion_no_permitida' })
})

it('cerrada no ofrece nada, y lo que hace el reloj no se ofrece a nadie', () => {
  for (const state of ['terminada', 'negada', 'anulada'] as const) {
    expect(isFinal(state)).toBe(true)
    expect(offered(state, MINE)).toEqual([])
  }
  expect(offered('asignada', MINE).map(({ evento }) => evento)).toEqual(['anular'])
})
