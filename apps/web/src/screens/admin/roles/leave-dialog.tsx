import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { useBlocker } from 'react-router-dom'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'

interface LeaveDialogProps {
  /** Something would be lost by going away. */
  readonly isHeld: boolean
  readonly onLeave: () => void
}

/** Asked when what was ticked and not saved would be lost by going somewhere else. */
export const LeaveDialog = ({ isHeld, onLeave }: LeaveDialogProps) => {
  const blocker = useBlocker(isHeld)
  return (
    <DialogLayer>
      <AskDialog
        isOpen={blocker.state === 'blocked'}
        title="Hay cambios sin guardar"
        kind="warning"
        main={{ label: 'Seguir editando', onClick: () => blocker.reset?.() }}
        other={{
          label: 'Descartar los cambios',
          onClick: () => {
            onLeave()
            blocker.proceed?.()
          },
        }}
      >
        <p>Si sale ahora, lo que cambió del rol se pierde.</p>
      </AskDialog>
    </DialogLayer>
  )
}
