/** Adding an address, or a whole domain, to the list of the institution. */
import { checkEntry } from '@cauce/domain/mail/destination'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, useState } from 'react'
import { failureOf } from '../../../store/call.ts'
import { useCrearCorreoMutation } from '../../../store/correos-api.ts'
import { useConfirmed } from '../../../workspaces/account/confirm-session.tsx'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'
import { focusFirstWrong } from '../../../kit/form/focus-first-wrong.ts'

type Errors = Readonly<Record<string, readonly string[]>>

const checked = (direccion: string, descripcion: string): Errors => {
  const wrong = checkEntry(direccion)
  return {
    ...(wrong === null ? {} : { direccion: [wrong] }),
    ...(descripcion === '' ? { descripcion: [REQUIRED_FIELD] } : {}),
  }
}

export const MailForm = ({ onClose }: { readonly onClose: () => void }) => {
  const [direccion, setAddress] = useState('')
  const [descripcion, setDescription] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [create, { isLoading }] = useCrearCorreoMutation()
  const { run, dialog } = useConfirmed()
  const form = useRef<HTMLFormElement>(null)
  const refuse = (errores: Errors, text: string | null): void => {
    setErrors(errores)
    setFailure(Object.keys(errores).length === 0 ? text : null)
    focusFirstWrong(form.current)
  }
  const save = async (): Promise<void> => {
    if (isLoading) return
    const body = { direccion: direccion.trim(), descripcion: descripcion.trim() }
    const wrong = checked(body.direccion, body.descripcion)
    if (Object.keys(wrong).length > 0) return refuse(wrong, null)
    try {
      const { cancelled } = await run(() => create({ body }).unwrap())
      if (!cancelled) onClose()
    } catch (thrown) {
      const { errores, error } = failureOf(thrown).data
      refuse(errores ?? {}, error)
    }
  }
  return (
    <>
      <DialogLayer>
        <Modal
          isOpen
          title="Añadir un correo de la institución"
          onClose={onClose}
          foot={
            <ModalFoot note="A estas direcciones se envían documentos sin pedir el motivo.">
              <Action kind="quiet" onClick={onClose}>
                Cancelar
              </Action>
              <Action kind="filled" busy={isLoading} onClick={() => void save()}>
                Añadir el correo
              </Action>
            </ModalFoot>
          }
        >
          <form
            ref={form}
            className="api-form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void save()
            }}
          >
            <TextField
              label="Dirección o dominio"
              hint="archivo@hospital.co, o @hospital.co para todas las de ese dominio."
              value={direccion}
              onChange={setAddress}
              maxLength={254}
              error={errors['direccion']}
              onEnter={() => void save()}
            />
            <TextField
              label="De quién es"
              value={descripcion}
              onChange={setDescription}
              maxLength={200}
              error={errors['descripcion']}
              onEnter={() => void save()}
            />
            {failure === null ? null : <FailedState title={failure} />}
          </form>
        </Modal>
      </DialogLayer>
      {dialog}
    </>
  )
}
