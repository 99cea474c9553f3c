/** Lines over which another professional signs. */
import assert from 'node:assert/strict'
import { Then } from '@cucumber/cucumber'
import { ordenamiento } from '@cauce/contract/ordenamiento'
import { OrderType } from '@cauce/domain/ordering/order-type'
import { read } from '../soporte/respuestas.ts'
import { activeDrug } from '../soporte/medicamentos.ts'
import type { Mundo } from '../soporte/mundo.ts'

Then(
  'la línea de {string} queda {string} y su primer paso dice {string}',
  async function (this: Mundo, nombre: string, estado: string, paso: string) {
    const line = await activeDrug(this, nombre)
    assert.equal(line.estado.nombre, estado)
    const { movimientos } = read(
      ordenamiento.vidaLinea,
      await this.call(`/ordenamiento/vida/${OrderType.medications}/${line.id}`),
    )
    assert.equal(movimientos[0]?.motivo, paso)
  },
)
