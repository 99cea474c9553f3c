/** What a person sees of a term: a word, a shape and a colour. */
import { formatDate, formatDateTime } from '../../calendar/bogota.ts'
import { dueDay } from './due.ts'
import { countsDays, type TermUnit } from './unit.ts'

/** The states of a term, as they are stored. */
export const TERM_STATES = {
  corriendo: 'Corriendo',
  suspendido: 'Suspendido',
  cumplido: 'Cumplido',
  cumplido_tarde: 'Cumplido tarde',
  vencido: 'Vencido',
  sin_efecto: 'Sin efecto',
} as const
export type TermState = keyof typeof TERM_STATES

export const LIGHTS = {
  por_clasificar: { palabra: 'Por clasificar', forma: 'anillo', color: 'violeta' },
  en_termino: { palabra: 'En término', forma: 'punto', color: 'verde' },
  por_vencer: { palabra: 'Por vencer', forma: 'rombo', color: 'ambar' },
  vencido: { palabra: 'Vencido', forma: 'cuadro', color: 'rojo' },
  suspendido: { palabra: 'Suspendido', forma: 'punto', color: 'azul' },
  cumplido: { palabra: 'Cumplido', forma: 'visto', color: 'verde' },
  cumplido_tarde: { palabra: 'Cumplido tarde', forma: 'visto', color: 'ambar' },
  sin_efecto: { palabra: 'Sin efecto', forma: 'raya', color: 'gris' },
} as const
export type Light = keyof typeof LIGHTS

/** Instants in epoch milliseconds. */
export interface SeenTerm {
  readonly estado: TermState
  readonly unidad: TermUnit
  readonly provisional: boolean
  readonly vence: number
  readonly por_vencer: number
  readonly cumplido: number | null
}

/**
 * The light of a term at an instant. An alarm that is late changes nothing of what is seen.
 * @fuente casos-con-reloj §3, semáforo
 * @regla Un plazo está en término hasta su meta interna o el 80 por ciento; desde ahí, por vencer; al llegar su hora de vencimiento, vencido.
 */
export const lightOf = ({ estado, provisional, vence, por_vencer }: SeenTerm, now: number): Light => {
  if (estado !== 'corriendo' && estado !== 'vencido') return estado
  if (now >= vence) return 'vencido'
  if (provisional) return 'por_clasificar'
  return now >= por_vencer ? 'por_vencer' : 'en_termino'
}

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR
/** Below it the hours say more than the days. */
const HOURS_THAT_COUNT = 48

const part = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** `2 días 3 horas`, `3 horas 20 min`, `45 min`, `menos de 1 min`. */
export const spanInWords = (ms: number): string => {
  const minutes = Math.floor(ms / MINUTE_MS)
  if (minutes < 1) return 'menos de 1 min'
  if (minutes < HOUR) return `${minutes} min`
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  if (hours < HOURS_THAT_COUNT) return `${part(hours, 'hora', 'horas')}${rest === 0 ? '' : ` ${rest} min`}`
  const over = Math.floor((minutes % DAY) / HOUR)
  const days = part(Math.floor(minutes / DAY), 'día', 'días')
  return over === 0 ? days : `${days} ${part(over, 'hora', 'horas')}`
}

/** What is left of it, by how much it passed, or with what margin it was met; empty where nothing counts. */
export const timeInWords = ({ estado, vence, cumplido }: SeenTerm, now: number): string => {
  if (estado === 'suspendido' || estado === 'sin_efecto') return ''
  const until = cumplido ?? now
  const left = vence - until
  if (cumplido !== null) return left > 0 ? `con ${spanInWords(left)} de margen` : `${spanInWords(-left)} tarde`
  return left > 0 ? `Quedan ${spanInWords(left)}` : `Pasaron ${spanInWords(-left)}`
}

/** The due moment as a person reads it: the day, and its hour where the term is of hours. */
export const dueInWords = (unidad: TermUnit, vence: number): string =>
  countsDays(unidad) ? formatDate(dueDay(vence)) : formatDateTime(vence)

/** The move does not go from the state in which the term is. */
export const TERM_MOVE_NOT_ALLOWED = 'Este plazo ya no admite ese cambio'
