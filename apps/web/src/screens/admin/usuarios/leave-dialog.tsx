import { AskDialog } from '@cauce/ui/ask-dialog/ask-dialog'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'

interface LeaveDialogProps {
  readonly isOpen: boolean
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** Asked when what was typed and not saved would be lost. */
export const LeaveDialog = ({ isOpen, onStay, onLeave }: LeaveDialogProps) => (
  <DialogLayer>
    <AskDialog
      isOpen={isOpen}
      title="Hay cambios sin guardar"
      kind="warning"
      main={{ label: 'Seguir escribiendo', onClick: onStay }}
      other={{ label: 'Descartar lo escrito', onClick: onLeave }}
    >
      <p>Si cierra ahora, lo que escribió se pierde.</p>
    </AskDialog>
  </DialogLayer>
)
