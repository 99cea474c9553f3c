/** How a drug of a scheme is given: its phase and the time of its infusion. @fuente catálogo de esquemas */

export interface Infusion {
  /** "bolo", "infusión continua"; null: the scheme has no phases for it. */
  readonly fase: string | null
  /** "46 h", "60 min", "bolo"; null: the catalogue does not say. */
  readonly duracion_infusion: string | null
}

/**
 * "infusión continua en 46 h", "en 60 min", "bolo"; empty when the catalogue says nothing.
 * @regla El tiempo de infusión del esquema viaja con cada aplicación: se ve, se ordena y se imprime.
 */
export const howGiven = ({ fase, duracion_infusion }: Infusion): string => {
  const time = (duracion_infusion ?? '').trim()
  const phase = (fase ?? '').trim()
  if (time === '' || time === phase) return phase
  const told = /^\d/u.test(time) ? `en ${time}` : time
  return phase === '' ? told : `${phase} ${told}`
}
