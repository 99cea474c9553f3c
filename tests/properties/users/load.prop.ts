import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { csvText } from '../../../apps/api/src/http/csv.ts'
import { readUsersFile } from '../../../apps/api/src/modules/usuarios/loads/read-file.ts'
import { LOAD_COLUMNS } from '@cauce/domain/users/load-columns'
import { readLine, type LoadLists } from '@cauce/domain/users/load-line'
import { planLine, repeatedFrom } from '@cauce/domain/users/load-plan'
import { unguarded } from '@cauce/domain/users/load-text'
import { property } from '../../support/property.ts'

/** What a person may have in a cell: accents, separators, quotes, line breaks inside, what a spreadsheet would run. */
const cell = fc
  .oneof(
    fc.constantFrom(
      '',
      'Ruiz, Ana',
      'a;b',
      '"encargado"',
      '=1+1',
      '@suma',
      '+57',
      '-3',
      'línea\notra',
      'Ñandú',
      "O'Neil",
    ),
    fc.string({
      unit: fc.constantFrom('a', 'Á', 'ñ', ' ', ',', ';', '"', "'", '=', '+', '-', '@', '1', '\n'),
      maxLength: 12,
    }),
  )
  .map((text) => text.trim())
  // An apostrophe before a formula is the guard of a report, and is taken off.
  .filter((text) => unguarded(text) === text)
const row = fc
  .array(cell, { minLength: LOAD_COLUMNS.length, maxLength: LOAD_COLUMNS.length })
  .map((cells) => Object.fromEntries(LOAD_COLUMNS.map((column, at) => [column, cells[at] ?? ''])))
const rows = fc.array(row, { minLength: 1, maxLength: 4 }).filter((all) => all.some((one) => !isBlank(one)))

const isBlank = (one: Readonly<Record<string, string>>): boolean => Object.values(one).every((text) => text === '')

const asText = (all: readonly Readonly<Record<string, string>>[]): string =>
  csvText(
    LOAD_COLUMNS.map((column) => ({ title: column, value: (one: Readonly<Record<string, string>>) => one[column] })),
    all,
  )

/** The same file as a spreadsheet of another country writes it. */
const withSemicolons = (all: readonly Readonly<Record<string, string>>[]): string =>
  [LOAD_COLUMNS, ...all.map((one) => LOAD_COLUMNS.map((column) => one[column] ?? ''))]
    .map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';'))
    .join('\n')

/** The same file as other programs write it. */
const REWRITTEN = {
  'sin marca': (text: string): string => text.replace('\uFEFF', ''),
  'con otros fines de línea': (text: string): string => text.replaceAll('\r\n', '\n'),
  'sin marca y con otros fines de línea': (text: string): string => text.replace('\uFEFF', '').replaceAll('\r\n', '\n'),
}
const rewriting = fc.constantFrom<keyof typeof REWRITTEN>(
  'sin marca',
  'con otros fines de línea',
  'sin marca y con otros fines de línea',
)

const cellsOf = (text: string) => readUsersFile(text).lines.map(({ celdas }) => celdas)

describe('el archivo de usuarios', () => {
  property(
    'lo que se escribió se lee, salvo las líneas en blanco y los espacios alrededor de una celda',
    [rows],
    (all) => {
      const kept = all.filter((one) => !isBlank(one))
      expect(readUsersFile(asText(all)).lines.map(({ celdas }) => celdas)).toEqual(kept)
    },
  )

  property('el separador no cambia nada', [rows], (all) => {
    const kept = all.filter((one) => !isBlank(one))
    expect(readUsersFile(withSemicolons(all)).lines.map(({ celdas }) => celdas)).toEqual(kept)
  })

  property(
    'el orden de las columnas y los fines de línea no cambian nada',
    [rows, fc.nat(LOAD_COLUMNS.length)],
    (all, turn) => {
      const columns = [...LOAD_COLUMNS.slice(turn), ...LOAD_COLUMNS.slice(0, turn)]
      const turned = csvText(
        columns.map((column) => ({
          title: column.toUpperCase(),
          value: (one: Readonly<Record<string, string>>) => one[column],
        })),
        all,
      )
      expect(cellsOf(turned)).toEqual(all.filter((one) => !isBlank(one)))
    },
  )

  property('una marca antes del texto y sus fines de línea no hacen otro archivo', [rows, rewriting], (all, how) => {
    const text = asText(all)
    expect(readUsersFile(REWRITTEN[how](text)).huella).toBe(readUsersFile(text).huella)
  })
})

const lists: LoadLists = {
  documentTypes: new Map([
    ['CC', 1],
    ['PA', 2],
  ]),
  sites: new Map([['sede bello', { id: 3, nombre: 'Sede Bello' }]]),
  roles: new Map([
    ['auxiliar', { id: 5, nombre: 'Auxiliar' }],
    ['auditor', { id: 6, nombre: 'Auditor' }],
  ]),
}
const goodCells = fc.record({
  tipo_documento: fc.constantFrom('CC', 'cc'),
  numero_documento: fc.integer({ min: 100, max: 9_999_999_999 }).map(String),
  nombres: fc.constantFrom('Ana', 'María José'),
  apellidos: fc.constantFrom('Ruiz', 'Peláez'),
  correo: fc.constantFrom('ana@x.co', 'EVA@x.co', ''),
  cargo: fc.constantFrom('', 'Jefe'),
  sede: fc.constantFrom('', 'Sede Bello'),
  roles: fc.constantFrom('Auxiliar', 'Auditor|Auxiliar', ''),
})

describe('lo que haría una línea', () => {
  property('hacerla no deja nada por hacer', [goodCells, goodCells], (first, second) => {
    const before = readLine({ ...first, correo: 'ana@x.co', roles: 'Auxiliar' }, lists)
    const user = { form: before.form, sede: '', roles: [{ id: 5, nombre: 'Auxiliar' }] }
    const cells = { ...second, numero_documento: first.numero_documento }
    const plan = planLine(readLine(cells, lists), cells, user)
    const after = { form: plan.form, sede: '', roles: plan.roles.map((id) => ({ id, nombre: '' })) }
    const again = planLine(readLine(cells, lists), cells, after)
    expect(again.accion).toBe('sin_cambios')
    expect(again.form).toEqual(plan.form)
  })

  property('una celda vacía no cambia nada', [goodCells], (cells) => {
    const line = readLine({ ...cells, correo: 'ana@x.co', roles: 'Auxiliar' }, lists)
    const user = { form: line.form, sede: '', roles: [{ id: 5, nombre: 'Auxiliar' }] }
    const only = { tipo_documento: cells.tipo_documento, numero_documento: cells.numero_documento }
    const { accion, form, roles } = planLine(readLine(only, lists), only, user)
    expect({ accion, form, roles }).toEqual({ accion: 'sin_cambios', form: line.form, roles: [5] })
  })

  property(
    'de un valor repetido se dice su primera línea, y solo a partir de ella',
    [fc.array(fc.constantFrom('', 'a', 'b', 'c'))],
    (values) => {
      const told = repeatedFrom(values.map((valor, at) => ({ linea: at, valor })))
      values.forEach((value, at) => {
        const first = values.indexOf(value)
        expect(told[at]).toBe(value === '' || first === at ? null : first)
      })
    },
  )
})
