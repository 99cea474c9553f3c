/** A term in a row or a record: its light and its time, and on request why it ends at that hour. */
import { useState } from 'react'
import { LIGHTS, lightOf, timeInWords, type Light } from '@cauce/domain/kit/clock/light'
import { seenOf, type TermView } from '@cauce/domain/kit/clock/view'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import { TermReason } from './term-reason.tsx'
import './term.css'

/** Each tone has its shape: dot, diamond, square, dashed ring, ring. */
const LIGHT_TONES: Readonly<Record<Light, Tone>> = {
  por_clasificar: 'unknown',
  en_termino: 'ok',
  por_vencer: 'waiting',
  vencido: 'bad',
  suspendido: 'info',
  cumplido: 'ok',
  cumplido_tarde: 'waiting',
  sin_efecto: 'off',
}

interface TermChipProps {
  readonly term: TermView
  /** Epoch milliseconds on the server's clock. */
  readonly now: number
  /** Whose it is, for readers: the name of a row. */
  readonly of: string
}

export const TermChip = ({ term, now, of }: TermChipProps) => {
  const [asked, setAsked] = useState(false)
  const seen = seenOf(term)
  const light = lightOf(seen, now)
  const time = timeInWords(seen, now)
  return (
    <span className="ter">
      <StatusChip
        tone={LIGHT_TONES[light]}
        label={LIGHTS[light].palabra}
        describe={`Por qué esta hora: ${of}`}
        expanded={asked}
        onClick={() => setAsked(true)}
      />
      {time === '' ? null : <span className="ca-second">{time}</span>}
      <TermReason term={term} now={now} isOpen={asked} onClose={() => setAsked(false)} />
    </span>
  )
}
