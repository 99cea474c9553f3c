import { Kbd } from '../kbd/kbd.tsx'
import { Modal } from '../modal/modal.tsx'
import './keys-dialog.css'

export interface KeyLine {
  readonly keys: string
  readonly does: string
}

export interface KeysDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly lines: readonly KeyLine[]
}

/** The keys of the screen, opened with `?`. */
export const KeysDialog = ({ isOpen, onClose, lines }: KeysDialogProps) => (
  <Modal isOpen={isOpen} onClose={onClose} title="Atajos" size={480}>
    <dl className="ca-keys">
      {lines.map(({ keys, does }) => (
        <div key={keys} className="ca-keys-line">
          <dt>
            <Kbd keys={keys} />
            <span className="ca-hidden">{keys}</span>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Modal>
)
