/** Why a mutant may live: each reason says which mutants it is for, and whoever adds one has looked at them. */
import type { Result } from './results.ts'

interface Explanation {
  readonly reason: string
  readonly isFor: (mutant: Result) => boolean
}

/** Mutants of a file by the code that they change, whatever they put in its place unless it is said. */
const of =
  (file: string, original: string | RegExp, ...replacements: readonly string[]) =>
  (mutant: Result): boolean =>
    mutant.file === `packages/${file}` &&
    (typeof original === 'string' ? mutant.original === original : original.test(mutant.original)) &&
    (replacements.length === 0 || replacements.includes(mutant.replacement))

const IS_SENTENCE = /^'\p{Lu}[^']*\s[^']*'$/u

const EXPLANATIONS: readonly Explanation[] = [
  {
    reason: 'a label of a diagram, given to a function that makes states: drawings say it, no behaviour hangs from it',
    isFor: ({ file, mutatorName, original }) =>
      file.startsWith('packages/machines/') && mutatorName === 'StringLiteral' && IS_SENTENCE.test(original),
  },
  {
    reason: 'the version of a machine: only a snapshot of another version is asked whether it differs',
    isFor: ({ file, mutatorName, original }) =>
      file.startsWith('packages/machines/') && mutatorName === 'StringLiteral' && /^'\d+'$/u.test(original),
  },
  {
    reason: 'nothing is after or before null: the comparison that follows is false for it too',
    isFor: of('domain/src/sick-leave/accumulated-days.ts', 'until !== null', 'true'),
  },
  {
    reason: 'stretches that begin on the same day cover the same days in either order',
    isFor: of('domain/src/sick-leave/accumulated-days.ts', /^one\.desde [<>] other\.desde$/u),
  },
  {
    reason: 'both sides are the same value when they are equal',
    isFor: (mutant) =>
      of('domain/src/sick-leave/accumulated-days.ts', 'hasta < day')(mutant) ||
      of('domain/src/sick-leave/chain.ts', 'day > latest', 'day >= latest')(mutant) ||
      of('domain/src/sick-leave/leave-span.ts', 'before < fecha_final')(mutant) ||
      of('domain/src/sick-leave/timeline-window.ts', /^(?:desde < strip\.desde|hasta > strip\.hasta)$/u)(mutant),
  },
  {
    reason: 'no two records of a norm begin on the same day',
    isFor: of('domain/src/sick-leave/law.ts', /vigente_desde/u),
  },
  {
    reason: 'without interruption the previous leave ends the day before a start after today: never before today',
    isFor: of('domain/src/sick-leave/future-start.ts', 'left >= 0', 'true'),
  },
  {
    reason: 'the guard tells the compiler what the check of the required fields before it has found already',
    isFor: (mutant) =>
      of('domain/src/oncology/added-drug.ts', /^(?:articulo|dosis|frecuencia|duracion) === null/u)(mutant) ||
      of('domain/src/oncology/added-drug.ts', /^dosis === null \|\| frecuencia === null/u)(mutant),
  },
  {
    reason: 'the guard tells the compiler what the quantity, which is null then, has found already',
    isFor: of('domain/src/medication/monthly-quantity.ts', /^(?:dosis|frecuencia|duracion|tiempo) === (?:null|'')$/u),
  },
  {
    reason: 'the group of a regular expression that matched is always there: the other value is for the compiler',
    isFor: (mutant) =>
      of('domain/src/medication/monthly-quantity.ts', /^(?:parts\[1\] \?\? ''|'')$/u)(mutant) ||
      of('domain/src/medication/line-patterns.ts', "''")(mutant) ||
      of('domain/src/medication/line-patterns.ts', '[]')(mutant),
  },
  {
    reason: 'the index has neither a class nor an ingredient with that empty key',
    isFor: of('domain/src/medication/cross-allergy.ts', '[]', '["Stryker was here"]'),
  },
  {
    reason: 'nothing is after or before null or undefined: the comparison beside it is false for it too',
    isFor: (mutant) =>
      of('domain/src/history/delivery-words.ts', 'cantidad !== null', 'true')(mutant) ||
      of('domain/src/history/period.ts', /!== undefined/u)(mutant) ||
      of('domain/src/session/lockout.ts', 'bloqueadoHastaMs !== null', 'true')(mutant) ||
      of('domain/src/clinical-record/laboratory-limits.ts', 'hdl !== null', 'true')(mutant),
  },
  {
    reason: 'null counts as 0 or as no date in what follows, which ends the same: the check is for the compiler',
    isFor: (mutant) =>
      of('domain/src/content/content.ts', 'readMs === null', 'false')(mutant) ||
      of('domain/src/session/password-due.ts', 'changedAt === null', 'false')(mutant) ||
      of('domain/src/session/recovery-data.ts', 'data.datos_actualizados_at === null', 'false')(mutant) ||
      of('domain/src/clinical-record/kept-measures.ts', /^(?:peso|talla) === null/u)(mutant) ||
      of('domain/src/clinical-record/derived-figures.ts', /^(?:peso|talla|isc) === null/u)(mutant) ||
      of('domain/src/clinical-record/measures.ts', /^(?:peso|talla) !== null/u)(mutant),
  },
  {
    reason: 'the list or the tuple always has that element: the other value is for the compiler',
    isFor: (mutant) =>
      of('domain/src/history/history-lanes.ts', /^(?:first|last) === undefined|^''$|^entradas\[0\]\?\.id$/u)(mutant) ||
      of('domain/src/history/period.ts', "''")(mutant) ||
      of('domain/src/users/user-draft.ts', /^(?:\[\]|typeof field === 'string')$/u)(mutant) ||
      of('domain/src/session/guessable-password.ts', "''")(mutant) ||
      of('domain/src/session/password-change.ts', "''")(mutant) ||
      of('domain/src/chat/names.ts', "''")(mutant) ||
      of('domain/src/text/cardinal.ts', "''")(mutant) ||
      of('domain/src/text/format.ts', "'0'")(mutant) ||
      of('domain/src/clinical-record/draft-key.ts', /^(?:''|.*(?:modelo|ruta) === undefined.*)$/u)(mutant) ||
      of('domain/src/clinical-record/derived-figures.ts', "typeof name === 'string'", 'true')(mutant) ||
      of('domain/src/session/avatar.ts', "''")(mutant) ||
      of('domain/src/clinical-record/framingham-atp3.ts', /\?\.\[1\]$/u)(mutant),
  },
  {
    reason: 'a filter that leaves everything: it tells the compiler which keys there are',
    isFor: (mutant) =>
      of('domain/src/history/history-lanes.ts', 'KIND_ORDER.filter(isKind)')(mutant) ||
      of('domain/src/users/user-form.ts', /^Object\.keys\(EMPTY_OPERATOR\)/u)(mutant) ||
      of('domain/src/clinical-record/measures.ts', /^Object\.keys\(MEASURE_LIMITS\)/u)(mutant) ||
      of('domain/src/clinical-record/record.ts', /^Object\.keys\(RECORD_SECTIONS\)/u)(mutant) ||
      of('domain/src/clinical-record/risk-questions.ts', /^Object\.keys\(RISK_QUESTIONS\)/u)(mutant) ||
      of('domain/src/audit/action-words.ts', /^Object\.keys\(ACTION_GROUPS\)/u)(mutant),
  },
  {
    reason: 'the smallest part of a number separates no two ends of a drawing',
    isFor: of('domain/src/history/history-lanes.ts', /Number\.EPSILON$/u, 'end < place.inicio + Number.EPSILON'),
  },
  {
    reason: 'what takes the place of the quoted text has no separator either',
    isFor: of('domain/src/users/load-text.ts', "''"),
  },
  {
    reason: 'what is looked for past the end of a file is not there',
    isFor: of('domain/src/content/attachment.ts', 'at + mark.length', 'at - mark.length'),
  },
  {
    reason: 'two texts that are both folded to upper case are equal when they are in lower case',
    isFor: (mutant) =>
      mutant.replacement === mutant.original.replace('LowerCase', 'UpperCase') &&
      /^domain\/src\/(?:ordering\/check-favourite|clinical-record\/text-snippet|session\/password-strength)\.ts$/u.test(
        mutant.file.slice('packages/'.length),
      ),
  },
  {
    reason: 'no class of the guidelines has the word anywhere but at its beginning',
    isFor: (mutant) =>
      of('domain/src/clinical-record/blood-pressure.ts', /^\/\^\(\?:hipertensión/u)(mutant) ||
      of('domain/src/clinical-record/derived-figures.ts', /^\/\^\(\?:Hipertensión/u)(mutant),
  },
  {
    reason: 'nobody is named, and no column is called, as the element that is put in the empty list',
    isFor: (mutant) =>
      of('domain/src/session/password-strength.ts', '[]')(mutant) ||
      of('domain/src/navigation/table-choice.ts', '[]')(mutant),
  },
  {
    reason: 'zero was answered before the sign is asked for',
    isFor: (mutant) =>
      of('domain/src/calendar/relative.ts', 'days > 0', 'days >= 0')(mutant) ||
      of('domain/src/text/format.ts', 'value < 0', 'value <= 0')(mutant) ||
      of('domain/src/text/round.ts', 'value < 0', 'value <= 0')(mutant),
  },
  {
    reason: 'the guideline that is followed has no such class, and its equation does not ask for diabetes',
    isFor: (mutant) =>
      of('domain/src/clinical-record/derived-figures.ts', /^(?:clase === 'Elevada'|'Elevada')$/u)(mutant) ||
      of('domain/src/clinical-record/derived-figures.ts', /^riesgo\.diabetes === true$/u)(mutant),
  },
  {
    reason: 'a shortcut: what is compared or looked up again after it says the same, only later',
    isFor: (mutant) =>
      of('domain/src/clinical-record/same-value.ts', 'one === other', 'false')(mutant) ||
      of('domain/src/access/impact.ts', /^ROUTES\.filter/u, 'ROUTES')(mutant) ||
      of(
        'domain/src/navigation/palette.ts',
        /^(?:known !== undefined|folded\.set\(text, fresh\))$/u,
        'false',
        ';',
      )(mutant),
  },
  {
    reason: 'of a list of one element, every one and some one are the same',
    isFor: of('domain/src/navigation/table-choice.ts', /^titled\.every/u),
  },
  {
    reason: 'no field that the audit keeps has that ending or that beginning in its middle',
    isFor: of('domain/src/audit/detail.ts', /^(?:\/_id\$\/u|\/\^a_\/u)$/u),
  },
]

export const reasonOf = (mutant: Result): string | null =>
  EXPLANATIONS.find(({ isFor }) => isFor(mutant))?.reason ?? null

export const unexplained = (alive: readonly Result[]): readonly Result[] =>
  alive.filter((mutant) => reasonOf(mutant) === null)
