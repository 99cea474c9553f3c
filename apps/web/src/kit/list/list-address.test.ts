import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedView, filtered, isWhole, listAddress, listView, nextOrder, type ListShape } from './list-address.ts'

const SHAPE: ListShape = {
  filters: { estado: ['activos', 'inactivos'], clase: ['propia', 'ajena'] },
  sorts: { nombre: 'up', usos: 'down' },
  usual: 'nombre',
}
const view = (address: string) => listView(SHAPE, new URLSearchParams(address))

describe('the address of a list', () => {
  it('says nothing of what is as usual', () => {
    expect(view('')).toEqual({ texto: '', filtros: {}, orden: 'nombre', pagina: 1, fila: null, abrir: null })
    expect(listAddress(SHAPE, view('')).toString()).toBe('')
    expect(isWhole(view('orden=-usos&pagina=2'))).toBe(true)
  })

  it('says each thing and comes back to the same view, whatever was chosen', () => {
    fc.assert(
      fc.property(
        fc.record({
          texto: fc.string({ maxLength: 100 }).filter((text) => text === '' || text.trim() !== ''),
          filtros: fc.constantFrom<Readonly<Record<string, string>>>(
            {},
            { estado: 'activos' },
            { estado: 'inactivos', clase: 'propia' },
          ),
          orden: fc.constantFrom('nombre', '-nombre', 'usos', '-usos'),
          pagina: fc.integer({ min: 1, max: 999 }),
          fila: fc.integer({ min: 1, max: 999 }),
          abrir: fc.constantFrom('ver' as const, null),
        }),
        (asked) => {
          const back = listView(SHAPE, new URLSearchParams(listAddress(SHAPE, asked).toString()))
          expect(back).toEqual(asked)
        },
      ),
    )
  })

  it.each(['estado=otros', 'otro=activos', 'orden=clave', 'orden=toString', 'pagina=0', 'fila=-3', 'abrir=ver'])(
    'takes %s for not said',
    (address) => expect(view(address)).toEqual(view('')),
  )

  it('begins at the first page what is asked anew, and keeps open what is open', () => {
    const asked = view('texto=sab&pagina=3&fila=7&abrir=ver')
    expect(listAddress(SHAPE, changedView(asked, { texto: 'saba' })).toString()).toBe('texto=saba&fila=7&abrir=ver')
    expect(changedView(asked, { pagina: 2 }).pagina).toBe(2)
    expect(changedView(asked, { fila: 8 }).pagina).toBe(3)
  })

  it('takes a filter away and leaves the others', () => {
    const asked = view('estado=activos&clase=propia')
    expect(filtered(asked, 'estado', null)).toEqual({ clase: 'propia' })
    expect(filtered(asked, 'estado', 'inactivos')).toEqual({ clase: 'propia', estado: 'inactivos' })
  })

  it('turns the order of a column around: words go up first, counts down', () => {
    expect([
      nextOrder(SHAPE, 'nombre', 'nombre'),
      nextOrder(SHAPE, 'nombre', 'usos'),
      nextOrder(SHAPE, '-usos', 'usos'),
    ]).toEqual(['-nombre', '-usos', 'usos'])
  })
})
