/** The panel of a referral from its writing to its saving: pure functions from a fact to what changes in the context. */
import type { ClosingCause } from '@cauce/domain/referral/closing-cause'
import {
  changedFields,
  closesReferral,
  mergePanel,
  panelDraftOf,
  panelErrors,
  panelToSend,
  wireField,
  withDayOfHour,
  type PanelBase,
  type PanelDraft,
} from '@cauce/domain/referral/panel-draft'
import { REFERRAL_ERRORS } from '@cauce/domain/referral/required-fields'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { withoutField, type FieldErrors } from '../failure.ts'
import { nextNotice } from '../notice.ts'
import type { ReferralContext, ReferralInput, SentPanel } from './types.ts'

type Context = ReferralContext
type Change = Partial<Context>

export const newPanel = ({ userId }: ReferralInput): Context => ({
  userId,
  base: null,
  draft: null,
  tried: false,
  serverErrors: {},
  conflicts: [],
  changedElsewhere: false,
  observation: '',
  observationTried: false,
  cause: null,
  sent: null,
  dialog: null,
  notice: null,
  consultaId: null,
})

/** Somebody wrote in the panel what is not saved. */
export const isTouched = ({ base, draft }: Pick<Context, 'base' | 'draft'>): boolean =>
  base !== null && draft !== null && changedFields(draft, panelDraftOf(base)).length > 0

/** What the server knows now, under what the person wrote. An older answer that comes late says nothing. */
export const baseArrived = (context: Context, base: PanelBase): Change => {
  const { base: before, draft } = context
  if (before === null || draft === null || before.id !== base.id) return { base, draft: panelDraftOf(base) }
  if (base.version <= before.version) return {}
  const merged = mergePanel(draft, panelDraftOf(before), panelDraftOf(base))
  return { base, ...merged, changedElsewhere: isTouched({ base, draft: merged.draft }) }
}

const forgiven = (errors: FieldErrors, change: Partial<PanelDraft>, draft: PanelDraft): FieldErrors => {
  const changed = new Set<string>(changedFields(draft, { ...draft, ...change }).map(wireField))
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !changed.has(field)))
}

export const draftChanged = (
  { draft, serverErrors, conflicts }: Context,
  change: Partial<PanelDraft>,
  hoy: string,
): Change => {
  if (draft === null) return {}
  const whole = withDayOfHour(draft, change, hoy)
  return {
    draft: { ...draft, ...whole },
    serverErrors: forgiven(serverErrors, whole, draft),
    conflicts: conflicts.filter((field) => !Object.hasOwn(change, field)),
  }
}

/** Nothing was tried, told or sent. */
export const NOTHING_TRIED: Change = {
  tried: false,
  serverErrors: {},
  conflicts: [],
  changedElsewhere: false,
  observation: '',
  observationTried: false,
  cause: null,
  sent: null,
}

export const draftReset = ({ base }: Context): Change =>
  base === null ? {} : { ...NOTHING_TRIED, draft: panelDraftOf(base) }

/** The type that closes is given up: the one that is saved comes back. */
export const warningDeclined = ({ base, draft }: Context): Change =>
  base === null || draft === null
    ? {}
    : { draft: { ...draft, tipo_anexo_id: panelDraftOf(base).tipo_anexo_id }, tried: false }

/** Messages by field of what is written now. */
const errorsOf = ({ base, draft }: Context): FieldErrors =>
  base === null || draft === null ? {} : panelErrors(draft, base)

export const isComplete = (context: Context): boolean =>
  context.base !== null && Object.keys(errorsOf(context)).length === 0

/** It may be closed: nothing is missing, but for the acceptance, for which a cause is asked. */
export const mayEnd = (context: Context): boolean => {
  const { base, draft } = context
  if (base === null || draft === null) return false
  return isComplete(context) || Object.keys(panelErrors(draft, base, true)).length === 0
}

/** Nobody accepted it: to close it, who closes it says why. */
export const asksCause = (context: Context): boolean => mayEnd(context) && !isComplete(context)

/** Everything that closing needs was said. */
export const mayClose = (context: Context): boolean =>
  context.observation.trim() !== '' && (!asksCause(context) || (context.cause ?? null) !== null)

/** What the cause says, or null. */
export const causeError = (context: Context): readonly string[] | null =>
  context.serverErrors['motivo_cierre'] ??
  (context.observationTried && asksCause(context) && (context.cause ?? null) === null ? [REQUIRED_FIELD] : null)

/** The type that was chosen makes the code and closes. */
export const isClosing = ({ base, draft }: Context): boolean =>
  base !== null && draft !== null && closesReferral(draft, base)

/** Messages by field as the panel shows them: those of the server first. */
export const shownErrors = (context: Context): FieldErrors => ({
  ...(context.tried ? errorsOf(context) : {}),
  ...context.serverErrors,
})

/** What is missing to close, or null. */
export const observationError = ({ observation, observationTried, serverErrors }: Context): readonly string[] | null =>
  serverErrors['observacion_finalizacion'] ?? (observationTried && observation.trim() === '' ? [REQUIRED_FIELD] : null)

export const incomplete = ({ notice }: Context): Change => ({
  tried: true,
  notice: nextNotice(notice, 'error', REFERRAL_ERRORS),
})

/** What would be sent now; null while nobody knows what it starts from. */
const sentOf = (context: Context, observacion: string | null): SentPanel | null =>
  context.base === null || context.draft === null
    ? null
    : {
        panel: panelToSend(context.draft),
        version: context.base.version,
        confirma: isClosing(context),
        toma: context.base.estado === REFERRAL_STATES.pending,
        observacion,
      }

export const saveStarted = (context: Context): Change => ({
  tried: true,
  serverErrors: {},
  sent: sentOf(context, null),
})

export const observationChanged = ({ serverErrors }: Context, observation: string): Change => ({
  observation,
  serverErrors: withoutField(serverErrors, 'observacion_finalizacion'),
})

export const causeChanged = ({ serverErrors }: Context, cause: ClosingCause): Change => ({
  cause,
  serverErrors: withoutField(serverErrors, 'motivo_cierre'),
})

export const closingStarted = (context: Context): Change => {
  const sent = sentOf(context, context.observation.trim())
  return {
    serverErrors: {},
    sent: sent === null || !asksCause(context) ? sent : { ...sent, motivo: context.cause ?? null },
  }
}
