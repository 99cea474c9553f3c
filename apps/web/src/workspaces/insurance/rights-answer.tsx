/** Whether a person is attended on a day: the word first, then since when, where, and the rows that made it. */
import type { Rights } from '@cauce/domain/insurance/insured-past'
import { formatDate } from '@cauce/domain/calendar/bogota'
import type { CalendarDate } from '@cauce/domain/calendar/calendar-date'
import { ToneShape, type Tone } from '@cauce/ui/status-chip/status-chip'
import './insurance.css'

const WORDS: Readonly<Record<Rights['atiende'], { readonly palabra: string; readonly tono: Tone }>> = {
  si: { palabra: 'Sí', tono: 'ok' },
  urgencias: { palabra: 'Solo urgencias', tono: 'waiting' },
  no: { palabra: 'No', tono: 'bad' },
}

interface FactProps {
  readonly name: string
  readonly value: string
}

const Fact = ({ name, value }: FactProps) => (
  <div className="ins-fact">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

interface RightsAnswerProps {
  readonly rights: Rights
  readonly fecha: CalendarDate
  /** It is of today. */
  readonly isToday: boolean
  readonly cotizante?: string | null
}

export const RightsAnswer = ({ rights, fecha, isToday, cotizante = null }: RightsAnswerProps) => {
  const { palabra, tono } = WORDS[rights.atiende]
  const where = [rights.sede?.nombre, rights.municipio?.nombre].filter((part) => part !== undefined).join(', ')
  return (
    <section className={`ins-rights ins-rights-${tono}`} aria-label="Derechos">
      <p className="ca-second">{isToday ? 'Derechos hoy' : `Derechos el ${formatDate(fecha)}`}</p>
      <p className="ins-word">
        <ToneShape tone={tono} />
        {palabra}
      </p>
      <p className="ins-why">{rights.motivo}</p>
      <dl className="ins-facts">
        {rights.desde === null ? null : (
          <Fact
            name="En este estado"
            value={`Desde ${formatDate(rights.desde)}${rights.hasta === null ? '' : ` hasta ${formatDate(rights.hasta)}`}`}
          />
        )}
        <Fact name="Se atiende en" value={where === '' ? 'Sin sede asignada' : where} />
        <Fact name="Portabilidad" value={rights.portabilidad ? 'Sí' : 'No'} />
        {cotizante === null ? null : <Fact name="Grupo familiar de" value={cotizante} />}
      </dl>
      {rights.razones.length === 0 ? null : (
        <details>
          <summary>¿Por qué?</summary>
          <ul className="ins-reasons">
            {rights.razones.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
