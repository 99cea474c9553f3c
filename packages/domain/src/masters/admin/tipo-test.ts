/** The clinical tests and how they are scored. @fuente spec 1 §2 */
import { choice, code, integer, text } from '../../kit/master/field.ts'
import { master } from '../../kit/master/master.ts'

const months = { optional: true, hidden: true, max: 1_440 } as const

const ABOVE = 'Debe ser mayor que el mínimo'
const upside = (low: string, high: string): boolean => low !== '' && high !== '' && Number(low) >= Number(high)

export const tipoTest = master({
  page: 'admin/tipoTest',
  table: 'tipos_test',
  one: 'tipo de test',
  many: 'tipos de test',
  gender: 'm',
  title: 'nombre',
  key: 'codigo',
  fields: {
    codigo: code('Código', { max: 20, unique: true, searched: true }),
    nombre: text('Nombre', { max: 160, unique: true, searched: true }),
    mide: text('Qué mide', { max: 200, searched: true }),
    calificacion: choice('Calificación', [
      { value: 'suma', label: 'Suma de los puntos' },
      { value: 'promedio', label: 'Promedio de los puntos' },
      { value: 'formula', label: 'Fórmula propia' },
    ]),
    puntaje_minimo: integer('Puntaje mínimo', { max: 10_000 }),
    puntaje_maximo: integer('Puntaje máximo', { min: 1, max: 10_000 }),
    edad_minima_meses: integer('Edad mínima en meses', months),
    edad_maxima_meses: integer('Edad máxima en meses', months),
    fuente: text('Fuente', { max: 300, optional: true, hidden: true, help: 'Norma o publicación de la que se tomó' }),
  },
  together: (form) => ({
    ...(upside(form['puntaje_minimo'] ?? '', form['puntaje_maximo'] ?? '') ? { puntaje_maximo: ABOVE } : {}),
    ...(upside(form['edad_minima_meses'] ?? '', form['edad_maxima_meses'] ?? '') ? { edad_maxima_meses: ABOVE } : {}),
  }),
})
