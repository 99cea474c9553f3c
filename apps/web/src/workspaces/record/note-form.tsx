/** A clarifying note added to a finalised record. */
import { checkNote, MAX_NOTE } from '@cauce/domain/clinical-record/clarifying-note'
import { Action } from '@cauce/ui/action/action'
import { TextAreaField } from '@cauce/ui/text-area-field/text-area-field'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '../../actors/session.ts'
import { failureOf, failureText } from '../../store/call.ts'
import { historiaApi } from '../../store/historia-api.ts'
import { useShortcuts } from '../../kit/form/use-shortcuts.ts'
import { halfNote, keepNote } from './kept-note.ts'

export interface NoteFormProps {
  readonly consultaId: number
  /** What the note starts with: something that did not get into the record. */
  readonly start: string
  readonly onAdded: () => void
}

const NOBODY = 0

const useNote = ({ consultaId, start, onAdded }: NoteFormProps) => {
  const [send, { isLoading }] = historiaApi.useAnotarHistoriaMutation()
  const user = useUser()
  // Whoever signs out while it is open takes the note along: it is never written under nobody's name afterwards.
  const [owner] = useState(() => ({ userId: user?.id ?? NOBODY, consultaId }))
  const [note, setNote] = useState(() => halfNote(owner, start))
  const [error, setError] = useState<string | null>(null)
  const { texto, clave: key } = note
  useEffect(() => keepNote(owner, note), [owner, note])
  /** Another text is another request: it takes another key. */
  const write = (text: string): void => {
    setNote({ texto: text, clave: crypto.randomUUID() })
    setError(null)
  }
  const add = async (): Promise<void> => {
    const wrong = checkNote('finalizada', texto)
    setError(wrong)
    if (wrong !== null || isLoading) return
    try {
      const { mensaje } = await send({ params: { consulta: consultaId }, body: { texto: texto.trim() }, key }).unwrap()
      write('')
      void showToast({ message: mensaje })
      onAdded()
    } catch (thrown) {
      setError(failureOf(thrown).data.errores?.['texto']?.join(' ') ?? failureText(thrown))
    }
  }
  return { texto, write, error, add, busy: isLoading }
}

export const NoteForm = (props: NoteFormProps) => {
  const { texto, write, error, add, busy } = useNote(props)
  const form = useRef<HTMLFormElement>(null)
  useShortcuts(form, { 'Ctrl Enter': () => void add() })
  return (
    <form
      ref={form}
      className="rec-note"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <div className="rec-grow">
        <TextAreaField
          label="Nueva nota aclaratoria"
          hint="Queda con su nombre y la hora, y no se puede cambiar"
          value={texto}
          onChange={write}
          error={error}
          maxLength={MAX_NOTE}
          rows={3}
        />
      </div>
      <Action kind="filled" type="submit" keys="Ctrl Enter" busy={busy}>
        Añadir nota
      </Action>
    </form>
  )
}
