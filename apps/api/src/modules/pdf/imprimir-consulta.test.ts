import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  AMOXICILLIN,
  ANOTHER_CLEAR_CONSULTATION,
  CLEAR_CONSULTATION,
  IVABRADINE,
  LORATADINE,
  openMedications,
  type Medications,
} from '../../../../../tests/support/medications.ts'
import { readPdf } from '../../../../../tests/support/pdf-text.ts'

let medications: Medications
beforeAll(async () => {
  medications = await openMedications()
})
afterAll(() => medications.close())

const failure = (bytes: Uint8Array): unknown => JSON.parse(Buffer.from(bytes).toString('utf8'))
const all = (id: number) => medications.pdf({ tipo: 'consulta', id })

describe('todo lo de una consulta', () => {
  it('es un solo documento: cada orden con su número, sin lo que espera auditoría, y deja rastro de cada una', async () => {
    const first = await medications.order([await medications.line(AMOXICILLIN)], CLEAR_CONSULTATION)
    const second = await medications.order([await medications.line(LORATADINE, { frecuencia: 24 })], CLEAR_CONSULTATION)
    const pending = await medications.order(
      [await medications.line(IVABRADINE, { frecuencia: 12, duracion: 30 })],
      CLEAR_CONSULTATION,
    )
    const answer = await all(CLEAR_CONSULTATION)
    expect(answer.status).toBe(200)
    const { text, pages } = await readPdf(answer.bytes)
    expect(pages).toBeGreaterThan(1)
    expect(text).toContain('Amoxicilina')
    expect(text).toContain('Loratadina')
    expect(text).not.toContain('Ivabradina')
    const kept = await medications.server.db
      .selectFrom('documentos')
      .select(['orden_id', 'codigo'])
      .where('orden_id', 'in', [first, second, pending])
      .orderBy('orden_id')
      .execute()
    expect(kept.map(({ orden_id }) => orden_id)).toEqual([first, second])
    for (const { codigo } of kept) expect(text).toContain(`/verificar/${codigo}`)
  })

  it('dice que no hay nada, y no existe la que no existe', async () => {
    const empty = await all(ANOTHER_CLEAR_CONSULTATION)
    expect(empty.status).toBe(409)
    expect(failure(empty.bytes)).toMatchObject({ codigo: 'orden.sin_documento' })
    expect((await all(2_000_000_000)).status).toBe(404)
  })
})
