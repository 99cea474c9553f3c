/** What each step asks of the server, and how its answer is read. */
import type { CheckKind } from '@cauce/domain/medication/check'
import {
  readAllergy,
  readInteractions,
  readNotices,
  readShortage,
  type CheckOutcome,
} from '@cauce/domain/medication/check-answers'
import { latestByCheck } from '@cauce/domain/medication/ledger'
import type { AlertContext, CheckQuestion, CheckReply, Step } from './types.ts'

const selectedIds = ({ selected, line }: AlertContext): readonly number[] =>
  [...new Set(selected.map(({ codesumi_id }) => codesumi_id))].filter((id) => id !== line.codesumi.id)

const wholeSet = (context: AlertContext): readonly number[] => [...selectedIds(context), context.line.codesumi.id]

/** What is asked of the allergy of the line's drug. */
export const allergyQuestion = ({ afiliadoId, consultaId, line }: AlertContext) => ({
  afiliado_id: afiliadoId,
  codesumi_id: line.codesumi.id,
  consulta_id: consultaId,
})

/** What a step asks of the server. */
export const questionOf = (context: AlertContext, step: Step): CheckQuestion => {
  const { consultaId: consulta_id, line } = context
  const { id } = line.codesumi
  if (step === 'interacciones') return { step, body: { medicamentosSeleccionados: wholeSet(context), consulta_id } }
  if (step === 'desabastecimiento') return { step, body: { medicamento: { id } } }
  if (step === 'alergia') return { step, body: allergyQuestion(context) }
  const { via, dosis, unidad_dosis = null, frecuencia, tiempo, reemplazaId: reemplaza_id } = line
  const { duracion = null, meses = null } = line
  return {
    step,
    body: {
      consulta_id,
      linea: { codesumi_id: id, via, dosis, unidad_dosis, frecuencia, tiempo, duracion, meses, reemplaza_id },
      seleccionados: selectedIds(context),
      otras: context.selected.flatMap(({ codesumi_id, posologia }) =>
        posologia === undefined || codesumi_id === id ? [] : [{ codesumi_id, ...posologia }],
      ),
    },
  }
}

/** Checks that stand unverified so far. */
const openChecks = ({ ledger }: AlertContext): ReadonlySet<CheckKind> =>
  new Set(
    [...latestByCheck(ledger)].flatMap(([check, { respuesta }]) => (respuesta === 'no_verificada' ? [check] : [])),
  )

/**
 * What the answer says to the question, or null where it is the answer to another one.
 * @param context with what is known of the steps before: an allergy that was not verified tells of the crossed ones too
 */
export const readReply = (context: AlertContext, reply: CheckReply): readonly CheckOutcome[] | null => {
  const { id } = context.line.codesumi
  if (reply.step === 'avisos') return readNotices(id, reply.answer, openChecks(context))
  const one =
    reply.step === 'interacciones'
      ? readInteractions(wholeSet(context), reply.answer)
      : reply.step === 'desabastecimiento'
        ? readShortage(id, reply.answer)
        : readAllergy(id, reply.answer)
  return one === null ? null : [one]
}
