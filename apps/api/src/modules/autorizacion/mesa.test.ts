/** The desk as its people use it: the next case, an approval, a part, a denial with its second doctor, and what never happens. */
import * as Schema from 'effect/Schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isAuthorisationNumber } from '@cauce/domain/authorisation/authorisation-number'
import { openMedications, type Medications } from '../../../../../tests/support/medications.ts'
import { DENIAL, waitingLine } from '../../../../../tests/support/authorisations.ts'

const readMoved = Schema.decodeUnknownSync(
  Schema.Struct({ id: Schema.Int, version: Schema.Int, estado: Schema.String }),
)
const readFailure = Schema.decodeUnknownSync(Schema.Struct({ codigo: Schema.String, error: Schema.String }))

let clinic: Medications
let [auditor, other, concept, doctor] = ['', '', '', '']
beforeAll(async () => {
  clinic = await openMedications()
  const login = (name: string) => clinic.server.login(`${name}@cauce.demo`)
  auditor = await login('auditor')
  other = await login('auditor2')
  concept = await login('concepto')
  doctor = await login('medico')
})
afterAll(() => clinic.close())

const call = (path: string, token: string, body: object, key: string = crypto.randomUUID()) =>
  clinic.server.call(`/api${path}`, { token, body, headers: { 'idempotency-key': key } })
const move = async (id: number, evento: string, token: string, more: object = {}) => {
  const { version } = await stored(id)
  return call('/autorizaciones/mover', token, { id, version, evento, ...more })
}
const approve = (linea_id: number, token: string) =>
  call('/ordenamiento/mover-linea/2', token, { linea_id, evento: 'aprobar', motivo: 'Pertinente' })
const stored = (id: number) =>
  clinic.server.db.selectFrom('autorizaciones').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const lineOf = (id: number) =>
  clinic.server.db.selectFrom('orden_procedimientos').select('estado_id').where('id', '=', id).executeTakeFirstOrThrow()
const told = async (autorizacion: number) =>
  (
    await clinic.server.db
      .selectFrom('eventos')
      .select(['nombre', 'payload'])
      .where('nombre', 'in', ['orden.autorizada', 'orden.negada', 'autorizacion.aprobada', 'autorizacion.negada'])
      .orderBy('id')
      .execute()
  )
    .filter(({ payload }) => Object(payload).autorizacion_id === autorizacion)
    .map(({ nombre }) => nombre)

describe('lo que espera', () => {
  it('vence al terminar el quinto día después de recibido, a las 24:00 de Bogotá, y no antes', async () => {
    const { id } = await waitingLine(clinic.server.db, { at: new Date('2026-12-01T14:00:00Z') })
    const { clase, vence_at } = await stored(id)
    expect([clase, vence_at.toISOString()]).toEqual(['no_prioritaria', '2026-12-07T05:00:00.000Z'])
  })

  it('diez que piden el siguiente a la vez tienen diez casos distintos', async () => {
    for (let made = 0; made < 10; made += 1) await waitingLine(clinic.server.db)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        call('/autorizaciones/siguiente', n % 2 === 0 ? auditor : other, { cola: 'servicios' }),
      ),
    )
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => readMoved(body).id)
    expect(ids).toHaveLength(10)
    expect(new Set(ids).size).toBe(10)
  })

  it('en una cola vacía se dice', async () => {
    const { status, body } = await call('/autorizaciones/siguiente', auditor, { cola: 'cirugia' })
    if (status === 200) return
    expect(readFailure(body).error).toBe('No hay nada por decidir en esta cola.')
  })
})

