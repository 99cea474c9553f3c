import { describe, expect, it } from 'vitest'
import { GUIDES } from '@cauce/machines/walks/guides'
import { MACHINE_WALKS } from '@cauce/machines/walks/walks'
import { guideSteps } from './guide-steps.ts'
import { runSteps } from './run.ts'

describe('cada recorrido guiado', () => {
  it('tiene un nombre propio', () => {
    expect(new Set(GUIDES.map(({ id }) => id)).size).toBe(GUIDES.length)
  })

  it.each(GUIDES)('$question se sigue hasta el final, sin casos raros', async (guide) => {
    const walk = MACHINE_WALKS.find(({ id }) => id === guide.machineId)?.walks[guide.walk ?? 0]?.walk
    if (walk === undefined) throw new Error('no such machine')
    const codes = await guideSteps(walk, guide)
    expect(guide.steps[codes.length], 'el paso que no se ofrece').toBeUndefined()
    const { steps, situation } = await runSteps(walk, codes)
    expect(steps).toEqual(codes)
    expect([situation.broken, situation.events.filter(({ step, rare }) => rare && codes.includes(step))]).toEqual([
      false,
      [],
    ])
  })
})
