/** Fifty at once: exactly one wins, the others get what the rules say, and nothing is left half done. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answered } from '../support/server.ts'
import { BLOOD_COUNT, COLONOSCOPY, GASTROSCOPY, type Ordering, ULTRASOUND, openOrdering } from '../support/ordering.ts'

const AT_ONCE = 50

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const together = <T>(count: number, one: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)))

/** How many answers there are of each status and code, such as `{ 200: 1, '409 consentimiento.ya_firmado': 49 }`. */
const tally = (answers: readonly Answered[]): Record<string, number> => {
  const count: Record<string, number> = {}
  for (const { status, body } of answers) {
    const code: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'codigo') : undefined
    const key = typeof code === 'string' ? `${status} ${code}` : String(status)
    count[key] = (count[key] ?? 0) + 1
  }
  return count
}

const rowsOf = async (orderId: number) => {
  const { db } = ordering.server
  const lines = await db.selectFrom('orden_procedimientos').selectAll().where('orden_id', '=', orderId).execute()
  const ids = [0, ...lines.map(({ id }) => id)]
  const moves = await db
    .selectFrom('orden_movimientos')
    .selectAll()
    .where('orden_procedimientos_id', 'in', ids)
    .orderBy('id')
    .execute()
  const routes = await db
    .selectFrom('direccionamientos')
    .selectAll()
    .where('orden_procedimientos_id', 'in', ids)
    .orderBy('id')
    .execute()
  return { lines, moves, routes }
}

describe('cincuenta a la vez', () => {
  it('el mismo pedido con la misma clave: una sola orden y la misma respuesta para todos', async () => {
    const items = [await ordering.item(BLOOD_COUNT), await ordering.item(COLONOSCOPY)]
    const before = await ordering.counts()
    const answers = await together(AT_ONCE, () =>
      ordering.post('/ordenamiento/generarOrdenamiento/1/2', items, { key: 'cincuenta-iguales' }),
    )
    expect(tally(answers)).toEqual({ 200: AT_ONCE })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const after = await ordering.counts()
    expect(after.ordenes - before.ordenes).toBe(1)
    expect(after.orden_procedimientos - before.orden_procedimientos).toBe(2)
    expect(after.orden_movimientos - before.orden_movimientos).toBe(2)
    expect(after.auditoria - before.auditoria).toBe(1)
    expect(after.idempotencia - before.idempotencia).toBe(1)
  })

  it('la misma clave con cuerpos distintos: una orden, y a los demás se les niega', async () => {
    const items = await together(AT_ONCE, (index) => ordering.item(BLOOD_COUNT, { observacion: `Control ${index}` }))
    const before = await ordering.counts()
    const answers = await Promise.all(
      items.map((item) =>
        ordering.post('/ordenamiento/generarOrdenamiento/1/2', [item], { key: 'cincuenta-distintas' }),
      ),
    )
    expect(tally(answers)).toEqual({ 200: 1, '409 idempotencia.otro_cuerpo': AT_ONCE - 1 })
    expect((await ordering.counts()).ordenes - before.ordenes).toBe(1)
  })

  it('consentimientos de la misma línea, cada uno con su clave: uno se guarda', async () => {
    const order = await ordering.order([GASTROSCOPY])
    const body = await ordering.consent(order.id, GASTROSCOPY)
    const answers = await together(AT_ONCE, (index) =>
      ordering.post('/consultas/foto', body, { key: `consentimiento-${order.id}-${index}` }),
    )
    expect(tally(answers)).toEqual({ 200: 1, '409 consentimiento.ya_firmado': AT_ONCE - 1 })
    const { db } = ordering.server
    const saved = await db.selectFrom('consentimientos').select('id').where('orden_id', '=', order.id).execute()
    expect(saved).toHaveLength(1)
    const documents = await db.selectFrom('documentos').select('id').where('orden_id', '=', order.id).execute()
    expect(documents).toHaveLength(1)
    const entries = await db
      .selectFrom('auditoria')
      .select('id')
      .where('accion', '=', 'consentimiento.firmar')
      .where('recurso_id', '=', String(saved[0]?.id))
      .execute()
    expect(entries).toHaveLength(1)
  })

  it('la mitad acepta y la mitad disiente: la línea dice lo mismo que el consentimiento guardado', async () => {
    const order = await ordering.order([GASTROSCOPY])
    const yes = await ordering.consent(order.id, GASTROSCOPY)
    const no = { ...yes, aceptacion_consentimiento: 'No', nombre_profesional: 'Laura Restrepo' }
    const answers = await together(20, (index) => ordering.post('/consultas/foto', index % 2 === 0 ? yes : no))
    expect(tally(answers)).toEqual({ 200: 1, '409 consentimiento.ya_firmado': 19 })
    const { db } = ordering.server
    const saved = await db
      .selectFrom('consentimientos as k')
      .innerJoin('orden_procedimientos as l', 'l.id', 'k.orden_procedimientos_id')
      .select(['k.estado', 'l.consentimiento'])
      .where('k.orden_id', '=', order.id)
      .execute()
    expect(saved).toHaveLength(1)
    expect(saved[0]?.consentimiento).toBe(saved[0]?.estado)
  })

  it('anulaciones de la misma línea: una anula y las demás saben que ya no se puede', async () => {
    const { id, lines } = await ordering.order([BLOOD_COUNT])
    const body = { linea_id: lines[0]?.id, evento: 'anular', motivo: 'Se ordenó dos veces' }
    const answers = await together(AT_ONCE, () => ordering.post('/ordenamiento/mover-linea/2', body))
    expect(tally(answers)).toEqual({ 200: 1, '409 orden.transicion_no_permitida': AT_ONCE - 1 })
    expect((await rowsOf(id)).moves.map(({ evento }) => evento)).toEqual(['crear', 'anular'])
  })
})

