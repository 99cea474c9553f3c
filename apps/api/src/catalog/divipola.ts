/** DIVIPOLA: departments and municipalities with their DANE codes. The code is the id. */
import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import { batchOf } from './batch.ts'
import { WrongCell, code, requiredText } from './cells.ts'
import type { Catalog, Cells, WriteCounts } from './definition.ts'
import { municipalitySearch } from './search-text.ts'
import { upsertAll } from './upsert.ts'

const DEPARTMENT_DIGITS = 2
const MUNICIPALITY_DIGITS = 5
/** The municipality without its department, as some files give it. */
const SHORT_DIGITS = 3

const digits = (cells: Cells, field: string, max: number): string => {
  const value = code(cells, field)
  if (!/^\d+$/u.test(value) || value.length > max || Number(value) === 0) {
    throw new WrongCell(`"${field}" debe ser un código de ${max} números y dice "${cells.text(field)}"`)
  }
  return value
}

const read = (cells: Cells) => {
  const departamento_codigo = digits(cells, 'codigo_departamento', DEPARTMENT_DIGITS).padStart(DEPARTMENT_DIGITS, '0')
  const written = digits(cells, 'codigo_municipio', MUNICIPALITY_DIGITS)
  const codigo =
    written.length <= SHORT_DIGITS
      ? `${departamento_codigo}${written.padStart(SHORT_DIGITS, '0')}`
      : written.padStart(MUNICIPALITY_DIGITS, '0')
  if (!codigo.startsWith(departamento_codigo)) {
    throw new WrongCell(`El municipio ${codigo} no es del departamento ${departamento_codigo}`)
  }
  return {
    codigo,
    nombre: requiredText(cells, 'municipio'),
    departamento_codigo,
    departamento: requiredText(cells, 'departamento'),
  }
}

type Place = ReturnType<typeof read>

const write = async (db: Kysely<DB>, places: readonly Place[]): Promise<WriteCounts> => {
  const departments = new Map(places.map((place) => [place.departamento_codigo, place.departamento]))
  await upsertAll(
    db,
    { table: 'departamentos', key: 'codigo', update: ['nombre'] },
    [...departments].map(([codigo, nombre]) => ({ id: Number(codigo), codigo, nombre })),
  )
  return upsertAll(
    db,
    { table: 'municipios', key: 'codigo', update: ['nombre', 'departamento_id', 'busqueda'], keepName: 'nombre' },
    places.map(({ codigo, nombre, departamento_codigo, departamento }) => ({
      id: Number(codigo),
      codigo,
      nombre,
      departamento_id: Number(departamento_codigo),
      busqueda: municipalitySearch(nombre, departamento),
    })),
  )
}

export const divipola: Catalog = {
  name: 'divipola',
  title: 'DIVIPOLA (departamentos y municipios)',
  fields: [
    {
      name: 'codigo_departamento',
      synonyms: [
        'cod_departamento',
        'cod_dpto',
        'codigo_dpto',
        'cod_depto',
        'dpto_ccdgo',
        'codigo_dane_del_departamento',
      ],
      required: true,
    },
    { name: 'departamento', synonyms: ['nombre_departamento', 'nom_dpto', 'dpto', 'dpto_cnmbr'], required: true },
    {
      name: 'codigo_municipio',
      synonyms: ['cod_municipio', 'cod_mpio', 'codigo_mpio', 'mpio_cdpmp', 'mpio_ccdgo', 'codigo_dane_del_municipio'],
      required: true,
    },
    { name: 'municipio', synonyms: ['nombre_municipio', 'nom_mpio', 'mpio', 'mpio_cnmbr'], required: true },
  ],
  start: () => batchOf({ read, key: ({ codigo }) => codigo, write }),
}
