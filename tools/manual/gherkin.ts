/** The features as Gherkin reads them. */
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin'
import { type Feature, IdGenerator, type Rule, type Scenario } from '@cucumber/messages'

export const parseFeature = (text: string): Feature => {
  const { feature } = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(
    text,
  )
  if (feature === undefined) throw new Error('Un archivo de características no tiene ninguna')
  return feature
}

export interface PlacedScenario {
  readonly scenario: Scenario
  /** The rule around it. */
  readonly rule: Rule | null
}

/** Every scenario of a feature, in its order. */
export const scenariosOf = (feature: Feature): readonly PlacedScenario[] =>
  feature.children.flatMap(({ scenario, rule }) => [
    ...(scenario ? [{ scenario, rule: null }] : []),
    ...(rule?.children ?? []).flatMap((child) => (child.scenario && rule ? [{ scenario: child.scenario, rule }] : [])),
  ])

/** Lines of what runs of a scenario: its own, or those of the rows of its examples. */
export const rowsOf = ({ examples, location }: Scenario): readonly number[] => {
  const rows = examples.flatMap(({ tableBody }) => tableBody.map((row) => row.location.line))
  return rows.length === 0 ? [location.line] : rows
}
