/** The way to an affiliate's allergies for who hands medicines over; nothing for who may not record them. */
import { ANTECEDENTS_ANYWHERE_PERMISSION, RECORD_ANTECEDENTS_PERMISSION } from '@cauce/contract/antecedentes'
import { hasPermission } from '@cauce/domain/session/permission'
import { Action } from '@cauce/ui/action/action'
import { lazy, Suspense, useState } from 'react'
import { useUser } from '../../actors/session.ts'
import { loadPage } from '../../app/load-page.ts'
import { DialogLayer } from '../../kit/dialog/dialog-layer.tsx'

/** Only who records brings it. */
const AllergiesDialog = lazy(() =>
  loadPage(async () => ({ default: (await import('./allergies-dialog.tsx')).AllergiesDialog })),
)

export const AllergiesOf = ({ afiliadoId }: { readonly afiliadoId: number }) => {
  const user = useUser()
  /** Each opening starts anew. */
  const [opening, setOpening] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const records = [RECORD_ANTECEDENTS_PERMISSION, ANTECEDENTS_ANYWHERE_PERMISSION].every((key) =>
    hasPermission(user, key),
  )
  if (!records) return null
  const open = (): void => {
    setOpening(opening + 1)
    setOpen(true)
  }
  return (
    <>
      <div>
        <Action hasPopup="dialog" onClick={open}>
          Alergias: ver y anotar
        </Action>
      </div>
      <DialogLayer>
        {opening === 0 ? null : (
          <Suspense>
            <AllergiesDialog key={opening} afiliadoId={afiliadoId} isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </DialogLayer>
    </>
  )
}
