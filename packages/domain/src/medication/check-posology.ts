/** The figures of a posology, each by itself. The wire asks for the same (`order-line.ts`). */
import {
  DOSE_MESSAGE,
  DOSE_TOO_MUCH,
  DURATION_MESSAGE,
  FREQUENCY_MESSAGE,
  MAX_DURATION_DAYS,
  MAX_MEASURED_DOSE,
  MONTHS_MESSAGE,
} from './order-line.ts'
import { isMonths } from './months.ts'

const MAX_FREQUENCY = 744

export interface PosologyFigures {
  readonly dosis: number | null
  readonly frecuencia: number | null
  readonly duracion: number | null
  readonly meses: number
}

const outside = (value: number | null, max: number): boolean => value !== null && !(value > 0 && value <= max)

/**
 * Messages by field of the figures that cannot be ordered; a missing figure has none here.
 * @fuente spec 2 §3, §5
 * @regla Dosis y frecuencia son mayores a 0, la duración es de 1 a 31 días y los meses de 1 a 6; una dosis que pasa del máximo dice el máximo.
 */
export const checkPosology = ({ dosis, frecuencia, duracion, meses }: PosologyFigures): Record<string, string[]> => ({
  ...(outside(dosis, MAX_MEASURED_DOSE)
    ? { dosis: [dosis !== null && dosis > MAX_MEASURED_DOSE ? DOSE_TOO_MUCH : DOSE_MESSAGE] }
    : {}),
  ...(outside(frecuencia, MAX_FREQUENCY) ? { frecuencia: [FREQUENCY_MESSAGE] } : {}),
  ...(outside(duracion, MAX_DURATION_DAYS) || (duracion !== null && !Number.isInteger(duracion))
    ? { duracion: [DURATION_MESSAGE] }
    : {}),
  ...(isMonths(meses) ? {} : { meses: [MONTHS_MESSAGE] }),
})
