import { ArrowLeftIcon, DuplicateIcon, TrashIcon } from '@blueprintjs/icons'
import type { Answer } from '@cauce/contract/entry'
import type { roles } from '@cauce/contract/roles'
import { MAX_ROLE_DESCRIPTION, MAX_ROLE_NAME, roleInUse, type RoleForm as Form } from '@cauce/domain/access/role'
import { ADMINISTRATOR_NAME, ADMINISTRATOR_STAYS } from '@cauce/domain/access/administrator-role'
import type { StoredRole } from '@cauce/machines/role-edit/types'
import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { TextField } from '@cauce/ui/text-field/text-field'
import { useRef, useState } from 'react'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { permissions as permissionCount } from '../../../workspaces/access/words.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { RoleBanners } from './role-banners.tsx'
import { RoleFoot } from './role-foot.tsx'
import { RolePeople } from './role-people.tsx'
import { RolePermissions } from './role-permissions.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { useRoleEdit } from './use-role-edit.ts'

export interface RoleFormProps {
  readonly base: StoredRole
  /** The role as it came; null: a new one. */
  readonly role: Answer<typeof roles.rol> | null
  readonly copyOf: Form | null
  /** Every key that there is. */
  readonly keys: Answer<typeof roles.claves>
  /** Those of who edits. */
  readonly held: ReadonlySet<string>
  readonly onCopy: (id: number) => void
  readonly onClose: (id?: number) => void
}

const COPY_OF = 'Copia de '

/** A copy begins with the keys that the person may give. */
const firstForm = (base: StoredRole, copyOf: Form | null, held: ReadonlySet<string>): Form =>
  copyOf === null
    ? base
    : {
        nombre: `${COPY_OF}${copyOf.nombre}`.slice(0, MAX_ROLE_NAME),
        descripcion: copyOf.descripcion,
        permisos: copyOf.permisos.filter((clave) => held.has(clave)),
      }

/** Why the role cannot be deleted, or null. */
const whyKept = (role: Answer<typeof roles.rol>): string | null => {
  if (role.administrador) return ADMINISTRATOR_STAYS
  const holders = role.personas + role.inactivas
  return holders === 0 ? null : roleInUse(holders)
}

export const RoleForm = ({ base, role, copyOf, keys, held, onCopy, onClose }: RoleFormProps) => {
  const form = useRef<HTMLDivElement>(null)
  const [first] = useState(() => firstForm(base, copyOf, held))
  const edit = useRoleEdit({ base, first, form, onSaved: (id) => onClose(id) })
  const [isDeleting, setDeleting] = useState(false)
  const [isGone, setGone] = useState(false)
  useShortcuts(form, { 'Ctrl Enter': edit.isReviewing ? undefined : edit.review })
  const notCopied = copyOf === null ? 0 : copyOf.permisos.length - first.permisos.length
  const isAdministrator = role?.administrador ?? false
  const kept = role === null ? null : whyKept(role)
  return (
    <div className="rol-editor" ref={form}>
      <header className="acc-head">
        <Action kind="quiet" icon={<ArrowLeftIcon />} onClick={() => onClose()}>
          Roles
        </Action>
        <h1>{role === null ? 'Nuevo rol' : edit.base.nombre}</h1>
        {role === null ? null : (
          <>
            <Action icon={<DuplicateIcon />} onClick={() => onCopy(role.id)}>
              Copiar
            </Action>
            <Action kind="danger" icon={<TrashIcon />} disabled={kept !== null} onClick={() => setDeleting(true)}>
              Eliminar
            </Action>
          </>
        )}
      </header>
      <RoleBanners edit={edit} notCopied={notCopied} />
      <div className="rol-columns">
        <div className="acc-stack">
          <Card title="Datos del rol">
            <div className="acc-stack">
              <TextField
                label="Nombre"
                value={edit.draft.nombre}
                onChange={edit.rename}
                maxLength={MAX_ROLE_NAME}
                readOnly={isAdministrator}
                hint={isAdministrator ? ADMINISTRATOR_NAME : undefined}
                error={edit.errores['nombre']}
              />
              <TextAreaField
                label="Descripción"
                placeholder="Para qué es y a quién se da"
                value={edit.draft.descripcion}
                onChange={edit.describe}
                maxLength={MAX_ROLE_DESCRIPTION}
                error={edit.errores['descripcion']}
              />
            </div>
          </Card>
          {role === null ? null : <RolePeople role={role} kept={kept} />}
        </div>
        <Card flush title="Permisos" note={`${edit.draft.permisos.length} de ${permissionCount(keys.length)}`}>
          <RolePermissions edit={edit} keys={keys} held={held} isAdministrator={isAdministrator} />
        </Card>
      </div>
      <RoleFoot edit={edit} holders={role?.personas ?? 0} />
      <ReviewDialog edit={edit} />
      {role === null ? null : (
        <DeleteDialog
          role={isDeleting ? role : null}
          onLeave={() => setDeleting(false)}
          onDeleted={() => {
            edit.forget()
            setGone(true)
            onClose()
          }}
        />
      )}
      <LeaveDialog isHeld={edit.isChanged && !isGone} onLeave={edit.forget} />
      {edit.dialog}
    </div>
  )
}
