/** Figures that the record gives: name, value with its class, what it needs or where it comes from. */
import type { DerivedFigure } from '@cauce/domain/clinical-record/derived-figures'
import { ToneShape } from '@cauce/ui/status-chip/status-chip'
import './record-reading.css'

export interface FigureListProps {
  readonly figures: readonly DerivedFigure[]
  /** Side by side, always of the same height: for a form, where nothing may jump while one types. */
  readonly tiles?: boolean
}

/** The shape and the colour repeat what the words say. */
export const FigureList = ({ figures, tiles = false }: FigureListProps) => (
  <dl className={tiles ? 'rec-figures rec-figure-tiles' : 'rec-figures'}>
    {figures.map(({ clave, nombre, texto, nota, fuente, tono }) => (
      <div key={clave} className={`rec-figure rec-figure-${tono}`}>
        <dt>{nombre}</dt>
        <dd>
          {texto === null ? null : (
            <span className="rec-figure-value">
              <ToneShape tone={tono} />
              <span>{texto}</span>
            </span>
          )}
          {nota === null ? null : <span className="rec-figure-note">{nota}</span>}
          {texto === null ? null : <span className="rec-figure-source">{fuente}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
