/** Where one writes. Enter sends, Shift+Enter makes a line; what is typed and not sent survives a reload. */
import { SendMessageIcon } from '@blueprintjs/icons'
import { EMPTY_MESSAGE } from '@cauce/domain/chat/limits'
import { Action } from '@cauce/ui/action/action'
import { Field } from '@cauce/ui/field/field'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useUser } from '../../actors/session.ts'
import { forgetKept, readKept, writeKept } from '../../kit/draft/kept.ts'

/** Between two times that the others are told that somebody writes here. */
const TELL_EVERY_MS = 2_000

interface ComposerProps {
  readonly canalId: number
  /** Returns why it cannot be sent, or null. */
  readonly onSend: (mensaje: string) => string | null
  readonly onTyping: () => void
  readonly attach?: ReactNode
  /** It stands beside other work: it does not take the cursor when it appears. */
  readonly quietly?: boolean
}

/** What is typed and not sent, of this channel and person, in this tab. */
const useTyped = (canalId: number): readonly [string, (text: string) => void] => {
  const userId = useUser()?.id ?? 0
  const name = { userId, what: `chat.${canalId}` }
  const [text, setText] = useState(() => {
    const kept = readKept(name)
    return typeof kept === 'string' ? kept : ''
  })
  const type = (next: string): void => {
    setText(next)
    if (next === '') forgetKept(name)
    else writeKept(name, 'tab', next)
  }
  return [text, type]
}

export const Composer = ({ canalId, onSend, onTyping, attach, quietly = false }: ComposerProps) => {
  const [text, type] = useTyped(canalId)
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const told = useRef(-TELL_EVERY_MS)
  useEffect(() => {
    // By a finger it would bring the keyboard over what is read.
    if (!quietly && window.navigator.maxTouchPoints === 0) field.current?.focus()
  }, [quietly])
  const send = (): void => {
    const problem = onSend(text)
    setError(problem)
    if (problem === null) type('')
    field.current?.focus()
  }
  const typing = (at: number): void => {
    if (at - told.current < TELL_EVERY_MS) return
    told.current = at
    onTyping()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className="ca-chat-composer">
      {attach}
      <Field label="Mensaje" labelHidden error={error}>
        {(control) => (
          <textarea
            {...control}
            ref={field}
            className="bp6-input ca-input ca-chat-write"
            rows={1}
            data-focus-first=""
            placeholder={EMPTY_MESSAGE}
            value={text}
            onChange={({ currentTarget: { value }, timeStamp }) => {
              type(value)
              setError(null)
              if (value !== '') typing(timeStamp)
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <Action kind="filled" icon={<SendMessageIcon />} label="Enviar" onClick={send} />
    </div>
  )
}
