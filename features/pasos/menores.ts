/** A child, its weight and when it was taken: what its doses are compared with. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { newPatient, noticesRead, weigh } from '../soporte/alertas.ts'
import type { Mundo } from '../soporte/mundo.ts'

const today = (): string => bogotaDate(Date.now())

/** Who has lived those months, and some days of the next. */
const bornBefore = (months: number): string => {
  const [year = 0, month = 0] = addDays(today(), -1).split('-').map(Number)
  const whole = year * 12 + month - 1 - months
  return `${Math.floor(whole / 12)}-${String((whole % 12) + 1).padStart(2, '0')}-01`
}

Given(
  /^un niño de (\d+) meses (?:sin peso|y (\d+) kg)(?: de hace (\d+) días)?$/u,
  async function (this: Mundo, months: number, kg: number | null, ago: number | null) {
    await newPatient(this, [], bornBefore(months))
    if (kg !== null) await weigh(this, this.consultaId, kg, ago ?? 0)
  },
)

Given('que ese paciente tiene {int} meses', async function (this: Mundo, months: number) {
  const { db } = await this.server()
  const whose = db.selectFrom('consultas').select('afiliado_id').where('id', '=', this.consultaId)
  await db
    .updateTable('afiliados')
    .set({ fecha_nacimiento: bornBefore(months) })
    .where('id', '=', whose)
    .execute()
})

Given('que después se pesó y son {int} kg', async function (this: Mundo, peso: number) {
  const { db } = await this.server()
  await db.updateTable('medidas').set({ peso }).where('consulta_id', '=', this.consultaId).execute()
})

Given('que el peso de los mayores de 2 años vale {int} días', async function (this: Mundo, days: number) {
  const { db } = await this.server()
  const valor = JSON.stringify({ desde_2: days })
  await db
    .insertInto('ajustes')
    .values({ clave: 'alertas.dias_peso', valor, vigente_desde: today(), fuente: 'Prueba' })
    .execute()
})

Given('que el catálogo no tiene dosis pediátricas', async function (this: Mundo) {
  const { db } = await this.server()
  await db.deleteFrom('dosis_pediatricas').execute()
})

When('pregunta por lo que hay que revisar de ese paciente', async function (this: Mundo) {
  await this.call(alertas.porRevisar.path, { consulta_id: this.consultaId })
})

Then('la dosis queda sin verificar porque {string}', function (this: Mundo, why: string) {
  const { dosis_sin_verificar, rango_conocido, hallazgos } = noticesRead(this)
  assert.deepEqual([rango_conocido, hallazgos.filter(({ comprobacion }) => comprobacion === 'dosis')], [false, []])
  assert.ok(dosis_sin_verificar?.includes(why), dosis_sin_verificar ?? 'nada')
})
