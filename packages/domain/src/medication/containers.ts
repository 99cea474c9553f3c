/** How many containers a month of measured doses asks for, and the sum in words. @fuente catálogos clínicos (contenidos) */
import { doseInContents, type Contents } from './contents.ts'
import { HOURS_PER_DAY, type TimeUnit } from './time-unit.ts'

export interface MeasuredPosology {
  readonly dosis: number
  /** mL, UI, gotas, mg, puff. */
  readonly unidad_dosis: string
  readonly frecuencia: number
  readonly tiempo: TimeUnit
  /** Days of each month. */
  readonly duracion: number
}

export interface ContainerSum {
  /** Takes of a month. */
  readonly tomas: number
  /** Everything that is taken, in the unit of the dose. */
  readonly necesita: number
  /** What one container holds, in the unit of the dose. */
  readonly trae: number
  /** Containers of a month. */
  readonly envases: number
  /** What is left in the last one, or in each of those that serve one take; in the unit of the dose. */
  readonly sobra: number
  /** Days that an opened one serves, where that asks for more containers than what is taken does; else null. */
  readonly vence: number | null
  /** Containers of one take, where what is left of each is thrown away; else null. */
  readonly por_toma: number | null
}

/** Sums of decimals are not exact; a difference of this part is none. */
const MARGIN = 1e-9
const up = (value: number): number => Math.ceil(value - MARGIN * Math.max(1, Math.abs(value)))

const takesOf = ({ frecuencia, tiempo, duracion }: MeasuredPosology): number =>
  tiempo === 'Horas' ? (HOURS_PER_DAY / frecuencia) * duracion : duracion / frecuencia

/**
 * The containers of a month of that posology; null: nobody can tell what one holds.
 * @regla Los envases de un mes son lo que se toma entre lo que trae uno, hacia arriba; uno abierto vence, y el que no se guarda se cuenta por toma.
 */
export const containersFor = (posology: MeasuredPosology, contents: Contents): ContainerSum | null => {
  const { dosis, unidad_dosis, duracion } = posology
  const unit = doseInContents(1, unidad_dosis, contents)
  if (unit === null || contents.contenido === null) return null
  const trae = contents.contenido / unit
  const tomas = takesOf(posology)
  const necesita = dosis * tomas
  if (!contents.divisible) {
    const por_toma = up(dosis / trae)
    const whole = up(tomas)
    return {
      tomas: whole,
      necesita: dosis * whole,
      trae,
      envases: por_toma * whole,
      sobra: por_toma * trae - dosis,
      vence: null,
      por_toma,
    }
  }
  const byVolume = up(necesita / trae)
  const byAge = contents.dias_abierto === null ? 0 : up(duracion / contents.dias_abierto)
  const envases = Math.max(byVolume, byAge)
  return {
    tomas,
    necesita,
    trae,
    envases,
    sobra: envases * trae - necesita,
    vence: byAge > byVolume ? contents.dias_abierto : null,
    por_toma: null,
  }
}
