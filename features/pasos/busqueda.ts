/** The searches, run by their machine against the server. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ordenamiento, SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

interface Row {
  readonly codigo: string
  readonly nombre: string
}

const searchActor = (world: Mundo, kind: 'procedure' | 'providerProcedure') => {
  const machine = createTriggerSearch<Row>({
    ...SEARCH_TRIGGERS[kind],
    limit: SEARCH_ROWS,
    textOf: ({ codigo, nombre }) => `${codigo} ${nombre}`,
  }).provide({
    actors: {
      fetchRows: fromPromise<SearchAnswer<Row>, { text: string }>(async ({ input }) => {
        world.remembered.set('buscado', input.text)
        const rows =
          kind === 'procedure'
            ? read(ordenamiento.buscarCupsNombre, await world.call('/cup/buscarCupsNombre', { nombre: input.text }))
            : read(ordenamiento.repsListar, await world.call('/reps/listar?page=0', { prestador: input.text })).map(
                ({ id, nombre }) => ({ codigo: String(id), nombre }),
              )
        return { rows, truncated: rows.length >= SEARCH_ROWS }
      }),
    },
  })
  return createActor(machine).start()
}

const searches = new WeakMap<Mundo, ReturnType<typeof searchActor>>()

const type = async (world: Mundo, kind: 'procedure' | 'providerProcedure', text: string): Promise<void> => {
  const actor = searches.get(world) ?? searchActor(world, kind)
  searches.set(world, actor)
  actor.send({ type: 'text.changed', text })
  await waitFor(
    actor,
    (snapshot) => snapshot.matches('idle') || snapshot.matches('results') || snapshot.matches('failed'),
  )
}
const visible = (world: Mundo): readonly Row[] => searches.get(world)?.getSnapshot().context.visible ?? []

Given('que buscó {string} entre los procedimientos', async function (this: Mundo, text: string) {
  await type(this, 'procedure', text)
  assert.ok(visible(this).length > 0)
})

When(/^(?:escribe|pega) "([^"]*)" en la búsqueda de procedimientos$/u, async function (this: Mundo, text: string) {
  await type(this, 'procedure', text)
})

When('escribe {string} en la búsqueda de prestadores', async function (this: Mundo, text: string) {
  await type(this, 'providerProcedure', text)
})

Then('no se ha buscado nada', function (this: Mundo) {
  assert.equal(this.remembered.has('buscado'), false)
})

Then('la búsqueda ofrece el procedimiento {string}', function (this: Mundo, codigo: string) {
  assert.ok(
    visible(this).some((row) => row.codigo === codigo),
    `Se ofrecieron ${visible(this).length} filas`,
  )
})

Then('la búsqueda ofrece alguna sede', function (this: Mundo) {
  assert.ok(visible(this).length > 0)
})

Then(/^la búsqueda (?:queda vacía|no ofrece nada)$/u, function (this: Mundo) {
  assert.deepEqual(visible(this), [])
})
