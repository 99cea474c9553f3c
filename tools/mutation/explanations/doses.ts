/** Why mutants of the doses, their ranges and their containers may live. */
import { type Explanation, neverRun, of } from '../explanation.ts'

const LESSER = 'domain/src/medication/lesser-dose.ts'
const BAR = 'domain/src/medication/dose-bar.ts'
const USUAL = 'domain/src/medication/usual-dose.ts'
const SIGNATURE = 'domain/src/medication/second-signature.ts'
const ANSWERED = 'checks.find((check) => isVital(finding, check))?.motivo'
const FITS = /^(?:then === null|then\.envases >= sum\.envases|then === null \|\| then\.envases >= sum\.envases)$/u

export const DOSES: readonly Explanation[] = [
  {
    reason: 'a unit that is not measured in the container has no sum of containers either',
    isFor: of(LESSER, 'one === null', 'false'),
  },
  {
    reason: 'without that guard the dose is nothing, or saves no container: what follows refuses it',
    isFor: of(LESSER, /^(?:sum\.vence !== null|sum\.envases < 2|dosis <= 0)$/u, 'false', 'dosis < 0'),
  },
  {
    reason: 'a measured dose never falls on the margin that is left for sums of decimals',
    isFor: of(LESSER, /MARGIN$/u, 'dosis <= posology.dosis * LEAST_PART - MARGIN'),
  },
  {
    reason: 'the dose was rounded down until the containers are enough: they always are one less',
    isFor: of(LESSER, FITS),
  },
  {
    reason: 'no amount is under nothing: the check is for the compiler',
    isFor: (mutant) =>
      of(BAR, 'least !== null', 'true')(mutant) || of(USUAL, /^(?:least|row\.dosis_min) !== null$/u, 'true')(mutant),
  },
  {
    reason: 'a set of one has its one: the check is for the compiler',
    isFor: of(BAR, 'only !== undefined', 'true'),
  },
  {
    reason: 'what is no place of the bar is never found among its places, and what is in none has no range',
    isFor: (mutant) =>
      of(BAR, '[]', '["Stryker was here"]')(mutant) ||
      of(BAR, 'parts.length === 0', 'false')(mutant) ||
      neverRun(BAR, "'sin_rango'")(mutant),
  },
  {
    reason: 'the strength is known only where its unit is, and the groups of a unit that was read are there',
    isFor: (mutant) =>
      neverRun('domain/src/medication/dose-ranges.ts', "''")(mutant) ||
      of('domain/src/medication/child-row.ts', "''")(mutant) ||
      of('domain/src/medication/child-row.ts', 'row.unidad_max === null', 'false')(mutant),
  },
  {
    reason: 'only what passes the most of a day, in its unit, is proposed otherwise: the check is for the compiler',
    isFor: (mutant) =>
      of(USUAL, /^(?:maximo|unidad) === null$/u, 'false')(mutant) ||
      of(USUAL, 'maximo === null || unidad === null', 'false', 'maximo === null && unidad === null')(mutant),
  },
  {
    reason: 'an interval that is no longer than the one that passes the most passes it too',
    isFor: of(USUAL, 'daysBetween(line) * HOURS_PER_DAY'),
  },
  {
    reason: 'who answers has keys and a reason: the other value is for the compiler',
    isFor: (mutant) =>
      of(SIGNATURE, '[]', '["Stryker was here"]')(mutant) ||
      of(SIGNATURE, "''")(mutant) ||
      of(SIGNATURE, ANSWERED, 'checks.find(check => isVital(finding, check)).motivo')(mutant),
  },
]
