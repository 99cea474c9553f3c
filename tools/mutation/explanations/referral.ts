/** Why mutants of referral may live. */
import { type Explanation, neverRun, of } from '../explanation.ts'

export const REFERRAL: readonly Explanation[] = [
  {
    reason: 'what is not there was answered before: the other value is for the compiler',
    isFor: (mutant) =>
      neverRun('domain/src/referral/moments.ts', "''")(mutant) ||
      neverRun('domain/src/referral/registration-check.ts', "''")(mutant) ||
      of('domain/src/referral/annex-form.ts', 'value === undefined', 'false')(mutant),
  },
  {
    reason: 'the message of what is missing takes the place of that one',
    isFor: of('domain/src/referral/panel-check.ts', 'tipo_solicitud === null', 'false'),
  },
  {
    reason: 'the check of the required fields finds it as well: the guard is for the compiler',
    isFor: of(
      'domain/src/referral/registration.ts',
      /^(?:afiliado|tipoAnexo) === null(?: \|\| tipoAnexo === null)?$/u,
      'false',
      'afiliado === null && tipoAnexo === null',
    ),
  },
  {
    reason: 'an hour and its minutes are both there or both not',
    isFor: (mutant) =>
      of('domain/src/referral/panel-draft.ts', /^(?:hour|minute) === undefined/u)(mutant) ||
      of('domain/src/referral/panel-draft.ts', '[]', '["Stryker was here"]')(mutant),
  },
  {
    reason: 'the sort gives the later of two first, messages come after the rest, and among themselves in their order',
    isFor: of('domain/src/referral/timeline.ts', 'Number(first) - Number(second)'),
  },
]
