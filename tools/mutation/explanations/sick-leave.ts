/** Why mutants of sick leave may live. */
import { type Explanation, of } from '../explanation.ts'

export const SICK_LEAVE: readonly Explanation[] = [
  {
    reason: 'nothing is after or before null: the comparison that follows is false for it too',
    isFor: of('domain/src/sick-leave/accumulated-days.ts', 'until !== null', 'true'),
  },
  {
    reason: 'stretches that begin on the same day cover the same days in either order',
    isFor: of('domain/src/sick-leave/accumulated-days.ts', /^one\.desde [<>] other\.desde$/u),
  },
  {
    reason: 'no two records of a norm begin on the same day',
    isFor: (mutant) =>
      of('domain/src/sick-leave/law.ts', /^record\.vigente_desde [<>] \w+\.vigente_desde$/u)(mutant) &&
      mutant.replacement === mutant.original.replace(/[<>]/u, '$&='),
  },
  {
    reason: 'without interruption the previous leave ends the day before a start after today: never before today',
    isFor: of('domain/src/sick-leave/future-start.ts', 'left >= 0', 'true'),
  },
  {
    reason: 'of these norms one record alone is known, which holds before and after its date, and nothing shows either',
    isFor: (mutant) =>
      (of('domain/src/sick-leave/certificate.ts', /^'\d{4}-\d{2}-\d{2}'$/u)(mutant) ||
        of('domain/src/sick-leave/payer-table.ts', /^'\d{4}-\d{2}-\d{2}'$/u)(mutant) ||
        of('domain/src/sick-leave/thresholds.ts', /^'\d{4}-\d{2}-\d{2}'$/u)(mutant) ||
        of('domain/src/sick-leave/future-start.ts', /^'\d{4}-\d{2}-\d{2}'$/u)(mutant) ||
        of('domain/src/sick-leave/retroactive.ts', /^'\d{4}-\d{2}-\d{2}'$/u)(mutant)) &&
      mutant.replacement === '""',
  },
  {
    reason: 'the source of a whole record, for who maintains it: what is read is the source of each row, or none',
    isFor: (mutant) =>
      (of(
        'domain/src/sick-leave/payer-table.ts',
        /^'(?:Ley 2114 de 2021(?:; el .*)?|Decreto 780 .*; CST .*|Ley 776 de 2002, art\. 3|Decreto 2831 de 2005, art\. 9|Decreto 1655 de 2015)'$/u,
      )(mutant) ||
        of('domain/src/sick-leave/thresholds.ts', "'Decreto 2831 de 2005, art. 9'")(mutant) ||
        of('domain/src/sick-leave/future-start.ts', /^'Decreto 2126 /u)(mutant) ||
        of('domain/src/sick-leave/retroactive.ts', /^'Decreto 2126 /u)(mutant)) &&
      mutant.replacement === '""',
  },
  {
    reason: 'a contingency that is not in the list, or missing, counts as a common one, which is no licence either',
    isFor: (mutant) =>
      of('domain/src/sick-leave/retroactive.ts', 'contingencia === null', 'false')(mutant) ||
      of('domain/src/sick-leave/draft-errors.ts', "contingencia === ''", 'false')(mutant) ||
      of('domain/src/sick-leave/draft-errors.ts', "''", '"Stryker was here!"')(mutant) ||
      of('domain/src/sick-leave/licence-days.ts', "''", '"Stryker was here!"')(mutant),
  },
  {
    reason: 'the calendar of the product has fewer days than that',
    isFor: of('domain/src/sick-leave/end-date.ts', 'dias > CALENDAR_DAYS', 'dias >= CALENDAR_DAYS'),
  },
  {
    reason: 'a number of up to six figures has that ending nowhere but at its end',
    isFor: of('domain/src/sick-leave/certificate.ts', /^\/(?:veintiuno|uno)\$\/u$/u),
  },
  {
    reason: 'those that begin on the same day were told apart before, or would be a duplicate and are not registered',
    isFor: (mutant) =>
      of(
        'domain/src/sick-leave/chain.ts',
        'one.fecha_inicio < other.fecha_inicio',
        'one.fecha_inicio <= other.fecha_inicio',
      )(mutant) ||
      of(
        'domain/src/sick-leave/timeline.ts',
        'one.fecha_inicio < other.fecha_inicio',
        'one.fecha_inicio <= other.fecha_inicio',
      )(mutant),
  },
]