describe('aprobar', () => {
  it('da un número, una vigencia y autoriza la línea, y se lo dice a los demás', async () => {
    const { id, linea_id } = await waitingLine(clinic.server.db)
    await move(id, 'tomar', auditor)
    expect((await move(id, 'aprobar', auditor, { nota: 'Pertinente' })).status).toBe(200)
    const { numero, vigente_hasta, cantidad_autorizada, estado } = await stored(id)
    expect([estado, cantidad_autorizada]).toEqual(['aprobada', 1])
    expect(isAuthorisationNumber(numero ?? '')).toBe(true)
    expect(vigente_hasta).not.toBeNull()
    expect((await lineOf(linea_id)).estado_id).toBe(4)
    expect(await told(id)).toEqual(['orden.autorizada', 'autorizacion.aprobada'])
    const term = await clinic.server.db
      .selectFrom('terminos')
      .select('estado')
      .where('dueno_tipo', '=', 'autorizacion')
      .where('dueno_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(term.estado).toBe('cumplido')
  })

  it('cincuenta a la vez tienen cincuenta números seguidos', async () => {
    const ids: number[] = []
    for (let made = 0; made < 50; made += 1) {
      const { id } = await waitingLine(clinic.server.db)
      await move(id, 'tomar', made % 2 === 0 ? auditor : other)
      ids.push(id)
    }
    const before = await clinic.server.db
      .selectFrom('series')
      .select('ultimo')
      .where('serie', '=', 'autorizacion')
      .executeTakeFirst()
    const answers = await Promise.all(ids.map((id, n) => move(id, 'aprobar', n % 2 === 0 ? auditor : other)))
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200))
    const numbers = (await Promise.all(ids.map(stored))).map(({ numero }) => Number((numero ?? '').slice(4, 12)))
    const first = (before?.ultimo ?? 0) + 1
    expect(numbers.toSorted((a, b) => a - b)).toEqual(ids.map((_, n) => first + n))
  }, 60_000)

  it('de dos que deciden la misma, uno la decide y el otro sabe quién la tiene', async () => {
    const { id } = await waitingLine(clinic.server.db)
    await move(id, 'tomar', auditor)
    const { status, body } = await move(id, 'tomar', other)
    expect(status).toBe(409)
    expect(readFailure(body).codigo).toBe('autorizacion.tomada_por')
    expect(readFailure(body).error).toMatch(/^La está decidiendo Beatriz Helena Correa Sierra desde las /u)
    expect((await move(id, 'aprobar', other)).status).toBe(409)
  })

  it('quien la tomó y no hizo nada en quince minutos la deja para otra persona', async () => {
    const { id } = await waitingLine(clinic.server.db)
    await move(id, 'tomar', auditor)
    await clinic.server.db
      .updateTable('autorizaciones')
      .set({ tomada_at: new Date(Date.now() - 20 * 60_000) })
      .where('id', '=', id)
      .execute()
    expect((await move(id, 'tomar', other)).status).toBe(200)
    expect((await move(id, 'aprobar', auditor)).status).toBe(409)
    expect((await move(id, 'aprobar', other)).status).toBe(200)
  })
})

