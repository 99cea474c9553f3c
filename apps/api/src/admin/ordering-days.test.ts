import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingDays } from '@cauce/domain/consultation/ordering-window'
import { settingOf } from '../db/setting.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { setOrderingDays } from './ordering-days.ts'
import { SettingProblem } from './post-qualification.ts'

const WHO = { who: 'operador-del-servidor', now: new Date('2026-11-21T15:00:00.000Z') }

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const inForce = async (day: string) =>
  orderingDays(await settingOf({ db: database.db, today: () => day }, 'consulta.dias_para_ordenar'))

it('cambia un plazo desde hoy, deja los demás y los días anteriores, y lo último del día es lo que rige', async () => {
  await setOrderingDays(database.db, { que: 'medicamentos', dias: '5', fuente: ' Comité médico ' }, WHO)
  expect(await setOrderingDays(database.db, { que: 'servicios', dias: '0', fuente: 'Acta 7' }, WHO)).toMatchObject({
    medicamentos: 5,
    servicios: 0,
  })
  expect(await inForce('2026-11-21')).toMatchObject({ medicamentos: 5, procedimientos: 30, servicios: 0 })
  expect(await inForce('2026-11-20')).toMatchObject({ medicamentos: 3, servicios: 30 })
  const row = await database.db
    .selectFrom('ajustes')
    .select('fuente')
    .where('clave', '=', 'consulta.dias_para_ordenar')
    .where('vigente_desde', '=', '2026-11-21')
    .executeTakeFirstOrThrow()
  expect(row.fuente).toBe('Acta 7 (orden del servidor: operador-del-servidor)')
  const entries = await database.db
    .selectFrom('auditoria')
    .select(['recurso_id', 'detalle'])
    .where('accion', '=', 'ajuste.cambiar')
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { recurso_id: 'consulta.dias_para_ordenar', detalle: { que: 'medicamentos', dias: 5, antes: 3 } },
    { recurso_id: 'consulta.dias_para_ordenar', detalle: { que: 'servicios', dias: 0, antes: 30 } },
  ])
})

it('no admite otra clase, días que no son de una cuenta ni una fuente vacía', async () => {
  const before = await inForce('2026-12-01')
  const right = { que: 'medicamentos', dias: '5', fuente: 'Comité médico' }
  for (const wrong of [
    { que: 'otra' },
    { que: 'toString' },
    { dias: '-1' },
    { dias: '2,5' },
    { dias: '9999' },
    { dias: '' },
    { fuente: ' ' },
  ])
    await expect(setOrderingDays(database.db, { ...right, ...wrong }, WHO)).rejects.toThrow(SettingProblem)
  expect(await inForce('2026-12-01')).toEqual(before)
})
