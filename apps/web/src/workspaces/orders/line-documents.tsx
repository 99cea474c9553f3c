/** The documents of an ordered line: its download and its e-mail, or why there are none. @fuente spec 2 §4 */
import { DownloadIcon, EnvelopeIcon } from '@blueprintjs/icons'
import { bogotaDate, formatDate } from '@cauce/domain/calendar/bogota'
import { lineActions } from '@cauce/domain/ordering/order-line-actions'
import { isVoid } from '@cauce/domain/ordering/order-status'
import { Action } from '@cauce/ui/action/action'

interface Line {
  readonly orden_id: number
  readonly rep_id: number | null
  readonly direccionamieno_automatico: boolean
  readonly estado_id: number
  readonly estado_desde: string
}

/** Why nothing can be done with a line; one that ended says since when. */
export const closedText = (
  { estado_id, estado_desde }: Pick<Line, 'estado_id' | 'estado_desde'>,
  why: string,
): string => (isVoid(estado_id) ? `${why} desde el ${formatDate(bogotaDate(Date.parse(estado_desde)))}` : why)

export interface LineDocumentsProps {
  readonly line: Line
  /** What was ordered, for readers. */
  readonly name: string
  readonly onDownload: () => void
  readonly onEmail: () => void
}

export const LineDocuments = ({ line, name, onDownload, onEmail }: LineDocumentsProps) => {
  const { descargar, enviar } = lineActions(line)
  if (!descargar.puede && !enviar.puede)
    return <span className="ca-second">{closedText(line, descargar.porQueNo)}</span>
  return (
    <>
      <Action
        kind="quiet"
        small
        icon={<DownloadIcon />}
        label={`Descargar la orden ${line.orden_id}, ${name}`}
        onClick={onDownload}
      />
      <Action
        kind="quiet"
        small
        icon={<EnvelopeIcon />}
        label={`Enviar por correo la orden ${line.orden_id}, ${name}`}
        hasPopup="dialog"
        onClick={onEmail}
      />
    </>
  )
}
