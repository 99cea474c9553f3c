/** What an affiliate reads of their orders and takes to another site; of nobody else's. */
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autogestion } from '@cauce/contract/autogestion'
import { openMedications, type Medications } from '../../../../../tests/support/medications.ts'
import { waitingLine } from '../../../../../tests/support/authorisations.ts'

const readSites = Schema.decodeUnknownSync(autogestion.sedes.answer)
const readPassports = Schema.decodeUnknownSync(autogestion.ordenes.answer)
const readFailure = Schema.decodeUnknownSync(
  Schema.Struct({
    codigo: Schema.String,
    error: Schema.String,
    errores: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
  }),
)

let clinic: Medications
let [own, stranger] = ['', '']
beforeAll(async () => {
  clinic = await openMedications()
  own = await clinic.server.login('afiliado@cauce.demo')
  stranger = await clinic.server.login('afiliada@cauce.demo')
})
afterAll(() => clinic.close())

const MINE = '43512887'
const call = (path: string, token: string, body: object, key: string = crypto.randomUUID()) =>
  clinic.server.call(`/api/autogestion/ordenes${path}`, { token, body, headers: { 'idempotency-key': key } })

/** A procedure of hers that is authorised. */
const authorised = async () => {
  const { linea_id: id } = await waitingLine(clinic.server.db, { afiliado: MINE, servicio: 'laboratorio' })
  await clinic.server.db.updateTable('orden_procedimientos').set({ estado_id: 4 }).where('id', '=', id).execute()
  return { tipo_orden_id: 2, id }
}
const sitesOf = async (line: object) => readSites((await call('/sedes', own, line)).body)
const lineOf = (id: number) =>
  clinic.server.db
    .selectFrom('orden_procedimientos')
    .select(['rep_id', 'motivo_direccionamiento'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const change = (line: object, rep_id: number, motivo = 'Queda más cerca', key?: string) =>
  call('/cambio-sede', own, { ...line, rep_id, motivo }, key)

describe('cambiar de sede', () => {
  it('la lleva a otra con contrato, deja por qué, y repetido no la cambia dos veces', async () => {
    const line = await authorised()
    const [first] = await sitesOf(line)
    expect(first).toBeDefined()
    const key = crypto.randomUUID()
    expect((await change(line, first?.id ?? 0, 'Queda más cerca', key)).status).toBe(200)
    expect((await change(line, first?.id ?? 0, 'Queda más cerca', key)).status).toBe(200)
    expect(await lineOf(line.id)).toEqual({
      rep_id: first?.id,
      motivo_direccionamiento: 'Lo pidió el afiliado: Queda más cerca',
    })
    const steps = await clinic.server.db
      .selectFrom('direccionamientos')
      .select('id')
      .where('orden_procedimientos_id', '=', line.id)
      .execute()
    expect(steps).toHaveLength(1)
    const passports = readPassports((await clinic.server.call('/api/autogestion/ordenes', { token: own })).body)
    expect(passports.find(({ id, tipo_orden_id }) => id === line.id && tipo_orden_id === 2)?.sede?.nombre).toBe(
      first?.nombre,
    )
  })

  it('una sede sin contrato o un motivo sin letras se dice en su campo, y nada cambia', async () => {
    const line = await authorised()
    const before = await lineOf(line.id)
    const bad = await change(line, 999_999)
    expect([bad.status, readFailure(bad.body).errores?.['rep_id']?.[0]]).toEqual([
      422,
      'Esa sede no tiene contrato vigente para lo que le ordenaron. Escoja otra de la lista.',
    ])
    const [first] = await sitesOf(line)
    const mute = await change(line, first?.id ?? 0, '...')
    expect([mute.status, Object.keys(readFailure(mute.body).errores ?? {})]).toEqual([422, ['motivo']])
    expect(await lineOf(line.id)).toEqual(before)
  })

  it('tres veces sí y la cuarta no; la de su IPS, ninguna', async () => {
    const line = await authorised()
    for (let made = 0; made < 3; made += 1) {
      const [next] = await sitesOf(line)
      expect((await change(line, next?.id ?? 0)).status).toBe(200)
    }
    expect(await sitesOf(line)).toEqual([])
    const fourth = await change(line, 1)
    expect([fourth.status, readFailure(fourth.body).error]).toEqual([
      409,
      'Ya la cambió de sede 3 veces. Para cambiarla otra vez, pídalo a quien la ordenó.',
    ])
    const primary = await authorised()
    await clinic.server.db
      .updateTable('orden_procedimientos')
      .set({ direccionamieno_automatico: true })
      .where('id', '=', primary.id)
      .execute()
    expect(readFailure((await change(primary, 1)).body).error).toMatch(/^Esta orden se atiende en su IPS\./u)
  })

  it('otro afiliado no la ve ni la cambia', async () => {
    const line = await authorised()
    expect((await call('/sedes', stranger, line)).status).toBe(404)
    expect((await call('/cambio-sede', stranger, { ...line, rep_id: 1, motivo: 'Mía' })).status).toBe(404)
  })

  it('de diez cambios a la vez se hacen tres', async () => {
    const line = await authorised()
    const sites = await sitesOf(line)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => change(line, sites[n % sites.length]?.id ?? 0)),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(done.length).toBeLessThanOrEqual(3)
    expect(done.length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true)
  })
})
