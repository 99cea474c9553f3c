import type { ManualFeature, ManualRule, ManualScenario } from '@cauce/contract/manuales'
import { Card } from '@cauce/ui/card/card'
import { EmptyState } from '@cauce/ui/empty-state/empty-state'
import { PlaceLink, useManual } from '../context.tsx'
import { fileOf } from '../find.ts'
import { OutcomeChip } from '../parts/outcome-chip.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { placeText } from '../place.tsx'
import { featureOutcome, outcomeOf, worst } from '../results.ts'
import { counted, moduleWords, roomOf, sourceWords } from '../words.ts'

const Messages = ({ messages }: { readonly messages: readonly string[] }) =>
  messages.length === 0 ? null : (
    <Card title="Mensajes" note="como los lee la persona">
      <ul className="man-messages">
        {messages.map((message) => (
          <li key={message}>«{message.trim()}»</li>
        ))}
      </ul>
    </Card>
  )

const Links = ({ title, rules }: { readonly title: string; readonly rules: readonly ManualRule[] }) =>
  rules.length === 0 ? null : (
    <Card title={title} flush>
      <ul className="man-rows">
        {rules.map((rule) => (
          <li key={rule.id}>
            <span className="man-row-words">
              <PlaceLink to={placeText('reglas', rule.id)}>{rule.regla}</PlaceLink>
              <span className="ca-second">{moduleWords(roomOf(rule.id))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )

/** Where a rule says «who reaches the referral», the rule that says who that is; and the other way round. */
const Related = ({ rule }: { readonly rule: ManualRule }) => {
  const { reglas } = useManual().data
  return (
    <>
      <Links title="Reglas en que se apoya" rules={reglas.filter(({ id }) => rule.nombra.includes(id))} />
      <Links title="Reglas que se apoyan en ella" rules={reglas.filter(({ nombra }) => nombra.includes(rule.id))} />
    </>
  )
}

/** The scenarios that name the rule themselves; a tag of the whole feature names it for all of them. */
const scenariosOf = ({ escenarios, etiquetas }: ManualFeature, { id }: ManualRule): readonly ManualScenario[] => {
  const tags = [`@regla:${id}`, `@regla:${fileOf(id)}`]
  const isNamed = (own: readonly string[]): boolean => tags.some((tag) => own.includes(tag))
  return isNamed(etiquetas) ? [] : escenarios.filter((scenario) => isNamed(scenario.etiquetas))
}

const FeatureRow = ({ feature, rule }: { readonly feature: ManualFeature; readonly rule: ManualRule }) => {
  const own = scenariosOf(feature, rule)
  return (
    <li>
      <span className="man-row-words">
        <PlaceLink to={placeText('caracteristicas', feature.id)}>{feature.nombre}</PlaceLink>
        <span className="ca-second">{moduleWords(feature.modulo)}</span>
      </span>
      <OutcomeChip outcome={own.length === 0 ? featureOutcome(feature) : worst(own.map(outcomeOf))} />
      {own.length === 0 ? null : (
        <ul className="man-own" aria-label="Escenarios que la muestran">
          {own.map((scenario) => (
            <li key={scenario.id}>
              <PlaceLink to={placeText('caracteristicas', scenario.id)}>{scenario.nombre}</PlaceLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

const Features = ({ rule }: { readonly rule: ManualRule }) => {
  const { data } = useManual()
  const features = data.caracteristicas.filter(({ id }) => rule.caracteristicas.includes(id))
  return (
    <Card title="Características que la usan" flush={features.length > 0}>
      {features.length === 0 ? (
        <EmptyState title="Ninguna la nombra todavía" />
      ) : (
        <ul className="man-rows">
          {features.map((feature) => (
            <FeatureRow key={feature.id} feature={feature} rule={rule} />
          ))}
        </ul>
      )}
    </Card>
  )
}

const Properties = ({ propiedades }: ManualRule) => {
  const count = propiedades.reduce((sum, { titulos }) => sum + titulos.length, 0)
  if (count === 0) return null
  return (
    <Card title="Propiedades" note={counted(count, 'propiedad', 'propiedades')}>
      <p>
        Lo que se cumple con cualquier valor: se comprueba con cientos de casos al azar.{' '}
        <PlaceLink to={placeText('guias', 'qa')}>Cómo se repiten</PlaceLink>
      </p>
      {propiedades.map(({ archivo, titulos }) => (
        <div key={archivo} className="man-properties">
          <ul>
            {titulos.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
          <p className="ca-second">
            <code>{archivo}</code>
          </p>
        </div>
      ))}
    </Card>
  )
}

/** A rule: its sentence, where it comes from, what it says to people, and what shows that it holds. */
export const Rule = ({ rule }: { readonly rule: ManualRule }) => (
  <>
    <PageHead section="reglas" title={rule.regla}>
      <dl className="man-facts">
        <dt>Fuente</dt>
        <dd>{sourceWords(rule.fuente)}</dd>
        <dt>Módulo</dt>
        <dd>{moduleWords(roomOf(rule.id))}</dd>
        <dt>Función</dt>
        <dd>
          <code>{rule.funcion}</code> en <code>{rule.archivo}</code>
        </dd>
      </dl>
    </PageHead>
    <Messages messages={rule.mensajes} />
    <Related rule={rule} />
    <Features rule={rule} />
    <Properties {...rule} />
  </>
)
