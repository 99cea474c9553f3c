/** The recovery codes, shown once: to copy, to keep on a file, to print. */
import { formatDateTime } from '@cauce/domain/calendar/bogota'
import { DownloadIcon, DuplicateIcon, PrintIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { useState } from 'react'
import { saveFile } from '../../actors/save-file.ts'
import { copyText } from './copy-text.ts'
import { HOW_CODES_SERVE, RECOVERY_CODES_FILE, recoveryCodesText } from './recovery-codes-file.ts'

export interface RecoveryCodesStepProps {
  readonly codes: readonly string[]
  readonly email: string
  readonly kept: boolean
  readonly onKept: (kept: boolean) => void
}

export const RecoveryCodesStep = ({ codes, email, kept, onKept }: RecoveryCodesStepProps) => {
  const [madeMs] = useState(() => Date.now())
  const save = (): void =>
    saveFile(
      new Blob([recoveryCodesText(codes, email, madeMs)], { type: 'text/plain;charset=utf-8' }),
      RECOVERY_CODES_FILE,
    )
  return (
    <div className="acc-codes">
      <p>
        <strong>Guárdelos ahora: no se muestran otra vez.</strong> {HOW_CODES_SERVE} Los necesita si pierde el celular.
      </p>
      <div className="acc-codes-sheet">
        <p className="acc-codes-print">
          Códigos de recuperación de Cauce · {email} · {formatDateTime(madeMs)}
        </p>
        <ul className="acc-codes-list" aria-label="Códigos de recuperación">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="acc-codes-ways">
        <Action icon={<DuplicateIcon />} onClick={() => void copyText(codes.join('\n'), 'Códigos copiados')}>
          Copiar
        </Action>
        <Action icon={<DownloadIcon />} onClick={save}>
          Descargar
        </Action>
        <Action icon={<PrintIcon />} onClick={() => window.print()}>
          Imprimir
        </Action>
      </div>
      <label className="acc-codes-kept">
        <input type="checkbox" checked={kept} onChange={(event) => onKept(event.currentTarget.checked)} />
        Ya los guardé
      </label>
    </div>
  )
}
