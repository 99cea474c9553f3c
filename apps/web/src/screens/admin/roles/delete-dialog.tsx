import { ROLE_DELETED } from '@cauce/domain/access/role'
import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useState } from 'react'
import { failureText } from '../../../store/call.ts'
import { useEliminarRolMutation } from '../../../store/roles-api.ts'
import { permissions } from '../../../workspaces/access/words.ts'
import { useConfirmed } from '../../../workspaces/account/confirm-session.tsx'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'
import { useLast } from '../../../kit/dialog/use-last.ts'

interface Deletable {
  readonly id: number
  readonly nombre: string
  readonly permisos: readonly string[]
}

interface DeleteDialogProps {
  /** Null: nothing is asked. */
  readonly role: Deletable | null
  readonly onLeave: () => void
  readonly onDeleted: () => void
}

/** Asks before a role that nobody has goes for good. */
export const DeleteDialog = ({ role, onLeave, onDeleted }: DeleteDialogProps) => {
  const shown = useLast(role)
  const confirmed = useConfirmed()
  const [send, { isLoading }] = useEliminarRolMutation()
  const [key] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string | null>(null)
  const remove = async (id: number): Promise<void> => {
    setError(null)
    try {
      const done = await confirmed.run(() => send({ params: { id }, key }).unwrap())
      if (done.cancelled) return
    } catch (failure) {
      setError(failureText(failure))
      return
    }
    void showToast({ message: ROLE_DELETED })
    onDeleted()
  }
  return (
    <DialogLayer>
      <AskDialog
        isOpen={role !== null}
        title={`¿Eliminar el rol «${shown?.nombre ?? ''}»?`}
        kind="warning"
        main={{ label: 'Conservar el rol', onClick: onLeave }}
        other={{
          label: 'Eliminar el rol',
          busy: isLoading,
          onClick: () => {
            if (shown !== null) void remove(shown.id)
          },
        }}
      >
        <p>Nadie lo tiene. Sus {permissions(shown?.permisos.length ?? 0)} habría que volver a marcarlos uno por uno.</p>
        {error === null ? null : (
          <p className="acc-banner acc-banner-bad" role="alert">
            {error}
          </p>
        )}
      </AskDialog>
      {confirmed.dialog}
    </DialogLayer>
  )
}
