/** A new figure is proposed: its numbers, from when, the norm with its article, and why. What changes is shown while it is written. */
import type { LawDetail } from '@cauce/contract/normas'
import { isCalendarDate } from '@cauce/domain/calendar/calendar-date'
import { MAX_ARTICLE, MAX_NORM, MAX_PROPOSAL_REASON } from '@cauce/domain/law/proposal'
import { Action } from '@cauce/ui/action/action'
import { DateField } from '@cauce/ui/date-field/date-field'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useRef, useState } from 'react'
import { focusFirstWrong } from '../../../kit/form/focus-first-wrong.ts'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { useSendOnce } from '../../../kit/use-send-once.ts'
import { failureOf } from '../../../store/call.ts'
import { useProponerNormaMutation } from '../../../store/normas-api.ts'
import { bodyOf, changesOf, newDraft, wrongIn, type LawDraft, type ProposalBody } from './law-draft.ts'
import { Changes } from './law-parts.tsx'

type Errors = Readonly<Record<string, readonly string[]>>
const NO_ERRORS: Errors = {}

interface ProposeFormProps {
  readonly detail: LawDetail
  readonly onDone: () => void
}

/** Sends it once; what is wrong before that is said at once. */
const useProposing = (detail: LawDetail, draft: LawDraft, onDone: () => void) => {
  const [propose, { isLoading }] = useProponerNormaMutation()
  const send = useSendOnce<ProposalBody>()
  const [errores, setErrores] = useState(NO_ERRORS)
  const [failure, setFailure] = useState<string | null>(null)
  const submit = async (form: HTMLElement | null): Promise<void> => {
    const wrong = wrongIn(detail, draft)
    setErrores(wrong)
    setFailure(null)
    if (Object.keys(wrong).length > 0) {
      focusFirstWrong(form)
      return
    }
    const answer = await send(bodyOf(detail, draft), (body, key) => propose({ body, key }))
    if (answer.data !== undefined) {
      void showToast({ message: answer.data.mensaje })
      onDone()
      return
    }
    const { data } = failureOf(answer.error)
    setErrores(data.errores ?? NO_ERRORS)
    setFailure(data.errores === undefined ? data.error : null)
  }
  return { submit, errores, failure, isLoading }
}

export const ProposeForm = ({ detail, onDone }: ProposeFormProps) => {
  const [draft, setDraft] = useState<LawDraft>(() => newDraft(detail))
  const form = useRef<HTMLDivElement>(null)
  const { submit, errores, failure, isLoading } = useProposing(detail, draft, onDone)
  const send = (): void => void submit(form.current)
  useShortcuts(form, { 'Ctrl Enter': send })
  const write = (field: 'norma' | 'articulo' | 'motivo' | 'vigente_desde') => (text: string) =>
    setDraft({ ...draft, [field]: text })
  return (
    <Modal
      isOpen
      onClose={onDone}
      closeLabel="Volver"
      size={800}
      title="Proponer otra cifra"
      note={detail.nombre}
      foot={
        <ModalFoot note="No rige hasta que otra persona la apruebe.">
          <Action kind="filled" keys="Ctrl Enter" busy={isLoading} onClick={send}>
            Proponer
          </Action>
        </ModalFoot>
      }
    >
      <div className="acc-stack" ref={form}>
        {failure === null ? null : (
          <p className="acc-banner acc-banner-bad" role="alert">
            {failure}
          </p>
        )}
        <div className="law-numbers">
          {detail.partes.map(({ clave, nombre, unidad }, place) => (
            <TextField
              key={clave}
              label={`${nombre} (${unidad[1]})`}
              value={draft.numeros[clave] ?? ''}
              onChange={(text) => setDraft({ ...draft, numeros: { ...draft.numeros, [clave]: text } })}
              inputMode="decimal"
              maxLength={10}
              focusFirst={place === 0}
              error={errores[`valor.${clave}`]}
            />
          ))}
          <DateField
            label="Rige desde"
            value={draft.vigente_desde}
            onChange={write('vigente_desde')}
            min={detail.desde ?? undefined}
            error={errores['vigente_desde']}
          />
        </div>
        {isCalendarDate(draft.vigente_desde) ? (
          <Changes changes={changesOf(detail, draft)} since={draft.vigente_desde} />
        ) : null}
        <div className="law-numbers">
          <TextField
            label="Norma"
            placeholder="Decreto 2126 de 2023"
            value={draft.norma}
            onChange={write('norma')}
            maxLength={MAX_NORM}
            error={errores['norma']}
          />
          <TextField
            label="Artículo"
            placeholder="art. 2.2.3.3.2"
            value={draft.articulo}
            onChange={write('articulo')}
            maxLength={MAX_ARTICLE}
            error={errores['articulo']}
          />
        </div>
        <TextAreaField
          label="Por qué cambia"
          value={draft.motivo}
          onChange={write('motivo')}
          maxLength={MAX_PROPOSAL_REASON}
          error={errores['motivo']}
        />
      </div>
    </Modal>
  )
}
