/** Schools: the ministry's directory of establishments, by their DANE code of twelve digits. */
import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import { batchOf } from './batch.ts'
import { WrongCell, code, requiredText } from './cells.ts'
import type { Catalog, Cells, WriteCounts } from './definition.ts'
import { codeAndName } from './search-text.ts'
import { upsertAll } from './upsert.ts'

const SCHOOL_DIGITS = 12
const MUNICIPALITY_DIGITS = 5

/** A code of so many digits, with the zero that a spreadsheet takes away. */
const digits = (cells: Cells, field: string, length: number): string => {
  const written = code(cells, field)
  if (!/^\d+$/u.test(written) || written.length > length || written.length < length - 1) {
    throw new WrongCell(`"${field}" debe ser un código de ${length} números y dice "${cells.text(field)}"`)
  }
  return written.padStart(length, '0')
}

const read = (cells: Cells) => {
  const row = { codigo: digits(cells, 'codigo', SCHOOL_DIGITS), nombre: requiredText(cells, 'nombre') }
  return {
    ...row,
    municipio_codigo: digits(cells, 'codigo_municipio', MUNICIPALITY_DIGITS),
    busqueda: codeAndName(row),
  }
}

type School = ReturnType<typeof read>

const write = async (
  db: Kysely<DB>,
  rows: readonly School[],
  refuse: (row: School, reason: string) => void,
): Promise<WriteCounts> => {
  const places = await db.selectFrom('municipios').select(['id', 'codigo']).execute()
  const municipalities = new Map(places.map(({ id, codigo }) => [codigo, id]))
  const known = rows.flatMap((school) => {
    const { municipio_codigo, ...row } = school
    const municipio_id = municipalities.get(municipio_codigo)
    if (municipio_id !== undefined) return [{ ...row, municipio_id }]
    refuse(school, `El municipio ${municipio_codigo} no está en la DIVIPOLA`)
    return []
  })
  return upsertAll(
    db,
    { table: 'colegios', key: 'codigo', update: ['nombre', 'municipio_id', 'busqueda'], keepName: 'nombre' },
    known,
  )
}

export const colegios: Catalog = {
  name: 'colegios',
  title: 'Colegios (establecimientos educativos)',
  fields: [
    {
      name: 'codigo',
      synonyms: [
        'codigo_dane',
        'codigo_establecimiento',
        'codigoestablecimiento',
        'codigo_dane_establecimiento',
        'codigo_del_establecimiento',
        'cod_dane',
      ],
      required: true,
    },
    {
      name: 'nombre',
      synonyms: [
        'nombre_establecimiento',
        'nombreestablecimiento',
        'nombre_del_establecimiento',
        'establecimiento',
        'institucion_educativa',
        'colegio',
      ],
      required: true,
    },
    {
      name: 'codigo_municipio',
      synonyms: ['codigomunicipio', 'codigo_dane_municipio', 'cod_municipio', 'municipio_codigo', 'municipio'],
      required: true,
    },
  ],
  start: () => batchOf({ read, key: ({ codigo }) => codigo, write }),
}
