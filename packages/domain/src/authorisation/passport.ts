/** What the affiliate reads of something that was ordered for them: one sentence. @fuente modulos/aseguramiento-y-red.md §7 R19 */
import { formatDate } from '../calendar/bogota.ts'
import type { CalendarDate } from '../calendar/calendar-date.ts'
import { OrderStatus } from '../ordering/order-status.ts'
import { OPEN_AUTHORISATIONS } from './authorisation-state.ts'
import { DENIAL_CAUSES } from './denial.ts'
import { answerDay } from './due-words.ts'
import { PASSPORT_STEPS, type Passport, type PassportDenial, type PassportLine } from './passport-line.ts'

const NO_PAPERWORK = 'Usted no debe hacer ningún trámite.'
const CLAIM = 'Puede reclamar ante nosotros o ante la Superintendencia Nacional de Salud.'
const [ORDERED, AUTHORISATION, SITE, DONE] = [0, 1, 2, PASSPORT_STEPS.length]

type Asked = NonNullable<PassportLine['autorizacion']>
const stillOpen = (asked: PassportLine['autorizacion']): Asked | null =>
  asked !== null && OPEN_AUTHORISATIONS.includes(asked.estado) ? asked : null

const calm = (paso: number, frase: string, destaca: readonly string[] = []): Passport => ({
  paso,
  detenida: false,
  frase,
  destaca,
  pide: false,
})

const whileWaiting = (asked: Asked | null, now: number): Passport => {
  if (asked === null) return calm(AUTHORISATION, `Falta la firma de otro profesional. ${NO_PAPERWORK}`)
  const day = answerDay(asked.vence)
  if (now >= asked.vence)
    return calm(AUTHORISATION, `Se nos venció el plazo el ${day}. Es lo primero que vamos a decidir.`, [day])
  return asked.estado === 'devuelta'
    ? calm(AUTHORISATION, 'Le pedimos un dato a quien la ordenó. No tiene que llevarlo usted.')
    : calm(AUTHORISATION, `La estamos revisando. Le respondemos a más tardar el ${day}. ${NO_PAPERWORK}`, [day])
}

/** Without its last stop, which the sentence writes. */
const clause = (text: string): string => text.trim().replace(/[.\s]+$/u, '')

/** Why, in words: the cause of the form; of what was denied without one, what was written. */
const reasonOf = (form: PassportDenial | null, motivo: string | null): string => {
  if (form !== null)
    return `Motivo: ${DENIAL_CAUSES[form.causal].toLowerCase()}. Lo que sí se cubre: ${clause(form.alternativa)}.`
  return clause(motivo ?? '') === '' ? 'Pregunte el motivo a quien la ordenó.' : `Motivo: ${clause(motivo ?? '')}.`
}

const stopped = (paso: number, frase: string, pide: boolean): Passport => ({
  ...calm(paso, frase),
  detenida: true,
  pide,
})

/** What was approved in part: how much, and why not the rest. */
const partOf = (asked: PassportLine['autorizacion']): string => {
  if (asked?.estado !== 'aprobada_parcial') return ''
  const rest = asked.negacion === null ? '' : ` ${reasonOf(asked.negacion, null)} ${CLAIM}`
  return `Se aprobaron ${asked.cantidad_autorizada ?? 0} de ${asked.cantidad}.${rest} `
}

const whereTo = (line: PassportLine, today: CalendarDate): Passport => {
  const { estado_id, sede, vigencia, hasta, autorizacion } = line
  const last = formatDate(hasta)
  if (hasta < today)
    return stopped(SITE, `Venció el ${last}. Si aún la necesita, pida a quien la ordenó que la repita.`, true)
  const part = partOf(autorizacion)
  if (sede === null) return calm(SITE, `${part}Falta asignar la sede. ${NO_PAPERWORK}`)
  const where = [sede.nombre, sede.direccion ?? ''].filter((text) => text !== '').join(', ')
  if (estado_id === OrderStatus.scheduled)
    return { ...calm(SITE, `${part}Ya tiene cita en ${where}.`, [sede.nombre]), pide: true }
  const from = vigencia > today ? `desde el ${formatDate(vigencia)} y ` : ''
  const until = `a más tardar el ${last}`
  return { ...calm(SITE, `${part}Vaya a ${where}, ${from}${until}.`, [sede.nombre, until]), pide: true }
}

/**
 * Instants in epoch milliseconds, `today` the day in Bogotá.
 * @regla De cada orden el afiliado lee una sola frase: en qué va y hasta cuándo se le responde, o dónde y hasta cuándo va, o por qué no y ante quién reclama; nunca un código en lugar de una razón.
 */
export const passportOf = (
  line: PassportLine,
  { now, today }: { readonly now: number; readonly today: CalendarDate },
): Passport => {
  const { estado_id, autorizacion, motivo } = line
  const since = formatDate(line.desde)
  switch (estado_id) {
    case OrderStatus.pendingAudit:
      return whileWaiting(stillOpen(autorizacion), now)
    case OrderStatus.denied:
      return stopped(
        AUTHORISATION,
        `No se autorizó. ${reasonOf(autorizacion?.negacion ?? null, motivo)} ${CLAIM}`,
        true,
      )
    case OrderStatus.done:
      return calm(DONE, `Hecha el ${since}.`)
    case OrderStatus.annulled:
      return stopped(ORDERED, `Quien la ordenó la anuló el ${since}.`, false)
    case OrderStatus.refused:
      return stopped(ORDERED, `Usted no la aceptó el ${since}.`, false)
    default:
      return whereTo(line, today)
  }
}
