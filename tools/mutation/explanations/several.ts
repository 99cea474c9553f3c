/** Why mutants of several rooms and modules may live. */
import { type Explanation, neverRun, of } from '../explanation.ts'

const IS_SENTENCE = /^'\p{Lu}[^']*\s[^']*'$/u

export const SEVERAL: readonly Explanation[] = [
  {
    reason: 'a label of a diagram, given to a function that makes states: drawings say it, no behaviour hangs from it',
    isFor: of('machines/src/medication-alert.ts', IS_SENTENCE),
  },
  {
    reason: 'the version of a machine: only a snapshot of another version is asked whether it differs',
    isFor: ({ file, mutatorName, original }) =>
      file.startsWith('packages/machines/') && mutatorName === 'StringLiteral' && /^'\d+'$/u.test(original),
  },
  {
    reason: 'both sides are the same value when they are equal',
    isFor: (mutant) =>
      of('domain/src/sick-leave/accumulated-days.ts', 'hasta < day')(mutant) ||
      of('domain/src/sick-leave/chain.ts', 'day > latest', 'day >= latest')(mutant) ||
      of('domain/src/sick-leave/leave-span.ts', 'before < fecha_final')(mutant) ||
      of('domain/src/sick-leave/timeline.ts', 'lastDay(fresh) > today', 'lastDay(fresh) >= today')(mutant) ||
      of('domain/src/oncology/in-course.ts', 'day > last', 'day >= last')(mutant) ||
      of('domain/src/sick-leave/timeline-window.ts', /^(?:desde < strip\.desde|hasta > strip\.hasta)$/u)(mutant) ||
      of('domain/src/medication/treatment-end.ts', 'end > expiry', 'end >= expiry')(mutant) ||
      of('domain/src/medication/drug-facts.ts', /^(?:one > other|a > b)$/u, 'one >= other', 'a >= b')(mutant),
  },
  {
    reason: 'nothing is after or before null or undefined: the comparison beside it is false for it too',
    isFor: (mutant) =>
      of('domain/src/history/delivery-words.ts', 'cantidad !== null', 'true')(mutant) ||
      of('domain/src/oncology/in-course.ts', 'last !== null', 'true')(mutant) ||
      of('domain/src/history/period.ts', /!== undefined/u)(mutant) ||
      of('domain/src/medication/prescription-changes.ts', 'registered !== null', 'true')(mutant) ||
      of('domain/src/medication/usual-dose.ts', /^(?:least|row\.dosis_min) !== null$/u, 'true')(mutant) ||
      of('domain/src/session/lockout.ts', 'bloqueadoHastaMs !== null', 'true')(mutant) ||
      of('domain/src/clinical-record/laboratory-limits.ts', 'hdl !== null', 'true')(mutant),
  },
  {
    reason: 'null counts as 0 or as no date in what follows, which ends the same: the check is for the compiler',
    isFor: (mutant) =>
      of('domain/src/content/content.ts', 'readMs === null', 'false')(mutant) ||
      of('domain/src/oncology/proposals.ts', 'dose === null', 'false')(mutant) ||
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
      of('domain/src/referral/report.ts', /^(?:''|dias(?:\[0\]|\.at\(-1\))\?\.etiqueta)$/u)(mutant) ||
      neverRun('domain/src/referral/annex-parts.ts', "''")(mutant) ||
      neverRun('domain/src/oncology/calendar.ts', '[]')(mutant) ||
      neverRun('domain/src/oncology/cycles.ts', '[]')(mutant) ||
      of('domain/src/users/user-draft.ts', /^(?:\[\]|typeof field === 'string')$/u)(mutant) ||
      of('domain/src/session/guessable-password.ts', "''")(mutant) ||
      of('domain/src/session/password-change.ts', "''")(mutant) ||
      of('domain/src/chat/names.ts', "''")(mutant) ||
      of('domain/src/text/cardinal.ts', "''")(mutant) ||
      of('domain/src/text/format.ts', "'0'")(mutant) ||
      of('domain/src/clinical-record/draft-key.ts', /^(?:''|.*(?:modelo|ruta) === undefined.*)$/u)(mutant) ||
      of('domain/src/clinical-record/derived-figures.ts', "typeof name === 'string'", 'true')(mutant) ||
      of('domain/src/session/avatar.ts', "''")(mutant) ||
      of('domain/src/clinical-record/framingham-atp3.ts', /\?\.\[1\]$/u)(mutant) ||
      of('domain/src/medication/complete-line.ts', 'only !== undefined', 'true')(mutant) ||
      of('domain/src/medication/line-candidates.ts', "''")(mutant),
  },
  {
    reason: 'a filter that leaves everything: it tells the compiler which keys there are',
    isFor: (mutant) =>
      of('domain/src/history/history-lanes.ts', 'KIND_ORDER.filter(isKind)')(mutant) ||
      of('domain/src/referral/panel-draft.ts', 'Object.keys(draft).filter(known)')(mutant) ||
      of('domain/src/referral/panel-events.ts', 'Object.keys(panel).filter(known)')(mutant) ||
      of('domain/src/users/user-form.ts', /^Object\.keys\(EMPTY_OPERATOR\)/u)(mutant) ||
      of('domain/src/clinical-record/measures.ts', /^Object\.keys\(MEASURE_LIMITS\)/u)(mutant) ||
      of('domain/src/clinical-record/record.ts', /^Object\.keys\(RECORD_SECTIONS\)/u)(mutant) ||
      of('domain/src/clinical-record/risk-questions.ts', /^Object\.keys\(RISK_QUESTIONS\)/u)(mutant) ||
      of('domain/src/audit/action-words.ts', /^Object\.keys\(ACTION_GROUPS\)/u)(mutant) ||
      of('domain/src/sick-leave/required-fields.ts', /^Object\.keys\(REQUIRED_WORDING\)/u)(mutant),
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
      /^domain\/src\/(?:ordering\/check-favourite|referral\/annex-parts|clinical-record\/text-snippet|session\/password-strength)\.ts$/u.test(
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
    reason: 'the guideline that is followed has no such class',
    isFor: of('domain/src/clinical-record/derived-figures.ts', /^(?:clase === 'Elevada'|'Elevada')$/u),
  },
  {
    reason: 'a shortcut: what is compared or looked up again after it says the same, only later',
    isFor: (mutant) =>
      of('domain/src/clinical-record/same-value.ts', 'one === other', 'false')(mutant) ||
      of('domain/src/access/impact.ts', /^ROUTES\.filter/u, 'ROUTES')(mutant) ||
      of('domain/src/medication/interaction.ts', /^(?:partners\.has\(key\)|false|!touches\(.*)$/u)(mutant) ||
      of(
        'domain/src/medication/ledger.ts',
        'entries.length <= MOST_SENT_CHECKS',
        'false',
        'entries.length < MOST_SENT_CHECKS',
      )(mutant) ||
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
  {
    reason: 'null is no day, no hour, no code, no type and no whole number: what is asked beside it says so too',
    isFor: (mutant) =>
      of('domain/src/referral/moments.ts', /^(?:fecha|hora) === null(?: \|\| hora === null)?$/u)(mutant) ||
      of('domain/src/referral/panel-events.ts', 'clock !== null', 'true')(mutant) ||
      of('domain/src/referral/panel-check.ts', 'codigo_remision === null', 'false')(mutant) ||
      of('domain/src/referral/registration.ts', 'tipoAnexo !== null', 'true')(mutant) ||
      of('domain/src/referral/registration-check.ts', 'tipo_solicitud === null', 'false')(mutant) ||
      of('domain/src/referral/answer-clock.ts', 'tipo_solicitud === null', 'false')(mutant) ||
      of('domain/src/oncology/header.ts', 'value !== null', 'true')(mutant),
  },
  {
    reason: 'no field, no event and no route is called as what is put there',
    isFor: (mutant) =>
      of('domain/src/referral/timeline-words.ts', '[]', '["Stryker was here"]')(mutant) ||
      of(
        'domain/src/referral/timeline-words.ts',
        /^(?:campos\.filter\(|typeof name === 'string')/u,
        'campos',
        'true',
      )(mutant) ||
      of('domain/src/oncology/added-drug.ts', "''", '"Stryker was here!"')(mutant),
  },
  {
    reason:
      'null is in no list, is no date and has no end, so what follows answers the same: the check is for the compiler',
    isFor: (mutant) =>
      of('domain/src/sick-leave/certificate.ts', 'ambito === null', 'false')(mutant) ||
      of(
        'domain/src/sick-leave/end-date.ts',
        /^(?:fecha_inicio|dias|fecha_inicio === null \|\| dias) === null$/u,
      )(mutant) ||
      of('domain/src/sick-leave/summary.ts', 'dias === null', 'false')(mutant) ||
      of('domain/src/sick-leave/prorroga.ts', 'previous === null', 'false')(mutant) ||
      of('domain/src/sick-leave/pcl.ts', 'pcl === null', 'false')(mutant) ||
      of('domain/src/audit/actions.ts', 'grupo !== undefined', 'true')(mutant),
  },
  {
    reason: 'a page without parameters was found by its whole path already',
    isFor: of('domain/src/navigation/find-route.ts', "':'", '""'),
  },
  {
    reason: 'each page has a key of its own: no key is called by two of them',
    isFor: of('domain/src/access/permission-list.ts', "', '", '""'),
  },
  {
    reason: 'no title is made of an empty list of groups',
    isFor: of('domain/src/access/permission-list.ts', 'menus.length > 0'),
  },
  {
    reason: 'a kind of record has both, the screen and its permission, or none of them',
    isFor: of('domain/src/audit/record.ts', /^(?:ruta|permiso) === undefined$/u, 'false'),
  },
  {
    reason: 'a name that is null and one that is undefined give way alike to the number',
    isFor: of('domain/src/audit/detail.ts', '() => null'),
  },
  {
    reason: 'the server and the page take the name of the event from here',
    isFor: of('domain/src/history/whole-record-stage.ts', "'documento.avance'"),
  },
  {
    reason: 'the scenarios of signing in read it on the screen, and are not among the tests of this count',
    isFor: of('domain/src/session/display-name.ts', "'¡Bienvenido!'"),
  },
]
