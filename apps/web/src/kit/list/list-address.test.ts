import { defineList, day, oneOf, rowOf, textOf, yesOrNo } from '@cauce/contract/kit/list'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changedView,
  filtered,
  isWhole,
  listAddress,
  listState,
  listView,
  nextOrder,
  questionOf,
  type ListView,
} from './list-address.ts'

const PEOPLE = defineList({
  filters: {
    texto: textOf(100, { isPrivate: true }),
    estado: oneOf(['activos', 'inactivos']),
    rol: rowOf('rol_id'),
    fecha: day(),
    mias: yesOrNo({ si: true }, 'propias'),
  },
  sorts: { nombre: 'up', usos: 'down' },
  usual: 'nombre',
  row: 'persona',
  opens: { in: 'abrir', ways: ['ver', 'nuevo'], withoutRow: ['nuevo'] },
  isCut: true,
  keeps: ['vista'],
})
type View = ListView<typeof PEOPLE>
const TODAY = { fecha: '2026-11-27' }
const view = (address: string, state: unknown = null): View =>
  listView(PEOPLE, new URLSearchParams(address), state, TODAY)
const address = (shown: View, before = ''): string =>
  listAddress(PEOPLE, shown, TODAY, new URLSearchParams(before)).toString()
const change = (from: string, to: Partial<View>): string => address(changedView(PEOPLE, view(from), to))

describe('the address of a list', () => {
  it('says nothing of what is as usual', () => {
    expect(view('')).toEqual({ filtros: TODAY, orden: 'nombre', pagina: 1, corte: null, fila: null, abrir: null })
    expect(address(view(''))).toBe('')
    expect(isWhole(PEOPLE, view('estado=activos'), TODAY)).toBe(false)
    expect(isWhole(PEOPLE, view('orden=-usos&pagina=2&persona=3'), TODAY)).toBe(true)
  })

  it('says each thing and comes back to the same view, whatever was chosen', () => {
    fc.assert(
      fc.property(
        fc.record({
          filtros: fc.record(
            {
              texto: fc.string({ minLength: 1, maxLength: 100 }).filter((said) => said.trim() !== ''),
              estado: fc.constantFrom('activos', 'inactivos'),
              rol: fc.integer({ min: 1, max: 99_999 }).map(String),
              fecha: fc.constantFrom('2026-11-27', '2026-02-28'),
            },
            { requiredKeys: ['fecha'] },
          ),
          orden: fc.constantFrom('nombre', '-nombre', 'usos', '-usos'),
          pagina: fc.integer({ min: 1, max: 999 }),
          fila: fc.integer({ min: 1, max: 999 }),
          abrir: fc.constantFrom('ver' as const, null),
        }),
        (some) => {
          const shown: View = { corte: null, ...some }
          const said = address(shown)
          expect(said).not.toContain('texto')
          expect(listView(PEOPLE, new URLSearchParams(said), listState(PEOPLE, shown), TODAY)).toEqual(shown)
        },
      ),
    )
  })

  it.each(['abrir=ver', 'estado=otros', 'orden=clave', 'persona=0', 'rol=a', 'fecha=2026-02-30', 'texto=Ana'])(
    'takes %s for not said',
    (said) => {
      expect(view(said)).toEqual(view(''))
    },
  )

  it('keeps what is of the page and not of the list', () => {
    expect(address(view('estado=activos'), 'vista=lista&otra=1')).toBe('vista=lista&estado=activos')
  })

  it('asks the server in its own words', () => {
    const asked = view('rol=3&mias=si&orden=-usos', { texto: '  Ana ' })
    expect(questionOf(PEOPLE, asked)).toEqual({
      texto: 'Ana',
      rol_id: 3,
      propias: true,
      fecha: '2026-11-27',
      orden: '-usos',
    })
  })
})

describe('a change of a list', () => {
  it('goes to the first page and selects nothing where what is listed changes', () => {
    expect(change('pagina=2&corte=9&persona=3&abrir=ver', { filtros: { ...TODAY, estado: 'activos' } })).toBe(
      'estado=activos',
    )
    expect(change('pagina=2&persona=3', { orden: '-usos' })).toBe('orden=-usos')
    expect(change('persona=3&abrir=ver', { pagina: 2, corte: 9 })).toBe('pagina=2&corte=9')
    expect(change('pagina=2&corte=9&persona=3', { abrir: 'ver' })).toBe('pagina=2&corte=9&persona=3&abrir=ver')
  })

  it('leaves open what is open beside the list', () => {
    const beside = defineList({
      filters: { texto: textOf(9) },
      sorts: {},
      usual: '',
      row: 'fila',
      opens: { in: 'abrir', ways: ['ver'], beside: true },
    })
    const shown = listView(beside, new URLSearchParams('fila=3&abrir=ver&pagina=2'), null)
    expect(changedView(beside, shown, { filtros: { texto: 'a' } })).toMatchObject({ pagina: 1, fila: 3, abrir: 'ver' })
  })

  it('takes a filter away where it says nothing', () => {
    expect(filtered(view('estado=activos'), 'estado', null)).toEqual(TODAY)
    expect(filtered(view(''), 'texto', '  ')).toEqual(TODAY)
    expect(filtered(view(''), 'rol', '7')).toEqual({ ...TODAY, rol: '7' })
  })

  it('turns the order of a column around', () => {
    expect(nextOrder(PEOPLE, 'nombre', 'nombre')).toBe('-nombre')
    expect(nextOrder(PEOPLE, 'nombre', 'usos')).toBe('-usos')
    expect(nextOrder(PEOPLE, '-usos', 'usos')).toBe('usos')
  })
})
