/** The seven ways in which the amount of a term is counted. */

export const TERM_UNITS = [
  'hora_corrida',
  'dia_habil',
  'dia_habil_desde',
  'dia_calendario',
  'mes',
  'hora_habil',
  'fijo',
] as const
export type TermUnit = (typeof TERM_UNITS)[number]

const WORDS: Readonly<Record<TermUnit, readonly [one: string, many: string]>> = {
  hora_corrida: ['hora corrida', 'horas corridas'],
  dia_habil: ['día hábil', 'días hábiles'],
  dia_habil_desde: ['día hábil', 'días hábiles'],
  dia_calendario: ['día calendario', 'días calendario'],
  mes: ['mes', 'meses'],
  hora_habil: ['hora hábil', 'horas hábiles'],
  fijo: ['hora', 'horas'],
}

/** Units whose term ends at the end of a day. */
const OF_DAYS: ReadonlySet<TermUnit> = new Set(['dia_habil', 'dia_habil_desde', 'dia_calendario', 'mes'])
export const countsDays = (unidad: TermUnit): boolean => OF_DAYS.has(unidad)

/** One of them, and several. */
export const unitWords = (unidad: TermUnit): readonly [one: string, many: string] => WORDS[unidad]

const MINUTES = 60

/** `15 días hábiles`, `1 hora corrida`; a part of an hour in minutes: `30 minutos`, `4 horas hábiles y 30 minutos`. */
export const amountInWords = (unidad: TermUnit, cantidad: number): string => {
  const [one, many] = WORDS[unidad]
  const whole = Math.floor(cantidad)
  const minutes = Math.round((cantidad - whole) * MINUTES)
  const rest = `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`
  if (minutes === 0 || countsDays(unidad)) return `${whole} ${whole === 1 ? one : many}`
  return whole === 0 ? rest : `${whole} ${whole === 1 ? one : many} y ${rest}`
}
