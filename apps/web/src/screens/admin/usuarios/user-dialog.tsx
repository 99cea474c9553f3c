/** One user: who it is, what they may do, how they get in, and what was done with them. */
import type { UserDetail } from '@cauce/contract/usuarios-filas'
import { SUBSTITUTION_PERMISSION } from '@cauce/domain/access/substitution'
import { documentLabel } from '@cauce/domain/affiliate/display-name'
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { useRef, useState } from 'react'
import { useUser } from '../../../actors/session.ts'
import { failureText } from '../../../store/call.ts'
import { useUsuarioQuery } from '../../../store/usuarios-api.ts'
import { useConfirmed } from '../../../workspaces/account/confirm-session.tsx'
import { useFocusBack } from '../../../workspaces/ordering/use-focus-back.ts'
import { useRescuedFocus } from '../../../kit/dialog/use-rescued-focus.ts'
import { useShortcuts } from '../../../kit/form/use-shortcuts.ts'
import { ActDialog } from './act-dialog.tsx'
import { DataTab } from './data-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { RolesTab, useUserRoles } from './roles-tab.tsx'
import { SecurityTab } from './security-tab.tsx'
import { SubstitutionsTab } from './substitutions-tab.tsx'
import { Tabs } from './tabs.tsx'
import { useUserActs } from './use-user-acts.ts'
import { useUserEdit } from './use-user-edit.ts'
import type { UserOptions } from './user-options.ts'
import { personName, UserState } from './users-columns.tsx'

const TABS = [
  { value: 'datos', label: 'Datos' },
  { value: 'roles', label: 'Roles' },
  { value: 'sustituciones', label: 'Sustituciones' },
  { value: 'seguridad', label: 'Seguridad' },
  { value: 'historial', label: 'Historial' },
] as const

type UserTab = (typeof TABS)[number]['value']

interface UserDialogProps {
  readonly id: number
  readonly tab: UserTab
  readonly options: UserOptions
  readonly onTab: (tab: UserTab) => void
  readonly onClose: () => void
}

interface BodyProps extends UserDialogProps {
  readonly user: UserDetail
  readonly onSaved: () => void
  readonly onStale: () => void
}

interface Saving {
  readonly isChanged: boolean
  readonly isSaving: boolean
  readonly save: () => void
  readonly drop: () => void
  readonly verb: string
}

const Foot = ({ saving, closed }: { readonly saving: Saving; readonly closed: string | null }) => (
  <ModalFoot note={saving.isChanged ? 'Hay cambios sin guardar' : (closed ?? 'No hay cambios por guardar')}>
    <Action kind="quiet" disabled={!saving.isChanged} onClick={saving.drop}>
      Descartar
    </Action>
    <Action kind="filled" keys="Ctrl Enter" disabled={!saving.isChanged} busy={saving.isSaving} onClick={saving.save}>
      {saving.verb}
    </Action>
  </ModalFoot>
)

const Body = ({ user, tab, options, onTab, onClose, onSaved, onStale }: BodyProps) => {
  const part = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const { run, dialog } = useConfirmed()
  const edit = useUserEdit({ user, options, form, onSaved })
  const roles = useUserRoles(user, run, onStale)
  const acts = useUserActs(user.id, run)
  const me = useUser()
  const substitutes = user.clase === 'operador' && hasPermission(me, SUBSTITUTION_PERMISSION)
  const tabs = TABS.filter(({ value }) => value !== 'sustituciones' || substitutes)
  const shown = tabs.some(({ value }) => value === tab) ? tab : 'datos'
  const saving: Saving | null =
    shown === 'datos'
      ? { ...edit, verb: 'Guardar datos' }
      : shown === 'roles'
        ? { ...roles, verb: 'Guardar roles' }
        : null
  useShortcuts(part, { 'Ctrl Enter': saving?.isChanged === true ? saving.save : undefined })
  // What had the focus may have gone: a button that was pressed once, a question that was answered.
  useRescuedFocus([edit.step, roles.isSaving, acts.asked, acts.busy, isLeaving].join(), part)
  const close = (): void => {
    if (edit.isChanged || roles.isChanged) setLeaving(true)
    else onClose()
  }
  return (
    <Modal
      isOpen
      onClose={close}
      size={700}
      tall
      title={personName(user)}
      note={[documentLabel(user.tipo_documento, user.numero_documento), user.email].filter(Boolean).join(' · ')}
      actions={
        <span className="usu-state">
          <UserState user={user} />
        </span>
      }
      foot={saving === null ? undefined : <Foot saving={saving} closed={user.cambiar.por_que_no} />}
    >
      <div ref={part} className="usu-user" tabIndex={-1}>
        <Tabs label="Partes del usuario" tabs={tabs} value={shown} onChange={onTab}>
          {shown === 'datos' ? <DataTab user={user} edit={edit} options={options} formRef={form} /> : null}
          {shown === 'roles' ? <RolesTab user={user} options={options} roles={roles} /> : null}
          {shown === 'sustituciones' ? <SubstitutionsTab id={user.id} name={personName(user)} /> : null}
          {shown === 'seguridad' ? <SecurityTab user={user} acts={acts} /> : null}
          {shown === 'historial' ? <HistoryTab id={user.id} /> : null}
        </Tabs>
      </div>
      <ActDialog who={personName(user)} acts={acts} />
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
      {edit.dialog}
      {dialog}
    </Modal>
  )
}

export const UserDialog = (props: UserDialogProps) => {
  const { id, onClose } = props
  useFocusBack()
  const { data, error, refetch } = useUsuarioQuery({ params: { id } }, { refetchOnMountOrArgChange: true })
  const [saves, setSaves] = useState(0)
  if (data?.id !== id) {
    return (
      <Modal isOpen onClose={onClose} size={700} tall title={error === undefined ? 'Usuario' : 'Usuario no disponible'}>
        {error === undefined ? (
          <output aria-label="Cargando el usuario">
            <Skeleton lines={8} height="32px" />
          </output>
        ) : (
          <FailedState title={failureText(error)} onRetry={() => void refetch()} />
        )}
      </Modal>
    )
  }
  return (
    <Body
      // What was saved is what is written from now on.
      key={`${id}.${saves}`}
      {...props}
      user={data}
      onSaved={() => void refetch().then(() => setSaves((count) => count + 1))}
      onStale={() => void refetch()}
    />
  )
}
