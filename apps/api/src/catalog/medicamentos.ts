/** Medicines: orderable presentations. What the file does not say an existing presentation keeps. */
import { batchOf } from './batch.ts'
import { MAX_NAME, WrongCell, decimalOrNull, flag, requiredText, text, textOrNull } from './cells.ts'
import type { Catalog, Cells } from './definition.ts'
import { medicineCode } from './medicine-code.ts'
import { medicineSearch } from './search-text.ts'
import { upsertAll } from './upsert.ts'

const ATC = /^[A-Z](\d{2}([A-Z]([A-Z](\d{2})?)?)?)?$/u

const atcOf = (cells: Cells): string => {
  const atc = text(cells, 'atc').toUpperCase()
  if (atc !== '' && !ATC.test(atc)) throw new WrongCell(`"atc" dice "${atc}" y no es un código ATC`)
  return atc
}

const reader = (source: string) => (cells: Cells) => {
  const atc = atcOf(cells)
  const nombre = requiredText(cells, 'nombre', MAX_NAME)
  const principio_activo = requiredText(cells, 'principio_activo', MAX_NAME)
  const min = decimalOrNull(cells, 'dosis_usual_min')
  const max = decimalOrNull(cells, 'dosis_usual_max')
  if (min !== null && max !== null && min > max) {
    throw new WrongCell(`"dosis_usual_min" (${min}) es mayor que "dosis_usual_max" (${max})`)
  }
  return {
    codigo: text(cells, 'codigo') || medicineCode(atc, nombre),
    atc,
    principio_activo,
    nombre,
    concentracion: textOrNull(cells, 'concentracion'),
    forma_farmaceutica: textOrNull(cells, 'forma_farmaceutica'),
    unidad_presentacion: textOrNull(cells, 'unidad_presentacion'),
    via: textOrNull(cells, 'via'),
    dosis_usual_min: min,
    dosis_usual_max: max,
    unidad_dosis: textOrNull(cells, 'unidad_dosis'),
    max_dia: decimalOrNull(cells, 'max_dia'),
    componentes: text(cells, 'componentes', MAX_NAME) || principio_activo,
    requiere_autorizacion: flag(cells, 'requiere_autorizacion') ? 1 : 0,
    controlado: flag(cells, 'controlado') ? 1 : 0,
    desabastecido: flag(cells, 'desabastecido') ? 1 : 0,
    frecuencia_especial: textOrNull(cells, 'frecuencia_especial'),
    base_dosis: textOrNull(cells, 'base_dosis'),
    confianza: text(cells, 'confianza') || 'sin revisar',
    fuente: text(cells, 'fuente') || source,
    busqueda: medicineSearch({ atc, principio_activo, nombre }),
  }
}

const OPTIONAL = [
  { name: 'atc', synonyms: ['codigo_atc', 'cod_atc'] },
  { name: 'concentracion', synonyms: [] },
  { name: 'forma_farmaceutica', synonyms: ['forma'] },
  { name: 'unidad_presentacion', synonyms: ['unidad', 'unidad_de_presentacion'] },
  { name: 'via', synonyms: ['via_administracion', 'via_de_administracion'] },
  { name: 'dosis_usual_min', synonyms: [] },
  { name: 'dosis_usual_max', synonyms: [] },
  { name: 'unidad_dosis', synonyms: [] },
  { name: 'max_dia', synonyms: ['dosis_maxima_dia'] },
  { name: 'componentes', synonyms: [] },
  { name: 'requiere_autorizacion', synonyms: ['autorizacion'] },
  { name: 'controlado', synonyms: [] },
  { name: 'desabastecido', synonyms: [] },
  { name: 'frecuencia_especial', synonyms: [] },
  { name: 'base_dosis', synonyms: [] },
  { name: 'confianza', synonyms: [] },
  { name: 'fuente', synonyms: [] },
] as const

export const medicamentos: Catalog = {
  name: 'medicamentos',
  title: 'Medicamentos',
  fields: [
    { name: 'codigo', synonyms: ['codigo_cum', 'cum', 'expediente_cum', 'expediente', 'code'], required: false },
    {
      name: 'nombre',
      synonyms: ['producto', 'medicamento', 'descripcion', 'nombre_comercial', 'descripcion_comercial'],
      required: true,
    },
    { name: 'principio_activo', synonyms: ['principioactivo', 'dci', 'denominacion_comun'], required: true },
    ...OPTIONAL.map((field) => ({ ...field, required: false })),
  ],
  start: ({ columns, source }) => {
    const optional = OPTIONAL.map(({ name }) => name).filter((name) => columns.has(name))
    const update = ['nombre', 'principio_activo', 'busqueda', ...optional]
    return batchOf({
      read: reader(source),
      key: ({ codigo }) => codigo,
      write: (db, rows) => upsertAll(db, { table: 'medicamentos', key: 'codigo', update, keepName: 'nombre' }, rows),
    })
  },
}
