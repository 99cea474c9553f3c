/** Weight, height and surface in a line, as the band of the screen and of the paper says them. */
import { formatNumber } from '../text/format.ts'

/** What is said where nobody measured. */
export const NOT_MEASURED = 'Sin medidas'

interface Measured {
  readonly peso: number | null
  readonly talla: number | null
  readonly isc: number | null
}

/** `68,0 kg · 162 cm · 1,75 m²`; what is missing is left out. */
export const measuresText = ({ peso, talla, isc }: Measured): string => {
  const parts = [
    peso === null ? null : `${formatNumber(peso, 1)} kg`,
    talla === null ? null : `${formatNumber(talla, 0)} cm`,
    isc === null ? null : `${formatNumber(isc, 2)} m²`,
  ].filter((part) => part !== null)
  return parts.length === 0 ? NOT_MEASURED : parts.join(' · ')
}
