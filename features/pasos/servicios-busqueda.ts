/** The search of services of the own-code catalogue, run by its machine against the server. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { createActor, fromPromise, waitFor } from 'xstate'
import { codigosPropios } from '@cauce/contract/codigos-propios'
import { SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import type { OwnCode } from '@cauce/domain/own-code/service-line'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const found = new WeakMap<Mundo, readonly OwnCode[]>()

When('escribe {string} en la búsqueda de servicios', async function (this: Mundo, text: string) {
  const machine = createTriggerSearch<OwnCode>({
    ...SEARCH_TRIGGERS.ownCode,
    limit: SEARCH_ROWS,
    textOf: ({ CodigoNombre }) => CodigoNombre,
  }).provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<OwnCode>, { text: string }>(async ({ input }) => {
        this.remembered.set('buscado', input.text)
        const path = `/codigo-propio/BuscarCodigoPropio/${encodeURIComponent(input.text)}`
        const { original } = read(codigosPropios.buscar, await this.call(path))
        return { rows: original, truncated: false }
      }),
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'text.changed', text })
  const { context } = await waitFor(actor, ({ value }) => value === 'idle' || value === 'results')
  found.set(this, context.visible)
})

Then('la búsqueda ofrece el servicio {string}', function (this: Mundo, codigo: string) {
  assert.ok(
    found.get(this)?.some((row) => row.codigo === codigo),
    JSON.stringify(found.get(this)),
  )
})
