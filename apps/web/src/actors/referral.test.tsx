import { acceptance } from '@cauce/machines/testing/referral-samples'
import { afterEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { referenciasApi } from '../store/referencias-api.ts'
import { makeStore } from '../store/store.ts'
import { DETAIL, followedReferral } from '../workspaces/testing/referral.ts'
import { webReferral } from './referral.ts'

const ME = { id: 7, nombre: 'Laura Restrepo Mejía' }
const before = followedReferral({ version: 4, gestor: ME })
const after = followedReferral({ version: 5, gestor: ME, movil_traslado: 'AVC-12' })

afterEach(() => vi.unstubAllGlobals())

it('what another manager saved is asked for after it is known, not taken from a question that was already on its way', async () => {
  const questions: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', (address: string) =>
    address.includes(DETAIL)
      ? new Promise<Response>((resolve) => questions.push(resolve))
      : Promise.resolve(
          Response.json({ error: 'Otra persona guardó', codigo: 'referencia.cambiada' }, { status: 409 }),
        ),
  )
  const { dispatch } = makeStore()
  const read = dispatch(referenciasApi.endpoints.referencia.initiate({ params: { id: before.id } }))
  const actor = createActor(webReferral(dispatch), { input: { userId: ME.id } }).start()
  actor.send({ type: 'base.arrived', base: before })
  actor.send({ type: 'draft.changed', draft: acceptance, hoy: '2026-11-21' })
  actor.send({ type: 'save.requested' })
  await waitFor(actor, (snapshot) => snapshot.matches({ saving: 'comparing' }))
  // The server had read it for the screen before the other manager saved.
  questions[0]?.(Response.json(before))
  await read
  await vi.waitFor(() => expect(questions.length).toBeGreaterThan(1))
  for (const answer of questions.slice(1)) answer(Response.json(after))
  await waitFor(actor, (snapshot) => snapshot.matches({ saving: 'refused' }))
  expect(actor.getSnapshot().context).toMatchObject({
    base: { version: 5 },
    draft: { cargo: acceptance.cargo, movil_traslado: 'AVC-12' },
    changedElsewhere: true,
  })
  read.unsubscribe()
})
