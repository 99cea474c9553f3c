/** The list of medications when what it asks is not answered, or cannot be added: its machine alone. */
import { When } from '@cucumber/cucumber'
import { emptyMedicationDraft } from '@cauce/domain/medication/draft'
import { PortFailure } from '@cauce/machines/failure'
import { startMedication } from '@cauce/machines/testing/medication-flow'
import { today } from '../soporte/flujos.ts'
import { article } from '../soporte/formulas.ts'
import type { Mundo } from '../soporte/mundo.ts'

When('ordena {string} en la lista y el servidor no responde', async function (this: Mundo, nombre: string) {
  const { add, order, ports, settled, context } = startMedication()
  await add(await article(this, nombre))
  await order()
  ports.generateOrder.last().reject(new PortFailure({}))
  await settled()
  this.remembered.set('mensaje', context().dialog?.mensaje)
})

When('vuelve a formular un medicamento que ya no está en el catálogo', function (this: Mundo) {
  const { actor, context } = startMedication()
  actor.send({ type: 'lines.prescribe', drafts: [emptyMedicationDraft(today())], hoy: today() })
  this.remembered.set('mensaje', context().notice?.message)
})
