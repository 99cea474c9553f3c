/** The form and the one-line entry: pure functions from a fact to what changes in the context. */
import { checkMedicationLine } from '@cauce/domain/medication/check-line'
import { emptyMedicationDraft, type MedicationDraft } from '@cauce/domain/medication/draft'
import { duplicateInList } from '@cauce/domain/medication/duplicates'
import { ADD_ERROR } from '@cauce/domain/medication/messages'
import { withOwnWords } from '@cauce/domain/medication/own-words'
import type { RoutingProposal } from '@cauce/domain/ordering/routing'
import { nextNotice } from '../notice.ts'
import { lineBegins } from '../ordering-done.ts'
import type { MedicationItem, MedicationOrderContext, MedicationOrderInput } from './types.ts'

type Context = MedicationOrderContext
type Change = Partial<Context>

/** A new line: one month from today, with the principal diagnosis of the record. */
export const newDraft = ({ diagnostico }: Pick<Context, 'diagnostico'>, hoy: string): MedicationDraft => ({
  ...emptyMedicationDraft(hoy),
  diagnostico,
})

export const newOrder = (input: MedicationOrderInput): Context => ({
  ...input,
  entry: '',
  draft: newDraft(input, input.hoy),
  draftErrors: {},
  draftRouting: null,
  routedFor: null,
  candidate: null,
  items: [],
  nextKey: 1,
  removed: null,
  queue: [],
  idempotencyKey: null,
  dialog: null,
  notice: null,
  noticeRead: 0,
})

/**
 * What was said of an earlier line is old.
 * @regla Un aviso se quita cuando empieza la línea siguiente o se dice otra cosa.
 */
export const noticeOver = ({ notice, noticeRead }: Context): Change => ({ noticeRead: notice?.seq ?? noticeRead })

export const entryChanged = (context: Context, text: string): Change => ({
  entry: text,
  ...(text.trim() === '' ? {} : lineBegins(context)),
  ...(context.entry.trim() === '' && text.trim() !== '' ? noticeOver(context) : {}),
})

/** Nothing of a line has been chosen: something else may take the place of the form. */
export const isBlank = ({ draft, entry }: Pick<Context, 'draft' | 'entry'>): boolean =>
  draft.articulo === null && draft.observacion.trim() === '' && entry.trim() === ''

export const codesumiOf = ({ articulo }: MedicationDraft): number | null => articulo?.codesumi.id ?? null

const isProposed = (rep: MedicationDraft['rep'], routing: RoutingProposal | null): boolean =>
  rep !== null && rep.id === routing?.rep?.id

/**
 * Another drug is another site: the proposed one goes away with the drug that it was proposed for, unless it is the one that was
 * asked for while the line was typed.
 */
const routingOf = (context: Context, draft: MedicationDraft): Change => {
  const drug = codesumiOf(draft)
  if (drug === codesumiOf(context.draft)) return { draft }
  const kept = isProposed(draft.rep, context.draftRouting) ? null : draft.rep
  if (drug !== null && drug === context.routedFor)
    return { draft: { ...draft, rep: kept ?? siteOf(context.draftRouting) } }
  return { draft: { ...draft, rep: kept }, draftRouting: null, routedFor: null }
}

/** The drug whose site is wanted: the one of the form, else the one that the typed line most likely means. */
export const wantedDrug = ({ draft, candidate }: Pick<Context, 'draft' | 'candidate'>): number | null =>
  codesumiOf(draft) ?? candidate

/** The change takes the form to a drug whose site is not the one that is being asked for. */
export const isAnotherDrug = (context: Context, { articulo }: Partial<MedicationDraft>): boolean =>
  articulo !== undefined && (articulo?.codesumi.id ?? null) !== wantedDrug(context)

/** The drug whose site is wanted is another one with this candidate. */
export const isAnotherCandidate = (context: Context, candidate: number | null): boolean =>
  (candidate ?? codesumiOf(context.draft)) !== wantedDrug(context)

