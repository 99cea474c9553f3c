/** CUPS: procedures. What the file does not say (audit, consent, most units) an existing procedure keeps. */
import { batchOf } from './batch.ts'
import { MAX_NAME, WrongCell, code, decimalOrNull, flag, requiredText, text } from './cells.ts'
import { PROCEDURE_SERVICES, maxQuantityOf, serviceOfCups } from './cups-service.ts'
import type { Catalog, Cells } from './definition.ts'
import { codeAndName } from './search-text.ts'
import { upsertAll } from './upsert.ts'

const PROCEDURE = /^[0-9A-Z]{6}$/u
const MAX_UNITS = 9_999

const SEXES: ReadonlyMap<string, string> = new Map([
  ['', 'Z'],
  ['Z', 'Z'],
  ['A', 'Z'],
  ['AMBOS', 'Z'],
  ['F', 'F'],
  ['FEMENINO', 'F'],
  ['M', 'M'],
  ['MASCULINO', 'M'],
])

const sexOf = (cells: Cells): string => {
  const sex = SEXES.get(cells.text('sexo').toUpperCase())
  if (sex === undefined) throw new WrongCell(`"sexo" debe ser F, M o Z y dice "${cells.text('sexo')}"`)
  return sex
}

const unitsOf = (cells: Cells): number | null => {
  const units = decimalOrNull(cells, 'cantidad_maxima')
  if (units !== null && (!Number.isInteger(units) || units < 1 || units > MAX_UNITS)) {
    throw new WrongCell(`"cantidad_maxima" debe ser un número entero de 1 a ${MAX_UNITS} y dice "${units}"`)
  }
  return units
}

const serviceOf = (cells: Cells, codigo: string) => {
  const asked = text(cells, 'servicio').toLowerCase()
  const service = asked === '' ? serviceOfCups(codigo) : PROCEDURE_SERVICES.find((known) => known === asked)
  if (service === undefined) {
    throw new WrongCell(`"servicio" dice "${asked}" y debe ser uno de: ${PROCEDURE_SERVICES.join(', ')}`)
  }
  return service
}

const read = (cells: Cells) => {
  const codigo = code(cells, 'codigo')
  if (!PROCEDURE.test(codigo))
    throw new WrongCell(`El código "${cells.text('codigo')}" no es de CUPS (seis letras o números)`)
  const row = { codigo, nombre: requiredText(cells, 'nombre', MAX_NAME) }
  const servicio = serviceOf(cells, codigo)
  return {
    ...row,
    servicio,
    requiere_auditoria: flag(cells, 'requiere_auditoria') ? 1 : 0,
    requiere_consentimiento: flag(cells, 'requiere_consentimiento') ? 1 : 0,
    cantidad_maxima: unitsOf(cells) ?? maxQuantityOf(servicio),
    sexo: sexOf(cells),
    ambito: text(cells, 'ambito').toUpperCase() || 'Z',
    lista_tabular: !cells.has('lista_tabular') || flag(cells, 'lista_tabular'),
    activo: !cells.has('activo') || flag(cells, 'activo'),
    busqueda: codeAndName(row),
  }
}

const OPTIONAL = [
  { name: 'servicio', synonyms: [] },
  { name: 'requiere_auditoria', synonyms: ['auditoria', 'requiere_autorizacion'] },
  { name: 'requiere_consentimiento', synonyms: ['consentimiento', 'consentimiento_informado'] },
  { name: 'cantidad_maxima', synonyms: ['cantidad_max', 'maximo'] },
  { name: 'sexo', synonyms: ['extra_vi_sexo'] },
  { name: 'ambito', synonyms: ['extra_vii_ambito'] },
  { name: 'lista_tabular', synonyms: [] },
  { name: 'activo', synonyms: ['habilitado', 'vigente'] },
] as const

export const cups: Catalog = {
  name: 'cups',
  title: 'CUPS (procedimientos)',
  fields: [
    { name: 'codigo', synonyms: ['codigo_cups', 'cod_cups', 'cups', 'code'], required: true },
    {
      name: 'nombre',
      synonyms: ['descripcion', 'nombre_procedimiento', 'nombre_cups', 'procedimiento', 'nombre_sispro'],
      required: true,
    },
    ...OPTIONAL.map((field) => ({ ...field, required: false })),
  ],
  start: ({ columns }) => {
    const update = ['nombre', 'busqueda', ...OPTIONAL.map(({ name }) => name).filter((name) => columns.has(name))]
    return batchOf({
      read,
      key: ({ codigo }) => codigo,
      write: (db, rows) => upsertAll(db, { table: 'cups', key: 'codigo', update, keepName: 'nombre' }, rows),
    })
  },
}
