/** The affiliate in time as lanes: states, sites and conditions over the same days. */
import type { Insured } from '@cauce/contract/afiliados'
import { type CalendarDate, daysBetween } from '@cauce/domain/calendar/calendar-date'
import { affiliateStateWords } from '@cauce/domain/insurance/affiliate-state'
import type { Dated } from '@cauce/domain/insurance/dated'
import { CONDITIONS } from '@cauce/domain/insurance/insured-past'
import type { StatusTone } from '@cauce/domain/ordering/order-status'

export interface Stretch extends Dated {
  readonly texto: string
  readonly tono: StatusTone
  /** Where it begins and how long it is, from 0 to 1 of what is drawn. */
  readonly inicio: number
  readonly ancho: number
}

export interface LifeLine {
  readonly nombre: string
  readonly tramos: readonly Stretch[]
}

type Undrawn = Dated & Pick<Stretch, 'texto' | 'tono'>

const linesOf = ({ pasado }: Pick<Insured, 'pasado'>): readonly { nombre: string; tramos: readonly Undrawn[] }[] => [
  {
    nombre: 'Estado',
    tramos: pasado.estados.map(({ estado_id, desde, hasta }) => {
      const { palabra, tono } = affiliateStateWords(estado_id)
      return { texto: palabra, tono, desde, hasta }
    }),
  },
  {
    nombre: 'Atención',
    tramos: pasado.atencion.map(({ sede, municipio, origen, desde, hasta }) => ({
      texto: sede?.nombre ?? municipio?.nombre ?? '',
      tono: origen === 'portabilidad' ? ('waiting' as const) : ('info' as const),
      desde,
      hasta,
    })),
  },
  {
    nombre: 'Condiciones',
    tramos: pasado.condiciones.map(({ clase, desde, hasta }) => ({
      texto: CONDITIONS[clase],
      tono: 'unknown' as const,
      desde,
      hasta,
    })),
  },
]

/** The lanes that have something, from the first day of any of them to today. */
export const lifeLines = (
  insured: Pick<Insured, 'pasado'>,
  today: CalendarDate,
): { readonly desde: CalendarDate; readonly lineas: readonly LifeLine[] } => {
  const lines = linesOf(insured).filter(({ tramos }) => tramos.length > 0)
  const desde = lines
    .flatMap(({ tramos }) => tramos.map((one) => one.desde))
    .reduce((first, day) => (day < first ? day : first), today)
  const whole = Math.max(1, daysBetween(desde, today) + 1)
  const place = (day: CalendarDate): number => Math.min(1, Math.max(0, daysBetween(desde, day) / whole))
  return {
    desde,
    lineas: lines.map(({ nombre, tramos }) => ({
      nombre,
      tramos: tramos.map((one) => {
        const inicio = place(one.desde)
        const fin = one.hasta === null || one.hasta >= today ? 1 : place(one.hasta) + 1 / whole
        return { ...one, inicio, ancho: Math.max(0, fin - inicio) }
      }),
    })),
  }
}
