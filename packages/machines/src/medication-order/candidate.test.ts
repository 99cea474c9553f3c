import { describe, expect, it } from 'vitest'
import { silent, startMedication } from '../testing/medication-flow.ts'
import { posology, proposalOf, warfarina } from '../testing/medication-samples.ts'

describe('the drug that the typed line means', () => {
  it('asks once for the site of the drug that the typed line means, and the completed line has it', async () => {
    const { actor, context, ports, settled } = startMedication()
    actor.send({ type: 'candidate.changed', codesumiId: 20 })
    actor.send({ type: 'candidate.changed', codesumiId: 20 })
    expect(ports.proposeRouting.calls.map(({ input }) => input.codesumis)).toEqual([[20]])
    ports.proposeRouting.last().resolve([proposalOf(warfarina)])
    await settled()
    expect(context()).toMatchObject({ draftRouting: { rep: { id: 8 } }, draft: { articulo: null, rep: null } })
    actor.send({ type: 'draft.changed', draft: { ...posology, articulo: warfarina } })
    expect(context().draft.rep).toEqual({ id: 8, nombre: 'Farmacia Laureles' })
    expect(ports.proposeRouting.calls).toHaveLength(1)
  })

  it('completed while the site is on its way, it waits for the same answer', async () => {
    const { actor, context, ports, settled } = startMedication()
    actor.send({ type: 'candidate.changed', codesumiId: 20 })
    actor.send({ type: 'draft.changed', draft: { ...posology, articulo: warfarina } })
    actor.send({ type: 'candidate.changed', codesumiId: null })
    ports.proposeRouting.last().resolve([proposalOf(warfarina)])
    await settled()
    expect(context()).toMatchObject({ candidate: null, draft: { rep: { id: 8 } } })
    expect(ports.proposeRouting.calls).toHaveLength(1)
  })

  it('lets go of the completed drug when the line comes to mean another one', async () => {
    const { actor, write, context, ports } = startMedication()
    await write(warfarina)
    actor.send({ type: 'candidate.changed', codesumiId: 21 })
    expect(context()).toMatchObject({ draft: { articulo: null, rep: null, dosis: 1 }, draftRouting: null })
    expect(ports.proposeRouting.last().input.codesumis).toEqual([21])
  })

  it('forgets the site of a line that was rubbed out', async () => {
    const { actor, context, ports, settled } = startMedication()
    actor.send({ type: 'candidate.changed', codesumiId: 20 })
    ports.proposeRouting.last().resolve([proposalOf(warfarina)])
    await settled()
    actor.send({ type: 'candidate.changed', codesumiId: null })
    expect(context()).toMatchObject({ candidate: null, draftRouting: null, routedFor: null })
  })

  it('asks for the site of what was typed while a line was being checked', async () => {
    const { actor, add, now, ports, settled } = startMedication(silent('alergia'))
    await add(warfarina)
    actor.send({ type: 'candidate.changed', codesumiId: 21 })
    now().children['alert']?.send({ type: 'check.left', comprobacion: 'alergia' })
    now().children['alert']?.send({ type: 'line.confirmed' })
    await settled()
    expect(ports.proposeRouting.last().input.codesumis).toEqual([21])
  })
})
