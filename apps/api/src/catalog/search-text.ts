/** The `busqueda` column of each catalogue: what its search looks at. */
import { normalizeSearch } from '@cauce/domain/search/trigger'

/** Code and name, without accents or case. */
export const codeAndName = (row: { codigo: string; nombre: string }): string =>
  normalizeSearch(`${row.codigo} ${row.nombre}`)

/** CIE-10: the code is found with and without its dot (`a09.0`, `a090`). */
export const diagnosisSearch = (row: { codigo: string; nombre: string }): string => {
  const dotted = row.codigo.length === 4 ? `${row.codigo.slice(0, 3)}.${row.codigo.slice(3)} ` : ''
  return normalizeSearch(`${row.codigo} ${dotted}${row.nombre}`)
}

export const municipalitySearch = (municipio: string, departamento: string): string =>
  normalizeSearch(`${municipio} ${departamento}`)

export const medicineSearch = (row: { atc: string; principio_activo: string; nombre: string }): string =>
  normalizeSearch(`${row.nombre} ${row.principio_activo} ${row.atc}`)
