/** First step: the key goes to the application, by its camera or typed. */
import { DuplicateIcon } from '@blueprintjs/icons'
import { Action } from '@cauce/ui/action/action'
import { Fragment } from 'react'
import { copyText } from './copy-text.ts'
import { QrCode } from './qr-code.tsx'

const bare = (secret: string): string => secret.replaceAll(/\s/gu, '')
const inFours = (secret: string): readonly string[] => bare(secret).match(/.{1,4}/gu) ?? []

export interface SecretStepProps {
  readonly secret: string
  readonly uri: string
}

export const SecretStep = ({ secret, uri }: SecretStepProps) => (
  <div className="acc-secret">
    <QrCode
      content={uri}
      label="Código QR con la clave de su cuenta. Si no lo puede leer con la cámara, escriba la clave que está al lado."
    />
    <div className="acc-secret-words">
      <p>
        En su celular, abra una aplicación de códigos (Google Authenticator, Microsoft Authenticator, Aegis u otra) y
        lea este código QR.
      </p>
      <p className="ca-second">Si no puede leerlo, escriba esta clave en la aplicación, por tiempo (TOTP):</p>
      <p className="acc-secret-key">
        {inFours(secret).map((group, index) => (
          <Fragment key={index}>
            <span>{group}</span>{' '}
          </Fragment>
        ))}
      </p>
      <Action icon={<DuplicateIcon />} onClick={() => void copyText(bare(secret), 'Clave copiada')}>
        Copiar la clave
      </Action>
    </div>
  </div>
)
