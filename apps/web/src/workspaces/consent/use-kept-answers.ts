/**
 * Answers and signature of a consent outlive a reload, an expired session and a dialog left for later. They are kept in
 * the tab and not on the computer: they belong to the patient at the desk, and the desk is often shared.
 */
import type { ConsentContext } from '@cauce/machines/procedure-consent/types'
import { useEffect } from 'react'
import { forgetKept, readKept, writeKept, type KeptName } from '../../kit/draft/kept.ts'
import type { ConsentActor } from './consent-actor.ts'

type Answers = Pick<ConsentContext, 'form' | 'signature'> & { readonly huella: string | null }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isAnswers = (value: unknown): value is Answers =>
  isRecord(value) && isRecord(value['form']) && 'signature' in value && 'huella' in value

const isUntouched = ({ form, signature }: ConsentContext): boolean =>
  signature === null &&
  [form.aceptacion_consentimiento, form.declaracion_a, form.declaracion_b, form.declaracion_c].every(
    (answer) => answer === null,
  ) &&
  [form.nombre_representante, form.nombre_profesional, form.numero_documento_representante].every((text) => text === '')

/** Gives kept answers back to a form that nobody touched. A signature comes back only under the text that it was given to. */
const giveBack = (actor: ConsentActor, kept: unknown): void => {
  const { context } = actor.getSnapshot()
  if (!isAnswers(kept) || !isUntouched(context)) return
  actor.send({ type: 'form.changed', form: kept.form })
  if (kept.signature !== null && kept.huella !== null && kept.huella === context.text?.huella) {
    actor.send({ type: 'signature.changed', signature: kept.signature })
  }
}

const ANSWERED: ReadonlySet<string> = new Set(['firmado', 'disentido', 'impreso', 'ya_firmado'])

export const useKeptAnswers = (actor: ConsentActor, name: KeptName): void => {
  const { userId, consultaId, what } = name
  useEffect(() => {
    const own = { userId, consultaId, what }
    let given = false
    const follow = (): void => {
      const snapshot = actor.getSnapshot()
      if (ANSWERED.has(snapshot.context.output.result)) {
        forgetKept(own)
        return
      }
      if (!snapshot.matches('filling')) return
      if (!given) {
        given = true
        giveBack(actor, readKept(own))
        return
      }
      const { form, signature, text } = snapshot.context
      if (!isUntouched(snapshot.context)) writeKept(own, 'tab', { form, signature, huella: text?.huella ?? null })
    }
    const subscription = actor.subscribe({ next: follow, complete: follow, error: () => undefined })
    follow()
    return () => subscription.unsubscribe()
  }, [actor, userId, consultaId, what])
}
