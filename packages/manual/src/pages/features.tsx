import type { ManualFeature } from '@cauce/contract/manuales'
import { Card } from '@cauce/ui/card/card'
import { ChipsFilter } from '@cauce/ui/chips-filter/chips-filter'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { useState } from 'react'
import { PlaceLink } from '../context.tsx'
import { findFeature } from '../find.ts'
import { OutcomeChip } from '../parts/outcome-chip.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PartGate, Unknown } from '../parts/part-gate.tsx'
import { placeText } from '../place.tsx'
import { countOutcomes, countsText, featureOutcome, type Outcome, OUTCOMES } from '../results.ts'
import { counted, moduleWords } from '../words.ts'
import { Feature } from './feature.tsx'

const SECTION = 'caracteristicas'
type Shown = Outcome | 'todas'

const FeatureRow = ({ feature }: { readonly feature: ManualFeature }) => (
  <li>
    <span className="man-row-words">
      <PlaceLink to={placeText(SECTION, feature.id)}>{feature.nombre}</PlaceLink>
      <span className="ca-second">
        {counted(feature.escenarios.length, 'escenario', 'escenarios')} · {countsText(countOutcomes([feature]))}
      </span>
    </span>
    <OutcomeChip outcome={featureOutcome(feature)} />
  </li>
)

const FeatureList = ({ features }: { readonly features: readonly ManualFeature[] }) => {
  const [shown, setShown] = useState<Shown>('todas')
  const chosen = features.filter((feature) => shown === 'todas' || featureOutcome(feature) === shown)
  const byModule = [...Map.groupBy(chosen, ({ modulo }) => modulo)]
  const count = (outcome: Outcome): number => features.filter((feature) => featureOutcome(feature) === outcome).length
  const scenarios = features.reduce((sum, { escenarios }) => sum + escenarios.length, 0)
  return (
    <>
      <PageHead title="Características">
        <p>
          {counted(features.length, 'característica', 'características')} con{' '}
          {counted(scenarios, 'escenario', 'escenarios')}. La última vez: {countsText(countOutcomes(features))}.
        </p>
      </PageHead>
      <ChipsFilter
        label="Por su último resultado"
        value={shown}
        onChange={setShown}
        options={[
          { value: 'todas', label: 'Todas', count: features.length },
          { value: 'fallo', label: OUTCOMES.fallo.label, count: count('fallo') },
          { value: 'paso', label: OUTCOMES.paso.label, count: count('paso') },
          { value: 'antes', label: OUTCOMES.antes.label, count: count('antes') },
          { value: 'sin', label: OUTCOMES.sin.label, count: count('sin') },
        ]}
      />
      {chosen.length === 0 ? <EmptyState title="Ninguna característica terminó así la última vez" /> : null}
      {byModule.map(([module, own]) => (
        <Card key={module} title={moduleWords(module)} note={countsText(countOutcomes(own))} flush>
          <ul className="man-rows">
            {own.map((feature) => (
              <FeatureRow key={feature.id} feature={feature} />
            ))}
          </ul>
        </Card>
      ))}
    </>
  )
}

/** Every feature by module, or the one of the address. */
export const Features = ({ id }: { readonly id: string }) => (
  <PartGate section={SECTION} part="caracteristicas">
    {(features) => {
      if (id === '') return <FeatureList features={features} />
      const found = findFeature(features, id)
      return found === null ? <Unknown section={SECTION} id={id} /> : <Feature {...found} />
    }}
  </PartGate>
)
