import { initialsOf } from '@cauce/domain/session/avatar'
import { useState } from 'react'
import './avatar.css'

export interface AvatarProps {
  /** Name that is shown beside it: the picture says nothing more to a reader. */
  readonly name: string
  /** Address of a picture; without one, until it comes, and if it does not, the initials stand there. */
  readonly src?: string | null
  /** Side in px, 32 if left out. */
  readonly size?: number
}

/** Who somebody is, at a glance: their initials, drawn here, or a picture that the installation asks for. */
export const Avatar = ({ name, src = null, size = 32 }: AvatarProps) => {
  const [picture, setPicture] = useState<{ readonly src: string; readonly shown: boolean } | null>(null)
  const known = picture?.src === src ? picture : null
  const shown = known?.shown === true
  return (
    <span className="ca-avatar" style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {shown ? null : initialsOf(name)}
      {src === null || known?.shown === false ? null : (
        <img
          className="ca-avatar-picture"
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          decoding="async"
          data-shown={shown ? '' : undefined}
          onLoad={() => setPicture({ src, shown: true })}
          onError={() => setPicture({ src, shown: false })}
        />
      )}
    </span>
  )
}
