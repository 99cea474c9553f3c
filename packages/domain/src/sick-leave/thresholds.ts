/** Days of a chain on which the norm asks for something: information, never a limit. */
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/bogota.ts'
import { chainDays } from './chain.ts'
import { inForce, type LegalRecord, type LegalRecords } from './law.ts'
import { kindOf, type Leave } from './leave-span.ts'
import type { RegimenPrestacional } from './payer-table.ts'

interface Threshold {
  readonly dia: number
  readonly texto: string
  readonly fuente: string
}

interface Thresholds extends LegalRecord {
  readonly umbrales: readonly Threshold[]
}

const CONCEPT = 'Decreto-ley 019 de 2012, art. 142; Decreto 1427 de 2022, art. 2.2.3.5.2'

/** @fuente Decreto-ley 019 de 2012, art. 142; Decreto 2831 de 2005, art. 9 */
const THRESHOLDS: Readonly<Record<RegimenPrestacional, LegalRecords<Thresholds>>> = {
  contributivo: [
    {
      vigente_desde: '2022-07-29',
      fuente: CONCEPT,
      umbrales: [
        { dia: 90, texto: 'Prepare el concepto de rehabilitación; desde el día 91 se paga la mitad', fuente: CONCEPT },
        { dia: 119, texto: 'Último día para expedir el concepto de rehabilitación', fuente: CONCEPT },
        { dia: 149, texto: 'Último día para enviar el concepto al fondo de pensiones', fuente: CONCEPT },
        {
          dia: 180,
          texto: 'Desde el día 181 paga el fondo de pensiones, con concepto favorable',
          fuente: 'Decreto-ley 019 de 2012, art. 142',
        },
        { dia: 540, texto: 'Desde el día 541 vuelve a pagar la EPS', fuente: 'Decreto 1427 de 2022, art. 2.2.3.6.1' },
      ],
    },
  ],
  magisterio: [
    {
      vigente_desde: '2005-08-16',
      fuente: 'Decreto 2831 de 2005, art. 9',
      umbrales: [
        { dia: 90, texto: 'Desde el día 91 se paga la mitad', fuente: 'Decreto 2831 de 2005, art. 9' },
        { dia: 150, texto: 'Faltan 30 días para la valoración de reintegro o pensión', fuente: 'Aviso ajustable' },
        { dia: 180, texto: 'Se valora el reintegro o la pensión', fuente: 'Decreto 1655 de 2015' },
      ],
    },
  ],
}

export interface ReachedThreshold extends Threshold {
  /** The day of the calendar on which the chain reaches it. */
  readonly fecha: CalendarDate
  /** `Día 119, 12 mar 2027: último día para…`. */
  readonly aviso: string
}

/**
 * Thresholds that the chain reaches within the days of a leave; those of a leave of common origin alone.
 * @fuente Decreto-ley 019 de 2012, art. 142; Decreto 1427 de 2022
 * @regla Al pasar los días 90, 119, 149, 180 y 540 de la cadena se informa lo que pide la norma; no impide registrar.
 */
export const thresholdsReached = <L extends Leave>(
  leave: L,
  others: readonly L[],
  regimen: RegimenPrestacional,
): readonly ReachedThreshold[] => {
  if (kindOf(leave) !== 'comun') return []
  const { antes, total } = chainDays(leave, others)
  return inForce(THRESHOLDS[regimen], leave.fecha_inicio)
    .umbrales.filter(({ dia }) => antes < dia && dia <= total)
    .map((threshold) => {
      const fecha = addDays(leave.fecha_inicio, threshold.dia - antes - 1)
      return { ...threshold, fecha, aviso: `Día ${threshold.dia}, ${formatDate(fecha)}: ${threshold.texto}` }
    })
}
