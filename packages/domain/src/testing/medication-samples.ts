/** Losartan and how it is taken, for the tests of medication. */
import type { Article } from '../medication/article.ts'

/** The drug, of which nothing special is to be known. */
export const losartan: Article = {
  id: 7,
  codesumi: {
    id: 7,
    codigo: 'M7',
    nombre: 'Losartán 50 mg tableta',
    principio_activo: 'Losartán',
    concentracion: '50 mg',
    forma_farmaceutica: 'Tableta',
    unidad_presentacion: 'Tableta',
    via: 'Oral',
    vias_administracion: ['Oral'],
  },
  atc: 'C09CA01',
  requiere_autorizacion: 0,
  controlado: 0,
  desabastecido: 0,
  frecuencia_especial: null,
  activa: null,
}

/** One every twelve hours for a month. */
export const everyTwelveHours = { via: 'Oral', dosis: 1, frecuencia: 12, tiempo: 'Horas', duracion: 30 } as const
