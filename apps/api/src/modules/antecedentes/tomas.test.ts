import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOrdering, type Ordering } from '../../../../../tests/support/ordering.ts'
import { outsideAt } from './outside-queries.ts'

let ordering: Ordering
beforeAll(async () => {
  ordering = await openOrdering()
})
afterAll(() => ordering.close())

const VISIT = 22
const drug = async (nombre: string): Promise<number> => {
  const { id } = await ordering.server.db
    .selectFrom('medicamentos')
    .select('id')
    .where('nombre', '=', nombre)
    .executeTakeFirstOrThrow()
  return id
}
const affiliate = async (): Promise<number> => {
  const { afiliado_id } = await ordering.server.db
    .selectFrom('consultas')
    .select('afiliado_id')
    .where('id', '=', VISIT)
    .executeTakeFirstOrThrow()
  return afiliado_id
}
const post = async (path: string, body: object) =>
  ordering.post(`/antecedentes/${path}`, { afiliado_id: await affiliate(), consulta_id: VISIT, ...body })
const read = async () => (await ordering.get(`/antecedentes/consulta/${VISIT}`)).body
const found = async (texto: string) => (await ordering.post('/antecedentes/tomas/buscar', { texto })).body
const TOLD = { indicado_por: 'otro_medico', origen: 'paciente' }

it('una dosis en números suma en el día, y lo que se cierra deja de sumar', async () => {
  const name = 'Acetaminofén 500 mg tableta'
  const codesumi_id = await drug(name)
  const notices = async () => {
    const linea = { codesumi_id, via: 'Oral', dosis: 2, frecuencia: 6, tiempo: 'Horas' }
    const { body } = await ordering.post('/alertas/avisos', { consulta_id: VISIT, linea, seleccionados: [] })
    const { hallazgos } = Object(body)
    return Array.isArray(hallazgos) ? hallazgos.map((each) => String(Object(each).titulo)) : []
  }
  const dose = { dosis: 1, frecuencia: 8, unidad_tiempo: 'Horas' }
  const recorded = await post('tomas', { ...TOLD, tipo: 'medicamento', codesumi_id, nombre: name, ...dose })
  expect(recorded).toMatchObject({ status: 200, body: { comparable: true } })
  const told = await notices()
  expect(told.some((titulo) => titulo.includes('en todo el día'))).toBe(true)
  expect(told.some((titulo) => titulo.includes('(según el paciente, indicado por otro médico)'))).toBe(true)
  expect(await post('tomas', { ...TOLD, tipo: 'medicamento', codesumi_id, nombre: name })).toMatchObject({
    status: 409,
    body: { codigo: 'toma.repetida' },
  })
  const { id } = Object(recorded.body)
  const closing = { clase: 'toma', id, como: 'dejada', motivo: 'Le dolía el estómago' }
  expect(await post('cerrar', { ...closing, como: 'refutada' })).toMatchObject({ status: 422 })
  expect(await post('cerrar', { ...closing, hasta: '2199-01-01' })).toMatchObject({ status: 422 })
  expect(await post('cerrar', closing)).toMatchObject({ status: 200 })
  expect(await post('cerrar', closing)).toMatchObject({ status: 409 })
  expect(await notices()).toEqual([])
  expect(await read()).toMatchObject({ tomas_preguntadas: true, tomas: [{ estado: 'dejada', toma_hoy: false }] })
})

it('una presentación que no existe, o nada escrito, se dice en su campo', async () => {
  expect(await post('tomas', { ...TOLD, tipo: 'medicamento', codesumi_id: 2_000_000_000, nombre: 'X' })).toMatchObject({
    status: 422,
  })
  expect(await post('tomas', { ...TOLD, tipo: 'otra', nombre: '12' })).toMatchObject({ status: 422 })
  expect(await post('tomas', { ...TOLD, tipo: 'otra', nombre: 'Té', hasta: '2026-02-30' })).toMatchObject({
    status: 422,
  })
})

it('la búsqueda trae principios, presentaciones y las plantas que el conocimiento nombra', async () => {
  expect(await found('wa')).toEqual([])
  expect(await found('warfarina')).toMatchObject([{ tipo: 'principio', nombre: 'Warfarina' }, { tipo: 'medicamento' }])
  expect(await found('san juan')).toMatchObject([{ tipo: 'otra', nombre: 'Hipérico' }])
})

it('en un esquema cuenta igual', async () => {
  await post('tomas', { ...TOLD, tipo: 'principio', nombre: 'Warfarina' })
  const { body } = await ordering.post('/alertas/comprobar-esquema', {
    consulta_id: VISIT,
    principios: ['Capecitabina'],
  })
  expect(JSON.stringify(body)).toContain('Warfarina (según el paciente, indicado por otro médico)')
})

it('un documento dice lo que se sabía en su momento', async () => {
  const { db } = ordering.server
  const before = new Date(Date.now() - 60_000)
  const id = await affiliate()
  expect(await outsideAt(db, id, before)).toEqual({ preguntado: false, tomas: [] })
  const now = await outsideAt(db, id, new Date())
  expect(now).toMatchObject({ preguntado: true, tomas: [{ nombre: 'Warfarina', hasta: null }] })
})

it('la base no borra ni reabre lo anotado', async () => {
  const { db } = ordering.server
  await expect(db.deleteFrom('tomas_externas').execute()).rejects.toThrow(/closed, not deleted/u)
  await expect(
    db.updateTable('tomas_externas').set({ estado: 'vigente' }).where('estado', '=', 'dejada').execute(),
  ).rejects.toThrow(/does not change/u)
})
