/** Why mutants of medication may live. */
import { type Explanation, neverRun, of } from '../explanation.ts'

const ONE_OR_KNOWN = 'asked.length === 1 || only !== undefined'
const ZEROS = ['places > 0', 'over <= 0n', 'under <= 0n']

export const MEDICATION: readonly Explanation[] = [
  {
    reason: 'the guard tells the compiler what the quantity, which is null then, has found already',
    isFor: of('domain/src/medication/monthly-quantity.ts', /^(?:dosis|frecuencia|duracion|tiempo) === (?:null|'')$/u),
  },
  {
    reason: 'the group of a regular expression that matched is always there: the other value is for the compiler',
    isFor: (mutant) =>
      of('domain/src/medication/monthly-quantity.ts', /^(?:parts\[1\] \?\? ''|'')$/u)(mutant) ||
      of('domain/src/medication/line-patterns.ts', "''")(mutant) ||
      of('domain/src/medication/line-patterns.ts', 'found[2]?.startsWith')(mutant) ||
      of('domain/src/medication/drug-words.ts', "cut?.groups?.['typed']", "cut?.groups['typed']")(mutant) ||
      of('domain/src/medication/line-patterns.ts', '[]')(mutant),
  },
  {
    reason: 'the index has neither a class nor an ingredient with that empty key',
    isFor: of('domain/src/medication/cross-allergy.ts', '[]', '["Stryker was here"]'),
  },
  {
    reason: 'the check is for the compiler: for what it keeps out, what follows ends the same',
    isFor: (mutant) =>
      of('domain/src/medication/allergy-knowledge.ts', 'text !== null', 'true')(mutant) ||
      of('domain/src/medication/complete-line.ts', 'via !== null', 'true')(mutant) ||
      of('domain/src/medication/unit-strength.ts', /^(?:unidad_presentacion|cantidad) === null$/u, 'false')(mutant) ||
      of('domain/src/medication/usual-dose.ts', 'row.unidad_dosis === null', 'false')(mutant) ||
      of('domain/src/medication/line-patterns.ts', /^(?:found === null|hours === undefined)$/u, 'false')(mutant) ||
      of(
        'domain/src/medication/line-patterns.ts',
        'found === null || hours === undefined',
        'found === null && hours === undefined',
      )(mutant) ||
      of('domain/src/medication/line-entry.ts', /^(?:piece\.campo !== )?'numero'$/u)(mutant),
  },
  {
    reason: 'the list of routes does not have null: the check is for the compiler',
    isFor: of('domain/src/medication/drug-facts.ts', 'source.via !== null', 'true'),
  },
  {
    reason: 'a typed line has no line breaks, and the pattern takes it from its beginning without the sign as well',
    isFor: (mutant) =>
      of('domain/src/medication/drug-words.ts', /^\/\^\(\?<typed>/u)(mutant) &&
      mutant.replacement === mutant.original.replace('/^', '/'),
  },
  {
    reason: 'a number that JavaScript writes has the pattern from its beginning to its end, or no digit at all',
    isFor: (mutant) =>
      of('domain/src/medication/monthly-quantity.ts', /^\/\^\(-\?\)/u)(mutant) &&
      [mutant.original.replace('/^', '/'), mutant.original.replace('$/', '/')].includes(mutant.replacement),
  },
  {
    reason: 'the patterns have no sign that takes two places and no class that needs it: they read the same without it',
    isFor: of('domain/src/medication/line-patterns.ts', "'u'", '""'),
  },
  {
    reason: 'what is in no place of the list comes before its first one, and this is the first one',
    isFor: of('domain/src/medication/ledger-summary.ts', "'unknown'", '""'),
  },
  {
    reason: 'what takes the place of nothing is neither grave nor a warning, and is left out',
    isFor: of('domain/src/medication/prescription-changes.ts', '[]', '["Stryker was here"]'),
  },
  {
    reason: 'two rows of the same number are the same row',
    isFor: of('domain/src/medication/interaction.ts', 'one.id <= other.id', 'one.id < other.id'),
  },
  {
    reason: 'an empty field is asked for, and that message takes the place of this one',
    isFor: (mutant) =>
      of('domain/src/medication/draft.ts', /^(?:fechaVigencia|via\.trim\(\)) === ''$/u, 'false')(mutant) ||
      of('domain/src/medication/draft.ts', /^(?:''|via\.trim\(\))$/u)(mutant),
  },
  {
    reason: 'a figure that is written never falls on the margin that is left for sums of decimals',
    isFor: (mutant) =>
      of('domain/src/medication/usual-dose.ts', / [<>] .*MARGIN$|MARGIN < /u)(mutant) &&
      mutant.replacement === mutant.original.replace(/[<>]/u, '$&='),
  },
  {
    reason: 'a drug of a single dose has no interval',
    isFor: of('domain/src/medication/usual-dose.ts', 'least === null', 'true'),
  },
  {
    reason: 'the strength is known only where its unit is: the other text is for the compiler',
    isFor: neverRun('domain/src/medication/usual-dose.ts', "''"),
  },
  {
    reason: 'what takes the place of the empty text is no strength either, and a strength has all its parts',
    isFor: of('domain/src/medication/unit-strength.ts', "''"),
  },
  {
    reason: 'what takes the place of nothing has neither a level of cross nor days, and is left out as nothing is',
    isFor: (mutant) =>
      of('domain/src/medication/allergy.ts', '[]')(mutant) ||
      of('domain/src/medication/special-frequency.ts', '[]')(mutant) ||
      of('domain/src/medication/cross-allergy.ts', 'own.interno === null', 'false')(mutant),
  },
  {
    reason: 'an ingredient is found in a class only where the class is known',
    isFor: of('domain/src/medication/cross-allergy.ts', 'knowledge.classes.get(cross.with.key)?.nombre'),
  },
  {
    reason: 'several figures, or none, are no written number: the comparison after it is false for them too',
    isFor: of('domain/src/medication/complete-line.ts', /^asked\.length === 1/u, 'true', ONE_OR_KNOWN),
  },
  {
    reason: 'without a frequency there are no words, whatever its unit; and no figures are in the other text',
    isFor: of('domain/src/medication/complete-line.ts', "''"),
  },
  {
    reason: 'two codes subtract to a number when they add up to one',
    isFor: of('domain/src/medication/drug-facts.ts', 'a - b', 'a + b'),
  },
  {
    reason: 'what is equal was told apart before the comparison',
    isFor: of(
      'domain/src/medication/represcription.ts',
      'one.created_at > other.created_at',
      'one.created_at >= other.created_at',
    ),
  },
  {
    reason: 'an answer that found nothing has nothing to answer',
    isFor: of('domain/src/medication/pending.ts', "respuesta === 'encontrada'", 'true'),
  },
  {
    reason: 'where no route was written every drug weighs the same by it',
    isFor: of('domain/src/medication/line-candidates.ts', 'parsed.via === null', 'false'),
  },
  {
    reason: 'among whole numbers zero has no sign, and ten to the zero is one',
    isFor: of('domain/src/medication/monthly-quantity.ts', /^(?:places >= 0|(?:over|under) < 0n)$/u, ...ZEROS),
  },
  {
    reason: 'the unit of a frequency is written once, at its end',
    isFor: of('domain/src/medication/monthly-quantity.ts', '/ h$/u', '/ h/u'),
  },
]
