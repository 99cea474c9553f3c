/** The searches, run by their machine against the server. */
import assert from 'node:assert/strict'
import { createActor, fromPromise, waitFor } from 'xstate'
import { codigosPropios } from '@cauce/contract/codigos-propios'
import { ordenamiento, SEARCH_ROWS } from '@cauce/contract/ordenamiento'
import { SEARCH_TRIGGERS } from '@cauce/domain/search/trigger'
import { createTriggerSearch, type SearchAnswer } from '@cauce/machines/trigger-search'
import { perScenario } from './escenas.ts'
import type { Mundo } from './mundo.ts'
import { read } from './respuestas.ts'

interface Row {
  readonly codigo: string
  readonly nombre: string
}

interface Search {
  readonly trigger: (typeof SEARCH_TRIGGERS)[keyof typeof SEARCH_TRIGGERS]
  readonly rows: (world: Mundo, text: string) => Promise<readonly Row[]>
}

const SEARCHES: Readonly<Record<string, Search>> = {
  procedimientos: {
    trigger: SEARCH_TRIGGERS.procedure,
    rows: async (world, nombre) =>
      read(ordenamiento.buscarCupsNombre, await world.call('/cup/buscarCupsNombre', { nombre })),
  },
  prestadores: {
    trigger: SEARCH_TRIGGERS.providerProcedure,
    rows: async (world, prestador) =>
      read(ordenamiento.repsListar, await world.call('/reps/listar?page=0', { prestador })).map(({ id, nombre }) => ({
        codigo: String(id),
        nombre,
      })),
  },
  servicios: {
    trigger: SEARCH_TRIGGERS.ownCode,
    rows: async (world, text) =>
      read(codigosPropios.buscar, await world.call(`/codigo-propio/BuscarCodigoPropio/${encodeURIComponent(text)}`))
        .original,
  },
}

const searchActor = (world: Mundo, { trigger, rows }: Search) =>
  createActor(
    createTriggerSearch<Row>({
      ...trigger,
      limit: SEARCH_ROWS,
      textOf: ({ codigo, nombre }) => `${codigo} ${nombre}`,
    }).provide({
      actors: {
        fetchRows: fromPromise<SearchAnswer<Row>, { text: string }>(async ({ input }) => {
          searchOf(world).asked.push(input.text)
          const given = await rows(world, input.text)
          return { rows: given, truncated: given.length >= SEARCH_ROWS }
        }),
      },
    }),
  ).start()

interface Searching {
  actor: ReturnType<typeof searchActor> | null
  /** What the server was asked for. */
  readonly asked: string[]
}

const searchOf = perScenario<Searching>(() => ({ actor: null, asked: [] }))

/** Writes in the search of the scenario, in the place of what was there. */
export const typeIn = async (world: Mundo, kind: string, text: string): Promise<void> => {
  const search = SEARCHES[kind]
  assert.ok(search, `No se buscan ${kind}`)
  const scene = searchOf(world)
  scene.actor ??= searchActor(world, search)
  scene.actor.send({ type: 'text.changed', text })
  await waitFor(
    scene.actor,
    (snapshot) => snapshot.matches('idle') || snapshot.matches('results') || snapshot.matches('failed'),
  )
}

export const searchedFor = (world: Mundo): readonly string[] => searchOf(world).asked

/** Codes of what is offered; of a site, its number. */
export const found = (world: Mundo): readonly string[] =>
  searchOf(world)
    .actor?.getSnapshot()
    .context.visible.map(({ codigo }) => codigo) ?? []
