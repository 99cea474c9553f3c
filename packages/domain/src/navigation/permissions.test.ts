import { expect, it } from 'vitest'
import { PERMISSIONS } from './permissions.ts'

it('has no key twice, nor an empty one', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length)
  expect(PERMISSIONS.every((key) => /^[A-Za-z]+(\.[A-Za-z]+)+$/.test(key))).toBe(true)
})

it('has the keys on which the ordering chain depends', () => {
  expect(PERMISSIONS).toEqual(
    expect.arrayContaining(['blog.vista', 'panelmedico.atenciones', 'autorizacion.auditoria', 'cita.afiliados']),
  )
})
