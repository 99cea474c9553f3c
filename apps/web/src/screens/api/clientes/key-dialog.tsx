/** The key of a program: shown once, to be copied now. */
import { DuplicateIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { Modal, ModalFoot } from '@cauce/ui/modal/modal'
import { copyText } from '../../../workspaces/account/copy-text.ts'
import { DialogLayer } from '../../../kit/dialog/dialog-layer.tsx'
import type { GivenKey } from './program-form.tsx'

const COPIED = 'Clave copiada'

interface KeyDialogProps {
  readonly given: GivenKey
  readonly onClose: () => void
}

/** It is answered, not closed: Esc would lose what cannot be seen again. */
export const KeyDialog = ({ given, onClose }: KeyDialogProps) => (
  <DialogLayer>
    <Modal
      isOpen
      size={640}
      title={`Clave de ${given.nombre}`}
      foot={
        <ModalFoot note="Al cerrar, la clave no se puede volver a ver.">
          <Action icon={<DuplicateIcon />} onClick={() => void copyText(given.clave, COPIED)}>
            Copiar la clave
          </Action>
          <Action kind="filled" onClick={onClose}>
            Ya la guardé
          </Action>
        </ModalFoot>
      }
    >
      <div className="api-form">
        <p>
          Entréguela a quien administra el programa, por un medio seguro. El programa la envía en el encabezado{' '}
          <code>X-Cauce-Cliente</code> de cada llamada. Cauce solo guarda su huella.
        </p>
        <output className="api-key-shown" aria-label="Clave">
          {given.clave}
        </output>
      </div>
    </Modal>
  </DialogLayer>
)
