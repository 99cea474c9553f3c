import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { choosable, isLastShown, visibleColumns } from '@cauce/domain/navigation/table-choice'
import { property } from '../../support/property.ts'

const keys = ['a', 'b', 'c', 'd', 'e']
/** At least one column has a header; those of actions have none. */
const columns = fc
  .record({ titled: fc.subarray(keys, { minLength: 1 }), actions: fc.boolean() })
  .map(({ titled, actions }) => [
    ...titled.map((key) => ({ key, title: key.toUpperCase() })),
    ...(actions ? [{ key: 'abrir', title: '' }] : []),
  ])
const some = fc.subarray([...keys, 'abrir', 'retirada'])

describe('visibleColumns', () => {
  property(
    'conserva el orden, las fijas, las de acciones y al menos una con título',
    [columns, some, some],
    (all, hidden, fixed) => {
      const shown = visibleColumns(all, hidden, fixed)
      expect(shown).toEqual(all.filter((column) => shown.includes(column)))
      expect(shown.some(({ title }) => title !== '')).toBe(true)
      const mustStay = all.filter(({ key, title }) => title === '' || fixed.includes(key))
      expect(mustStay.every((column) => shown.includes(column))).toBe(true)
    },
  )

  property('no quita nada que la persona no haya quitado', [columns, some, some], (all, hidden, fixed) => {
    const shown = visibleColumns(all, hidden, fixed)
    expect(all.every((column) => shown.includes(column) || hidden.includes(column.key))).toBe(true)
  })

  property(
    'lo quitado se puede volver a ver, y solo la última no se puede quitar',
    [columns, some, some],
    (all, hidden, fixed) => {
      const shown = visibleColumns(all, hidden, fixed)
      for (const { key } of choosable(all, fixed)) {
        const without = visibleColumns(all, [...hidden, key], fixed)
        if (isLastShown(shown, key)) expect(without.filter(({ title }) => title !== '').length).toBe(1)
        expect(
          visibleColumns(
            all,
            hidden.filter((other) => other !== key),
            fixed,
          ).some((one) => one.key === key),
        ).toBe(true)
      }
    },
  )
})
