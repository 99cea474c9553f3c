/** A file of a content: its address is asked for when it is needed and serves for a few minutes. */
import { Action } from '@cauce/ui/action/action'
import { useState, type ReactNode } from 'react'
import { failureText } from '../../store/call.ts'
import { contentApi, useArchivoContenidoQuery } from '../../store/contenido-api.ts'
import { useAppDispatch } from '../../store/store.ts'

interface AttachmentLinkProps {
  readonly id: number
  readonly children: ReactNode
}

/** Opens the file in a tab of its own. */
export const AttachmentLink = ({ id, children }: AttachmentLinkProps) => {
  const dispatch = useAppDispatch()
  const [failure, setFailure] = useState<string | null>(null)
  const open = async (): Promise<void> => {
    // The tab opens with the click; the address comes a moment later.
    const tab = window.open('', '_blank')
    const { data, error } = await dispatch(
      contentApi.endpoints.archivoContenido.initiate({ params: { id } }, { subscribe: false, forceRefetch: true }),
    )
    setFailure(error === undefined ? null : failureText(error))
    if (data === undefined || tab === null) tab?.close()
    else tab.location.replace(data.url)
  }
  return (
    <span className="ca-attachment">
      <Action kind="quiet" small onClick={() => void open()}>
        {children}
      </Action>
      {failure === null ? null : <span role="alert">{failure}</span>}
    </span>
  )
}

interface AttachmentImageProps {
  readonly id: number
  readonly alt: string
}

/** An attachment drawn inside the text. */
export const AttachmentImage = ({ id, alt }: AttachmentImageProps) => {
  const { data, error } = useArchivoContenidoQuery({ params: { id } })
  if (error !== undefined) return <span className="ca-second">{alt === '' ? failureText(error) : alt}</span>
  return data === undefined ? null : <img src={data.url} alt={alt} loading="lazy" />
}
