/** What is typed while the machine is busy with an earlier line and takes nothing. */
import { useEffect, useState } from 'react'

interface DraftTaker<Draft> {
  readonly send: (event: { readonly type: 'draft.changed'; readonly draft: Partial<Draft> }) => void
}

/** The draft with what was typed meanwhile, which the machine gets as soon as it collects again. */
export const useTypedMeanwhile = <Draft extends object>(
  actor: DraftTaker<Draft>,
  collecting: boolean,
  draft: Draft,
): { readonly draft: Draft; readonly changeDraft: (change: Partial<Draft>) => void } => {
  const [meanwhile, setMeanwhile] = useState<Partial<Draft> | null>(null)

  useEffect(() => {
    if (!collecting || meanwhile === null) return
    actor.send({ type: 'draft.changed', draft: meanwhile })
    // oxlint-disable-next-line react/set-state-in-effect -- handed over to the machine in the line above
    setMeanwhile(null)
  }, [actor, collecting, meanwhile])

  return {
    draft: { ...draft, ...meanwhile },
    changeDraft: (change) => {
      if (collecting) actor.send({ type: 'draft.changed', draft: change })
      else setMeanwhile((before) => ({ ...before, ...change }))
    },
  }
}
