import { describe, expect, it } from 'vitest'
import { UNKNOWN_PROFESSION } from '../access/professions.ts'
import { REQUIRED_FIELD } from '../text/field.ts'
import { ONLY_DIGITS } from './document-number.ts'
import { LOAD_COLUMNS, LOAD_EXAMPLE } from './load-columns.ts'
import { EXAMPLE_LINE, readLine, type LoadLists } from './load-line.ts'
import { UNKNOWN_DOCUMENT_TYPE, UNKNOWN_SITE } from './user-form.ts'

const ANA = { ...LOAD_EXAMPLE, correo: 'ana.ruiz@cauce.demo' }
const lists: LoadLists = {
  documentTypes: new Map([['CC', 2]]),
  sites: new Map([
    ['sede laureles', { id: 7, nombre: 'Sede Laureles' }],
    ['0500100', { id: 7, nombre: 'Sede Laureles' }],
  ]),
  roles: new Map([
    ['auxiliar', { id: 5, nombre: 'Auxiliar' }],
    ['medico general', { id: 2, nombre: 'Médico general' }],
  ]),
}
const read = (cells: object) => readLine({ ...ANA, ...cells }, lists)
describe('readLine', () => {
  it('reads the words of the lists whatever their accents and case', () => {
    const line = read({ sede: 'SEDE LAURELES', roles: 'auxiliar | Medico General|', numero_documento: '1.037.580.999' })
    expect(line.problems).toEqual([])
    expect(line.form).toMatchObject({ tipo_documento_id: 2, numero_documento: '1037580999', rep_id: 7 })
    expect(line.roles).toEqual([5, 2])
  })

  it('finds a site by its code', () => {
    expect(read({ sede: '0500100' }).form.rep_id).toBe(7)
  })

  it('says what is not in the lists, with the value', () => {
    expect(read({ tipo_documento: 'XX', sede: 'Otra', roles: 'Auxiliar|Jefe' }).problems).toEqual([
      { columna: 'tipo_documento', valor: 'XX', mensaje: UNKNOWN_DOCUMENT_TYPE },
      { columna: 'sede', valor: 'Otra', mensaje: UNKNOWN_SITE },
      { columna: 'roles', valor: 'Auxiliar|Jefe', mensaje: 'No existe el rol Jefe' },
    ])
  })

  it('refuses the example that came with the template', () => {
    expect(read({ correo: LOAD_EXAMPLE.correo }).problems.map(({ mensaje }) => mensaje)).toEqual([EXAMPLE_LINE])
  })

  it('asks for the document', () => {
    expect(read({ tipo_documento: '', numero_documento: '' }).problems.map(({ mensaje }) => mensaje)).toEqual([
      REQUIRED_FIELD,
      REQUIRED_FIELD,
    ])
    expect(read({ numero_documento: 'AB12' }).problems[0]?.mensaje).toBe(ONLY_DIGITS)
  })
})

it('toda celda llega a su campo, sin espacios alrededor', () => {
  const line = read({
    tipo_documento: ' cc ',
    correo: ' Ana.Ruiz@cauce.demo ',
    cargo: '   ',
    especialidad: 'Medicina  familiar',
    registro_profesional: 'RM 05-2014-1187',
    profesion: ' Odontología ',
    correo_recuperacion: 'ana@correo.co',
    roles: 'Auxiliar | | Médico general | auxiliar',
  })
  expect(line).toEqual({
    form: {
      tipo_documento_id: 2,
      numero_documento: '1037580999',
      nombre: 'Ana María',
      apellido: 'Ruiz Peláez',
      email: 'ana.ruiz@cauce.demo',
      cargo: '',
      especialidad: 'Medicina familiar',
      registro_profesional: 'RM 05-2014-1187',
      profesion: 'odontologia',
      rep_id: 7,
      email_recuperacion: 'ana@correo.co',
      telefono_recuperacion: '3005550199',
    },
    said: LOAD_COLUMNS.filter((column) => column !== 'cargo'),
    roles: [5, 2],
    problems: [],
  })
})

it('cada problema dice su columna, lo que decía y todos los roles que no existen', () => {
  const line = read({
    tipo_documento: '',
    numero_documento: ' AB12 ',
    correo: LOAD_EXAMPLE.correo,
    roles: 'Jefe| Auxiliar | Gerente',
  })
  expect(line.problems).toEqual([
    { columna: 'correo', valor: 'ana.ruiz@ejemplo.co', mensaje: EXAMPLE_LINE },
    { columna: 'tipo_documento', valor: '', mensaje: REQUIRED_FIELD },
    { columna: 'roles', valor: 'Jefe| Auxiliar | Gerente', mensaje: 'No existe el rol Jefe, Gerente' },
  ])
  expect(line.roles).toEqual([5])
  expect(read({ numero_documento: 'AB12' }).problems).toEqual([
    { columna: 'numero_documento', valor: 'AB12', mensaje: ONLY_DIGITS },
  ])
})

it('una profesión que no está en la lista se dice en su columna, y vacía es ninguna', () => {
  expect(read({ profesion: 'Alquimia' }).problems).toEqual([
    { columna: 'profesion', valor: 'Alquimia', mensaje: UNKNOWN_PROFESSION },
  ])
  expect(read({ profesion: '' })).toMatchObject({ form: { profesion: '' }, problems: [] })
})
