/** How a minor grows: the newest measures in words, and the curve of one indicator at a time. */
import { bodyMassIndex } from '@cauce/domain/clinical-record/body-mass-index'
import type { Measures } from '@cauce/domain/consultation/consultation'
import { formatDate } from '@cauce/domain/calendar/bogota'
import {
  GROWTH_NAMES,
  GROWTH_SOURCE,
  GROWTH_UNITS,
  growthFigures,
  type Child,
  type GrowthFigure,
} from '@cauce/domain/growth/growth-figures'
import { GROWTH_INDICATORS, type GrowthIndicator } from '@cauce/domain/growth/growth-tables'
import { formatNumber } from '@cauce/domain/text/format'
import { Card } from '@cauce/ui/card/card'
import { SelectField } from '@cauce/ui/select-field/select-field'
import { StatusChip } from '@cauce/ui/status-chip/status-chip'
import { useState } from 'react'
import { GrowthChart, type GrowthPoint } from './growth-chart.tsx'
import './growth.css'

export interface GrowthCardProps {
  readonly child: Child
  /** The newest first. */
  readonly medidas: readonly Measures[]
}

const valueOf = (indicator: GrowthIndicator, { peso, talla, perimetro_cefalico }: Measures): number | null => {
  if (indicator === 'imc') return peso === null || talla === null ? null : bodyMassIndex(peso, talla)
  return indicator === 'perimetro_cefalico' ? (perimetro_cefalico ?? null) : indicator === 'peso' ? peso : talla
}

const pointsOf = (indicator: GrowthIndicator, medidas: readonly Measures[]): readonly GrowthPoint[] =>
  medidas
    .flatMap((each) => {
      const valor = valueOf(indicator, each)
      return valor === null ? [] : [{ fecha: each.fecha, valor }]
    })
    .toReversed()

const signed = (z: number): string => `${z < 0 ? '−' : ''}${formatNumber(Math.abs(z), 2)}`

const Figure = ({ figure }: { readonly figure: GrowthFigure }) => (
  <li className="gro-figure">
    <span>
      <strong>{GROWTH_NAMES[figure.indicador]}</strong>
      <span className="ca-second">
        {formatNumber(figure.valor, 1)} {GROWTH_UNITS[figure.indicador]} · Z {signed(figure.z)} · percentil{' '}
        {formatNumber(figure.percentil, 1)}
      </span>
    </span>
    <StatusChip tone={figure.tono} label={figure.clase} />
  </li>
)

export const GrowthCard = ({ child, medidas }: GrowthCardProps) => {
  const [chosen, setChosen] = useState<GrowthIndicator | null>(null)
  const newest = medidas.find((each) => growthFigures(child, each).length > 0)
  if (newest === undefined) return null
  const figures = growthFigures(child, newest)
  const indicator = chosen ?? figures[0]?.indicador ?? 'talla'
  return (
    <Card title="Crecimiento" note={formatDate(newest.fecha)} flush>
      <ul className="gro-figures">
        {figures.map((figure) => (
          <Figure key={figure.indicador} figure={figure} />
        ))}
      </ul>
      <div className="gro-curves">
        <SelectField
          label="Curva"
          options={figures.map(({ indicador }) => ({ value: indicador, label: GROWTH_NAMES[indicador] }))}
          value={indicator}
          onChange={(value) => setChosen(GROWTH_INDICATORS.find((each) => each === value) ?? null)}
        />
        <GrowthChart child={child} indicator={indicator} points={pointsOf(indicator, medidas)} />
        <p className="ca-second">{GROWTH_SOURCE}. Hasta los 2 años, acostado; después, de pie.</p>
      </div>
    </Card>
  )
}
