/** Allergies and states of the patient: what is known, and what is recorded now. @fuente ui 21 */
import { RECORD_ANTECEDENTS_PERMISSION } from '@cauce/contract/antecedentes'
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
import { RecordedList } from './recorded-list.tsx'
import { StateForm } from './state-form.tsx'
import { useDialogKeys } from './use-dialog-keys.ts'
import { useAllergyForm } from './use-allergy-form.ts'
import { useStateForm } from './use-state-form.ts'
import './antecedents.css'

type Part = 'alergias' | 'estados'
const PARTS = [
  { value: 'alergias', label: 'Alergias' },
  { value: 'estados', label: 'Embarazo y otros estados' },
] as const

export interface AntecedentsDialogProps {
  readonly consultation: Consultation
  readonly isOpen: boolean
  readonly onClose: () => void
}

const Known = ({ consultation, writes }: { readonly consultation: Consultation; readonly writes: boolean }) => {
  const { data, error, refetch } = useAntecedentesQuery(
    { params: { consulta: consultation.id } },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  )
  if (data !== undefined) {
    const whose = { afiliado_id: consultation.afiliado.id, consulta_id: consultation.id }
    return <RecordedList known={data} whose={writes ? whose : null} />
  }
  return error === undefined ? (
    <Skeleton lines={4} />
  ) : (
    <FailedState title={failureText(error)} onRetry={() => void refetch()} />
  )
}

const useForms = ({ id, afiliado }: Consultation) => {
  const whose = { afiliado_id: afiliado.id, consulta_id: id }
  return {
    allergy: useAllergyForm(whose),
    state: useStateForm(whose, { sexo: afiliado.sexo, edad: afiliado.edad_cumplida }),
  }
}

const saveWords = (part: Part, { responde, nombre }: ReturnType<typeof useForms>['allergy']['form']): string => {
  if (part === 'estados') return 'Anotar'
  if (responde === 'no_responde') return 'Anotar que no pudo responder'
  return nombre.trim() === '' ? 'Anotar la alergia' : `Anotar alergia a ${nombre.trim()}`
}

export const AntecedentsDialog = ({ consultation, isOpen, onClose }: AntecedentsDialogProps) => {
  const user = useUser()
  const writes = whyNothingIsOrdered(consultation) === null && hasPermission(user, RECORD_ANTECEDENTS_PERMISSION)
  const [part, setPart] = useState<Part>('alergias')
  const [isLeaving, setLeaving] = useState(false)
  const { allergy, state } = useForms(consultation)
  const { afiliado } = consultation
  const now = part === 'alergias' ? allergy : state
  const leave = (): void => {
    if (allergy.isTouched || state.isTouched) setLeaving(true)
    else onClose()
  }
  useDialogKeys(isOpen && writes && !isLeaving, now.save, allergy.deny)
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={now.busy ? undefined : leave}
        size={1080}
        title={`Alergias de ${listName(afiliado)}`}
        note={`${sexLabel(afiliado.sexo)} · ${ageLabel(afiliado.edad_cumplida)}`}
        flush
        foot={
          writes ? (
            <ModalFoot note={now.errors[''] ?? 'Queda con su nombre y esta hora. Se corrige con motivo; no se borra.'}>
              <Action onClick={leave} disabled={now.busy}>
                Cerrar
              </Action>
              <Action kind="filled" keys="Ctrl Enter" onClick={now.save} busy={now.busy}>
                {saveWords(part, allergy.form)}
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
                {part === 'alergias' ? (
                  <Action keys="N" onClick={allergy.deny} busy={allergy.busy}>
                    Niega alergias
                  </Action>
                ) : null}
              </div>
              {part === 'alergias' ? (
                <AllergyForm state={allergy} focusFirst={afiliado.alergias !== null} />
              ) : (
                <StateForm state={state} />
              )}
            </div>
          ) : null}
          <div className="ant-side">
            {allergy.clashes.length === 0 ? null : (
              <section className="ant-clash" role="alert">
                <h3>Choca con lo que toma</h3>
                {allergy.clashes.map(({ nombre, detalle }) => (
                  <p key={nombre}>
                    <strong>{nombre}</strong> {detalle}
                  </p>
                ))}
                <p>No se aprueba ni se entrega hasta que alguien responda. Suspéndalo o cámbielo en sus órdenes.</p>
              </section>
            )}
            <Known consultation={consultation} writes={writes} />
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
