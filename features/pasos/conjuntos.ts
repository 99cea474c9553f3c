/** Sets of procedures, and the observation that several lines share. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { conjuntos } from '@cauce/contract/conjuntos'
import { linesToAdd, NOTHING_TO_ADD, type ShownSet } from '@cauce/domain/procedure/procedure-set'
import { orderContext, runningOrder, settled, today } from '../soporte/flujos.ts'
import { acceptHistory } from '../soporte/listas-por-ordenar.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const setNamed = async (world: Mundo, nombre: string): Promise<ShownSet | undefined> =>
  read(conjuntos.listar, await world.call('/ordenamiento/conjuntos')).find((each) => each.nombre === nombre)

When(
  /^guarda (la lista|una lista vacía) como el conjunto "([^"]*)"(, compartido)?$/u,
  async function (this: Mundo, which: string, nombre: string, shared: string | null) {
    const lineas = (which === 'la lista' ? orderContext(this).items : []).map(
      ({ procedimiento, cantidad, observacion }) => ({
        procedimiento_id: procedimiento.id,
        cantidad,
        observacion,
      }),
    )
    await this.call('/ordenamiento/conjuntos/guardar', { nombre, compartido: shared !== null, lineas })
  },
)

When('usa el conjunto {string}', async function (this: Mundo, nombre: string) {
  const set = await setNamed(this, nombre)
  assert.ok(set, `No hay un conjunto ${nombre}`)
  runningOrder(this).send({ type: 'set.added', lines: set.lineas, hoy: today() })
  await settled(this)
  await acceptHistory(this)
})

When('intenta borrar el conjunto {string}', async function (this: Mundo, nombre: string) {
  const set = await setNamed(this, nombre)
  await this.call('/ordenamiento/conjuntos/eliminar', { id: set?.id })
})

When('pone a todas las líneas la observación {string}', function (this: Mundo, observacion: string) {
  runningOrder(this).send({ type: 'items.observed', observacion })
})

Then(/^(no )?tiene el conjunto "([^"]*)"$/u, async function (this: Mundo, not: string | null, nombre: string) {
  assert.equal((await setNamed(this, nombre)) === undefined, not !== null)
})

Then('las líneas por ordenar dicen {string}', function (this: Mundo, all: string) {
  const said = orderContext(this).items.map(
    ({ procedimiento, observacion }) => `${procedimiento.codigo} ${observacion}`,
  )
  assert.equal(said.join(', '), all)
})

const FIRST_ID = 900_000_000
const many = (count: number) => Array.from({ length: count }, (_, at) => FIRST_ID + at)

/** Ids of the procedures, their quantity, and how many sets are kept before, by what is wrong. */
const WRONG: Readonly<
  Record<string, { readonly ids: readonly number[]; readonly cantidad: number; readonly before: number }>
> = {
  'el mismo procedimiento': { ids: [1, 1], cantidad: 1, before: 0 },
  'uno que no existe': { ids: many(1), cantidad: 1, before: 0 },
  '31 procedimientos': { ids: many(31), cantidad: 1, before: 0 },
  'cantidad 0': { ids: [1], cantidad: 0, before: 0 },
  'cantidad 10000': { ids: [1], cantidad: 10_000, before: 0 },
  '50 conjuntos ya guardados': { ids: [1], cantidad: 1, before: 50 },
}

When(
  /^guarda un conjunto con (el mismo procedimiento|uno que no existe|31 procedimientos|cantidad 0|cantidad 10000|50 conjuntos ya guardados)$/u,
  async function (this: Mundo, what: string) {
    const wrong = WRONG[what]
    assert.ok(wrong, what)
    const { db } = await this.server()
    const real = await db.selectFrom('cups').select('id').orderBy('id').executeTakeFirstOrThrow()
    const lineas = wrong.ids.map((id) => ({
      procedimiento_id: id === 1 ? real.id : id,
      cantidad: wrong.cantidad,
      observacion: 'Control',
    }))
    for (let each = 0; each < wrong.before; each += 1) {
      await this.call('/ordenamiento/conjuntos/guardar', { nombre: `Lleno ${each}`, compartido: false, lineas })
    }
    await this.call('/ordenamiento/conjuntos/guardar', { nombre: 'Mal hecho', compartido: false, lineas })
  },
)

Then('la respuesta del conjunto dice {string}', function (this: Mundo, text: string) {
  assert.ok(JSON.stringify(this.answer?.body).includes(text), JSON.stringify(this.answer?.body))
})

Then('al usar un conjunto que la lista ya tiene se lee {string}', function (this: Mundo, text: string) {
  const { items } = orderContext(this)
  assert.equal(linesToAdd(items, items).length, 0)
  assert.equal(NOTHING_TO_ADD, text)
})