describe('negar', () => {
  it('exige el formato entero y un segundo médico que no propuso', async () => {
    const { id, linea_id } = await waitingLine(clinic.server.db)
    await move(id, 'tomar', auditor)
    const short = await move(id, 'proponer_negacion', auditor, { ...DENIAL, justificacion: 'x'.repeat(99) })
    expect([short.status, JSON.stringify(short.body)]).toEqual([
      422,
      expect.stringContaining('La justificación debe tener al menos 100 caracteres.'),
    ])
    const budget = await move(id, 'proponer_negacion', auditor, { ...DENIAL, causal: 'presupuesto' })
    expect(budget.status).toBe(422)
    expect((await move(id, 'proponer_negacion', auditor, DENIAL)).status).toBe(200)
    expect((await lineOf(linea_id)).estado_id).toBe(3)
    expect(readFailure((await move(id, 'confirmar_negacion', other)).body).codigo).toBe('autorizacion.sin_concepto')
    expect((await move(id, 'confirmar_negacion', concept)).status).toBe(200)
    expect((await stored(id)).estado).toBe('negada')
    expect((await lineOf(linea_id)).estado_id).toBe(5)
    expect(await told(id)).toEqual(['orden.negada', 'autorizacion.negada'])
  })

  it('quien propone no confirma, tampoco si tiene el permiso', async () => {
    const { id } = await waitingLine(clinic.server.db)
    await move(id, 'tomar', concept)
    await move(id, 'proponer_negacion', concept, DENIAL)
    const { status, body } = await move(id, 'confirmar_negacion', concept)
    expect([status, readFailure(body).error]).toEqual([403, 'El segundo concepto lo da otro profesional.'])
  })

  it('una parte se aprueba con su número y el resto se niega con su formato', async () => {
    const { id, linea_id } = await waitingLine(clinic.server.db, { cantidad: 20 })
    await move(id, 'tomar', auditor)
    expect((await move(id, 'proponer_negacion', auditor, { ...DENIAL, cantidad: '20' })).status).toBe(422)
    await move(id, 'proponer_negacion', auditor, { ...DENIAL, cantidad: '12' })
    expect((await move(id, 'confirmar_negacion', concept)).status).toBe(200)
    const { estado, cantidad_autorizada, numero } = await stored(id)
    expect([estado, cantidad_autorizada, numero === null]).toEqual(['aprobada_parcial', 12, false])
    expect((await lineOf(linea_id)).estado_id).toBe(4)
    const form = await clinic.server.db
      .selectFrom('negaciones')
      .select(['cantidad', 'causal'])
      .where('autorizacion_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(form).toEqual({ cantidad: 8, causal: 'no_pertinente' })
    expect(await told(id)).toEqual(['orden.autorizada', 'autorizacion.aprobada', 'autorizacion.negada'])
  })

  it('quien no está de acuerdo la devuelve a la cola', async () => {
    const { id, linea_id } = await waitingLine(clinic.server.db)
    await move(id, 'tomar', auditor)
    await move(id, 'proponer_negacion', auditor, DENIAL)
    expect((await move(id, 'rechazar_negacion', concept, { motivo: 'Tiene signos de alarma' })).status).toBe(200)
    const { estado, propuesta_por_user_id } = await stored(id)
    expect([estado, propuesta_por_user_id]).toEqual(['en_cola', null])
    expect((await lineOf(linea_id)).estado_id).toBe(3)
  })

  it('desde la línea no se niega', async () => {
    const { linea_id } = await waitingLine(clinic.server.db)
    const { status, body } = await call('/ordenamiento/mover-linea/2', auditor, {
      linea_id,
      evento: 'negar',
      motivo: 'No',
    })
    expect([status, readFailure(body)]).toEqual([
      409,
      {
        codigo: 'autorizacion.formato_negacion',
        error: 'Para negar use la mesa de autorizaciones: exige formato y segundo concepto.',
      },
    ])
  })

  it('la base no guarda una negación de una sola persona', async () => {
    const { id } = await waitingLine(clinic.server.db)
    const row = {
      ...DENIAL,
      causal: 'no_pertinente' as const,
      autorizacion_id: id,
      cantidad: 1,
      created_at: new Date(),
    }
    await expect(
      clinic.server.db
        .insertInto('negaciones')
        .values({ ...row, propone_user_id: 1, confirma_user_id: 1 })
        .execute(),
    ).rejects.toThrow(/check/u)
  })
})

describe('lo demás', () => {
  it('quien ordenó no decide su propia orden, aunque tenga el permiso', async () => {
    const { id } = await waitingLine(clinic.server.db)
    const { id: auditorId } = await clinic.server.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'auditor@cauce.demo')
      .executeTakeFirstOrThrow()
    await clinic.server.db
      .updateTable('autorizaciones')
      .set({ pedida_por_user_id: auditorId })
      .where('id', '=', id)
      .execute()
    const { status, body } = await move(id, 'tomar', auditor)
    expect([status, readFailure(body).error]).toEqual([403, 'Quien ordenó no puede decidir su propia orden.'])
  })

  it('devuelta la completa quien ordenó, y vuelve con el mismo plazo', async () => {
    const { id } = await waitingLine(clinic.server.db)
    await move(id, 'tomar', auditor)
    const { vence_at } = await stored(id)
    const few = await move(id, 'devolver', auditor, { falta: 'Justificación', mensaje: 'Falta' })
    expect(few.status).toBe(422)
    const asked = { falta: 'Justificación', mensaje: 'Falta la evolución de las últimas semanas' }
    expect((await move(id, 'devolver', auditor, asked)).status).toBe(200)
    const { body: mine } = await clinic.server.call('/api/autorizaciones/devueltas', { token: doctor })
    expect(JSON.stringify(mine)).toContain('Falta la evolución de las últimas semanas')
    const { version } = await stored(id)
    expect((await call('/autorizaciones/completar', auditor, { id, version, mensaje: 'Va' })).status).toBe(404)
    expect((await call('/autorizaciones/completar', doctor, { id, version, mensaje: 'Va la evolución' })).status).toBe(
      200,
    )
    const after = await stored(id)
    expect([after.estado, after.vence_at]).toEqual(['en_cola', vence_at])
  })

  it('anulada la orden, nadie la decide ya', async () => {
    const { id, linea_id } = await waitingLine(clinic.server.db)
    await move(id, 'tomar', auditor)
    const annul = await call('/ordenamiento/mover-linea/2', doctor, {
      linea_id,
      evento: 'anular',
      motivo: 'Se repitió',
    })
    expect(annul.status).toBe(200)
    expect((await stored(id)).estado).toBe('desistida')
    expect((await move(id, 'aprobar', auditor)).status).toBe(409)
  })

  it('aprobada desde su línea tiene su número; si otro la decide, no', async () => {
    const line = await waitingLine(clinic.server.db)
    expect((await approve(line.linea_id, auditor)).status).toBe(200)
    expect((await stored(line.id)).numero).not.toBeNull()
    const held = await waitingLine(clinic.server.db)
    await move(held.id, 'tomar', other)
    const { status, body } = await approve(held.linea_id, auditor)
    expect([status, readFailure(body).codigo]).toEqual([409, 'autorizacion.tomada_por'])
    expect((await lineOf(held.linea_id)).estado_id).toBe(3)
  })

  it('el caso dice qué se pide, por qué y con qué derechos', async () => {
    const { id } = await waitingLine(clinic.server.db)
    const { status, body } = await clinic.server.call(`/api/autorizaciones/evidencia/${id}`, { token: auditor })
    expect([status, Object(body).observacion, Object(body).codigo]).toEqual([
      200,
      'Cefalea súbita en estudio',
      '879111',
    ])
    expect(Object(body).derechos).toMatch(/Activo/u)
  })
})
