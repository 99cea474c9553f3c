import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { kindOfFile } from '@cauce/domain/content/attachment'
import { isNews } from '@cauce/domain/content/content'
import { lockedReason } from '@cauce/domain/navigation/palette'
import { documentStateWords } from '@cauce/domain/ordering/document-state'
import { toggleFailed } from '@cauce/domain/programs/program'
import { canDeactivate, canRescue } from '@cauce/domain/users/authority'
import { LOAD_COLUMNS, readHeader } from '@cauce/domain/users/load-columns'
import { delimiterOf } from '@cauce/domain/users/load-text'
import { draftProblems, EMPTY_DRAFT } from '@cauce/domain/users/user-draft'
import { EMPTY_OPERATOR } from '@cauce/domain/users/user-form'
import { property } from '../../support/property.ts'

const keys = fc.subarray(['a', 'b', 'c'])
const person = fc.record({ id: fc.nat(2), permissions: keys })

describe('canDeactivate y canRescue', () => {
  property('nunca a uno mismo, y solo a quien uno iguala en todo', [person, person], (giver, target) => {
    const covers = target.permissions.every((key) => giver.permissions.includes(key))
    const may = giver.id !== target.id && covers
    expect([canDeactivate(giver, target).puede, canRescue(giver, target).puede]).toEqual([may, may])
  })
})

describe('readHeader', () => {
  property(
    'están los dos del documento, y ninguno dos veces',
    [fc.shuffledSubarray([...LOAD_COLUMNS, ...LOAD_COLUMNS])],
    (titles) => {
      const { problems } = readHeader(titles)
      const twice = titles.length !== new Set(titles).size
      const both = titles.includes('tipo_documento') && titles.includes('numero_documento')
      expect(problems.length === 0).toBe(both && !twice)
      expect(readHeader(titles.map((title) => title.toUpperCase().replace('_', ' '))).problems).toEqual(problems)
    },
  )
})

describe('delimiterOf', () => {
  property(
    'el signo que más aparece en la primera línea, fuera de comillas',
    [fc.nat(5), fc.nat(5)],
    (commas, semicolons) => {
      const line = `"a;;;;;;;b"${','.repeat(commas)}${';'.repeat(semicolons)}\n;;;;;;;;`
      expect(delimiterOf(line)).toBe(semicolons > commas ? ';' : ',')
    },
  )
})

describe('draftProblems', () => {
  const good = {
    ...EMPTY_OPERATOR,
    tipo_documento_id: 1,
    numero_documento: '1037580214',
    nombre: 'Laura',
    apellido: 'Ruiz',
    email: 'laura@cauce.demo',
  }

  property(
    'cada campo que se vacía se dice, y un rol se pide solo al nuevo',
    [fc.subarray(['numero_documento', 'nombre', 'apellido', 'email'] as const), fc.boolean(), fc.boolean()],
    (emptied, isNew, withRole) => {
      const form = { ...good, ...Object.fromEntries(emptied.map((field) => [field, ''])) }
      const told = Object.keys(draftProblems({ ...EMPTY_DRAFT, form, roles: withRole ? [2] : [] }, isNew, 'CC'))
      expect(told.toSorted()).toEqual([...emptied, ...(isNew && !withRole ? ['roles'] : [])].toSorted())
    },
  )
})

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

describe('kindOfFile', () => {
  const whole = fc.constantFrom(
    ['%PDF-1.7', '%%EOF', 'application/pdf'],
    ['\u0089PNG\r\n\u001a\n', 'IEND\u00aeB`\u0082', 'image/png'],
    ['\u00ff\u00d8\u00ff', '\u00ff\u00d9', 'image/jpeg'],
  )

  property(
    'desde su primera marca hasta la última; cortado no es ninguno',
    [whole, fc.stringMatching(/^[a-z]{0,40}$/u)],
    ([start = '', end = '', kind = ''], inside) => {
      expect(kindOfFile(bytes(`${start}${inside}${end}`))).toBe(kind)
      expect([kindOfFile(bytes(`${start}${inside}`)), kindOfFile(bytes(`${inside}${end}`))]).toEqual([null, null])
    },
  )
})

describe('isNews', () => {
  const at = fc.option(fc.nat(9), { nil: null })

  property('lo que se publicó después de la última lectura', [at, at], (published, read) => {
    expect(isNews(published, read)).toBe(published !== null && (read ?? -1) < published)
  })
})

describe('documentStateWords', () => {
  const known = ['vigente', 'reemplazado', 'vencido', 'anulado', 'levantado']

  property(
    'solo lo que vale no tiene advertencia, y lo que no se conoce se lee como llegó',
    [fc.oneof(fc.constantFrom(...known), fc.stringMatching(/^[a-z]{3,9}_$/u))],
    (estado) => {
      const { nombre, aviso, tono } = documentStateWords(estado)
      expect(nombre.toLowerCase()).toBe(estado)
      expect(aviso !== null).toBe(known.includes(estado) && estado !== 'vigente')
      expect(tono === 'ok').toBe(estado === 'vigente')
    },
  )
})

describe('toggleFailed y lockedReason', () => {
  property(
    'un programa queda como estaba, y una pantalla dice su permiso y quién lo da',
    [fc.constantFrom('Laboratorio', 'Farmacia'), fc.boolean()],
    (nombre, activo) => {
      expect(toggleFailed(nombre, activo)).toContain(`«${nombre}»: sigue ${activo ? 'activo' : 'inactivo'}`)
      expect(lockedReason(nombre)).toMatch(new RegExp(`«${nombre}».*administrador`, 'u'))
    },
  )
})
