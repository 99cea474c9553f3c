/** Results of the laboratory: typed, corrected, awaited. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Given, Then, When } from '@cucumber/cucumber'
import { consultas } from '@cauce/contract/consultas'
import { resultados, type Results } from '@cauce/contract/resultados'
import { addDays } from '@cauce/domain/calendar/calendar-date'
import { ANALYTE_CODES, ANALYTES, type AnalyteCode } from '@cauce/domain/laboratory/analytes'
import { RESULT_CLASS_NAMES } from '@cauce/domain/laboratory/result-class'
import { today } from '../soporte/flujos.ts'
import type { Mundo } from '../soporte/mundo.ts'
import { read } from '../soporte/respuestas.ts'

const codeOf = (name: string): AnalyteCode => {
  const found = ANALYTE_CODES.find((code) => ANALYTES[code].nombre.includes(name))
  assert.ok(found, `Nadie mide ${name}`)
  return found
}

const resultsOf = async (world: Mundo): Promise<Results> =>
  read(resultados.leer, await world.call(resultados.leer.path.replace(':consulta', String(world.consultaId))))

const send = (world: Mundo, path: string, body: object) =>
  world.call(path, { consulta_id: world.consultaId, ...body }, { 'idempotency-key': randomUUID() })

interface Typed {
  readonly fecha?: string
  readonly linea_id?: number
  readonly confirmado?: boolean
}

const type = async (world: Mundo, valores: readonly object[], change: Typed = {}): Promise<void> => {
  await send(world, resultados.anotar.path, { fecha: today(), origen: 'digitado', valores, ...change })
  if (world.answer?.status === 200) world.remembered.set('resultado', read(resultados.anotar, world.answer).ids[0])
}

/** Of nobody. */
const NO_LINE = 2_000_000_000

When(
  /^anota el resultado "([^"]*)" de ([\d.]+)(?:(, leído otra vez)|( para la orden de otro paciente)| con el rango de (\d+) a (\d+))?$/u,
  async function (
    this: Mundo,
    name: string,
    valor: string,
    again: string | null,
    other: string | null,
    least: string | null,
    most: string | null,
  ) {
    const range = least === null ? {} : { referencia_min: Number(least), referencia_max: Number(most) }
    await type(this, [{ analito: codeOf(name), valor: Number(valor), ...range }], {
      ...(again === null ? {} : { confirmado: true }),
      ...(other === null ? {} : { linea_id: NO_LINE }),
    })
  },
)

When(
  /^anota (para mañana|del año 1901) el resultado "([^"]*)" de ([\d.]+)$/u,
  async function (this: Mundo, when: string, name: string, valor: string) {
    const fecha = when === 'para mañana' ? addDays(today(), 1) : '1901-05-01'
    await type(this, [{ analito: codeOf(name), valor: Number(valor) }], { fecha })
  },
)

When('anota dos veces el resultado {string} de {float}', async function (this: Mundo, name: string, valor: number) {
  const line = { analito: codeOf(name), valor }
  await type(this, [line, line])
})

When('anota resultados sin ninguno', async function (this: Mundo) {
  await type(this, [])
})

When('corrige ese resultado a {float} porque {string}', async function (this: Mundo, valor: number, motivo: string) {
  await send(this, resultados.corregir.path, { id: this.remembered.get('resultado'), valor, motivo })
})

Then('sus resultados dicen {string} {string}', async function (this: Mundo, name: string, words: string) {
  const { resultados: rows } = await resultsOf(this)
  const row = rows.find(({ analito }) => analito === codeOf(name))
  assert.equal(row?.clase === undefined || row.clase === null ? null : RESULT_CLASS_NAMES[row.clase], words)
})

Then('la creatinina de la dosis es {float}', async function (this: Mundo, valor: number) {
  const { creatinina } = read(consultas.historiaRegistro, await this.call(`/historia/registro/${this.consultaId}`))
  assert.equal(creatinina.valor, valor)
})

Given('que se le ordenó el procedimiento {string}', async function (this: Mundo, codigo: string) {
  const { db } = await this.server()
  const { id: cup_id } = await db.selectFrom('cups').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()
  const { afiliado_id, medico_user_id: user_id } = await db
    .selectFrom('consultas')
    .select(['afiliado_id', 'medico_user_id'])
    .where('id', '=', this.consultaId)
    .executeTakeFirstOrThrow()
  const { id: orden_id } = await db
    .insertInto('ordenes')
    .values({ consulta_id: this.consultaId, afiliado_id, tipo_orden_id: 2, user_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const day = today()
  const routed = { regla_direccionamiento: 'manual', motivo_direccionamiento: '', estado_id: 1 }
  const valid = { fecha_vigencia: day, fecha_vencimiento: addDays(day, 90) }
  await db
    .insertInto('orden_procedimientos')
    .values({ orden_id, afiliado_id, cup_id, cantidad: 1, observacion: '', ...routed, ...valid })
    .execute()
})

Then(
  /^(no )?está pendiente de resultado "([^"]*)"$/u,
  async function (this: Mundo, not: string | null, codigo: string) {
    const { pendientes } = await resultsOf(this)
    assert.equal(
      pendientes.some((line) => line.codigo === codigo),
      not === null,
    )
  },
)
