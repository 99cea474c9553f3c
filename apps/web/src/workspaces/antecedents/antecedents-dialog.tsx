/** Allergies, states and what else the patient takes: what is known, and what is recorded now. @fuente ui 21 */
import { RECORD_ANTECEDENTS_PERMISSION } from '@cauce/contract/antecedentes'
import { NOTHING_ELSE } from '@cauce/domain/antecedents/outside-words'
import { ageLabel, listName, sexLabel } from '@cauce/domain/affiliate/display-name'
import type { Consultation } from '@cauce/domain/consultation/consultation'
import { whyNothingIsOrdered } from '@cauce/domain/consultation/consultation-writer'
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useState } from 'react'
import { useUser } from '../../actors/session.ts'
import { useAntecedentesQuery } from '../../store/antecedentes-api.ts'
import { failureText } from '../../store/call.ts'
import { AllergyForm } from './allergy-form.tsx'
import { OutsideForm } from './outside-form.tsx'
import { RecordedList } from './recorded-list.tsx'
import { StateForm } from './state-form.tsx'
import { useDialogKeys } from './use-dialog-keys.ts'
import { useAllergyForm } from './use-allergy-form.ts'
import { useOutsideForm } from './use-outside-form.ts'
import { useStateForm } from './use-state-form.ts'
import './antecedents.css'

export type AntecedentsPart = 'alergias' | 'estados' | 'tomas'
const PARTS = [
  { value: 'alergias', label: 'Alergias' },
  { value: 'estados', label: 'Embarazo y otros estados' },
  { value: 'tomas', label: 'Lo demás que toma' },
] as const

export interface AntecedentsDialogProps {
  readonly consultation: Consultation
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What it opens with; the allergies unless told. */
  readonly part?: AntecedentsPart
}

interface KnownProps {
  readonly consultation: Consultation
  readonly part: AntecedentsPart
  readonly writes: boolean
}

const Known = ({ consultation, part, writes }: KnownProps) => {
  const { data, error, refetch } = useAntecedentesQuery(
    { params: { consulta: consultation.id } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  if (data !== undefined) {
    const whose = { afiliado_id: consultation.afiliado.id, consulta_id: consultation.id }
    return <RecordedList what={part === 'tomas' ? part : 'antecedentes'} known={data} whose={writes ? whose : null} />
  }
  return error === undefined ? (
    <Skeleton lines={4} />
  ) : (
    <FailedState title={failureText(error)} onRetry={() => void refetch()} />
  )
}

/** Where nobody asked yet the key that denies comes first: the cursor in the search would eat it. */
const useWasAsked = ({ id, afiliado }: Consultation) => {
  const { data } = useAntecedentesQuery({ params: { consulta: id } })
  return { alergias: afiliado.alergias !== null, tomas: data?.tomas_preguntadas === true }
}

const useForms = ({ id, afiliado }: Consultation) => {
  const whose = { afiliado_id: afiliado.id, consulta_id: id }
  return {
    allergy: useAllergyForm(whose),
    state: useStateForm(whose, { sexo: afiliado.sexo, edad: afiliado.edad_cumplida }),
    outside: useOutsideForm(whose),
  }
}

type Forms = ReturnType<typeof useForms>

const saveWords = (part: AntecedentsPart, { allergy, outside }: Forms): string => {
  if (part === 'estados') return 'Anotar'
  if (part === 'tomas')
    return outside.form.nombre.trim() === '' ? 'Anotar lo que toma' : `Anotar que toma ${outside.form.nombre.trim()}`
  const { responde, nombre } = allergy.form
  if (responde === 'no_responde') return 'Anotar que no pudo responder'
  return nombre.trim() === '' ? 'Anotar la alergia' : `Anotar alergia a ${nombre.trim()}`
}

export const AntecedentsDialog = ({
  consultation,
  isOpen,
  onClose,
  part: first = 'alergias',
}: AntecedentsDialogProps) => {
  const user = useUser()
  const writes = whyNothingIsOrdered(consultation) === null && hasPermission(user, RECORD_ANTECEDENTS_PERMISSION)
  const [part, setPart] = useState(first)
  const [isLeaving, setLeaving] = useState(false)
  const forms = useForms(consultation)
  const asked = useWasAsked(consultation)
  const { allergy, state, outside } = forms
  const { afiliado } = consultation
  const now = { alergias: allergy, estados: state, tomas: outside }[part]
  const deny = part === 'tomas' ? outside.deny : allergy.deny
  const clashes = part === 'tomas' ? outside.clashes : allergy.clashes
  const leave = (): void => {
    if (allergy.isTouched || state.isTouched || outside.isTouched) setLeaving(true)
    else onClose()
  }
  useDialogKeys(isOpen && writes && !isLeaving, now.save, deny)
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={now.busy ? undefined : leave}
        size={1080}
        title={`${part === 'tomas' ? 'Lo demás que toma' : 'Alergias de'} ${listName(afiliado)}`}
        note={`${sexLabel(afiliado.sexo)} · ${ageLabel(afiliado.edad_cumplida)}`}
        flush
        foot={
          writes ? (
            <ModalFoot note={now.errors[''] ?? 'Queda con su nombre y esta hora. Se corrige con motivo; no se borra.'}>
              <Action onClick={leave} disabled={now.busy}>
                Cerrar
              </Action>
              <Action kind="filled" keys="Ctrl Enter" onClick={now.save} busy={now.busy}>
                {saveWords(part, forms)}
              </Action>
            </ModalFoot>
          ) : undefined
        }
      >
        <div className={`ant-body${writes ? '' : ' ant-read'}`}>
          {writes ? (
            <div className="ant-form">
              <div className="ant-head">
                <Segmented label="Qué anota" layout="stacked" options={PARTS} value={part} onChange={setPart} />
                {part === 'estados' ? null : (
                  <Action keys="N" onClick={deny} busy={now.busy}>
                    {part === 'tomas' ? NOTHING_ELSE : 'Niega alergias'}
                  </Action>
                )}
              </div>
              {part === 'alergias' ? <AllergyForm state={allergy} focusFirst={asked.alergias} /> : null}
              {part === 'estados' ? <StateForm state={state} /> : null}
              {part === 'tomas' ? <OutsideForm state={outside} focusFirst={asked.tomas} /> : null}
            </div>
          ) : null}
          <div className="ant-side">
            {clashes.length === 0 ? null : (
              <section className="ant-clash" role="alert">
                <h3>Choca con lo que toma</h3>
                {clashes.map(({ nombre, detalle }) => (
                  <p key={`${nombre} ${detalle}`}>
                    <strong>{nombre}</strong> {detalle}
                  </p>
                ))}
                <p>No se aprueba ni se entrega hasta que alguien responda. Suspéndalo o cámbielo en sus órdenes.</p>
              </section>
            )}
            <Known consultation={consultation} part={part} writes={writes} />
          </div>
        </div>
      </Modal>
      <AskDialog
        kind="warning"
        isOpen={isLeaving}
        title="Lo escrito no se ha anotado"
        main={{ label: 'Seguir escribiendo', onClick: () => setLeaving(false) }}
        other={{ label: 'Cerrar sin anotar', onClick: onClose }}
      >
        <p>Si cierra ahora se pierde lo que escribió en este diálogo.</p>
      </AskDialog>
    </>
  )
}
