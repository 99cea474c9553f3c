/** Every figure of a norm that is no term, by the key under which an installation keeps its rows. A rule reads it from there. */
import { DELIVERY_HOURS } from '../history/partial-delivery.ts'
import { DAYS_BACK } from '../insurance/change-date.ts'
import { CARE_DAYS } from '../sick-leave/child-care-days.ts'
import { AHEAD } from '../sick-leave/future-start.ts'
import type { LegalRecord, LegalRecords } from '../sick-leave/law.ts'
import { LICENCE_DAYS } from '../sick-leave/licence-days.ts'
import { CERTIFICATE_DAYS } from '../sick-leave/max-days.ts'
import { MAX_RETROACTIVE } from '../sick-leave/retroactive.ts'
import type { Figure, Part } from './figure.ts'

const YEAR = 366
const days = (nombre: string, max = YEAR): Part => ({ nombre, unidad: ['día', 'días'], min: 1, max })

/** With what the product came with. */
interface Declared extends Omit<Figure, 'clave'> {
  readonly semilla: LegalRecords<LegalRecord>
}

const LEAVES = ['El formulario de incapacidades', 'El registro de una incapacidad']
const NOTICE = ['El aviso de los días habituales, en el formulario de incapacidades']

export const FIGURES = {
  'incapacidad.dias_certificado': {
    nombre: 'Días de un certificado de incapacidad',
    toca: LEAVES,
    partes: { cualquiera: days('Cualquier incapacidad'), maternidad: days('Licencia de maternidad', 2 * YEAR) },
    semilla: CERTIFICATE_DAYS,
  },
  'incapacidad.dias_retroactiva': {
    nombre: 'Días hacia atrás de una incapacidad retroactiva',
    toca: LEAVES,
    partes: { dias: days('Antes de expedirla') },
    semilla: MAX_RETROACTIVE,
  },
  'incapacidad.dias_anticipada': {
    nombre: 'Días por adelantado de una incapacidad',
    toca: [...LEAVES, 'La advertencia de un inicio posterior a hoy'],
    partes: {
      dias_de_control: days('De la prórroga, antes del fin de la vigente'),
      dias_maximos: days('De cualquiera, después de hoy'),
    },
    semilla: AHEAD,
  },
  'incapacidad.dias_maternidad': {
    nombre: 'Días habituales de la licencia de maternidad',
    toca: NOTICE,
    partes: { dias: days('De un parto'), dias_multiple: days('Parto múltiple o hijo con discapacidad') },
    semilla: LICENCE_DAYS.maternidad,
  },
  'incapacidad.dias_paternidad': {
    nombre: 'Días habituales de la licencia de paternidad',
    toca: NOTICE,
    partes: { dias: days('De la licencia') },
    semilla: LICENCE_DAYS.paternidad,
  },
  'incapacidad.dias_perdida': {
    nombre: 'Días habituales de la licencia por pérdida de la gestación',
    toca: NOTICE,
    partes: { minimo: days('Los menos'), maximo: days('Los más') },
    semilla: LICENCE_DAYS.perdida,
  },
  'incapacidad.dias_ninez': {
    nombre: 'Días de la licencia para el cuidado de la niñez',
    toca: LEAVES,
    partes: { habiles: { nombre: 'En un año', unidad: ['día hábil', 'días hábiles'], min: 1, max: YEAR } },
    semilla: CARE_DAYS,
  },
  'farmacia.horas_pendiente': {
    nombre: 'Horas para entregar lo pendiente de una fórmula',
    toca: ['El límite que muestran los medicamentos entregados por partes'],
    partes: { horas: { nombre: 'Desde la entrega incompleta', unidad: ['hora', 'horas'], min: 1, max: 24 * YEAR } },
    semilla: DELIVERY_HOURS,
  },
  'novedad.dias_atras': {
    nombre: 'Días hacia atrás de una novedad de un afiliado',
    toca: ['La radicación de novedades'],
    partes: { dias: days('Antes de radicarla') },
    semilla: DAYS_BACK,
  },
} as const satisfies Readonly<Record<string, Declared>>

export type FigureKey = keyof typeof FIGURES
export type KnownFigure = Declared & { readonly clave: string }

const all: Readonly<Record<string, Declared>> = FIGURES

/** In the order in which they are declared. */
export const FIGURE_LIST: readonly KnownFigure[] = Object.entries(all).map(([clave, declared]) => ({
  clave,
  ...declared,
}))
