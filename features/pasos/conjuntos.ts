/** Sets of procedures, and the observation that several lines share. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { conjuntos } from '@cauce/contract/conjuntos'
import type { ShownSet } from '@cauce/domain/procedure/procedure-set'
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
