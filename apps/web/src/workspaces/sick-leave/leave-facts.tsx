/** What the norm says of the days of the leave: who pays from which day, and what the chain reaches. Information, never a limit. */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { newLeaveOf, type LeaveBase, type LeaveDraft } from '@cauce/domain/sick-leave/draft'
import type { Leave } from '@cauce/domain/sick-leave/leave-span'
import { payerInWords, payerSpans } from '@cauce/domain/sick-leave/payer'
import { thresholdsReached } from '@cauce/domain/sick-leave/thresholds'
import type { LeaveFieldsProps } from './leave-fields.ts'

interface Fact {
  readonly text: string
  /** Where it was read. */
  readonly source: string
}

const factsOf = (draft: LeaveDraft, base: LeaveBase): readonly Fact[] => {
  const fresh = newLeaveOf(draft, base)
  if (fresh === null) return []
  const others: readonly Leave[] = base.incapacidades
  return [
    ...payerSpans(fresh, others, base.regimen_prestacional).map(({ fila, desde, hasta }) => {
      const note = fila.nota === null || fila.pagador === null ? '' : ` ${fila.nota}.`
      const dates = desde === hasta ? formatDate(desde) : `${formatDate(desde)} a ${formatDate(hasta)}`
      return { text: `${payerInWords(fila)} (${dates}).${note}`, source: fila.fuente }
    }),
    ...thresholdsReached(fresh, others, base.regimen_prestacional).map(({ aviso, fuente }) => ({
      text: `${aviso}.`,
      source: fuente,
    })),
  ]
}

export const LeaveFacts = ({ draft, base }: Pick<LeaveFieldsProps, 'draft' | 'base'>) => {
  const facts = factsOf(draft, base)
  if (facts.length === 0) return null
  return (
    <section className="inc-facts" aria-label="Quién paga y qué pide la norma">
      <h3>Quién paga y qué pide la norma</h3>
      <ul>
        {facts.map(({ text, source }) => (
          <li key={text}>
            {text} <span className="ca-second">{source}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
