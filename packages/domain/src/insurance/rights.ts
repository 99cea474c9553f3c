/** Whether a person has a right to care on a day, and why: the one answer of the product. @fuente modulos/aseguramiento-y-red.md §7 R10 */
import { completedYears } from '../affiliate/completed-years.ts'
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { AffiliateState, affiliateStateWords } from './affiliate-state.ts'
import { onDay } from './dated.ts'
import { CONDITIONS, type AttentionOrigin, type InsuredPast, type Rights } from './insured-past.ts'

export const FUTURE_DAY = 'La fecha no puede ser futura.'
export const NOT_INSURED = 'No estaba afiliado en esa fecha'
export const EMERGENCIES_ALWAYS = 'Las urgencias se atienden siempre'
export const SUSPENDED = 'Suspendido: se atienden urgencias y tratamientos en curso'
const PENDING = 'En trámite: se atienden urgencias mientras se decide la afiliación'
const OF_AGE = 18

/** The strongest first: where two hold on a day, the person is attended where the first says. */
export const ATTENTION_ORDER: readonly AttentionOrigin[] = [
  'portabilidad',
  'libre_eleccion',
  'reasignacion',
  'afiliacion',
]

/** Where the person is attended on a day. */
export const attentionOn = ({ atencion }: Pick<InsuredPast, 'atencion'>, fecha: CalendarDate) =>
  ATTENTION_ORDER.flatMap(
    (origen) =>
      onDay(
        atencion.filter((row) => row.origen === origen),
        fecha,
      ) ?? [],
  )[0]

type Answer = Pick<Rights, 'atiende' | 'motivo'>

const whileSuspended = ({ fecha_nacimiento, condiciones }: InsuredPast, fecha: CalendarDate): Answer => {
  if (completedYears(fecha_nacimiento, fecha) < OF_AGE)
    return { atiende: 'si', motivo: 'Suspendido: se atiende por ser menor de 18 años' }
  const pregnant = condiciones.filter(({ clase }) => clase === 'gestacion')
  return onDay(pregnant, fecha) === undefined
    ? { atiende: 'urgencias', motivo: SUSPENDED }
    : { atiende: 'si', motivo: 'Suspendido: se atiende por estar en gestación' }
}

const answerOf = (past: InsuredPast, estado_id: number, { fecha, desde }: { fecha: CalendarDate; desde: string }) => {
  const since = `${affiliateStateWords(estado_id).palabra} desde ${formatDate(desde)}`
  switch (estado_id) {
    case AffiliateState.active:
    case AffiliateState.protected:
      return { atiende: 'si', motivo: since } as const
    case AffiliateState.suspended:
      return whileSuspended(past, fecha)
    case AffiliateState.pending:
      return { atiende: 'urgencias', motivo: PENDING } as const
    case AffiliateState.deceased:
      return { atiende: 'no', motivo: `Fallecido el ${formatDate(desde)}` } as const
    default:
      return { atiende: 'no', motivo: `${since}. ${EMERGENCIES_ALWAYS}` } as const
  }
}

const days = (what: string, { desde, hasta }: { readonly desde: string; readonly hasta: string | null }): string =>
  `${what}: desde ${formatDate(desde)}${hasta === null ? '' : ` hasta ${formatDate(hasta)}`}`

/**
 * The answer of a day, or why none is given. Pure.
 * @regla El derecho de un día sale del estado que el afiliado tenía ese día: activo o en protección laboral se atiende; suspendido o en trámite, solo urgencias (y, suspendido, lo que está en curso); retirado o fallecido, no. Un menor de 18 años o una gestante suspendidos se atienden. Antes de su primera fila no estaba afiliado, y de una fecha futura nada se dice.
 */
export const rightsOn = (past: InsuredPast, fecha: CalendarDate, hoy: CalendarDate): Rights | string => {
  if (fecha > hoy) return FUTURE_DAY
  const state = onDay(past.estados, fecha)
  if (state === undefined)
    return {
      atiende: 'no',
      motivo: `${NOT_INSURED}. ${EMERGENCIES_ALWAYS}`,
      estado_id: null,
      desde: null,
      hasta: null,
      municipio: null,
      sede: null,
      portabilidad: false,
      razones: [],
    }
  const { estado_id, desde, hasta } = state
  const where = attentionOn(past, fecha)
  const place = [where?.sede?.nombre, where?.municipio?.nombre].filter((part) => part !== undefined).join(', ')
  return {
    ...answerOf(past, estado_id, { fecha, desde }),
    estado_id,
    desde,
    hasta,
    municipio: where?.municipio ?? null,
    sede: where?.sede ?? null,
    portabilidad: where?.origen === 'portabilidad',
    razones: [
      days(affiliateStateWords(estado_id).palabra, state),
      ...(where === undefined ? [] : [days(`Se atiende en ${place}`, where)]),
      ...past.condiciones.filter((row) => onDay([row], fecha)).map((row) => days(CONDITIONS[row.clase], row)),
    ],
  }
}
