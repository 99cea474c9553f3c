import { describe, expect, it } from 'vitest'
import { choosable, isLastShown, visibleColumns } from './table-choice.ts'

const columns = [
  { key: 'hora', title: 'Hora' },
  { key: 'afiliado', title: 'Afiliado' },
  { key: 'estado', title: 'Estado' },
  { key: 'abrir', title: '' },
]
const keys = (hidden: readonly string[], fixed: readonly string[] = []) =>
  visibleColumns(columns, hidden, fixed).map(({ key }) => key)

describe('the columns of a list', () => {
  it('are all there until the person leaves some out', () => {
    expect(keys([])).toEqual(['hora', 'afiliado', 'estado', 'abrir'])
    expect(keys(['hora'])).toEqual(['afiliado', 'estado', 'abrir'])
  })

  it('keep the fixed ones, those of actions and at least one with a header', () => {
    expect(keys(['afiliado', 'abrir'], ['afiliado'])).toEqual(['hora', 'afiliado', 'estado', 'abrir'])
    expect(keys(['hora', 'afiliado', 'estado'])).toEqual(['hora', 'abrir'])
  })

  it('ignore what is no column of this list any more', () => {
    expect(keys(['retirada'])).toEqual(['hora', 'afiliado', 'estado', 'abrir'])
  })

  it('offer for choice only those that may be left out', () => {
    expect(choosable(columns, ['afiliado']).map(({ key }) => key)).toEqual(['hora', 'estado'])
  })

  it('say which is the last one shown', () => {
    const one = visibleColumns(columns, ['hora', 'estado'])
    expect(isLastShown(one, 'afiliado')).toBe(true)
    expect(isLastShown(one, 'abrir')).toBe(false)
    expect(isLastShown(columns, 'afiliado')).toBe(false)
    expect(isLastShown([], 'afiliado')).toBe(false)
  })
})