/** The typed line means another drug: what was completed for another one is no longer what the person wants. */
export const candidateChanged = (context: Context, candidate: number | null): Change =>
  isAnotherCandidate(context, candidate)
    ? { candidate, ...routingOf(context, { ...context.draft, articulo: null }), draftRouting: null, routedFor: null }
    : { candidate }

/** The quantity follows from the other fields: nobody corrects it by itself. */
const COMPUTED = 'cantidadMedico'

export const draftChanged = (context: Context, change: Partial<MedicationDraft>): Change => ({
  ...routingOf(context, withOwnWords(context.draft, { ...context.draft, ...change })),
  ...(isBlank(context) && codesumiOf({ ...context.draft, ...change }) !== null ? noticeOver(context) : {}),
  ...(codesumiOf({ ...context.draft, ...change }) === null ? {} : lineBegins(context)),
  draftErrors: Object.fromEntries(
    Object.entries(context.draftErrors).filter(([field]) => !(field in change) && field !== COMPUTED),
  ),
})

export const draftCleared = (context: Context, hoy: string): Change => ({
  hoy,
  entry: '',
  draft: newDraft(context, hoy),
  draftErrors: {},
  draftRouting: null,
  routedFor: null,
  candidate: null,
})

/** The drug whose site is wanted and nobody asked for yet. */
export const isToRoute = (context: Context): boolean => {
  const drug = wantedDrug(context)
  return drug !== null && drug !== context.routedFor
}

/** The proposal arrived, or nobody answered: a form with the drug takes the site, and one that was chosen by hand stays. */
export const draftRouted = (context: Context, proposals: readonly RoutingProposal[]): Change => {
  const { draft } = context
  const drug = wantedDrug(context)
  const routing = proposals.find(({ item_id }) => item_id === drug) ?? null
  const rep = draft.articulo === null ? draft.rep : (draft.rep ?? siteOf(routing))
  return { routedFor: drug, draftRouting: routing, draft: { ...draft, rep } }
}

/** The proposed site as a line carries it. */
export const siteOf = (routing: RoutingProposal | null): MedicationDraft['rep'] => {
  const site = routing?.rep ?? null
  return site === null ? null : { id: site.id, nombre: site.nombre }
}

const selectedIds = (items: readonly MedicationItem[]) =>
  items.map(({ draft }) => ({ codesumi_id: codesumiOf(draft) ?? 0 }))

/** Why a drug cannot enter the list once more; null when it can. */
export const duplicateOf = ({ items }: Pick<Context, 'items'>, draft: MedicationDraft): string | null => {
  const drug = codesumiOf(draft)
  return drug === null ? null : duplicateInList(selectedIds(items), drug)
}

/** While the site is being asked for nobody has to choose one. */
const TO_BE_PROPOSED: MedicationDraft['rep'] = { id: 0, nombre: '' }

const checkForm = (context: Context, hoy: string) => {
  const { draft, draftRouting } = context
  const rep = draft.rep ?? (isToRoute(context) ? TO_BE_PROPOSED : null)
  return checkMedicationLine({ ...draft, rep }, draftRouting, hoy)
}

/** What stands in the way of adding what the form says, in words; null: nothing does. */
export const refusalOf = (context: Context, hoy: string): string | null =>
  checkForm(context, hoy).mensaje ?? duplicateOf(context, context.draft)

/** The line is not added: what is missing stands at its field, a duplicate at the drug. */
export const draftRefused = (context: Context, hoy: string): Change => {
  const { errores } = checkForm(context, hoy)
  const duplicate = duplicateOf(context, context.draft)
  return {
    hoy,
    draftErrors: duplicate === null ? errores : { ...errores, articulo: [duplicate] },
    notice: nextNotice(context.notice, 'error', refusalOf(context, hoy) ?? ADD_ERROR),
  }
}

/** An active line in the form. What was being typed is not written over. */
export const replacementStarted = (context: Context, change: Partial<MedicationDraft>, hoy: string): Change => {
  const typed = context.draft.articulo === null ? { ...context, ...draftCleared(context, hoy) } : context
  return {
    ...noticeOver(context),
    hoy,
    entry: '',
    candidate: null,
    draftErrors: {},
    ...routingOf(typed, { ...newDraft(context, hoy), ...change }),
  }
}
