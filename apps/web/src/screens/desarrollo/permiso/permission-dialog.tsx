import type { Answer } from '@cauce/contract/entry'
import type { roles } from '@cauce/contract/roles'
import { MAX_PERMISSION_DESCRIPTION, PERMISSION_DESCRIBED } from '@cauce/domain/access/permission-list'
import { Action } from '@cauce/ui/action/action'
import { FailedState } from '@cauce/ui/failed-state/failed-state'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { Skeleton } from '@cauce/ui/skeleton/skeleton'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { failureOf, failureText } from '../../../store/call.ts'
import { useDescribirPermisoMutation, usePermisoQuery } from '../../../store/roles-api.ts'
import { useLast } from '../../../kit/dialog/use-last.ts'
import { PermissionFacts } from './permission-facts.tsx'

type Detail = Answer<typeof roles.permiso>

interface WholeProps {
  readonly permission: Detail
  readonly isOpen: boolean
  readonly onClose: () => void
}

const Whole = ({ permission, isOpen, onClose }: WholeProps) => {
  const [text, setText] = useState(permission.descripcion)
  const [send, { isLoading, error }] = useDescribirPermisoMutation()
  const isChanged = text.trim() !== permission.descripcion
  const save = async (): Promise<void> => {
    const saved = await send({ params: { id: permission.id }, body: { descripcion: text } })
    if (saved.error === undefined) void showToast({ message: PERMISSION_DESCRIBED })
  }
  const refused = error === undefined ? null : (failureOf(error).data.errores?.['descripcion'] ?? failureText(error))
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size={700}
      title={permission.titulo}
      note={permission.clave}
      foot={
        <ModalFoot note={isChanged ? undefined : 'Nada por guardar'}>
          <Action kind="filled" busy={isLoading} disabled={!isChanged} onClick={() => void save()}>
            Guardar descripción
          </Action>
        </ModalFoot>
      }
    >
      <div className="acc-stack">
        <PermissionFacts permission={permission} />
        <TextAreaField
          label="Descripción de esta institución"
          hint="La lee quien edita un rol, debajo del permiso."
          value={text}
          onChange={setText}
          maxLength={MAX_PERMISSION_DESCRIPTION}
          error={refused}
        />
      </div>
    </Modal>
  )
}

interface PermissionDialogProps {
  /** Null: none is open. */
  readonly id: number | null
  readonly onClose: () => void
}

/** A permission: what it opens, who has it by which role, and what this institution says of it. */
export const PermissionDialog = ({ id, onClose }: PermissionDialogProps) => {
  const shown = useLast(id)
  const { currentData, error, refetch } = usePermisoQuery(shown === null ? skipToken : { params: { id: shown } })
  if (currentData !== undefined) {
    return <Whole key={currentData.id} permission={currentData} isOpen={id !== null} onClose={onClose} />
  }
  return (
    <Modal isOpen={id !== null} onClose={onClose} size={700} title="Permiso">
      {error === undefined ? (
        <output aria-label="Cargando el permiso">
          <Skeleton lines={8} height="24px" />
        </output>
      ) : (
        <FailedState title={failureText(error)} onRetry={() => void refetch()} />
      )}
    </Modal>
  )
}
