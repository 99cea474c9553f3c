/** A role being edited, as its form reads it. */
import { changeOf } from '@cauce/domain/access/change'
import { isRoleChanged, type RoleForm } from '@cauce/domain/access/role'
import type { StoredRole } from '@cauce/machines/role-edit/types'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { roleEditJob } from '../../../actors/role-edit.ts'
import { useUser } from '../../../actors/session.ts'
import { baseApi } from '../../../store/base-api.ts'
import { useAppDispatch } from '../../../store/store.ts'
import { useConfirmed } from '../../../workspaces/account/confirm-session.tsx'
import { focusFirstWrong } from '../../../kit/form/focus-first-wrong.ts'
import { forgetKeptRole, readKeptRole, writeKeptRole } from './kept-role.ts'

interface Begin {
  readonly base: StoredRole
  /** What a new role begins with. */
  readonly first: RoleForm
  readonly form: RefObject<HTMLElement | null>
  readonly onSaved: (id: number) => void
}

const NOBODY = 0

export const useRoleEdit = ({ base, first, form, onSaved }: Begin) => {
  const dispatch = useAppDispatch()
  const userId = useUser()?.id ?? NOBODY
  const confirmed = useConfirmed()
  const [job] = useState(() => roleEditJob(dispatch))
  useEffect(() => job.confirmWith(confirmed.run))
  const [kept] = useState(() => readKeptRole(userId, base.id, base))
  const [snapshot, send] = useMachine(job.machine, { input: { base, draft: kept ?? first } })
  const { context } = snapshot
  const isSaved = snapshot.matches('saved')
  const isChanged = isRoleChanged(context.base, context.draft)

  useEffect(() => {
    if (isChanged && !isSaved) writeKeptRole(userId, context.base.id, context.base, context.draft)
    else forgetKeptRole(userId, context.base.id)
  }, [isChanged, isSaved, userId, context.base, context.draft])

  const told = useEffectEvent(() => {
    if (context.saved === null) return
    dispatch(baseApi.util.invalidateTags(['Roles', 'Usuarios']))
    void showToast({ message: context.saved.mensaje })
    onSaved(context.saved.id)
  })
  useEffect(() => {
    if (isSaved) told()
  }, [isSaved])

  const refusedBy = snapshot.matches('editing') ? context.errores : null
  useEffect(() => {
    if (refusedBy !== null && Object.keys(refusedBy).length > 0) focusFirstWrong(form.current)
  }, [refusedBy, form])

  return {
    base: context.base,
    draft: context.draft,
    change: changeOf(context.base.permisos, context.draft.permisos),
    errores: context.errores,
    error: context.error,
    impact: context.impact,
    isRecovered: kept !== null && isChanged,
    isChanged: isChanged && !isSaved,
    isPreviewing: snapshot.matches('previewing'),
    isReviewing: snapshot.matches('reviewing') || snapshot.matches('saving'),
    isSaving: snapshot.matches('saving'),
    isConflict: snapshot.matches('conflict') || snapshot.matches('reloading'),
    isReloading: snapshot.matches('reloading'),
    rename: (nombre: string): void => send({ type: 'name.changed', nombre }),
    describe: (descripcion: string): void => send({ type: 'description.changed', descripcion }),
    check: (claves: readonly string[], tiene: boolean): void => send({ type: 'keys.changed', claves, tiene }),
    drop: (): void => send({ type: 'draft.dropped' }),
    review: (): void => send({ type: 'review.asked' }),
    leaveReview: (): void => send({ type: 'review.left' }),
    save: (): void => send({ type: 'save.confirmed' }),
    seeTheirs: (): void => send({ type: 'theirs.asked' }),
    /** Nothing half done is left of the role. */
    forget: (): void => forgetKeptRole(userId, context.base.id),
    dialog: confirmed.dialog,
  }
}

export type RoleEdit = ReturnType<typeof useRoleEdit>
