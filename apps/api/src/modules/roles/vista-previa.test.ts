import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as Schema from 'effect/Schema'
import { roles as contract } from '@cauce/contract/roles'
import { openRoles, type RoleServer } from '../../../../../tests/support/roles.ts'

let roles: RoleServer
beforeAll(async () => {
  roles = await openRoles()
})
afterAll(() => roles.close())

const readImpact = Schema.decodeUnknownSync(contract.vistaPrevia.answer)
const preview = async (id: number | null, permisos: readonly string[], nombre = 'Rol de prueba') =>
  roles.call('POST', '/roles/vista-previa', { id, version: id === null ? null : 1, nombre, descripcion: '', permisos })

describe('the preview of a change', () => {
  it('says for whom, by name up to twenty, and what each notices', async () => {
    const id = await roles.addRole('Muchos', ['farmacia.kardex', 'talentoHumano.menua'])
    const other = await roles.addRole('Otro con kardex', ['farmacia.kardex'])
    for (let person = 0; person < 24; person += 1) {
      await roles.addPerson(`muchos${String(person).padStart(2, '0')}@cauce.demo`, person < 4 ? [id, other] : [id])
    }
    await roles.addPerson('muchos-inactiva@cauce.demo', [id], false)
    const impact = readImpact((await preview(id, ['cita.reporte'], 'Muchos')).body)
    expect(impact).toMatchObject({
      agregados: ['cita.reporte'],
      con_rol: 24,
      personas: 24,
      ganan: [{ clave: 'cita.reporte', personas: 24 }],
    })
    expect(impact.quitados.toSorted()).toEqual(['farmacia.kardex', 'talentoHumano.menua'])
    expect(impact.paginas).toEqual(
      expect.arrayContaining([
        { ruta: '/farmacia/kardex', titulo: 'Kardex', personas: 20 },
        { ruta: '/talentoHumano/induccionEspecifica', titulo: 'Inducción específica', personas: 24 },
      ]),
    )
    expect(impact.primeras).toHaveLength(20)
    expect(impact.primeras[0]).toMatchObject({ nombre: 'muchos00@cauce.demo', pierde: ['talentoHumano.menua'] })
    expect(impact.primeras[4]?.pierde.toSorted()).toEqual(['farmacia.kardex', 'talentoHumano.menua'])
  })

  it('saves nothing, and the saving concerns as many as it said', async () => {
    const id = await roles.addRole('Antes y después', ['cita.reporte'])
    await roles.addPerson('espera@cauce.demo', [id])
    const said = readImpact((await preview(id, [], 'Antes y después')).body)
    expect((await roles.read(id)).permisos).toEqual(['cita.reporte'])
    const saved = await roles.call('PUT', `/roles/${id}`, {
      nombre: 'Antes y después',
      descripcion: '',
      permisos: [],
      version: 1,
    })
    expect(Object(saved.body).personas).toBe(said.personas)
  })

  it('of a new role concerns nobody yet', async () => {
    const impact = readImpact((await preview(null, ['cita.reporte'])).body)
    expect(impact).toMatchObject({ agregados: ['cita.reporte'], con_rol: 0, personas: 0, primeras: [] })
  })

  it('fails for the reasons for which saving would', async () => {
    expect((await preview(null, [], 'Oncólogo')).status).toBe(422)
    expect((await preview(99_999, [])).status).toBe(404)
    expect(await preview(1, [], 'Administrador')).toMatchObject({ status: 409, body: { codigo: 'rol.administrador' } })
  })
})

const list = async (query: string) => Object((await roles.call('GET', `/roles?${query}`)).body)

describe('the list', () => {
  it('counts permissions and people, is searched without accents and sorted as Spanish does', async () => {
    const found = await list('texto=medico%20general')
    expect(found).toMatchObject({ total: 1, pagina: 1, por_pagina: 20 })
    expect(found.data[0]).toMatchObject({ nombre: 'Médico general', descripcion: 'Atiende y ordena', personas: 1 })
    const names = (await list('por_pagina=100')).data.map(({ nombre }: { nombre: string }) => nombre)
    expect(names).toEqual(names.toSorted(new Intl.Collator('es-CO').compare))
    const most = await list('orden=-permisos&por_pagina=1')
    expect(most.data.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Administrador'])
    expect(most.data[0].permisos).toBe(most.permisos)
    expect((await list('pagina=99')).data).toEqual([])
  })
})
