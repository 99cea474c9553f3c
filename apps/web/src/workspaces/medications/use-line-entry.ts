/** The one-line entry: what is typed, what it means, which drug it may be. */
import { drugWords } from '@cauce/domain/medication/drug-words'
import { completeLine, parseLine, type CompletedLine, type ParsedLine } from '@cauce/domain/medication/line-entry'
import { normalizeSearch, SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { useEffect, useState } from 'react'
import { lineSearch, type Candidate } from '../../actors/medication-search.ts'
import { useAppDispatch } from '../../store/store.ts'
import { useSearch, type Search } from '../procedures/use-search.ts'

interface LineReading {
  readonly parsed: ParsedLine
  /** The whole line for the drug that is chosen; null: no drug is known yet. */
  readonly line: CompletedLine | null
}

export interface LineEntryReading extends LineReading {
  readonly search: Search<Candidate>
  /** What is shown is the answer to the line as it is now. */
  readonly ready: boolean
  /** Which of the candidates is chosen. */
  readonly at: number
  readonly move: (by: number) => void
  readonly choose: (index: number) => void
}

const isLongEnough = (text: string): boolean => normalizeSearch(text).length >= SEARCH_TRIGGERS.medication.threshold

/** @param text the line as it is typed */
export const useLineEntry = (consultaId: number, text: string): LineEntryReading => {
  const dispatch = useAppDispatch()
  const search = useSearch(() => lineSearch(dispatch, consultaId))
  const [chosen, setChosen] = useState<{ readonly words: string; readonly at: number }>({ words: '', at: 0 })
  const words = isLongEnough(text) ? drugWords(text) : ''
  const { type } = search
  useEffect(() => {
    if (words !== search.text) type(words)
  }, [words, search.text, type])
  const parsed = parseLine(text)
  const at = chosen.words === words ? Math.min(chosen.at, Math.max(0, search.rows.length - 1)) : 0
  const candidate = words === '' ? undefined : search.rows[at]
  return {
    parsed,
    line:
      candidate === undefined
        ? null
        : completeLine(
            parsed,
            candidate.article,
            candidate.favourite,
            search.rows.map(({ article }) => article),
          ),
    search,
    ready: words !== '' && search.state === 'results' && search.text === words,
    at,
    move: (by) => {
      const count = search.rows.length
      if (count > 0) setChosen({ words, at: (at + by + count) % count })
    },
    choose: (index) => setChosen({ words, at: index }),
  }
}
