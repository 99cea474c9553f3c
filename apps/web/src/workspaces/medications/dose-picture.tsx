/** The written dose among the ranges of the patient, on bars to scale: a word, a shape and a colour. @fuente UI, imágenes 23 y 23b */
import { formatDate } from '@cauce/domain/calendar/bogota'
import { dosePlace, PLACE_WORDS, type DosePlace, type WrittenDose } from '@cauce/domain/medication/dose-bar'
import {
  barFigure,
  barInWords,
  doseBars,
  monthsAsAge,
  spanInWords,
  type BarSpan,
  type DoseBar,
} from '@cauce/domain/medication/dose-bar-picture'
import type { DoseRanges } from '@cauce/domain/medication/dose-ranges'
import { StatusChip, type Tone } from '@cauce/ui/status-chip/status-chip'
import './dose-picture.css'

const TONES: Readonly<Record<DosePlace, Tone>> = {
  contraindicada: 'bad',
  encima: 'bad',
  sin_rango: 'unknown',
  debajo: 'waiting',
  entre: 'waiting',
  dentro: 'ok',
}

const percent = (value: number, { fin }: DoseBar): string => `${(100 * value) / fin}%`

const Span = ({ span, bar }: { readonly span: BarSpan; readonly bar: DoseBar }) => (
  <span
    className={`med-dose-span${span.dentro ? '' : ' med-dose-span-other'}`}
    style={{
      insetInlineStart: percent(span.desde, bar),
      inlineSize: percent((span.hasta ?? bar.fin) - span.desde, bar),
    }}
  />
)

const Bar = ({ bar }: { readonly bar: DoseBar }) => (
  <figure className="med-dose-bar">
    <figcaption className="ca-hidden">{barInWords(bar)}</figcaption>
    <p className="med-dose-value" aria-hidden>
      <strong>
        {barFigure(bar.valor)} {bar.unidad}
      </strong>{' '}
      <span className="ca-second">{bar.cuenta}</span>
    </p>
    <div className="med-dose-track" aria-hidden>
      {bar.tramos.map((span) => (
        <Span key={`${span.indicacion}${span.desde}`} span={span} bar={bar} />
      ))}
      {bar.adulto === null || bar.adulto > bar.fin ? null : (
        <span className="med-dose-adult" style={{ insetInlineStart: percent(bar.adulto, bar) }} />
      )}
      <span className="med-dose-mark" style={{ insetInlineStart: percent(bar.valor, bar) }} />
    </div>
    <ul className="med-dose-legend ca-second" aria-hidden>
      {bar.tramos.map((span) => (
        <li key={`${span.indicacion}${span.desde}`}>
          <span className={`med-dose-swatch${span.dentro ? '' : ' med-dose-span-other'}`} /> {spanInWords(span)}
        </li>
      ))}
      {bar.adulto === null ? null : (
        <li>
          <span className="med-dose-swatch-adult" /> máximo de un adulto: {barFigure(bar.adulto)}
        </li>
      )}
    </ul>
  </figure>
)

/** `5 años, 18,9 kg del 23 nov 2026`. */
const whoOf = ({ menor, meses, peso }: DoseRanges): string => {
  if (!menor || meses === null) return 'Adulto'
  const weight = peso === null ? 'sin peso' : `${barFigure(peso.kg)} kg del ${formatDate(peso.fecha)}`
  return `${monthsAsAge(meses)}, ${weight}`
}

const sourcesOf = ({ rangos }: DoseRanges): string => [...new Set(rangos.map(({ fuente }) => fuente))].join(' · ')

export interface DosePictureProps {
  readonly ranges: DoseRanges
  /** Null while a figure of it is missing. */
  readonly dose: WrittenDose | null
}

export const DosePicture = ({ ranges, dose }: DosePictureProps) => {
  const place = dose === null ? null : dosePlace(ranges, dose)
  const sources = sourcesOf(ranges)
  return (
    <section className="med-dose" aria-label="La dosis y su rango">
      <div className="med-dose-head">
        <h3>{ranges.menor ? 'Dosis por edad y peso' : 'Dosis'}</h3>
        <span className="ca-second">{whoOf(ranges)}</span>
        {place === null ? null : <StatusChip tone={TONES[place]} label={PLACE_WORDS[place]} />}
      </div>
      {ranges.contraindicado === null ? null : <p className="med-dose-never">{ranges.contraindicado}</p>}
      {ranges.por_que === null ? null : <p className="med-dose-unknown">{ranges.por_que}</p>}
      {dose === null ? (
        <p className="ca-second">Escriba la dosis y la frecuencia para ver dónde queda</p>
      ) : (
        doseBars(ranges, dose).map((bar) => <Bar key={`${bar.principio}${bar.unidad}`} bar={bar} />)
      )}
      <p className="ca-second">
        {sources === '' ? '' : `${sources}. `}Con lo demás que toma se comprueba al añadir la línea
      </p>
    </section>
  )
}
