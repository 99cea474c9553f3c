/** The antecedents of the last finalised record, brought into this one. */
import type { RecordView } from '@cauce/contract/historia'
import { formatDate } from '@cauce/domain/calendar/bogota'
import { RECORD_SECTIONS } from '@cauce/domain/clinical-record/record'
import { insertSnippet } from '@cauce/domain/clinical-record/text-snippet'
import { Action } from '@cauce/ui/action/action'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useEffect, useRef } from 'react'

export interface AntecedentsActionProps {
  readonly before: RecordView['anterior']
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Added after what is written, which stays; nothing is offered where it stands already. */
export const AntecedentsAction = ({ before, value, onChange }: AntecedentsActionProps) => {
  /** What was written since is not lost by undoing. */
  const now = useRef(value)
  useEffect(() => {
    now.current = value
  }, [value])
  if (before === null || value.includes(before.antecedentes.trim())) return null
  const take = (): void => {
    const old = before.antecedentes.trim()
    const added = insertSnippet(
      value,
      value.length,
      value === '' ? old : `\n${old}`,
      RECORD_SECTIONS.antecedentes.maximo,
    )
    if (!added.ok) {
      void showToast({ message: added.mensaje, tone: 'error' })
      return
    }
    onChange(added.texto)
    void showToast({
      message: `Se trajeron los antecedentes del ${formatDate(before.fecha)}`,
      action: { label: 'Deshacer', onClick: () => onChange(now.current.replace(old, '').trimEnd()) },
    })
  }
  return (
    <Action kind="quiet" small onClick={take}>
      Traer los del {formatDate(before.fecha)}
    </Action>
  )
}
