import { useCallback, useEffect, useRef, useState } from 'react'
import type { Guide } from '@cauce/machines/walks/guide'
import type { Walk } from '@cauce/machines/walks/walk'
import { guideSteps } from './guide-steps.ts'
import { type Run, runSteps } from './run.ts'

export interface Simulation {
  /** Null until the machine has started. */
  readonly run: Run | null
  readonly take: (step: string) => void
  /** Goes back to how it was after that many steps. */
  readonly backTo: (count: number) => void
}

/** A machine on its way. Another walk needs another component (a key). Late runs never replace newer ones. */
export const useSimulation = (walk: Walk, first: readonly string[]): Simulation => {
  const [run, setRun] = useState<Run | null>(null)
  const turn = useRef(0)
  const start = useRef(first)
  const go = useCallback(
    async (steps: readonly string[]) => {
      turn.current += 1
      const mine = turn.current
      const next = await runSteps(walk, steps)
      if (turn.current === mine) setRun(next)
    },
    [walk],
  )
  useEffect(() => {
    void go(start.current)
    start.current = []
    return () => {
      turn.current += 1
    }
  }, [go])
  return {
    run,
    take: (step) => {
      if (run !== null) void go([...run.steps, step])
    },
    backTo: (count) => {
      if (run !== null) void go(run.steps.slice(0, count))
    },
  }
}

/** The steps of a guide; null where there is none, and until they are known. */
export const useGuide = (walk: Walk, guide: Guide | undefined): readonly string[] | null => {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isGone = false
    const find = async (wanted: Guide) => {
      const found = await guideSteps(walk, wanted)
      if (!isGone) setCodes(found)
    }
    if (guide !== undefined) void find(guide)
    return () => {
      isGone = true
    }
  }, [walk, guide])
  return codes
}
