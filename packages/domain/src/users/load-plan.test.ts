import { describe, expect, it } from 'vitest'
import { LOAD_EXAMPLE } from './load-columns.ts'
import { readLine, type LoadLists } from './load-line.ts'
import { planLine, repeatedFrom, type ExistingUser } from './load-plan.ts'
import { ROLE_REQUIRED } from './role-choice.ts'

const ANA = { ...LOAD_EXAMPLE, correo: 'ana.ruiz@cauce.demo' }
const lists: LoadLists = {
  documentTypes: new Map([['CC', 2]]),
  sites: new Map([
    ['sede laureles', { id: 7, nombre: 'Sede Laureles' }],
    ['0500100', { id: 7, nombre: 'Sede Laureles' }],
    ['sede belen', { id: 8, nombre: 'Sede Belén' }],
  ]),
  roles: new Map([
    ['auxiliar', { id: 5, nombre: 'Auxiliar' }],
    ['medico general', { id: 2, nombre: 'Médico general' }],
    ['auditor', { id: 3, nombre: 'Auditor' }],
  ]),
}
const read = (cells: object) => readLine({ ...ANA, ...cells }, lists)
const existing: ExistingUser = { form: read({}).form, sede: 'Sede Laureles', roles: [{ id: 5, nombre: 'Auxiliar' }] }
const plan = (cells: object, user: ExistingUser | null = null) => planLine(read(cells), { ...ANA, ...cells }, user)

describe('planLine', () => {
  it('creates who is not there, with at least one role', () => {
    expect(plan({})).toMatchObject({ accion: 'crear', roles: [5], problems: [] })
    expect(plan({ roles: '' }).problems).toEqual([{ columna: 'roles', valor: '', mensaje: ROLE_REQUIRED }])
  })

  it('changes what the line says and leaves what it does not say', () => {
    const changed = plan({ cargo: 'Coordinadora', celular_recuperacion: '', roles: '' }, existing)
    expect(changed).toMatchObject({
      accion: 'actualizar',
      roles: [5],
      cambios: [{ columna: 'cargo', antes: 'Auxiliar administrativa', despues: 'Coordinadora' }],
    })
    expect(changed.form.telefono_recuperacion).toBe('3005550199')
  })

  it('shows roles and sites by their names', () => {
    expect(plan({ roles: 'Médico general' }, existing).cambios).toEqual([
      { columna: 'roles', antes: 'Auxiliar', despues: 'Médico general' },
    ])
  })

  it('a new user is as the line says, and only a line without any role lacks one', () => {
    expect(plan({ roles: '' })).toStrictEqual({
      accion: 'crear',
      form: read({}).form,
      roles: [],
      cambios: [],
      problems: [{ columna: 'roles', valor: '', mensaje: ROLE_REQUIRED }],
    })
    expect(plan({ roles: 'Jefe' }).problems).toEqual([])
    expect(plan({ roles: '', tipo_documento: 'XX' }).problems).toHaveLength(1)
  })

  it('another site, and roles that are not the same ones, are changes', () => {
    const both = { ...existing, roles: [...existing.roles, { id: 2, nombre: 'Médico general' }] }
    expect(plan({ sede: 'Sede Belén', roles: 'Auxiliar' }, both)).toStrictEqual({
      accion: 'actualizar',
      form: { ...existing.form, rep_id: 8 },
      roles: [5],
      cambios: [
        { columna: 'sede', antes: 'Sede Laureles', despues: 'Sede Belén' },
        { columna: 'roles', antes: 'Auxiliar | Médico general', despues: 'Auxiliar' },
      ],
      problems: [],
    })
    expect(plan({ roles: 'Auxiliar|Auditor' }, existing).accion).toBe('actualizar')
    expect(plan({ roles: 'Auxiliar|Auditor' }, both).accion).toBe('actualizar')
    expect(plan({ roles: 'Médico general|Auxiliar' }, both).accion).toBe('sin_cambios')
  })

  it('does nothing to who is already so', () => {
    expect(plan({}, existing)).toMatchObject({ accion: 'sin_cambios', cambios: [] })
  })
})

it('tells in which earlier line a value stood', () => {
  const values = ['a', '', 'b', 'a', '', 'a'].map((valor, at) => ({ linea: at + 2, valor }))
  expect(repeatedFrom(values)).toEqual([null, null, null, 2, null, 2])
})
