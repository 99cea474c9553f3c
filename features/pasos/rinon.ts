/** The renal function with which the checks compare a line. */
import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import { antecedentes } from '@cauce/contract/antecedentes'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { randomUUID } from 'node:crypto'
import { askedOf, knowCreatinine, newPatient, noticesRead, weigh } from '../soporte/alertas.ts'
import type { Mundo } from '../soporte/mundo.ts'

/** A woman of those years. */
const patientOf = async (world: Mundo, years: number): Promise<number> => {
  const day = bogotaDate(Date.now())
  await newPatient(world, [], `${Number(day.slice(0, 4)) - years}${day.slice(4)}`)
  const { afiliadoId } = askedOf(world)
  assert.ok(afiliadoId !== null)
  return afiliadoId
}

const numberOf = (text: string): number => Number(text.replace(',', '.'))

Given(
  /^una paciente de (\d+) años(?: y (\d+) kg)? con creatinina de ([\d,]+) de hace (\d+) días$/u,
  async function (this: Mundo, years: string, weight: string | null, creatinine: string, ago: string) {
    const id = await patientOf(this, Number(years))
    await knowCreatinine(this, id, numberOf(creatinine), Number(ago))
    if (weight !== null) await weigh(this, this.consultaId, Number(weight))
  },
)

Given(/^que después se anotó una creatinina de ([\d,]+)$/u, async function (this: Mundo, creatinine: string) {
  const { db } = await this.server()
  const { afiliado_id } = await db
    .selectFrom('orden_articulos')
    .select('afiliado_id')
    .where('id', '=', this.lineId)
    .executeTakeFirstOrThrow()
  await knowCreatinine(this, afiliado_id, numberOf(creatinine), 0)
})

Given(
  /^que su creatinina de hace (\d+) días es ([\d,]+)$/u,
  async function (this: Mundo, ago: string, creatinine: string) {
    const { db } = await this.server()
    const { afiliado_id } = await db
      .selectFrom('consultas')
      .select('afiliado_id')
      .where('id', '=', this.consultaId)
      .executeTakeFirstOrThrow()
    await knowCreatinine(this, afiliado_id, numberOf(creatinine), Number(ago))
  },
)

Given('una paciente de {int} años sin creatinina', async function (this: Mundo, years: number) {
  await knowCreatinine(this, await patientOf(this, years), null, 0)
})

const recordKidneys = (world: Mundo, state: object) =>
  world.call(
    antecedentes.anotarEstado.path,
    {
      afiliado_id: askedOf(world).afiliadoId,
      consulta_id: world.consultaId,
      tipo: 'funcion_renal',
      origen: 'historia',
      ...state,
    },
    { 'idempotency-key': randomUUID() },
  )

When(
  /^anota una creatinina de ([\d,]+)(?: de (hoy|mañana))?$/u,
  async function (this: Mundo, creatinine: string, when: string | null) {
    const day = addDays(bogotaDate(Date.now()), when === 'mañana' ? 1 : 0)
    const creatinina_fecha = when === null ? null : day
    await recordKidneys(this, { presente: false, creatinina: numberOf(creatinine), creatinina_fecha })
  },
)

When('anota una función renal {word}', async function (this: Mundo, grado: string) {
  await recordKidneys(this, { presente: true, grado })
})

Then(
  /^la función renal (no se comprueba|queda limpia|queda sin verificar)(?: porque "([^"]*)")?$/u,
  function (this: Mundo, how: string, why: string | null) {
    const { renal, hallazgos } = noticesRead(this)
    assert.deepEqual(
      hallazgos.filter(({ comprobacion }) => comprobacion === 'renal'),
      [],
    )
    if (why === null) return assert.deepEqual(renal, how === 'queda limpia' ? { por_que: null } : null)
    assert.ok(renal?.por_que?.startsWith(why), renal?.por_que ?? 'nada')
  },
)
