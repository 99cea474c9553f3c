/** Who is attended: an older adult, a child, the kidneys, what is recorded of allergies and states, what is taken of elsewhere. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { alertas } from '@cauce/contract/alertas'
import { antecedentes } from '@cauce/contract/antecedentes'
import { consultas } from '@cauce/contract/consultas'
import { gestationInWords } from '@cauce/domain/antecedents/gestation'
import { CLOSING_REASON_CODES, CLOSING_REASONS } from '@cauce/domain/antecedents/closing-reason'
import { bogotaDate } from '@cauce/domain/calendar/bogota'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { askedOf, knowCreatinine, newPatient, noticesRead, weigh } from '../soporte/alertas.ts'
import { keptSigns } from '../soporte/historia-clinica.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

Given('que su historia tiene el diagnóstico {string}', async function (this: Mundo, codigo: string) {
  const { db } = await this.server()
  const { id } = await db.selectFrom('cie10').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()
  await db
    .insertInto('consulta_diagnosticos')
    .values({ consulta_id: this.consultaId, cie10_id: id, principal: true })
    .execute()
})

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

const SOURCE = 'paciente'

const whose = (world: Mundo) => ({ afiliado_id: askedOf(world).afiliadoId, consulta_id: world.consultaId })

const send = (world: Mundo, path: string, body: object) =>
  world.call(path, { ...whose(world), ...body }, { 'idempotency-key': randomUUID() })

When(
  /^anota su alergia (leve|moderada|grave) a la clase "([^"]*)", con "([^"]*)"$/u,
  async function (this: Mundo, severidad: string, nombre: string, reaccion: string) {
    const { path } = antecedentes.anotarAlergia
    const form = { tipo: 'clase', nombre, reaccion, severidad, certeza: 'referida', origen: SOURCE }
    const answer = await send(this, path, form)
    if (answer.status === 200) this.remembered.set('alergia', read(antecedentes.anotarAlergia, answer).id)
  },
)

When(
  /^anota que (sí|no) tiene (déficit de G6PD|un trasplante)$/u,
  async function (this: Mundo, has: string, what: string) {
    const tipo = what === 'un trasplante' ? 'trasplante' : 'g6pd'
    await send(this, antecedentes.anotarEstado.path, { tipo, presente: has === 'sí', origen: SOURCE })
  },
)

Then(
  /^la condición (no se comprueba|queda limpia|queda sin verificar)(?: porque "([^"]*)")?$/u,
  function (this: Mundo, how: string, why: string | null) {
    const { condicion } = noticesRead(this)
    if (how === 'no se comprueba') return assert.equal(condicion, null)
    assert.deepEqual(condicion, { por_que: why })
  },
)

When('anota que niega alergias', async function (this: Mundo) {
  await send(this, antecedentes.responderAlergias.path, { respuesta: 'niega', origen: SOURCE })
})

When('anota que no puede responder porque {string}', async function (this: Mundo, motivo: string) {
  await send(this, antecedentes.responderAlergias.path, { respuesta: 'no_responde', origen: SOURCE, motivo })
})

When('la cierra como {string} por {string}', async function (this: Mundo, como: string, reason: string) {
  const id = this.remembered.get('alergia')
  const razon = CLOSING_REASON_CODES.find((code) => CLOSING_REASONS[code] === reason)
  await send(this, antecedentes.cerrar.path, { clase: 'alergia', id, como, razon, motivo: '' })
})

When('la descarta porque {string}', async function (this: Mundo, motivo: string) {
  const id = this.remembered.get('alergia')
  await send(this, antecedentes.cerrar.path, { clase: 'alergia', id, como: 'refutada', motivo })
})

When(
  /^anota un embarazo (?:de (\d+) semanas, confirmado|sin semanas)$/u,
  async function (this: Mundo, weeks: string | null) {
    await send(this, antecedentes.anotarEstado.path, {
      tipo: 'gestacion',
      presente: true,
      semanas: weeks === null ? null : Number(weeks),
      origen: SOURCE,
      confirmado: true,
    })
  },
)

Then('en sus antecedentes está {string} como {string}', async function (this: Mundo, nombre: string, estado: string) {
  const path = antecedentes.leer.path.replace(':consulta', String(this.consultaId))
  const { alergias } = read(antecedentes.leer, await this.call(path))
  assert.deepEqual(
    alergias.map((each) => [each.nombre, each.estado]),
    [[nombre, estado]],
  )
})

Then(/^la consulta (?:dice "([^"]*)"|no dice ningún embarazo)$/u, async function (this: Mundo, words: string | null) {
  const path = consultas.consulta.path.replace(':id', String(this.consultaId))
  const { conocido } = read(consultas.consulta, await this.call(path))
  const gestation = conocido?.gestacion ?? null
  const said = gestation === null ? null : gestationInWords(gestation)
  assert.ok(words === null ? said === null : said?.startsWith(words), said ?? 'ningún embarazo')
})

Then('quedan los signos:', async function (this: Mundo, table: DataTable) {
  const signs = await keptSigns(this)
  for (const [name = '', value = ''] of table.raw()) assert.equal(signs[name], value, name)
})
