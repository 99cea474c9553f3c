/** Territorial education secretariats: of a department (two digits), or of a certified municipality or district (five). */
import type { Kysely } from 'kysely'
import type { DB } from '../db/tables.ts'
import { batchOf } from './batch.ts'
import { WrongCell, code, requiredText } from './cells.ts'
import type { Catalog, Cells, WriteCounts } from './definition.ts'
import { upsertAll } from './upsert.ts'

const DEPARTMENT_DIGITS = 2
const MUNICIPALITY_DIGITS = 5
const KINDS: ReadonlyMap<string, string> = new Map([
  ['departamento', 'departamento'],
  ['departamental', 'departamento'],
  ['distrito', 'distrito'],
  ['distrital', 'distrito'],
  ['distrito capital', 'distrito capital'],
  ['municipio', 'municipio'],
  ['municipal', 'municipio'],
])

/** The DANE code with the zero that a spreadsheet takes away. */
const daneCode = (cells: Cells): string => {
  const written = code(cells, 'codigo_dane')
  if (!/^\d{1,5}$/u.test(written) || written.length === 3 || Number(written) === 0) {
    throw new WrongCell(
      `"codigo_dane" debe tener 2 números (departamento) o 5 (municipio) y dice "${cells.text('codigo_dane')}"`,
    )
  }
  return written.padStart(written.length <= DEPARTMENT_DIGITS ? DEPARTMENT_DIGITS : MUNICIPALITY_DIGITS, '0')
}

const kindOf = (cells: Cells, isDepartment: boolean): string => {
  const written = cells.text('tipo').toLowerCase()
  if (written === '') return isDepartment ? 'departamento' : 'municipio'
  const kind = KINDS.get(written)
  if (kind === undefined || (kind === 'departamento') !== isDepartment) {
    throw new WrongCell(`"tipo" no corresponde al código: dice "${cells.text('tipo')}"`)
  }
  return kind
}

const read = (cells: Cells) => {
  const codigo_dane = daneCode(cells)
  const isDepartment = codigo_dane.length === DEPARTMENT_DIGITS
  return {
    codigo_dane,
    nombre: requiredText(cells, 'nombre_secretaria'),
    tipo: kindOf(cells, isDepartment),
    departamento_codigo: codigo_dane.slice(0, DEPARTMENT_DIGITS),
    municipio_codigo: isDepartment ? null : codigo_dane,
  }
}

type Secretariat = ReturnType<typeof read>

const idsByCode = async (db: Kysely<DB>, table: 'departamentos' | 'municipios') =>
  new Map((await db.selectFrom(table).select(['id', 'codigo']).execute()).map(({ id, codigo }) => [codigo, id]))

const write = async (
  db: Kysely<DB>,
  rows: readonly Secretariat[],
  refuse: (row: Secretariat, reason: string) => void,
): Promise<WriteCounts> => {
  const departments = await idsByCode(db, 'departamentos')
  const municipalities = await idsByCode(db, 'municipios')
  const known = rows.flatMap((secretariat) => {
    const { departamento_codigo, municipio_codigo, ...row } = secretariat
    const departamento_id = departments.get(departamento_codigo)
    const municipio_id = municipio_codigo === null ? null : municipalities.get(municipio_codigo)
    if (departamento_id !== undefined && municipio_id !== undefined) return [{ ...row, departamento_id, municipio_id }]
    refuse(secretariat, `El código ${row.codigo_dane} no está en la DIVIPOLA`)
    return []
  })
  return upsertAll(
    db,
    {
      table: 'secretarias_educacion',
      key: 'codigo_dane',
      update: ['nombre', 'tipo', 'departamento_id', 'municipio_id'],
    },
    known,
  )
}

export const secretariasEducacion: Catalog = {
  name: 'secretarias-educacion',
  title: 'Secretarías de educación (entidades territoriales certificadas)',
  fields: [
    {
      name: 'codigo_dane',
      synonyms: ['codigo_dane_etc', 'cod_dane', 'codigo_etc', 'codigo_entidad', 'codigo'],
      required: true,
    },
    {
      name: 'nombre_secretaria',
      synonyms: ['secretaria', 'secretaria_de_educacion', 'nombre_etc', 'etc', 'nombre', 'entidad'],
      required: true,
    },
    { name: 'tipo', synonyms: ['tipo_etc', 'tipo_entidad'], required: false },
  ],
  start: () => batchOf({ read, key: ({ codigo_dane }) => codigo_dane, write }),
}
