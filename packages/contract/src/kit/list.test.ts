import { describe, expect, expectTypeOf, it } from 'vitest'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { type Asked, day, defineList, oneOf, rowOf, textOf, wordsOf, yesOrNo } from './list.ts'
import { countsOf, pageInBody, pageOf } from './page.ts'

const people = defineList({
  filters: {
    texto: textOf(100, { isPrivate: true }),
    estado: oneOf(['activos', 'inactivos']),
    rol: rowOf('rol_id'),
    desde: day(),
    factor: yesOrNo({ aplicacion: true, correo: false }, 'aplicacion'),
    recurso: wordsOf(10, { serves: (said) => /^[a-z]+$/u.test(said) }),
  },
  sorts: { nombre: 'up', creado: 'down' },
  usual: 'nombre',
})
const Body = Schema.Struct({ ...people.fields, ...pageInBody })
const reads = (body: object): boolean => Option.isSome(Schema.decodeUnknownOption(Body)(body))

describe('a declared list', () => {
  it('has the fields of its call under the names that travel', () => {
    expect(Object.keys(people.fields)).toEqual(['texto', 'estado', 'rol_id', 'desde', 'aplicacion', 'recurso', 'orden'])
    expect(people.orders).toEqual(['nombre', '-nombre', 'creado', '-creado'])
    expect(reads({})).toBe(true)
    expect(reads({ texto: '', estado: 'inactivos', rol_id: 3, desde: '2026-02-28', aplicacion: false })).toBe(true)
    for (const wrong of [
      { estado: 'otros' },
      { rol_id: 0 },
      { desde: '2026-02-30' },
      { orden: '-clave' },
      { recurso: ' ' },
      { pagina: 0 },
    ]) {
      expect(reads(wrong)).toBe(false)
    }
  })

  it('is typed by them', () => {
    expectTypeOf<Asked<typeof people>>().toEqualTypeOf<{
      readonly texto?: string
      readonly estado?: 'activos' | 'inactivos'
      readonly rol_id?: number
      readonly desde?: CalendarDate
      readonly aplicacion?: boolean
      readonly recurso?: string
      readonly orden?: 'nombre' | '-nombre' | 'creado' | '-creado'
    }>()
  })

  it('reads what an address says, and takes what does not serve for not said', () => {
    const { rol, factor, recurso, texto } = people.filters
    expect(['12', '0', '1e3', ''].map(rol.read)).toEqual([12, undefined, undefined, undefined])
    expect(['correo', 'toString'].map(factor.read)).toEqual([false, undefined])
    expect(['orden', 'Orden'].map(recurso.read)).toEqual(['orden', undefined])
    expect(['  ', ' Ana '].map(texto.read)).toEqual([undefined, 'Ana'])
  })

  it('answers a page with what it says beside it', () => {
    const Answer = pageOf(Schema.Struct({ id: Schema.Int }), { cuentas: countsOf(['activos']) })
    expectTypeOf<typeof Answer.Type.cuentas>().toEqualTypeOf<{ readonly todos: number; readonly activos: number }>()
    const answer = { data: [{ id: 1 }], total: 1, pagina: 1, por_pagina: 20, cuentas: { todos: 1, activos: 0 } }
    expect(Schema.decodeUnknownSync(Answer)(answer)).toEqual(answer)
  })

  it('without sorts is asked for no order', () => {
    expect(defineList({ filters: {}, sorts: {}, usual: '' }).fields).toEqual({})
  })
})
