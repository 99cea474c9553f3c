import { expect, it } from 'vitest'
import { PERMISSIONS } from './permissions.ts'

it('has no key twice, nor an empty one', () => {
  expect(new Set(PERMISSIONS).size).toBe(PERMISSIONS.length)
  expect(PERMISSIONS.filter((key) => !/^[A-Za-z-]+(?:\.[A-Za-z-]+)+$/u.test(key))).toEqual([])
})

it('has no two keys that differ only in their case', () => {
  expect(new Set(PERMISSIONS.map((key) => key.toLowerCase())).size).toBe(PERMISSIONS.length)
})

it('has the keys of the menu as the specification writes them', () => {
  const written =
    'blog.vista agendamiento.medico cita.afiliados eventoAdverso.menu asegurador.menu contrato.menu farmacia.menu.vista panelmedico.atenciones autorizacion.menu transcripcion.menu siscac.vista historico.atenciones caracterizacion.menu asistenciaEducativa.gestionRiesgo empalme.listarFerrocarriles concurrencia.menu mesaAyuda.menu oncologia.enter referencia.menu rips.menu rias.menu fias.menu cuentasMedicas.vista tutelas.menu teleapoyo.vista domiciliaria.menu pqrsf.menu talentoHumano.menua solicitudes.menu estadistica.listar indicador.listar autogestion.menu sarlaft.vista medicinaLaboral.vista Sst.modulo reportes.vista modulo.permisos api.vista admin.enter referencia.seguimiento.todo'
  expect(written.split(' ').filter((key) => !PERMISSIONS.includes(key))).toEqual([])
})

it('has the keys on which the ordering chain depends', () => {
  expect(PERMISSIONS).toEqual(
    expect.arrayContaining(['blog.vista', 'panelmedico.atenciones', 'autorizacion.auditoria', 'cita.afiliados']),
  )
})
