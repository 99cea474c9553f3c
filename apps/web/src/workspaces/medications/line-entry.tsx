/** One line by keyboard: "amoxi 500 c/8h 7d" becomes a structured line, read back in full before it is accepted. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox with second lines in its options cannot be made of select or datalist */
import { KeyEnterIcon } from '@blueprintjs/icons'
import type { CompletedLine } from '@cauce/domain/medication/line-entry'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { Action } from '@cauce/ui/action/action'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { useSlash } from '@cauce/ui/search-box/use-slash'
import { useId, type KeyboardEvent, type RefObject } from 'react'
import { FavouritesAction } from '../favourites/favourite-actions.tsx'
import type { LineEntryReading } from './use-line-entry.ts'

export interface LineEntryProps {
  /** Id of the list of drugs that it may be. */
  readonly listId: string
  readonly text: string
  readonly reading: LineEntryReading
  /** There is more than one drug to choose from. */
  readonly offered: boolean
  /** The line as it is was completed: Enter accepts it. */
  readonly completed: boolean
  readonly onText: (text: string) => void
  /** Enter before the line is completed; without a drug there is nothing to complete yet. */
  readonly onComplete: (line: CompletedLine | null) => void
  readonly onAccept: () => void
  /** Tab: the form, with what is known filled in. */
  readonly onForm: (line: CompletedLine | null) => void
  /** The arrows go through the diagnoses, where they do not go through drugs. */
  readonly onDiagnosis: ((by: 1 | -1) => void) | null
  readonly onEscape: () => void
  readonly onFavourites: () => void
  readonly formOpen: boolean
  readonly inputRef: RefObject<HTMLInputElement | null>
}

const hint = (props: LineEntryProps): string => {
  if (props.completed) return 'la añade'
  return 'la completa'
}

export const LineEntry = (props: LineEntryProps) => {
  const { listId, text, reading, offered, completed, inputRef } = props
  const { search, line } = reading
  const hintId = useId()
  useSlash(inputRef, true)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && (offered || props.onDiagnosis !== null)) {
      event.preventDefault()
      const by = event.key === 'ArrowDown' ? 1 : -1
      // A line that is complete has its drug: what may still be another is what it is for.
      if (props.onDiagnosis !== null && (completed || !offered)) props.onDiagnosis(by)
      else reading.move(by)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (completed) props.onAccept()
      else props.onComplete(line)
    } else if (event.key === 'Tab' && !event.shiftKey && text.trim() !== '') {
      event.preventDefault()
      props.onForm(line)
    } else if (event.key === 'Escape' && text !== '') {
      event.preventDefault()
      event.stopPropagation()
      props.onEscape()
    }
  }
  return (
    <div className="med-line">
      <label className="ca-hidden" htmlFor={`${listId}-texto`}>
        Línea de medicamento
      </label>
      <div className="med-line-frame">
        <KeyEnterIcon size={18} />
        <input
          id={`${listId}-texto`}
          ref={inputRef}
          className="med-line-input"
          type="text"
          role="combobox"
          aria-expanded={offered}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={offered ? `${listId}-${reading.at}` : undefined}
          aria-describedby={hintId}
          aria-busy={search.state === 'waiting' || search.state === 'loading'}
          aria-keyshortcuts="/"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the entry is what the workspace opens for
          autoFocus
          data-focus-first=""
          placeholder="amoxi 500 c/8h 7d"
          maxLength={300}
          value={text}
          onChange={(event) => props.onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <span id={hintId} className="med-line-hint ca-second">
          {text === '' ? `Escriba la línea, desde ${SEARCH_TRIGGERS.medication.threshold} letras; ` : ''}
          <Kbd keys="Enter" /> {hint(props)}, <Kbd keys="Tab" /> va al formulario
        </span>
        <Action kind="quiet" small expanded={props.formOpen} onClick={() => props.onForm(completed ? null : line)}>
          Formulario
        </Action>
        <FavouritesAction small label="Favoritos de medicamentos" onClick={props.onFavourites} />
      </div>
    </div>
  )
}
