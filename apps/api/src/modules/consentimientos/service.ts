/** Whether a procedure asks for informed consent, and the text that is read. */
import { createHash } from 'node:crypto'
import type { ConsentText } from '@cauce/domain/consent/consent-text'
import { canonicalConsentText } from '@cauce/domain/consent/fingerprint'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import type { Kysely } from 'kysely'
import type { DB } from '../../db/tables.ts'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import * as queries from './queries.ts'

const NO_TEXT = 'El procedimiento no tiene un texto de consentimiento vigente.'

/** True when the procedure asks for consent and there is a text in force to read. */
export const asksConsent = async (ctx: UserCtx, cupId: number): Promise<boolean> => {
  const text = await queries.textInForce(ctx.db, cupId, ctx.today())
  if (text) return text.requiere_consentimiento === 1
  if (!(await queries.procedureExists(ctx.db, cupId))) throw notFound()
  return false
}

export const riskOf = (text: string): ConsentText['riesgo'] => (text === 'bajo' || text === 'alto' ? text : 'mediano')

export interface TextInForce extends ConsentText {
  /** Row of the text; it does not travel. */
  readonly texto_id: number
}

/** The text in force with the fingerprint of what it says now, or 404. */
export const currentText = async (db: Kysely<DB>, cupId: number, today: CalendarDate): Promise<TextInForce> => {
  const row = await queries.textInForce(db, cupId, today)
  if (!row) throw notFound(NO_TEXT)
  const { id, riesgo, requiere_consentimiento: _, ...text } = row
  const huella = createHash('sha256').update(canonicalConsentText(text)).digest('hex')
  return { ...text, riesgo: riskOf(riesgo), huella, texto_id: id }
}

/** The text as it travels. */
export const readText = async (ctx: UserCtx, cupId: number): Promise<ConsentText> => {
  const { texto_id: _, ...text } = await currentText(ctx.db, cupId, ctx.today())
  return text
}
