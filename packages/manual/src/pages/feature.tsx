import { Card } from '@cauce/ui/card/card'
import { PlaceLink, useManual } from '../context.tsx'
import { type FoundFeature, rulesOfFeature } from '../find.ts'
import { OutcomeChip } from '../parts/outcome-chip.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Scenario, Steps } from '../parts/scenario.tsx'
import { Tags } from '../parts/tags.tsx'
import { placeText } from '../place.tsx'
import { countOutcomes, countsText, featureOutcome } from '../results.ts'
import { counted, moduleWords, sourceWords } from '../words.ts'

const FeatureRules = ({ id }: { readonly id: string }) => {
  const { data } = useManual()
  const rules = rulesOfFeature(data.reglas, id)
  if (rules.length === 0) return null
  return (
    <Card title="Reglas que muestra" flush>
      <ul className="man-rows">
        {rules.map((rule) => (
          <li key={rule.id}>
            <span className="man-row-words">
              <PlaceLink to={placeText('reglas', rule.id)}>{rule.regla}</PlaceLink>
              <span className="ca-second">{sourceWords(rule.fuente)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A feature: what it is about, its scenarios by rule, each with its last result. */
export const Feature = ({ feature, scenario: wanted }: FoundFeature) => (
  <>
    <PageHead
      section="caracteristicas"
      title={feature.nombre}
      aside={<OutcomeChip outcome={featureOutcome(feature)} />}
    >
      {feature.descripcion === '' ? null : <p className="man-lead">{feature.descripcion}</p>}
      <p className="ca-second">
        {moduleWords(feature.modulo)} · {counted(feature.escenarios.length, 'escenario', 'escenarios')} ·{' '}
        {countsText(countOutcomes([feature]))} · <code>{feature.id}</code>
      </p>
      <Tags tags={feature.etiquetas} />
    </PageHead>
    {feature.antecedentes.length === 0 ? null : (
      <Card title="Antecedentes" note="antes de cada escenario">
        <Steps steps={feature.antecedentes} />
      </Card>
    )}
    {[...Map.groupBy(feature.escenarios, ({ regla }) => regla)].map(([rule, scenarios]) => (
      <Card key={rule ?? ''} title={rule ?? 'Escenarios'}>
        {scenarios.map((scenario) => (
          <Scenario key={scenario.id} scenario={scenario} isWanted={scenario.id === wanted?.id} />
        ))}
      </Card>
    ))}
    <FeatureRules id={feature.id} />
  </>
)
