/** A new user. Nobody types a password for anybody: the person gets a link. */
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Segmented } from '@cauce/ui/segmented/segmented'
import { useRef, useState } from 'react'
import { useFocusBack } from '../../../workspaces/ordering/use-focus-back.ts'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { AffiliateFields } from './affiliate-fields.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { OperatorFields } from './operator-fields.tsx'
import { RoleList } from './role-list.tsx'
import { useUserEdit } from './use-user-edit.ts'
import type { UserOptions } from './user-options.ts'

const NO_ROLES: readonly number[] = []
const NO_SITE = { id: null, nombre: null }

interface NewUserDialogProps {
  readonly options: UserOptions
  readonly onClose: () => void
  readonly onCreated: (id: number) => void
}

export const NewUserDialog = ({ options, onClose, onCreated }: NewUserDialogProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  useFocusBack()
  const edit = useUserEdit({ user: null, options, form, onSaved: onCreated })
  useShortcuts(form, { 'Ctrl Enter': edit.save })
  const { clase, roles } = edit.draft
  const close = (): void => {
    if (edit.isChanged) setLeaving(true)
    else onClose()
  }
  return (
    <Modal
      isOpen
      onClose={close}
      size={700}
      tall
      title="Nuevo usuario"
      foot={
        <ModalFoot note="Recibirá un enlace de 72 horas para escribir su contraseña">
          <Action kind="quiet" onClick={close}>
            Cancelar
          </Action>
          <Action kind="filled" keys="Ctrl Enter" busy={edit.isSaving} onClick={edit.save}>
            Crear usuario
          </Action>
        </ModalFoot>
      }
    >
      <form
        ref={form}
        className="usu-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          edit.save()
        }}
      >
        <Segmented
          label="¿Para quién es?"
          value={clase}
          onChange={(next) => {
            edit.chooseKind(next)
            if (next === 'afiliado' && options.rol_afiliado_id !== null) edit.changeRoles([options.rol_afiliado_id])
          }}
          options={[
            { value: 'operador', label: 'Operador' },
            { value: 'afiliado', label: 'Afiliado' },
          ]}
        />
        {edit.error === null ? null : (
          <p className="usu-banner usu-banner-bad" role="alert">
            {edit.error}
          </p>
        )}
        {clase === 'operador' ? (
          <OperatorFields edit={edit} options={options} site={NO_SITE} isClosed={false} />
        ) : (
          <AffiliateFields edit={edit} options={options} />
        )}
        <RoleList
          roles={options.roles}
          before={NO_ROLES}
          chosen={roles}
          onChange={edit.changeRoles}
          error={edit.errores['roles']}
        />
      </form>
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
      {edit.dialog}
    </Modal>
  )
}
