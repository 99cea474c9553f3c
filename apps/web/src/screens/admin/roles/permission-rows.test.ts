import { describe, expect, it } from 'vitest'
import type { Change } from '@cauce/domain/access/change'
import { PERMISSIONS } from '@cauce/domain/navigation/permissions'
import { checkGroups, describeRows, type Shown } from './permission-rows.ts'

const keys = [...PERMISSIONS, 'farmacia.antigua'].map((clave) => ({
  clave,
  descripcion: clave === 'farmacia.kardex' ? 'Entradas y salidas' : '',
}))
const everything = new Set(keys.map(({ clave }) => clave))
const rows = describeRows(keys, { held: everything, isAdministrator: false })
const NOTHING: Change = { agregados: [], quitados: [] }

const seen = (texto: string, shown: Shown = 'todos', checked: readonly string[] = [], change = NOTHING) =>
  checkGroups(rows, new Set(checked), change, { texto, shown })
const ids = (groups: ReturnType<typeof seen>) => groups.flatMap(({ items }) => items.map(({ id }) => id))

const lock = (isAdministrator: boolean, clave: string) =>
  describeRows(keys, { held: new Set(['admin.roles']), isAdministrator })
    .flatMap(({ permissions }) => permissions)
    .find(({ permission }) => permission.clave === clave)?.rows.same.locked

describe('the permissions as rows', () => {
  it('are all there, in their groups, also one of an earlier version', () => {
    const groups = seen('')
    expect(ids(groups)).toHaveLength(keys.length)
    expect(groups.at(-1)).toMatchObject({ title: 'De una versión anterior', items: [{ id: 'farmacia.antigua' }] })
  })

  it('are found by title, key, group, address, and by what the institution says of them', () => {
    for (const text of ['kardex', 'FARMACIA.KARDEX', 'farmacia kardex', '/farmacia/kardex', 'entradas salidas']) {
      expect(ids(seen(text)), text).toContain('farmacia.kardex')
    }
    expect(ids(seen('induccion'))).toEqual(['talentoHumano.menua'])
    expect(seen('zzz')).toEqual([])
  })

  it('can be narrowed to those that are ticked, or that changed, each with its mark', () => {
    expect(ids(seen('', 'marcados', ['cita.reporte']))).toEqual(['cita.reporte'])
    const change = { agregados: ['cita.reporte'], quitados: ['farmacia.kardex'] }
    const marks = seen('', 'cambiados', ['cita.reporte'], change).flatMap(({ items }) => items)
    expect(marks.map(({ id, mark }) => [id, mark?.label])).toEqual([
      ['cita.reporte', 'Se da'],
      ['farmacia.kardex', 'Se quita'],
    ])
  })

  it('a group says how many are ticked, how many are seen, and that the menu does not show it', () => {
    const note = (texto: string, checked: readonly string[]) =>
      seen(texto, 'todos', checked).find(({ id }) => id === 'farmacia')?.note
    const total = seen('').find(({ id }) => id === 'farmacia')?.items.length
    expect(note('', [])).toBe(`0 de ${total}`)
    expect(note('', ['farmacia.kardex'])).toBe(`no se ve en el menú · 1 de ${total}`)
    expect(note('kardex', ['farmacia.menu.vista', 'farmacia.kardex'])).toBe(`se ve 1 · 2 de ${total}`)
  })

  it('what the person does not hold is locked, and so is what the administrator keeps', () => {
    expect(lock(false, 'farmacia.kardex')).toContain('Usted no lo tiene')
    expect(lock(false, 'admin.roles')).toBeNull()
    expect(lock(true, 'admin.roles')).toContain('conserva siempre')
  })

  it('are the same objects while nothing of theirs changes: only what changed is drawn again', () => {
    const [before, after] = [seen('', 'todos', []), seen('', 'todos', ['cita.reporte'])]
    expect(after[2]?.items[0]).toBe(before[2]?.items[0])
  })
})
