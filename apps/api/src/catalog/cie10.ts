/** CIE-10: diagnoses. Chapters and blocks (`A00-B99`) are kept for browsing and cannot be picked. */
import { batchOf } from './batch.ts'
import { MAX_NAME, WrongCell, code, flag, requiredText } from './cells.ts'
import type { Catalog, Cells } from './definition.ts'
import { diagnosisSearch } from './search-text.ts'
import { upsertAll } from './upsert.ts'

const DIAGNOSIS = /^[A-Z]\d[0-9A-Z][0-9A-Z]{0,4}$/u
const RANGE = /^[A-Z]\d[0-9A-Z]-[A-Z]\d[0-9A-Z]$/u

const read = (cells: Cells) => {
  const codigo = code(cells, 'codigo')
  const range = RANGE.test(codigo)
  if (!range && !DIAGNOSIS.test(codigo)) {
    throw new WrongCell(`El código "${cells.text('codigo')}" no es de CIE-10 (se espera algo como A09, A090 o A00-B99)`)
  }
  const row = { codigo, nombre: requiredText(cells, 'nombre', MAX_NAME) }
  const seleccionable = !range && (!cells.has('seleccionable') || flag(cells, 'seleccionable'))
  return { ...row, seleccionable, busqueda: diagnosisSearch(row) }
}

export const cie10: Catalog = {
  name: 'cie10',
  title: 'CIE-10 (diagnósticos)',
  fields: [
    { name: 'codigo', synonyms: ['code', 'cod_4', 'cod4', 'codigo_cie10', 'cod_cie10', 'cie10', 'dx'], required: true },
    {
      name: 'nombre',
      synonyms: ['descripcion', 'description', 'diagnostico', 'nombre_diagnostico', 'descripcion_cie10'],
      required: true,
    },
    { name: 'seleccionable', synonyms: ['habilitado'], required: false },
  ],
  start: () =>
    batchOf({
      read,
      key: ({ codigo }) => codigo,
      write: (db, rows) =>
        upsertAll(
          db,
          { table: 'cie10', key: 'codigo', update: ['nombre', 'seleccionable', 'busqueda'], keepName: 'nombre' },
          rows,
        ),
    }),
}