describe('dos que no deben pisarse', () => {
  it('dos cambios de sede: quedan los dos en la historia, en cadena, y la línea tiene el último', async () => {
    const { id, lines } = await ordering.order([ULTRASOUND])
    const sites = await ordering.server.db
      .selectFrom('reps')
      .select('id')
      .where('activo', '=', true)
      .orderBy('id')
      .limit(2)
      .execute()
    const answers = await Promise.all(
      sites.map((site) =>
        ordering.post('/ordenamiento/asignarDireccionamiento', {
          orden_procedimientos_id: lines[0]?.id,
          rep_id: site.id,
          motivo: 'Le queda más cerca',
        }),
      ),
    )
    expect(tally(answers)).toEqual({ 200: 2 })
    const { lines: rows, routes } = await rowsOf(id)
    expect(routes).toHaveLength(2)
    expect(routes[0]?.rep_anterior_id).toBe(null)
    expect(routes[1]?.rep_anterior_id).toBe(routes[0]?.rep_id)
    expect(rows[0]).toMatchObject({ rep_id: routes[1]?.rep_id, direccionamiento_id: routes[1]?.id })
  })

  it('anular y prestar: solo una de las dos sucede', async () => {
    const admin = await ordering.server.login('admin@cauce.demo')
    for (let round = 0; round < 10; round += 1) {
      const { id, lines } = await ordering.order([BLOOD_COUNT])
      const move = (evento: string) =>
        ordering.post(
          '/ordenamiento/mover-linea/2',
          { linea_id: lines[0]?.id, evento, motivo: 'Prueba de carrera' },
          { token: admin },
        )
      const answers = await Promise.all([move('anular'), move('prestar')])
      expect(tally(answers)).toEqual({ 200: 1, '409 orden.transicion_no_permitida': 1 })
      expect((await rowsOf(id)).moves).toHaveLength(2)
    }
  })

  it('anular y firmar el consentimiento: nunca queda firmada una línea que ya estaba anulada', async () => {
    const order = await ordering.order([GASTROSCOPY])
    const consent = await ordering.consent(order.id, GASTROSCOPY)
    const annul = { linea_id: order.lines[0]?.id, evento: 'anular', motivo: 'El paciente no vuelve' }
    const [signed, annulled] = await Promise.all([
      ordering.post('/consultas/foto', consent),
      ordering.post('/ordenamiento/mover-linea/2', annul),
    ])
    expect(annulled.status).toBe(200)
    const { db } = ordering.server
    const entries = await db
      .selectFrom('auditoria')
      .select('accion')
      .where('accion', 'in', ['consentimiento.firmar', 'orden.anular'])
      .where('created_at', '>=', new Date(Date.now() - 60_000))
      .where((eb) =>
        eb.or([
          eb('recurso_id', '=', String(order.lines[0]?.id)),
          eb(eb.cast<string>('detalle', 'text'), 'like', `%"orden_procedimientos_id": ${order.lines[0]?.id},%`),
        ]),
      )
      .orderBy('id')
      .execute()
    const happened = entries.map(({ accion }) => accion)
    if (signed.status === 200) expect(happened).toEqual(['consentimiento.firmar', 'orden.anular'])
    else expect(happened).toEqual(['orden.anular'])
    const { lines } = await rowsOf(order.id)
    expect(lines[0]?.consentimiento).toBe(signed.status === 200 ? 'firmado' : 'por_firmar')
  })

  it('ordenar en una consulta mientras se anula otra orden del mismo afiliado: las dos salen bien', async () => {
    const first = await ordering.order([BLOOD_COUNT])
    const item = await ordering.item(COLONOSCOPY)
    const [ordered, annulled] = await Promise.all([
      ordering.post('/ordenamiento/generarOrdenamiento/1/2', [item], { key: `nueva-${first.id}` }),
      ordering.post('/ordenamiento/mover-linea/2', {
        linea_id: first.lines[0]?.id,
        evento: 'anular',
        motivo: 'Se ordenó dos veces',
      }),
    ])
    expect([ordered.status, annulled.status]).toEqual([200, 200])
  })

  it('dos PDF de la misma orden a la vez: un documento vigente', async () => {
    const { id } = await ordering.order([BLOOD_COUNT])
    const answers = await together(8, () => ordering.pdf('/pdf', { tipo: 'servicio', id }))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const documents = await ordering.server.db
      .selectFrom('documentos')
      .select('estado')
      .where('orden_id', '=', id)
      .execute()
    expect(documents.filter(({ estado }) => estado === 'vigente')).toHaveLength(1)
  })
})
