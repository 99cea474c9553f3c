/** An allergy that is told where there is no consultation, at the pharmacy: what is known of the affiliate, and what is recorded now. */
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useAntecedentesDeAfiliadoQuery } from '../../store/antecedentes-api.ts'
import { AllergyForm } from './allergy-form.tsx'
import { RecordedList } from './recorded-list.tsx'
import { useAllergyForm } from './use-allergy-form.ts'
import { useDialogKeys } from './use-dialog-keys.ts'
import './antecedents.css'

export interface AllergiesDialogProps {
  readonly afiliadoId: number
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const AllergiesDialog = ({ afiliadoId, isOpen, onClose }: AllergiesDialogProps) => {
  const whose = { afiliado_id: afiliadoId }
  const state = useAllergyForm(whose)
  const { currentData, isError, refetch } = useAntecedentesDeAfiliadoQuery({ params: { id: afiliadoId } })
  const { form, save, deny, busy, errors, clashes } = state
  useDialogKeys(isOpen, save, deny)
  return (
    <Modal
      isOpen={isOpen}
      onClose={busy ? undefined : onClose}
      size={1080}
      title="Alergias del afiliado"
      note="Se comprueban con todo lo que toma en cuanto se anotan"
      flush
      foot={
        <ModalFoot note={errors[''] ?? 'Queda con su nombre y esta hora. Se corrige con motivo; no se borra.'}>
          <Action onClick={onClose} disabled={busy}>
            Cerrar
          </Action>
          <Action kind="filled" keys="Ctrl Enter" onClick={save} busy={busy}>
            {form.responde === 'no_responde' ? 'Anotar que no pudo responder' : 'Anotar la alergia'}
          </Action>
        </ModalFoot>
      }
    >
      <div className="ant-body">
        <div className="ant-form">
          <div className="ant-head">
            <Action keys="N" onClick={deny} busy={busy}>
              Niega alergias
            </Action>
          </div>
          <AllergyForm state={state} focusFirst />
        </div>
        <div className="ant-side">
          {clashes.length === 0 ? null : (
            <section className="ant-clash" role="alert">
              <h3>Choca con lo que toma</h3>
              {clashes.map(({ nombre, detalle }) => (
                <p key={`${nombre} ${detalle}`}>
                  <strong>{nombre}</strong> {detalle}
                </p>
              ))}
              <p>No se entrega hasta que alguien responda. Se le avisó a quien lo formuló.</p>
            </section>
          )}
          {currentData !== undefined ? (
            <RecordedList what="antecedentes" known={currentData} whose={whose} />
          ) : isError ? (
            <FailedState title="No se pudo leer lo anotado" onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={4} />
          )}
        </div>
      </div>
    </Modal>
  )
}
