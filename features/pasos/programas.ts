/** The keys of the programs that connect: given once, and what can be done with them. */
import assert from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { clientes } from '@cauce/contract/clientes'
import { keepKey, keysOf, programOf } from '../soporte/cosas.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const UNKNOWN_KEY = `cauce_${'A'.repeat(43)}`

When(
  'crea el programa {string} y repite la solicitud porque no llegó la respuesta',
  async function (this: Mundo, nombre: string) {
    const headers = { 'idempotency-key': `crear ${nombre}`.replaceAll(' ', '-') }
    const create = async () => {
      const answer = await this.call('/cliente', { nombre, descripcion: null }, headers)
      keepKey(this, read(clientes.crear, answer).clave)
    }
    await create()
    await create()
  },
)

Then('las dos veces recibe la misma clave', function (this: Mundo) {
  const [last, first] = keysOf(this)
  assert.ok(first)
  assert.equal(last, first)
})

When('genera una clave nueva para {string}', async function (this: Mundo, nombre: string) {
  const { id, version } = await programOf(this, nombre)
  keepKey(this, read(clientes.nuevaClave, await this.call(`/cliente/${id}/clave`, { version })).clave)
})

When(
  /^(el programa|un programa desconocido) hace una llamada( con la clave anterior)?$/u,
  async function (this: Mundo, who: string, old: string | null) {
    const key = who === 'el programa' ? keysOf(this).at(old === null ? 0 : 1) : UNKNOWN_KEY
    assert.ok(key, 'El escenario no creó el programa')
    await this.call('/cliente', undefined, { 'x-cauce-cliente': key })
  },
)

Then('la llamada se atiende', function (this: Mundo) {
  assert.equal(this.answer?.status, 200)
})

Then(
  /^de "([^"]+)" se (sabe cuándo se usó|ven solo los últimos cuatro caracteres de su clave)$/u,
  async function (this: Mundo, nombre: string, what: string) {
    const program = await programOf(this, nombre)
    const [key = ''] = keysOf(this)
    if (what === 'sabe cuándo se usó') assert.notEqual(program.ultimo_uso_at, null)
    else {
      assert.equal(program.clave_final, key.slice(-4))
      assert.ok(!JSON.stringify(this.answer?.body).includes(key))
    }
  },
)
