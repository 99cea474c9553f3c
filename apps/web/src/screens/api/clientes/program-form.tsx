/** Creating a program, or changing its name and description. */
import type { Program } from '@cauce/contract/clientes'
import { MAX_DESCRIPTION, MAX_NAME } from '@cauce/domain/programs/program'
import { REQUIRED_FIELD } from '@cauce/domain/text/field'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, useState } from 'react'
import { useSendOnce } from '../../../kit/use-send-once.ts'
import { failureOf } from '../../../store/call.ts'
import { useCrearProgramaMutation, useEditarProgramaMutation } from '../../../store/clientes-api.ts'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { focusFirstWrong } from '../../../kit/form/focus-first-wrong.ts'

export interface GivenKey {
  readonly nombre: string
  readonly clave: string
}

interface ProgramFormProps {
  /** Null: a new one. */
  readonly program: Program | null
  readonly onClose: () => void
  /** A new program has a key, which is shown now or never. */
  readonly onCreated: (given: GivenKey) => void
}

type Form = Pick<Program, 'nombre' | 'descripcion'>
type Errors = Readonly<Record<string, readonly string[]>>

export const ProgramForm = ({ program, onClose, onCreated }: ProgramFormProps) => {
  const [nombre, setName] = useState(program?.nombre ?? '')
  const [descripcion, setDescription] = useState(program?.descripcion ?? '')
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [create, creating] = useCrearProgramaMutation()
  const [edit, editing] = useEditarProgramaMutation()
  const once = useSendOnce<Form>()
  const form = useRef<HTMLFormElement>(null)
  const busy = creating.isLoading || editing.isLoading

  const change = ({ id, version }: Pick<Program, 'id' | 'version'>, body: Form) =>
    edit({ params: { id }, body: { ...body, version } })
  const createOnce = async (body: Form) => {
    const { data, error, corrected } = await once(body, (words, key) => create({ body: words, key }))
    if (data === undefined || !corrected) return { data, error }
    // The program that an earlier sending made has the words of then; its key is shown whatever comes of the correction.
    const { data: cliente = data.cliente } = await change(data.cliente, body)
    return { data: { ...data, cliente }, error: undefined }
  }
  const refuse = (errores: Errors, text: string | null): void => {
    setErrors(errores)
    setFailure(Object.keys(errores).length === 0 ? text : null)
    focusFirstWrong(form.current)
  }
  const save = async (): Promise<void> => {
    if (busy) return
    if (nombre.trim() === '') {
      refuse({ nombre: [REQUIRED_FIELD] }, null)
      return
    }
    const body = { nombre: nombre.trim(), descripcion: descripcion.trim() === '' ? null : descripcion.trim() }
    const { data, error } = program === null ? await createOnce(body) : await change(program, body)
    if (error !== undefined) {
      const { errores, error: text } = failureOf(error).data
      refuse(errores ?? {}, text)
      return
    }
    if (data !== undefined && 'clave' in data) onCreated({ nombre: data.cliente.nombre, clave: data.clave })
    else onClose()
  }

  useShortcuts(form, { 'Ctrl Enter': () => void save() })

  return (
    <DialogLayer>
      <Modal
        isOpen
        title={program === null ? 'Crear un programa' : `Editar ${program.nombre}`}
        onClose={onClose}
        foot={
          <ModalFoot
            note={
              program === null
                ? 'Queda activo y se muestra su clave una sola vez.'
                : 'Cambiar el nombre no cambia la clave.'
            }
          >
            <Action kind="quiet" onClick={onClose}>
              Cancelar
            </Action>
            <Action kind="filled" keys="Ctrl Enter" busy={busy} onClick={() => void save()}>
              {program === null ? 'Crear el programa' : 'Guardar los cambios'}
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
            label="Nombre"
            hint="Con el que se reconoce en la auditoría: el sistema y su dueño."
            value={nombre}
            onChange={setName}
            maxLength={MAX_NAME}
            error={errors['nombre']}
          />
          <TextAreaField
            label="Descripción"
            hint="Qué hace y a quién llamar. Opcional."
            value={descripcion}
            onChange={setDescription}
            maxLength={MAX_DESCRIPTION}
            error={errors['descripcion']}
          />
          {failure === null ? null : <FailedState title={failure} />}
        </form>
      </Modal>
    </DialogLayer>
  )
}
