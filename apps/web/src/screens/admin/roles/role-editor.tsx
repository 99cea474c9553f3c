import { Action } from '@cauce/ui/action/action'
import { Card } from '@cauce/ui/card/card'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { StoredRole } from '@cauce/machines/role-edit/types'
import { useState } from 'react'
import { storedRole } from '../../../actors/role-edit.ts'
import { failureText } from '../../../store/call.ts'
import { useClavesRolesQuery, useRolQuery } from '../../../store/roles-api.ts'
import { RoleForm } from './role-form.tsx'
import { useSignedInKeys } from './use-signed-in-keys.ts'

const NEW: StoredRole = { id: null, version: null, nombre: '', descripcion: '', permisos: [] }

const Waiting = () => (
  <output className="rol-waiting" aria-label="Cargando el rol">
    <Skeleton height="32px" />
    <Skeleton lines={8} height="36px" />
  </output>
)

interface RoleEditorProps {
  /** Null: a new role. */
  readonly id: number | null
  /** The role that the new one begins as a copy of. */
  readonly from: number | null
  readonly onCopy: (id: number) => void
  /** With the role that was saved, if one was. */
  readonly onClose: (id?: number) => void
}

/** The role with every permission that there is, loaded. */
export const RoleEditor = ({ id, from, onCopy, onClose }: RoleEditorProps) => {
  const known = id ?? from
  const role = useRolQuery(known === null ? skipToken : { params: { id: known } }, { refetchOnMountOrArgChange: true })
  const keys = useClavesRolesQuery({})
  const held = useSignedInKeys()
  const ready = keys.data !== undefined && (known === null || (role.data !== undefined && !role.isFetching))
  // Once it is being edited it stays: what arrives later is compared when it is saved.
  const [begun, setBegun] = useState(false)
  if (ready && !begun) setBegun(true)
  const error = begun ? undefined : (role.error ?? keys.error)
  if (error !== undefined) {
    return (
      <Card>
        <FailedState
          title={failureText(error)}
          onRetry={() => {
            if (role.error !== undefined) void role.refetch()
            if (keys.error !== undefined) void keys.refetch()
          }}
        />
        <Action kind="quiet" onClick={() => onClose()}>
          Volver a los roles
        </Action>
      </Card>
    )
  }
  if (!begun || keys.data === undefined) return <Waiting />
  const stored = role.data === undefined ? NEW : storedRole(role.data)
  const copied = from !== null && role.data !== undefined
  return (
    <RoleForm
      base={id === null ? NEW : stored}
      role={id === null ? null : (role.data ?? null)}
      copyOf={copied ? { nombre: stored.nombre, permisos: stored.permisos, descripcion: stored.descripcion } : null}
      keys={keys.data}
      held={held}
      onCopy={onCopy}
      onClose={onClose}
    />
  )
}
