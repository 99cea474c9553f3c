import { describe, expect, it } from 'vitest'
import { PAST_VALIDITY } from '../ordering/validity-date.ts'
import { REQUIRED_FIELD } from '../text/field.ts'
import { checkPreOrderItem, duplicatesIn, initialStatus, warningsFor } from './check-item.ts'

const today = '2026-11-21'
const colonoscopy = {
  id: 40,
  codigo: '452301',
  nombre: 'Colonoscopia total',
  requiere_auditoria: 1,
  requiere_consentimiento: 1,
  cantidad_maxima: 1,
  sexo: 'Z',
}
const item = { procedimiento: { id: 40 }, cantidad: 1, fechaVigencia: today, observacion: 'Descartar sangrado' }

const line = (id: number) => ({ procedimiento: { id } })

describe('checkPreOrderItem', () => {
  it('lets a right line through', () => {
    expect(checkPreOrderItem(item, colonoscopy, today)).toEqual({})
  })

  it('believes the catalogue and not the line about the greatest quantity', () => {
    expect(checkPreOrderItem({ ...item, cantidad: 2 }, colonoscopy, today)).toEqual({
      cantidad: ['La cantidad máxima de este procedimiento es 1'],
    })
  })

  it('tells everything that is wrong at once', () => {
    const wrong = { ...item, cantidad: 0, fechaVigencia: '2026-11-20', observacion: ' ' }
    expect(Object.keys(checkPreOrderItem(wrong, colonoscopy, today)).toSorted()).toEqual([
      'cantidad',
      'fechaVigencia',
      'observacion',
    ])
    expect(checkPreOrderItem(wrong, colonoscopy, today)['fechaVigencia']).toEqual([PAST_VALIDITY])
    expect(checkPreOrderItem(wrong, colonoscopy, today)['observacion']).toEqual([REQUIRED_FIELD])
  })
})

it('creates a line pending of audit when the procedure asks for it, and active otherwise', () => {
  expect([initialStatus(1), initialStatus(0)]).toEqual([3, 1])
})

describe('duplicatesIn', () => {
  it('points at each repeated line and not at the first one', () => {
    expect(duplicatesIn([line(5), line(7), line(5), line(7), line(5)])).toEqual([2, 3, 4])
  })

  it('finds none in a list without repetition, nor in an empty one', () => {
    expect(duplicatesIn([line(5), line(7)])).toEqual([])
    expect(duplicatesIn([])).toEqual([])
  })
})

describe('warningsFor', () => {
  it('warns when the procedure is for the other sex', () => {
    expect(warningsFor({ sexo: 'F' }, 'M')).toEqual(['El catálogo prevé este procedimiento para el sexo femenino'])
    expect(warningsFor({ sexo: 'M' }, 'F')).toEqual(['El catálogo prevé este procedimiento para el sexo masculino'])
  })

  it('says nothing otherwise', () => {
    expect([warningsFor({ sexo: 'Z' }, 'F'), warningsFor({ sexo: 'F' }, 'F'), warningsFor({ sexo: '' }, 'M')]).toEqual([
      [],
      [],
      [],
    ])
  })
})
