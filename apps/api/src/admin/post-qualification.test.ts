import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postQualification } from '../modules/incapacidades/catalogue-queries.ts'
import { openTestDatabase, type TestDatabase } from '../testing/database.ts'
import { SettingProblem, setPostQualification } from './post-qualification.ts'

const NOW = new Date('2026-11-21T15:00:00.000Z')
const WHO = { who: 'operador-del-servidor', now: NOW }
const TEXT = 'Calificado por la junta.'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db
    .insertInto('cie10')
    .values([
      { codigo: 'Z736', nombre: 'Limitación de actividades', busqueda: '' },
      { codigo: 'Z027', nombre: 'Certificado médico', busqueda: '' },
      { codigo: 'Z00-Z99', nombre: 'Capítulo', busqueda: '', seleccionable: false },
    ])
    .execute()
})
afterAll(() => database.close())

const inForce = (day: string) => postQualification(database.db, day)

describe('el ajuste de la clase posterior a la calificación', () => {
  it('trae uno desde la instalación', async () => {
    expect(await inForce('2026-11-21')).toMatchObject({ codigo: 'Z736' })
  })

  it('cambia desde hoy, y otra vez el mismo día queda lo último; los días anteriores siguen como estaban', async () => {
    expect(await setPostQualification(database.db, { codigo: 'z02.7', descripcion: ` ${TEXT} ` }, WHO)).toMatchObject({
      codigo: 'Z027',
    })
    expect(await inForce('2026-11-21')).toMatchObject({ codigo: 'Z027', descripcion: TEXT })
    expect(await inForce('2026-11-20')).toMatchObject({ codigo: 'Z736' })
    await setPostQualification(database.db, { codigo: 'Z736', descripcion: TEXT }, WHO)
    expect(await inForce('2026-12-01')).toMatchObject({ codigo: 'Z736', descripcion: TEXT })
    const entries = await database.db
      .selectFrom('auditoria')
      .select(['agente', 'recurso_id', 'detalle'])
      .where('accion', '=', 'ajuste.cambiar')
      .orderBy('id')
      .execute()
    expect(entries.map(({ detalle }) => detalle)).toEqual([{ codigo: 'Z027' }, { codigo: 'Z736' }])
    expect(entries[0]).toMatchObject({
      agente: 'operador-del-servidor',
      recurso_id: 'incapacidad.posterior_calificacion',
    })
  })

  it('no admite un diagnóstico que no se puede escoger ni un texto vacío o muy largo', async () => {
    for (const setting of [
      { codigo: 'Z00-Z99', descripcion: TEXT },
      { codigo: 'NADA', descripcion: TEXT },
      { codigo: 'Z736', descripcion: '  ' },
      { codigo: 'Z736', descripcion: 'x'.repeat(2_001) },
    ]) {
      await expect(setPostQualification(database.db, setting, WHO)).rejects.toThrow(SettingProblem)
    }
    expect(await inForce('2026-12-01')).toMatchObject({ codigo: 'Z736', descripcion: TEXT })
  })
})
