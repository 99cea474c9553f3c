/** Every figure of a norm that is no term, by the key under which an installation keeps its rows. A rule reads it from there. */
import { CERTIFICATE_DAYS } from '../sick-leave/max-days.ts'
import type { LegalRecord, LegalRecords } from '../sick-leave/law.ts'
import type { Figure } from './figure.ts'

const DAYS = ['día', 'días'] as const
const YEAR = 366

/** The key, what it is, and what the product came with. */
export interface KnownFigure extends Figure {
  readonly semilla: LegalRecords<LegalRecord>
}

const LEAVES = 'El formulario de incapacidades'

export const FIGURES: readonly KnownFigure[] = [
  {
    clave: 'incapacidad.dias_certificado',
    nombre: 'Días de un certificado de incapacidad',
    toca: [LEAVES, 'El registro de incapacidades'],
    partes: {
      cualquiera: { nombre: 'Cualquier incapacidad', unidad: DAYS, min: 1, max: YEAR },
      maternidad: { nombre: 'Licencia de maternidad', unidad: DAYS, min: 1, max: 2 * YEAR },
    },
    semilla: CERTIFICATE_DAYS,
  },
]

/** Undefined: no figure has that key. */
export const figureOf = (clave: string): KnownFigure | undefined => FIGURES.find((figure) => figure.clave === clave)
