import type { UserDetail } from '@cauce/contract/usuarios-filas'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureOf } from '../../../store/call.ts'
import { useAsignarRolesMutation } from '../../../store/usuarios-api.ts'
import type { ConfirmedRunner } from '../../../workspaces/account/confirm-session.tsx'
import { RoleList } from './role-list.tsx'
import type { UserOptions } from './user-options.ts'

const SAVED = 'Roles guardados. La persona lo nota en el acto.'
const CHANGED = 'usuario.cambio'

/** The roles of a known user: what is ticked stays ticked whatever the server says. */
export const useUserRoles = (user: UserDetail, run: ConfirmedRunner['run'], onStale: () => void) => {
  const [chosen, setChosen] = useState(user.roles_id)
  const [errors, setErrors] = useState<readonly string[]>([])
  const [send, { isLoading }] = useAsignarRolesMutation()
  const isChanged = chosen.length !== user.roles_id.length || chosen.some((id) => !user.roles_id.includes(id))
  const save = async (): Promise<void> => {
    if (isLoading || !isChanged) return
    setErrors([])
    try {
      const call = { params: { id: user.id }, body: { roles: [...chosen], version: user.version } }
      const done = await run(() => send(call).unwrap())
      if (!done.cancelled) void showToast({ message: SAVED })
    } catch (error) {
      const { data } = failureOf(error)
      setErrors(data.errores?.['roles'] ?? [data.error])
      if (data.codigo === CHANGED) onStale()
    }
  }
  return {
    chosen,
    errors,
    isChanged,
    isSaving: isLoading,
    choose: (roles: readonly number[]): void => {
      setChosen(roles)
      setErrors([])
    },
    drop: (): void => {
      setChosen(user.roles_id)
      setErrors([])
    },
    save: (): void => void save(),
  }
}

export type UserRoles = ReturnType<typeof useUserRoles>

interface RolesTabProps {
  readonly user: UserDetail
  readonly options: UserOptions
  readonly roles: UserRoles
}

export const RolesTab = ({ user, options, roles }: RolesTabProps) => (
  <RoleList
    roles={options.roles}
    before={user.roles_id}
    chosen={roles.chosen}
    onChange={roles.choose}
    error={roles.errors}
    closed={user.cambiar.por_que_no}
  />
)
