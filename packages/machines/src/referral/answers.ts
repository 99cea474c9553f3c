/** What a save of the panel answered, or that nobody answered: pure functions from a fact to what changes in the context. */
import { changedFields, panelDraftOf, type PanelBase, type PanelDraft } from '@cauce/domain/referral/panel-draft'
import { REFERRAL_CLOSED, REFERRAL_UPDATED } from '@cauce/domain/referral/outcome'
import { REFERRAL_ERRORS } from '@cauce/domain/referral/required-fields'
import { ORDER_NOT_CREATED, REFERRAL_NOT_SAVED } from '@cauce/domain/referral/screen-messages'
import { REFERRAL_STATES } from '@cauce/domain/referral/status'
import { failureOf } from '../failure.ts'
import { nextNotice } from '../notice.ts'
import { errorDialog } from '../procedure-order/error-dialog.ts'
import { baseArrived, NOTHING_TRIED } from './flow.ts'
import type { ReferralContext, SavedBase, SavedReferral, SentPanel } from './types.ts'

type Context = ReferralContext
type Change = Partial<Context>

const settledWith = (base: PanelBase): Change => ({ ...NOTHING_TRIED, base, draft: panelDraftOf(base) })

export const saved = ({ notice }: Context, { mensaje, referencia }: SavedReferral): Change => ({
  ...settledWith(referencia),
  notice: nextNotice(notice, 'ok', mensaje),
})

/**
 * Whether what the server has is what was sent: an answer was lost and it did arrive. Taking it counts only where this person is
 * who has it.
 */
export const isWhatWasSent = ({ sent, userId }: Context, fresh: SavedBase): boolean => {
  if (sent === null) return false
  if (changedFields(draftOfSent(sent, fresh), panelDraftOf(fresh)).length > 0) return false
  if (sent.observacion !== null)
    return fresh.estado === REFERRAL_STATES.closed && fresh.observacion_finalizacion === sent.observacion
  return !sent.toma || fresh.gestor?.id === userId
}

/** What was sent as a draft. The code of a report is made by the server: it is not compared. */
const draftOfSent = ({ panel, confirma }: SentPanel, fresh: SavedBase): PanelDraft => {
  const chosen = panel.institucion_acepta_rep_id
  return panelDraftOf({
    ...fresh,
    ...panel,
    codigo_remision: confirma ? fresh.codigo_remision : panel.codigo_remision,
    institucion_acepta: chosen === null ? null : { id: chosen, nombre: '', municipio: null },
  })
}

/** The save did arrive, although its answer was lost. */
export const savedBefore = ({ notice, sent }: Context, fresh: SavedBase): Change => ({
  ...settledWith(fresh),
  notice: nextNotice(notice, 'ok', sent?.observacion === null ? REFERRAL_UPDATED : REFERRAL_CLOSED),
  dialog: null,
})

/** Nobody knows whether it was saved. */
export const answerLost = (thrown: unknown): Change => ({ dialog: errorDialog(thrown, REFERRAL_NOT_SAVED) })

/**
 * The answer is no. What the server said of the fields goes to the same fields; where it said nothing of them, its sentence stands
 * in a dialog.
 */
export const refused = ({ notice }: Context, thrown: unknown): Change => {
  const { errores } = failureOf(thrown)
  return Object.keys(errores).length > 0
    ? { serverErrors: errores, sent: null, notice: nextNotice(notice, 'error', REFERRAL_ERRORS) }
    : { dialog: errorDialog(thrown, REFERRAL_NOT_SAVED), sent: null }
}

/** The server says that another saved first; what was sent stays until it is known whether it is the same. */
export const taken = (thrown: unknown): Change => ({ dialog: errorDialog(thrown, REFERRAL_NOT_SAVED) })

/** Somebody else saved first: what they saved comes under what this person wrote. */
export const takenByOther = (context: Context, fresh: SavedBase): Change => ({
  ...baseArrived(context, fresh),
  sent: null,
})

export const orderFailed = (thrown: unknown): Change => ({ dialog: errorDialog(thrown, ORDER_NOT_CREATED) })
