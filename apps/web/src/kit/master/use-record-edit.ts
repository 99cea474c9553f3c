/** A row while it is written: what it says, whose each part is, and what saving it would do. Kept on this device until saved. */
import { formatTime } from '@cauce/domain/calendar/bogota'
import { emptyForm, fieldNames, type Master, type MasterForm } from '@cauce/domain/kit/master/master'
import { broughtIn, disputed, ownChanges, undecided } from '@cauce/machines/kit/record-edit/changes'
import type { KeptRecord, SaveOutcome, Theirs } from '@cauce/machines/kit/record-edit/types'
import { showToast } from '@cauce/ui/toaster/toaster'
import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { recordEditJob } from '../../actors/record-edit.ts'
import { useUser } from '../../actors/session.ts'
import { useAppDispatch } from '../../store/store.ts'
import { focusFirstWrong } from '../form/focus-first-wrong.ts'
import { forgetDraft, readDraft, writeDraft } from '../draft/kept-draft.ts'

/** What is stored, and who left it so. */
export type Stored = KeptRecord & Pick<Theirs, 'quien' | 'cuando'>

interface Editing {
  readonly of: Master
  /** Null: a new row. */
  readonly stored: Stored | null
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSaved: (id: number) => void
}

export const useRecordEdit = ({ of, stored, form, onSaved }: Editing) => {
  const dispatch = useAppDispatch()
  const userId = useUser()?.id ?? 0
  const name = { userId, page: of.page, id: stored?.id ?? null }
  const [kept] = useState(() => readDraft(name))
  const [words, setWords] = useState<Readonly<Record<string, string>>>(kept?.words ?? {})
  const told = useEffectEvent((outcome: SaveOutcome) => {
    if (!('saved' in outcome)) return
    forgetDraft(name)
    void showToast({ message: outcome.mensaje })
    onSaved(outcome.saved.id)
  })
  const [machine] = useState(() => recordEditJob(dispatch, of, (outcome) => told(outcome)))
  const empty = emptyForm(of)
  const base = kept?.base ?? stored?.valores ?? empty
  const [snapshot, send] = useMachine(machine, {
    input: {
      of,
      id: stored?.id ?? null,
      version: kept === null ? (stored?.version ?? null) : kept.version,
      base,
      draft: kept?.draft ?? base,
    },
  })
  const { context } = snapshot
  const [tries, setTries] = useState(0)
  const own = ownChanges(context)
  const isChanged = own.length > 0

  // What came from the server anew, or since the draft was kept, is joined with what is being written.
  const version = stored?.version ?? null
  useEffect(() => {
    if (stored !== null && version !== null && version > (context.version ?? 0))
      send({ type: 'theirs.came', theirs: stored })
  }, [version, context.version, stored, send])

  const keep = useEffectEvent((draft: MasterForm, begun: MasterForm) => {
    if (isChanged) writeDraft(name, { version: context.version, base: begun, draft, words })
    else forgetDraft(name)
  })
  useEffect(() => keep(context.draft, context.base), [context.draft, context.base])

  const wrong = Object.keys(context.errores).length > 0 && snapshot.matches('editing')
  useEffect(() => {
    // After a try, not while it is being mended.
    if (wrong && tries > 0) focusFirstWrong(form.current)
  }, [wrong, tries, form])

  const inOrder = fieldNames(of)
  const met = context.theirs !== null
  const both = disputed(context)
  const brought = broughtIn(context)
  const byWhom = context.theirs === null ? '' : `De ${context.theirs.quien}, ${formatTime(context.theirs.cuando)}`
  const marks = Object.fromEntries([
    ...own.filter(() => context.id !== null).map((field) => [field, 'Suyo, sin guardar']),
    ...brought.filter((field) => !own.includes(field)).map((field) => [field, byWhom]),
  ])
  return {
    context,
    /** Fields that saving would change. */
    own: inOrder.filter((field) => own.includes(field)),
    isChanged,
    isSaving: snapshot.matches('saving'),
    met,
    disputed: inOrder.filter((field) => both.includes(field)),
    brought: inOrder.filter((field) => brought.includes(field)),
    undecided: inOrder.filter((field) => undecided(context).includes(field)),
    marks,
    wordsOf: (field: string, value: string): string | undefined =>
      words[`${field}.${value}`] ??
      (stored?.valores[field] === value ? stored.textos[field] : undefined) ??
      (context.theirs?.valores[field] === value ? context.theirs.textos[field] : undefined),
    change: (field: string, value: string, said?: string): void => {
      if (said !== undefined) setWords((now) => ({ ...now, [`${field}.${value}`]: said }))
      send({ type: 'field.changed', field, value })
    },
    choose: (field: string, whose: 'mine' | 'theirs'): void => send({ type: 'choice.made', field, whose }),
    moved: (next: number): void => send({ type: 'version.moved', version: next }),
    save: (): void => {
      send({ type: 'save.asked' })
      setTries((count) => count + 1)
    },
    drop: (): void => send({ type: 'draft.dropped' }),
  }
}

export type RecordEdit = ReturnType<typeof useRecordEdit>
