/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox whose results stand in groups cannot be made of select or datalist */
import { SearchIcon } from '@blueprintjs/icons'
import { Kbd } from '@cauce/ui/kbd/kbd'
import { matchParts } from '@cauce/ui/search-box/match-parts'
import { useSlash } from '@cauce/ui/search-box/use-slash'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useManual } from './context.tsx'
import { type Hit, KIND_WORDS, makeSearch } from './search-index.ts'

const Marked = ({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) =>
  matchParts(text, terms.join(' ')).map(({ text: part, hit }, at) => (hit ? <mark key={at}>{part}</mark> : part))

/** Searches the whole manual. «/» brings the cursor, the arrows choose, Enter goes there. */
export const ManualSearch = () => {
  const { source, data, go } = useManual()
  // What arrives later may be the better answer: nobody presses one that another takes the place of.
  const isComing = Object.values(source).some(({ state }) => state === 'loading')
  const search = useMemo(() => makeSearch(data), [data])
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  useSlash(input, true)
  const wanted = useDeferredValue(text.trim())
  const groups = useMemo(() => (wanted === '' || isComing ? [] : search(wanted)), [search, wanted, isComing])
  const hits = groups.flatMap((group) => group.hits)
  const showing = open && wanted !== ''
  const at = Math.min(active, Math.max(hits.length - 1, 0))
  const optionId = (index: number): string => `${listId}-${index}`

  const pick = (hit: Hit | undefined): void => {
    if (hit === undefined) return
    setOpen(false)
    go(hit.place)
  }
  const move = (by: number): void => {
    setOpen(true)
    if (hits.length === 0) return
    const next = (at + by + hits.length) % hits.length
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && showing) {
      event.preventDefault()
      pick(hits[at])
    } else if (event.key === 'Escape' && showing) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  let index = -1
  return (
    <search
      className="man-search"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <span className="ca-input-frame">
        <SearchIcon />
        <input
          ref={input}
          className="bp6-input ca-input"
          type="text"
          role="combobox"
          aria-label="Buscar en el manual"
          aria-expanded={showing}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={showing && hits.length > 0 ? optionId(at) : undefined}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          placeholder="Buscar en el manual"
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setOpen(true)
            setActive(0)
            setText(event.currentTarget.value)
          }}
          onKeyDown={onKeyDown}
        />
        <span className="ca-input-end">{text === '' ? <Kbd keys="/" /> : null}</span>
      </span>
      <div className="man-results" hidden={!showing}>
        <div id={listId} role="listbox" aria-label="Resultados">
          {showing
            ? groups.map(({ kind, hits: found }) => (
                <div key={kind} role="group" aria-label={KIND_WORDS[kind]}>
                  <p className="man-kind" aria-hidden="true">
                    {KIND_WORDS[kind]}
                  </p>
                  {found.map((hit) => {
                    index += 1
                    const own = index
                    return (
                      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys (combobox)
                      <div
                        key={hit.place}
                        id={optionId(own)}
                        role="option"
                        tabIndex={-1}
                        aria-selected={own === at}
                        className="man-hit"
                        onMouseMove={() => {
                          if (own !== at) setActive(own)
                        }}
                        onMouseDown={(event) => event.preventDefault()}
                        onClick={() => pick(hit)}
                      >
                        <span className="man-hit-title">
                          <Marked text={hit.title} terms={hit.terms} />
                        </span>
                        <span className="man-hit-second">
                          <Marked text={hit.second} terms={hit.terms} />
                        </span>
                      </div>
                    )
                  })}
                </div>
              ))
            : null}
        </div>
        {showing && hits.length === 0 ? (
          <output className="man-none">
            {isComing
              ? 'El manual está llegando: un momento.'
              : `Nada con «${wanted}». Pruebe con otra palabra, o con el principio de una.`}
          </output>
        ) : null}
      </div>
    </search>
  )
}
