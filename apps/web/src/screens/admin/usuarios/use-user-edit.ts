/** A user being written, as the forms read it. */
import type { UserDetail } from '@cauce/contract/usuarios-filas'
import { disputedFields, EMPTY_DRAFT, isDraftChanged, type UserDraft } from '@cauce/domain/users/user-draft'
import { changedFields, EMPTY_OPERATOR, FIELD_NAMES, type OperatorForm } from '@cauce/domain/users/user-form'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { userEditJob } from '../../../actors/user-edit.ts'
import { useAppDispatch } from '../../../store/store.ts'
import { baseApi } from '../../../store/base-api.ts'
import { useConfirmed } from '../../../workspaces/account/confirm-session.tsx'
import { focusFirstWrong } from '../../../kit/form/focus-first-wrong.ts'
import type { UserOptions } from './user-options.ts'

const draftOf = ({ clase, operador, email }: UserDetail): UserDraft => ({
  ...EMPTY_DRAFT,
  clase,
  form: operador ?? { ...EMPTY_OPERATOR, email },
})

interface Begin {
  /** Null: a new user. */
  readonly user: UserDetail | null
  readonly options: UserOptions
  readonly form: RefObject<HTMLElement | null>
  readonly onSaved: (id: number) => void
}

/** A field in which another person wrote too. */
interface Dispute {
  readonly field: keyof OperatorForm
  readonly label: string
}

export const useUserEdit = ({ user, options, form, onSaved }: Begin) => {
  const dispatch = useAppDispatch()
  const confirmed = useConfirmed()
  const [job] = useState(() => userEditJob(dispatch))
  useEffect(() => job.confirmWith(confirmed.run))
  const [base] = useState(() => (user === null ? EMPTY_DRAFT : draftOf(user)))
  const [codes] = useState(() => Object.fromEntries(options.tipos_documento.map(({ id, codigo }) => [id, codigo])))
  const [snapshot, send] = useMachine(job.machine, {
    input: { id: user?.id ?? null, version: user?.version ?? null, base, draft: base, codes },
  })
  const { context } = snapshot
  const told = useEffectEvent(() => {
    if (context.saved === null) return
    dispatch(baseApi.util.invalidateTags(['Usuarios', 'Roles']))
    void showToast({ message: context.saved.mensaje })
    onSaved(context.saved.id)
  })
  const isSaved = snapshot.matches('saved')
  useEffect(() => {
    if (isSaved) told()
  }, [isSaved])
  const isEditing = snapshot.matches('editing')
  const refusedBy = isEditing ? context.error : null
  useEffect(() => {
    if (refusedBy !== null) focusFirstWrong(form.current)
  }, [refusedBy, form])
  const catchUp = useEffectEvent((version: number) => {
    if (user === null || !isEditing || version === context.version) return
    if (changedFields(draftOf(user).form, context.base.form).length === 0) send({ type: 'version.moved', version })
  })
  const stored = user?.version ?? null
  useEffect(() => {
    if (stored !== null) catchUp(stored)
  }, [stored])

  const disputes: readonly Dispute[] =
    context.before === null
      ? []
      : disputedFields(context.before, context.draft.form, context.base.form).map((field) => ({
          field,
          label: FIELD_NAMES[field],
        }))
  return {
    draft: context.draft,
    stored: context.base.form,
    errores: context.errores,
    error: context.error,
    disputes,
    /** The changes of another person have come. */
    isRebased: context.before !== null,
    /** Changes with every step. */
    step: JSON.stringify(snapshot.value),
    isConflict: snapshot.matches('conflict'),
    isReloading: snapshot.matches('reloading'),
    isSaving: snapshot.matches('saving'),
    isChanged: isDraftChanged(context.base, context.draft),
    change: (change: Partial<OperatorForm>): void => send({ type: 'field.changed', change }),
    chooseKind: (clase: UserDraft['clase']): void => send({ type: 'kind.chosen', clase }),
    findAffiliate: (afiliado_id: number | null, email: string): void =>
      send({ type: 'affiliate.found', afiliado_id, email }),
    changeRoles: (roles: readonly number[]): void => send({ type: 'roles.changed', roles }),
    save: (): void => {
      send({ type: 'save.asked' })
      focusFirstWrong(form.current)
    },
    seeTheirs: (): void => send({ type: 'theirs.asked' }),
    drop: (): void => send({ type: 'draft.dropped' }),
    dialog: confirmed.dialog,
  }
}

export type UserEdit = ReturnType<typeof useUserEdit>
